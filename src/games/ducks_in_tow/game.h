// Ducks in Tow as the library lists it.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_GAME_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_GAME_H_

#include "mallard/game.h"

namespace mallard::ducks_in_tow {

const Game& TheGame();

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_GAME_H_
