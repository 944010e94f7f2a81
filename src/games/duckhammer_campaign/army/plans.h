// Plans before the campaign: Feather and means.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ARMY_PLANS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ARMY_PLANS_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// The handler of decision plan: all players at the same time, and in secret.
/// @{
Refusal CheckPlan(const Position& position, int seat, const Action& action);
void ListPlan(const Position& position, int seat, Listing& out);
absl::Status ApplyPlan(Play& play, int seat, const Action& action);
/// @}

/// Whether a player of that Feather may use that means.
bool SuitsFeather(const CampaignContent& content, int means, int feather);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ARMY_PLANS_H_
