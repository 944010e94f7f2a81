// Components and set-up.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/primitives/grid.h"
#include "tests/games/naval_war/fixtures.h"

namespace mallard::testing {
namespace {

using naval_war::NavalWarRules;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

Match Fresh(absl::string_view options = "first_player=p1", uint64_t seed = 1) {
  return NewMatch(BaseRuleset("naval_war"), options, seed);
}

TEST(NavalWarSetup, BoardsAreFourteenByFourteenWithFourQuadrants) {
  const Match match = Fresh();
  const NavalWarRules& rules = RulesOf(match);
  EXPECT_EQ(rules.cells().Count(), 196);
  EXPECT_TRUE(rules.cells().Has(*ParseCell("N14")));
  EXPECT_FALSE(rules.cells().Has(*ParseCell("O1")));
  EXPECT_FALSE(rules.cells().Has(*ParseCell("A15")));
  const char* const corners[][2] = {{"A1", "G7"}, {"H1", "N7"}, {"A8", "G14"}, {"H8", "N14"}};
  for (int q = 0; q < 4; ++q) {
    EXPECT_EQ(rules.quadrant(q).Count(), 49);
    for (const char* corner : corners[q]) {
      EXPECT_EQ(rules.QuadrantOf(*ParseCell(corner)), q) << corner;
      EXPECT_TRUE(rules.quadrant(q).Has(*ParseCell(corner))) << corner;
    }
  }
}

TEST(NavalWarSetup, FleetIsCarrierBattleshipCrusherSubmarineDestroyer) {
  const Match match = Fresh();
  const NavalWarRules& rules = RulesOf(match);
  Texts fleet;
  for (int i = 0; i < rules.ships(); ++i) {
    fleet.push_back(absl::StrCat(rules.ship_name(i), " ", rules.length(i)));
  }
  EXPECT_THAT(fleet,
              ElementsAre("carrier 5", "battleship 4", "crusher 3", "submarine 3", "destroyer 2"));
}

TEST(NavalWarSetup, BothPlayersSetUpAtTheSameTime) {
  Match match = Fresh();
  for (int seat : {0, 1}) EXPECT_EQ(Asked(match, seat), naval_war::kSetUpFleet);
  MustDo(match, 1, "place carrier west B2");
  MustDo(match, 0, "place destroyer west B2");
  MustDo(match, 1, "fill");
  MustDo(match, 1, "ready");
  EXPECT_EQ(Asked(match, 1), 0u);
  EXPECT_EQ(Asked(match, 0), naval_war::kSetUpFleet) << "nobody waits for anybody";
}

TEST(NavalWarSetup, ShipHasFourFacingsAndItsBowIsThePartInFront) {
  const std::pair<const char*, const char*> kCases[] = {
      {"place crusher north D4", "D4 D5 D6"},
      {"place crusher east D4", "D4 C4 B4"},
      {"place crusher south D4", "D4 D3 D2"},
      {"place crusher west D4", "D4 E4 F4"},
  };
  for (const auto& [action, cells] : kCases) {
    Match match = Fresh();
    MustDo(match, 0, action);
    EXPECT_EQ(CellsOf(match, 0, "crusher"), cells);
  }
}

TEST(NavalWarSetup, ShipsLieWhollyOnTheBoard) {
  const Match match = Fresh();
  for (const char* beyond : {"place carrier north A11", "place carrier south A4",
                             "place carrier east D1", "place carrier west K1"}) {
    EXPECT_EQ(Refusal(match, 0, beyond), "it would lie beyond the board") << beyond;
  }
  for (const char* nowhere : {"place carrier north O1", "place carrier north P16"}) {
    EXPECT_EQ(Refusal(match, 0, nowhere), "there is no such cell on the board") << nowhere;
  }
  for (const char* just : {"place carrier north A10", "place carrier south N5",
                           "place carrier east E14", "place carrier west J1"}) {
    EXPECT_EQ(Refusal(match, 0, just), "") << just;
  }
  // Ten places in each of fourteen lines, and that in four facings.
  EXPECT_THAT(LegalTexts(match, 0, "place carrier"), SizeIs(4 * 10 * 14));
}

TEST(NavalWarSetup, ShipsMayNotOverlap) {
  Match match = Fresh();
  MustDo(match, 0, "place carrier west B2");
  EXPECT_EQ(Refusal(match, 0, "place destroyer north F1"), "it would overlap another ship");
  EXPECT_THAT(LegalTexts(match, 0), Not(Contains("place destroyer north F1")));
  EXPECT_EQ(Refusal(match, 1, "place destroyer north F1"), "") << "boards are apart";
}

TEST(NavalWarSetup, ShipsMayTouch) {
  Match match = Fresh();
  MustDo(match, 0, "place carrier west B2");
  MustDo(match, 0, "place battleship west B3");
  MustDo(match, 0, "place destroyer west G2");
  EXPECT_EQ(StateOf(match).boards[0].occupied.Count(), 11);
}

TEST(NavalWarSetup, EveryShipIsPlacedOnce) {
  Match match = Fresh();
  MustDo(match, 0, "place carrier west B2");
  EXPECT_EQ(Refusal(match, 0, "place carrier west B4"), "carrier is placed already");
  EXPECT_THAT(LegalTexts(match, 0, "place carrier"), IsEmpty());
}

TEST(NavalWarSetup, PlacementsCanBeTakenBackUntilReady) {
  Match match = Fresh();
  PlaceFleet(match, 0);
  EXPECT_THAT(LegalTexts(match, 0), ElementsAre("lift carrier", "lift battleship", "lift crusher",
                                                "lift submarine", "lift destroyer", "ready"));
  MustDo(match, 0, "lift carrier");
  EXPECT_EQ(CellsOf(match, 0, "carrier"), "");
  EXPECT_EQ(Refusal(match, 0, "lift carrier"), "carrier is not on the board");
  MustDo(match, 0, "place carrier north A1");
  EXPECT_EQ(CellsOf(match, 0, "carrier"), "A1 A2 A3 A4 A5");
  MustDo(match, 0, "ready");
  for (const char* late : {"lift carrier", "ready", "fill", "place carrier north A1"}) {
    EXPECT_EQ(Refusal(match, 0, late), "you are ready; wait for your opponent") << late;
  }
  EXPECT_THAT(LegalTexts(match, 0), IsEmpty());
}

TEST(NavalWarSetup, ReadyNeedsTheWholeFleet) {
  Match match = Fresh();
  EXPECT_EQ(Refusal(match, 0, "ready"), "the fleet is not complete yet");
  PlaceFleet(match, 0);
  EXPECT_EQ(Refusal(match, 0, "fill"), "every ship is placed");
  MustDo(match, 0, "ready");
}

TEST(NavalWarSetup, TheRestCanBePlacedAtRandom) {
  std::set<std::string> places;
  for (uint64_t seed = 1; seed <= 30; ++seed) {
    Match match = Fresh("", seed);
    MustDo(match, 0, "place crusher north G7");
    MustDo(match, 0, "fill");
    EXPECT_EQ(CellsOf(match, 0, "crusher"), "G7 G8 G9") << "what lies there stays";
    EXPECT_EQ(StateOf(match).boards[0].occupied.Count(), 17) << "no overlap";
    places.insert(CellsOf(match, 0, "carrier"));
    MustDo(match, 0, "ready");
  }
  EXPECT_GT(places.size(), 25u);
}

TEST(NavalWarSetup, RandomPlacesAreEquallyLikely) {
  // 4 facings with 14 * 13 places each for a destroyer; 7,280 draws hit each of 4 * 182 about ten
  // times.
  Match match = Begin({.options = "mode=duel"});
  std::map<std::string, int> facings, seen;
  for (uint64_t seed = 1; seed <= 7280; ++seed) {
    Match fresh = NewMatch(match.rules().shared_ruleset(), "mode=duel", seed);
    MustDo(fresh, 0, "fill");
    const naval_war::Ship& ship = ShipOf(fresh, 0, "destroyer");
    ++facings[absl::StrCat(ship.facing)];
    ++seen[CellsOf(fresh, 0, "destroyer")];
  }
  for (const auto& [facing, count] : facings) EXPECT_NEAR(count, 1820, 150) << facing;
  EXPECT_EQ(seen.size(), 728u) << "every place comes up";
  for (const auto& [cells, count] : seen) EXPECT_LT(count, 28) << cells;
}

TEST(NavalWarSetup, OpponentLearnsOnlyThatAPlayerIsReady) {
  Match match = Fresh();
  MustDo(match, 0, "place carrier west B2");
  MustDo(match, 0, "lift carrier");
  MustDo(match, 0, "fill");
  EXPECT_THAT(EventTexts(match, Viewer::Seat(1)), IsEmpty());
  EXPECT_EQ(Knowledge(match, 1), Knowledge(Fresh(), 1));
  EXPECT_THAT(EventTexts(match, Viewer::Seat(0)), SizeIs(7));
  MustDo(match, 0, "ready");
  EXPECT_THAT(EventTexts(match, Viewer::Seat(1)), ElementsAre("player_ready p1"));
}

TEST(NavalWarSetup, EachPlayerIsDealtThreeCardsOnceBothAreReady) {
  Match match = Fresh();
  for (int seat : {0, 1}) MustDo(match, seat, "fill");
  MustDo(match, 0, "ready");
  EXPECT_THAT(HandOf(match, 0), IsEmpty());
  MustDo(match, 1, "ready");
  for (int seat : {0, 1}) EXPECT_THAT(HandOf(match, seat), SizeIs(3));
  EXPECT_EQ(StateOf(match).deck.Total(), 66);
  EXPECT_EQ(StateOf(match).discard.Total(), 0);
  EXPECT_EQ(Asked(match, 0), naval_war::kTakeTurn);
  EXPECT_EQ(Asked(match, 1), 0u);
}

TEST(NavalWarSetup, HandsAreKeptInTheOrderOfTheCardsNotOfDrawing) {
  for (uint64_t seed = 1; seed <= 20; ++seed) {
    Match match = Fresh("", seed);
    for (int seat : {0, 1}) MustDo(match, seat, "fill");
    for (int seat : {0, 1}) MustDo(match, seat, "ready");
    for (const naval_war::Player& player : StateOf(match).players) {
      EXPECT_TRUE(std::is_sorted(player.hand, player.hand + 3));
    }
  }
}

TEST(NavalWarSetup, FirstPlayerIsDrawnFromTheSeedUnlessNamed) {
  int first[2] = {0, 0};
  for (uint64_t seed = 1; seed <= 200; ++seed) {
    ++first[StateOf(Fresh("", seed)).turn_seat];
    EXPECT_EQ(StateOf(Fresh("first_player=p1", seed)).turn_seat, 0);
    EXPECT_EQ(StateOf(Fresh("first_player=p2", seed)).turn_seat, 1);
    EXPECT_EQ(StateOf(Fresh("", seed)).turn_seat, StateOf(Fresh("", seed)).turn_seat);
  }
  EXPECT_NEAR(first[0], 100, 30);
}

TEST(NavalWarSetup, NamedFirstPlayerBegins) {
  Match match = Fresh("first_player=p2");
  for (int seat : {0, 1}) MustDo(match, seat, "fill");
  for (int seat : {0, 1}) MustDo(match, seat, "ready");
  EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn);
  EXPECT_EQ(EventTexts(match, Viewer::Host()).back(), "turn_began p2 0");
}

TEST(NavalWarSetup, OnePlayersHiddenDrawsNeverShiftTheOthers) {
  const auto play = [](bool p1_draws) {
    Match match = Fresh("", 5);
    if (p1_draws) {
      MustDo(match, 0, "fill");
    } else {
      PlaceFleet(match, 0);
    }
    MustDo(match, 1, "fill");
    for (int seat : {0, 1}) MustDo(match, seat, "ready");
    return match;
  };
  EXPECT_EQ(Knowledge(play(true), 1), Knowledge(play(false), 1)) << "ships, hand, deck, turn";
}

TEST(NavalWarSetup, ActionsOfTurnsWaitUntilBothAreReady) {
  const Match match = Fresh();
  for (const char* early : {"attack A1", "decline", "play torpedo A1", "allow", "stay"}) {
    EXPECT_EQ(Refusal(match, 0, early), "both fleets must be ready first") << early;
  }
}

TEST(NavalWarSetup, SetUpIsOverOncePlayBegins) {
  Match match = Begin({});
  for (const char* late : {"fill", "ready", "lift carrier", "place carrier north A1"}) {
    EXPECT_EQ(Refusal(match, 0, late), "play a card, attack or decline") << late;
  }
}

TEST(NavalWarSetup, ShipThatComesTwiceIsNumbered) {
  Match match = NewMatch(LoadNavalWar({SmallPack("trial",
                                                 "mode { id = 'twins', width = 6, height = 6, "
                                                 "hand_limit = 1, fleet = { "
                                                 "'naval_war:destroyer', 'naval_war:destroyer' } "
                                                 "}")}),
                         "mode=twins first_player=p1", 1);
  for (int seat : {0, 1}) {
    MustDo(match, seat, "place destroyer west A1");
    MustDo(match, seat, "place destroyer#2 west A3");
    MustDo(match, seat, "ready");
  }
  EXPECT_THAT(HandOf(match, 0), SizeIs(1)) << "as many as the mode's hand limit";
  EXPECT_EQ(RulesOf(match).quadrant(0).Count(), 9);
}

TEST(NavalWarSetup, WithoutCardPlayThereAreNoCards) {
  Match match = Fresh("first_player=p1 card_play=false");
  for (int seat : {0, 1}) MustDo(match, seat, "fill");
  for (int seat : {0, 1}) MustDo(match, seat, "ready");
  for (int turn = 0; turn < 10; ++turn) {
    EXPECT_THAT(HandOf(match, turn % 2), IsEmpty());
    EXPECT_THAT(LegalTexts(match, turn % 2, "play"), IsEmpty());
    MustDo(match, turn % 2, "decline");
  }
  EXPECT_EQ(StateOf(match).deck.Total(), 0);
}

TEST(NavalWarSetup, UnknownModeIsRefusedWithASuggestion) {
  Configuration configuration(BaseRuleset("naval_war")->game().manifest());
  ASSERT_TRUE(configuration.SetAll("mode=standart").ok());
  const absl::Status status = Match::Create(BaseRuleset("naval_war"), configuration).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kNotFound);
  EXPECT_THAT(std::string(status.message()), HasSubstr("did you mean standard"));
}

}  // namespace
}  // namespace mallard::testing
