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

/// Changing a location, here and in the referee's turn of Duckheim.
/// @{
Refusal CheckAlter(const Position& position, const Action& action);
bool ListAlter(const Position& position, Listing& out);
void Alter(Play& play, const Action& action);
/// The referee gives a key location another mission and other terrain, as in kRemake.
Refusal CheckRemake(const Position& position, const Action& action);
bool ListRemake(const Position& position, Listing& out);
void Remake(Play& play, const Action& action);
/// @}

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_REFEREE_CHALLENGES_H_
