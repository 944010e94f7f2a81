// Phases and seasons: what comes when nobody is asked.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_TURN_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_TURN_H_

#include "absl/status/status.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// Goes on until somebody is asked or the campaign is over.
absl::Status Advance(Play& play);
/// The seat whose turn it is in kMarch and kBattles.
int SeatOfTurn(const CampaignRules& rules, const State& state);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_TURN_H_
