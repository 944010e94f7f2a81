// Where armies begin.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_MAP_SETTLING_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_MAP_SETTLING_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// The handler of decision settle_army: the referee gives an army its first place.
/// @{
Refusal CheckSettle(const Position& position, int seat, const Action& action);
void ListSettle(const Position& position, int seat, Listing& out);
absl::Status ApplySettle(Play& play, int seat, const Action& action);
/// @}

/// Asks the referee where the army of the turn begins; one that is not asked goes by the map.
void AskSettling(Play& play);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_MAP_SETTLING_H_
