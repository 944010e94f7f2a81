// Polygons, distances, ranges and clock directions of the C interface.
#include "capi/primitives_plane.h"

#include <algorithm>

#include "capi/first_versions.h"
#include "mallard/primitives/plane_clock.h"
#include "mallard/primitives/plane_distance.h"
#include "mallard/primitives/plane_range.h"

using namespace mallard::capi;
using mallard::CheckLength;
using mallard::ConvexPolygon;
using mallard::Point;
using mallard::RangeKind;
using mallard::RangeRules;

namespace mallard::capi {

mld_plane_polygon ToC(const ConvexPolygon& polygon) {
  mld_plane_polygon result = {};
  result.count = polygon.size();
  for (int i = 0; i < polygon.size(); ++i) result.corners[i] = ToC(polygon.corner(i));
  return result;
}

absl::StatusOr<ConvexPolygon> FromC(const mld_plane_polygon& polygon) {
  if (polygon.count < 0 || polygon.count > MLD_PLANE_MAX_CORNERS) {
    return absl::InvalidArgumentError(absl::StrCat("a polygon has 3 to ", MLD_PLANE_MAX_CORNERS,
                                                   " corners, not ", polygon.count));
  }
  Point corners[MLD_PLANE_MAX_CORNERS];
  for (int i = 0; i < polygon.count; ++i) corners[i] = FromC(polygon.corners[i]);
  return ConvexPolygon::Create(absl::MakeConstSpan(corners, static_cast<size_t>(polygon.count)));
}

}  // namespace mallard::capi

namespace {

static_assert(MLD_PLANE_LIMIT == mallard::kPlaneLimit);
static_assert(MLD_PLANE_MAX_CORNERS == ConvexPolygon::kMaxCorners);
static_assert(MLD_PLANE_CLOCK_LENGTH == mallard::kClockLength);
static_assert(MLD_PLANE_FLAT == static_cast<int>(RangeKind::kFlat) &&
              MLD_PLANE_CLOSE == static_cast<int>(RangeKind::kClose) &&
              MLD_PLANE_RANGED == static_cast<int>(RangeKind::kRanged));

mld_plane_range_rules DefaultRangeRules() {
  const RangeRules rules;
  return {sizeof(mld_plane_range_rules), rules.free_height, rules.contact_gap,
          rules.contact_height};
}

// Reads the rules, checks them and all else, then answers.
template <class Out, class Answer>
mld_status AnswerRange(const mld_plane_range_rules* given, const absl::Status& arguments, Out* out,
                       mld_error** error, Answer answer) {
  mld_plane_range_rules read = DefaultRangeRules();
  const mld_status status = ReadOptions(given, "mld_plane_range_rules_init", &read, error);
  if (status != MLD_OK) return status;
  const RangeRules rules{read.free_height, read.contact_gap, read.contact_height};
  return AnswerIf(FirstOf({CheckRangeRules(rules), arguments}), out, error,
                  [&] { return answer(rules); });
}

absl::Status CheckKind(int32_t kind) {
  return CheckNumber(kind, MLD_PLANE_RANGED, "kind of range");
}

// The most is from the lowest height to the highest.
absl::Status CheckRise(int32_t rise) {
  constexpr int32_t kMost = 2 * MLD_PLANE_LIMIT;
  if (rise >= -kMost && rise <= kMost) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("the rise is ", rise, "; it must be ", -kMost, " to ", kMost));
}

absl::Status CheckHour(int32_t hour) {
  if (hour >= 1 && hour <= 12) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("the hour is ", hour, "; it must be 1 to 12"));
}

}  // namespace

mld_status mld_plane_polygon_from_corners(const mld_plane_point* corners, uint64_t count,
                                          mld_plane_polygon* out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (corners == nullptr && count > 0) return NullArgument(error, "corners");
    // A wild number is not believed, but reported by the check of the numbers there may be.
    const size_t taken = static_cast<size_t>(std::min<uint64_t>(count, MLD_PLANE_MAX_CORNERS + 1));
    Point list[MLD_PLANE_MAX_CORNERS + 1];
    for (size_t i = 0; i < taken && count <= MLD_PLANE_MAX_CORNERS; ++i)
      list[i] = FromC(corners[i]);
    const auto polygon = ConvexPolygon::Create(absl::MakeConstSpan(list, taken));
    return AnswerIf(polygon.status(), out, error, [&] { return ToC(*polygon); });
  });
}

mld_status mld_plane_polygon_contains(const mld_plane_polygon* polygon, mld_plane_point point,
                                      int32_t* out, mld_error** error) {
  return Guard(error, [&] {
    return AnswerWithPolygon(
        CheckPoint(FromC(point), "the point"), polygon, out, error,
        [&](const ConvexPolygon& area) { return Contains(area, FromC(point)) ? 1 : 0; });
  });
}

mld_status mld_plane_distance(mld_plane_point a, mld_plane_point b, int32_t* out,
                              mld_error** error) {
  return Guard(error, [&] {
    return AnswerIf(FirstOf({CheckPoint(FromC(a), "a"), CheckPoint(FromC(b), "b")}), out, error,
                    [&] { return Distance(FromC(a), FromC(b)); });
  });
}

mld_status mld_plane_gap(mld_plane_circle a, mld_plane_circle b, int32_t* out, mld_error** error) {
  return Guard(error, [&] {
    return AnswerIf(FirstOf({CheckCircle(FromC(a), "a"), CheckCircle(FromC(b), "b")}), out, error,
                    [&] { return Gap(FromC(a), FromC(b)); });
  });
}

mld_status mld_plane_distance_to_segment(mld_plane_point point, mld_plane_point a,
                                         mld_plane_point b, int32_t* out, mld_error** error) {
  return Guard(error, [&] {
    return AnswerIf(FirstOf({CheckPoint(FromC(point), "the point"), CheckPoint(FromC(a), "a"),
                             CheckPoint(FromC(b), "b")}),
                    out, error,
                    [&] { return DistanceToSegment(FromC(point), FromC(a), FromC(b)); });
  });
}

mld_status mld_plane_segment_distance(mld_plane_point a, mld_plane_point b, mld_plane_point c,
                                      mld_plane_point d, int32_t* out, mld_error** error) {
  return Guard(error, [&] {
    return AnswerIf(FirstOf({CheckPoint(FromC(a), "a"), CheckPoint(FromC(b), "b"),
                             CheckPoint(FromC(c), "c"), CheckPoint(FromC(d), "d")}),
                    out, error,
                    [&] { return SegmentDistance(FromC(a), FromC(b), FromC(c), FromC(d)); });
  });
}

mld_status mld_plane_distance_to_polygon(mld_plane_point point, const mld_plane_polygon* polygon,
                                         int32_t* out, mld_error** error) {
  return Guard(error, [&] {
    return AnswerWithPolygon(
        CheckPoint(FromC(point), "the point"), polygon, out, error,
        [&](const ConvexPolygon& area) { return DistanceToPolygon(FromC(point), area); });
  });
}

mld_status mld_plane_segment_to_polygon_distance(mld_plane_point a, mld_plane_point b,
                                                 const mld_plane_polygon* polygon, int32_t* out,
                                                 mld_error** error) {
  return Guard(error, [&] {
    return AnswerWithPolygon(FirstOf({CheckPoint(FromC(a), "a"), CheckPoint(FromC(b), "b")}),
                             polygon, out, error, [&](const ConvexPolygon& area) {
                               return SegmentToPolygonDistance(FromC(a), FromC(b), area);
                             });
  });
}

mld_status mld_plane_gap_to_polygon(mld_plane_circle circle, const mld_plane_polygon* polygon,
                                    int32_t* out, mld_error** error) {
  return Guard(error, [&] {
    return AnswerWithPolygon(CheckCircle(FromC(circle), "the circle"), polygon, out, error,
                             [&](const ConvexPolygon& area) { return Gap(FromC(circle), area); });
  });
}

mld_status mld_plane_covering_range(mld_plane_circle from, mld_plane_circle area, int32_t* out,
                                    mld_error** error) {
  return Guard(error, [&] {
    return AnswerIf(
        FirstOf({CheckCircle(FromC(from), "from"), CheckCircle(FromC(area), "the area")}), out,
        error, [&] { return CoveringRange(FromC(from), FromC(area)); });
  });
}

void mld_plane_range_rules_init(mld_plane_range_rules* rules, uint32_t struct_size) {
  InitOptions(DefaultRangeRules(), rules, struct_size);
}

mld_status mld_plane_range_over(int32_t kind, int32_t distance, int32_t rise,
                                const mld_plane_range_rules* rules, int32_t* out,
                                mld_error** error) {
  return Guard(error, [&] {
    const absl::Status arguments =
        FirstOf({CheckKind(kind), CheckLength(distance, "the distance"), CheckRise(rise)});
    return AnswerRange(rules, arguments, out, error, [&](const RangeRules& read) {
      return RangeOver(static_cast<RangeKind>(kind), distance, rise, read);
    });
  });
}

mld_status mld_plane_range_between(int32_t kind, mld_plane_cylinder from, mld_plane_cylinder to,
                                   const mld_plane_range_rules* rules, int32_t* out,
                                   mld_error** error) {
  return Guard(error, [&] {
    const absl::Status arguments = FirstOf(
        {CheckKind(kind), CheckCylinder(FromC(from), "from"), CheckCylinder(FromC(to), "to")});
    return AnswerRange(rules, arguments, out, error, [&](const RangeRules& read) {
      return RangeBetween(static_cast<RangeKind>(kind), FromC(from), FromC(to), read);
    });
  });
}

mld_status mld_plane_in_contact(mld_plane_cylinder a, mld_plane_cylinder b,
                                const mld_plane_range_rules* rules, int32_t* out,
                                mld_error** error) {
  return Guard(error, [&] {
    const absl::Status arguments =
        FirstOf({CheckCylinder(FromC(a), "a"), CheckCylinder(FromC(b), "b")});
    return AnswerRange(rules, arguments, out, error, [&](const RangeRules& read) {
      return InContact(FromC(a), FromC(b), read) ? 1 : 0;
    });
  });
}

mld_status mld_plane_in_range(int32_t kind, mld_plane_cylinder from, mld_plane_cylinder to,
                              int32_t range, const mld_plane_range_rules* rules, int32_t* out,
                              mld_error** error) {
  return Guard(error, [&] {
    const absl::Status arguments =
        FirstOf({CheckKind(kind), CheckCylinder(FromC(from), "from"),
                 CheckCylinder(FromC(to), "to"), CheckLength(range, "the range")});
    return AnswerRange(rules, arguments, out, error, [&](const RangeRules& read) {
      return InRange(static_cast<RangeKind>(kind), FromC(from), FromC(to), range, read) ? 1 : 0;
    });
  });
}

mld_status mld_plane_clock_direction(int32_t hour, mld_plane_point* out, mld_error** error) {
  return Guard(error, [&] {
    return AnswerIf(CheckHour(hour), out, error,
                    [&] { return ToC(mallard::ClockDirection(hour)); });
  });
}

mld_status mld_plane_clock_step(mld_plane_point from, int32_t hour, int32_t distance,
                                mld_plane_point* out, mld_error** error) {
  return Guard(error, [&] {
    return AnswerIf(FirstOf({CheckHour(hour), CheckPoint(FromC(from), "from"),
                             CheckLength(distance, "the distance")}),
                    out, error, [&] { return ToC(ClockStep(FromC(from), hour, distance)); });
  });
}
