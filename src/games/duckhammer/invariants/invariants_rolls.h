// The rolls of a state that was read, and what waits for them.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_INVARIANTS_INVARIANTS_ROLLS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_INVARIANTS_INVARIANTS_ROLLS_H_

#include "absl/status/status.h"
#include "src/games/duckhammer/rules.h"
#include "src/games/duckhammer/state.h"

namespace mallard::duckhammer {

/// OK, or what cannot be.
absl::Status CheckRollInvariants(const DuckhammerRules& rules, const State& state);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_INVARIANTS_INVARIANTS_ROLLS_H_
