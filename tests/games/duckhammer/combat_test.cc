// Activations in Combat, preparing attacks, Counters.
#include "src/games/duckhammer/combat/combat.h"

#include "gmock/gmock.h"
#include "src/games/duckhammer/combat/losses.h"
#include "tests/games/duckhammer/combat_fixture.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

TEST(CombatTest, EveryEnemyInReachAndEveryWeaponIsListed) {
  Combat field;
  const int mine = field.Add(0, field.Armed({"blade", "axe", "bow"}), {Inch(10, 10)});
  const int near = field.Add(1, {Inch(10, 12)});
  const int beside = field.Add(1, {Inch(12, 10)});
  field.Add(1, {Inch(10, 30)});
  const int monster = field.Add(kNobody, field.Armed({"bow"}), {Inch(8, 10)});
  field.Begin(Phase::kFight);
  field.CheckList(0);
  EXPECT_THAT(field.Listed(0, kFightWith),
              UnorderedElementsAre(FightWith(mine, near, 1), FightWith(mine, near, 2),
                                   FightWith(mine, beside, 1), FightWith(mine, beside, 2),
                                   FightWith(mine, monster, 1), FightWith(mine, monster, 2)));
}

TEST(CombatTest, WhoCanDoNothingIsNotAsked) {
  Combat field;
  field.Add(0, {Inch(10, 10)});
  field.Add(1, {Inch(10, 30)});
  field.Begin(Phase::kFight);
  EXPECT_NE(field.state().phase, Phase::kFight);
}

TEST(CombatTest, RefusalsSayWhy) {
  Combat field;
  const int mine = field.Add(0, field.Armed({"blade", "bow"}), {Inch(10, 10)});
  const int near = field.Add(1, {Inch(10, 12)});
  const int far = field.Add(1, {Inch(10, 30)});
  const int friendly = field.Add(0, {Inch(12, 12)});
  const int waiting = field.AddWaiting(0, field.Plain(), 1);
  const int waiting_enemy = field.AddWaiting(1, field.Plain(), 1);
  field.Begin(Phase::kFight);
  EXPECT_THAT(field.Refusal(0, FightWith(near, mine)), HasSubstr("not one of yours"));
  EXPECT_THAT(field.Refusal(0, FightWith(99, near)), HasSubstr("unit goes from"));
  EXPECT_THAT(field.Refusal(0, FightWith(-1, near)), HasSubstr("unit goes from"));
  EXPECT_THAT(field.Refusal(0, FightWith(waiting, near)), HasSubstr("not on the map"));
  EXPECT_THAT(field.Refusal(0, FightWith(mine, friendly)), HasSubstr("no enemy"));
  EXPECT_THAT(field.Refusal(0, FightWith(mine, waiting_enemy)), HasSubstr("no enemy"));
  EXPECT_THAT(field.Refusal(0, FightWith(mine, 1000)), HasSubstr("target goes from"));
  EXPECT_THAT(field.Refusal(0, FightWith(mine, far)), HasSubstr("can fight"));
  EXPECT_THAT(field.Refusal(0, FightWith(mine, near, 3)), HasSubstr("no weapon"));
  EXPECT_THAT(field.Refusal(0, FightWith(mine, near, 0)), HasSubstr("weapon goes from"));
  EXPECT_THAT(field.Refusal(0, FightWith(mine, near, 2)), HasSubstr("can fight"));
  EXPECT_THAT(field.Refusal(0, ShootAt(mine, near, 2)), HasSubstr("fight with a unit"));
}

TEST(CombatTest, ForfeitingIsLegalAndNotListed) {
  Combat field;
  field.Add(0, {Inch(10, 10)});
  field.Add(1, {Inch(10, 12)});
  field.Begin(Phase::kFight);
  EXPECT_THAT(field.Listed(0, kForfeitBattle), IsEmpty());
  field.Do(0, {kForfeitBattle, {}});
  EXPECT_EQ(field.state().phase, Phase::kOver);
  EXPECT_EQ(field.state().winner, 2);
  EXPECT_EQ(field.state().ending, kForfeit);
}

TEST(CombatTest, AUnitIsActivatedOnceInTheWholeCombatPhase) {
  Combat field;
  const int mine = field.Add(0, field.Armed({"bow", "blade"}), {Inch(10, 10)});
  const int other = field.Add(1, field.Armed({"sure"}), {Inch(10, 12)});
  field.Add(0, {At(11500, 11000)});
  field.Begin(Phase::kShoot);
  field.Do(0, ShootAt(mine, other));
  field.Show({1});
  ASSERT_EQ(field.state().phase, Phase::kFight);
  EXPECT_THAT(field.Refusal(0, FightWith(mine, other, 2)), HasSubstr("has been activated"));
}

TEST(CombatTest, ParagonsAreActivatedTwice) {
  Combat field;
  Profile paragon = field.Armed({"blade"});
  field.Teach(paragon, "paragon");
  const int mine = field.Add(0, paragon, {Inch(10, 10)});
  const int other = field.Add(1, field.Armed({"bow"}), {Inch(10, 12)});
  field.Begin(Phase::kFight);
  field.Do(0, FightWith(mine, other));
  field.Show({1});
  field.Do(0, FightWith(mine, other));
  field.Show({1});
  EXPECT_NE(field.state().phase, Phase::kFight);
}

TEST(CombatTest, ACounterUsesOneOfTheActivations) {
  for (const bool paragon : {false, true}) {
    Combat field;
    Profile profile = field.Armed({"blade"});
    if (paragon) field.Teach(profile, "paragon");
    const int mine = field.Add(0, {Inch(10, 10)});
    const int other = field.Add(1, profile, {Inch(10, 12)});
    field.Begin(Phase::kFight);
    field.Do(0, FightWith(mine, other));
    field.Do(1, CounterBy(Step::kFight));
    field.Show({1});
    EXPECT_EQ(field.Asks(1) == Stage::kActivate, paragon);
  }
}

TEST(CombatTest, TheTargetMayCounterWithTheSameKindOfAction) {
  Combat field;
  const int mine = field.Add(0, {Inch(10, 10)});
  const int other = field.Add(1, field.Armed({"sure", "bow"}), {Inch(10, 12)});
  field.Begin(Phase::kFight);
  field.Do(0, FightWith(mine, other));
  ASSERT_EQ(field.Asks(1), Stage::kCounter);
  EXPECT_THAT(field.Listed(1), ElementsAre(Pass(), CounterBy(Step::kFight, 1)));
  EXPECT_THAT(field.Refusal(1, CounterBy(Step::kShoot, 2)), HasSubstr("of that kind"));
  EXPECT_THAT(field.Refusal(1, CounterBy(Step::kFight, 2)), HasSubstr("no model"));
  EXPECT_THAT(field.Refusal(1, CounterBy(Step::kChant)), HasSubstr("counter_chant"));
  field.Do(1, CounterBy(Step::kFight));
  EXPECT_EQ(field.DiceOf(mine), 1);
  EXPECT_EQ(field.DiceOf(other), 1);
  // It is aimed at the unit it answers.
  EXPECT_EQ(field.batch().dice[1].target, field.ModelOf(mine));
  field.Show({1, 12});
  EXPECT_EQ(field.unit(mine).damage, 1);
}

TEST(CombatTest, CountersAreNotCountered) {
  Combat field;
  Profile paragon = field.Armed({"blade"});
  field.Teach(paragon, "paragon");
  const int mine = field.Add(0, paragon, {Inch(10, 10)});
  const int other = field.Add(1, {Inch(10, 12)});
  field.Begin(Phase::kFight);
  field.Do(0, FightWith(mine, other));
  field.Do(1, CounterBy(Step::kFight));
  EXPECT_EQ(field.state().stage, Stage::kSway);
}

TEST(CombatTest, WhoHasActedOrCannotReachIsNotAskedToCounter) {
  Combat field;
  const int mine = field.Add(0, field.Armed({"bow"}), {Inch(10, 10)});
  const int other = field.Add(1, field.Armed({"blade"}), {Inch(10, 15)});
  field.Begin(Phase::kShoot);
  field.Do(0, ShootAt(mine, other));
  EXPECT_EQ(field.state().stage, Stage::kSway);
  Combat acted;
  const int a = acted.Add(0, {Inch(10, 10)});
  const int b = acted.Add(1, {Inch(10, 12)});
  acted.state().units[b].activations = 1;
  acted.Begin(Phase::kFight);
  acted.Do(0, FightWith(a, b));
  EXPECT_EQ(acted.state().stage, Stage::kSway);
}

TEST(CombatTest, ReactiveUnitsCounterWithTheNextStepToo) {
  Combat field;
  Profile reactive = field.Armed({"bow", "blade"});
  field.Teach(reactive, "reactive");
  const int mine = field.Add(0, field.Armed({"bow", "blade"}), {Inch(10, 10)});
  const int other = field.Add(1, reactive, {Inch(10, 12)});
  field.Begin(Phase::kShoot);
  field.Do(0, ShootAt(mine, other));
  EXPECT_THAT(field.Listed(1),
              ElementsAre(Pass(), CounterBy(Step::kShoot, 1), CounterBy(Step::kFight, 2)));
  field.Do(1, CounterBy(Step::kFight, 2));
  EXPECT_EQ(field.DiceOf(other), 1);
}

TEST(CombatTest, ReactiveUnitsDoNotCounterWithAnEarlierStep) {
  for (const bool any : {false, true}) {
    Combat field;
    Profile profile = field.Armed({"bow", "blade"});
    field.Teach(profile, any ? "precognition" : "reactive");
    const int mine = field.Add(0, {Inch(10, 10)});
    const int other = field.Add(1, profile, {Inch(10, 12)});
    field.Begin(Phase::kFight);
    field.Do(0, FightWith(mine, other));
    EXPECT_EQ(field.Refusal(1, CounterBy(Step::kShoot, 1)).empty(), any);
    field.CheckList(1);
  }
}

TEST(CombatTest, MonstersDoNotCounterButAreCountered) {
  Combat field;
  const int mine = field.Add(0, {Inch(10, 10)});
  field.Add(1, {Inch(10, 30)});
  const int monster = field.Add(kNobody, {Inch(10, 12)});
  field.Begin(Phase::kFight);
  // The monster acts first; the unit it attacks may answer.
  ASSERT_EQ(field.Asks(0), Stage::kCounter);
  field.Do(0, CounterBy(Step::kFight));
  EXPECT_EQ(field.DiceOf(monster), 1);
  EXPECT_EQ(field.DiceOf(mine), 1);
  Combat attacked;
  const int a = attacked.Add(0, {Inch(10, 10)});
  attacked.Add(1, {Inch(10, 30)});
  const int b = attacked.Add(kNobody, attacked.Armed({"bow"}), {Inch(10, 12)});
  attacked.Begin(Phase::kFight);
  attacked.Do(0, FightWith(a, b));
  EXPECT_EQ(attacked.state().stage, Stage::kSway);
}

TEST(CombatTest, SingleModelsMayUseAnotherWeapon) {
  Combat field;
  const int mine = field.Add(0, field.Armed({"blade", "axe"}), {Inch(10, 10), At(11200, 10000)});
  const int other = field.Add(1, field.Armed({"bow"}), {Inch(10, 12)});
  field.Begin(Phase::kFight);
  field.Do(0, FightWith(mine, other, 1));
  ASSERT_EQ(field.Asks(0), Stage::kPrepare);
  field.CheckList(0);
  field.Do(0, UseWeapon(field.ModelOf(mine, 1), 2));
  EXPECT_THAT(field.Refusal(0, UseWeapon(field.ModelOf(mine, 1), 2)), HasSubstr("already"));
  EXPECT_THAT(field.Refusal(0, UseWeapon(field.ModelOf(mine, 0), 3)), HasSubstr("cannot attack"));
  EXPECT_THAT(field.Refusal(0, UseWeapon(field.ModelOf(other), 1)), HasSubstr("no model"));
  field.Do(0, RollNow());
  ASSERT_EQ(field.batch().count, 2);
  EXPECT_EQ(field.batch().dice[0].weapon, 0);
  EXPECT_EQ(field.batch().dice[1].weapon, 1);
}

TEST(CombatTest, AModelMayStayOut) {
  Combat field;
  const int mine = field.Add(0, field.Armed({"blade", "axe"}), {Inch(10, 10), At(11200, 10000)});
  const int other = field.Add(1, field.Armed({"bow"}), {Inch(10, 12)});
  field.Begin(Phase::kFight);
  field.Do(0, FightWith(mine, other, 1));
  field.Do(0, UseWeapon(field.ModelOf(mine, 0), 0));
  field.Do(0, RollNow());
  ASSERT_EQ(field.batch().count, 1);
  EXPECT_EQ(field.batch().dice[0].model, field.ModelOf(mine, 1));
}

TEST(CombatTest, ModelsTheNamedWeaponDoesNotServeTakeAnother) {
  Combat field;
  const int mine = field.Add(0, field.Armed({"fist", "blade"}), {Inch(10, 11), Inch(12, 11)});
  const int other = field.Add(1, field.Armed({"bow"}), {Inch(10, 12)});
  field.Begin(Phase::kFight);
  field.Do(0, FightWith(mine, other, 1));
  field.Do(0, RollNow());
  ASSERT_EQ(field.batch().count, 2);
  EXPECT_EQ(field.batch().dice[0].weapon, 0);
  EXPECT_EQ(field.batch().dice[1].weapon, 1);
}

TEST(CombatTest, AveragesAreTakenByAnyNumberOfModels) {
  Combat field;
  const int mine = field.Add(0, field.Armed({"average_blade"}),
                             {Inch(10, 10), At(11200, 10000), At(8800, 10000)});
  const int other = field.Add(1, field.Armed({"bow"}), {Inch(10, 12)});
  field.Begin(Phase::kFight);
  field.Do(0, FightWith(mine, other));
  ASSERT_EQ(field.Asks(0), Stage::kPrepare);
  field.CheckList(0);
  field.Do(0, TakeAverage(-1));
  EXPECT_THAT(field.Refusal(0, TakeAverage(-1)), HasSubstr("change nothing"));
  field.Do(0, TakeAverage(field.ModelOf(mine, 1), false));
  EXPECT_THAT(field.Refusal(0, TakeAverage(field.ModelOf(mine, 1), false)), HasSubstr("already"));
  field.Do(0, RollNow());
  EXPECT_NE(field.batch().dice[0].flags & kReplaced, 0);
  EXPECT_EQ(field.batch().dice[1].flags & kReplaced, 0);
  EXPECT_NE(field.batch().dice[2].flags & kReplaced, 0);
}

TEST(CombatTest, WeaponsWithoutTheAbilityHaveToRoll) {
  Combat field;
  const int mine = field.Add(0, field.Armed({"blade", "axe"}), {Inch(10, 10)});
  const int other = field.Add(1, field.Armed({"bow"}), {Inch(10, 12)});
  field.Begin(Phase::kFight);
  field.Do(0, FightWith(mine, other));
  EXPECT_THAT(field.Refusal(0, TakeAverage(field.ModelOf(mine))), HasSubstr("has to roll"));
  EXPECT_THAT(field.Refusal(0, TakeMomentum()), HasSubstr("no weapon in use"));
  EXPECT_THAT(field.Refusal(0, Pass()), HasSubstr("prepare"));
}

TEST(CombatTest, MomentumCanBeTakenBack) {
  Combat field;
  const int mine = field.Add(0, field.Armed({"momentum_blade", "axe"}), {Inch(10, 10)});
  const int other = field.Add(1, field.Armed({"bow"}), {Inch(10, 12)});
  field.Begin(Phase::kFight);
  field.Do(0, FightWith(mine, other));
  field.Do(0, TakeMomentum());
  EXPECT_THAT(field.Refusal(0, TakeMomentum()), HasSubstr("already"));
  field.Do(0, TakeMomentum(false));
  EXPECT_EQ(field.batch().side[0].momentum, 0);
  // Whoever lays the weapon down has no use for it.
  field.Do(0, TakeMomentum());
  field.Do(0, UseWeapon(field.ModelOf(mine), 2));
  EXPECT_EQ(field.batch().side[0].momentum, 0);
}

TEST(CombatTest, ListedPreparationsComeToAnEnd) {
  Combat field;
  const int mine = field.Add(0, field.Armed({"average_blade", "momentum_blade", "axe"}),
                             {Inch(10, 10), At(11200, 10000), At(8800, 10000)});
  const int other = field.Add(1, field.Armed({"bow"}), {Inch(10, 12)});
  field.Begin(Phase::kFight);
  field.Do(0, FightWith(mine, other));
  int steps = 0;
  while (field.Asks(0) == Stage::kPrepare && ++steps < 100) {
    field.CheckList(0);
    field.Do(0, field.Listed(0).back());
  }
  EXPECT_LT(steps, 20);
}

TEST(CombatTest, MagicWeaponsFightOnlyIfTheUnitHasNotChanted) {
  for (const bool chanted : {false, true}) {
    Combat field;
    const int mine = field.Add(0, field.Armed({"wand"}), {Inch(10, 10)});
    const int other = field.Add(1, field.Armed({"bow"}), {Inch(10, 12)});
    field.state().units[mine].Set(kChanted, chanted);
    field.Begin(Phase::kFight);
    EXPECT_EQ(field.Asks(0) == Stage::kActivate, !chanted);
    if (!chanted) {
      EXPECT_EQ(field.Refusal(0, FightWith(mine, other)), "");
    }
  }
}

TEST(CombatTest, DivingModelsDoNotShoot) {
  Combat field("", "water: 8000/8000 12000/8000 12000/10500 8000/10500");
  const int mine = field.Add(0, field.Armed({"bow"}), {Inch(10, 10), Inch(10, 11)});
  const int other = field.Add(1, field.Armed({"blade"}), {Inch(10, 16)});
  field.state().units[mine].Set(kDiving, true);
  field.Begin(Phase::kShoot);
  field.Do(0, ShootAt(mine, other));
  ASSERT_EQ(field.batch().count, 1);
  EXPECT_EQ(field.batch().dice[0].model, field.ModelOf(mine, 1));
}

TEST(CombatTest, LoftyWeaponsAreNotUsedInFlightNotEvenToCounter) {
  for (const bool flying : {false, true}) {
    Combat field;
    const int mine = field.Add(0, {Inch(10, 10)});
    const int other = field.Add(1, field.Armed({"lofty_blade"}), {Inch(10, 12)});
    field.state().units[mine].Set(kFlying, flying);
    field.state().units[other].Set(kFlying, flying);
    field.Begin(Phase::kFight);
    field.Do(0, FightWith(mine, other));
    EXPECT_EQ(field.Asks(1) == Stage::kCounter, !flying);
  }
}

TEST(CombatTest, BrokenWeaponsAreNotUsed) {
  Combat field;
  const int mine = field.Add(0, {Inch(10, 10), At(11200, 10000)});
  const int other = field.Add(1, field.Armed({"bow"}), {Inch(10, 12)});
  field.state().models[field.ModelOf(mine)].weapon_marks[0] =
      static_cast<uint8_t>(field.MarkNamed("broken") + 1);
  field.Begin(Phase::kFight);
  field.Do(0, FightWith(mine, other));
  ASSERT_EQ(field.batch().count, 1);
  EXPECT_EQ(field.batch().dice[0].model, field.ModelOf(mine, 1));
}

TEST(CombatTest, LingeringModelsFightButAreNotAimedAt) {
  Combat field;
  const int mine = field.Add(0, {Inch(10, 10)});
  const int other = field.Add(1, {Inch(10, 12), Inch(10, 20)});
  field.state().models[field.ModelOf(other, 0)].status = ModelStatus::kLingering;
  field.state().units[other].alive = 1;
  field.Begin(Phase::kFight);
  // The only model in reach is destroyed already, but it may still strike.
  ASSERT_EQ(field.Asks(1), Stage::kActivate);
  field.Do(1, FightWith(other, mine));
  EXPECT_EQ(field.DiceOf(other), 1);
}

TEST(CombatTest, ADestroyedUnitIsNoTarget) {
  Combat field;
  const int mine = field.Add(0, {Inch(10, 10)});
  const int other = field.Add(1, {Inch(10, 12)});
  field.Add(1, {Inch(12, 10)});
  field.state().models[field.ModelOf(other, 0)].status = ModelStatus::kLingering;
  field.state().units[other].alive = 0;
  field.Begin(Phase::kFight);
  EXPECT_THAT(field.Refusal(0, FightWith(mine, other)), HasSubstr("destroyed already"));
  field.CheckList(0);
}

TEST(CombatTest, TheStepsFollowOneAnotherLeadFirst) {
  Combat field;
  const Profile both = field.Armed({"bow", "blade"});
  field.Add(0, both, {Inch(10, 10)});
  field.Add(1, both, {Inch(10, 12)});
  field.Begin(Phase::kChant);
  EXPECT_EQ(field.state().phase, Phase::kShoot);
  EXPECT_EQ(field.Asks(0), Stage::kActivate);
  field.Do(0, Pass());
  EXPECT_EQ(field.Asks(1), Stage::kActivate);
  field.Do(1, Pass());
  EXPECT_EQ(field.state().phase, Phase::kFight);
  EXPECT_EQ(field.Asks(0), Stage::kActivate);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
