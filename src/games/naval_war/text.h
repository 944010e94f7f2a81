// Naval War drawn as text: the own board and the radar side by side, then fleets, cards and what
// lasts.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_TEXT_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_TEXT_H_

#include <string>

#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {

/// The match as it is seen from that seat; what is hidden in the state is not drawn.
std::string DrawFor(const NavalWarRules& rules, const State& state, int seat,
                    const DrawStyle& style);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_TEXT_H_
