// Attack rolls and damage: what combat.cc puts together of them.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_ATTACK_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_ATTACK_H_

#include <cstdint>

#include "absl/status/status.h"
#include "src/games/duckhammer/play.h"

namespace mallard::duckhammer {

struct HookCall;  // script.h

/// The total an attack roll of a unit needs to hit: 7, or what its owner's quacktic says.
int NeededToHit(const Scene& scene, int unit);
/// Adds the attack dice of one side of the batch: every model with a chosen weapon, aimed, with
/// all modifiers (attack_roll.cc).
absl::Status AddAttackDice(Play& play, int side);

/// A hit to be turned into damage.
struct Hit {
  int unit;
  int model;
  int weapon;
  int target;             ///< The unit hit.
  int target_model = -1;  ///< The model aimed at.
  int die = -1;           ///< The attack roll, if there was one ...
  int side = -1;          ///< ... and its side of the batch.
};
/// Runs `on_hit`, rolls damage for the target and whatever else the hit reaches, takes armor off,
/// and deals it (damage.cc). Retaliations use it, too.
absl::Status DealHit(Play& play, const Hit& hit);
/// Damage that is past armor: `on_damage_taken` of taken.unit has its say, then taken.other_unit
/// deals it (damage.cc). All damage to units comes this way but what those functions deal.
absl::Status TakeDamage(HookCall& taken, int64_t damage);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_ATTACK_H_
