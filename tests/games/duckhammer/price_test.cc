// The price of a model, rule by rule.
#include "src/games/duckhammer/army/price.h"

#include <cstring>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/duckhammer/packs.h"

namespace mallard::testing {
namespace {

using duckhammer::Dice;
using duckhammer::Gait;
using duckhammer::GameContent;
using duckhammer::ParseDice;
using duckhammer::Price;
using duckhammer::PricedWeapon;
using duckhammer::PriceLine;
using duckhammer::PriceModel;
using duckhammer::PriceProfile;
using duckhammer::PriceWeapon;
using duckhammer::Profile;
using duckhammer::WeaponKind;
using duckhammer::WeaponProfile;
using duckhammer::WeaponSize;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const GameContent& Base() { return BaseBattleContent(); }

Dice D(absl::string_view text) { return *ParseDice(text); }

// A soldier whose price is that of the base alone: 14 of them, 6 points each.
Profile Plain() {
  Profile profile;
  profile.grade = 1;
  profile.full_strength = 14;
  profile.hp = 6;
  profile.movement = 6 * kInch;
  profile.charge = D("2d3");
  return profile;
}

int PriceOf(const Profile& profile, int size = 1) {
  const Price price = PriceProfile(Base(), profile, size, {});
  EXPECT_THAT(price.reasons, IsEmpty());
  return price.total;
}

std::string RefusalOf(const Profile& profile) {
  const Price price = PriceProfile(Base(), profile, 1, {});
  EXPECT_EQ(price.total, 0);
  return price.reasons.empty() ? "" : price.reasons[0];
}

// With these abilities, by name.
Profile With(Profile profile, std::initializer_list<const char*> abilities) {
  int count = 0;
  for (const char* ability : abilities) {
    const int position = Base().model_ability_names.Find(ability);
    EXPECT_GE(position, 0) << ability;
    profile.abilities[count++].ability = static_cast<uint8_t>(position + 1);
  }
  return profile;
}

WeaponProfile WeaponOf(WeaponKind kind, absl::string_view damage, int range, int spell_range = 0,
                       std::initializer_list<const char*> abilities = {}) {
  WeaponProfile weapon;
  weapon.kind = kind;
  weapon.damage = D(damage);
  weapon.range = range * kInch;
  weapon.spell_range = spell_range * kInch;
  int count = 0;
  for (const char* ability : abilities) {
    const int position = Base().weapon_ability_names.Find(ability);
    EXPECT_GE(position, 0) << ability;
    weapon.abilities[count++] = static_cast<uint8_t>(position + 1);
  }
  return weapon;
}
WeaponProfile Melee(absl::string_view damage, int range,
                    std::initializer_list<const char*> abilities = {}) {
  return WeaponOf(WeaponKind::kMelee, damage, range, 0, abilities);
}
WeaponProfile Ranged(absl::string_view damage, int range) {
  return WeaponOf(WeaponKind::kRanged, damage, range);
}
int Small(const WeaponProfile& weapon, int grade = 1) {
  const Price price = PriceWeapon(Base(), weapon, WeaponSize::kSmall, grade);
  EXPECT_THAT(price.reasons, IsEmpty());
  return price.total;
}
int Large(const WeaponProfile& weapon, int grade = 1) {
  return PriceWeapon(Base(), weapon, WeaponSize::kLarge, grade).total;
}

MATCHER_P2(Line, label, points, "") { return arg.label == label && arg.points == points; }

TEST(Price, PrintedQuackMarineComputesTo12AndIsListedAt7) {
  const int marine = Base().model_names.Find("quack_marine");
  ASSERT_GE(marine, 0);
  const Price price = PriceModel(Base(), marine, 0);
  EXPECT_EQ(price.total, 12);
  EXPECT_EQ(Base().models[static_cast<size_t>(marine)].profile.cost, 7);
  EXPECT_THAT(price.lines, ElementsAre(Line("base", 6), Line("Armor 1", 1), Line("Bravery 3", 6),
                                       Line("charge 2d2", -1), Line("abilities", 1),
                                       Line("further weapons", 2), Line("Molter: damage d6", 2),
                                       Line("Molter: range 8\"", -1), Line("Sword: range 1\"", -1),
                                       Line("Sword: abilities", 1), Line("smaller units", -4)));

  Profile timid = Base().ProfileOf(marine, 0);
  timid.bravery = 1;
  const PricedWeapon weapons[] = {{WeaponSize::kLarge}, {WeaponSize::kSmall}};
  EXPECT_EQ(PriceProfile(Base(), timid, 1, weapons).total, 7);
}

TEST(Price, LinesAddUpToTheTotal) {
  for (size_t model = 0; model < Base().models.size(); ++model) {
    const Price price = PriceModel(Base(), static_cast<int>(model), 0);
    int sum = 0;
    for (const PriceLine& line : price.lines) sum += line.points;
    EXPECT_EQ(sum, price.total) << Base().models[model].id;
  }
}

TEST(Price, BaseFollowsFullStrengthAndGrade) {
  struct Row {
    int least, most, grade, base;
  };
  const Row rows[] = {{1, 1, 3, 21},  {1, 1, 6, 21},  {1, 1, 4, 16}, {1, 1, 5, 16},  {2, 3, 4, 12},
                      {4, 6, 2, 9},   {4, 6, 4, 9},   {7, 9, 2, 7},  {10, 14, 1, 6}, {10, 14, 2, 6},
                      {15, 19, 0, 5}, {15, 19, 1, 5}, {20, 24, 0, 4}};
  int priced = 0;
  for (int strength = 1; strength <= 24; ++strength) {
    for (int grade = 0; grade < 7; ++grade) {
      Profile profile = Plain();
      profile.full_strength = static_cast<uint8_t>(strength);
      profile.grade = static_cast<uint8_t>(grade);
      const Row* const row = std::find_if(std::begin(rows), std::end(rows), [&](const Row& r) {
        return strength >= r.least && strength <= r.most && grade == r.grade;
      });
      if (row == std::end(rows)) {
        EXPECT_THAT(RefusalOf(profile), HasSubstr("there is no base for Full Strength"));
        continue;
      }
      ++priced;
      profile.hp = static_cast<int16_t>(row->base);
      EXPECT_EQ(PriceOf(profile), row->base) << strength << " of Grade " << grade;
    }
  }
  EXPECT_EQ(priced, 4 + 2 + 6 + 3 + 10 + 10 + 5);
}

TEST(Price, EachModelShortOfTheBracketPaysForOnePoint) {
  Profile profile = With(Plain(), {"duty", "scout"});  // 3 points.
  profile.full_strength = 12;
  EXPECT_EQ(PriceOf(profile), 6 + 1);
  profile.full_strength = 10;
  EXPECT_EQ(PriceOf(profile), 6);  // Not below the base.
}

TEST(Price, HealthIsTriangularAndWorthMoreAtHigherGrades) {
  Profile profile = Plain();
  profile.hp = 8;
  EXPECT_EQ(PriceOf(profile), 6 + 3);
  profile.hp = 4;
  EXPECT_EQ(PriceOf(profile), 6 - 3);

  Profile vehicle = Plain();
  vehicle.grade = 3;
  vehicle.full_strength = 1;
  vehicle.hp = 25;  // Two raises of 2.
  EXPECT_EQ(PriceOf(vehicle), 21 + 3);
  vehicle.hp = 19;  // Two cuts of 1.
  EXPECT_EQ(PriceOf(vehicle), 21 - 3);
  vehicle.hp = 24;
  EXPECT_EQ(RefusalOf(vehicle), "HP 24 is between two steps: at Grade 3 it is 21 and rises by 2");
  vehicle.grade = 6;  // Raises of 3.
  EXPECT_EQ(PriceOf(vehicle), 21 + 1);
}

TEST(Price, LargeBasesCostTheirArea) {
  EXPECT_EQ(PriceOf(Plain(), 1), 6);
  EXPECT_EQ(PriceOf(Plain(), 2), 6 + 2);
  EXPECT_EQ(PriceOf(Plain(), 4), 6 + 4);
}

TEST(Price, ArmorAndBraveryAreTriangularAboveAndThreeAPointBelow) {
  for (int8_t Profile::*trait : {&Profile::armor, &Profile::bravery}) {
    Profile profile = Plain();
    profile.*trait = 3;
    EXPECT_EQ(PriceOf(profile), 6 + 6);
    profile.*trait = -1;
    EXPECT_EQ(PriceOf(profile), 6 - 3);
    profile.*trait = -3;
    EXPECT_THAT(RefusalOf(profile), HasSubstr("it must be from -2 to"));
  }
  Profile profile = Plain();
  profile.bravery = 4;
  EXPECT_EQ(PriceOf(profile), 6 + 10);
  profile.armor = 4;
  EXPECT_EQ(RefusalOf(profile), "Armor is 4; it must be from -2 to 3");
}

TEST(Price, MovementCostsTwoAStepAndChargeOneFromItsOwnEntry) {
  const char* const own[] = {"0", "2", "2d2", "2d3", "2d4", "3d3", "2d6", "4d3"};
  for (int step = 0; step < 9; ++step) {
    Profile profile = Plain();
    profile.movement = 2 * step * kInch;
    profile.charge = D(own[std::min(step, 7)]);
    EXPECT_EQ(PriceOf(profile), std::max(1, 6 + 2 * (step - 3))) << step;
  }
  Profile profile = Plain();
  profile.charge = D("3d3");
  EXPECT_EQ(PriceOf(profile), 6 + 2);
  profile.charge = D("0");
  EXPECT_EQ(PriceOf(profile), 6 - 3);
  profile.charge = D("d6");
  EXPECT_THAT(RefusalOf(profile), HasSubstr("charge of d6 has no price"));
  profile.movement = 7 * kInch;
  EXPECT_THAT(RefusalOf(profile), HasSubstr("movement of 7\" is between two steps"));
}

TEST(Price, FlyersAndSwimmersCostOrRewardTwo) {
  for (Gait Profile::*gait : {&Profile::flyer, &Profile::swimmer}) {
    Profile profile = Plain();
    profile.*gait = Gait::kFast;
    EXPECT_EQ(PriceOf(profile), 6 + 2);
    profile.*gait = Gait::kNone;
    EXPECT_EQ(PriceOf(profile), 6 - 2);
  }
}

TEST(Price, AbilitiesAreTriangularAndNegativeOnesCountApart) {
  EXPECT_EQ(PriceOf(With(Plain(), {"duty"})), 6 + 1);
  EXPECT_EQ(PriceOf(With(Plain(), {"duty", "bloodlust", "scout"})), 6 + 6);
  EXPECT_EQ(PriceOf(With(Plain(), {"guilt", "massive"})), 6 - 3);
  EXPECT_EQ(PriceOf(With(Plain(), {"duty", "guilt"})), 6 + 1 - 1);
}

TEST(Price, WhatAnUpgradeReplacedStillCounts) {
  for (const char* ability : {"vanguard", "precognition", "paragon"}) {
    EXPECT_EQ(PriceOf(With(Plain(), {ability})), 6 + 3) << ability;
  }
  for (const char* ability : {"unflinching", "silent"}) {
    EXPECT_EQ(PriceOf(With(Plain(), {ability})), 6 + 6) << ability;
  }
  for (const char* ability : {"supercleave", "supercritical", "shatter", "supersonic"}) {
    EXPECT_EQ(Small(Melee("d6", 2, {ability})), 6) << ability;
  }
  EXPECT_EQ(Small(Melee("d6", 2, {"superheavy"})), -3);
}

TEST(Price, DamageCostsTwoAStepFromTheKindsOwn) {
  EXPECT_EQ(Small(Melee("d6", 2)), 0);
  EXPECT_EQ(Small(Melee("d2", 2)), -4);
  EXPECT_EQ(Small(Melee("2d6", 2)), 6);
  EXPECT_EQ(Small(Ranged("d4", 12)), 0);
  EXPECT_EQ(Small(Ranged("d6", 12)), 2);
  EXPECT_THAT(PriceWeapon(Base(), Melee("d3", 2), WeaponSize::kSmall, 1).reasons,
              ElementsAre(HasSubstr("damage of d3 has no price")));
}

TEST(Price, HigherGradesHaveFreeDamageSteps) {
  EXPECT_EQ(Small(Melee("2d4", 2), 2), 2);
  EXPECT_EQ(Small(Melee("2d4", 2), 3), 0);
  EXPECT_EQ(Small(Melee("3d3", 2), 4), 2);
  EXPECT_EQ(Small(Melee("3d3", 2), 5), 0);
  EXPECT_EQ(Small(Melee("2d6", 2), 6), 2);
  EXPECT_EQ(Small(Melee("d6", 2), 6), 0);  // Nobody is paid for leaving them.
}

TEST(Price, RangesAreTriangularFromTheKindsOwn) {
  EXPECT_EQ(Small(Melee("d6", 1)), -1);
  EXPECT_EQ(Small(Melee("d6", 0)), -3);
  EXPECT_EQ(Small(Melee("d6", 4)), 3);
  EXPECT_EQ(Small(Ranged("d4", 4)), -3);
  EXPECT_EQ(Small(Ranged("d4", 20)), 3);
  EXPECT_EQ(Small(WeaponOf(WeaponKind::kMagic, "d6", 2, 6)), 0);
  EXPECT_EQ(Small(WeaponOf(WeaponKind::kMagic, "d6", 1, 18)), -1 + 3);
  EXPECT_THAT(PriceWeapon(Base(), Ranged("d4", 10), WeaponSize::kSmall, 1).reasons,
              ElementsAre(HasSubstr("range of 10\" is between two steps")));
}

TEST(Price, LargeWeaponsHaveOneAbilityForNothing) {
  EXPECT_EQ(Large(Melee("d6", 2)), 0);
  EXPECT_EQ(Large(Melee("d6", 2, {"reach"})), 0);
  EXPECT_EQ(Large(Melee("d6", 2, {"reach", "piercing", "momentum"})), 3);
  EXPECT_EQ(Small(Melee("d6", 2, {"reach", "piercing", "momentum"})), 6);
  EXPECT_EQ(Large(Melee("d6", 2, {"lofty", "unwieldy"})), -3);
}

TEST(Price, TwoSmallWeaponsOrALargeOneAreFree) {
  const auto further = [](std::initializer_list<WeaponSize> sizes) {
    Profile profile = Plain();
    std::vector<PricedWeapon> weapons;
    for (WeaponSize size : sizes) {
      profile.weapons[profile.weapon_count++] = Melee("d6", 2);
      weapons.push_back({size});
    }
    return PriceProfile(Base(), profile, 1, weapons).total - 6;
  };
  const WeaponSize small = WeaponSize::kSmall;
  const WeaponSize large = WeaponSize::kLarge;
  EXPECT_EQ(further({}), 0);
  EXPECT_EQ(further({small, small}), 0);
  EXPECT_EQ(further({large}), 0);
  EXPECT_EQ(further({large, small}), 2);
  EXPECT_EQ(further({large, large}), 2);
  EXPECT_EQ(further({large, small, small}), 2);  // The two small ones are free.
  EXPECT_EQ(further({small, small, small, small}), 4);
}

TEST(Price, IsAtLeastOne) {
  Profile profile = Plain();
  profile.armor = -2;
  profile.bravery = -2;
  EXPECT_EQ(PriceOf(profile), 1);
}

TEST(Price, NamesEveryReasonWhyThereIsNone) {
  Profile profile = Plain();
  profile.armor = 9;
  profile.bravery = -9;
  profile.charge = D("d6");
  EXPECT_EQ(PriceProfile(Base(), profile, 1, {}).reasons.size(), 3u);
}

}  // namespace
}  // namespace mallard::testing
