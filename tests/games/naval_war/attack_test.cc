// Attacks: what connects, what cells answer, sinking.
#include <string>
#include <utility>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/primitives/grid.h"
#include "tests/games/naval_war/fixtures.h"

namespace mallard::testing {
namespace {

using naval_war::Answer;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;

const Viewer kAttacker = Viewer::Seat(0);

// What p1 hears from the moment p2 allows the attack.
Texts Allowed(Match& match) { return Hear(match, 1, "allow", kAttacker); }

TEST(NavalWarAttack, MissIsAnsweredAtOnce) {
  Match match = Begin({});
  EXPECT_THAT(Hear(match, 0, "attack A1", kAttacker),
              ElementsAre("cell_attacked p1 A1", "answered p2 A1 miss", "turn_began p2 1"));
  EXPECT_EQ(RadarAt(match, 1, "A1"), Answer::kMiss);
}

TEST(NavalWarAttack, HitAddsAMarkerToThePartOnTheCell) {
  Match match = Begin({});
  EXPECT_THAT(Hear(match, 0, "attack D2", kAttacker),
              ElementsAre("cell_attacked p1 D2", "connected p2"));
  EXPECT_EQ(DamageOf(match, 1, "carrier"), ".....") << "not before the defender has answered";
  EXPECT_THAT(Allowed(match), ElementsAre("answered p2 D2 hit"));
  EXPECT_EQ(DamageOf(match, 1, "carrier"), "..x..");
  EXPECT_EQ(RadarAt(match, 1, "D2"), Answer::kHit);
}

TEST(NavalWarAttack, DamagedPartAnswersHitAgainAndTakesNoMore) {
  Match match = Begin({});
  Strike(match, 0, "attack D2");
  PassTurns(match, 1);
  EXPECT_THAT(Hear(match, 0, "attack D2", kAttacker), Contains("connected p2"));
  EXPECT_THAT(Allowed(match), ElementsAre("answered p2 D2 hit"));
  EXPECT_EQ(DamageOf(match, 1, "carrier"), "..x..");
}

TEST(NavalWarAttack, NeverSaysWhichShipNorWhetherTheDamageIsNew) {
  const auto told = [](const char* cell, bool again) {
    Match match = Begin({});
    if (again) {
      Strike(match, 0, std::string("attack ") + cell);
      PassTurns(match, 1);
    }
    MustDo(match, 0, std::string("attack ") + cell);
    Texts texts = Hear(match, 1, "allow", kAttacker);
    texts.push_back(std::to_string(Asked(match, 1)));
    return texts;
  };
  EXPECT_THAT(told("B2", false), ElementsAre("answered p2 B2 hit", "4"));
  EXPECT_EQ(told("B2", true), told("B2", false));
  EXPECT_THAT(told("B10", false), ElementsAre("answered p2 B10 hit", "4"));
}

TEST(NavalWarAttack, AnyCellMayBeAttackedAgainAndTheRadarKeepsTheTurn) {
  Match match = Begin({});
  Strike(match, 0, "attack A1");
  PassTurns(match, 1);
  const int cell = *ParseCell("A1");
  EXPECT_EQ(StateOf(match).boards[1].radar.turn[cell], 0);
  EXPECT_EQ(Refusal(match, 0, "attack A1"), "");
  Strike(match, 0, "attack A1");
  EXPECT_EQ(StateOf(match).boards[1].radar.turn[cell], 2);
}

TEST(NavalWarAttack, ShipThatMovedAwayIsMissedWhereItWas) {
  Match match = Begin({});
  MustDo(match, 0, "attack B2");
  MustDo(match, 1, "allow");
  MustDo(match, 1, "shift carrier north");
  MustDo(match, 1, "stay");
  PassTurns(match, 1);
  EXPECT_THAT(Hear(match, 0, "attack B2", kAttacker), Contains("answered p2 B2 miss"));
  EXPECT_EQ(RadarAt(match, 1, "B2"), Answer::kMiss) << "the radar keeps the last answer";
  EXPECT_EQ(DamageOf(match, 1, "carrier"), "x....") << "damage travels with the ship";
}

TEST(NavalWarAttack, CellsAnswerInRowOrder) {
  Match match = Begin({.p1 = {"airstrike"}});
  MustDo(match, 0, "play airstrike A2");
  EXPECT_THAT(Allowed(match),
              ElementsAre("answered p2 A2 miss", "answered p2 B2 hit", "answered p2 C2 hit",
                          "answered p2 A3 miss", "answered p2 B3 miss", "answered p2 C3 miss",
                          "answered p2 A4 miss", "answered p2 B4 hit", "answered p2 C4 hit"));
}

TEST(NavalWarAttack, DroneStrikeAnswersInTheOrderNamed) {
  Match match = Begin({.p1 = {"drone_strike"}});
  MustDo(match, 0, "play drone_strike");
  for (const char* aim : {"aim N14", "aim B2", "aim A1"}) MustDo(match, 0, aim);
  MustDo(match, 0, "confirm");
  EXPECT_THAT(Allowed(match),
              ElementsAre("answered p2 N14 miss", "answered p2 B2 hit", "answered p2 A1 miss"));
}

TEST(NavalWarAttack, CellsAreNamedBeforeAnyAnswers) {
  Match match = Begin({.p1 = {"carpet_bomb"}});
  EXPECT_THAT(Hear(match, 0, "play carpet_bomb across A2", Viewer::Seat(1)),
              ElementsAre("card_played p1 carpet_bomb across A2", "cell_attacked p1 A2",
                          "cell_attacked p1 B2", "cell_attacked p1 C2", "connected p2"))
      << "the defender decides knowing the cells";
}

TEST(NavalWarAttack, ShipWithAllPartsHitIsSunkByNameAndOffTheBoard) {
  Match match = Begin({});
  Strike(match, 0, "attack B10");
  PassTurns(match, 1);
  MustDo(match, 0, "attack C10");
  EXPECT_THAT(Allowed(match), ElementsAre("answered p2 C10 hit", "sunk p2 destroyer"));
  EXPECT_EQ(CellsOf(match, 1, "destroyer"), "");
  EXPECT_EQ(ShipOf(match, 1, "destroyer").sunk, 1);
  EXPECT_EQ(StateOf(match).boards[1].standing, 4);
  MustDo(match, 1, "stay");
  PassTurns(match, 1);
  EXPECT_THAT(Hear(match, 0, "attack C10", kAttacker), Contains("answered p2 C10 miss"));
}

TEST(NavalWarAttack, SunkShipsAreNamedInFleetOrderAfterAllAnswers) {
  // Destroyer and submarine stand in one column, the destroyer above.
  Match match = Begin({.p1 = {"vertical_laser"},
                       .fleet2 = {"destroyer north A1", "submarine north A4", "carrier west F2",
                                  "battleship west F4", "crusher west F6"}});
  MustDo(match, 0, "play vertical_laser A");
  const Texts told = Allowed(match);
  ASSERT_GE(told.size(), 16u);
  EXPECT_EQ(told[13], "answered p2 A14 miss");
  EXPECT_EQ(told[14], "sunk p2 submarine");
  EXPECT_EQ(told[15], "sunk p2 destroyer");
}

TEST(NavalWarConnects, OnlyAnAttackThatWouldHitOpensTheWindow) {
  Match match = Begin({.p1 = {"airstrike"}, .p2 = {"flares"}});
  MustDo(match, 0, "play airstrike H8");
  EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn) << "it missed, and ended the turn";
}

TEST(NavalWarConnects, WindowOpensEvenIfNoCardCouldBePlayed) {
  Match match = Begin({});
  MustDo(match, 0, "attack B2");
  EXPECT_EQ(Asked(match, 1), naval_war::kAnswerAttack);
  EXPECT_EQ(Asked(match, 0), 0u);
  EXPECT_THAT(LegalTexts(match, 1), ElementsAre("allow"));
}

TEST(NavalWarConnects, WindowOpensForEveryKindOfAttack) {
  const std::pair<const char*, Texts> kCases[] = {
      {"airstrike", {"play airstrike A1"}},
      {"carpet_bomb", {"play carpet_bomb across A2"}},
      {"carpet_bomb", {"play carpet_bomb down B1"}},
      {"drone_strike", {"play drone_strike", "aim A1", "aim N14", "aim B2", "confirm"}},
      {"torpedo", {"play torpedo B2"}},
      {"vertical_laser", {"play vertical_laser B"}},
      {"horizontal_laser", {"play horizontal_laser 2"}},
      {"task_force_operation", {"play task_force_operation carrier"}},
      {"torpedo", {"attack B2"}},
  };
  for (const auto& [card, actions] : kCases) {
    Match match = Begin({.p1 = {card}});
    Texts told;
    for (const std::string& action : actions) told = Hear(match, 0, action, kAttacker);
    EXPECT_THAT(told, Contains("connected p2")) << actions[0];
    EXPECT_EQ(Asked(match, 1), naval_war::kAnswerAttack) << actions[0];
  }
}

TEST(NavalWarConnects, NoAttackMeansNoWindow) {
  const std::pair<const char*, const char*> kCases[] = {
      {"uav_drone", "play uav_drone B2"},
      {"cyber_operation", "play cyber_operation"},
      {"seize_fire", "play seize_fire northwest"},
      {"fleet_advancement", "play fleet_advancement carrier north"},
      {"pivot_point", "play pivot_point destroyer clockwise B10"},
  };
  for (const auto& [card, action] : kCases) {
    Match match = Begin({.p1 = {card}});
    EXPECT_THAT(Hear(match, 0, action, kAttacker), Not(Contains("connected p2"))) << card;
    EXPECT_EQ(Asked(match, 0), naval_war::kTakeTurn) << card;
  }
}

TEST(NavalWarConnects, AlreadyDamagedPartConnects) {
  Match match = Begin({});
  Strike(match, 0, "attack B2");
  PassTurns(match, 1);
  EXPECT_THAT(Hear(match, 0, "attack B2", kAttacker),
              ElementsAre("cell_attacked p1 B2", "connected p2"));
}

TEST(NavalWarConnects, CellUnderSmokeDoesNot) {
  Match match = Begin({.p2 = {"smoke_screen"}});
  MustDo(match, 0, "attack B2");
  MustDo(match, 1, "react smoke_screen carrier");
  MustDo(match, 1, "stay");
  PassTurns(match, 1);
  EXPECT_THAT(Hear(match, 0, "attack C2", kAttacker),
              AllOf(Contains("answered p2 C2 smoke"), Not(Contains("connected p2"))));
  EXPECT_EQ(DamageOf(match, 1, "carrier"), "x....");
  EXPECT_EQ(RadarAt(match, 1, "C2"), Answer::kSmoke);
}

TEST(NavalWarConnects, CellBesideSmokeDoes) {
  // An area with a ship under smoke and another one beside it.
  Match match = Begin({.p1 = {"torpedo", "airstrike"}, .p2 = {"smoke_screen"}});
  MustDo(match, 0, "play torpedo B2");
  MustDo(match, 1, "react smoke_screen carrier");
  MustDo(match, 1, "stay");
  PassTurns(match, 2);
  MustDo(match, 0, "play airstrike B2");
  EXPECT_EQ(Asked(match, 1), naval_war::kAnswerAttack);
  EXPECT_THAT(Allowed(match),
              AllOf(Contains("answered p2 B2 smoke"), Contains("answered p2 B4 hit")));
  EXPECT_EQ(DamageOf(match, 1, "carrier"), "x....");
}

TEST(NavalWarConnects, NamedShipAlwaysDoes) {
  Match match = Begin({.p1 = {"task_force_operation"}});
  EXPECT_THAT(Hear(match, 0, "play task_force_operation destroyer", kAttacker),
              ElementsAre("card_played p1 task_force_operation destroyer",
                          "ship_attacked p1 destroyer 2", "connected p2"));
}

}  // namespace
}  // namespace mallard::testing
