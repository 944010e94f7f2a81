/// @file
/// Zones: parts of a map that a base or a unit can be in.
///
/// Areas include their borders. Anyone may call these.

#ifndef MALLARD_PRIMITIVES_PLANE_ZONE_H_
#define MALLARD_PRIMITIVES_PLANE_ZONE_H_

#include <cstdint>

#include "absl/types/span.h"
#include "mallard/primitives/plane.h"
#include "mallard/primitives/plane_polygon.h"

namespace mallard {

/// The sides of a map.
enum class MapEdge : int32_t {
  kLeft = 0,    ///< The least x.
  kRight = 1,   ///< The greatest x.
  kBottom = 2,  ///< The least y.
  kTop = 3,     ///< The greatest y.
};

/// The strip along a side of the map, at least 0 deep and never beyond the map.
Rect EdgeZone(const Rect& map, MapEdge edge, int32_t depth);

/// One side of a straight line, the line included: the left as one goes from `from` to `to`, which
/// are different points.
struct HalfPlane {
  Point from;  ///< A point of the line.
  Point to;    ///< Another.

  /// Equal in every member.
  friend constexpr bool operator==(const HalfPlane&, const HalfPlane&) = default;
};

/// Which side of the line a point is on: 1 in the half-plane, 0 on the line, -1 beyond it.
constexpr int SideOf(const HalfPlane& half, Point point) {
  const int64_t area = Cross(half.to - half.from, point - half.from);
  return area > 0 ? 1 : area < 0 ? -1 : 0;
}

/// Says whether a point lies in a half-plane.
constexpr bool Contains(const HalfPlane& half, Point point) { return SideOf(half, point) >= 0; }

/// Says whether a point lies in a rectangle.
constexpr bool Contains(const Rect& rect, Point point) {
  return point.x >= rect.low.x && point.x <= rect.high.x && point.y >= rect.low.y &&
         point.y <= rect.high.y;
}

/// Says whether a whole base lies in a rectangle: a zone, or the map.
constexpr bool Contains(const Rect& rect, const Circle& circle) {
  return circle.centre.x - rect.low.x >= circle.radius &&
         rect.high.x - circle.centre.x >= circle.radius &&
         circle.centre.y - rect.low.y >= circle.radius &&
         rect.high.y - circle.centre.y >= circle.radius;
}

/// Says whether a point lies in a circle.
constexpr bool Contains(const Circle& circle, Point point) {
  return SquaredDistance(circle.centre, point) <= int64_t{circle.radius} * circle.radius;
}

/// Says whether a whole circle lies in another.
constexpr bool Contains(const Circle& outer, const Circle& inner) {
  const int64_t room = int64_t{outer.radius} - inner.radius;
  return room >= 0 && SquaredDistance(outer.centre, inner.centre) <= room * room;
}

/// How many of the points lie in an area of any of these kinds.
template <typename Area>
int CountIn(const Area& area, absl::Span<const Point> points) {
  int count = 0;
  for (const Point point : points) count += Contains(area, point) ? 1 : 0;
  return count;
}

/// Says whether at least half of the points lie in an area; never of none.
template <typename Area>
bool AtLeastHalfIn(const Area& area, absl::Span<const Point> points) {
  return !points.empty() && 2 * static_cast<size_t>(CountIn(area, points)) >= points.size();
}

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_PLANE_ZONE_H_
