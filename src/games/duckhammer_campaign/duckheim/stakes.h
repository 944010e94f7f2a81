// Duckheim: what success and failure bring.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_STAKES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_STAKES_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// Gives a stake (position + 1; 0: nothing) to a player, or to all (-1). What there is no room for,
/// or nothing to take from, does not come. Fails only where a script of an episode does.
absl::Status PayStake(Play& play, int seat, int stake);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_STAKES_H_
