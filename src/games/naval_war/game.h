// Naval War as the library lists it.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_GAME_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_GAME_H_

#include "mallard/game.h"

namespace mallard::naval_war {

const Game& TheGame();

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_GAME_H_
