// Challenge battles: which are offered and how; what becomes of key locations.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_REFEREE_CHALLENGES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_REFEREE_CHALLENGES_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// The handler of decision offer_challenge.
/// @{
Refusal CheckOffer(const Position& position, int seat, const Action& action);
void ListOffer(const Position& position, int seat, Listing& out);
absl::Status ApplyOffer(Play& play, int seat, const Action& action);
/// @}

/// Asks the referee whether and which challenge is offered; for one that is not asked, chance
/// decides. The phase's turn goes on.
void AskOffer(Play& play);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_REFEREE_CHALLENGES_H_
