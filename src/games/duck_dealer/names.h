// What actions of Duck Dealer cost.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_NAMES_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_NAMES_H_

#include "absl/types/span.h"
#include "mallard/naming.h"
#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

/// For the frame: energy, goods, points.
size_t CostsOf(const DuckDealerRules& rules, const State& state, int seat, const Action& action,
               absl::Span<ActionCost> out);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_NAMES_H_
