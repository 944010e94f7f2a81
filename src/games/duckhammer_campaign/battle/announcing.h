// What winning a battle brings, announced before tokens join. A person as referee is asked in every
// battle for which it has not said so already; otherwise it is what content gives the location.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_ANNOUNCING_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_ANNOUNCING_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// The handler of decision announce_reward.
/// @{
Refusal CheckAnnouncing(const Position& position, int seat, const Action& action);
void ListAnnouncing(const Position& position, int seat, Listing& out);
absl::Status ApplyAnnouncing(Play& play, int seat, const Action& action);
/// @}

/// The sides of a battle are known: the terms that its place sets, the reward, then who joins.
absl::Status BeginJoining(Play& play);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_ANNOUNCING_H_
