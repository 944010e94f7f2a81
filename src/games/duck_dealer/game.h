// Duck Dealer as the library lists it.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_GAME_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_GAME_H_

#include "mallard/game.h"

namespace mallard::duck_dealer {

const Game& TheGame();

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_GAME_H_
