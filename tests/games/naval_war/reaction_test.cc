// Answering an attack that connects.
#include <string>
#include <utility>

#include "absl/strings/match.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/naval_war/fixtures.h"

namespace mallard::testing {
namespace {

using naval_war::Answer;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

const Viewer kAttacker = Viewer::Seat(0);

TEST(NavalWarReaction, DefenderMayAllowTheAttack) {
  Match match = Begin({.p2 = {"flares"}});
  MustDo(match, 0, "attack B2");
  EXPECT_THAT(LegalTexts(match, 1), ElementsAre("react flares", "allow"));
  MustDo(match, 1, "allow");
  EXPECT_EQ(DamageOf(match, 1, "carrier"), "x....");
  EXPECT_THAT(HandOf(match, 1), ElementsAre("flares"));
}

TEST(NavalWarReaction, OnlyTheDefenderAnswersAndOnlyWithReactions) {
  Match match = Begin({.p1 = {"flares"}, .p2 = {"torpedo"}});
  MustDo(match, 0, "attack B2");
  EXPECT_EQ(Refusal(match, 0, "react flares"), "wait for the defender's answer");
  EXPECT_EQ(Refusal(match, 0, "allow"), "wait for the defender's answer");
  EXPECT_EQ(Refusal(match, 1, "react torpedo A1"), "torpedo cannot answer an attack");
  EXPECT_EQ(Refusal(match, 1, "react flares"), "you do not hold flares");
  EXPECT_EQ(Refusal(match, 1, "attack B2"), "an attack must be answered: react or allow");
}

TEST(NavalWarReaction, OneReactionAnAttack) {
  Match match = Begin({.p2 = {"flares", "flares"}});
  MustDo(match, 0, "attack B2");
  MustDo(match, 1, "react flares");
  EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn) << "the attack is over, and so is the turn";
  EXPECT_THAT(HandOf(match, 1), ElementsAre("flares"));
}

TEST(NavalWarReaction, EveryAttackOfATurnHasItsWindow) {
  Match match = Begin({.p1 = {"carpet_bomb"}, .p2 = {"flares", "flares"}});
  MustDo(match, 0, "play carpet_bomb across B2");
  MustDo(match, 1, "react flares");
  MustDo(match, 0, "attack B2");
  MustDo(match, 1, "react flares");
  EXPECT_EQ(DamageOf(match, 1, "carrier"), ".....");
}

TEST(NavalWarFlares, WholeAttackDoesNothingAndEveryCellAnswersBlocked) {
  Match match = Begin({.p1 = {"carpet_bomb"}, .p2 = {"flares"}});
  MustDo(match, 0, "play carpet_bomb across E2");
  EXPECT_THAT(Hear(match, 1, "react flares", kAttacker),
              ElementsAre("card_played p2 flares", "answered p2 E2 blocked",
                          "answered p2 F2 blocked", "answered p2 G2 blocked"))
      << "water too, so that nothing is learnt";
  EXPECT_EQ(DamageOf(match, 1, "carrier"), ".....");
  EXPECT_EQ(RadarAt(match, 1, "G2"), Answer::kBlocked);
}

TEST(NavalWarFlares, NormalAttackMayFollowABlockedCard) {
  Match match = Begin({.p1 = {"carpet_bomb"}, .p2 = {"flares"}});
  MustDo(match, 0, "play carpet_bomb across B2");
  MustDo(match, 1, "react flares");
  EXPECT_EQ(Asked(match, 0), naval_war::kTakeTurn) << "and nobody moves after it";
  EXPECT_EQ(Refusal(match, 0, "attack B2"), "");
}

TEST(NavalWarFlares, CardThatEndsTheTurnStillEndsIt) {
  Match match = Begin({.p1 = {"airstrike"}, .p2 = {"flares"}});
  MustDo(match, 0, "play airstrike B2");
  MustDo(match, 1, "react flares");
  EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn);
}

TEST(NavalWarFlares, NormalAttackCanBeBlocked) {
  Match match = Begin({.p2 = {"flares"}});
  MustDo(match, 0, "attack B2");
  EXPECT_THAT(Hear(match, 1, "react flares", kAttacker), Contains("answered p2 B2 blocked"));
  EXPECT_EQ(DamageOf(match, 1, "carrier"), ".....");
  EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn);
}

TEST(NavalWarFlares, TaskForceOperationCanBeBlocked) {
  Match match = Begin({.p1 = {"task_force_operation"}, .p2 = {"flares"}});
  MustDo(match, 0, "play task_force_operation carrier");
  EXPECT_THAT(Hear(match, 1, "react flares", kAttacker), Contains("ship_struck p2 carrier 0"));
  EXPECT_EQ(DamageOf(match, 1, "carrier"), ".....");
  EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn) << "the turn ends all the same";
}

TEST(NavalWarFlares, BlockEveryAttackButTorpedoAndLasers) {
  const std::pair<const char*, Texts> kCases[] = {
      {"airstrike", {"play airstrike A1"}},
      {"carpet_bomb", {"play carpet_bomb across A2"}},
      {"drone_strike", {"play drone_strike", "aim A1", "aim N14", "aim B2", "confirm"}},
      {"task_force_operation", {"play task_force_operation carrier"}},
      {"torpedo", {"play torpedo B2"}},
      {"vertical_laser", {"play vertical_laser B"}},
      {"horizontal_laser", {"play horizontal_laser 2"}},
  };
  for (const auto& [card, actions] : kCases) {
    Match match = Begin({.p1 = {card}, .p2 = {"flares"}});
    for (const std::string& action : actions) MustDo(match, 0, action);
    const std::string name = card;
    const bool stopped = name != "torpedo" && !absl::StrContains(name, "laser");
    EXPECT_EQ(Refusal(match, 1, "react flares"),
              stopped ? "" : "flares does nothing about " + name);
    EXPECT_EQ(LegalTexts(match, 1, "react").size(), stopped ? 1u : 0u) << name;
  }
}

TEST(NavalWarSmokeScreen, HitStandsAndTheShipIsNamedAloud) {
  Match match = Begin({.p2 = {"smoke_screen"}});
  MustDo(match, 0, "attack C2");
  EXPECT_THAT(LegalTexts(match, 1), ElementsAre("react smoke_screen carrier", "allow"));
  EXPECT_THAT(Hear(match, 1, "react smoke_screen carrier", kAttacker),
              ElementsAre("card_played p2 smoke_screen carrier", "protected p2 carrier 3",
                          "answered p2 C2 hit"));
  EXPECT_EQ(DamageOf(match, 1, "carrier"), ".x...");
}

TEST(NavalWarSmokeScreen, ProtectedShipGetsNoMoveAfterTheHit) {
  Match match = Begin({.p2 = {"smoke_screen"}});
  MustDo(match, 0, "attack C2");
  MustDo(match, 1, "react smoke_screen carrier");
  EXPECT_EQ(Asked(match, 1), naval_war::kMoveAfterHit) << "there was a hit, so it is asked";
  EXPECT_EQ(Refusal(match, 1, "shift carrier north"), "carrier may not move now");
  EXPECT_THAT(LegalTexts(match, 1), ElementsAre("stay"));
}

TEST(NavalWarSmokeScreen, OtherShipsHitByTheSameAttackMayStillMove) {
  Match match = Begin({.p1 = {"airstrike"}, .p2 = {"smoke_screen"}});
  MustDo(match, 0, "play airstrike B2");
  EXPECT_THAT(LegalTexts(match, 1, "react"),
              ElementsAre("react smoke_screen carrier", "react smoke_screen battleship"));
  MustDo(match, 1, "react smoke_screen carrier");
  EXPECT_EQ(DamageOf(match, 1, "carrier"), "xxx..");
  EXPECT_EQ(DamageOf(match, 1, "battleship"), "xxx.");
  EXPECT_THAT(LegalTexts(match, 1, "shift carrier"), IsEmpty());
  EXPECT_THAT(LegalTexts(match, 1, "shift battleship"), Contains("shift battleship west"));
}

TEST(NavalWarSmokeScreen, IsForAShipThatWasHit) {
  Match match = Begin({.p2 = {"smoke_screen"}});
  MustDo(match, 0, "attack C2");
  EXPECT_EQ(Refusal(match, 1, "react smoke_screen battleship"),
            "the attack does not hit battleship, or sinks it");
}

TEST(NavalWarSmokeScreen, IsNotForAShipThatSinks) {
  Match match = Begin({.p2 = {"smoke_screen"}});
  Strike(match, 0, "attack B10");
  PassTurns(match, 1);
  MustDo(match, 0, "attack C10");
  EXPECT_EQ(Asked(match, 1), naval_war::kAnswerAttack);
  EXPECT_EQ(Refusal(match, 1, "react smoke_screen destroyer"),
            "the attack does not hit destroyer, or sinks it");
  EXPECT_THAT(LegalTexts(match, 1), ElementsAre("allow"));
}

TEST(NavalWarSmokeScreen, WorksForAShipHitAtADamagedPart) {
  Match match = Begin({.p2 = {"smoke_screen"}});
  Strike(match, 0, "attack C2");
  PassTurns(match, 1);
  MustDo(match, 0, "attack C2");
  EXPECT_THAT(LegalTexts(match, 1, "react"), ElementsAre("react smoke_screen carrier"));
}

TEST(NavalWarSmokeScreen, AnswersLasersTorpedoesAndTaskForcesToo) {
  const char* const kCases[][3] = {
      {"torpedo", "play torpedo B2", "react smoke_screen carrier"},
      {"vertical_laser", "play vertical_laser F", "react smoke_screen carrier"},
      {"horizontal_laser", "play horizontal_laser 12", "react smoke_screen battleship"},
      {"task_force_operation", "play task_force_operation submarine",
       "react smoke_screen submarine"},
  };
  for (const auto& [card, action, reaction] : kCases) {
    Match match = Begin({.p1 = {card}, .p2 = {"smoke_screen"}, .fleet2 = {"battleship north H10"}});
    MustDo(match, 0, action);
    EXPECT_THAT(LegalTexts(match, 1), ElementsAre(reaction, "allow"));
  }
}

TEST(NavalWarSmokeScreen, StruckShipKeepsItsHits) {
  Match match = Begin({.p1 = {"task_force_operation"}, .p2 = {"smoke_screen"}});
  MustDo(match, 0, "play task_force_operation submarine");
  EXPECT_THAT(Hear(match, 1, "react smoke_screen submarine", kAttacker),
              Contains("ship_struck p2 submarine 2"));
  EXPECT_EQ(DamageOf(match, 1, "submarine"), "xx.");
}

TEST(NavalWarReaction, CardMayBePlayedAndItsTurnGoesOnAfterSmoke) {
  Match match = Begin({.p1 = {"torpedo"}, .p2 = {"smoke_screen"}});
  MustDo(match, 0, "play torpedo B2");
  MustDo(match, 1, "react smoke_screen carrier");
  MustDo(match, 1, "stay");
  EXPECT_EQ(Asked(match, 0), naval_war::kTakeTurn);
  EXPECT_THAT(Hear(match, 0, "attack C2", kAttacker), Contains("answered p2 C2 smoke"))
      << "from the moment it is played, so in this turn already";
}

}  // namespace
}  // namespace mallard::testing
