// What a hit does.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_DAMAGE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_DAMAGE_H_

#include <optional>

#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

struct HookCall;  // script.h

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
/// The dice that a weapon of a unit lets it declare instead of its damage dice.
std::optional<Dice> DeclaredDice(const Position& position, int unit, int weapon);
/// Runs `on_hit`, rolls damage for the target and whatever else the hit reaches, takes armor off,
/// and deals it. Retaliations use it, too.
absl::Status DealHit(Play& play, const Hit& hit);
/// Damage that is past armor: `on_damage_taken` of taken.unit has its say, then taken.other_unit
/// deals it. All damage to units comes this way but what those functions deal.
absl::Status TakeDamage(HookCall& taken, int64_t damage);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_DAMAGE_H_
