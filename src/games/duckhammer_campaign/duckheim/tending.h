// Duckheim: whom a character's Bravery helps to recover.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_TENDING_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_TENDING_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// The handler of decision choose_tended.
/// @{
Refusal CheckTending(const Position& position, int seat, const Action& action);
void ListTending(const Position& position, int seat, Listing& out);
absl::Status ApplyTending(Play& play, int seat, const Action& action);
/// @}

/// Asks the next player whom the character tends; then recovery.
void AdvanceTending(Play& play);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_TENDING_H_
