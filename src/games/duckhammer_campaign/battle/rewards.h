// What a battle brings: experience, and rations of means and challenges.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_REWARDS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_REWARDS_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// Gives everybody in the battle what it brings. Fails only where a script does.
absl::Status GiveRewards(Play& play);

/// What scripts of means can ask about a finished battle.
struct Spoils {
  bool won = false;
  int victory_points = 0, models_lost = 0, models_destroyed = 0, units_destroyed = 0, prisoners = 0;
};
Spoils SpoilsOf(const State& state, int side);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_REWARDS_H_
