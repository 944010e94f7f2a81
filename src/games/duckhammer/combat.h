// Combat: declaring attacks, Counters, preparing them; then batch.h rolls and attack.cc resolves.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_H_

#include "absl/status/status.h"
#include "src/games/duckhammer/play.h"

namespace mallard::duckhammer {

struct Chant;

/// Whether a unit may be activated in Combat: on the map, activations left.
bool MayActInCombat(const Scene& scene, int unit);
/// Whether any model of `unit` could attack `target` with that weapon in that step now (aim.cc).
bool CanAttack(const Scene& scene, int unit, int target, Step step, int weapon);
/// Declares an attack: the unit's owner prepares it (monsters do not), its target may counter, then
/// everything goes on by itself.
absl::Status DeclareAttack(Play& play, int unit, int target, Step step, int weapon);
/// The Counters of the batch do not happen; their units count as not activated. Only before
/// anything of the batch has been resolved.
void CancelCounters(Play& play);

/// Batches of kind kAttack come here from kFinal on, as often as it takes (attack.cc): each call
/// does the next priority group of attacks and spells, and returns to let losses be settled; at
/// last EndBatch.
absl::Status ResolveAttacks(Play& play);
/// The same batches while rolls against spells are made (attack.cc).
absl::Status ResolveResistance(Play& play);
/// Steps kPreparing and kCountering of attack batches: asks, or goes on to kRolling.
absl::Status ContinueDeclaration(Play& play);

/// Adds a side to the batch, which uses one activation of its unit (combat.cc).
void AddAttackSide(Play& play, int unit, int target, Step step, int weapon);
void AddChantSide(Play& play, const Chant& chant, int target);

/// Preparing (prepare.cc). Every model of the side gets the weapon named for the unit or, where
/// that does not reach, its first one that does.
void ChooseWeapons(Play& play, int side);
/// Whether there is anything to prepare but the roll: other weapons, replaced rolls, Momentum.
bool HasPreparation(const Scene& scene, int side);
/// The handler of Stage::kPrepare.
const StageHandler& PrepareHandler();
/// Countering (counter.cc): the handler of Stage::kCounter, and whether the unit has any choice.
const StageHandler& CounterHandler();
bool HasCounter(const Scene& scene, int unit);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_H_
