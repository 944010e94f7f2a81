// The options of a campaign.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ACTIONS_OPTIONS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ACTIONS_OPTIONS_H_

#include <vector>

#include "mallard/manifest.h"

namespace mallard::duckhammer_campaign {

/// For the manifest.
std::vector<OptionSpec> CampaignOptions();

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ACTIONS_OPTIONS_H_
