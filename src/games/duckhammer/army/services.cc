// The public services around armies: see mallard/duckhammer.h.
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "mallard/duckhammer.h"
#include "mallard/frame/numbers.h"
#include "mallard/frame/own.h"
#include "src/games/duckhammer/actions.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer/army/price.h"
#include "src/games/duckhammer/content/content.h"
#include "src/games/duckhammer/script/abilities.h"

namespace mallard::duckhammer {
namespace {

absl::StatusOr<const GameContent*> ContentOf(const Ruleset& ruleset) {
  if (&ruleset.game().manifest() == &TheManifest()) {
    return &OwnContent<GameContent>(ruleset);
  }
  return absl::InvalidArgumentError(absl::StrCat(
      "a ruleset of duckhammer is needed; this one is of ", ruleset.game().manifest().game));
}

// A number of a sheet, which must be in a range that every rule can work with.
absl::Status CheckNumber(const char* what, int number, int least, int most) {
  if (number >= least && number <= most) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat(what, " is ", number, "; it must be from ", least, " to ", most));
}

absl::Status CheckNumbers(const ModelSheet& sheet) {
  struct Row {
    const char* what;
    int number, least, most;
  };
  for (const Row& row :
       {Row{"grade", sheet.grade, 0, kGrades - 1},
        Row{"full_strength", sheet.full_strength, 1, kMaxUnitModels}, Row{"hp", sheet.hp, 1, 999},
        Row{"armor", sheet.armor, -12, 12}, Row{"bravery", sheet.bravery, -12, 12},
        Row{"movement", sheet.movement, 0, 48}, Row{"size", sheet.size, 1, 16},
        Row{"flyer", static_cast<int>(sheet.flyer), 0, 2},
        Row{"swimmer", static_cast<int>(sheet.swimmer), 0, 2}}) {
    const absl::Status status = CheckNumber(row.what, row.number, row.least, row.most);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

// "duty", or "spell gale".
absl::StatusOr<AbilityUse> ReadAbility(const GameContent& content, absl::string_view text) {
  const std::vector<absl::string_view> words = absl::StrSplit(text, ' ', absl::SkipEmpty());
  if (words.empty()) return absl::InvalidArgumentError("an ability has no name");
  absl::StatusOr<int> position = content.model_ability_names.Require("ability of models", words[0]);
  if (!position.ok()) return position.status();
  const ModelAbility& ability = At(content.model_abilities, *position);
  AbilityUse use = {static_cast<uint8_t>(*position + 1), 0};
  const size_t wanted = ability.argument == ModelAbility::Argument::kNone ? 1 : 2;
  if (words.size() != wanted) {
    return absl::InvalidArgumentError(
        wanted == 1 ? absl::StrCat(ability.name, " is about nothing")
                    : absl::StrCat("say what ", ability.name, " is about: \"", words[0], " ...\""));
  }
  if (wanted == 1) return use;
  absl::StatusOr<int> argument = ability.argument == ModelAbility::Argument::kSpell
                                     ? content.spell_names.Require("spell", words[1])
                                     : content.quacktic_names.Require("quacktic", words[1]);
  if (!argument.ok()) return argument.status();
  Put(use.argument, *argument + 1);
  return use;
}

absl::StatusOr<WeaponProfile> ReadWeapon(const GameContent& content, const WeaponSheet& sheet) {
  WeaponProfile weapon;
  if (sheet.kind > WeaponKind::kMagic || sheet.size > WeaponSize::kLarge) {
    return absl::InvalidArgumentError("its kind or size is unknown");
  }
  weapon.kind = sheet.kind;
  absl::StatusOr<Dice> damage = ParseDice(sheet.damage);
  if (!damage.ok()) return damage.status();
  weapon.damage = *damage;
  for (const auto& [what, range] :
       {std::pair<const char*, int>{"range", sheet.range}, {"spell_range", sheet.spell_range}}) {
    const absl::Status status = CheckNumber(what, range, 0, 96);
    if (!status.ok()) return status;
  }
  if ((sheet.spell_range > 0) != (sheet.kind == WeaponKind::kMagic)) {
    return absl::InvalidArgumentError("magic weapons have a spell range, and no others");
  }
  weapon.range = sheet.range * kInch;
  weapon.spell_range = sheet.spell_range * kInch;
  if (sheet.abilities.size() > kMaxWeaponAbilities) {
    return absl::InvalidArgumentError(
        absl::StrCat("it has more than ", kMaxWeaponAbilities, " abilities"));
  }
  for (size_t i = 0; i < sheet.abilities.size(); ++i) {
    absl::StatusOr<int> ability =
        content.weapon_ability_names.Require("ability of weapons", sheet.abilities[i]);
    if (!ability.ok()) return ability.status();
    Put(weapon.abilities[i], *ability + 1);
  }
  return weapon;
}

// A sheet that has been understood.
struct Reading {
  Profile profile;
  std::vector<PricedWeapon> weapons;
};

absl::Status ReadAbilities(const GameContent& content, const ModelSheet& sheet, Profile& profile) {
  if (sheet.abilities.size() > kMaxPrintedAbilities) {
    return absl::InvalidArgumentError(
        absl::StrCat("the model has more than ", kMaxPrintedAbilities, " abilities"));
  }
  for (size_t i = 0; i < sheet.abilities.size(); ++i) {
    absl::StatusOr<AbilityUse> use = ReadAbility(content, sheet.abilities[i]);
    if (!use.ok()) return use.status();
    profile.abilities[i] = *use;
  }
  return absl::OkStatus();
}

absl::Status ReadWeapons(const GameContent& content, const ModelSheet& sheet, Reading& reading) {
  if (sheet.weapons.size() + sheet.own_weapons.size() > kMaxWeapons) {
    return absl::InvalidArgumentError(
        absl::StrCat("the model has more than ", kMaxWeapons, " weapons"));
  }
  const auto add = [&](const WeaponProfile& profile, WeaponSize size, const std::string& name) {
    reading.profile.weapons[reading.profile.weapon_count++] = profile;
    reading.weapons.push_back({size, name});
  };
  for (const std::string& name : sheet.weapons) {
    absl::StatusOr<int> position = content.weapon_names.Require("weapon", name);
    if (!position.ok()) return position.status();
    const Weapon& weapon = At(content.weapons, *position);
    add(weapon.profile, weapon.size, weapon.name);
  }
  for (const WeaponSheet& own : sheet.own_weapons) {
    absl::StatusOr<WeaponProfile> weapon = ReadWeapon(content, own);
    if (!weapon.ok()) {
      return absl::InvalidArgumentError(absl::StrCat(own.name, ": ", weapon.status().message()));
    }
    add(*weapon, own.size, own.name);
  }
  return absl::OkStatus();
}

absl::StatusOr<Reading> ReadSheet(const GameContent& content, const ModelSheet& sheet) {
  const absl::Status numbers = CheckNumbers(sheet);
  if (!numbers.ok()) return numbers;
  absl::StatusOr<Dice> charge = ParseDice(sheet.charge);
  if (!charge.ok()) return charge.status();
  Reading reading;
  Profile& profile = reading.profile;
  Put(profile.grade, sheet.grade);
  Put(profile.full_strength, sheet.full_strength);
  Put(profile.hp, sheet.hp);
  Put(profile.armor, sheet.armor);
  Put(profile.bravery, sheet.bravery);
  profile.movement = sheet.movement * kInch;
  profile.charge = *charge;
  profile.flyer = sheet.flyer;
  profile.swimmer = sheet.swimmer;
  const absl::Status abilities = ReadAbilities(content, sheet, profile);
  if (!abilities.ok()) return abilities;
  const absl::Status weapons = ReadWeapons(content, sheet, reading);
  if (!weapons.ok()) return weapons;
  return reading;
}

// What abilities demand and the model or its weapons do not have.
std::vector<std::string> ProblemsOf(const GameContent& content, const Reading& reading) {
  std::vector<std::string> problems;
  for (int i = 0; i < kMaxModelAbilities && reading.profile.abilities[i].ability != 0; ++i) {
    for (std::string& problem : ModelAbilityProblems(content, reading.profile, i)) {
      problems.push_back(std::move(problem));
    }
  }
  for (int w = 0; w < reading.profile.weapon_count; ++w) {
    const WeaponProfile& weapon = reading.profile.weapons[w];
    for (int i = 0; i < kMaxWeaponAbilities && weapon.abilities[i] != 0; ++i) {
      for (const std::string& problem : WeaponAbilityProblems(content, weapon, i)) {
        problems.push_back(absl::StrCat(At(reading.weapons, w).name, ": ", problem));
      }
    }
  }
  return problems;
}

}  // namespace

absl::StatusOr<ArmyReport> CheckArmyList(const Ruleset& ruleset, absl::string_view list,
                                         int points) {
  absl::StatusOr<const GameContent*> content = ContentOf(ruleset);
  if (!content.ok()) return content.status();
  absl::StatusOr<std::vector<Enlisted>> units = ReadArmy(**content, list);
  if (!units.ok()) return units.status();
  absl::StatusOr<std::vector<std::string>> reasons =
      CheckArmy(**content, ruleset.scripts(), *units, points);
  if (!reasons.ok()) return reasons.status();
  return ArmyReport{*std::move(reasons), ArmyCost(**content, *units), ArmyText(**content, *units)};
}

absl::StatusOr<Price> PriceListed(const Ruleset& ruleset, absl::string_view unit) {
  absl::StatusOr<const GameContent*> content = ContentOf(ruleset);
  if (!content.ok()) return content.status();
  absl::StatusOr<std::vector<Enlisted>> units = ReadArmy(**content, unit);
  if (!units.ok()) return units.status();
  if (units->size() != 1) {
    return absl::InvalidArgumentError(absl::StrCat("name one model, not ", units->size()));
  }
  return PriceModel(**content, units->front().model - 1, units->front().loadout);
}

absl::StatusOr<Price> PriceSheet(const Ruleset& ruleset, const ModelSheet& sheet) {
  absl::StatusOr<const GameContent*> content = ContentOf(ruleset);
  if (!content.ok()) return content.status();
  absl::StatusOr<Reading> reading = ReadSheet(**content, sheet);
  if (!reading.ok()) return reading.status();
  Price price = PriceProfile(**content, reading->profile, sheet.size, reading->weapons);
  for (std::string& problem : ProblemsOf(**content, *reading)) {
    price.reasons.push_back(std::move(problem));
    price.total = 0;
  }
  return price;
}

}  // namespace mallard::duckhammer
