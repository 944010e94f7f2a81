// Ducks in Tow drawn as text: the park, the supplies, then every player with tableau and hand.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_TEXT_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_TEXT_H_

#include <string>

#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

/// The match as it is seen from that seat; what is hidden in the state is not drawn.
std::string DrawFor(const DucksInTowRules& rules, const State& state, int seat,
                    const DrawStyle& style);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_TEXT_H_
