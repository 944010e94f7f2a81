// What people call the things of a battle: units by what they are, numbered where several are the
// same, their weapons and models.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_SCENE_NAMES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_SCENE_NAMES_H_

#include "absl/types/span.h"
#include "mallard/naming.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// A unit, numbered where the battle has several of its kind, whosoever they are.
SceneLabel NameOfUnit(const State& state, int unit);
/// A choice of weapons, by the weapon that tells it from the others.
SceneLabel NameOfLoadout(const GameContent& content, int model, int loadout);
/// The weapon by which a loadout is known: the first that is not the usual choice, else the first
/// of all; -1 without weapons.
int TellingWeapon(const ModelEntry& model, int loadout);

/// For the frame, and for games around battles.
ThingName NameThing(const DuckhammerRules& rules, const State& state, const Thing& thing);
/// For the frame: army points of an army list, victory points of a turned die.
size_t CostsOf(const DuckhammerRules& rules, const State& state, int seat, const Action& action,
               absl::Span<ActionCost> out);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_SCENE_NAMES_H_
