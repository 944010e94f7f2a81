// Running the battle inside and listening to it. Only battle.cc and battle_setup.cc use this.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_PLAY_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_PLAY_H_

#include "absl/functional/function_ref.h"
#include "src/games/duckhammer/rules.h"
#include "src/games/duckhammer_campaign/play.h"

namespace mallard::duckhammer_campaign {

/// Lets `act` change the battle, passes on what happened (seats translated), keeps the records, and
/// lets the computer play for a referee that is not asked. A finished battle goes on to its
/// aftermath.
absl::Status PlayBattle(Play& play, absl::FunctionRef<absl::Status(duckhammer::Play&)> act);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_PLAY_H_
