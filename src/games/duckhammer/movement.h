// Moving on the map: legs, costs, flight, diving, landing. Charges and pile-ins (charge.h) move by
// the same rules with another allowance.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_H_

#include <cstdint>

#include "absl/status/status.h"
#include "src/games/duckhammer/play.h"

namespace mallard::duckhammer {

/// What a leg would come to.
struct LegPlan {
  absl::Status status;  ///< OK, or why not: too far, through an enemy, off the map, ...
  int32_t cost = 0;     ///< Of the movement.
};
/// Plans a straight leg of a model of the active unit. Constant time but for terrain and models.
LegPlan PlanLeg(const Scene& scene, int model, Point to);
/// How much movement a model of the active unit has left, before what depends on its direction.
int32_t AllowanceOf(const Scene& scene, int model);
/// Whether a unit may take that way of moving: flyer type, swimmer, diving forbidden, ...
absl::Status CheckWay(const Scene& scene, int unit, Way way);
/// Begins an activation whose models then move (stage kMoving): takes off, dives, lands or surfaces
/// as `way` says. Surfacing by slow and non-swimmers rolls first.
absl::Status BeginMoving(Play& play, int unit, Way way, ActivityKind kind);
/// Puts a model somewhere without rules (scripts, monsters): tells about it, drops marks that end
/// on moving.
void PutModel(Play& play, int model, Point to);
/// A unit lands; a unit surfaces after its rolls.
void Land(Play& play, int unit);
/// Begins the surface rolls of a unit (or, -1, of every diving unit at Report); false if none
/// rolls.
bool BeginSurfacing(Play& play, int unit);
/// Batches of kind kSurface come here.
absl::Status ResolveSurfacing(Play& play);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_H_
