// BattleDucks as a scene: the words it uses. BuildScene itself is the rules' own.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_SCENE_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_SCENE_H_

#include <vector>

#include "mallard/manifest.h"

namespace mallard::battleducks {

/// For the manifest.
std::vector<WordSpec> SceneWords();

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_SCENE_H_
