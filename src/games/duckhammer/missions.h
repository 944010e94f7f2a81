// Victory points: missions, quacktics, monsters, the end of the round.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_MISSIONS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_MISSIONS_H_

#include "absl/status/status.h"
#include "src/games/duckhammer/play.h"

namespace mallard::duckhammer {

/// Adds victory points (may be negative; never falls below 0).
void Score(Play& play, int seat, int points);
/// An enemy model, or whole unit, was destroyed and `by` is credited: the usual points for Heroes,
/// Leaders and Legends, and the mission's own (missions.cc).
absl::Status ScoreDestroyedModel(Play& play, int model, int by);
absl::Status ScoreDestroyedUnit(Play& play, int unit, int by);
/// Missions of both players score at Report (missions.cc).
absl::Status ScoreMissions(Play& play);

/// Ends quacktics whose gambles are broken (quacktics.cc). Called after every loss and final roll.
absl::Status WatchQuacktics(Play& play);
/// Pays or ends quacktics at Report (quacktics.cc).
absl::Status SettleQuacktics(Play& play);
/// Asks the seat of the turn, if it has no quacktic; false if it is not asked (quacktics.cc).
bool AskQuacktic(Play& play);

/// The next monster acts in the current phase or step; false when all have (monsters.cc). It may
/// leave somebody asked (a Counter).
absl::StatusOr<bool> NextMonster(Play& play);

/// The Report phase, step by step, until somebody is asked or the round is over (report.cc).
absl::Status AdvanceReport(Play& play);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_MISSIONS_H_
