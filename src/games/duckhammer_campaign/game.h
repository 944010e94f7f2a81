// The Game object of Duckhammer campaigns.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_GAME_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_GAME_H_

#include "mallard/game.h"

namespace mallard::duckhammer_campaign {

const Game& TheGame();

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_GAME_H_
