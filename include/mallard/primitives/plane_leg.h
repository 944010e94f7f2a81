/// @file
/// A leg: a straight move over terrain, what lies under it, and what it costs.
///
/// A leg follows the centre of the mover's base. It is cut where it crosses the borders of terrain.
/// A cut's distance from the start is the true one rounded up, and so is the end's; the parts are
/// what lies between, so that their lengths add up to the rounded length of the leg, however often
/// it is cut. Merely touching a corner in passing cuts nothing; but whoever starts or ends on a
/// border stands on, or in, that feature, and where that is not what the rest of the leg shows, a
/// part of length 0 says so.
///
/// The cost is exact given the parts: lengths times the cost of their medium, plus every rise of
/// the surface; drops are free. What counts is the rise, so a step from one top to a higher one
/// costs the difference only, and it is the rise that makes a climb a tall one. Anyone may call
/// these.

#ifndef MALLARD_PRIMITIVES_PLANE_LEG_H_
#define MALLARD_PRIMITIVES_PLANE_LEG_H_

#include <cstdint>

#include "absl/container/inlined_vector.h"
#include "absl/status/status.h"
#include "absl/types/span.h"
#include "mallard/primitives/plane.h"
#include "mallard/primitives/plane_terrain.h"

namespace mallard {

/// A stretch of a leg over the same surface.
struct LegPart {
  int32_t surface = 0;  ///< The height of what is under it.
  int32_t water = 0;    ///< 1 over water, otherwise 0.
  int32_t length = 0;   ///< May be 0.

  /// Equal in every member.
  friend constexpr bool operator==(const LegPart&, const LegPart&) = default;
};

/// The parts of a leg from its start to its end: at least one.
using LegParts = absl::InlinedVector<LegPart, 16>;

/// Cuts the leg from `from` to `to`.
LegParts CutLeg(Point from, Point to, absl::Span<const TerrainFeature> terrain);
/// The same over some features of a map, for those who know which ones are near, in their order.
LegParts CutLegOver(Point from, Point to, absl::Span<const TerrainFeature* const> near);

/// How a mover goes.
enum class Manner : int32_t {
  kWade = 0,  ///< On foot, and wading where there is water.
  kDive = 1,  ///< On foot, and diving where there is water.
  kFly = 2,   ///< In the air, a fixed height above what is under it; water is nothing special.
};

/// What a climb of at least MoveRules::tall costs.
enum class TallRule : int32_t {
  /// Its rise, like any other.
  kRise = 0,
  /// All the movement that is left: the leg has to end on that surface, and must be paid for as far
  /// as it goes; then nothing is left.
  kRest = 1,
  /// Half of what is left on arriving at the climb, rounded up.
  kHalf = 2,
};

/// The numbers of a game, for one mover.
struct MoveRules {
  int32_t land = 1;                      ///< Cost of a thousandth on land, 0 to kMaxMediumCost.
  int32_t wade = 1;                      ///< The same, wading.
  int32_t dive = 2;                      ///< The same, diving.
  int32_t fly = 1;                       ///< The same, in the air.
  int32_t tall = 3 * kInch;              ///< A rise from here on is a tall one.
  TallRule tall_rule = TallRule::kRise;  ///< What a tall one costs.
  int32_t tall_needs = 0;  ///< For kRest and kHalf: so much, and at least 1, must be left for it.
};

/// The highest cost of a thousandth.
inline constexpr int32_t kMaxMediumCost = 1000;

/// OK, or which number is out of range.
absl::Status CheckMoveRules(const MoveRules& rules);

/// Why a leg cannot be made.
enum class LegProblem : int32_t {
  kNone = 0,         ///< It can.
  kTooFar = 1,       ///< It costs more than is left.
  kTooTall = 2,      ///< Too little is left for a tall climb.
  kNothingLeft = 3,  ///< It goes on beyond a surface that took the rest.
};

/// What a leg comes to.
struct LegCost {
  LegProblem problem = LegProblem::kNone;  ///< Why not.
  /// What it costs. With kTooFar, what would be needed at least; with the others, 0.
  int32_t cost = 0;
  int32_t surface = 0;        ///< The height of what it ends on.
  int32_t ends_in_water = 0;  ///< 1 if there is water under its end.
  int32_t enters_water = 0;   ///< 1 if it comes from a dry place to water, in the air or not.

  /// Equal in every member.
  friend constexpr bool operator==(const LegCost&, const LegCost&) = default;
};

/// What a leg costs a mover who has `left` to spend, at least 0.
LegCost CostOfLeg(absl::Span<const LegPart> parts, Manner manner, int32_t left,
                  const MoveRules& rules);

/// The point so far from `from` on the way to `to`; `to` itself if that is not as far. Cut toward
/// `from` to whole thousandths, so it is never further than that.
Point PointOnLeg(Point from, Point to, int32_t distance);

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_PLANE_LEG_H_
