// Duck Dealer as a scene: the words it uses. BuildScene itself is the rules' own.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_SCENE_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_SCENE_H_

#include <vector>

#include "mallard/manifest.h"

namespace mallard::duck_dealer {

/// For the manifest.
std::vector<WordSpec> SceneWords();

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_SCENE_H_
