// Which actions are legal: one by one, and all of them.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_LEGAL_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_LEGAL_H_

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "src/games/common/legal.h"
#include "src/games/duck_dealer/rules.h"
#include "src/games/duck_dealer/state.h"

namespace mallard::duck_dealer {

/// OK if `seat` may take the action, otherwise the reason. Any bytes; constant time.
absl::Status CheckAction(const DuckDealerRules& rules, const State& state, int seat,
                         const Action& action);

/// All legal actions of `seat`, by kind in the order of the manifest, then by arguments.
void VisitLegal(const DuckDealerRules& rules, const State& state, int seat,
                absl::FunctionRef<bool(const LegalGroup&)> visit);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_LEGAL_H_
