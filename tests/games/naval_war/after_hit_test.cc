// Moves after a hit.
#include <string>
#include <utility>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/naval_war/fixtures.h"

namespace mallard::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(NavalWarAfterHit, DamagedShipMayMoveOneCellInFourDirections) {
  const std::pair<const char*, const char*> kCases[] = {
      {"north", "B3 C3 D3 E3"},
      {"east", "C4 D4 E4 F4"},
      {"south", "B5 C5 D5 E5"},
      {"west", "A4 B4 C4 D4"},
  };
  for (const auto& [direction, cells] : kCases) {
    Match match = Begin({});
    MustDo(match, 0, "attack C4");
    MustDo(match, 1, "allow");
    EXPECT_EQ(Asked(match, 1), naval_war::kMoveAfterHit);
    EXPECT_EQ(Asked(match, 0), 0u);
    MustDo(match, 1, std::string("shift battleship ") + direction);
    EXPECT_EQ(CellsOf(match, 1, "battleship"), cells) << "the whole ship shifts";
    EXPECT_EQ(DamageOf(match, 1, "battleship"), ".x..");
  }
}

TEST(NavalWarAfterHit, StayingIsAllowed) {
  Match match = Begin({});
  MustDo(match, 0, "attack C4");
  MustDo(match, 1, "allow");
  EXPECT_THAT(LegalTexts(match, 1),
              ElementsAre("shift battleship north", "shift battleship east",
                          "shift battleship south", "shift battleship west", "stay"));
  MustDo(match, 1, "stay");
  EXPECT_EQ(CellsOf(match, 1, "battleship"), "B4 C4 D4 E4");
  EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn);
}

TEST(NavalWarAfterHit, ShipStaysOnTheBoard) {
  Match match = Begin({.fleet2 = {"carrier west A1"}});
  MustDo(match, 0, "attack C1");
  MustDo(match, 1, "allow");
  EXPECT_THAT(LegalTexts(match, 1, "shift"), ElementsAre("shift carrier east",
                                                         "shift carrier "
                                                         "south"));
  EXPECT_EQ(Refusal(match, 1, "shift carrier north"), "carrier has no room there");
  EXPECT_EQ(Refusal(match, 1, "shift carrier west"), "carrier has no room there");
}

TEST(NavalWarAfterHit, ShipMayReachTheLastRowAndColumnButNotBeyond) {
  Match match = Begin({.fleet2 = {"carrier west J14"}});
  MustDo(match, 0, "attack J14");
  MustDo(match, 1, "allow");
  EXPECT_THAT(LegalTexts(match, 1, "shift"),
              ElementsAre("shift carrier north", "shift carrier west"));
}

TEST(NavalWarAfterHit, ShipOverlapsNothing) {
  Match match = Begin({.fleet2 = {"battleship west B3", "destroyer north G2"}});
  MustDo(match, 0, "attack C2");
  MustDo(match, 1, "allow");
  EXPECT_THAT(LegalTexts(match, 1, "shift"),
              ElementsAre("shift carrier north", "shift carrier west"));
}

TEST(NavalWarAfterHit, OnlyNewlyDamagedShipsMove) {
  Match match = Begin({});
  MustDo(match, 0, "attack C4");
  MustDo(match, 1, "allow");
  EXPECT_EQ(Refusal(match, 1, "shift carrier north"), "carrier may not move now");
  EXPECT_EQ(Refusal(match, 0, "shift battleship north"), "wait until the defender has finished");
  EXPECT_EQ(Refusal(match, 1, "attack A1"), "move a damaged ship, or stay");
}

TEST(NavalWarAfterHit, EachShipMovesOnce) {
  Match match = Begin({});
  MustDo(match, 0, "attack C4");
  MustDo(match, 1, "allow");
  MustDo(match, 1, "shift battleship north");
  EXPECT_EQ(Refusal(match, 1, "shift battleship north"), "battleship may not move now");
  EXPECT_THAT(LegalTexts(match, 1), ElementsAre("stay")) << "the question stays until answered";
  MustDo(match, 1, "stay");
  EXPECT_EQ(CellsOf(match, 1, "battleship"), "B3 C3 D3 E3");
}

TEST(NavalWarAfterHit, SeveralShipsMoveOnceEachInAnyOrder) {
  Match match = Begin({.p1 = {"airstrike"}});
  MustDo(match, 0, "play airstrike B2");
  MustDo(match, 1, "allow");
  MustDo(match, 1, "shift battleship south");
  EXPECT_THAT(LegalTexts(match, 1, "shift battleship"), IsEmpty());
  MustDo(match, 1, "shift carrier south");
  EXPECT_THAT(LegalTexts(match, 1), ElementsAre("stay"));
  MustDo(match, 1, "stay");
  EXPECT_EQ(CellsOf(match, 1, "battleship"), "B5 C5 D5 E5");
  EXPECT_EQ(CellsOf(match, 1, "carrier"), "B3 C3 D3 E3 F3");
}

TEST(NavalWarAfterHit, MovesMayMakeRoomForOneAnother) {
  // The battleship lies right under the carrier: only once it has moved can the carrier go south.
  Match match = Begin({.p1 = {"airstrike"}, .fleet2 = {"battleship west B3"}});
  MustDo(match, 0, "play airstrike B2");
  MustDo(match, 1, "allow");
  EXPECT_EQ(Refusal(match, 1, "shift carrier south"), "carrier has no room there");
  MustDo(match, 1, "shift battleship south");
  MustDo(match, 1, "shift carrier south");
  EXPECT_EQ(CellsOf(match, 1, "carrier"), "B3 C3 D3 E3 F3");
}

TEST(NavalWarAfterHit, SomeMayMoveAndOthersStay) {
  Match match = Begin({.p1 = {"airstrike"}});
  MustDo(match, 0, "play airstrike B2");
  MustDo(match, 1, "allow");
  MustDo(match, 1, "shift battleship south");
  MustDo(match, 1, "stay");
  EXPECT_EQ(CellsOf(match, 1, "carrier"), "B2 C2 D2 E2 F2");
}

TEST(NavalWarAfterHit, IsAskedEvenIfNothingCanMove) {
  // The destroyer in a corner, shut in by the submarine and the crusher.
  Match match = Begin(
      {.fleet2 = {"destroyer west A1", "submarine west C1", "crusher west A2", "carrier west B5"}});
  MustDo(match, 0, "attack A1");
  MustDo(match, 1, "allow");
  EXPECT_EQ(Asked(match, 1), naval_war::kMoveAfterHit);
  EXPECT_THAT(LegalTexts(match, 1), ElementsAre("stay"));
}

TEST(NavalWarAfterHit, IsAskedAfterAHitOnADamagedPartButNobodyMoves) {
  Match match = Begin({});
  Strike(match, 0, "attack C4");
  PassTurns(match, 1);
  MustDo(match, 0, "attack C4");
  MustDo(match, 1, "allow");
  EXPECT_EQ(Asked(match, 1), naval_war::kMoveAfterHit);
  EXPECT_THAT(LegalTexts(match, 1), ElementsAre("stay"));
  EXPECT_EQ(Refusal(match, 1, "shift battleship north"), "battleship may not move now");
}

TEST(NavalWarAfterHit, SunkShipDoesNotMoveButTheQuestionIsAsked) {
  Match match = Begin({});
  Strike(match, 0, "attack B10");
  PassTurns(match, 1);
  MustDo(match, 0, "attack C10");
  MustDo(match, 1, "allow");
  EXPECT_EQ(Asked(match, 1), naval_war::kMoveAfterHit);
  EXPECT_THAT(LegalTexts(match, 1), ElementsAre("stay"));
}

TEST(NavalWarAfterHit, IsNotAskedAfterMissesOrABlockedAttack) {
  Match match = Begin({.p2 = {"flares"}});
  MustDo(match, 0, "attack A1");
  EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn) << "missed";
  PassTurns(match, 1);
  MustDo(match, 0, "attack B2");
  MustDo(match, 1, "react flares");
  EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn) << "blocked";
}

TEST(NavalWarAfterHit, IsNotAskedAfterSmoke) {
  Match match = Begin({.p2 = {"smoke_screen"}});
  MustDo(match, 0, "attack B2");
  MustDo(match, 1, "react smoke_screen carrier");
  MustDo(match, 1, "stay");
  PassTurns(match, 1);
  MustDo(match, 0, "attack C2");
  EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn);
}

TEST(NavalWarAfterHit, ShipStruckByNameMayMove) {
  Match match = Begin({.p1 = {"task_force_operation"}});
  MustDo(match, 0, "play task_force_operation crusher");
  MustDo(match, 1, "allow");
  MustDo(match, 1, "shift crusher west");
  EXPECT_EQ(CellsOf(match, 1, "crusher"), "A6 B6 C6");
}

TEST(NavalWarAfterHit, TurnGoesOnAfterACardThatDoesNotEndIt) {
  Match match = Begin({.p1 = {"torpedo"}});
  Strike(match, 0, "play torpedo B2");
  EXPECT_EQ(Asked(match, 0), naval_war::kTakeTurn);
  Strike(match, 0, "attack C2");
  EXPECT_EQ(DamageOf(match, 1, "carrier"), "xx...");
  EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn);
}

TEST(NavalWarAfterHit, IsNotAskedUnderACyberOperation) {
  Match match = Begin({.p1 = {"cyber_operation"}});
  MustDo(match, 0, "play cyber_operation");
  MustDo(match, 0, "attack B2");
  EXPECT_EQ(Asked(match, 1), naval_war::kAnswerAttack) << "reactions still work";
  MustDo(match, 1, "allow");
  EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn);
  EXPECT_EQ(DamageOf(match, 1, "carrier"), "x....");
}

}  // namespace
}  // namespace mallard::testing
