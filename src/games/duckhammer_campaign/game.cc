#include "src/games/duckhammer_campaign/game.h"

#include "mallard/frame/game_of.h"
#include "src/games/duckhammer_campaign/actions.h"
#include "src/games/duckhammer_campaign/content/content.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

const Game& TheGame() {
  static const auto* const game =
      new GameOf<TheManifest, CampaignSchema, CompileCampaign, CampaignRules>;
  return *game;
}

}  // namespace mallard::duckhammer_campaign
