// Abilities of weapons that change attack rolls, ranges, order and charges: each makes a difference
// where it should, and none where it should not.
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

// What an attack roll of 6 comes to, with this weapon, own Grade 3, against Grade 1 (or 4).
int TotalOfSix(Names abilities, int target_grade) {
  Skirmish field;
  Profile attacker = field.Who({field.Blade(abilities)});
  attacker.grade = 3;
  Profile target = field.Who({});
  target.grade = static_cast<uint8_t>(target_grade);
  const int a = field.Add(0, attacker, {Inch(15, 20)});
  const int b = field.Add(1, target, {Inch(15, 22)});
  field.Attack(a, b, kFightStep, {6});
  return field.Totals().at(0);
}

TEST(WeaponAbilityTest, AccurateDoesNotSubtractTheTargetsGrade) {
  EXPECT_EQ(TotalOfSix({}, 4), 6 + 3 - 4);
  EXPECT_EQ(TotalOfSix({"accurate"}, 4), 6 + 3);
  EXPECT_EQ(TotalOfSix({"accurate"}, 0), TotalOfSix({}, 0));
}

TEST(WeaponAbilityTest, InaccurateDoesNotAddTheOwnGrade) {
  EXPECT_EQ(TotalOfSix({"inaccurate"}, 1), 6 - 1);
  EXPECT_EQ(TotalOfSix({}, 1), 6 + 3 - 1);
}

TEST(WeaponAbilityTest, AverageTakesASevenInsteadOfRolling) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade({"average"})}), {Inch(15, 20)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 22)});
  field.Declare(a, b, kFightStep, {3});
  ASSERT_EQ(field.Asks(0), Stage::kPrepare);
  field.Do(0, {kAverage, {field.ModelOf(a), 1}});
  field.Do(0, {kRoll, {}});
  EXPECT_EQ(field.Totals().at(0), 7);
  EXPECT_EQ(field.Damage(b), 2);  // The 3 was rolled for damage: as a d6 it is a 2.
}

TEST(WeaponAbilityTest, WithoutAverageOrWithoutTakingItTheDieIsRolled) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade({"average"})}), {Inch(15, 20)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 22)});
  field.Attack(a, b, kFightStep, {3});
  EXPECT_EQ(field.Totals().at(0), 3);
  Skirmish plain;
  const int c = plain.Add(0, plain.Who({plain.Blade()}), {Inch(15, 20)});
  const int d = plain.Add(1, plain.Who({}), {Inch(15, 22)});
  plain.Declare(c, d, kFightStep, {3});
  EXPECT_NE(plain.Asks(0), Stage::kPrepare);
}

TEST(WeaponAbilityTest, ATakenSevenIsNoDie) {
  // It cannot be turned for a victory point, nor made a 12 by Trained.
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade({"average"})}, {"trained"}),
                          {Inch(14, 20), Inch(16, 20)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 21)});
  field.state().players[0].victory_points = 1;
  field.Declare(a, b, kFightStep, {1});
  field.Do(0, {kAverage, {field.ModelOf(a, 0), 1}});
  field.Do(0, {kRoll, {}});
  ASSERT_EQ(field.Asks(0), Stage::kSway);
  EXPECT_FALSE(field.Refusal(0, {kSwayDie, {1, 12}}).empty());
  EXPECT_TRUE(field.Refusal(0, {kSwayDie, {2, 12}}).empty());
  field.Do(0, Pass());
  EXPECT_THAT(field.Heard(kDieChanged), IsEmpty());
}

TEST(WeaponAbilityTest, BlockerHindersAttacksOnItsUnitAndDoesNotStack) {
  const auto total = [](Names blades, bool on_target) {
    Skirmish field;
    std::vector<WeaponProfile> weapons;
    for (const absl::string_view name : blades) weapons.push_back(field.Blade({name}));
    const int a = field.Add(0, field.Who({field.Blade()}), {Inch(15, 20)});
    const int b =
        field.Add(1, field.Who(on_target ? weapons : std::vector<WeaponProfile>{}), {Inch(15, 22)});
    field.Attack(a, b, kFightStep, {6});
    return field.Totals().at(0);
  };
  EXPECT_EQ(total({"blocker"}, false), 6);
  EXPECT_EQ(total({"blocker"}, true), 4);
  EXPECT_EQ(total({"blocker", "blocker"}, true), 4);
}

TEST(WeaponAbilityTest, LoftyCannotBeUsedInFlight) {
  Skirmish field;
  Profile profile = field.Who({field.Bow({"lofty"}), field.Bow()});
  const int a = field.Add(0, profile, {Inch(15, 20)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 26)});
  EXPECT_TRUE(CanAttack(field.position(), a, b, kShootStep, 0));
  field.state().units[a].Set(kFlying, true);
  EXPECT_FALSE(CanAttack(field.position(), a, b, kShootStep, 0));
  EXPECT_TRUE(CanAttack(field.position(), a, b, kShootStep, 1));
}

// What a roll of 6 comes to over that gap, in thousandths; 99 if it cannot shoot.
int ShotOver(int32_t gap, Names abilities) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Bow(abilities)}), {Inch(15, 10)});
  const int b = field.Add(1, field.Who({}), {At(15000, 11000 + gap)});
  if (!CanAttack(field.position(), a, b, kShootStep, 0)) return 99;
  field.Attack(a, b, kShootStep, {6});
  return field.Totals().at(0);
}

TEST(WeaponAbilityTest, LongRangeShootsBeyondItsRangeAtAPenalty) {
  EXPECT_EQ(ShotOver(12000, {}), 6);
  EXPECT_EQ(ShotOver(12001, {}), 99);
  EXPECT_EQ(ShotOver(12000, {"long_range"}), 6);
  EXPECT_EQ(ShotOver(12001, {"long_range"}), 5);
  EXPECT_EQ(ShotOver(14000, {"long_range"}), 5);
  EXPECT_EQ(ShotOver(14001, {"long_range"}), 4);
}

// Naturals as they finally stand of three models with one weapon each.
std::vector<int> NaturalsOf(Skirmish& field, const Profile& attacker,
                            const std::vector<int>& rolls) {
  const int a = field.Add(0, attacker, {Inch(14, 20), Inch(15, 19), Inch(16, 20)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 21)});
  field.Attack(a, b, kFightStep, rolls);
  std::vector<int> totals = field.Totals();
  totals.resize(3);
  return totals;
}

TEST(WeaponAbilityTest, MasterworkTurnsTheFirstSuccessIntoATwelveForANaturalOne) {
  Skirmish field;
  EXPECT_THAT(NaturalsOf(field, field.Who({field.Blade({"masterwork"})}), {1, 5, 8}),
              ElementsAre(1, 5, 12));
  Skirmish without;
  EXPECT_THAT(NaturalsOf(without, without.Who({without.Blade()}), {1, 5, 8}), ElementsAre(1, 5, 8));
  Skirmish no_one;
  EXPECT_THAT(NaturalsOf(no_one, no_one.Who({no_one.Blade({"masterwork"})}), {2, 5, 8}),
              ElementsAre(2, 5, 8));
}

TEST(WeaponAbilityTest, WithMasterworkAndTrainedANaturalOneWorksOnce) {
  Skirmish field;
  EXPECT_THAT(NaturalsOf(field, field.Who({field.Blade({"masterwork"})}, {"trained"}), {1, 9, 8}),
              ElementsAre(1, 12, 8));
}

TEST(WeaponAbilityTest, PointBlankHasNoPenaltyWithinAFightRange) {
  const auto total = [](Names abilities, int32_t gap) {
    Skirmish field;
    const int a = field.Add(0, field.Who({field.Bow(abilities)}), {Inch(15, 20)});
    const int b = field.Add(1, field.Who({field.Blade()}), {At(15000, 21000 + gap)});
    field.Attack(a, b, kShootStep, {6});
    return field.Totals().at(0);
  };
  EXPECT_EQ(total({}, 2000), 4);
  EXPECT_EQ(total({}, 2001), 6);
  EXPECT_EQ(total({"point_blank"}, 2000), 6);
}

// Both attack each other with rolls of 12 and a d6 of 6 against 6 HP; who is destroyed.
std::vector<bool> WhoFalls(Names first, Names second, Names duty = {}) {
  Skirmish field;
  Profile one = field.Who({field.Blade(first)}), two = field.Who({field.Blade(second)}, duty);
  one.hp = two.hp = 6;
  const int a = field.Add(0, one, {Inch(15, 20)});
  const int b = field.Add(1, two, {Inch(15, 22)});
  field.AddWaiting(0, one, 1);  // So that nobody has lost everything.
  field.AddWaiting(1, one, 1);
  field.Declare(a, b, kFightStep, {12, 12, 12, 12});
  EXPECT_EQ(field.Asks(1), Stage::kCounter);
  field.Do(1, {kCounterBy, {static_cast<int>(kFightStep), 1}});
  return {field.state().units[a].alive == 0, field.state().units[b].alive == 0};
}

TEST(WeaponAbilityTest, ReachStrikesFirstAndWhoeverFallsDoesNotStrike) {
  EXPECT_THAT(WhoFalls({}, {}), ElementsAre(true, true));
  EXPECT_THAT(WhoFalls({"reach"}, {}), ElementsAre(false, true));
  EXPECT_THAT(WhoFalls({}, {"reach"}), ElementsAre(true, false));
  EXPECT_THAT(WhoFalls({"reach"}, {"reach"}), ElementsAre(true, true));
}

TEST(WeaponAbilityTest, ReachDoesNotKeepADutifulModelFromStriking) {
  EXPECT_THAT(WhoFalls({"reach"}, {}, {"duty"}), ElementsAre(true, true));
}

TEST(WeaponAbilityTest, SwiftRollsTwoDiceAtMinusThree) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade({"swift"})}), {Inch(15, 20)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 22)});
  field.Attack(a, b, kFightStep, {6, 5});
  EXPECT_THAT(field.Heard(kDieRolled), ::testing::Not(IsEmpty()));
  std::vector<int> totals = field.Totals();
  totals.resize(2);
  EXPECT_THAT(totals, ElementsAre(3, 2));
}

TEST(WeaponAbilityTest, WithoutSwiftThereIsOneDie) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade()}), {Inch(15, 20)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 22)});
  field.Begin(Phase::kFight);
  field.state().units[b].activations = 1;
  field.NextRolls({6});
  field.Do(0, {kFightWith, {a, b, 1}});
  int attacks = 0;
  for (const Event& event : field.Heard(kDieRolled)) attacks += event.args[4] == 0 ? 1 : 0;
  EXPECT_EQ(attacks, 1);
}

TEST(WeaponAbilityTest, SupersonicGoesOnUntilATwelveCouldNoLongerHit) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade({"supersonic"})}), {Inch(15, 20)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 22)});
  field.Attack(a, b, kFightStep, {3, 3});
  std::vector<int> totals = field.Totals();
  totals.resize(2);
  // The third would be at -6: a 12 would come to 6.
  EXPECT_THAT(totals, ElementsAre(1, -1));
  EXPECT_EQ(field.state().models[field.ModelOf(a)].attacks, 2);
}

TEST(WeaponAbilityTest, SupersonicCountsEarlierAttacksOfTheRound) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade({"supersonic"})}), {Inch(15, 20)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 22)});
  field.state().models[field.ModelOf(a)].attacks = 1;
  field.Attack(a, b, kFightStep, {7});
  EXPECT_EQ(field.Totals().at(0), 3);
  EXPECT_EQ(field.state().models[field.ModelOf(a)].attacks, 2);
}

TEST(WeaponAbilityTest, UnwieldyTakesADieOffCharges) {
  Skirmish field;
  Profile heavy = field.Who({field.Blade({"unwieldy"})}), light = field.Who({field.Blade()});
  heavy.charge = light.charge = {3, 3};
  const int a = field.Add(0, heavy, {Inch(5, 20)});
  const int b = field.Add(0, light, {Inch(15, 20)});
  EXPECT_EQ(ChargeDice(field.position(), a, false), (Dice{2, 3}));
  EXPECT_EQ(ChargeDice(field.position(), a, true), (Dice{1, 3}));
  EXPECT_EQ(ChargeDice(field.position(), b, false), (Dice{3, 3}));
}

TEST(WeaponAbilityTest, SuperheavyNeitherChargesNorPilesIn) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade({"superheavy"})}), {Inch(5, 20)});
  const int b = field.Add(0, field.Who({field.Blade()}), {Inch(15, 20)});
  EXPECT_TRUE(CheckCharge(field.position(), a, false));
  EXPECT_TRUE(CheckCharge(field.position(), a, true));
  EXPECT_FALSE(CheckCharge(field.position(), b, false));
  EXPECT_FALSE(CheckCharge(field.position(), b, true));
}

}  // namespace
}  // namespace mallard::duckhammer::testing
