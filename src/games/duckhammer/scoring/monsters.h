// Monsters act by themselves.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_SCORING_MONSTERS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_SCORING_MONSTERS_H_

#include "absl/status/statusor.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// The next monster acts in the current phase or step; false when all have. It may
/// leave somebody asked (a Counter).
absl::StatusOr<bool> NextMonster(Play& play);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_SCORING_MONSTERS_H_
