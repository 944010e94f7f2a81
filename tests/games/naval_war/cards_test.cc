// The sixteen cards, one by one: what they can be aimed at, what they do, whether the turn ends.
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/primitives/grid.h"
#include "tests/games/naval_war/fixtures.h"

namespace mallard::testing {
namespace {

using naval_war::Answer;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

const Viewer kPlayer = Viewer::Seat(0);
const Viewer kOpponent = Viewer::Seat(1);

// The cells that p1's card attacks.
Texts Attacked(Match& match, absl::string_view action) {
  Texts cells;
  for (const std::string& text : Hear(match, 0, action, kPlayer)) {
    absl::string_view cell = text;
    if (absl::ConsumePrefix(&cell, "cell_attacked p1 ")) cells.emplace_back(cell);
  }
  return cells;
}

bool TurnGoesOn(const Match& match) { return Asked(match, 0) == naval_war::kTakeTurn; }

TEST(NavalWarCards, AirstrikeAttacksThreeByThreeAndEndsTheTurn) {
  Match match = Begin({.p1 = {"airstrike"}});
  EXPECT_THAT(LegalTexts(match, 0, "play"), SizeIs(12 * 12)) << "wholly on the board";
  EXPECT_EQ(Refusal(match, 0, "play airstrike M1"), "the area would lie beyond the board");
  EXPECT_EQ(Refusal(match, 0, "play airstrike A13"), "the area would lie beyond the board");
  EXPECT_THAT(Attacked(match, "play airstrike L12"),
              ElementsAre("L12", "M12", "N12", "L13", "M13", "N13", "L14", "M14", "N14"));
  EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn);
}

TEST(NavalWarCards, AirstrikeDamagesEveryPartUnderIt) {
  Match match = Begin({.p1 = {"airstrike"}});
  Strike(match, 0, "play airstrike D2");
  EXPECT_EQ(DamageOf(match, 1, "carrier"), "..xxx");
  EXPECT_EQ(DamageOf(match, 1, "battleship"), "..xx");
}

TEST(NavalWarCards, CarpetBombAttacksThreeInARowEitherWay) {
  Match match = Begin({.p1 = {"carpet_bomb"}});
  EXPECT_THAT(LegalTexts(match, 0, "play"), SizeIs(2 * 12 * 14));
  EXPECT_EQ(Refusal(match, 0, "play carpet_bomb across M1"), "the area would lie beyond the board");
  EXPECT_EQ(Refusal(match, 0, "play carpet_bomb down A13"), "the area would lie beyond the board");
  Match down = match;
  EXPECT_THAT(Attacked(match, "play carpet_bomb across L14"), ElementsAre("L14", "M14", "N14"));
  EXPECT_TRUE(TurnGoesOn(match));
  EXPECT_THAT(Attacked(down, "play carpet_bomb down N12"), ElementsAre("N12", "N13", "N14"));
  EXPECT_TRUE(TurnGoesOn(down));
}

TEST(NavalWarCards, DroneStrikeAttacksThreeChosenCells) {
  Match match = Begin({.p1 = {"drone_strike"}});
  EXPECT_THAT(LegalTexts(match, 0, "play"), ElementsAre("play drone_strike"));
  MustDo(match, 0, "play drone_strike");
  for (const char* aim : {"aim N14", "aim A1", "aim G7"}) MustDo(match, 0, aim);
  EXPECT_THAT(Attacked(match, "confirm"), ElementsAre("N14", "A1", "G7"));
  EXPECT_TRUE(TurnGoesOn(match));
}

TEST(NavalWarCards, TorpedoAttacksOneCell) {
  Match match = Begin({.p1 = {"torpedo"}});
  EXPECT_THAT(LegalTexts(match, 0, "play"), SizeIs(196));
  EXPECT_THAT(Attacked(match, "play torpedo N14"), ElementsAre("N14"));
  EXPECT_TRUE(TurnGoesOn(match));
}

TEST(NavalWarCards, VerticalLaserAttacksAColumnAndEndsTheTurn) {
  Match match = Begin({.p1 = {"vertical_laser"}});
  EXPECT_THAT(LegalTexts(match, 0, "play"), SizeIs(14));
  EXPECT_EQ(Refusal(match, 0, "play vertical_laser O"), "there is no such line on the board");
  EXPECT_THAT(Attacked(match, "play vertical_laser N"),
              ElementsAre("N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8", "N9", "N10", "N11", "N12",
                          "N13", "N14"));
  EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn);
}

TEST(NavalWarCards, HorizontalLaserAttacksARowAndEndsTheTurn) {
  Match match = Begin({.p1 = {"horizontal_laser"}});
  EXPECT_THAT(LegalTexts(match, 0, "play"), SizeIs(14));
  EXPECT_EQ(Refusal(match, 0, "play horizontal_laser 15"), "there is no such line on the board");
  EXPECT_THAT(Attacked(match, "play horizontal_laser 14"),
              ElementsAre("A14", "B14", "C14", "D14", "E14", "F14", "G14", "H14", "I14", "J14",
                          "K14", "L14", "M14", "N14"));
  EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn);
}

TEST(NavalWarCards, TaskForceOperationHitsTheFirstTwoSoundPartsFromTheBow) {
  Match match = Begin({.p1 = {"task_force_operation"}});
  Strike(match, 0, "attack C2");
  PassTurns(match, 1);
  MustDo(match, 0, "play task_force_operation carrier");
  EXPECT_THAT(Hear(match, 1, "allow", kPlayer), ElementsAre("ship_struck p2 carrier 2"))
      << "that it was hit, not where";
  EXPECT_EQ(DamageOf(match, 1, "carrier"), "xxx..");
  MustDo(match, 1, "stay");
  EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn) << "it ends the turn";
}

TEST(NavalWarCards, TaskForceOperationCountsFromTheBowWhereverItPoints) {
  Match match = Begin({.p1 = {"task_force_operation"}, .fleet2 = {"carrier east F2"}});
  Strike(match, 0, "play task_force_operation carrier");
  EXPECT_EQ(CellsOf(match, 1, "carrier"), "F2 E2 D2 C2 B2");
  EXPECT_EQ(DamageOf(match, 1, "carrier"), "xx...");
  PassTurns(match, 1);
  MustDo(match, 0, "attack F2");
  EXPECT_EQ(Asked(match, 1), naval_war::kAnswerAttack);
}

TEST(NavalWarCards, TaskForceOperationSinksAShipWithTwoOrFewerSoundParts) {
  Match match = Begin({.p1 = {"task_force_operation"}});
  MustDo(match, 0, "play task_force_operation destroyer");
  EXPECT_THAT(Hear(match, 1, "allow", kPlayer),
              ElementsAre("ship_struck p2 destroyer 2", "sunk p2 destroyer"));
  Match again = Begin({.p1 = {"task_force_operation"}});
  Strike(again, 0, "attack B10");
  PassTurns(again, 1);
  MustDo(again, 0, "play task_force_operation destroyer");
  EXPECT_THAT(Hear(again, 1, "allow", kPlayer), Contains("sunk p2 destroyer"));
}

TEST(NavalWarCards, TaskForceOperationNamesAStandingShipThatIsNotUnderSmoke) {
  Match match = Begin({.p1 = {"task_force_operation"}, .p2 = {"smoke_screen"}});
  EXPECT_THAT(LegalTexts(match, 0, "play"), SizeIs(5));
  Strike(match, 0, "attack B10");
  PassTurns(match, 1);
  Strike(match, 0, "attack C10");
  PassTurns(match, 1);
  EXPECT_EQ(Refusal(match, 0, "play task_force_operation destroyer"), "destroyer is sunk");
  MustDo(match, 0, "attack B2");
  MustDo(match, 1, "react smoke_screen carrier");
  MustDo(match, 1, "stay");
  PassTurns(match, 1);
  EXPECT_EQ(Refusal(match, 0, "play task_force_operation carrier"), "carrier is hidden by smoke");
  EXPECT_THAT(
      LegalTexts(match, 0, "play task"),
      ElementsAre("play task_force_operation battleship", "play task_force_operation crusher",
                  "play task_force_operation submarine"));
}

TEST(NavalWarCards, UavDroneShowsWhichOfFourCellsHoldAShip) {
  Match match = Begin({.p1 = {"uav_drone"}});
  EXPECT_THAT(LegalTexts(match, 0, "play"), SizeIs(13 * 13));
  EXPECT_EQ(Refusal(match, 0, "play uav_drone N1"), "the area would lie beyond the board");
  EXPECT_THAT(Hear(match, 0, "play uav_drone A1", kPlayer),
              ElementsAre("card_played p1 uav_drone A1", "seen p2 A1 water", "seen p2 B1 water",
                          "seen p2 A2 water", "seen p2 B2 ship"));
  EXPECT_EQ(RadarAt(match, 1, "B2"), Answer::kSeenShip);
  EXPECT_EQ(RadarAt(match, 1, "A1"), Answer::kSeenWater);
  EXPECT_EQ(DamageOf(match, 1, "carrier"), ".....") << "not an attack";
  EXPECT_TRUE(TurnGoesOn(match));
}

TEST(NavalWarCards, UavDroneAnnouncesTheArea) {
  Match match = Begin({.p1 = {"uav_drone"}});
  EXPECT_THAT(Hear(match, 0, "play uav_drone C7", kOpponent),
              Contains("card_played p1 uav_drone C7"));
}

TEST(NavalWarCards, UavDroneSeesDamagedAndSmokedShipsAlike) {
  const auto seen = [](bool damaged, bool smoked) {
    Match match = Begin({.p1 = {"uav_drone"}, .p2 = {"smoke_screen"}});
    if (damaged) {
      MustDo(match, 0, "attack B2");
      MustDo(match, 1, smoked ? "react smoke_screen carrier" : "allow");
      MustDo(match, 1, "stay");
      PassTurns(match, 1);
    }
    return Hear(match, 0, "play uav_drone B1", kPlayer);
  };
  EXPECT_THAT(seen(false, false), Contains("seen p2 B2 ship"));
  EXPECT_EQ(seen(true, false), seen(false, false)) << "not class or damage";
  EXPECT_EQ(seen(true, true), seen(false, false));
}

TEST(NavalWarCards, UavDroneDoesNotSeeSunkShips) {
  Match match = Begin({.p1 = {"uav_drone"}});
  for (const char* cell : {"B10", "C10"}) {
    Strike(match, 0, absl::StrCat("attack ", cell));
    PassTurns(match, 1);
  }
  EXPECT_THAT(Hear(match, 0, "play uav_drone B10", kPlayer), Not(Contains(HasSubstr("ship"))));
}

TEST(NavalWarCards, CyberOperationDisablesTheEnemy) {
  Match match = Begin({.p1 = {"cyber_operation"}});
  EXPECT_THAT(LegalTexts(match, 0, "play"), ElementsAre("play cyber_operation"));
  EXPECT_THAT(Hear(match, 0, "play cyber_operation", kOpponent),
              ElementsAre("card_played p1 cyber_operation", "disabled p2 2"));
  EXPECT_TRUE(TurnGoesOn(match));
}

TEST(NavalWarCards, EngineeringTakesOneHitOffAtAPartYouChoose) {
  Match match = Begin({.p2 = {"engineering"}});
  for (const char* cell : {"B2", "D2", "C4"}) {
    Strike(match, 0, absl::StrCat("attack ", cell));
    if (cell[0] != 'C') PassTurns(match, 1);
  }
  EXPECT_THAT(LegalTexts(match, 1, "play"),
              ElementsAre("play engineering B2", "play engineering D2", "play engineering C4"));
  EXPECT_THAT(Hear(match, 1, "play engineering D2", kOpponent),
              ElementsAre("card_played p2 engineering D2", "repaired p2 carrier D2"));
  EXPECT_EQ(DamageOf(match, 1, "carrier"), "x....");
  EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn) << "the turn goes on";
  PassTurns(match, 1);
  Strike(match, 0, "attack D2");
  EXPECT_EQ(DamageOf(match, 1, "carrier"), "x.x..") << "and it can be hit again";
}

TEST(NavalWarCards, EngineeringWorksUnderSmoke) {
  Match match = Begin({.p2 = {"smoke_screen", "engineering"}});
  MustDo(match, 0, "attack B2");
  MustDo(match, 1, "react smoke_screen carrier");
  MustDo(match, 1, "stay");
  MustDo(match, 1, "play engineering B2");
  EXPECT_EQ(DamageOf(match, 1, "carrier"), ".....");
}

TEST(NavalWarCards, EngineeringDoesNotRaiseSunkShips) {
  Match match = Begin({.p2 = {"engineering"}});
  Strike(match, 0, "attack B10");
  PassTurns(match, 1);
  Strike(match, 0, "attack C10");
  EXPECT_THAT(LegalTexts(match, 1, "play"), IsEmpty());
}

TEST(NavalWarCards, SeizeFireNamesAQuadrant) {
  Match match = Begin({.p1 = {"seize_fire"}});
  EXPECT_THAT(LegalTexts(match, 0, "play"),
              ElementsAre("play seize_fire northwest", "play seize_fire northeast",
                          "play seize_fire southwest", "play seize_fire southeast"));
  EXPECT_THAT(Hear(match, 0, "play seize_fire southwest", kOpponent),
              ElementsAre("card_played p1 seize_fire southwest", "quadrant_seized southwest 3"));
  EXPECT_TRUE(TurnGoesOn(match));
}

TEST(NavalWarCards, FleetRelocationPlacesAllShipsAnewAndCostsTwoTurns) {
  Match match = Begin({.p1 = {"fleet_relocation"}});
  MustDo(match, 0, "play fleet_relocation");
  for (const char* place :
       {"place carrier north N1", "place battleship north M1", "place crusher north L1",
        "place submarine north K1", "place destroyer west B2"}) {
    MustDo(match, 0, place);
  }
  EXPECT_THAT(Hear(match, 0, "confirm", kPlayer),
              ElementsAre("card_played p1 fleet_relocation", "moved p1 carrier north N1 B2",
                          "moved p1 battleship north M1 B4", "moved p1 crusher north L1 B6",
                          "moved p1 submarine north K1 B8", "moved p1 destroyer west B2 B10",
                          "turns_lost p1 2"));
  EXPECT_EQ(CellsOf(match, 0, "carrier"), "N1 N2 N3 N4 N5");
  EXPECT_EQ(CellsOf(match, 0, "destroyer"), "B2 C2") << "where the carrier was";
  EXPECT_EQ(StateOf(match).boards[0].occupied.Count(), 17);
  EXPECT_TRUE(TurnGoesOn(match)) << "the turn goes on as usual";
  EXPECT_EQ(Refusal(match, 0, "attack A1"), "");
}

TEST(NavalWarCards, FleetRelocationTakesDamageAlongAndLeavesTheSunkBehind) {
  Match match = Begin({.p2 = {"fleet_relocation"}});
  for (const char* cell : {"B10", "C10", "C2"}) {
    Strike(match, 0, absl::StrCat("attack ", cell));
    if (cell[1] != '2') PassTurns(match, 1);
  }
  MustDo(match, 1, "play fleet_relocation");
  EXPECT_EQ(Refusal(match, 1, "place destroyer west A1"),
            "destroyer is sunk, or cannot leave the smoke");
  MustDo(match, 1, "place carrier south N14");
  MustDo(match, 1, "fill");
  MustDo(match, 1, "confirm");
  EXPECT_EQ(CellsOf(match, 1, "carrier"), "N14 N13 N12 N11 N10");
  EXPECT_EQ(DamageOf(match, 1, "carrier"), ".x...");
  EXPECT_EQ(CellsOf(match, 1, "destroyer"), "");
}

TEST(NavalWarCards, FleetRelocationMayLeaveShipsWhereTheyWere) {
  Match match = Begin({.p1 = {"fleet_relocation"}});
  MustDo(match, 0, "play fleet_relocation");
  PlaceFleet(match, 0);
  MustDo(match, 0, "confirm");
  EXPECT_EQ(CellsOf(match, 0, "carrier"), "B2 C2 D2 E2 F2");
  EXPECT_EQ(StateOf(match).players[0].skips, 2);
}

TEST(NavalWarCards, FleetAdvancementMovesOneShipByOneCell) {
  Match match = Begin({.p1 = {"fleet_advancement"}, .fleet1 = {"battleship west B3"}});
  EXPECT_EQ(Refusal(match, 0, "play fleet_advancement carrier south"), "carrier has no room there");
  EXPECT_THAT(
      LegalTexts(match, 0, "play fleet_advancement carrier"),
      ElementsAre("play fleet_advancement carrier north", "play fleet_advancement carrier east",
                  "play fleet_advancement carrier west"));
  EXPECT_THAT(
      Hear(match, 0, "play fleet_advancement carrier west", kPlayer),
      ElementsAre("card_played p1 fleet_advancement carrier west", "moved p1 carrier west A2 B2"));
  EXPECT_EQ(CellsOf(match, 0, "carrier"), "A2 B2 C2 D2 E2");
  EXPECT_TRUE(TurnGoesOn(match));
}

TEST(NavalWarCards, FleetAdvancementStaysOnTheBoard) {
  const Match match = Begin({.p1 = {"fleet_advancement"}, .fleet1 = {"carrier north N10"}});
  EXPECT_THAT(
      LegalTexts(match, 0, "play fleet_advancement carrier"),
      ElementsAre("play fleet_advancement carrier north", "play fleet_advancement carrier west"));
}

TEST(NavalWarCards, PivotPointTurnsAShipByAQuarterAboutOneOfItsCells) {
  const char* const kCases[][2] = {
      {"clockwise H8", "H8 H9 H10"},  // About the bow: the rest swings round.
      {"counterclockwise H8", "H8 H7 H6"},  {"clockwise I8", "I7 I8 I9"},
      {"counterclockwise I8", "I9 I8 I7"},  {"clockwise J8", "J6 J7 J8"},
      {"counterclockwise J8", "J10 J9 J8"},
  };
  for (const auto& [turn, cells] : kCases) {
    Match match = Begin({.p1 = {"pivot_point"}, .fleet1 = {"crusher west H8"}});
    MustDo(match, 0, absl::StrCat("play pivot_point crusher ", turn));
    EXPECT_EQ(CellsOf(match, 0, "crusher"), cells) << turn;
    EXPECT_TRUE(TurnGoesOn(match));
  }
}

TEST(NavalWarCards, PivotPointNeedsRoomAndACellOfTheShip) {
  const Match match = Begin({.p1 = {"pivot_point"}, .fleet1 = {"crusher west A1"}});
  EXPECT_EQ(Refusal(match, 0, "play pivot_point crusher counterclockwise A1"),
            "crusher has no room to turn there")
      << "off the board";
  EXPECT_EQ(Refusal(match, 0, "play pivot_point crusher clockwise D1"),
            "crusher has no room to turn there")
      << "not a cell of it";
  EXPECT_THAT(LegalTexts(match, 0, "play pivot_point crusher"),
              ElementsAre("play pivot_point crusher clockwise A1"))
      << "everywhere else it meets the carrier or the edge";
}

TEST(NavalWarCards, PivotPointTakesDamageAlong) {
  Match match = Begin({.p2 = {"pivot_point"}});
  Strike(match, 0, "attack B10");
  MustDo(match, 1, "play pivot_point destroyer clockwise B10");
  EXPECT_EQ(CellsOf(match, 1, "destroyer"), "B10 B11");
  EXPECT_EQ(DamageOf(match, 1, "destroyer"), "x.");
}

}  // namespace
}  // namespace mallard::testing
