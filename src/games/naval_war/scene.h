// Naval War as a scene: the words it uses. BuildScene itself is the rules' own.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_SCENE_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_SCENE_H_

#include <vector>

#include "mallard/manifest.h"

namespace mallard::naval_war {

/// For the manifest.
std::vector<WordSpec> SceneWords();

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_SCENE_H_
