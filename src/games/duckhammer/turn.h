// Rounds and phases: what comes when nobody is asked.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_TURN_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_TURN_H_

#include "absl/status/status.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Goes on until somebody is asked or the battle is over.
absl::Status Advance(Play& play);

/// The seat whose turn it is in a phase: the Lead, then the other.
inline int SeatOfTurn(const State& state) {
  return (state.turn & 1) == 0 ? state.lead : Other(state.lead);
}
/// The player passes: the turn goes on to the next.
inline void EndTurn(Play& play) {
  ++play.state.turn;
  play.AskNobody();
}
/// Enters a phase: its first turn, its monsters.
void EnterPhase(Play& play, Phase phase);
/// Begins the next round: the Lead changes, what lasts a round is over.
absl::Status BeginRound(Play& play);
/// Runs the functions for the end of a round, or for something that begins, of an owner's units.
/// Monsters come before both players, then the Lead.
absl::Status RunRoundHooks(Play& play, int owner, HookPoint point);
/// The unit or model that the question is about; 0 if it is about none.
int SubjectOf(const State& state);
/// The unit whose models matter for what is being asked; -1: none.
int SubjectUnit(const State& state);
/// Ends the battle.
void Win(Play& play, int seat, Ending ending);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_TURN_H_
