// Whether a state that was read can be one of a match, as far as its parts depend on each other.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_SOUND_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_SOUND_H_

#include "absl/status/status.h"
#include "src/games/ducks_in_tow/rules.h"
#include "src/games/ducks_in_tow/state.h"

namespace mallard::ducks_in_tow {

/// OK if no duck and no food is lost, pawns stand where they may, nobody has more than they can
/// have, and somebody is asked something that has an answer. Every number is within the bounds of
/// its array.
absl::Status CheckSound(const DucksInTowRules& rules, const State& state);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_SOUND_H_
