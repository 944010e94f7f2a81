// The computer player of campaigns.
#include "src/games/duckhammer_campaign/bot/bot.h"

#include <map>

#include "src/games/duckhammer_campaign/battle/joining.h"
#include "src/games/duckhammer_campaign/bot/bot_parts.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/map/ranking.h"
#include "tests/games/duckhammer_campaign/adventure.h"
#include "tests/games/duckhammer_campaign/fixtures.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr Point kWestmere{4000, 15000};
constexpr Point kEastmere{36000, 15000};
constexpr Point kTheFord{20000, 15000};

// The number of a key location.
int Location(const Table& table, absl::string_view name) {
  return table.rules().map().place_names.Find(name);
}

void Hold(Table& table, int seat, absl::string_view location) {
  table.state().holders[Location(table, location)] = static_cast<uint8_t>(seat + 1);
}

class EveryMode : public ::testing::TestWithParam<const char*> {};

// PlayUntil fails on every action that is refused.
TEST_P(EveryMode, IsPlayedToItsEndWithLegalActionsOnly) {
  Match match = NewCampaign(GetParam(), 3);
  PlayUntil(match, "standard", [](const State&) { return false; });
  EXPECT_TRUE(match.outcome().over);
  EXPECT_NE(match.outcome().winners, 0u);
}

INSTANTIATE_TEST_SUITE_P(
    CampaignBot, EveryMode,
    ::testing::Values("battles=3 map=reedmarch", "players=3 battles=2 rounds=2",
                      "players=4 battles=2 rounds=2 seasons=6 map=cold_isles desertion=true",
                      "referee=person battles=2 rounds=2 seasons=8",
                      "mode=duckheim players=1 weeks=4 rounds=2", "mode=duckheim players=3 weeks=4",
                      "mode=duckheim referee=person players=4 weeks=3 rounds=2 grade=2"));

// Characters can be enlisted once: a plan with one of them twice would never come to its end.
TEST(CampaignBot, MustersItsFirstArmyWithoutTakingAnythingBack) {
  for (uint64_t seed = 0; seed < 30; ++seed) {
    Match match = NewCampaign("battles=1", seed);
    PlayUntil(match, "standard", [](const State& state) { return state.phase == Phase::kMarch; });
    for (size_t i = 0; i < match.UndoDepth(); ++i) {
      EXPECT_NE(match.HistoryAt(i).action.kind, kDismiss) << seed;
    }
  }
}

TEST(CampaignBot, FightsThreeBattlesOfAWar) {
  Match match = NewCampaign("battles=3", 3);
  PlayUntil(match, "standard", [](const State&) { return false; });
  EXPECT_EQ(StateOf(match).battles, 3);
}

TEST(CampaignBot, WinsWarsAgainstRandomPlayers) {
  int won = 0;
  for (uint64_t seed = 1; seed <= 8; ++seed) {
    const int seat = static_cast<int>(seed % 2);
    Match match = NewCampaign("battles=2 rounds=2 seasons=8", seed);
    std::vector<std::string> bots(3, "random");
    At(bots, seat) = "standard";
    PlayUntil(match, bots, [](const State&) { return false; });
    won += match.outcome().winners >> seat & 1;
  }
  EXPECT_GE(won, 7);
}

TEST(CampaignBot, SendsCompaniesToFreeKeyLocationsAndTheWeakestStays) {
  Table table;
  table.BeginMarching();
  table.state().players[0].rations = 60;
  const int strong = table.Enlist(0, "ripper", 10, kWestmere);
  const int weak = table.Enlist(0, "ripper", 2, kWestmere);
  table.Enlist(1, "ripper", 10, kEastmere);
  Hold(table, 0, "westmere");
  const Action march = BestOf(Marches(table.position(), 0));
  ASSERT_EQ(march.kind, uint32_t{kMarchTo});
  EXPECT_EQ(march.args[0], strong);
  const int place = KeyLocationAt(table.position(), {march.args[1], march.args[2]});
  ASSERT_GE(place, 0);
  EXPECT_EQ(table.state().holders[place], 0);
  table.state().companies[strong] = Company();
  EXPECT_EQ(BestOf(Marches(table.position(), 0)).kind, 0u)
      << "company " << weak << " is alone there";
}

// Two companies of p1 at Westmere that nothing needs, and an enemy of `count` at the ford: nothing
// is left to take but where it is. Returns the first of the two.
int SetHunt(Table& table, int count) {
  table.BeginMarching();
  table.state().players[0].rations = 60;
  table.Enlist(0, "ripper", 1, kWestmere);
  const int hunter = table.Enlist(0, "ripper", 6, kWestmere);
  table.Enlist(0, "ripper", 6, kWestmere);
  table.Enlist(1, "ripper", count, kTheFord);
  for (int place = 0; place < table.rules().places(); ++place) {
    const Point at = At(table.rules().map().places, place).at;
    table.state().holders[place] = 1;
    if (!(at == kTheFord) && !(at == kWestmere)) table.Enlist(0, "puffling", 1, at);
  }
  Hold(table, 1, "the_ford");
  return hunter;
}

TEST(CampaignBot, HuntsTogetherWhatItIsStrongerThan) {
  Table weak, strong;
  const int hunter = SetHunt(weak, 8);
  const Action march = BestOf(Marches(weak.position(), 0));
  ASSERT_EQ(march.kind, uint32_t{kMarchTo});
  EXPECT_EQ(march.args[0], hunter);
  EXPECT_EQ((Point{march.args[1], march.args[2]}), kTheFord);
  SetHunt(strong, 20);
  EXPECT_EQ(BestOf(Marches(strong.position(), 0)).kind, 0u);
}

TEST(CampaignBot, DoesNotHuntWhereSomebodyElseWouldGain) {
  Table table("players=3");
  SetHunt(table, 8);
  EXPECT_EQ(BestOf(Marches(table.position(), 0)).kind, 0u);
}

// Two armies at the ford before the last battle of a war.
void SetLastBattle(Table& table, int own, int enemy, int own_locations) {
  table.BeginMarching();
  table.state().phase = Phase::kBattles;
  table.Enlist(0, "ripper", own, kTheFord);
  table.Enlist(1, "ripper", enemy, kTheFord);
  Hold(table, 1, "eastmere");
  Hold(table, 1, "grey_perch");
  for (int i = 0; i < own_locations; ++i) Hold(table, 0, i == 0 ? "westmere" : "old_perch");
}

TEST(CampaignBot, BeginsTheLastBattleOnlyIfThatWinsTheCampaign) {
  // The ford would be the second location, or only the first; two are the enemy's.
  Table winning("battles=1"), losing("battles=1");
  SetLastBattle(winning, 10, 5, 1);
  SetLastBattle(losing, 10, 5, 0);
  EXPECT_EQ(BestOf(BattlesToBegin(winning.position(), 0)).kind, uint32_t{kAttack});
  EXPECT_EQ(BestOf(BattlesToBegin(losing.position(), 0)).kind, uint32_t{kPass});
}

TEST(CampaignBot, DoesNotAttackWhoIsStronger) {
  Table weaker("battles=1");
  SetLastBattle(weaker, 5, 10, 2);
  EXPECT_EQ(BestOf(BattlesToBegin(weaker.position(), 0)).kind, uint32_t{kPass});
}

TEST(CampaignBot, CountsOnWhoMayJoin) {
  Table table;
  table.BeginMarching();
  const int chief = table.Enlist(0, "ripper", 10, kTheFord);
  const int alone = StrengthAround(table.position(), chief);
  const int mate = table.Enlist(0, "ripper", 10, {kTheFord.x + 2 * kInch, kTheFord.y});
  const int late = table.Enlist(0, "ripper", 10, {kTheFord.x, kTheFord.y + 4 * kInch});
  EXPECT_EQ(StrengthAround(table.position(), chief), 2 * alone + alone / 2);
  EXPECT_EQ(GatheringAround(table.position(), chief).army, 2 * alone);
  table.state().companies[late].fought = 1;
  EXPECT_EQ(StrengthAround(table.position(), chief), 2 * alone);
  table.state().companies[mate].band = kSummoned;
  EXPECT_EQ(StrengthAround(table.position(), chief), alone) << "who was summoned does not join";
}

TEST(CampaignBot, SpendsWhatTheRecoveryNeeds) {
  // A Hymnal needs 9 with its Grade 2 and Bravery 1: a 6; it hopes for a 5.
  const auto braced = [](bool dreads) {
    Adventure fallen("players=1 grade=2", "hymnal");
    if (dreads) fallen.Wound("trauma", "hollow_guard");
    fallen.state().players[0].rations = 20;
    fallen.Begin();
    fallen.Put(0, 15, 10);
    fallen.Put(Adventure::kGuard, 15, 12);
    fallen.Destroy(0, Adventure::kGuard);
    fallen.End(1);
    EXPECT_EQ(fallen.state().bracing, 1);
    return Brace(fallen.position(), 0);
  };
  EXPECT_EQ(braced(false), (Action{kBrace, {1}}));
  EXPECT_EQ(braced(true), (Action{kBrace, {2}})) << "those it dreads make the roll worse";
}

TEST(CampaignBot, RanksAsTheEndOfAWarDoes) {
  Table table("players=3");
  table.BeginMarching();
  for (int seat = 0; seat < 3; ++seat) table.Enlist(seat, "ripper", 5, kTheFord);
  EXPECT_EQ(BestSeat(table.position()), 0) << "of equals the first";
  table.state().players[2].rations += 1;
  EXPECT_EQ(BestSeat(table.position()), 2);
  Hold(table, 1, "westmere");
  EXPECT_EQ(BestSeat(table.position()), 1);
  table.state().players[1].out = 1;
  EXPECT_EQ(BestSeat(table.position()), 2);
}

TEST(CampaignBot, KnowsWhatMeansPayInSeasonsAndAfterBattles) {
  Table table;
  table.state().players[0].feather = 1;
  const NameTable& names = table.content().means_names;
  const auto worth = [&](absl::string_view means) {
    return WorthOfMeans(table.position(), 0, names.Find(std::string(means)));
  };
  EXPECT_EQ(worth("tolls"), 2 * 2 * ((table.rules().places() + 1) / 2)) << "two seasons";
  EXPECT_EQ(worth("foraging"), 2 * 3);
  EXPECT_EQ(worth("plunder"), 6) << "one battle of two is won";
  EXPECT_EQ(worth("quiet_season"), 5) << "one season of two is quiet";
}

TEST(CampaignBot, ChoosesAllMeansTheBetterOnesMoreOften) {
  std::map<int, int> chosen;
  for (uint64_t seed = 1; seed <= 200; ++seed) {
    Match match = NewCampaign("mode=duckheim");
    const std::unique_ptr<Bot> bot = *CreateBot(match.rules(), "standard", seed);
    for (int i = 0; i < kMaxMeans; ++i) {
      const absl::StatusOr<Action> action = bot->Choose(Sight(match, 0));
      ASSERT_TRUE(action.ok() && match.Apply(0, *action).ok());
      ++chosen[action->args[0]];
    }
  }
  const NameTable& names = BaseContent().means_names;
  EXPECT_EQ(chosen.size(), BaseContent().means.size()) << "every one";
  EXPECT_GT(chosen[names.Find("tolls")], chosen[names.Find("supply_camps")]);
}

TEST(CampaignBot, TriesTheLastEpisodeWhateverFailureBrings) {
  for (const bool last : {false, true}) {
    Tavern tavern("players=1");
    tavern.Ask(0, "leadership", 3);
    tavern.state().attempt.success = tavern.StakeNumber("small_supplies");
    tavern.state().attempt.failure = tavern.StakeNumber("maimed");
    if (last) {
      tavern.state().attempt.episode =
          static_cast<uint8_t>(tavern.content().episode_names.Find("the_drowned_king") + 1);
    }
    EXPECT_EQ(BestOf(Attempts(tavern.position(), 0)).kind,
              last ? uint32_t{kAttempt} : uint32_t{kPass});
  }
}

TEST(CampaignBot, WeighsHealingByItsWounds) {
  for (const bool wounded : {false, true}) {
    Tavern tavern("players=1");
    tavern.Ask(0, "faith", 0);
    tavern.state().attempt.success = tavern.StakeNumber("mended");
    tavern.state().attempt.failure = 0;
    if (wounded) tavern.Wound("damaged_foot");
    EXPECT_EQ(BestOf(Attempts(tavern.position(), 0)).kind,
              wounded ? uint32_t{kAttempt} : uint32_t{kPass});
  }
}

TEST(CampaignBot, CampsInWhatItHoldsWhenThereAreRationsForIt) {
  for (const int rations : {20, 60}) {
    Table table;
    table.BeginMarching();
    table.state().players[0].rations = rations;
    table.state().players[0].camp_count = 1;
    table.state().players[0].camps[0] = {kWestmere.x, kWestmere.y};
    table.Enlist(0, "ripper", 2, kTheFord);
    Hold(table, 0, "the_ford");
    EXPECT_EQ(BestOf(Camps(table.position(), 0)).kind, rations > 20 ? uint32_t{kPitchCamp} : 0u);
  }
}

TEST(CampaignBot, LeavesWhatItHoldsForMoreInDuckheimOnly) {
  for (const char* mode : {"mode=war", "mode=duckheim players=1"}) {
    Table table(absl::StrCat("map=reedmarch ", mode));
    table.BeginMarching();
    table.state().players[0].rations = 60;
    const int alone = table.Enlist(0, "quack_marine", 1, kWestmere);
    table.state().companies[alone].hero = table.rules().war() ? 0 : 1;
    Hold(table, 0, "westmere");
    EXPECT_EQ(BestOf(Marches(table.position(), 0)).kind,
              table.rules().war() ? 0u : uint32_t{kMarchTo});
  }
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
