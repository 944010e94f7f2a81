// BattleDucks as the library lists it.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_GAME_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_GAME_H_

#include "mallard/game.h"

namespace mallard::battleducks {

const Game& TheGame();

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_GAME_H_
