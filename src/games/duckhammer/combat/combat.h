// Combat: declaring attacks, Counters, preparing them; then batch.h rolls and attack.cc resolves.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_COMBAT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_COMBAT_H_

#include "absl/status/status.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

struct Chant;

/// Whether a unit may be activated in Combat: on the map, activations left.
bool MayActInCombat(const Position& position, int unit);
/// Declares an attack: the unit's owner prepares it (monsters do not), its target may counter, then
/// everything goes on by itself.
absl::Status DeclareAttack(Play& play, int unit, int target, Step step, int weapon);
/// The Counters of the batch do not happen; their units count as not activated. Only before
/// anything of the batch has been resolved.
void CancelCounters(Play& play);

/// Steps kPreparing and kCountering of attack batches: asks, or goes on to kRolling.
absl::Status ContinueDeclaration(Play& play);

/// Adds a side to the batch, which uses one activation of its unit (combat.cc).
void AddAttackSide(Play& play, int unit, int target, Step step, int weapon);
void AddChantSide(Play& play, const Chant& chant, int target);

/// Activations of the steps of Combat: shoot, fight or chant with a unit, as the step has it.
/// @{
Refusal CheckCombat(const Position& position, int seat, const Action& action);
void ListCombat(const Position& position, int seat, Listing& out);
absl::Status ApplyCombat(Play& play, int seat, const Action& action);
/// @}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_COMBAT_H_
