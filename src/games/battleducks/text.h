// BattleDucks drawn as text: the own pond and the radar side by side.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_TEXT_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_TEXT_H_

#include <string>

#include "src/games/battleducks/rules.h"

namespace mallard::battleducks {

/// The match as it is seen from that seat; what is hidden in the state is not drawn.
std::string DrawFor(const BattleDucksRules& rules, const State& state, int seat,
                    const DrawStyle& style);

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_TEXT_H_
