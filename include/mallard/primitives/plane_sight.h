/// @file
/// Line of sight: from an eye to nine points of a target, past obstacles and models.
///
/// The eye is the centre of the viewer's top. The points are, at the target's bottom, middle and
/// top, the left tangent point, the centre and the right tangent point as the eye sees them. A
/// tangent point is its exact place, computed with the square root rounded down, and cut toward the
/// target's centre to whole thousandths; it is never outside the target. Half the height is rounded
/// up. An eye right above the target sees the ends of the diameter across its line of sight, and
/// one above its very centre those to the left and the right of the map.
///
/// A line is blocked when more than a single point of it lies in a blocker: in an obstacle below
/// its top (obstacles reach down without end), or in a cylinder between its bottom and its top. So
/// a line may touch a corner, an edge or a round side and may run along a flat top, but there is no
/// slit between two obstacles that share a side. Water hides nothing. The test is exact, and the
/// same from either end of the line. Anyone may call these.

#ifndef MALLARD_PRIMITIVES_PLANE_SIGHT_H_
#define MALLARD_PRIMITIVES_PLANE_SIGHT_H_

#include <array>
#include <bit>
#include <cstdint>

#include "absl/types/span.h"
#include "mallard/primitives/plane.h"
#include "mallard/primitives/plane_polygon.h"
#include "mallard/primitives/plane_terrain.h"

namespace mallard {

/// Says whether the line from `a` to `b` is blocked by a prism over `area` of that height.
bool BlockedByPrism(Point3 a, Point3 b, const ConvexPolygon& area, int32_t height);
/// Says whether the line from `a` to `b` is blocked by a cylinder.
bool BlockedByCylinder(Point3 a, Point3 b, const Cylinder& cylinder);

/// What stands on the map.
struct Surroundings {
  absl::Span<const TerrainFeature> terrain = {};  ///< Its obstacles block.
  absl::Span<const Cylinder> bodies = {};         ///< The models.
  /// Bodies that do not block, as words: bit b of word w is body w * 64 + b. The viewer and the
  /// target belong here if they are among the bodies.
  absl::Span<const uint64_t> ignored = {};
};

/// Says whether anything on the map blocks the line from `a` to `b`.
bool SightBlocked(Point3 a, Point3 b, const Surroundings& around);

/// How well a target is seen.
enum class SightLevel : int32_t {
  kNone = 0,   ///< No point of it.
  kCover = 1,  ///< Some points.
  kClear = 2,  ///< All nine.
};

/// How many points of a target are looked at.
inline constexpr int kSightPoints = 9;

/// Which points of a target are seen.
struct SightResult {
  /// Bit 3 * h + s: h is 0 for the bottom, 1 for the middle, 2 for the top; s is 0 for the left, 1
  /// for the centre, 2 for the right.
  uint32_t seen = 0;

  /// How many points are seen.
  constexpr int Count() const { return std::popcount(seen); }
  /// What that comes to.
  constexpr SightLevel Level() const {
    return Count() == 0              ? SightLevel::kNone
           : Count() == kSightPoints ? SightLevel::kClear
                                     : SightLevel::kCover;
  }
};

/// Where a viewer looks from.
constexpr Point3 EyeOf(const Cylinder& viewer) {
  return {viewer.centre.x, viewer.centre.y, viewer.Top()};
}

/// The points of a target, in the order of SightResult::seen.
std::array<Point3, kSightPoints> SightPoints(Point3 eye, const Cylinder& target);

/// What a viewer sees of a target. Neither of them blocks unless it is a body that is not ignored.
SightResult LookAt(const Cylinder& viewer, const Cylinder& target, const Surroundings& around);

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_PLANE_SIGHT_H_
