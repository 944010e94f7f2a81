// Putting units down: deployment and reinforcement.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_DEPLOY_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_DEPLOY_H_

#include "absl/status/status.h"
#include "src/games/duckhammer/play.h"

namespace mallard::duckhammer {

/// Goes on with deployment: units alternately, Lead first; false when all are down or held back.
bool AskDeployment(Play& play);
/// Whether a unit can be put down in rows of `columns` around a point of its owner's zone.
absl::Status CheckRows(const Scene& scene, int unit, Point middle, int columns);
/// Puts it down and asks its owner to arrange it.
void PutRows(Play& play, int unit, Point middle, int columns, ActivityKind kind);
/// Visits good places for rows of a unit.
bool VisitRows(const Scene& scene, int unit, absl::FunctionRef<bool(Point, int columns)> visit);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_DEPLOY_H_
