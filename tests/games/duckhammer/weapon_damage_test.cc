// Abilities of weapons that change what a hit does: each makes a difference where it should, and
// none where it should not.
#include <vector>

#include "gmock/gmock.h"
#include "src/games/duckhammer/combat/aim.h"
#include "src/games/duckhammer/combat/combat.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/movement/charge.h"
#include "tests/games/duckhammer/skirmish.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr Step kFightStep = Step::kFight;
constexpr Step kShootStep = Step::kShoot;

// Damage of an attack by one model on one model.
int DamageOf(Names abilities, const std::vector<int>& rolls, int armor = 0, int bravery = 0,
             Dice dice = {1, 6}) {
  Skirmish field;
  Profile attacker = field.Who({field.Blade(abilities)});
  attacker.weapons[0].damage = dice;
  Profile target = field.Who({});
  target.armor = static_cast<int8_t>(armor);
  target.bravery = static_cast<int8_t>(bravery);
  const int a = field.Add(0, attacker, {Inch(15, 20)});
  const int b = field.Add(1, target, {Inch(15, 22)});
  field.Attack(a, b, kFightStep, rolls);
  return field.Damage(b);
}

TEST(WeaponDamageTest, BoomingAddsBraveryInsteadOfSubtractingArmor) {
  const std::vector<int> rolls = {12, 5};  // Hits; a 3 as a d6.
  EXPECT_EQ(DamageOf({}, rolls, 2, 1), 1);
  EXPECT_EQ(DamageOf({"booming"}, rolls, 2, 1), 4);
  EXPECT_EQ(DamageOf({"booming"}, rolls, 2, -2), 1);
  EXPECT_EQ(DamageOf({"booming"}, {12, 1}, 0, -2), 0);  // Not below 0.
}

TEST(WeaponDamageTest, BoomingGoesBeforePiercing) {
  EXPECT_EQ(DamageOf({"booming", "piercing"}, {12, 5}, 2, 1), 4);
  EXPECT_EQ(DamageOf({"piercing", "booming"}, {12, 5}, 2, 1), 4);
  EXPECT_EQ(DamageOf({"piercing", "booming"}, {12, 5}, 2, -1), 2);
  EXPECT_EQ(DamageOf({"booming", "piercing"}, {12, 5}, 2, -1), 2);
}

TEST(WeaponDamageTest, PiercingIgnoresPositiveArmorOnly) {
  EXPECT_EQ(DamageOf({}, {12, 5}, 2), 1);
  EXPECT_EQ(DamageOf({"piercing"}, {12, 5}, 2), 3);
  EXPECT_EQ(DamageOf({"piercing"}, {12, 5}, -1), 4);
}

// Damage on the target, on another enemy in reach, on one out of reach and on a friend in reach.
std::vector<int> DamageAround(Names abilities, const std::vector<int>& rolls) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade(abilities)}), {Inch(15, 20)});
  const int friendly = field.Add(0, field.Who({}), {Inch(15, 18)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 22)});
  const int near = field.Add(1, field.Who({}), {Inch(17, 20)});
  const int far = field.Add(1, field.Who({}), {Inch(15, 26)});
  field.Attack(a, b, kFightStep, rolls);
  return {field.Damage(b), field.Damage(near), field.Damage(far), field.Damage(friendly)};
}

TEST(WeaponDamageTest, CleaveDamagesAllInReachOnANaturalTwelve) {
  EXPECT_THAT(DamageAround({"cleave"}, {12, 5, 7}), ElementsAre(3, 4, 0, 0));
  EXPECT_THAT(DamageAround({"cleave"}, {11, 5, 7}), ElementsAre(3, 0, 0, 0));
  EXPECT_THAT(DamageAround({}, {12, 5, 7}), ElementsAre(3, 0, 0, 0));
}

TEST(WeaponDamageTest, ANaturalTwelveThatMissesDoesNothing) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade({"cleave"})}), {Inch(15, 20)});
  Profile strong = field.Who({});
  strong.grade = 9;
  const int b = field.Add(1, strong, {Inch(15, 22)});
  const int near = field.Add(1, field.Who({}), {Inch(17, 20)});
  field.Attack(a, b, kFightStep, {12, 12, 12});
  EXPECT_EQ(field.Damage(b), 0);
  EXPECT_EQ(field.Damage(near), 0);
}

TEST(WeaponDamageTest, SupercleaveDamagesAllInReachOnEveryHit) {
  EXPECT_THAT(DamageAround({"supercleave"}, {11, 5, 7}), ElementsAre(3, 4, 0, 0));
  EXPECT_THAT(DamageAround({"supercleave"}, {2, 5, 7}), ElementsAre(0, 0, 0, 0));
}

TEST(WeaponDamageTest, AUnitHitByCleaveIsNoTargetAndDoesNotCounter) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade({"supercleave"})}), {Inch(15, 20)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 22)});
  field.Add(1, field.Who({field.Blade()}), {Inch(17, 20)});
  field.Declare(a, b, kFightStep, {11, 5, 7});
  EXPECT_NE(field.Asks(1), Stage::kCounter);
}

TEST(WeaponDamageTest, CriticalDealsTheMostOnANaturalTwelveBeforeModifiers) {
  EXPECT_EQ(DamageOf({"critical"}, {12, 1, 1}, 1, 0, {2, 4}), 7);
  EXPECT_EQ(DamageOf({"critical"}, {11, 1, 1}, 1, 0, {2, 4}), 1);
  EXPECT_EQ(DamageOf({}, {12, 1, 1}, 1, 0, {2, 4}), 1);
}

TEST(WeaponDamageTest, SupercriticalDealsTheMostOnEveryHit) {
  EXPECT_EQ(DamageOf({"supercritical"}, {11, 1, 1}, 0, 0, {2, 4}), 8);
  EXPECT_EQ(DamageOf({"supercritical"}, {2, 1, 1}, 0, 0, {2, 4}), 0);
}

TEST(WeaponDamageTest, FlamingAddsADieForEachOne) {
  EXPECT_EQ(DamageOf({}, {11, 1, 12}), 1);
  EXPECT_EQ(DamageOf({"flaming"}, {11, 1, 12}), 1 + 6);
  EXPECT_EQ(DamageOf({"flaming"}, {11, 1, 1, 5}), 1 + 1 + 3);
  EXPECT_EQ(DamageOf({"flaming"}, {11, 5, 12}), 3);
}

TEST(WeaponDamageTest, FlamingNeverOnFlatOrReliableOrMaximumDamage) {
  EXPECT_EQ(DamageOf({"flaming"}, {11, 1, 12}, 0, 0, {1, 1}), 1);
  EXPECT_EQ(DamageOf({"flaming", "reliable"}, {11, 1, 12}, 0, 0, {1, 2}), 2);
  EXPECT_EQ(DamageOf({"flaming", "supercritical"}, {11, 1, 12}, 0, 0, {1, 2}), 2);
}

TEST(WeaponDamageTest, FlamingAddsTwelveDiceAtMost) {
  // No seed gives so many ones: the chance is asked until a run of them is long enough with a d2,
  // each of which is a 1 on 1 to 6.
  Skirmish field;
  Profile attacker = field.Who({field.Blade({"flaming"})});
  attacker.weapons[0].damage = {1, 2};
  const int a = field.Add(0, attacker, {Inch(15, 20)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 22)});
  field.Begin(Phase::kFight);
  for (uint64_t seed = 0;; ++seed) {
    Chance chance = Chance::Stream(seed, 0);
    const Chance found = chance;
    bool good = chance.Roll12() >= 7;
    for (int i = 0; i < 14 && good; ++i) good = chance.Roll12() <= 6;
    if (!good) continue;
    field.state().chance = found;
    break;
  }
  field.Do(0, {kFightWith, {a, b, 1}});
  EXPECT_EQ(field.Damage(b), 1 + 12);
}

TEST(WeaponDamageTest, MomentumTradesTheChargeForItsDice) {
  Skirmish field;
  Profile attacker = field.Who({field.Blade({"momentum"})});
  attacker.charge = {2, 4};
  const int a = field.Add(0, attacker, {Inch(15, 20)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 22)});
  field.Declare(a, b, kFightStep, {12, 12, 10});
  ASSERT_EQ(field.Asks(0), Stage::kPrepare);
  field.Do(0, {kMomentum, {1}});
  field.Do(0, {kRoll, {}});
  EXPECT_EQ(field.Damage(b), 4 + 4);
  EXPECT_TRUE(CheckCharge(field.position(), a, false));
}

TEST(WeaponDamageTest, MomentumNotDeclaredLeavesDamageAndChargeAlone) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade({"momentum"})}), {Inch(15, 20)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 22)});
  field.Attack(a, b, kFightStep, {12, 12});
  EXPECT_EQ(field.Damage(b), 6);
  EXPECT_FALSE(CheckCharge(field.position(), a, false));
}

TEST(WeaponDamageTest, MomentumIsNotForAUnitThatPiledIn) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade({"momentum"})}), {Inch(15, 20)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 22)});
  field.state().units[a].Set(kPiledIn, true);
  field.Declare(a, b, kFightStep, {3});
  EXPECT_NE(field.Asks(0), Stage::kPrepare);
}

TEST(WeaponDamageTest, ReliableDealsTheAverageRoundedUp) {
  const std::vector<int> worst = {12, 1, 1, 1};
  EXPECT_EQ(DamageOf({"reliable"}, worst, 0, 0, {1, 1}), 1);
  EXPECT_EQ(DamageOf({"reliable"}, worst, 0, 0, {1, 2}), 2);
  EXPECT_EQ(DamageOf({"reliable"}, worst, 0, 0, {1, 3}), 2);
  EXPECT_EQ(DamageOf({"reliable"}, worst, 0, 0, {1, 4}), 3);
  EXPECT_EQ(DamageOf({"reliable"}, worst, 0, 0, {1, 6}), 4);
  EXPECT_EQ(DamageOf({"reliable"}, worst, 0, 0, {2, 4}), 5);
  EXPECT_EQ(DamageOf({"reliable"}, worst, 0, 0, {3, 3}), 6);
  EXPECT_EQ(DamageOf({"reliable"}, worst, 0, 0, {2, 6}), 7);
  EXPECT_EQ(DamageOf({}, worst, 0, 0, {2, 6}), 2);
  EXPECT_EQ(DamageOf({"reliable"}, {2, 12}), 0);
}

// A duelist whose blade may mark weapons of two models with two weapons each.
struct Marking {
  Skirmish field;
  int a, b;
  explicit Marking(Names abilities) {
    a = field.Add(0, field.Who({field.Blade(abilities)}), {Inch(15, 20)});
    b = field.Add(1, field.Who({field.Blade(), field.Bow()}), {Inch(15, 23), Inch(15, 22)});
  }
  uint8_t MarkOn(int n, int weapon) {
    return field.state().models[field.ModelOf(b, n)].weapon_marks[weapon];
  }
};

TEST(WeaponDamageTest, SunderMarksAWeaponOfTheNearestModelThatTheAttackerPicks) {
  Marking m({"sunder"});
  m.field.Attack(m.a, m.b, kFightStep, {12, 5});
  ASSERT_EQ(m.field.Asks(0), Stage::kPickWeapon);
  m.field.Do(0, {kPick, {2}});
  EXPECT_EQ(m.MarkOn(1, 1), m.field.MarkNamed("sundered") + 1);
  EXPECT_EQ(m.MarkOn(1, 0), 0);
  EXPECT_EQ(m.MarkOn(0, 0) + m.MarkOn(0, 1), 0);
}

TEST(WeaponDamageTest, SunderNeedsANaturalTwelve) {
  Marking m({"sunder"});
  m.field.Attack(m.a, m.b, kFightStep, {11, 5});
  EXPECT_NE(m.field.Asks(0), Stage::kPickWeapon);
  EXPECT_EQ(m.MarkOn(1, 0) + m.MarkOn(1, 1), 0);
}

TEST(WeaponDamageTest, ASunderedWeaponAttacksAtMinusTwo) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade(), field.Blade()}), {Inch(15, 20)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 22)});
  field.state().models[field.ModelOf(a)].weapon_marks[0] =
      static_cast<uint8_t>(field.MarkNamed("sundered") + 1);
  field.Attack(a, b, kFightStep, {6}, 1);
  EXPECT_EQ(field.Totals().at(0), 4);
  field.Forget();
  field.state().units[a].activations = 0;
  field.Attack(a, b, kFightStep, {6}, 2);
  EXPECT_EQ(field.Totals().at(0), 6);
}

TEST(WeaponDamageTest, AMarkedWeaponIsNotMarkedAgain) {
  Marking m({"sunder"});
  const uint8_t mark = static_cast<uint8_t>(m.field.MarkNamed("sundered") + 1);
  Model& near = m.field.state().models[m.field.ModelOf(m.b, 1)];
  near.weapon_marks[0] = near.weapon_marks[1] = mark;
  m.field.state().models[m.field.ModelOf(m.b, 0)].weapon_marks[1] = mark;
  m.field.Attack(m.a, m.b, kFightStep, {12, 5});
  // The other model has one weapon left: there is nothing to pick.
  EXPECT_EQ(m.MarkOn(0, 0), mark);
}

TEST(WeaponDamageTest, ShatterMakesAWeaponUseless) {
  Marking m({"shatter"});
  m.field.Attack(m.a, m.b, kFightStep, {12, 5});
  ASSERT_EQ(m.field.Asks(0), Stage::kPickWeapon);
  m.field.Do(0, {kPick, {1}});
  EXPECT_EQ(m.MarkOn(1, 0), m.field.MarkNamed("shattered") + 1);
  EXPECT_FALSE(WeaponUsable(m.field.position(), m.field.ModelOf(m.b, 1), 0, kFightStep));
  EXPECT_TRUE(WeaponUsable(m.field.position(), m.field.ModelOf(m.b, 1), 1, kShootStep));
  Marking miss({"shatter"});
  miss.field.Attack(miss.a, miss.b, kFightStep, {11, 5});
  EXPECT_EQ(miss.MarkOn(1, 0) + miss.MarkOn(1, 1), 0);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
