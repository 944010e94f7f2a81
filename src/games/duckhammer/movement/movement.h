// Moving on the map: legs, costs, flight, diving, landing. Charges and pile-ins (charge.h) move by
// the same rules with another allowance. A unit goes one way (on foot, diving, in flight) for a
// whole activation.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_MOVEMENT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_MOVEMENT_H_

#include <cstdint>
#include <optional>

#include "absl/status/status.h"
#include "mallard/primitives/plane.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Whether that is a unit of that seat which is on the map.
Refusal CheckActiveUnit(const Position& position, int seat, int unit);
/// Whether a unit may take that way of moving: flyer type, swimmer, diving forbidden, ...
Refusal CheckWay(const Position& position, int unit, Way way);
/// Begins an activation whose models then move (stage kMoving): takes off, dives, lands or surfaces
/// as `way` says. Surfacing by slow and non-swimmers rolls first.
absl::Status BeginMoving(Play& play, int unit, Way way, ActivityKind kind);
/// Goes on with it after what interrupted it; ends it if no model can move any more.
absl::Status ResumeMoving(Play& play);
/// Whether any model of the active unit has movement left.
bool CanStillMove(const Position& position);
/// Ends it: what was counted for it is forgotten, and what follows a pile-in or charge happens.
absl::Status FinishMoving(Play& play);
/// The state of a unit that goes that way: in the air, on the ground, diving. Remembers where its
/// models start.
void TakeWay(Play& play, int unit, Way way);
/// Remembers where the models of a unit start.
void RememberPlaces(State& state, int unit);
/// Forgets what is counted while models move, and who does.
void EndActivity(Play& play);
/// Puts a model somewhere without rules (scripts, monsters): tells about it, drops marks that end
/// on moving.
void PutModel(Play& play, int model, Point to);
/// A unit lands.
void Land(Play& play, int unit);
/// The handler of Stage::kLand: flying units land at the end of a phase.
/// @{
Refusal CheckLand(const Position& position, int seat, const Action& action);
void ListLand(const Position& position, int seat, Listing& out);
absl::Status ApplyLand(Play& play, int seat, const Action& action);
/// @}

/// Activations of the Movement phase: move, or pile in.
/// @{
Refusal CheckMovement(const Position& position, int seat, const Action& action);
void ListMovement(const Position& position, int seat, Listing& out);
absl::Status ApplyMovement(Play& play, int seat, const Action& action);
/// @}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_MOVEMENT_H_
