// Camps of the enemy that may be destroyed after a battle: by the winner first, then by the loser,
// each as many as it has tokens in the location.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_RAZING_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_RAZING_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// The handler of decision choose_razing.
/// @{
Refusal CheckRazing(const Position& position, int seat, const Action& action);
void ListRazing(const Position& position, int seat, Listing& out);
absl::Status ApplyRazing(Play& play, int seat, const Action& action);
/// @}

/// Asks the winner, then the loser, which camps they destroy; then the battle is done with.
void AdvanceRazing(Play& play);
/// The one who may destroy camps now.
int RazerOf(const State& state);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_RAZING_H_
