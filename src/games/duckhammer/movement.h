// Moving on the map: legs, costs, flight, diving, landing. Charges and pile-ins (charge.h) move by
// the same rules with another allowance. A unit goes one way (on foot, diving, in flight) for a
// whole activation.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_H_

#include <cstdint>
#include <optional>

#include "absl/status/status.h"
#include "mallard/primitives/plane.h"
#include "src/games/duckhammer/play.h"

namespace mallard::duckhammer {

/// Why a leg cannot be made.
enum class LegRefusal : uint8_t {
  kNone,
  kThereAlready,
  kOffTheMap,
  kTooFar,
  kTooTall,
  kNothingLeft,
  kFlightOverWater,
  kIntoWater,
  kEnemyInTheWay,
  kOnABase,
};

/// What a leg would come to. Many are planned for one that is made, so the reason is a number until
/// somebody wants to read it.
struct LegPlan {
  LegRefusal refusal = LegRefusal::kNone;
  bool runs = false;  ///< A charge: the model has to be one of those that go the dice's most.
  int32_t cost = 0;   ///< Of the movement.
  int32_t left = 0;   ///< What there was for it.
  bool ok() const { return refusal == LegRefusal::kNone; }
  /// OK, or the reason in words.
  absl::Status ToStatus() const;
};
/// Plans a straight leg of a model of the active unit. Constant time but for terrain and models.
/// When all its unit mates go the same step at the same time, their bases are in nobody's way.
/// (legs.cc)
LegPlan PlanLeg(const Scene& scene, int model, Point to, bool mates_move = false);
/// How much movement a model of the active unit has left, before what depends on its direction.
int32_t AllowanceOf(const Scene& scene, int model);
/// The greatest `flock_bonus` of a unit in flight; 0 on the ground.
int32_t FlockBonus(const Scene& scene, int unit);
/// Makes a planned leg.
void MakeLeg(Play& play, int model, Point to, const LegPlan& plan);

/// Whether that is a unit of that seat which is on the map.
absl::Status CheckActiveUnit(const Scene& scene, int seat, int unit);
/// Whether a unit may take that way of moving: flyer type, swimmer, diving forbidden, ...
absl::Status CheckWay(const Scene& scene, int unit, Way way);
/// Begins an activation whose models then move (stage kMoving): takes off, dives, lands or surfaces
/// as `way` says. Surfacing by slow and non-swimmers rolls first.
absl::Status BeginMoving(Play& play, int unit, Way way, ActivityKind kind);
/// Goes on with it after what interrupted it; ends it if no model can move any more.
absl::Status ResumeMoving(Play& play);
/// Whether any model of the active unit has movement left.
bool CanStillMove(const Scene& scene);
/// Ends it: what was counted for it is forgotten, and what follows a pile-in or charge happens.
absl::Status FinishMoving(Play& play);
/// The state of a unit that goes that way: in the air, on the ground, diving. Remembers where its
/// models start.
void TakeWay(Play& play, int unit, Way way);
/// Remembers where the models of a unit start.
void RememberPlaces(State& state, int unit);
/// Forgets what is counted while models move, and who does.
void EndActivity(Play& play);
/// The furthest point on the straight way to `to` that a legal leg of a model leads to; nothing if
/// it cannot come nearer. (moving.cc)
std::optional<Point> FurthestTowards(const Scene& scene, int model, Point to);
/// Moves every model of the active unit as far as that. (moving.cc)
void AdvanceTowards(Play& play, Point to);
/// Stage kMoving (moving.cc).
const StageHandler& MovingHandler();

/// Puts a model somewhere without rules (scripts, monsters): tells about it, drops marks that end
/// on moving.
void PutModel(Play& play, int model, Point to);
/// A unit lands; a unit surfaces after its rolls.
void Land(Play& play, int unit);
/// Begins the surface rolls of a unit (or, -1, of every diving unit at Report): there is a batch
/// then, unless none rolls. Units that need not roll come up at once. (surfacing.cc)
absl::Status BeginSurfacing(Play& play, int unit);
/// Batches of kind kSurface come here.
absl::Status ResolveSurfacing(Play& play);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_H_
