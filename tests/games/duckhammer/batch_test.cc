// Batches of d12 rolls and the window in which players pay to turn dice.
#include "src/games/duckhammer/combat/batch.h"

#include <cstring>

#include "gmock/gmock.h"
#include "tests/games/duckhammer/combat_fixture.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::HasSubstr;

// A fight of three models of seat 0 against one of seat 1, rolled.
struct Rolled {
  Combat field;
  int mine, other;

  explicit Rolled(int points_0 = 1, int points_1 = 1, const std::string& lua = "") : field(lua) {
    Profile profile = field.Armed({"sure"});
    if (!lua.empty()) field.Teach(profile, "able");
    mine = field.Add(0, profile, {Inch(10, 10), At(8800, 10000), At(11200, 10000)});
    Profile target = field.Armed({"bow"});
    target.hp = 9;
    other = field.Add(1, target, {Inch(10, 12)});
    field.state().players[0].victory_points = static_cast<int16_t>(points_0);
    field.state().players[1].victory_points = static_cast<int16_t>(points_1);
    field.Begin(Phase::kFight);
    field.Do(0, FightWith(mine, other));
  }
};

TEST(BatchTest, EveryDieIsRolledAndTold) {
  Rolled rolled;
  const std::vector<Event> dice = rolled.field.Heard(kDieRolled);
  ASSERT_EQ(dice.size(), 3u);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(dice[static_cast<size_t>(i)].args[0], i + 1);
    EXPECT_EQ(dice[static_cast<size_t>(i)].args[2], rolled.field.ModelOf(rolled.mine, i));
    EXPECT_EQ(dice[static_cast<size_t>(i)].args[3], rolled.field.batch().dice[i].natural);
    EXPECT_GE(rolled.field.batch().dice[i].natural, 1);
    EXPECT_LE(rolled.field.batch().dice[i].natural, 12);
  }
}

TEST(BatchTest, TheLeadIsAskedFirst) {
  Rolled rolled;
  EXPECT_EQ(rolled.field.Asks(0), Stage::kSway);
  EXPECT_EQ(rolled.field.Asks(1), Stage::kNone);
}

TEST(BatchTest, WhoHasNoPointsIsNotAsked) {
  Rolled rolled(0, 1);
  EXPECT_EQ(rolled.field.Asks(1), Stage::kSway);
  Rolled poor(0, 0);
  EXPECT_NE(poor.field.state().stage, Stage::kSway);
}

TEST(BatchTest, APointTurnsADieOfEitherPlayerToAOneOrATwelve) {
  Rolled rolled(2, 1);
  rolled.field.state().batch.dice[0].natural = 5;
  rolled.field.state().batch.dice[1].natural = 5;
  rolled.field.Do(0, Sway(1, 12));
  EXPECT_EQ(rolled.field.batch().dice[0].natural, 12);
  EXPECT_EQ(rolled.field.state().players[0].victory_points, 1);
  rolled.field.Do(1, Sway(1, 1));
  EXPECT_EQ(rolled.field.batch().dice[0].natural, 1);
  EXPECT_EQ(rolled.field.state().players[1].victory_points, 0);
  EXPECT_THAT(rolled.field.Refusal(0, Sway(2, 7)), HasSubstr("1 or 12"));
  const Position position = rolled.field.position();
  EXPECT_EQ(position.rules.Judge(&position.state, 0, Sway(2, 7)).code(), Refusal::Code::kSenseless)
      << "no die is ever turned to a 7";
  EXPECT_THAT(rolled.field.Refusal(0, Sway(1, 1)), HasSubstr("already"));
  EXPECT_THAT(rolled.field.Refusal(0, Sway(4, 1)), HasSubstr("no die"));
  EXPECT_THAT(rolled.field.Refusal(0, Sway(0, 1)), HasSubstr("die goes from"));
}

TEST(BatchTest, TheWindowClosesWhenBothPassInARow) {
  Rolled rolled(2, 2);
  for (Die& die : rolled.field.state().batch.dice) die.natural = die.natural == 0 ? 0 : 6;
  rolled.field.Do(0, Pass());
  rolled.field.Do(1, Sway(1, 12));
  // Someone paid: the Lead may answer.
  EXPECT_EQ(rolled.field.Asks(0), Stage::kSway);
  rolled.field.Do(0, Pass());
  EXPECT_EQ(rolled.field.Asks(1), Stage::kSway);
  EXPECT_EQ(rolled.field.batch().kind, BatchKind::kAttack);
  rolled.field.Do(1, Pass());
  EXPECT_NE(rolled.field.batch().kind, BatchKind::kAttack);
}

TEST(BatchTest, WhoHasSpentTheLastPointPassesByItself) {
  Rolled rolled(1, 0);
  rolled.field.state().batch.dice[0].natural = 5;
  rolled.field.Do(0, Sway(1, 12));
  EXPECT_NE(rolled.field.state().stage, Stage::kSway);
}

TEST(BatchTest, EveryListedTurnIsLegal) {
  Rolled rolled;
  rolled.field.state().batch.dice[0].natural = 12;
  rolled.field.CheckList(0);
  // Pass; 1 for the first die, both for the others.
  rolled.field.state().batch.dice[1].natural = 4;
  rolled.field.state().batch.dice[2].natural = 4;
  EXPECT_EQ(rolled.field.Listed(0).size(), 6u);
}

TEST(BatchTest, TheTurnedDieCounts) {
  Rolled rolled(2, 0);
  for (int i = 0; i < 3; ++i) rolled.field.state().batch.dice[i].natural = 2;
  rolled.field.Do(0, Sway(2, 12));
  rolled.field.Do(0, Pass());
  EXPECT_EQ(rolled.field.unit(rolled.other).damage, 1);
}

TEST(BatchTest, AbilitiesChangeTheRollsAfterTheWindow) {
  Rolled rolled(1, 1, R"lua(
    model_ability { id = "able", name = "Able",
      on_rolls = function(ctx)
        for _, die in ipairs(ctx:rolls()) do
          if ctx:natural(die) == 1 then ctx:set_natural(die, 12) end
        end
      end })lua");
  rolled.field.Show({1, 1, 2});
  EXPECT_EQ(rolled.field.unit(rolled.other).damage, 2);
  EXPECT_EQ(rolled.field.Heard(kDieChanged).size(), 2u);
  // Natural results are counted as they finally stand.
  EXPECT_EQ(rolled.field.state().players[0].tally.natural_twelves, 2);
  EXPECT_EQ(rolled.field.state().players[0].tally.natural_ones, 0);
}

TEST(BatchTest, AbilitiesSeeWhichRollsSucceedAsTheyStand) {
  Rolled rolled(1, 1, R"lua(
    model_ability { id = "able", name = "Able",
      on_final_rolls = function(ctx)
        for _, die in ipairs(ctx:rolls()) do
          if ctx:success(die) then ctx:damage(ctx:unit(), 1) end
        end
      end })lua");
  rolled.field.Show({7, 6, 12});
  EXPECT_EQ(rolled.field.DamageTo(rolled.mine), 2);
}

TEST(BatchTest, WhatADieComesToIsTold) {
  Rolled rolled;
  rolled.field.Show({7, 6, 12});
  const std::vector<Event> counted = rolled.field.Heard(kDieCounted);
  ASSERT_EQ(counted.size(), 3u);
  EXPECT_EQ(counted[0].args[1], 7);
  EXPECT_EQ(counted[0].args[2], 1);
  EXPECT_EQ(counted[1].args[1], 6);
  EXPECT_EQ(counted[1].args[2], 0);
}

TEST(BatchTest, AFullBatchTakesNoMoreDice) {
  Combat field;
  const int mine = field.Add(0, {Inch(10, 10)});
  Play play = field.play();
  BeginBatch(play, BatchKind::kMorale);
  for (int i = 0; i < kMaxDice; ++i) ASSERT_NE(AddDie(play, mine, 0), nullptr);
  EXPECT_EQ(AddDie(play, mine, 0), nullptr);
}

TEST(BatchTest, ABatchLeavesNothingBehind) {
  Rolled rolled(0, 0);
  ASSERT_EQ(rolled.field.state().stage, Stage::kActivate);
  const Batch none = Batch();
  EXPECT_EQ(std::memcmp(&rolled.field.batch(), &none, sizeof none), 0);
  for (const Model& model : rolled.field.state().models) {
    EXPECT_EQ(model.choice, 0);
    EXPECT_EQ(model.moving, 0);
  }
}

}  // namespace
}  // namespace mallard::duckhammer::testing
