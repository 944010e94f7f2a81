// Profiles, units and models of a state that was read.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_INVARIANTS_INVARIANTS_UNITS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_INVARIANTS_INVARIANTS_UNITS_H_

#include "absl/status/status.h"
#include "src/games/duckhammer/rules.h"
#include "src/games/duckhammer/state.h"

namespace mallard::duckhammer {

/// OK, or what cannot be.
absl::Status CheckUnitInvariants(const DuckhammerRules& rules, const State& state);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_INVARIANTS_INVARIANTS_UNITS_H_
