// What lasts for some turns: smoke, cyber operations, seized quadrants, skipped turns. Turn 0 is
// p1's first; turn 1 is p2's.
#include <string>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/naval_war/fixtures.h"

namespace mallard::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

// In turn 0 p1 hits the carrier and p2 hides it.
Match SmokedCarrier(Opening opening) {
  opening.p2.push_back("smoke_screen");
  Match match = Begin(opening);
  MustDo(match, 0, "attack B2");
  MustDo(match, 1, "react smoke_screen carrier");
  MustDo(match, 1, "stay");
  return match;
}

void Relocate(Match& match, int seat) {
  MustDo(match, seat, "play fleet_relocation");
  MustDo(match, seat, "fill");
  MustDo(match, seat, "confirm");
}

TEST(NavalWarSmoke, LastsUntilTheEndOfTheEnemysThirdTurnAfterThisOne) {
  Match match = SmokedCarrier({});
  for (int turn = 1; turn <= 5; turn += 2) {
    PassTurns(match, 1);
    ASSERT_EQ(StateOf(match).turns, static_cast<uint32_t>(turn + 1));
    const Texts told = Hear(match, 0, "attack C2", Viewer::Seat(0));
    EXPECT_THAT(told, Contains("answered p2 C2 smoke")) << "turn " << turn + 1;
    EXPECT_EQ(told[2] == "effect_ended protection p2 carrier", turn == 5) << "turn " << turn + 1;
  }
  PassTurns(match, 1);
  EXPECT_THAT(Hear(match, 0, "attack C2", Viewer::Seat(0)), Contains("connected p2"));
}

TEST(NavalWarSmoke, ShipCannotAdvanceNorPivotUntilItLifts) {
  for (const char* card : {"fleet_advancement", "pivot_point"}) {
    Match match = SmokedCarrier({.p2 = {card}});
    const std::string action =
        absl::StrCat("play ", card, " carrier ",
                     absl::StrContains(card, "pivot") ? "counterclockwise F2" : "north");
    for (int turn = 1; turn <= 5; turn += 2) {
      EXPECT_EQ(Refusal(match, 1, action), "carrier cannot leave the smoke") << turn;
      EXPECT_THAT(LegalTexts(match, 1, absl::StrCat("play ", card, " carrier")), IsEmpty());
      PassTurns(match, 2);
    }
    EXPECT_THAT(LegalTexts(match, 1, absl::StrCat("play ", card, " carrier")), Not(IsEmpty()));
  }
}

TEST(NavalWarSmoke, RelocatedFleetCannotIncludeTheShip) {
  Match match = SmokedCarrier({.p2 = {"fleet_relocation"}});
  MustDo(match, 1, "play fleet_relocation");
  EXPECT_EQ(Refusal(match, 1, "place carrier west B3"),
            "carrier is sunk, or cannot leave the smoke");
  EXPECT_EQ(Refusal(match, 1, "place destroyer west E2"), "it would overlap another ship")
      << "it stays where it is";
  for (const char* place : {"place battleship north A1", "place crusher west B1",
                            "place submarine west B3", "place destroyer west E1"}) {
    MustDo(match, 1, place);
  }
  EXPECT_THAT(LegalTexts(match, 1, "place"), IsEmpty());
  MustDo(match, 1, "confirm");
  EXPECT_EQ(CellsOf(match, 1, "carrier"), "B2 C2 D2 E2 F2");
  EXPECT_EQ(CellsOf(match, 1, "crusher"), "B1 C1 D1");
  EXPECT_NE(ShipOf(match, 1, "carrier").smoke, 0);
}

TEST(NavalWarSmoke, FleetWhollyUnderSmokeCannotBeRelocated) {
  Match match = Begin({.p2 = {"smoke_screen", "fleet_relocation"}, .options = "mode=duel"});
  MustDo(match, 0, "attack B2");
  MustDo(match, 1, "react smoke_screen destroyer");
  MustDo(match, 1, "stay");
  EXPECT_EQ(Refusal(match, 1, "play fleet_relocation"), "no ship of yours can move");
  EXPECT_THAT(LegalTexts(match, 1, "play"), IsEmpty());
}

TEST(NavalWarSmoke, HidesOneShipOnly) {
  Match match = SmokedCarrier({});
  PassTurns(match, 1);
  EXPECT_THAT(Hear(match, 0, "attack B4", Viewer::Seat(0)), Contains("connected p2"));
}

TEST(NavalWarSmoke, DoesNotLastLongerForBeingAttacked) {
  Match match = SmokedCarrier({.p1 = {"torpedo"}});
  PassTurns(match, 1);
  Strike(match, 0, "play torpedo C2");
  Strike(match, 0, "attack D2");
  EXPECT_EQ(ShipOf(match, 1, "carrier").smoke, 2);
}

TEST(NavalWarSmoke, SkippedTurnsOfTheEnemyCount) {
  Opening opening = {.p1 = {"fleet_relocation"}, .p2 = {"smoke_screen"}};
  Match match = Begin(opening);
  Relocate(match, 0);
  MustDo(match, 0, "attack B2");
  MustDo(match, 1, "react smoke_screen carrier");
  MustDo(match, 1, "stay");
  PassTurns(match, 1);  // Turn 1; turn 2 is skipped.
  PassTurns(match, 1);  // Turn 3; turn 4 is skipped.
  EXPECT_EQ(StateOf(match).turns, 5u);
  EXPECT_EQ(ShipOf(match, 1, "carrier").smoke, 1);
  PassTurns(match, 1);
  EXPECT_THAT(Hear(match, 0, "attack C2", Viewer::Seat(0)), Contains("answered p2 C2 smoke"));
  EXPECT_EQ(ShipOf(match, 1, "carrier").smoke, 0) << "their third turn was the first they took";
}

TEST(NavalWarCyber, LastsForTwoTurnsOfTheEnemy) {
  Match match = Begin({.p1 = {"cyber_operation"}});
  MustDo(match, 0, "play cyber_operation");
  MustDo(match, 0, "decline");
  for (int turn : {1, 3}) {
    EXPECT_EQ(Refusal(match, 1, "attack B2"), "you can neither attack nor move now") << turn;
    EXPECT_THAT(LegalTexts(match, 1), ElementsAre("decline"));
    const Texts told = Hear(match, 1, "decline", Viewer::Seat(0));
    EXPECT_EQ(told[0] == "effect_ended disabling p2", turn == 3);
    // The enemy's ships do not move after hits, until the end of that second turn.
    MustDo(match, 0, "attack B2");
    MustDo(match, 1, "allow");
    EXPECT_EQ(Asked(match, 1) == naval_war::kMoveAfterHit, turn == 3);
    if (turn == 3) MustDo(match, 1, "stay");
  }
  EXPECT_EQ(Refusal(match, 1, "attack B2"), "");
}

TEST(NavalWarCyber, StopsAssaultAndMovementCardsButNotIntel) {
  const std::pair<const char*, const char*> kStopped[] = {
      {"airstrike", "play airstrike A1"},
      {"carpet_bomb", "play carpet_bomb across A1"},
      {"drone_strike", "play drone_strike"},
      {"torpedo", "play torpedo A1"},
      {"vertical_laser", "play vertical_laser A"},
      {"horizontal_laser", "play horizontal_laser 1"},
      {"task_force_operation", "play task_force_operation carrier"},
      {"fleet_relocation", "play fleet_relocation"},
      {"fleet_advancement", "play fleet_advancement carrier north"},
      {"pivot_point", "play pivot_point destroyer clockwise B10"},
  };
  for (const auto& [card, action] : kStopped) {
    Match match = Begin({.p1 = {"cyber_operation"}, .p2 = {card}});
    MustDo(match, 0, "play cyber_operation");
    MustDo(match, 0, "decline");
    EXPECT_EQ(Refusal(match, 1, action),
              "you can neither attack nor move now; only intel cards work");
    EXPECT_THAT(LegalTexts(match, 1, "play"), IsEmpty());
  }
  const std::pair<const char*, const char*> kWorking[] = {
      {"uav_drone", "play uav_drone A1"},
      {"cyber_operation", "play cyber_operation"},
      {"engineering", "play engineering B2"},
      {"seize_fire", "play seize_fire northwest"},
  };
  for (const auto& [card, action] : kWorking) {
    Match match = Begin({.p1 = {"cyber_operation"}, .p2 = {card}});
    MustDo(match, 0, "play cyber_operation");
    Strike(match, 0, "attack B2");
    EXPECT_EQ(Refusal(match, 1, action), "");
  }
}

TEST(NavalWarCyber, DisabledPlayerStillReacts) {
  for (const char* reaction : {"react flares", "react smoke_screen carrier"}) {
    Match match = Begin({.p1 = {"cyber_operation"}, .p2 = {"flares", "smoke_screen"}});
    MustDo(match, 0, "play cyber_operation");
    MustDo(match, 0, "attack B2");
    EXPECT_EQ(Refusal(match, 1, reaction), "");
    MustDo(match, 1, reaction);
    EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn);
  }
}

TEST(NavalWarCyber, SecondOneExtendsTheEffect) {
  Match match = Begin({.p1 = {"cyber_operation"}});
  MustDo(match, 0, "play cyber_operation");
  PassTurns(match, 2);
  EXPECT_THAT(Hear(match, 0, "play cyber_operation", Viewer::Seat(1)), Contains("disabled p2 3"))
      << "one turn was left, and two come to it";
  MustDo(match, 0, "decline");
  for (int turn : {3, 5, 7}) {
    EXPECT_NE(Refusal(match, 1, "attack B2"), "") << turn;
    PassTurns(match, 2);
  }
  EXPECT_EQ(Refusal(match, 1, "attack B2"), "");
}

TEST(NavalWarCyber, SkippedTurnsOfTheirsCount) {
  Match match = Begin({.p1 = {"cyber_operation"}, .p2 = {"fleet_relocation"}});
  PassTurns(match, 1);
  Relocate(match, 1);
  PassTurns(match, 1);
  MustDo(match, 0, "play cyber_operation");
  PassTurns(match, 1);  // Turn 2; turn 3 is skipped.
  EXPECT_EQ(StateOf(match).players[1].disabled, 1);
  PassTurns(match, 1);  // Turn 4; turn 5 is skipped.
  EXPECT_EQ(StateOf(match).players[1].disabled, 0);
}

TEST(NavalWarCyber, IsCountedForEachPlayerApart) {
  Match match = Begin({.p1 = {"cyber_operation"}, .p2 = {"cyber_operation"}});
  MustDo(match, 0, "play cyber_operation");
  MustDo(match, 0, "decline");
  MustDo(match, 1, "play cyber_operation");
  MustDo(match, 1, "decline");
  EXPECT_EQ(StateOf(match).players[0].disabled, 2);
  EXPECT_EQ(StateOf(match).players[1].disabled, 1);
}

TEST(NavalWarSeizeFire, SingleCellAttacksMayNotNameItsCellsOnEitherBoard) {
  Match match = Begin({.p1 = {"seize_fire", "torpedo"}, .p2 = {"torpedo", "drone_strike"}});
  MustDo(match, 0, "play seize_fire northwest");
  const std::string refusal = "nobody may attack in that quadrant now";
  EXPECT_EQ(Refusal(match, 0, "attack G7"), refusal) << "from now on";
  EXPECT_EQ(Refusal(match, 0, "attack H7"), "");
  EXPECT_EQ(Refusal(match, 0, "attack G8"), "");
  EXPECT_THAT(LegalTexts(match, 0, "attack"), SizeIs(3 * 49));
  MustDo(match, 0, "decline");
  EXPECT_EQ(Refusal(match, 1, "attack A1"), refusal);
  EXPECT_EQ(Refusal(match, 1, "play torpedo A1"), "the whole area lies where nobody may attack");
  EXPECT_THAT(LegalTexts(match, 1, "play torpedo"), SizeIs(3 * 49));
  MustDo(match, 1, "play drone_strike");
  EXPECT_EQ(Refusal(match, 1, "aim A1"), refusal) << "its cells count as single ones";
  EXPECT_THAT(LegalTexts(match, 1, "aim"), SizeIs(3 * 49));
}

TEST(NavalWarSeizeFire, AreaLeavesItsCellsUntouchedAndUnanswered) {
  Match match = Begin({.p1 = {"seize_fire", "airstrike"}});
  MustDo(match, 0, "play seize_fire northwest");
  PassTurns(match, 2);
  // Rows 6 to 8 of columns B to D: crusher and submarine.
  EXPECT_THAT(Hear(match, 0, "play airstrike B6", Viewer::Seat(1)),
              ElementsAre("card_played p1 airstrike B6", "cell_attacked p1 B8",
                          "cell_attacked p1 C8", "cell_attacked p1 D8", "connected p2"));
  MustDo(match, 1, "allow");
  EXPECT_EQ(DamageOf(match, 1, "crusher"), "...");
  EXPECT_EQ(RadarAt(match, 1, "B6"), naval_war::Answer::kNone);
  EXPECT_EQ(ShipOf(match, 1, "submarine").sunk, 1);
}

TEST(NavalWarSeizeFire, CutsALaser) {
  Match match = Begin({.p1 = {"seize_fire", "vertical_laser"}});
  MustDo(match, 0, "play seize_fire northwest");
  PassTurns(match, 2);
  Strike(match, 0, "play vertical_laser B");
  for (const char* ship : {"carrier", "battleship", "crusher"}) {
    EXPECT_THAT(DamageOf(match, 1, ship), Not(::testing::HasSubstr("x"))) << ship;
  }
  EXPECT_EQ(DamageOf(match, 1, "submarine"), "x..");
  EXPECT_EQ(DamageOf(match, 1, "destroyer"), "x.");
}

TEST(NavalWarSeizeFire, AreasAndLinesNeedACellOutside) {
  Match match = Begin({.p1 = {"seize_fire"}, .p2 = {"airstrike", "vertical_laser"}});
  MustDo(match, 0, "play seize_fire northwest");
  PassTurns(match, 1);
  EXPECT_EQ(Refusal(match, 1, "play airstrike E5"), "the whole area lies where nobody may attack");
  EXPECT_EQ(Refusal(match, 1, "play airstrike F5"), "") << "H5 is outside";
  EXPECT_THAT(LegalTexts(match, 1, "play airstrike"), SizeIs(144 - 25));
  EXPECT_THAT(LegalTexts(match, 1, "play vertical_laser"), SizeIs(14));
  PassTurns(match, 1);
  MustDo(match, 0, "play seize_fire southwest");
  PassTurns(match, 1);
  EXPECT_EQ(Refusal(match, 1, "play vertical_laser G"),
            "the whole line lies where nobody may attack");
  EXPECT_THAT(LegalTexts(match, 1, "play vertical_laser"), SizeIs(7));
}

TEST(NavalWarSeizeFire, TaskForceUavAndMovementIgnoreIt) {
  const std::pair<const char*, const char*> kCases[] = {
      {"task_force_operation", "play task_force_operation carrier"},
      {"uav_drone", "play uav_drone B2"},
      {"fleet_advancement", "play fleet_advancement carrier north"},
      {"pivot_point", "play pivot_point crusher counterclockwise B6"},
  };
  for (const auto& [card, action] : kCases) {
    Match match = Begin({.p1 = {"seize_fire"}, .p2 = {card}, .fleet2 = {"battleship west B12"}});
    MustDo(match, 0, "play seize_fire northwest");
    MustDo(match, 0, "decline");
    MustDo(match, 1, action);
    if (absl::StrContains(card, "task")) MustDo(match, 0, "allow");
    EXPECT_EQ(DamageOf(match, 0, "carrier"), absl::StrContains(card, "task") ? "xx..." : ".....");
  }
}

TEST(NavalWarSeizeFire, LastsForThreeTurnsOfEachPlayerAfterThisOne) {
  Match match = Begin({.p1 = {"seize_fire"}});
  MustDo(match, 0, "play seize_fire northeast");
  for (int turn = 0; turn <= 6; ++turn) {
    EXPECT_NE(Refusal(match, turn % 2, "attack N1"), "") << turn;
    const Texts told = Hear(match, turn % 2, "decline", Viewer::Seat(0));
    EXPECT_EQ(::testing::Value(told, Contains("effect_ended seizure nobody northeast")), turn == 6)
        << turn;
  }
  EXPECT_EQ(Refusal(match, 1, "attack N1"), "");
}

TEST(NavalWarSeizeFire, PlayedAgainItRunsAnewAndDoesNotAddUp) {
  Match match = Begin({.p1 = {"seize_fire"}});
  MustDo(match, 0, "play seize_fire northeast");
  PassTurns(match, 2);
  MustDo(match, 0, "play seize_fire northeast");
  PassTurns(match, 6);
  EXPECT_EQ(StateOf(match).turns, 8u);
  EXPECT_NE(Refusal(match, 0, "attack N1"), "");
  PassTurns(match, 1);
  EXPECT_EQ(Refusal(match, 1, "attack N1"), "");
}

TEST(NavalWarSeizeFire, QuadrantsAreCountedApart) {
  Match match = Begin({.p1 = {"seize_fire"}});
  MustDo(match, 0, "play seize_fire northeast");
  PassTurns(match, 2);
  MustDo(match, 0, "play seize_fire southwest");
  PassTurns(match, 5);
  EXPECT_EQ(Refusal(match, 1, "attack N1"), "") << "turn 7";
  EXPECT_NE(Refusal(match, 1, "attack A14"), "");
}

TEST(NavalWarSeizeFire, WithAllFourQuadrantsSeizedNobodyAttacks) {
  Match match = Begin({.p1 = {"seize_fire", "drone_strike"}, .p2 = {"seize_fire"}});
  int seat = 0;
  for (const char* quadrant : {"northwest", "northeast", "southwest", "southeast"}) {
    MustDo(match, seat, absl::StrCat("play seize_fire ", quadrant));
    PassTurns(match, 1);
    seat = 1 - seat;
  }
  EXPECT_THAT(LegalTexts(match, 0, "attack"), IsEmpty());
  EXPECT_EQ(Refusal(match, 0, "play drone_strike"),
            "there are not enough cells that may be attacked");
  EXPECT_THAT(LegalTexts(match, 0, "play drone_strike"), IsEmpty());
  EXPECT_THAT(LegalTexts(match, 0), Contains("decline"));
}

TEST(NavalWarSeizeFire, SkippedTurnsCount) {
  Match match = Begin({.p1 = {"seize_fire"}, .p2 = {"fleet_relocation"}});
  MustDo(match, 0, "play seize_fire northeast");
  MustDo(match, 0, "decline");
  Relocate(match, 1);
  PassTurns(match, 4);  // Turns 1, 2, 4, 6; turns 3 and 5 are skipped.
  EXPECT_EQ(StateOf(match).turns, 7u);
  EXPECT_EQ(Refusal(match, 1, "attack N1"), "");
}

TEST(NavalWarSkips, NextTwoTurnsAreSkipped) {
  Match match = Begin({.p1 = {"fleet_relocation"}});
  Relocate(match, 0);
  EXPECT_THAT(Hear(match, 0, "attack N14", Viewer::Seat(1)), Contains("turn_began p2 1"));
  EXPECT_THAT(Hear(match, 1, "decline", Viewer::Seat(1)),
              ElementsAre("turn_skipped p1 2", "turn_began p2 3"));
  EXPECT_THAT(Hear(match, 1, "decline", Viewer::Seat(1)),
              ElementsAre("turn_skipped p1 4", "turn_began p2 5"));
  EXPECT_THAT(Hear(match, 1, "decline", Viewer::Seat(1)), ElementsAre("turn_began p1 6"));
}

TEST(NavalWarSkips, ReactionsAndMovesAfterHitsStayAvailable) {
  Match match = Begin({.p1 = {"fleet_relocation", "smoke_screen"}});
  MustDo(match, 0, "play fleet_relocation");
  PlaceFleet(match, 0);
  MustDo(match, 0, "confirm");
  MustDo(match, 0, "decline");
  PassTurns(match, 1);
  ASSERT_EQ(StateOf(match).players[0].skips, 1);
  MustDo(match, 1, "attack B2");
  EXPECT_THAT(LegalTexts(match, 0), Contains("react smoke_screen carrier"));
  MustDo(match, 0, "allow");
  MustDo(match, 0, "shift carrier north");
  MustDo(match, 0, "stay");
  EXPECT_EQ(CellsOf(match, 0, "carrier"), "B1 C1 D1 E1 F1");
}

TEST(NavalWarSkips, IfBothMustSkipTurnsElapseInOrderUntilSomeoneMayAct) {
  Match match = Begin({.p1 = {"fleet_relocation"}, .p2 = {"fleet_relocation"}});
  Relocate(match, 0);
  MustDo(match, 0, "decline");
  Relocate(match, 1);
  EXPECT_THAT(
      Hear(match, 1, "decline", Viewer::Seat(0)),
      ElementsAre("reshuffled 1", "card_drawn p2 none 0", "turn_skipped p1 2", "turn_skipped p2 3",
                  "turn_skipped p1 4", "turn_skipped p2 5", "turn_began p1 6"));
  EXPECT_EQ(StateOf(match).players[0].skips + StateOf(match).players[1].skips, 0);
}

}  // namespace
}  // namespace mallard::testing
