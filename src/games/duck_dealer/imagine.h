// States that agree with what a player knows: only sealed bids have to be made
// up.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_IMAGINE_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_IMAGINE_H_

#include "absl/status/status.h"
#include "mallard/primitives/chance.h"
#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

/// Makes up every sealed bid, in place.
absl::Status ImagineHidden(const DuckDealerRules& rules, State& state, int seat, Chance& chance);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_IMAGINE_H_
