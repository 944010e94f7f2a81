// Fear and morale.
#include "src/games/duckhammer/combat/morale.h"

#include "gmock/gmock.h"
#include "src/games/duckhammer/combat/losses.h"
#include "src/games/duckhammer/combat/marks.h"
#include "tests/games/duckhammer/combat_fixture.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::ElementsAre;

std::vector<Point> Row(int count, int y) {
  std::vector<Point> places;
  for (int i = 0; i < count; ++i) places.push_back(At(1000 + 1100 * i, y * kInch));
  return places;
}

// Models of a unit that have been lost, without anything else happening.
void Lose(Combat& field, int unit, int lost, int this_round) {
  Unit& u = field.state().units[unit];
  for (int i = 0; i < lost; ++i) {
    Model& model = field.state().models[u.first + u.size - 1 - i];
    model = Model();
    model.status = ModelStatus::kRemoved;
  }
  u.alive = static_cast<uint8_t>(u.size - lost);
  u.lost = static_cast<uint8_t>(lost);
  u.lost_round = static_cast<uint8_t>(this_round);
}

int Fear(Combat& field, int unit) {
  Play play = field.play();
  return *FearOf(play, unit);
}

TEST(MoraleTest, FearIsHalfOfAllLostRoundedUpPlusThoseOfThisRound) {
  Combat field;
  const int unit = field.Add(0, Row(10, 10));
  EXPECT_EQ(Fear(field, unit), 0);
  Lose(field, unit, 5, 0);
  EXPECT_EQ(Fear(field, unit), 3);
  Lose(field, unit, 5, 2);
  EXPECT_EQ(Fear(field, unit), 5);
}

TEST(MoraleTest, AbilitiesChangeFear) {
  Combat field(R"lua(
    model_ability { id = "pragmatic", name = "Pragmatic",
      on_fear = function(ctx) return ctx:models_lost() end })lua");
  Profile profile = field.Plain();
  field.Teach(profile, "pragmatic");
  const int unit = field.Add(0, profile, Row(10, 10));
  Lose(field, unit, 4, 4);
  EXPECT_EQ(Fear(field, unit), 4);
}

TEST(MoraleTest, LargerUnitsRollMore) {
  Combat field;
  std::vector<int> units;
  for (const int count : {1, 6, 7, 12, 13}) {
    units.push_back(field.Add(0, Row(count, 5 + 2 * static_cast<int>(units.size()))));
  }
  const int other = field.Add(1, Row(2, 35));
  field.Begin(Phase::kMorale);
  ASSERT_EQ(field.state().stage, Stage::kSway);
  std::vector<int> rolls;
  for (const int unit : units) rolls.push_back(field.DiceOf(unit));
  EXPECT_THAT(rolls, ElementsAre(1, 1, 2, 2, 3));
  // Both players' units roll in one batch.
  EXPECT_EQ(field.DiceOf(other), 1);
}

TEST(MoraleTest, OnlyModelsLeftCountForTheNumberOfRolls) {
  Combat field;
  const int unit = field.Add(0, Row(8, 10));
  field.Add(1, Row(1, 35));
  Lose(field, unit, 2, 0);
  // A destroyed model that lingers is not left.
  field.state().models[field.ModelOf(unit, 7)] = Model();
  field.state().models[field.ModelOf(unit, 7)].status = ModelStatus::kLingering;
  field.Begin(Phase::kMorale);
  EXPECT_EQ(field.DiceOf(unit), 1);
}

TEST(MoraleTest, BraveryIsAddedAgainstFear) {
  for (const int natural : {3, 4}) {
    Combat field;
    Profile brave = field.Plain();
    brave.bravery = 2;
    const int unit = field.Add(0, brave, Row(6, 10));
    field.Add(1, Row(1, 35));
    Lose(field, unit, 4, 4);  // Fear 6.
    field.Begin(Phase::kMorale);
    field.Show({natural, 12});
    EXPECT_EQ(field.state().stage == Stage::kLosses, natural == 3);
  }
}

TEST(MoraleTest, EachFailureCostsOneModelOfItsOwnersChoice) {
  Combat field;
  const int unit = field.Add(0, Row(12, 10));
  field.Add(1, Row(1, 35));
  Lose(field, unit, 4, 4);
  field.Begin(Phase::kMorale);
  ASSERT_EQ(field.DiceOf(unit), 2);
  field.Show({1, 1, 12});
  ASSERT_EQ(field.Asks(0), Stage::kLosses);
  field.Do(0, LoseModel(field.ModelOf(unit, 3)));
  field.Do(0, LoseModel(field.ModelOf(unit, 5)));
  EXPECT_EQ(field.unit(unit).alive, 6);
  ASSERT_EQ(field.Heard(kMoraleFailed).size(), 1u);
  EXPECT_EQ(field.Heard(kMoraleFailed)[0].args[1], 2);
}

TEST(MoraleTest, AtFearZeroNobodyFails) {
  Combat field;
  Profile coward = field.Plain();
  coward.bravery = -2;
  const int unit = field.Add(0, coward, Row(3, 10));
  field.Add(1, Row(1, 35));
  field.Begin(Phase::kMorale);
  field.Show({1, 12});
  EXPECT_EQ(field.unit(unit).alive, 3);
}

TEST(MoraleTest, AUnitLostToMoraleIsDestroyedByTheOpponent) {
  Combat field;
  const int unit = field.Add(0, Row(3, 10));
  field.Add(0, Row(1, 15));
  field.Add(1, Row(1, 35));
  Lose(field, unit, 2, 2);
  field.Begin(Phase::kMorale);
  field.Show({1, 12, 12});
  EXPECT_EQ(field.unit(unit).alive, 0);
  EXPECT_EQ(field.state().players[1].tally.enemy_units_destroyed, 1);
}

TEST(MoraleTest, MarksOnAllRollsCount) {
  Combat field;
  const int unit = field.Add(0, Row(3, 10));
  field.Add(1, Row(1, 35));
  Play play = field.play();
  MarkUnit(play, unit, field.MarkNamed("shaken"), 2);
  Lose(field, unit, 1, 1);
  field.Begin(Phase::kMorale);
  EXPECT_EQ(field.batch().dice[0].modifier, -2);
}

TEST(MoraleTest, AbilitiesChangeTheLosses) {
  Combat field(R"lua(
    model_ability { id = "stubborn", name = "Stubborn",
      on_morale = function(ctx, losses)
        local ones = 0
        for _, die in ipairs(ctx:rolls()) do
          if ctx:natural(die) == 1 then ones = ones + 1 end
        end
        return ones
      end })lua");
  Profile stubborn = field.Plain();
  field.Teach(stubborn, "stubborn");
  const int unit = field.Add(0, stubborn, Row(12, 10));
  field.Add(1, Row(1, 35));
  Lose(field, unit, 4, 4);
  field.Begin(Phase::kMorale);
  field.Show({2, 1, 12});
  ASSERT_EQ(field.Asks(0), Stage::kLosses);
  field.Do(0, LoseModel(field.ModelOf(unit)));
  EXPECT_EQ(field.unit(unit).alive, 7);
}

TEST(MoraleTest, MonstersRollNoMorale) {
  Combat field;
  field.Add(0, Row(1, 10));
  field.Add(1, Row(1, 35));
  const int monster = field.Add(kNobody, Row(2, 20));
  field.Begin(Phase::kMorale);
  EXPECT_EQ(field.DiceOf(monster), 0);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
