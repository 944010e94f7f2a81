// A campaign as a scene: the words it uses. BuildScene itself is the rules' own.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SCENE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SCENE_H_

#include <vector>

#include "mallard/manifest.h"

namespace mallard::duckhammer_campaign {

/// For the manifest: the words of battles, then the campaign's own.
std::vector<WordSpec> SceneWords();

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SCENE_H_
