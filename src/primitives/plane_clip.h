/// @file
/// Which part of a segment lies in a convex polygon, in exact fractions of its length. For the
/// plane's own sources only.

#ifndef MALLARD_SRC_PRIMITIVES_PLANE_CLIP_H_
#define MALLARD_SRC_PRIMITIVES_PLANE_CLIP_H_

#include <cstdint>

#include "absl/numeric/int128.h"
#include "mallard/primitives/plane.h"
#include "mallard/primitives/plane_polygon.h"

namespace mallard {

/// The product of two numbers, whole.
inline absl::int128 Wide(int64_t a, int64_t b) { return absl::int128(a) * b; }

/// A place on a segment: 0 is its beginning, 1 its end. On the plane neither number is over 2e12,
/// so that the square of one times the square of a distance still fits into 128 bits.
struct Fraction {
  int64_t over = 0;   ///< 0 to `under`.
  int64_t under = 1;  ///< At least 1.

  friend bool operator<(Fraction a, Fraction b) {
    return Wide(a.over, b.under) < Wide(b.over, a.under);
  }
  friend bool operator==(Fraction a, Fraction b) {
    return Wide(a.over, b.under) == Wide(b.over, a.under);
  }
};

/// A stretch of a segment.
struct Stretch {
  Fraction from;  ///< Where it begins.
  Fraction to;    ///< Where it ends, beyond `from`.
};

/// Finds the stretch of the segment from `a` to `b` that lies in a polygon or on its border. False
/// if there is none, or only a single point. Where `a` and `b` are the same point and it lies in
/// the polygon, the stretch is all of the segment.
bool ClipToPolygon(Point a, Point b, const ConvexPolygon& polygon, Stretch* stretch);

/// True if a point is further left than all of a polygon, whose first corner no other lies left of:
/// half of the polygons on a map need not be looked at more closely. Not for one without corners.
inline bool IsLeftOf(Point point, const ConvexPolygon& polygon) {
  return point.x < polygon.corner(0).x;
}

}  // namespace mallard

#endif  // MALLARD_SRC_PRIMITIVES_PLANE_CLIP_H_
