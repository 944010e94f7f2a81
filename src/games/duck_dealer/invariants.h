// What must hold in a state that was read: relations between fields that bounds
// cannot say.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_INVARIANTS_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_INVARIANTS_H_

#include "absl/status/status.h"
#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

inline constexpr int kMostPoints = 1'000'000'000;

/// Works out what follows from other fields, which are in bounds: holds, the
/// turn order, the roads of all, passages on planets, how far the active ship
/// gets. An error if that cannot be.
absl::Status Rebuild(const DuckDealerRules& rules, State& state);

/// What must hold between the parts of a state that has been rebuilt. `whole`:
/// nothing may be hidden.
absl::Status CheckInvariants(const DuckDealerRules& rules, const State& state, bool whole);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_INVARIANTS_H_
