#include "src/games/duckhammer/script/abilities.h"

#include <algorithm>

#include "absl/functional/function_ref.h"
#include "mallard/frame/numbers.h"

namespace mallard::duckhammer {
namespace {

const char* GaitWord(Gait gait) {
  const char* const words[] = {"non-", "slow ", "fast "};
  return At(words, gait);
}

bool Names(const std::vector<int>& list, int number) {
  return std::find(list.begin(), list.end(), number) != list.end();
}

const ModelAbility& OfModels(const GameContent& content, int number) {
  return At(content.model_abilities, number);
}

const WeaponAbility& OfWeapons(const GameContent& content, int number) {
  return At(content.weapon_abilities, number);
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

// Takes a problem; false: the first is enough.
using ProblemVisitor = absl::FunctionRef<bool(const Refusal&)>;

bool VisitProblems(const GameContent& content, const Profile& profile, int index,
                   ProblemVisitor visit) {
  const AbilityUse use = profile.abilities[index];
  const int number = use.ability - 1;
  const ModelAbility& ability = OfModels(content, number);
  const std::string& name = ability.name;
  for (int i = 0; i < index; ++i) {
    const int before = profile.abilities[i].ability - 1;
    const ModelAbility& other = OfModels(content, before);
    if (profile.abilities[i] == use) {
      if (!visit(Forbidden("{ability} is there twice", name))) return false;
    } else if (Names(ability.excludes, before) || Names(other.excludes, number)) {
      if (!visit(Forbidden("{ability} and {other} exclude each other", name, other.name))) {
        return false;
      }
    }
  }
  for (int needed : ability.requires_abilities) {
    if (Has(profile, needed)) continue;
    if (!visit(
            Forbidden("{ability} needs {other} as well", name, OfModels(content, needed).name))) {
      return false;
    }
  }
  if (profile.grade < ability.needs_grade &&
      !visit(Forbidden("{ability} needs Grade {least}; this is Grade {grade}", name,
                       ability.needs_grade, profile.grade))) {
    return false;
  }
  if (profile.flyer < ability.needs_flyer &&
      !visit(Forbidden("{ability} needs a {needed}flyer; this is a {found}flyer", name,
                       GaitWord(ability.needs_flyer), GaitWord(profile.flyer)))) {
    return false;
  }
  if (profile.swimmer < ability.needs_swimmer &&
      !visit(Forbidden("{ability} needs a {needed}swimmer; this is a {found}swimmer", name,
                       GaitWord(ability.needs_swimmer), GaitWord(profile.swimmer)))) {
    return false;
  }
  return profile.swimmer <= ability.most_swimmer ||
         visit(Forbidden("{ability} is not for a {found}swimmer", name, GaitWord(profile.swimmer)));
}

bool VisitProblems(const GameContent& content, const WeaponProfile& weapon, int index,
                   ProblemVisitor visit) {
  const int number = weapon.abilities[index] - 1;
  const WeaponAbility& ability = OfWeapons(content, number);
  for (int i = 0; i < index; ++i) {
    const int before = weapon.abilities[i] - 1;
    const WeaponAbility& other = OfWeapons(content, before);
    if (before == number) {
      if (!visit(Forbidden("{ability} is there twice", ability.name))) return false;
    } else if (Names(ability.excludes, before) || Names(other.excludes, number)) {
      if (!visit(Forbidden("{ability} and {other} exclude each other", ability.name, other.name))) {
        return false;
      }
    }
  }
  for (int needed : ability.requires_abilities) {
    if (Has(weapon, needed)) continue;
    if (!visit(Forbidden("{ability} needs {other} on the same weapon", ability.name,
                         OfWeapons(content, needed).name))) {
      return false;
    }
  }
  return true;
}

template <class Thing>
Refusal FirstProblem(const GameContent& content, const Thing& thing, int index) {
  Refusal first = kAllowed;
  VisitProblems(content, thing, index, [&](const Refusal& problem) {
    first = problem;
    return false;
  });
  return first;
}

template <class Thing>
std::vector<std::string> AllProblems(const GameContent& content, const Thing& thing, int index) {
  std::vector<std::string> problems;
  VisitProblems(content, thing, index, [&](const Refusal& problem) {
    problems.push_back(problem.Text());
    return true;
  });
  return problems;
}

}  // namespace

std::vector<std::string> ModelAbilityProblems(const GameContent& content, const Profile& profile,
                                              int index) {
  return AllProblems(content, profile, index);
}

std::vector<std::string> WeaponAbilityProblems(const GameContent& content,
                                               const WeaponProfile& weapon, int index) {
  return AllProblems(content, weapon, index);
}

Refusal CheckModelAbility(const GameContent& content, const Profile& profile, int index) {
  return FirstProblem(content, profile, index);
}

Refusal CheckWeaponAbility(const GameContent& content, const WeaponProfile& weapon, int index) {
  return FirstProblem(content, weapon, index);
}

}  // namespace mallard::duckhammer
