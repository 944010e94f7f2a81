// The start: laying out the galaxy, the auction, equipment, start planets.
#include <algorithm>
#include <map>
#include <set>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/duck_dealer/actions.h"
#include "tests/games/duck_dealer/fixtures.h"

namespace mallard::testing {
namespace {

using duck_dealer::Phase;
using duck_dealer::Planet;
using duck_dealer::State;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

TEST(DealerSetup, StartPlanetsGetOneMineOfEachRawGoodAndOneOfEachShipyard) {
  const Match match = Playing(5);
  std::set<int> mines, shipyards;
  for (int planet = 0; planet < 5; ++planet) {
    mines.insert(StateOf(match).planets[planet].mine);
    shipyards.insert(StateOf(match).planets[planet].shipyard);
    EXPECT_EQ(StateOf(match).planets[planet].built[duck_dealer::kShipyardSite], 0);
  }
  EXPECT_THAT(mines, ElementsAre(1, 2, 3, 4, 5));
  EXPECT_THAT(shipyards, ElementsAre(1, 2, 3, 4, 5));
}

TEST(DealerSetup, EveryOtherPlanetGetsAMineAndOneOfFifteenIsLeftOver) {
  const Match match = Playing();
  std::map<int, int> mines;
  for (int planet = 5; planet < 19; ++planet) {
    ++mines[StateOf(match).planets[planet].mine];
    EXPECT_EQ(StateOf(match).planets[planet].shipyard, 0);
  }
  EXPECT_EQ(mines.count(0), 0u);
  int pairs = 0;
  for (const auto& [mine, count] : mines) pairs += count == 2 ? 1 : 0;
  EXPECT_THAT(mines, SizeIs(5));
  EXPECT_EQ(pairs, 1) << "fourteen of fifteen";
}

TEST(DealerSetup, ConsumersLieInTheOpenByStage) {
  const Match match = Playing();
  const State& state = StateOf(match);
  ASSERT_EQ(state.stack_size, 15);
  std::vector<int> stages;
  for (int i = 0; i < 15; ++i) {
    stages.push_back(RulesOf(match).content().consumers[state.stack[i]].stage);
  }
  EXPECT_THAT(stages, ElementsAre(1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3));
}

TEST(DealerSetup, SeedsShuffleTheTiles) {
  const Match one = Playing(2, "", 1), two = Playing(2, "", 2);
  const auto differs = [&](auto member) {
    for (int i = 0; i < 19; ++i) {
      if (StateOf(one).planets[i].*member != StateOf(two).planets[i].*member) return true;
    }
    return false;
  };
  EXPECT_TRUE(differs(&Planet::mine));
  EXPECT_TRUE(differs(&Planet::shipyard));
  EXPECT_NE(std::vector<int>(StateOf(one).stack, StateOf(one).stack + 15),
            std::vector<int>(StateOf(two).stack, StateOf(two).stack + 15));
}

TEST(DealerSetup, PlayersDecideTheNumberOfSeats) {
  for (int players = 2; players <= 5; ++players) {
    EXPECT_EQ(Playing(players).seats(), players);
  }
}

TEST(DealerSetup, TheOrderComesFromTheSeedOrTheConfiguration) {
  std::set<int> first;
  for (uint64_t seed = 0; seed < 20; ++seed) {
    first.insert(StateOf(NewMatch(BaseRuleset("duck_dealer"), "players=3", seed)).order[0]);
  }
  EXPECT_THAT(first, ElementsAre(0, 1, 2));
  const Match match = NewMatch(BaseRuleset("duck_dealer"), "players=3 order=p3,p1,p2", 1);
  EXPECT_EQ(StateOf(match).asked_seat, 2);
  EXPECT_EQ(PlayerOf(match, 2).position, 1);
  EXPECT_EQ(PlayerOf(match, 1).position, 3);
}

TEST(DealerSetup, ImpossibleConfigurationsAreRefusedWithTheReason) {
  const std::pair<const char*, const char*> kCases[] = {
      {"order=p1,p1", "is not a player who is still missing"},
      {"order=p1", "must name all 2 players"},
      {"turns=25", "the turn track has 24 spaces only"},
      {"map=nowhere", "there is no map \"nowhere\""},
      {"mode=standart", "did you mean standard"},
  };
  const std::shared_ptr<const Ruleset> ruleset = BaseRuleset("duck_dealer");
  for (const auto& [options, message] : kCases) {
    Configuration configuration(ruleset->game().manifest());
    ASSERT_EQ(configuration.SetAll(options), absl::OkStatus());
    EXPECT_THAT(std::string(Match::Create(ruleset, configuration).status().message()),
                HasSubstr(message))
        << options;
  }
}

TEST(DealerSetup, EachPlayerFillsThreeSlotsWithAnythingInPlayerOrder) {
  Match match = NewMatch(BaseRuleset("duck_dealer"), "order=p2,p1", 1);
  EXPECT_FALSE(match.DecisionOf(0));
  EXPECT_THAT(LegalTexts(match, 1, "equip"),
              ElementsAre("equip hold", "equip navigator", "equip builder", "equip merchant"));
  for (const char* text : {"equip builder", "equip builder", "equip hold"}) MustDo(match, 1, text);
  EXPECT_EQ(StateOf(match).supply[duck_dealer::kBuildEnergy], 38) << "quarters are markers";
  EXPECT_EQ(PlayerOf(match, 1).capacity, 3) << "a hold for two and the small one";
  EXPECT_EQ(match.DecisionOf(0).kind, duck_dealer::kChooseEquipment);
}

TEST(DealerSetup, QuartersNeedAMarkerInTheSupply) {
  Match match = NewMatch(BaseRuleset("duck_dealer"), "order=p1,p2", 1);
  Edit(match).supply[duck_dealer::kBuildEnergy] = 0;
  EXPECT_THAT(LegalTexts(match, 0, "equip"),
              ElementsAre("equip hold", "equip navigator", "equip merchant"));
  EXPECT_EQ(Refusal(match, 0, "equip builder"), "there is no marker left for it");
}

TEST(DealerSetup, TwoShipsCannotStartOnTheSamePlanet) {
  Match match = NewMatch(BaseRuleset("duck_dealer"), "order=p1,p2", 1);
  for (int seat : {0, 1}) {
    for (int i = 0; i < 3; ++i) MustDo(match, seat, "equip hold");
  }
  EXPECT_THAT(LegalTexts(match, 0, "start"), SizeIs(5));
  EXPECT_EQ(Refusal(match, 0, "start squeak"), "that is not a free start planet");
  MustDo(match, 0, "start quackston");
  EXPECT_THAT(LegalTexts(match, 1, "start"), Not(Contains("start quackston")));
}

Match Auction(int players) {
  return NewMatch(BaseRuleset("duck_dealer"), absl::StrCat("auction=true players=", players), 1);
}

TEST(DealerAuction, BidsAreSealedAndSimultaneous) {
  Match match = Auction(3);
  for (int seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(match.DecisionOf(seat).kind, duck_dealer::kSealBid);
    EXPECT_EQ(match.LegalCount(seat), 101u);
  }
  const std::vector<uint8_t> before = match.Snapshot(Viewer::Seat(1));
  Match other = match;
  MustDo(match, 2, "bid 7");
  MustDo(other, 2, "bid 93");
  EXPECT_EQ(match.Snapshot(Viewer::Seat(1)), other.Snapshot(Viewer::Seat(1)));
  EXPECT_NE(match.Snapshot(Viewer::Seat(2)), other.Snapshot(Viewer::Seat(2)));
  EXPECT_EQ(match.LegalActions(1), other.LegalActions(1)) << "nobody waits for anybody";
  EXPECT_THAT(EventTexts(match, Viewer::Seat(1)), ElementsAre("bid_sealed p3 -1"));
  EXPECT_THAT(EventTexts(match, Viewer::Seat(2)), ElementsAre("bid_sealed p3 7"));
  EXPECT_EQ(match.outcome().scores[2], 0) << "scores do not betray it";
  EXPECT_NE(Refusal(match, 2, "bid 8"), "");
}

TEST(DealerAuction, TheHighestBidChoosesItsPlaceFirst) {
  Match match = Auction(3);
  MustDo(match, 0, "bid 5");
  MustDo(match, 1, "bid 20");
  MustDo(match, 2, "bid 10");
  EXPECT_THAT(EventTexts(match, Viewer::Seat(0), 3),
              ElementsAre("bid_opened p1 1 5", "bid_opened p2 1 20", "bid_opened p3 1 10",
                          "ranked p2 1", "ranked p3 2", "ranked p1 3"));
  MustDo(match, 1, "position 3");
  EXPECT_EQ(Refusal(match, 2, "position 3"), "that place is taken");
  MustDo(match, 2, "position 1");
  EXPECT_EQ(StateOf(match).phase, Phase::kEquipping) << "the last place is the last one's";
  EXPECT_EQ(PlayerOf(match, 0).position, 2);
  EXPECT_EQ(StateOf(match).asked_seat, 2);
}

TEST(DealerAuction, TiedPlayersBidAgainAmongThemselves) {
  Match match = Auction(4);
  for (const auto& [seat, bid] : {std::pair{0, 4}, {1, 9}, {2, 4}, {3, 9}}) {
    MustDo(match, seat, absl::StrCat("bid ", bid));
  }
  for (int seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(match.DecisionOf(seat).kind, duck_dealer::kSealBid) << "two pairs at once";
  }
  MustDo(match, 0, "bid 1");
  MustDo(match, 1, "bid 0");
  MustDo(match, 2, "bid 3");
  MustDo(match, 3, "bid 2");
  EXPECT_EQ(PlayerOf(match, 3).rank, 1);
  EXPECT_EQ(PlayerOf(match, 1).rank, 2);
  EXPECT_EQ(PlayerOf(match, 2).rank, 3) << "a second bid never beats a higher first one";
  EXPECT_EQ(PlayerOf(match, 0).rank, 4);
}

TEST(DealerAuction, OnlyTiedPlayersBidAgain) {
  Match match = Auction(3);
  MustDo(match, 0, "bid 4");
  MustDo(match, 1, "bid 4");
  MustDo(match, 2, "bid 6");
  EXPECT_FALSE(match.DecisionOf(2));
  EXPECT_EQ(match.LegalCount(2), 0u);
}

TEST(DealerAuction, ASecondTieIsDecidedByTheSeed) {
  std::set<int> first;
  for (uint64_t seed = 0; seed < 20; ++seed) {
    Match match = NewMatch(BaseRuleset("duck_dealer"), "auction=true", seed);
    for (int round = 0; round < 2; ++round) {
      MustDo(match, 0, "bid 4");
      MustDo(match, 1, "bid 4");
    }
    ASSERT_EQ(StateOf(match).phase, Phase::kPositions);
    first.insert(StateOf(match).asked_seat);
  }
  EXPECT_THAT(first, ElementsAre(0, 1));
}

TEST(DealerAuction, BidsAreTakenOffTheFinalScoreWhichMayBeNegative) {
  Match match = NewMatch(BaseRuleset("duck_dealer"), "auction=true turns=1", 1);
  for (int round = 0; round < 2; ++round) {
    MustDo(match, 0, "bid 30");
    MustDo(match, 1, round == 0 ? "bid 30" : "bid 5");
  }
  MustDo(match, 0, "position 1");
  for (int seat : {0, 1}) {
    for (int i = 0; i < 3; ++i) MustDo(match, seat, "equip hold");
  }
  MustDo(match, 0, "start quackston");
  MustDo(match, 1, "start rubberia");
  MustDo(match, 0, "act");
  MustDo(match, 0, "end");
  EXPECT_TRUE(match.outcome().over);
  EXPECT_EQ(match.outcome().scores[0], -60) << "both bids";
  EXPECT_EQ(match.outcome().scores[1], -35);
  EXPECT_EQ(match.outcome().winners, 2u);
}

}  // namespace
}  // namespace mallard::testing
