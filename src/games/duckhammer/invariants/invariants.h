// Whether a state that was read can be: everything the rules rely on without looking.
//
// CheckInvariants is called after every number fits its field and every id is known.
// A state that passes can be asked anything and be played on: no question and no action reads
// outside it, hangs, or divides by nothing.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_INVARIANTS_INVARIANTS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_INVARIANTS_INVARIANTS_H_

#include "absl/status/status.h"
#include "src/games/duckhammer/rules.h"
#include "src/games/duckhammer/state.h"

namespace mallard::duckhammer {

/// OK, or what cannot be. `whole`: nothing may be hidden.
absl::Status CheckInvariants(const DuckhammerRules& rules, const State& state, bool whole);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_INVARIANTS_INVARIANTS_H_
