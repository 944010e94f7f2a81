#include "mallard/primitives/plane_sight.h"

#include <algorithm>
#include <cstdlib>

#include "absl/container/inlined_vector.h"
#include "mallard/primitives/bit_set.h"
#include "src/primitives/plane_clip.h"

namespace mallard {
namespace {

// A box around everything a line of sight can touch; `low` is its least height.
struct Corridor {
  Rect plane;
  int32_t low = 0;
  int32_t high = 0;
};

bool Apart(const Rect& a, const Rect& b) {
  return a.high.x < b.low.x || b.high.x < a.low.x || a.high.y < b.low.y || b.high.y < a.low.y;
}

Rect CircleBounds(const Circle& circle) {
  const Point out{circle.radius, circle.radius};
  return {circle.centre - out, circle.centre + out};
}

Rect Joined(const Rect& a, const Rect& b) {
  return {{std::min(a.low.x, b.low.x), std::min(a.low.y, b.low.y)},
          {std::max(a.high.x, b.high.x), std::max(a.high.y, b.high.y)}};
}

// What may block a line inside a corridor.
struct Blockers {
  absl::InlinedVector<const TerrainFeature*, 16> obstacles;
  absl::InlinedVector<const Cylinder*, 32> bodies;

  Blockers(const Surroundings& around, const Corridor& corridor) {
    for (const TerrainFeature& feature : around.terrain) {
      if (feature.kind != TerrainKind::kObstacle || feature.height <= corridor.low) continue;
      if (!Apart(BoundsOf(feature.area), corridor.plane)) obstacles.push_back(&feature);
    }
    for (size_t i = 0; i < around.bodies.size(); ++i) {
      const Cylinder& body = around.bodies[i];
      if (HasBit(around.ignored, static_cast<int>(i))) continue;
      if (body.Top() <= corridor.low || body.bottom >= corridor.high) continue;
      if (!Apart(CircleBounds(body.Base()), corridor.plane)) bodies.push_back(&body);
    }
  }

  bool Block(Point3 a, Point3 b) const {
    return std::any_of(obstacles.begin(), obstacles.end(),
                       [&](const TerrainFeature* feature) {
                         return BlockedByPrism(a, b, feature->area, feature->height);
                       }) ||
           std::any_of(bodies.begin(), bodies.end(),
                       [&](const Cylinder* body) { return BlockedByCylinder(a, b, *body); });
  }
};

// The steps from the target's centre to its left and right tangent points; `way` leads from the eye
// to that centre.
std::array<Point, 2> TangentSteps(Point way, int32_t radius) {
  const int64_t square = Dot(way, way);
  const int64_t radius_square = int64_t{radius} * radius;
  if (square == 0) return {Point{-radius, 0}, Point{radius, 0}};
  // Right above the base there are no tangents, and the widest points stand in for them.
  const bool above = square <= radius_square;
  const int64_t back = above ? 0 : -radius_square;
  const int64_t aside = radius * RootDown(above ? square : square - radius_square);
  const auto step = [&](int64_t side) {
    return Point{static_cast<int32_t>((back * way.x - side * way.y) / square),
                 static_cast<int32_t>((back * way.y + side * way.x) / square)};
  };
  return {step(aside), step(-aside)};
}

}  // namespace

bool BlockedByPrism(Point3 a, Point3 b, const ConvexPolygon& area, int32_t height) {
  Stretch stretch;
  if (a == b || (a.z >= height && b.z >= height)) return false;
  if (!ClipToPolygon(a.OnPlane(), b.OnPlane(), area, &stretch)) return false;
  // Heights change evenly, so the line is below the top somewhere inside the stretch if it is at
  // one of its ends.
  const auto below = [&](Fraction at) {
    return Wide(b.z - a.z, at.over) < Wide(height - a.z, at.under);
  };
  return below(stretch.from) || below(stretch.to);
}

bool BlockedByCylinder(Point3 a, Point3 b, const Cylinder& cylinder) {
  // The stretch of the line between bottom and top, as over / under.
  int64_t under = 1;
  int64_t from = 0;
  int64_t to = 1;
  if (a.z == b.z) {
    if (a.z <= cylinder.bottom || a.z >= cylinder.Top()) return false;
  } else {
    under = std::abs(int64_t{b.z} - a.z);
    const bool rising = b.z > a.z;
    from = std::max<int64_t>(0, rising ? cylinder.bottom - a.z : a.z - cylinder.Top());
    to = std::min<int64_t>(under, rising ? cylinder.Top() - a.z : a.z - cylinder.bottom);
    if (from >= to) return false;
  }
  // The square of the distance from the axis less that of the radius, at fraction t of the line, is
  // square * t^2 + 2 * slope * t + start. It must be negative somewhere on the stretch.
  const Point way = b.OnPlane() - a.OnPlane();
  const Point out = a.OnPlane() - cylinder.centre;
  const int64_t square = Dot(way, way);
  const int64_t slope = Dot(way, out);
  const int64_t start = Dot(out, out) - int64_t{cylinder.radius} * cylinder.radius;
  const auto inside = [&](int64_t over) {
    return Wide(square, over * over) + Wide(2 * slope, over * under) + Wide(start, under * under) <
           0;
  };
  // The lowest point of the curve is at -slope / square.
  if (Wide(-slope, under) <= Wide(from, square)) return a != b && inside(from);
  if (Wide(-slope, under) >= Wide(to, square)) return inside(to);
  return Wide(slope, slope) > Wide(square, start);
}

bool SightBlocked(Point3 a, Point3 b, const Surroundings& around) {
  const Corridor corridor{Joined({a.OnPlane(), a.OnPlane()}, {b.OnPlane(), b.OnPlane()}),
                          std::min(a.z, b.z), std::max(a.z, b.z)};
  return Blockers(around, corridor).Block(a, b);
}

std::array<Point3, kSightPoints> SightPoints(Point3 eye, const Cylinder& target) {
  const std::array<Point, 2> tangents = TangentSteps(target.centre - eye.OnPlane(), target.radius);
  const Point across[3] = {target.centre + tangents[0], target.centre, target.centre + tangents[1]};
  const int32_t heights[3] = {target.bottom, target.bottom + (target.height + 1) / 2, target.Top()};
  std::array<Point3, kSightPoints> points;
  for (size_t i = 0; i < points.size(); ++i) {
    points[i] = {across[i % 3].x, across[i % 3].y, heights[i / 3]};
  }
  return points;
}

SightResult LookAt(const Cylinder& viewer, const Cylinder& target, const Surroundings& around) {
  const Point3 eye = EyeOf(viewer);
  const Corridor corridor{Joined({eye.OnPlane(), eye.OnPlane()}, CircleBounds(target.Base())),
                          std::min(eye.z, target.bottom), std::max(eye.z, target.Top())};
  const Blockers blockers(around, corridor);
  const std::array<Point3, kSightPoints> points = SightPoints(eye, target);
  SightResult result;
  for (size_t i = 0; i < points.size(); ++i) {
    if (!blockers.Block(eye, points[i])) result.seen |= 1u << i;
  }
  return result;
}

}  // namespace mallard
