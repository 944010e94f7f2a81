// The end: what triggers it, and who wins.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_END_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_END_H_

#include <cstdint>

#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

/// The player who has the turn has triggered the end, unless somebody has before.
void TriggerEnd(Play& play);

/// Nothing more is asked; everything is disclosed.
void EndMatch(Play& play);

/// The seats with the most points, ties broken by their longest rows. In a solo match the player
/// wins by having claimed every formation card.
uint32_t WinnersOf(const DucksInTowRules& rules, const State& state);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_END_H_
