// Attack rolls: who is aimed at, and everything that is added to the roll.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_ATTACK_ROLL_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_ATTACK_ROLL_H_

#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// The total an attack roll of a unit needs to hit: 7, or what its owner's quacktic says.
int NeededToHit(const Position& position, int unit);
/// What is added to attack rolls as far as profiles say: the weapon, printed Grades, the target's
/// flight and diving, enemies too near to shoot. Marks and functions of abilities are not asked.
int PlainModifier(const Position& position, int unit, int target, Step step, int weapon);
/// Naturals of twelve that hit, added up over all attacks that a model makes with a weapon, as far
/// as profiles say.
int HittingFaces(const Position& position, int unit, int target, Step step, int weapon);
/// Adds the attack dice of one side of the batch: every model with a chosen weapon, aimed, with
/// all modifiers.
absl::Status AddAttackDice(Play& play, int side);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_ATTACK_ROLL_H_
