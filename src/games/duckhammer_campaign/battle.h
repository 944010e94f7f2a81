// The battle inside a campaign: making it, who decides what in it, playing it, ending it.
//
// In war each side is one seat. In Duckheim the players share the battle's seat 0 (shared_side.h)
// and the referee has seat 1. A referee that is not asked is played by the computer player of
// battles, with chance of the match.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_H_

#include <cstdint>

#include "src/games/duckhammer_campaign/play.h"

namespace mallard::duckhammer_campaign {

/// The battle's seat that a seat plays; -1: none.
int BattleSeatOf(const Sitting& sitting, int seat);
/// For whom the battle inside is redacted: whoever has no part in it knows what both sides may.
Viewer InsideViewer(const Sitting& sitting, Viewer viewer);
/// The battle's seat that a seat decides for now: in Duckheim the referee decides some things for
/// the players' side.
int BattleSeatToPlay(const Sitting& sitting, int seat);
/// Bit a seat: who is to decide in the battle now.
uint32_t ActorsOf(const Sitting& sitting);
/// Makes companies of the referee for the challenge on offer, as the second side.
void RaiseForces(Play& play);
/// Begins the battle of the contenders (in Duckheim: of everybody).
absl::Status BeginBattle(Play& play);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_H_
