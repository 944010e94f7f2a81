// Decisions adopt_duck and set_duck_aside: ducks that leave the tow.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_ADOPT_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_ADOPT_H_

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

Refusal CheckAdoption(const Position& position, int seat, const Action& action);
/// Order: by colour, then column.
void ListAdoptions(const Position& position, int seat, Listing& out);
absl::Status AdoptDuck(Play& play, int seat, const Action& action);

Refusal CheckSetAside(const Position& position, int seat, const Action& action);
void ListSetAside(const Position& position, int seat, Listing& out);
absl::Status SetDuckAside(Play& play, int seat, const Action& action);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_ADOPT_H_
