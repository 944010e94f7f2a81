// Campaigns that agree with what a player knows.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_IMAGINE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_IMAGINE_H_

#include "absl/status/status.h"
#include "mallard/primitives/chance.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// Makes up what is hidden: plans, armies and characters of others that are ready, what the battle
/// hides, and its chance.
absl::Status ImagineHidden(const CampaignRules& rules, State& state, int seat, Chance& chance);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_IMAGINE_H_
