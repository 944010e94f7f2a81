// What a viewer may know of a campaign.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_HIDE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_HIDE_H_

#include "mallard/viewer.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// Takes out of a state what `viewer` may not know: the others' plans, armies and characters while
/// they are being made, and what the battle inside hides.
void Hide(const CampaignRules& rules, State& state, Viewer viewer);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_HIDE_H_
