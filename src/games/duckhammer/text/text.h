// A battle as text.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_TEXT_TEXT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_TEXT_TEXT_H_

#include <string>

#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// A battle, or the muster before it, as the player in `seat` sees it.
std::string DrawFor(const DuckhammerRules& rules, const State& state, int seat,
                    const DrawStyle& style);
/// A battle that is past mustering, for a game around it that names its seats.
std::string DrawBattle(const DuckhammerRules& rules, const State& state, const SeatNames& names,
                       const DrawStyle& style);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_TEXT_TEXT_H_
