// Calling Lua functions of means.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SCRIPT_SCRIPT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SCRIPT_SCRIPT_H_

#include "absl/status/status.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// What `on_season` and `on_battle` of means get.
const ScriptHook& MeansHook();
/// Every player's rations of a season.
absl::Status GiveIncome(Play& play);
/// Rations after a battle, for the player of that side.
absl::Status GiveSpoils(Play& play, int side);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SCRIPT_SCRIPT_H_
