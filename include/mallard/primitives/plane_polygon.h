/// @file
/// ConvexPolygon: the outline of a piece of terrain.
///
/// Invariants: 3 to kMaxCorners corners, anticlockwise, each a true corner (no three in a line),
/// the first the one with the least x, then the least y; unused corners are zero. Two polygons that
/// cover the same points are therefore equal bytes. The border belongs to the polygon. Only Create
/// makes one. Plain data without padding. Anyone may call these.

#ifndef MALLARD_PRIMITIVES_PLANE_POLYGON_H_
#define MALLARD_PRIMITIVES_PLANE_POLYGON_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "mallard/primitives/plane.h"

namespace mallard {

/// A convex polygon.
class ConvexPolygon {
 public:
  /// The most corners.
  static constexpr int kMaxCorners = 12;

  /// No polygon: no corners, and nothing in it.
  constexpr ConvexPolygon() = default;
  /// Makes a polygon of its corners in order, clockwise or anticlockwise. Fails, naming the corner
  /// (from 1), when there are too few or too many, or one is off the plane, is there twice, lies on
  /// the line between its neighbours or turns inwards, and when sides cross.
  static absl::StatusOr<ConvexPolygon> Create(absl::Span<const Point> corners);

  /// The corners, anticlockwise.
  absl::Span<const Point> corners() const {
    return absl::MakeConstSpan(corners_, static_cast<size_t>(count_));
  }
  /// How many corners there are.
  constexpr int size() const { return count_; }
  /// A corner; `i` may be size(), which is the first one again.
  constexpr Point corner(int i) const { return corners_[i == count_ ? 0 : i]; }

  /// Equal in every corner.
  friend constexpr bool operator==(const ConvexPolygon&, const ConvexPolygon&) = default;

 private:
  int32_t count_ = 0;
  Point corners_[kMaxCorners] = {};
};

/// Says whether a point lies in a polygon or on its border.
bool Contains(const ConvexPolygon& polygon, Point point);

/// The smallest rectangle around a polygon.
Rect BoundsOf(const ConvexPolygon& polygon);

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_PLANE_POLYGON_H_
