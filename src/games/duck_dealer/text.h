// Duck Dealer drawn as text: the galaxy, its planets, the stocks, the ships.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_TEXT_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_TEXT_H_

#include <string>

#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

/// The same for every seat: all of it lies open.
std::string DrawFor(const DuckDealerRules& rules, const State& state, int seat,
                    const DrawStyle& style);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_TEXT_H_
