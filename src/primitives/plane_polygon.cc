#include "mallard/primitives/plane_polygon.h"

#include <algorithm>
#include <string>

#include "absl/strings/str_cat.h"

namespace mallard {
namespace {

template <typename... Parts>
absl::Status Error(const Parts&... parts) {
  return absl::InvalidArgumentError(absl::StrCat(parts...));
}

// How the outline turns at corner i: positive to the left.
int64_t TurnAt(absl::Span<const Point> corners, size_t i) {
  const size_t count = corners.size();
  const Point here = corners[i];
  return Cross(here - corners[(i + count - 1) % count], corners[(i + 1) % count] - here);
}

absl::Status CheckCorners(absl::Span<const Point> corners) {
  if (corners.size() < 3 || corners.size() > ConvexPolygon::kMaxCorners) {
    return Error("a polygon has 3 to ", ConvexPolygon::kMaxCorners, " corners, not ",
                 corners.size());
  }
  for (size_t i = 0; i < corners.size(); ++i) {
    absl::Status status = CheckPoint(corners[i], absl::StrCat("corner ", i + 1));
    if (!status.ok()) return status;
    for (size_t j = 0; j < i; ++j) {
      if (corners[i] == corners[j]) {
        return Error("corners ", j + 1, " and ", i + 1, " are the same point");
      }
    }
  }
  return absl::OkStatus();
}

// Sees to it that the outline turns the same way at every corner, and goes round once only.
absl::Status CheckConvex(absl::Span<const Point> corners) {
  size_t left_turns = 0;
  for (size_t i = 0; i < corners.size(); ++i) {
    const int64_t turn = TurnAt(corners, i);
    if (turn == 0) return Error("corner ", i + 1, " lies on the line through its neighbours");
    left_turns += turn > 0 ? 1 : 0;
  }
  const bool anticlockwise = 2 * left_turns > corners.size();
  const size_t wrong_turns = anticlockwise ? corners.size() - left_turns : left_turns;
  for (size_t i = 0; wrong_turns > 0 && i < corners.size(); ++i) {
    if ((TurnAt(corners, i) > 0) != anticlockwise) {
      return Error("corner ", i + 1, " turns the other way than most: the polygon is not convex");
    }
  }
  for (size_t i = 0; i < corners.size(); ++i) {
    const size_t next = (i + 1) % corners.size();
    for (size_t other = 0; other < corners.size(); ++other) {
      if (other == i || other == next) continue;
      const int64_t side = Cross(corners[next] - corners[i], corners[other] - corners[i]);
      if ((side > 0) != anticlockwise || side == 0) {
        return Error("corner ", other + 1, " lies beyond the side from corner ", i + 1,
                     " to corner ", next + 1, ": sides cross");
      }
    }
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<ConvexPolygon> ConvexPolygon::Create(absl::Span<const Point> corners) {
  if (absl::Status status = CheckCorners(corners); !status.ok()) return status;
  if (absl::Status status = CheckConvex(corners); !status.ok()) return status;
  ConvexPolygon polygon;
  polygon.count_ = static_cast<int32_t>(corners.size());
  Point* const begin = polygon.corners_;
  Point* const end = begin + polygon.count_;
  std::copy(corners.begin(), corners.end(), begin);
  if (TurnAt(corners, 0) < 0) std::reverse(begin, end);
  std::rotate(begin,
              std::min_element(begin, end,
                               [](Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; }),
              end);
  return polygon;
}

bool Contains(const ConvexPolygon& polygon, Point point) {
  if (point.x < polygon.corner(0).x) return false;  // No corner has a lower x than the first.
  for (int i = 0; i < polygon.size(); ++i) {
    const Point here = polygon.corner(i);
    if (Cross(polygon.corner(i + 1) - here, point - here) < 0) return false;
  }
  return polygon.size() > 0;
}

Rect BoundsOf(const ConvexPolygon& polygon) {
  Rect bounds{polygon.corner(0), polygon.corner(0)};
  for (const Point corner : polygon.corners()) {
    bounds.low = {std::min(bounds.low.x, corner.x), std::min(bounds.low.y, corner.y)};
    bounds.high = {std::max(bounds.high.x, corner.x), std::max(bounds.high.y, corner.y)};
  }
  return bounds;
}

}  // namespace mallard
