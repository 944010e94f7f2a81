/// @file
/// What the files of the plane's C interface share: values to and from C, and answering a question
/// whose arguments have been checked. For files of capi/ only.
#ifndef MALLARD_CAPI_PRIMITIVES_PLANE_H_
#define MALLARD_CAPI_PRIMITIVES_PLANE_H_

#include <initializer_list>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "capi/base.h"
#include "capi/mallard_plane.h"
#include "mallard/primitives/plane.h"
#include "mallard/primitives/plane_polygon.h"

namespace mallard::capi {

inline Point FromC(mld_plane_point point) { return {point.x, point.y}; }
inline Point3 FromC(mld_plane_point3 point) { return {point.x, point.y, point.z}; }
inline Circle FromC(mld_plane_circle circle) { return {FromC(circle.centre), circle.radius}; }
inline Cylinder FromC(mld_plane_cylinder cylinder) {
  return {FromC(cylinder.centre), cylinder.radius, cylinder.bottom, cylinder.height};
}
inline Rect FromC(mld_plane_rect rect) { return {FromC(rect.low), FromC(rect.high)}; }

inline mld_plane_point ToC(Point point) { return {point.x, point.y}; }
inline mld_plane_point3 ToC(Point3 point) { return {point.x, point.y, point.z}; }
inline mld_plane_rect ToC(const Rect& rect) { return {ToC(rect.low), ToC(rect.high)}; }
mld_plane_polygon ToC(const ConvexPolygon& polygon);

/// The polygon with these corners, or what is wrong with them.
absl::StatusOr<ConvexPolygon> FromC(const mld_plane_polygon& polygon);

/// The first of these that is not OK.
inline absl::Status FirstOf(std::initializer_list<absl::Status> statuses) {
  for (const absl::Status& status : statuses) {
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

/// OK if a number is one of an enum's, which count from 0 to `last`.
inline absl::Status CheckNumber(int32_t number, int32_t last, const char* what) {
  if (number >= 0 && number <= last) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("there is no ", what, " with the number ", number));
}

/// Writes what `answer` returns, unless the arguments were found to be wrong.
template <class Out, class Answer>
mld_status AnswerIf(const absl::Status& arguments, Out* out, mld_error** error, Answer answer) {
  if (out == nullptr) return NullArgument(error, "out");
  if (!arguments.ok()) return Report(arguments, Topic::kArgument, error);
  *out = answer();
  return MLD_OK;
}

/// The same for a question about a polygon, which `answer` is given.
template <class Out, class Answer>
mld_status AnswerWithPolygon(const absl::Status& arguments, const mld_plane_polygon* polygon,
                             Out* out, mld_error** error, Answer answer) {
  if (polygon == nullptr) return NullArgument(error, "polygon");
  const absl::StatusOr<ConvexPolygon> checked = FromC(*polygon);
  return AnswerIf(FirstOf({arguments, checked.status()}), out, error,
                  [&] { return answer(*checked); });
}

}  // namespace mallard::capi

#endif  // MALLARD_CAPI_PRIMITIVES_PLANE_H_
