// Campaigns drawn as text: the map, the armies, and the battle that is being played.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_TEXT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_TEXT_H_

#include <string>

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// A campaign as it is seen from that seat; what is hidden in the state is not drawn.
std::string DrawFor(const CampaignRules& rules, const State& state, int seat,
                    const DrawStyle& style);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_TEXT_H_
