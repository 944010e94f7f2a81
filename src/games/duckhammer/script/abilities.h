// What abilities demand of the model or weapon that has them, for content, home-made models and
// training alike. Anyone may call these; they are pure functions.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_SCRIPT_ABILITIES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_SCRIPT_ABILITIES_H_

#include <string>
#include <vector>

#include "mallard/frame/refusal.h"
#include "src/games/duckhammer/content/content.h"

namespace mallard::duckhammer {

/// Every reason why a model of that profile may not have its ability number `index` (from 0):
/// another one is missing or in its way, the Grade is too low, it flies or swims the wrong way.
/// Uses the profile's Grade, flyer and swimmer type and abilities.
std::vector<std::string> ModelAbilityProblems(const GameContent& content, const Profile& profile,
                                              int index);

/// The same for ability number `index` of a weapon. Of two abilities that do not go together the
/// later one is reported.
std::vector<std::string> WeaponAbilityProblems(const GameContent& content,
                                               const WeaponProfile& weapon, int index);

/// The first of those reasons, without allocating.
Refusal CheckModelAbility(const GameContent& content, const Profile& profile, int index);
Refusal CheckWeaponAbility(const GameContent& content, const WeaponProfile& weapon, int index);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_SCRIPT_ABILITIES_H_
