// What Feathers have.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_ARMY_FEATHERS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_ARMY_FEATHERS_H_

#include <vector>

#include "src/games/duckhammer/content/content.h"

namespace mallard::duckhammer {

/// The models of a Feather, by position.
std::vector<int> ModelsOf(const GameContent& content, int feather);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_ARMY_FEATHERS_H_
