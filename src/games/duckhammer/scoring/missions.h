// Victory points, and what missions give them for.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_SCORING_MISSIONS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_SCORING_MISSIONS_H_

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Adds victory points (may be negative; never falls below 0).
void Score(Play& play, int seat, int points);
/// An enemy model, or whole unit, was destroyed and `by` is credited: the usual points for Heroes,
/// Leaders and Legends, and the mission's own.
absl::Status ScoreDestroyedModel(Play& play, int model, int by);
absl::Status ScoreDestroyedUnit(Play& play, int unit, int by);
/// Whether a whole unit of that profile gives the usual points: Heroes, Leaders and Legends.
bool IsWorthPoints(const Profile& profile);
/// Missions of both players begin with the first round, and score at Report.
absl::Status BeginMissions(Play& play);
absl::Status ScoreMissions(Play& play);
/// Whose mission says that its player wins now, the Lead's first; -1: nobody's.
absl::StatusOr<int> WinnerByMission(Play& play);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_SCORING_MISSIONS_H_
