/// Helpers of the plane's tests: exact fractions, random figures, and figures moved and turned.
#ifndef MALLARD_TESTS_PRIMITIVES_PLANE_TEST_UTIL_H_
#define MALLARD_TESTS_PRIMITIVES_PLANE_TEST_UTIL_H_

#include <algorithm>
#include <ostream>
#include <vector>

#include "absl/numeric/int128.h"
#include "mallard/primitives/chance.h"
#include "mallard/primitives/plane.h"
#include "mallard/primitives/plane_polygon.h"
#include "mallard/primitives/plane_terrain.h"

namespace mallard {

inline void PrintTo(const Point& point, std::ostream* out) {
  *out << "(" << point.x << "," << point.y << ")";
}

/// A fraction that is always in its lowest terms.
struct Rational {
  absl::int128 over = 0;
  absl::int128 under = 1;

  Rational(int64_t value) : over(value) {}  // NOLINT: numbers are fractions
  Rational(absl::int128 a, absl::int128 b) : over(a), under(b) {
    absl::int128 x = a < 0 ? -a : a;
    absl::int128 y = b < 0 ? -b : b;
    while (y != 0) {
      x %= y;
      std::swap(x, y);
    }
    if (b < 0) x = -x;
    over /= x;
    under /= x;
  }
  friend Rational operator+(Rational a, Rational b) {
    return {a.over * b.under + b.over * a.under, a.under * b.under};
  }
  friend Rational operator-(Rational a, Rational b) { return a + b * -1; }
  friend Rational operator*(Rational a, Rational b) { return {a.over * b.over, a.under * b.under}; }
  friend Rational operator/(Rational a, Rational b) { return {a.over * b.under, a.under * b.over}; }
  friend bool operator<(Rational a, Rational b) { return a.over * b.under < b.over * a.under; }
  friend bool operator==(Rational a, Rational b) { return a.over == b.over && a.under == b.under; }
};

/// A point with fractions for coordinates, and whether it lies in a polygon or on its border.
struct ExactPoint {
  Rational x;
  Rational y;
};

inline ExactPoint At(Point a, Point b, Rational t) {
  return {Rational(a.x) + t * (b.x - a.x), Rational(a.y) + t * (b.y - a.y)};
}

inline bool IsIn(const ExactPoint& point, const ConvexPolygon& polygon) {
  for (int i = 0; i < polygon.size(); ++i) {
    const Point from = polygon.corner(i);
    const Point to = polygon.corner(i + 1);
    if (Rational(to.x - from.x) * (point.y - from.y) <
        Rational(to.y - from.y) * (point.x - from.x)) {
      return false;
    }
  }
  return true;
}

/// The middles of the pieces into which all places where anything can change divide a segment: it
/// is cut by every line through a side of a polygon, and at `more`.
inline std::vector<Rational> Middles(Point a, Point b, absl::Span<const ConvexPolygon> polygons,
                                     std::vector<Rational> more) {
  more.push_back(0);
  more.push_back(1);
  for (const ConvexPolygon& polygon : polygons) {
    for (int i = 0; i < polygon.size(); ++i) {
      const Point from = polygon.corner(i);
      const Point side = polygon.corner(i + 1) - from;
      if (Cross(side, b - a) != 0)
        more.push_back(Rational(Cross(side, from - a), Cross(side, b - a)));
    }
  }
  std::erase_if(more, [](Rational t) { return t < 0 || Rational(1) < t; });
  std::sort(more.begin(), more.end());
  std::vector<Rational> middles;
  for (size_t i = 1; i < more.size(); ++i) {
    if (more[i - 1] < more[i]) middles.push_back((more[i - 1] + more[i]) / 2);
  }
  return middles;
}

/// From -size to size.
inline int32_t RandomNumber(Chance& chance, int32_t size) {
  return static_cast<int32_t>(chance.Below(static_cast<uint32_t>(2 * size + 1))) - size;
}

inline Point RandomPoint(Chance& chance, int32_t size) {
  return {RandomNumber(chance, size), RandomNumber(chance, size)};
}

/// The true corners of the smallest convex polygon around points, anticlockwise.
inline std::vector<Point> Hull(std::vector<Point> points) {
  std::sort(points.begin(), points.end(),
            [](Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
  std::vector<Point> hull;
  for (int half = 0; half < 2; ++half) {
    const size_t start = hull.size();
    for (const Point point : points) {
      while (hull.size() >= start + 2 &&
             Cross(hull.back() - hull[hull.size() - 2], point - hull.back()) <= 0) {
        hull.pop_back();
      }
      hull.push_back(point);
    }
    hull.pop_back();
    std::reverse(points.begin(), points.end());
  }
  return hull;
}

/// The corners of some convex polygon.
inline std::vector<Point> RandomCorners(Chance& chance, int32_t size) {
  while (true) {
    std::vector<Point> points(3 + chance.Below(8));
    for (Point& point : points) point = RandomPoint(chance, size);
    const std::vector<Point> hull = Hull(points);
    if (hull.size() >= 3) return hull;
  }
}

inline ConvexPolygon RandomPolygon(Chance& chance, int32_t size) {
  return ConvexPolygon::Create(RandomCorners(chance, size)).value();
}

inline ConvexPolygon Box(int32_t left, int32_t bottom, int32_t right, int32_t top) {
  return ConvexPolygon::Create({{left, bottom}, {right, bottom}, {right, top}, {left, top}})
      .value();
}

inline TerrainFeature Obstacle(const ConvexPolygon& area, int32_t height) {
  return {TerrainKind::kObstacle, height, area};
}

inline TerrainFeature Water(const ConvexPolygon& area) { return {TerrainKind::kWater, 0, area}; }

/// A way to move the whole plane without changing any distance: quarter turns anticlockwise, then a
/// mirror image if wanted, then a shift.
struct Motion {
  int turns = 0;
  bool mirror = false;
  Point shift;

  Point operator()(Point p) const {
    for (int i = 0; i < turns; ++i) p = {-p.y, p.x};
    if (mirror) p.x = -p.x;
    return p + shift;
  }
  Cylinder operator()(Cylinder c) const {
    c.centre = (*this)(c.centre);
    return c;
  }
  ConvexPolygon operator()(const ConvexPolygon& polygon) const {
    std::vector<Point> corners;
    for (const Point corner : polygon.corners()) corners.push_back((*this)(corner));
    return ConvexPolygon::Create(corners).value();
  }
  std::vector<TerrainFeature> operator()(std::vector<TerrainFeature> terrain) const {
    for (TerrainFeature& feature : terrain) feature.area = (*this)(feature.area);
    return terrain;
  }
};

inline std::vector<Motion> AllMotions() {
  std::vector<Motion> motions;
  for (int turns = 0; turns < 4; ++turns) {
    for (const bool mirror : {false, true}) motions.push_back({turns, mirror, {-700, 1300}});
  }
  return motions;
}

}  // namespace mallard

#endif  // MALLARD_TESTS_PRIMITIVES_PLANE_TEST_UTIL_H_
