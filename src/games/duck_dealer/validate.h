// Whether a state that was read can be: counts, bounds, and what must hold between its parts.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_VALIDATE_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_VALIDATE_H_

#include "absl/status/status.h"
#include "src/games/duck_dealer/rules.h"
#include "src/games/duck_dealer/state.h"

namespace mallard::duck_dealer {

/// Fills in what other parts imply (roads of all, passages on planets, the turn order) and checks
/// everything else. Every index in `state` is within bounds already.
absl::Status Validate(const DuckDealerRules& rules, State& state);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_VALIDATE_H_
