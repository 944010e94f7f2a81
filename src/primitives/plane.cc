#include "mallard/primitives/plane.h"

#include "absl/strings/str_cat.h"

namespace mallard {
namespace {

bool Within(int64_t value) { return value >= -kPlaneLimit && value <= kPlaneLimit; }

absl::Status CheckSize(int32_t size, absl::string_view what, absl::string_view of) {
  if (size >= 0 && size <= kPlaneLimit) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat(what, " has the ", of, " ", size, "; it must be 0 to ", kPlaneLimit));
}

}  // namespace

absl::Status CheckPoint(Point point, absl::string_view what) {
  if (Within(point.x) && Within(point.y)) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat(what, " is at (", point.x, ", ", point.y, "), which is beyond ", kPlaneLimit));
}

absl::Status CheckPoint(Point3 point, absl::string_view what) {
  if (Within(point.x) && Within(point.y) && Within(point.z)) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat(what, " is at (", point.x, ", ", point.y, ", ",
                                                 point.z, "), which is beyond ", kPlaneLimit));
}

absl::Status CheckCircle(const Circle& circle, absl::string_view what) {
  if (absl::Status status = CheckPoint(circle.centre, what); !status.ok()) return status;
  return CheckSize(circle.radius, what, "radius");
}

absl::Status CheckCylinder(const Cylinder& cylinder, absl::string_view what) {
  if (absl::Status status = CheckCircle(cylinder.Base(), what); !status.ok()) return status;
  if (absl::Status status = CheckSize(cylinder.height, what, "height"); !status.ok()) return status;
  if (Within(cylinder.bottom) && Within(int64_t{cylinder.bottom} + cylinder.height)) {
    return absl::OkStatus();
  }
  return absl::InvalidArgumentError(absl::StrCat(what, " reaches from ", cylinder.bottom, " to ",
                                                 int64_t{cylinder.bottom} + cylinder.height,
                                                 " in height, which is beyond ", kPlaneLimit));
}

absl::Status CheckRect(const Rect& rect, absl::string_view what) {
  for (const Point corner : {rect.low, rect.high}) {
    if (absl::Status status = CheckPoint(corner, what); !status.ok()) return status;
  }
  if (rect.low.x <= rect.high.x && rect.low.y <= rect.high.y) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat(what, " reaches from (", rect.low.x, ", ",
                                                 rect.low.y, ") to (", rect.high.x, ", ",
                                                 rect.high.y, "), which is the wrong way round"));
}

absl::Status CheckLength(int32_t length, absl::string_view what) {
  if (length >= 0 && length <= 4 * kPlaneLimit) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat(what, " is ", length, "; it must be 0 to ", 4 * kPlaneLimit));
}

}  // namespace mallard
