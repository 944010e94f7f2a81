#include "src/games/duckhammer/script/abilities.h"

#include <algorithm>

#include "absl/strings/str_cat.h"

namespace mallard::duckhammer {
namespace {

const char* GaitWord(Gait gait) {
  const char* const words[] = {"non-", "slow ", "fast "};
  return words[static_cast<int>(gait)];
}

bool Names(const std::vector<int>& list, int number) {
  return std::find(list.begin(), list.end(), number) != list.end();
}

const ModelAbility& OfModels(const GameContent& content, int number) {
  return content.model_abilities[static_cast<size_t>(number)];
}

const WeaponAbility& OfWeapons(const GameContent& content, int number) {
  return content.weapon_abilities[static_cast<size_t>(number)];
}

bool Has(const Profile& profile, int number) {
  return std::any_of(
      std::begin(profile.abilities), std::end(profile.abilities),
      [number](const AbilityUse& use) { return use.ability == static_cast<uint8_t>(number + 1); });
}

bool Has(const WeaponProfile& weapon, int number) {
  return std::find(std::begin(weapon.abilities), std::end(weapon.abilities),
                   static_cast<uint8_t>(number + 1)) != std::end(weapon.abilities);
}

}  // namespace

std::vector<std::string> ModelAbilityProblems(const GameContent& content, const Profile& profile,
                                              int index) {
  const AbilityUse use = profile.abilities[index];
  const int number = use.ability - 1;
  const ModelAbility& ability = OfModels(content, number);
  std::vector<std::string> problems;
  const auto add = [&](const std::string& what) {
    problems.push_back(absl::StrCat(ability.name, " ", what));
  };
  for (int i = 0; i < index; ++i) {
    const int before = profile.abilities[i].ability - 1;
    const ModelAbility& other = OfModels(content, before);
    if (profile.abilities[i] == use) {
      add("is there twice");
    } else if (Names(ability.excludes, before) || Names(other.excludes, number)) {
      add(absl::StrCat("and ", other.name, " exclude each other"));
    }
  }
  for (int needed : ability.requires_abilities) {
    if (!Has(profile, needed))
      add(absl::StrCat("needs ", OfModels(content, needed).name, " as well"));
  }
  if (profile.grade < ability.needs_grade) {
    add(absl::StrCat("needs Grade ", ability.needs_grade, "; this is Grade ", profile.grade));
  }
  if (profile.flyer < ability.needs_flyer) {
    add(absl::StrCat("needs a ", GaitWord(ability.needs_flyer), "flyer; this is a ",
                     GaitWord(profile.flyer), "flyer"));
  }
  if (profile.swimmer < ability.needs_swimmer) {
    add(absl::StrCat("needs a ", GaitWord(ability.needs_swimmer), "swimmer; this is a ",
                     GaitWord(profile.swimmer), "swimmer"));
  }
  if (profile.swimmer > ability.most_swimmer) {
    add(absl::StrCat("is not for a ", GaitWord(profile.swimmer), "swimmer"));
  }
  return problems;
}

std::vector<std::string> WeaponAbilityProblems(const GameContent& content,
                                               const WeaponProfile& weapon, int index) {
  const int number = weapon.abilities[index] - 1;
  const WeaponAbility& ability = OfWeapons(content, number);
  std::vector<std::string> problems;
  for (int i = 0; i < index; ++i) {
    const int before = weapon.abilities[i] - 1;
    const WeaponAbility& other = OfWeapons(content, before);
    if (before == number) {
      problems.push_back(absl::StrCat(ability.name, " is there twice"));
    } else if (Names(ability.excludes, before) || Names(other.excludes, number)) {
      problems.push_back(absl::StrCat(ability.name, " and ", other.name, " exclude each other"));
    }
  }
  for (int needed : ability.requires_abilities) {
    if (Has(weapon, needed)) continue;
    problems.push_back(absl::StrCat(ability.name, " needs ", OfWeapons(content, needed).name,
                                    " on the same weapon"));
  }
  return problems;
}

}  // namespace mallard::duckhammer
