// After a battle: recovery, experience, spoils, razed camps.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_AFTERMATH_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_AFTERMATH_H_

#include "src/games/duckhammer_campaign/play.h"

namespace mallard::duckhammer_campaign {

/// The battle is over: who won, and on to recovery.
void BeginAftermath(Play& play);
/// The next unit of the battle that lost models recovers them, as far as it can without being
/// asked; when all have, experience and spoils are given.
absl::Status AdvanceRecovery(Play& play);
/// Asks the winner, then the loser, which camps they destroy; then the battle is done with
/// (razing.cc).
void AdvanceRazing(Play& play);
/// The battle is done with; it has changed the place.
void CloseBattle(Play& play);
/// The side of the finished battle that won. There always is one: where all else is equal, the
/// Lead wins.
int WinnerOf(const State& state);
/// The one who may destroy camps now: the winner, then the loser.
int RazerOf(const State& state);

/// What scripts of means can ask about a finished battle (script.cc).
struct Spoils {
  bool won = false;
  int victory_points = 0, models_lost = 0, models_destroyed = 0, units_destroyed = 0;
};
Spoils SpoilsOf(const State& state, int side);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_AFTERMATH_H_
