// What must hold in a state that was read: relations between fields that bounds cannot say.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_INVARIANTS_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_INVARIANTS_H_

#include "absl/status/status.h"
#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

/// OK if no duck, food or card is lost, pawns stand where they may, nobody has more than they can
/// have, and somebody is asked something that has an answer. Every number is within the bounds of
/// its array. `whole`: nothing may be hidden.
absl::Status CheckInvariants(const DucksInTowRules& rules, const State& state, bool whole);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_INVARIANTS_H_
