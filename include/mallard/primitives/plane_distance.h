/// @file
/// Distances on the plane: exact, given as the true length rounded up to a whole thousandth.
///
/// Because limits are whole numbers, `Gap(a, b) <= d` holds exactly when the true gap is at most d.
/// All are 0 for things that touch or overlap, and the same whichever way round they are asked.
/// Anyone may call these.

#ifndef MALLARD_PRIMITIVES_PLANE_DISTANCE_H_
#define MALLARD_PRIMITIVES_PLANE_DISTANCE_H_

#include <cstdint>

#include "mallard/primitives/plane.h"
#include "mallard/primitives/plane_polygon.h"

namespace mallard {

/// From one point to another.
int32_t Distance(Point a, Point b);
/// From edge to edge of two circles.
int32_t Gap(const Circle& a, const Circle& b);
/// Says whether the gap of two circles is at most `limit`, without a root: the quick way. A
/// negative limit asks whether they overlap by at least that much.
constexpr bool GapAtMost(const Circle& a, const Circle& b, int32_t limit) {
  const int64_t reach = int64_t{a.radius} + b.radius + limit;
  return reach >= 0 && SquaredDistance(a.centre, b.centre) <= reach * reach;
}
/// Says whether two circles have more than a point in common. Touching is not overlapping.
constexpr bool Overlap(const Circle& a, const Circle& b) {
  const int64_t reach = int64_t{a.radius} + b.radius;
  return SquaredDistance(a.centre, b.centre) < reach * reach;
}

/// From a point to the segment between `a` and `b`.
int32_t DistanceToSegment(Point point, Point a, Point b);
/// Says whether a point is nearer than `limit` to the segment between `a` and `b`.
bool NearerToSegmentThan(Point point, Point a, Point b, int32_t limit);
/// From the segment between `a` and `b` to that between `c` and `d`.
int32_t SegmentDistance(Point a, Point b, Point c, Point d);

/// From a point to a polygon.
int32_t DistanceToPolygon(Point point, const ConvexPolygon& polygon);
/// From the segment between `a` and `b` to a polygon.
int32_t SegmentToPolygonDistance(Point a, Point b, const ConvexPolygon& polygon);
/// From the edge of a circle to a polygon.
int32_t Gap(const Circle& circle, const ConvexPolygon& polygon);

/// From the edge of `from` to the furthest point of `area`: what range it takes to cover all of it.
int32_t CoveringRange(const Circle& from, const Circle& area);

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_PLANE_DISTANCE_H_
