// After a battle: from its end to the campaign going on. Recovery, rewards and razing are in files
// of their own.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_AFTERMATH_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_AFTERMATH_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// The battle is over: who won, and on to recovery.
void BeginAftermath(Play& play);
/// Companies that fought are through for this season; those of the referee go home.
void SendHome(Play& play);
/// The battle is done with: who holds the place, what it becomes, and back to where it began.
void CloseBattle(Play& play);
/// The side of the finished battle that won. There always is one: where all else is equal, the
/// Lead wins.
inline int WinnerOf(const State& state) { return state.battle.winner - 1; }

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_AFTERMATH_H_
