// Duckhammer as the library lists it.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_GAME_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_GAME_H_

#include "mallard/game.h"

namespace mallard::duckhammer {

const Game& TheGame();

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_GAME_H_
