// How battles end, one way after another.
#include "gtest/gtest.h"
#include "src/games/duckhammer/scoring/missions.h"
#include "tests/games/duckhammer/fixtures.h"

namespace mallard::duckhammer::testing {
namespace {

// A field of two units at the Report of a round, with victory points as given.
class VictoryTest : public ::testing::Test {
 protected:
  VictoryTest() {
    units_[0] = field_.Add(0, field_.Plain(), {{10000, 10000}, {11500, 10000}});
    units_[1] = field_.Add(1, field_.Plain(), {{10000, 30000}, {11500, 30000}});
  }
  void SetPoints(int a, int b) {
    field_.state().players[0].victory_points = static_cast<int16_t>(a);
    field_.state().players[1].victory_points = static_cast<int16_t>(b);
  }
  void SetLost(int a, int b) {
    field_.state().players[0].points_lost = a;
    field_.state().players[1].points_lost = b;
  }
  // Seat + 1 of who wins at this round's Report; 0 if the field goes on.
  int WinnerAtReport(int round = 1) {
    field_.Begin(Phase::kReport, round);
    return field_.state().winner;
  }
  Field field_;
  int units_[2];
};

TEST_F(VictoryTest, EnoughVictoryPointsWin) {
  SetPoints(3, 12);
  EXPECT_EQ(WinnerAtReport(), 2);
  EXPECT_EQ(field_.state().ending, kVictoryPoints);
  EXPECT_EQ(field_.Heard(kBattleWon).size(), 1u);
}

TEST_F(VictoryTest, OneTooFewDoesNot) {
  SetPoints(11, 11);
  EXPECT_EQ(WinnerAtReport(), 0);
  EXPECT_EQ(field_.state().round, 2);
}

TEST_F(VictoryTest, EachPlayerNeedsTheirOwnNumber) {
  field_.state().players[0].needed = 10;
  SetPoints(10, 11);
  EXPECT_EQ(WinnerAtReport(), 1);
}

TEST_F(VictoryTest, OfTwoWhoHaveEnoughTheHigherWins) {
  SetPoints(13, 14);
  EXPECT_EQ(WinnerAtReport(), 2);
}

TEST_F(VictoryTest, EquallyManyMeanPlayingOn) {
  SetPoints(13, 13);
  EXPECT_EQ(WinnerAtReport(), 0);
  EXPECT_EQ(field_.state().round, 2);
}

TEST_F(VictoryTest, PointsWinAtReportOnly) {
  SetPoints(20, 0);
  field_.Begin(Phase::kMovement);
  EXPECT_EQ(field_.state().winner, 0);
}

TEST_F(VictoryTest, AfterTheLastRoundFewerArmyPointsLostWin) {
  SetLost(30, 29);
  SetPoints(11, 0);
  EXPECT_EQ(WinnerAtReport(6), 2);
  EXPECT_EQ(field_.state().ending, kLastRound);
}

TEST_F(VictoryTest, AfterTheLastRoundTheCurrentLeadWinsEqualLosses) {
  SetLost(30, 30);
  field_.state().lead = 1;
  EXPECT_EQ(WinnerAtReport(6), 2);
}

TEST_F(VictoryTest, VictoryPointsStillCountInTheLastRound) {
  SetLost(50, 0);
  SetPoints(12, 0);
  EXPECT_EQ(WinnerAtReport(6), 1);
  EXPECT_EQ(field_.state().ending, kVictoryPoints);
}

TEST_F(VictoryTest, EquallyManyInTheLastRoundAreDecidedByLosses) {
  SetPoints(13, 13);
  SetLost(4, 5);
  EXPECT_EQ(WinnerAtReport(6), 1);
  EXPECT_EQ(field_.state().ending, kLastRound);
}

TEST_F(VictoryTest, TheRoundBeforeTheLastIsNotTheLast) {
  SetLost(4, 5);
  EXPECT_EQ(WinnerAtReport(5), 0);
}

TEST_F(VictoryTest, TheConfigurationSaysWhichRoundIsTheLast) {
  field_.state().rounds = 2;
  SetLost(4, 5);
  EXPECT_EQ(WinnerAtReport(2), 1);
}

TEST_F(VictoryTest, DestroyingEveryOpposingModelWinsAtOnce) {
  SetPoints(0, 30);
  for (int i = 0; i < 2; ++i) field_.Destroy(units_[1], i, 0);
  field_.Begin(Phase::kMovement);
  EXPECT_EQ(field_.state().winner, 1);
  EXPECT_EQ(field_.state().ending, kDestroyedAll);
}

TEST_F(VictoryTest, AnArmyThatOnlyWaitsHasNotLost) {
  for (int i = 0; i < 2; ++i) field_.Withdraw(units_[1], i);
  field_.Begin(Phase::kReport);
  EXPECT_EQ(field_.state().winner, 0);
}

class BothDestroyedTest : public VictoryTest {
 protected:
  int WinnerWhenAllAreGone() {
    for (const int unit : units_) {
      for (int i = 0; i < 2; ++i) field_.Destroy(unit, i, kNobody);
    }
    SetLost(lost_[0], lost_[1]);
    field_.Begin(Phase::kFight);
    return field_.state().winner;
  }
  int lost_[2] = {10, 10};
};

TEST_F(BothDestroyedTest, HigherVictoryPointsWin) {
  SetPoints(1, 2);
  lost_[1] = 99;
  EXPECT_EQ(WinnerWhenAllAreGone(), 2);
}

TEST_F(BothDestroyedTest, ThenFewerArmyPointsLost) {
  SetPoints(2, 2);
  lost_[0] = 9;
  field_.state().lead = 1;
  EXPECT_EQ(WinnerWhenAllAreGone(), 1);
}

TEST_F(BothDestroyedTest, ThenTheLead) {
  field_.state().lead = 1;
  EXPECT_EQ(WinnerWhenAllAreGone(), 2);
}

TEST_F(VictoryTest, APlayerMayForfeit) {
  field_.Begin(Phase::kMovement);
  ASSERT_EQ(field_.state().stage, Stage::kActivate);
  field_.Do(0, {kForfeitBattle, {}});
  EXPECT_EQ(field_.state().winner, 2);
  EXPECT_EQ(field_.state().ending, kForfeit);
}

// Victory points ------------------------------------------------------------------------------

TEST_F(VictoryTest, PointsNeverFallBelowZero) {
  SetPoints(1, 0);
  Play play = field_.play();
  Score(play, 0, -3);
  Score(play, 1, -1);
  EXPECT_EQ(field_.state().players[0].victory_points, 0);
  EXPECT_EQ(field_.state().players[1].victory_points, 0);
  EXPECT_EQ(field_.Heard(kScored).size(), 1u) << "nothing changed for the second player";
  EXPECT_EQ(field_.Heard(kScored).at(0).args[1], -1);
}

TEST_F(VictoryTest, PointsGainedAreCountedApartFromPointsSpent) {
  Play play = field_.play();
  Score(play, 0, 3);
  Score(play, 0, -2);
  Score(play, 0, 1);
  EXPECT_EQ(field_.state().players[0].victory_points, 2);
  EXPECT_EQ(field_.state().players[0].gained, 4);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
