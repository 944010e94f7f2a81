#include "mallard/primitives/plane_distance.h"

#include <algorithm>
#include <limits>

#include "absl/numeric/int128.h"
#include "src/primitives/plane_clip.h"

namespace mallard {
namespace {

// Where the foot of the perpendicular lies on the segment.
enum class Foot { kAtA, kAtB, kBetween };

Foot FootOf(Point point, Point a, Point b) {
  const int64_t along = Dot(point - a, b - a);
  if (along <= 0) return Foot::kAtA;
  return along >= SquaredDistance(a, b) ? Foot::kAtB : Foot::kBetween;
}

// Says whether each segment has its ends strictly on both sides of the other.
bool SegmentsCross(Point a, Point b, Point c, Point d) {
  const auto apart = [](Point from, Point to, Point p, Point q) {
    const int64_t first = Cross(to - from, p - from);
    const int64_t second = Cross(to - from, q - from);
    return (first < 0 && second > 0) || (first > 0 && second < 0);
  };
  return apart(a, b, c, d) && apart(c, d, a, b);
}

}  // namespace

int32_t Distance(Point a, Point b) { return static_cast<int32_t>(RootUp(SquaredDistance(a, b))); }

int32_t Gap(const Circle& a, const Circle& b) {
  return std::max(0, Distance(a.centre, b.centre) - a.radius - b.radius);
}

int32_t DistanceToSegment(Point point, Point a, Point b) {
  switch (FootOf(point, a, b)) {
    case Foot::kAtA:
      return Distance(point, a);
    case Foot::kAtB:
      return Distance(point, b);
    case Foot::kBetween:
      break;
  }
  const int64_t area = Cross(b - a, point - a);
  const int64_t length = SquaredDistance(a, b);
  // The root of a number rounded up, rounded up, is the root of the number, rounded up.
  const absl::int128 square = (Wide(area, area) + (length - 1)) / length;
  return static_cast<int32_t>(RootUp(static_cast<int64_t>(square)));
}

bool NearerToSegmentThan(Point point, Point a, Point b, int32_t limit) {
  if (limit <= 0) return false;
  const int64_t square = int64_t{limit} * limit;
  switch (FootOf(point, a, b)) {
    case Foot::kAtA:
      return SquaredDistance(point, a) < square;
    case Foot::kAtB:
      return SquaredDistance(point, b) < square;
    case Foot::kBetween:
      break;
  }
  const int64_t area = Cross(b - a, point - a);
  return Wide(area, area) < Wide(square, SquaredDistance(a, b));
}

int32_t SegmentDistance(Point a, Point b, Point c, Point d) {
  if (SegmentsCross(a, b, c, d)) return 0;
  return std::min({DistanceToSegment(a, c, d), DistanceToSegment(b, c, d),
                   DistanceToSegment(c, a, b), DistanceToSegment(d, a, b)});
}

int32_t DistanceToPolygon(Point point, const ConvexPolygon& polygon) {
  return SegmentToPolygonDistance(point, point, polygon);
}

int32_t SegmentToPolygonDistance(Point a, Point b, const ConvexPolygon& polygon) {
  if (Contains(polygon, a) || Contains(polygon, b)) return 0;
  int32_t nearest = std::numeric_limits<int32_t>::max();
  for (int i = 0; i < polygon.size(); ++i) {
    const Point from = polygon.corner(i);
    const Point to = polygon.corner(i + 1);
    nearest = std::min(nearest,
                       a == b ? DistanceToSegment(a, from, to) : SegmentDistance(a, b, from, to));
  }
  return nearest;
}

int32_t Gap(const Circle& circle, const ConvexPolygon& polygon) {
  return std::max(0, DistanceToPolygon(circle.centre, polygon) - circle.radius);
}

int32_t CoveringRange(const Circle& from, const Circle& area) {
  return std::max(0, Distance(from.centre, area.centre) + area.radius - from.radius);
}

}  // namespace mallard
