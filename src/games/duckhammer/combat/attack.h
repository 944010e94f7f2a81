// The order in which attacks and spells of a batch are carried out.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_ATTACK_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_ATTACK_H_

#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Batches of kind kAttack come here from kFinal on, as often as it takes: each call
/// does the next priority group of attacks and spells, and returns to let losses be settled; at
/// last EndBatch.
absl::Status ResolveAttacks(Play& play);
/// The same batches while rolls against spells are made.
absl::Status ResolveResistance(Play& play);
/// Drops the dice of models that have been removed since they were declared, and chants nobody is
/// left to end.
void DropRemoved(Play& play);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_ATTACK_H_
