#include "tests/games/duckhammer/skirmish.h"

#include "absl/strings/str_cat.h"

namespace mallard::duckhammer::testing {
namespace {

FieldOptions OptionsOf(absl::string_view terrain, absl::string_view lua) {
  FieldOptions options;
  options.terrain = std::string(terrain);
  options.lua = std::string(lua);
  options.base = true;
  return options;
}

// The position of an entry of the base pack or of the trial pack.
int Named(const NameTable& names, absl::string_view id) {
  const absl::StatusOr<int> position = names.Require("entry", id);
  EXPECT_TRUE(position.ok()) << position.status();
  return position.value_or(0);
}

WeaponProfile WeaponOf(const GameContent& content, WeaponKind kind, Dice damage, int32_t range,
                       int32_t spell_range, Names abilities) {
  WeaponProfile weapon;
  weapon.weapon = 1;
  weapon.kind = kind;
  weapon.damage = damage;
  weapon.range = range;
  weapon.spell_range = spell_range;
  int count = 0;
  for (const absl::string_view ability : abilities) {
    weapon.abilities[count++] =
        static_cast<uint8_t>(Named(content.weapon_ability_names, ability) + 1);
  }
  return weapon;
}

}  // namespace

Skirmish::Skirmish(absl::string_view terrain, absl::string_view lua)
    : Field(OptionsOf(terrain, lua)) {}

WeaponProfile Skirmish::Blade(Names abilities) const {
  return WeaponOf(content(), WeaponKind::kMelee, {1, 6}, 2 * kInch, 0, abilities);
}

WeaponProfile Skirmish::Bow(Names abilities) const {
  return WeaponOf(content(), WeaponKind::kRanged, {1, 4}, 12 * kInch, 0, abilities);
}

WeaponProfile Skirmish::Wand(Names abilities) const {
  return WeaponOf(content(), WeaponKind::kMagic, {1, 6}, 2 * kInch, 12 * kInch, abilities);
}

Profile Skirmish::Who(const std::vector<WeaponProfile>& weapons, Names abilities) const {
  Profile profile = Plain();
  for (WeaponProfile& weapon : profile.weapons) weapon = WeaponProfile();
  profile.weapon_count = 0;
  profile.hp = 99;
  for (const WeaponProfile& weapon : weapons) profile.weapons[profile.weapon_count++] = weapon;
  int count = 0;
  for (const absl::string_view ability : abilities) {
    profile.abilities[count++].ability =
        static_cast<uint8_t>(Named(content().model_ability_names, ability) + 1);
  }
  return profile;
}

Profile Skirmish::Chanter(absl::string_view spell, Names abilities) const {
  Profile profile = Who({Wand()}, abilities);
  TeachWith(profile, "spell", SpellNamed(spell));
  return profile;
}

void Skirmish::TeachWith(Profile& profile, absl::string_view ability, int argument) const {
  for (AbilityUse& use : profile.abilities) {
    if (use.ability != 0) continue;
    use.ability = static_cast<uint8_t>(Named(content().model_ability_names, ability) + 1);
    use.argument = static_cast<uint8_t>(argument + 1);
    return;
  }
}

int Skirmish::SpellNamed(absl::string_view id) const { return Named(content().spell_names, id); }

void Skirmish::Declare(int unit, int target, Step step, const std::vector<int>& rolls, int weapon) {
  Begin(step == Step::kShoot ? Phase::kShoot : Phase::kFight);
  NextRolls(rolls);
  Do(0, {step == Step::kShoot ? kShootAt : kFightWith, {unit, target, weapon}});
}

void Skirmish::PassOn() {
  if (Asks(0) == Stage::kPrepare) Do(0, {kRoll, {}});
  while (Asks(1) == Stage::kCounter) Do(1, Pass());
}

void Skirmish::Attack(int unit, int target, Step step, const std::vector<int>& rolls, int weapon) {
  Declare(unit, target, step, rolls, weapon);
  PassOn();
}

void Skirmish::Cast(int unit, absl::string_view spell, Point middle,
                    const std::vector<int>& rolls) {
  Begin(Phase::kChant);
  NextRolls(rolls);
  Do(0, {kChantSpell, {unit, SpellNamed(spell), 1, middle.x, middle.y}});
  PassOn();
}

std::vector<int> Skirmish::Totals() {
  std::vector<int> totals;
  for (const Event& event : Heard(kDieCounted)) totals.push_back(event.args[1]);
  return totals;
}

}  // namespace mallard::duckhammer::testing
