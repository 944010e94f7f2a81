// Combat: declaring attacks, Counters, preparing them; then batch.h rolls and attack.h resolves.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_H_

#include "absl/status/status.h"
#include "src/games/duckhammer/play.h"

namespace mallard::duckhammer {

/// Whether a unit may be activated in Combat: on the map, activations left.
bool MayActInCombat(const Scene& scene, int unit);
/// Whether any model of `unit` could attack `target` with that weapon in that step now.
bool CanAttack(const Scene& scene, int unit, int target, Step step, int weapon);
/// Declares an attack for a unit that is not asked about it (a monster): its target may counter,
/// then everything goes on as for an activation.
absl::Status DeclareAttack(Play& play, int unit, int target, Step step, int weapon);

/// Batches of kind kAttack come here from kFinal on, as often as it takes (attack.cc): each call
/// does the next priority group of attacks, or the next spell, and returns to let losses be
/// settled; at last EndBatch.
absl::Status ResolveAttacks(Play& play);
/// Batches of kind kResist (chant.cc).
absl::Status ResolveResistance(Play& play);
/// Steps kPreparing and kCountering of attack batches: asks, or goes on to kRolling.
absl::Status ContinueDeclaration(Play& play);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_H_
