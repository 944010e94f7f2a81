// Putting units down: deployment and reinforcement (deploy.cc), in rows (rows.cc).
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_DEPLOY_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_DEPLOY_H_

#include "absl/container/inlined_vector.h"
#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/types/span.h"
#include "mallard/primitives/plane.h"
#include "src/games/duckhammer/play.h"

namespace mallard::duckhammer {

/// Goes on with deployment: units alternately, Lead first; false when all are down or held back.
bool AskDeployment(Play& play);
/// OK, or why a model of a unit cannot be put down there: its base lies wholly in the area and on
/// no other base but that of model `ignored`, non-swimmers are not in water.
absl::Status CheckStanding(const Scene& scene, int unit, Point at, const Rect& area,
                           int ignored = -1);
/// OK, or why models of a unit would not be coherent in these places.
absl::Status CheckCoherentAt(const Scene& scene, int unit, absl::Span<const Point> places);
/// Where the waiting models of a unit would stand in rows around a point; the first row is ahead,
/// which for monsters is up the map.
absl::InlinedVector<Point, kMaxUnitModels> RowsAround(const State& state, int unit, Point middle,
                                                      int columns);
/// Puts waiting models there, one after another, and tells about it.
void PutDown(Play& play, int unit, absl::Span<const Point> places);
/// Whether a unit can be put down in rows of `columns` around a point of its owner's zone.
absl::Status CheckRows(const Scene& scene, int unit, Point middle, int columns);
/// Puts it down and asks its owner to arrange it.
void PutRows(Play& play, int unit, Point middle, int columns, ActivityKind kind);
/// Visits good places for rows of a unit, without repeats, until `visit` returns false; returns
/// whether it never did.
bool VisitRows(const Scene& scene, int unit, absl::FunctionRef<bool(Point, int columns)> visit);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_DEPLOY_H_
