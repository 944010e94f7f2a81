// The engine as referee. Each week it lets one new force come until there are as many as the
// opposition wants, begins an episode whose time has come, lets its forces march where there is
// something to take, and attacks what it is strong enough for. Its first force keeps together where
// it is, so that the map is not taken without beating it. It is asked again after each action and
// knows from the state what it has done: who has marched and fought, how many forces came, how many
// episodes there were.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_REFEREE_ENGINE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_REFEREE_ENGINE_H_

#include "src/games/duckhammer_campaign/play.h"

namespace mallard::duckhammer_campaign {

/// What the engine does next as referee, of what a person could: from the content, the map and
/// chance. Pass: nothing more this week.
Action NextOfEngine(Play& play);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_REFEREE_ENGINE_H_
