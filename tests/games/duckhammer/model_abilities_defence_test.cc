// Abilities of models that help them to endure.
#include <vector>

#include "gmock/gmock.h"
#include "src/games/duckhammer/combat/combat.h"
#include "src/games/duckhammer/combat/destruction.h"
#include "src/games/duckhammer/combat/losses.h"
#include "src/games/duckhammer/combat/morale.h"
#include "src/games/duckhammer/field/field.h"
#include "tests/games/duckhammer/skirmish.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::ElementsAre;

// A unit of seat 0 with that many models, of which it lost four this round; it rolls for morale.
struct Frightened {
  Skirmish field;
  int unit;
  Frightened(Names abilities, int models, const std::vector<int>& rolls, int shaken = 0) {
    std::vector<Point> places;
    for (int i = 0; i < models + 4; ++i) places.push_back(At(2000 + 1500 * i, 10000));
    unit = field.Add(0, field.Who({}, abilities), places);
    field.Add(1, field.Who({}), {Inch(15, 40)});
    Play play = field.play();
    for (int n = models; n < models + 4; ++n) {
      EXPECT_TRUE(DestroyModel(play, field.ModelOf(unit, n), kNobody, kByScript).ok());
    }
    field.state().units[unit].damage = 5;
    field.state().units[unit].marks.Set(field.MarkNamed("shaken"), shaken);
    // The other side rolls after the Lead; its Fear is 0.
    field.NextRolls(rolls);
    field.Begin(Phase::kMorale);
    // Nobody minds which model goes.
    while (field.Asks(0) == Stage::kLosses) field.Do(0, field.Listed(0, kLose).at(0));
  }
  int Alive() { return field.state().units[unit].alive; }
};

TEST(DefenceAbilityTest, CourageousHealsForEachNaturalTwelveOfMorale) {
  EXPECT_EQ(Frightened({}, 3, {12}).field.Damage(0), 5);
  EXPECT_EQ(Frightened({"courageous"}, 3, {12}).field.Damage(0), 4);
  EXPECT_EQ(Frightened({"courageous"}, 8, {12, 12}).field.Damage(0), 3);
  EXPECT_EQ(Frightened({"courageous"}, 3, {11}).field.Damage(0), 5);
}

TEST(DefenceAbilityTest, CourageousHealsOnMoraleOnly) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade()}, {"courageous"}), {Inch(15, 20)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 22)});
  field.Add(0, field.Who({field.Blade()}), {Inch(17, 22)});  // So that Fight goes on.
  field.state().units[a].damage = 5;
  field.Attack(a, b, Step::kFight, {12, 3});
  EXPECT_EQ(field.Damage(a), 5);
}

TEST(DefenceAbilityTest, DutyKeepsDestroyedModelsInPlayUntilReport) {
  for (const bool dutiful : {false, true}) {
    Skirmish field;
    const int a = field.Add(0, dutiful ? field.Who({}, {"duty"}) : field.Who({}),
                            {Inch(15, 20), Inch(16, 20)});
    field.Add(1, field.Who({}), {Inch(15, 40)});
    Play play = field.play();
    ASSERT_TRUE(DestroyModel(play, field.ModelOf(a), 1, kByDamage).ok());
    EXPECT_EQ(field.state().units[a].alive, 1);
    EXPECT_EQ(field.state().units[a].lost, 1);
    EXPECT_EQ(field.state().players[0].points_lost, 7);
    const ModelStatus status = field.state().models[field.ModelOf(a)].status;
    EXPECT_EQ(status, dutiful ? ModelStatus::kLingering : ModelStatus::kRemoved);
    field.Begin(Phase::kReport);
    EXPECT_EQ(field.state().models[field.ModelOf(a)].status, ModelStatus::kRemoved);
  }
}

TEST(DefenceAbilityTest, AnArmyOfDutifulModelsIsNotEliminatedBeforeReport) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade()}, {"duty"}), {Inch(15, 20)});
  field.Add(1, field.Who({}), {Inch(15, 40)});
  Play play = field.play();
  ASSERT_TRUE(DestroyModel(play, field.ModelOf(a), 1, kByDamage).ok());
  field.Begin(Phase::kCharge);
  EXPECT_NE(field.state().phase, Phase::kOver);
  field.Begin(Phase::kReport);
  EXPECT_EQ(field.state().phase, Phase::kOver);
  EXPECT_EQ(field.state().winner, 2);
}

// Whether a Grade 2 model that dived survives surfacing with that roll.
bool Surfaces(Names abilities, int roll, Gait swimmer = Gait::kSlow) {
  Skirmish field("water: 10000/5000 20000/5000 20000/30000 10000/30000");
  Profile profile = field.Who({}, abilities);
  profile.grade = 2;
  profile.swimmer = swimmer;
  const int unit = field.Add(0, profile, {Inch(15, 10)});
  field.Add(0, field.Who({}), {Inch(5, 5)});
  field.Add(1, field.Who({}), {Inch(15, 40)});
  field.state().units[unit].Set(kDiving, true);
  field.NextRolls({roll});
  field.Begin(Phase::kReport);
  return field.state().units[unit].alive == 1;
}

TEST(DefenceAbilityTest, GaspAddsTheGradeToSurfaceRolls) {
  EXPECT_FALSE(Surfaces({}, 1));
  EXPECT_TRUE(Surfaces({"gasp"}, 1));
  EXPECT_TRUE(Surfaces({}, 2));
}

TEST(DefenceAbilityTest, GaspDoesNotHelpAGradeOfNothing) {
  Skirmish field("water: 10000/5000 20000/5000 20000/30000 10000/30000");
  Profile profile = field.Who({}, {"gasp"});
  profile.grade = 0;
  const int unit = field.Add(0, profile, {Inch(15, 10)});
  field.Add(0, field.Who({}), {Inch(5, 5)});
  field.Add(1, field.Who({}), {Inch(15, 40)});
  field.state().units[unit].Set(kDiving, true);
  field.NextRolls({1});
  field.Begin(Phase::kReport);
  EXPECT_EQ(field.state().units[unit].alive, 0);
}

int FearWith(Names abilities, int lost, int lost_round) {
  Skirmish field;
  const int unit = field.Add(0, field.Who({}, abilities), {Inch(15, 10)});
  field.state().units[unit].lost = static_cast<uint8_t>(lost);
  field.state().units[unit].lost_round = static_cast<uint8_t>(lost_round);
  Play play = field.play();
  return FearOf(play, unit).value_or(-1);
}

TEST(DefenceAbilityTest, PragmaticFearsTheModelsLostInAll) {
  EXPECT_EQ(FearWith({}, 5, 4), 3 + 4);
  EXPECT_EQ(FearWith({"pragmatic"}, 5, 4), 5);
  EXPECT_EQ(FearWith({"pragmatic"}, 5, 0), 5);
  EXPECT_EQ(FearWith({"pragmatic"}, 0, 0), 0);
}

// Which steps the attacked unit may counter with when it is shot at or fought, two inches away.
std::vector<bool> CountersTo(Step attack, Names abilities) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade(), field.Bow()}), {Inch(15, 20)});
  const int b = field.Add(1, field.Who({field.Blade(), field.Bow()}, abilities), {Inch(15, 22)});
  field.Declare(a, b, attack, {3}, attack == Step::kShoot ? 2 : 1);
  if (field.Asks(0) == Stage::kPrepare) field.Do(0, {kRoll, {}});
  EXPECT_EQ(field.Asks(1), Stage::kCounter);
  bool shoot = false, fight = false;
  for (const Action& action : field.Listed(1, kCounterBy)) {
    shoot = shoot || action.args[0] == static_cast<int>(Step::kShoot);
    fight = fight || action.args[0] == static_cast<int>(Step::kFight);
  }
  return {shoot, fight};
}

TEST(DefenceAbilityTest, CountersAreOfTheSameKind) {
  EXPECT_THAT(CountersTo(Step::kShoot, {}), ElementsAre(true, false));
  EXPECT_THAT(CountersTo(Step::kFight, {}), ElementsAre(false, true));
}

TEST(DefenceAbilityTest, ReactiveCountersWithTheNextStepToo) {
  EXPECT_THAT(CountersTo(Step::kShoot, {"reactive"}), ElementsAre(true, true));
  EXPECT_THAT(CountersTo(Step::kFight, {"reactive"}), ElementsAre(false, true));
}

TEST(DefenceAbilityTest, PrecognitionCountersWithAnyStep) {
  EXPECT_THAT(CountersTo(Step::kShoot, {"precognition"}), ElementsAre(true, true));
  EXPECT_THAT(CountersTo(Step::kFight, {"precognition"}), ElementsAre(true, true));
}

TEST(DefenceAbilityTest, StubbornLosesModelsOnFailedNaturalOnesOnly) {
  // Fear is 2 + 4.
  EXPECT_EQ(Frightened({}, 3, {3}).Alive(), 2);
  Frightened failed({"stubborn"}, 3, {3});
  EXPECT_EQ(failed.Alive(), 3);
  EXPECT_EQ(failed.field.Marks(failed.unit, "shaken"), 1);
  Frightened one({"stubborn"}, 3, {1});
  EXPECT_EQ(one.Alive(), 2);
  EXPECT_EQ(one.field.Marks(one.unit, "shaken"), 0);
}

TEST(DefenceAbilityTest, ASuccessTakesOffAStubbornPenalty) {
  Frightened calm({"stubborn"}, 3, {9}, 2);
  EXPECT_EQ(calm.field.Marks(calm.unit, "shaken"), 1);
  Frightened both({"stubborn"}, 8, {3, 12}, 0);
  EXPECT_EQ(both.field.Marks(both.unit, "shaken"), 0);
}

TEST(DefenceAbilityTest, AShakenUnitRollsEverythingAtMinusOneEach) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade()}), {Inch(15, 20)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 22)});
  field.state().units[a].marks.Set(field.MarkNamed("shaken"), 2);
  field.Attack(a, b, Step::kFight, {6});
  EXPECT_EQ(field.Totals().at(0), 4);
  // 8 - 2 against a Fear of 6 is enough, 7 - 2 is not.
  EXPECT_EQ(Frightened({}, 3, {8}, 2).Alive(), 3);
  EXPECT_EQ(Frightened({}, 3, {7}, 2).Alive(), 2);
}

TEST(DefenceAbilityTest, UnflinchingCancelsNaturalOnesWithNaturalTwelves) {
  Frightened failed({"unflinching"}, 3, {3});
  EXPECT_EQ(failed.Alive(), 3);
  EXPECT_EQ(failed.field.Marks(failed.unit, "shaken"), 0);
  EXPECT_EQ(Frightened({"unflinching"}, 3, {1}).Alive(), 2);
  EXPECT_EQ(Frightened({"unflinching"}, 8, {1, 12}).Alive(), 8);
  EXPECT_EQ(Frightened({"unflinching"}, 8, {1, 11}).Alive(), 7);
  EXPECT_EQ(Frightened({"unflinching"}, 8, {1, 1}).Alive(), 6);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
