// Duckheim: how it ends.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_ENDING_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_ENDING_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// How it ends now, if it does; `weeks_over` after the last week.
Ending EndingOf(const CampaignRules& rules, const State& state, bool weeks_over);
/// Whether the party wins by that.
bool IsWon(const CampaignRules& rules, const State& state, Ending ending);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_ENDING_H_
