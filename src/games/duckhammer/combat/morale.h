// Fear and morale.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_MORALE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_MORALE_H_

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Half of all models lost, rounded up, plus those lost this round; abilities may change it.
absl::StatusOr<int> FearOf(Play& play, int unit);
/// Rolls for every unit on the map of both players.
absl::Status RollMorale(Play& play);
/// Batches of kind kMorale come here.
absl::Status ResolveMorale(Play& play);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_MORALE_H_
