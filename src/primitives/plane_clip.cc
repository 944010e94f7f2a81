#include "src/primitives/plane_clip.h"

namespace mallard {

bool ClipToPolygon(Point a, Point b, const ConvexPolygon& polygon, Stretch* stretch) {
  Fraction from{0, 1};
  Fraction to{1, 1};
  const Point way = b - a;
  for (int i = 0; i < polygon.size(); ++i) {
    const Point corner = polygon.corner(i);
    const Point side = polygon.corner(i + 1) - corner;
    // At fraction t the segment is at + t * slope inside of this side.
    const int64_t at = Cross(side, a - corner);
    const int64_t slope = Cross(side, way);
    if (at < 0) {
      if (at + slope <= 0) return false;  // Reaches this side at most.
      if (from < Fraction{-at, slope}) from = {-at, slope};
    } else if (at + slope < 0) {
      if (at == 0) return false;  // Leaves at once.
      if (Fraction{at, -slope} < to) to = {at, -slope};
    }
  }
  if (polygon.size() == 0 || !(from < to)) return false;
  *stretch = {from, to};
  return true;
}

}  // namespace mallard
