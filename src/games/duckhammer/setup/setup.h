// Before the battle: raising the armies, roll-off, sides, missions, what missions put on the map.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_SETUP_SETUP_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_SETUP_SETUP_H_

#include "absl/status/status.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Makes units and models of both players' lists (Player::army). All wait.
void RaiseArmies(Play& play);
/// Adds one unit of that profile; returns its number. (Campaigns and monsters use it, too.)
int RaiseUnit(State& state, int owner, const Profile& profile, int count);
/// Gives both players their missions before the battle: nobody chooses any.
void SetMissions(Play& play, int first, int second);
/// Goes on with the set-up phases kRollOff, kMissions, kPlacing, kDeployment: asks the next
/// question, or moves on to the next phase.
absl::Status AdvanceSetup(Play& play);

/// The handlers of Stage::kChooseLead, kChooseSide, kChooseMission and kNameMonster. The first
/// three allow every answer that there is.
/// @{
void ListLeads(const Position& position, int seat, Listing& out);
absl::Status ApplyLead(Play& play, int seat, const Action& action);
void ListSides(const Position& position, int seat, Listing& out);
absl::Status ApplySide(Play& play, int seat, const Action& action);
void ListMissions(const Position& position, int seat, Listing& out);
absl::Status ApplyMission(Play& play, int seat, const Action& action);
Refusal CheckMonsterName(const Position& position, int seat, const Action& action);
void ListMonsterNames(const Position& position, int seat, Listing& out);
absl::Status ApplyMonsterName(Play& play, int seat, const Action& action);
/// @}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_SETUP_SETUP_H_
