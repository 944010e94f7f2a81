// Whether polygons together cover a rectangle: AreaObstructed of plane_terrain.h.
//
// What is not covered yet is a convex region, given by the lines of its sides. Taking a polygon out
// of it leaves convex regions again, one beyond each of the polygon's sides, each of which must be
// covered by the polygons that follow. All lines are original ones, so a corner is the meeting
// point of two of them, and on which side of a third it lies is decided exactly.
#include <algorithm>

#include "absl/container/inlined_vector.h"
#include "absl/numeric/int128.h"
#include "mallard/primitives/plane_terrain.h"
#include "src/primitives/plane_clip.h"

namespace mallard {
namespace {

// The points with a * x + b * y + c >= 0. On the plane a and b are at most 1e6, c at most 1e12.
struct Line {
  int64_t a = 0;
  int64_t b = 0;
  int64_t c = 0;
};

// The left of the way from `from` to `to`.
Line LeftOf(Point from, Point to) {
  const Point way = to - from;
  return {-way.y, way.x, -Cross(way, from)};
}

Line Opposite(const Line& line) { return {-line.a, -line.b, -line.c}; }

// On which side of `line` the corner lies at which `first` passes into `second`.
int SideOfCorner(const Line& first, const Line& second, const Line& line) {
  // Positive, since the region turns left at its corners.
  const int64_t scale = first.a * second.b - second.a * first.b;
  const absl::int128 value = Wide(line.a, first.b * second.c - second.b * first.c) +
                             Wide(line.b, first.c * second.a - second.c * first.a) +
                             Wide(line.c, scale);
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}

// Sides in anticlockwise order; the region has an inside. Empty: no region.
using Region = absl::InlinedVector<Line, 16>;

// What of the region lies on the left of a line.
Region Cut(const Region& region, const Line& line) {
  const size_t count = region.size();
  absl::InlinedVector<int, 16> side(count);  // Of the corner at which side i begins.
  for (size_t i = 0; i < count; ++i) {
    side[i] = SideOfCorner(region[(i + count - 1) % count], region[i], line);
  }
  if (std::all_of(side.begin(), side.end(), [](int s) { return s >= 0; })) return region;
  Region result;
  for (size_t i = 0; i < count; ++i) {
    const int here = side[i];
    const int next = side[(i + 1) % count];
    if (here <= 0 && next <= 0) continue;
    result.push_back(region[i]);
    if (next <= 0) result.push_back(line);  // From here the new side leads back into the region.
  }
  return result;
}

bool Covered(const Region& region, absl::Span<const ConvexPolygon> polygons) {
  if (region.empty()) return true;
  if (polygons.empty()) return false;
  const ConvexPolygon& polygon = polygons[0];
  Region inside = region;
  for (int i = 0; i < polygon.size() && !inside.empty(); ++i) {
    inside = Cut(inside, LeftOf(polygon.corner(i), polygon.corner(i + 1)));
  }
  polygons.remove_prefix(1);
  if (inside.empty()) return Covered(region, polygons);  // Not touched, so not to be cut up.
  Region rest = region;
  for (int i = 0; i < polygon.size(); ++i) {
    const Line line = LeftOf(polygon.corner(i), polygon.corner(i + 1));
    if (!Covered(Cut(rest, Opposite(line)), polygons)) return false;
    rest = Cut(rest, line);
  }
  return true;
}

int64_t DoubleArea(const ConvexPolygon& polygon) {
  int64_t area = 0;
  const Point origin = polygon.corner(0);
  for (int i = 1; i + 1 < polygon.size(); ++i) {
    area += Cross(polygon.corner(i) - origin, polygon.corner(i + 1) - origin);
  }
  return area;
}

}  // namespace

bool AreaObstructed(const Rect& area, absl::Span<const TerrainFeature> terrain, bool water_too) {
  const Point corners[4] = {
      area.low, {area.high.x, area.low.y}, area.high, {area.low.x, area.high.y}};
  // A rectangle without an inside is a line.
  if (area.low.x == area.high.x || area.low.y == area.high.y) {
    return LineObstructed(area.low, area.high, terrain, water_too);
  }
  Region region;
  for (int i = 0; i < 4; ++i) region.push_back(LeftOf(corners[i], corners[(i + 1) % 4]));
  absl::InlinedVector<ConvexPolygon, 16> polygons;
  for (const TerrainFeature& feature : terrain) {
    if (feature.kind == TerrainKind::kWater && !water_too) continue;
    polygons.push_back(feature.area);
  }
  // The large ones first, so that little is cut into small pieces.
  std::stable_sort(
      polygons.begin(), polygons.end(),
      [](const ConvexPolygon& x, const ConvexPolygon& y) { return DoubleArea(x) > DoubleArea(y); });
  return Covered(region, polygons);
}

}  // namespace mallard
