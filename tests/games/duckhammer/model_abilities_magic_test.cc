// Abilities of models that chant.
#include <vector>

#include "gmock/gmock.h"
#include "src/games/duckhammer/combat/chant.h"
#include "src/games/duckhammer/field/field.h"
#include "tests/games/duckhammer/skirmish.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr const char* kPool = "water: 10000/5000 20000/5000 20000/12000 10000/12000";

TEST(MagicAbilityTest, AmphibiousChantsWhileDiving) {
  for (const bool amphibious : {false, true}) {
    Skirmish field(kPool);
    const Profile profile =
        amphibious ? field.Chanter("thunderclap", {"amphibious"}) : field.Chanter("thunderclap");
    const int a = field.Add(0, profile, {Inch(15, 10)});
    field.Add(1, field.Who({}), {Inch(15, 16)});
    const Chant chant{a, field.SpellNamed("thunderclap"), 0, Inch(15, 16)};
    EXPECT_FALSE(CheckChant(field.position(), chant));
    field.state().units[a].Set(kDiving, true);
    EXPECT_EQ(!CheckChant(field.position(), chant), amphibious);
  }
}

TEST(MagicAbilityTest, AmphibiousDoesNotShootWhileDiving) {
  Skirmish field(kPool);
  const int a = field.Add(0, field.Who({field.Bow()}, {"amphibious"}), {Inch(15, 10)});
  field.state().units[a].Set(kDiving, true);
  EXPECT_FALSE(WeaponUsable(field.position(), field.ModelOf(a), 0, Step::kShoot));
}

TEST(MagicAbilityTest, SpellLetsAUnitChantThatSpellOnly) {
  Skirmish field;
  const int a = field.Add(0, field.Chanter("honk"), {Inch(15, 10)});
  const int b = field.Add(0, field.Who({field.Wand()}), {Inch(15, 12)});
  EXPECT_TRUE(KnowsSpell(field.position(), a, field.SpellNamed("honk")));
  EXPECT_FALSE(KnowsSpell(field.position(), a, field.SpellNamed("gale")));
  EXPECT_FALSE(KnowsSpell(field.position(), b, field.SpellNamed("honk")));
}

// What a chant roll of 5 of one Grade 3 model comes to.
int ChantTotal(Names abilities) {
  Skirmish field;
  Profile profile = field.Chanter("thunderclap", abilities);
  profile.grade = 3;
  const int a = field.Add(0, profile, {Inch(15, 10)});
  field.Add(1, field.Who({}), {Inch(15, 16)});
  field.Cast(a, "thunderclap", Inch(15, 16), {5});
  return field.Totals().at(0);
}

TEST(MagicAbilityTest, MysticAddsItsGradeToChants) {
  EXPECT_EQ(ChantTotal({}), 5 + 1);
  EXPECT_EQ(ChantTotal({"mystic"}), 5 + 1 + 3);
}

TEST(MagicAbilityTest, MysticAddsNothingToAttacks) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade()}, {"mystic"}), {Inch(15, 20)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 22)});
  field.Attack(a, b, Step::kFight, {6});
  EXPECT_EQ(field.Totals().at(0), 6);
}

// What a chant roll of 5 comes to at a target that far away; 99 if it cannot be chanted.
int ChantOver(int32_t gap, Names weapon_abilities, bool flying = false) {
  Skirmish field;
  Profile profile = field.Chanter("mire");
  profile.weapons[0] = field.Wand(weapon_abilities);
  const int a = field.Add(0, profile, {Inch(15, 5)});
  field.Add(1, field.Who({}), {At(15000, 6000 + gap)});
  field.state().units[a].Set(kFlying, flying);
  const Point middle = At(15000, 6000 + gap);
  if (CheckChant(field.position(), {a, field.SpellNamed("mire"), 0, middle})) return 99;
  field.Cast(a, "mire", middle, {5});
  return field.Totals().at(0);
}

TEST(MagicAbilityTest, LongRangeChantsBeyondTheSpellRange) {
  // The area of Mire reaches 2 inches from its middle.
  EXPECT_EQ(ChantOver(9500, {}), 5 + 1);
  EXPECT_EQ(ChantOver(9501, {}), 99);
  EXPECT_EQ(ChantOver(9501, {"long_range"}), 5 + 1);
  EXPECT_EQ(ChantOver(12000, {"long_range"}), 5 + 1);
  EXPECT_EQ(ChantOver(12001, {"long_range"}), 5 + 1 - 1);
  EXPECT_EQ(ChantOver(14001, {"long_range"}), 5 + 1 - 2);
}

TEST(MagicAbilityTest, LoftyChantsOnTheGroundOnly) {
  EXPECT_EQ(ChantOver(4000, {"lofty"}), 5 + 1);
  EXPECT_EQ(ChantOver(4000, {"lofty"}, true), 99);
  EXPECT_EQ(ChantOver(4000, {}, true), 5 + 1);
}

TEST(MagicAbilityTest, PointBlankChantsWithoutPenaltyInAFightRange) {
  for (const bool point_blank : {false, true}) {
    Skirmish field;
    Profile profile = field.Chanter("mire");
    if (point_blank) profile.weapons[0] = field.Wand({"point_blank"});
    const int a = field.Add(0, profile, {Inch(15, 10)});
    field.Add(1, field.Who({field.Blade()}), {Inch(15, 12)});
    field.Cast(a, "mire", Inch(15, 12), {5});
    EXPECT_EQ(field.Totals().at(0), point_blank ? 6 : 2);
  }
}

// A chant at a unit that chants back; who has damage afterwards.
struct Chants {
  Skirmish field;
  int a, b;
  Chants(Names abilities, const std::vector<int>& rolls) {
    a = field.Add(0, field.Chanter("thunderclap", abilities), {Inch(15, 10)});
    b = field.Add(1, field.Chanter("thunderclap"), {Inch(15, 16)});
    field.Begin(Phase::kChant);
    field.NextRolls(rolls);
    field.Do(0, {kChantSpell, {a, field.SpellNamed("thunderclap"), 1, 15000, 16000}});
  }
  void Counter() {
    field.Do(1, {kCounterChant, {field.SpellNamed("thunderclap"), 1, 15000, 10000}});
  }
};

TEST(MagicAbilityTest, HushedCancelsCountersWithANaturalTwelve) {
  Chants hushed({"hushed"}, {12, 12, 12, 12});
  ASSERT_EQ(hushed.field.Asks(1), Stage::kCounter);
  hushed.Counter();
  EXPECT_GT(hushed.field.Damage(hushed.b), 0);
  EXPECT_EQ(hushed.field.Damage(hushed.a), 0);
  EXPECT_THAT(hushed.field.Heard(kCounterCancelled), SizeIs(1));
  EXPECT_EQ(hushed.field.state().units[hushed.b].activations, 0);
  EXPECT_FALSE(hushed.field.state().units[hushed.b].Has(kChanted));
}

TEST(MagicAbilityTest, WithoutANaturalTwelveHushedCancelsNothing) {
  Chants hushed({"hushed"}, {11, 12, 12, 12});
  hushed.Counter();
  EXPECT_GT(hushed.field.Damage(hushed.a), 0);
  Chants plain({}, {12, 12, 12, 12});
  plain.Counter();
  EXPECT_GT(plain.field.Damage(plain.a), 0);
  EXPECT_EQ(plain.field.state().units[plain.b].activations, 1);
}

TEST(MagicAbilityTest, SilentChantsCannotBeCountered) {
  Chants silent({"silent"}, {12, 12, 12});
  EXPECT_NE(silent.field.Asks(1), Stage::kCounter);
  EXPECT_GT(silent.field.Damage(silent.b), 0);
}

TEST(MagicAbilityTest, SilentAttacksCanBeCountered) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade()}, {"silent"}), {Inch(15, 20)});
  const int b = field.Add(1, field.Who({field.Blade()}), {Inch(15, 22)});
  field.Declare(a, b, Step::kFight, {3});
  EXPECT_EQ(field.Asks(1), Stage::kCounter);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
