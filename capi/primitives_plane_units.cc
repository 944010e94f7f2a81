// Bases in the way, coherency and zones of the C interface.
#include <vector>

#include "capi/first_versions.h"
#include "capi/mallard_plane_units.h"
#include "capi/primitives_plane.h"
#include "mallard/primitives/plane_bodies.h"
#include "mallard/primitives/plane_leg.h"
#include "mallard/primitives/plane_zone.h"

using namespace mallard::capi;
using mallard::CheckLength;
using mallard::Circle;
using mallard::CoherencyRules;
using mallard::ConvexPolygon;
using mallard::Cylinder;
using mallard::HalfPlane;
using mallard::MapEdge;

namespace {

static_assert(MLD_PLANE_MAX_UNIT == mallard::kMaxUnit);
static_assert(MLD_PLANE_LEFT == static_cast<int>(MapEdge::kLeft) &&
              MLD_PLANE_RIGHT == static_cast<int>(MapEdge::kRight) &&
              MLD_PLANE_BOTTOM == static_cast<int>(MapEdge::kBottom) &&
              MLD_PLANE_TOP == static_cast<int>(MapEdge::kTop));

mld_plane_coherency_rules DefaultCoherencyRules() {
  const CoherencyRules rules;
  return {sizeof(mld_plane_coherency_rules),
          rules.across,
          rules.up,
          rules.mates,
          rules.large_unit,
          rules.large_unit_mates};
}

absl::Status CheckLeg(mld_plane_circle mover, mld_plane_point to) {
  return FirstOf({CheckCircle(FromC(mover), "the mover"), CheckPoint(FromC(to), "to")});
}

absl::Status CheckLine(mld_plane_point from, mld_plane_point to) {
  if (FromC(from) == FromC(to)) {
    return absl::InvalidArgumentError("from and to are the same point, so there is no line");
  }
  return FirstOf({CheckPoint(FromC(from), "from"), CheckPoint(FromC(to), "to")});
}

// Counts the points for which `in` holds.
template <class In>
mld_status CountPoints(const absl::Status& arguments, const mld_plane_point* points, uint64_t count,
                       uint64_t* out, mld_error** error, In in) {
  if (points == nullptr && count > 0) return NullArgument(error, "points");
  absl::Status status = arguments;
  uint64_t found = 0;
  for (uint64_t i = 0; i < count && status.ok(); ++i) {
    status = CheckPoint(FromC(points[i]), absl::StrCat("point ", i));
    if (status.ok() && in(FromC(points[i]))) ++found;
  }
  return AnswerIf(status, out, error, [&] { return found; });
}

}  // namespace

mld_status mld_plane_bodies_overlap(mld_plane_cylinder a, mld_plane_cylinder b, int32_t* out,
                                    mld_error** error) {
  return Guard(error, [&] {
    return AnswerIf(FirstOf({CheckCylinder(FromC(a), "a"), CheckCylinder(FromC(b), "b")}), out,
                    error, [&] { return BodiesOverlap(FromC(a), FromC(b)) ? 1 : 0; });
  });
}

mld_status mld_plane_leg_meets(mld_plane_circle mover, mld_plane_point to, mld_plane_circle other,
                               int32_t* out, mld_error** error) {
  return Guard(error, [&] {
    return AnswerIf(FirstOf({CheckLeg(mover, to), CheckCircle(FromC(other), "the other")}), out,
                    error, [&] { return LegMeets(FromC(mover), FromC(to), FromC(other)) ? 1 : 0; });
  });
}

mld_status mld_plane_first_met(mld_plane_circle mover, mld_plane_point to,
                               const mld_plane_circle* others, uint64_t count,
                               const uint64_t* ignored_words, uint64_t ignored_word_count,
                               int32_t* index, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (others == nullptr && count > 0) return NullArgument(error, "others");
    if (ignored_words == nullptr && ignored_word_count > 0) {
      return NullArgument(error, "ignored_words");
    }
    absl::Status status = CheckLeg(mover, to);
    std::vector<Circle> list;
    for (uint64_t i = 0; i < count && status.ok(); ++i) {
      list.push_back(FromC(others[i]));
      status = CheckCircle(list.back(), absl::StrCat("base ", i));
    }
    const absl::Span<const uint64_t> ignored(ignored_words,
                                             static_cast<size_t>(ignored_word_count));
    return AnswerIf(status, index, error,
                    [&] { return FirstMet(FromC(mover), FromC(to), list, ignored); });
  });
}

mld_status mld_plane_free_length(mld_plane_circle mover, mld_plane_point to, mld_plane_circle other,
                                 int32_t* out, mld_error** error) {
  return Guard(error, [&] {
    return AnswerIf(FirstOf({CheckLeg(mover, to), CheckCircle(FromC(other), "the other")}), out,
                    error, [&] { return FreeLength(FromC(mover), FromC(to), FromC(other)); });
  });
}

mld_status mld_plane_point_on_leg(mld_plane_point from, mld_plane_point to, int32_t distance,
                                  mld_plane_point* out, mld_error** error) {
  return Guard(error, [&] {
    return AnswerIf(FirstOf({CheckPoint(FromC(from), "from"), CheckPoint(FromC(to), "to"),
                             CheckLength(distance, "the distance")}),
                    out, error, [&] { return ToC(PointOnLeg(FromC(from), FromC(to), distance)); });
  });
}

void mld_plane_coherency_rules_init(mld_plane_coherency_rules* rules, uint32_t struct_size) {
  InitOptions(DefaultCoherencyRules(), rules, struct_size);
}

mld_status mld_plane_out_of_coherency(const mld_plane_cylinder* models, uint64_t count,
                                      const mld_plane_coherency_rules* rules, uint64_t* out,
                                      mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (models == nullptr && count > 0) return NullArgument(error, "models");
    if (count > MLD_PLANE_MAX_UNIT) {
      return Fail(
          error, MLD_INVALID_ARGUMENT,
          absl::StrCat("there are ", count, " models; a unit has at most ", MLD_PLANE_MAX_UNIT));
    }
    mld_plane_coherency_rules read = DefaultCoherencyRules();
    const mld_status status = ReadOptions(rules, "mld_plane_coherency_rules_init", &read, error);
    if (status != MLD_OK) return status;
    const CoherencyRules asked{read.across, read.up, read.mates, read.large_unit,
                               read.large_unit_mates};
    absl::Status checked = CheckCoherencyRules(asked);
    Cylinder unit[MLD_PLANE_MAX_UNIT];
    for (uint64_t i = 0; i < count && checked.ok(); ++i) {
      unit[i] = FromC(models[i]);
      checked = CheckCylinder(unit[i], absl::StrCat("model ", i));
    }
    return AnswerIf(checked, out, error, [&] {
      return OutOfCoherency(absl::MakeConstSpan(unit, static_cast<size_t>(count)), asked);
    });
  });
}

mld_status mld_plane_edge_zone(mld_plane_rect map, int32_t edge, int32_t depth, mld_plane_rect* out,
                               mld_error** error) {
  return Guard(error, [&] {
    return AnswerIf(
        FirstOf({CheckRect(FromC(map), "the map"), CheckNumber(edge, MLD_PLANE_TOP, "edge"),
                 CheckLength(depth, "the depth")}),
        out, error, [&] { return ToC(EdgeZone(FromC(map), static_cast<MapEdge>(edge), depth)); });
  });
}

mld_status mld_plane_rect_contains(mld_plane_rect rect, mld_plane_circle base, int32_t* out,
                                   mld_error** error) {
  return Guard(error, [&] {
    return AnswerIf(
        FirstOf({CheckRect(FromC(rect), "the rectangle"), CheckCircle(FromC(base), "the base")}),
        out, error, [&] { return Contains(FromC(rect), FromC(base)) ? 1 : 0; });
  });
}

mld_status mld_plane_circle_contains(mld_plane_circle circle, mld_plane_circle base, int32_t* out,
                                     mld_error** error) {
  return Guard(error, [&] {
    return AnswerIf(
        FirstOf({CheckCircle(FromC(circle), "the circle"), CheckCircle(FromC(base), "the base")}),
        out, error, [&] { return Contains(FromC(circle), FromC(base)) ? 1 : 0; });
  });
}

mld_status mld_plane_side_of_line(mld_plane_point from, mld_plane_point to, mld_plane_point point,
                                  int32_t* out, mld_error** error) {
  return Guard(error, [&] {
    return AnswerIf(FirstOf({CheckLine(from, to), CheckPoint(FromC(point), "the point")}), out,
                    error, [&] {
                      return SideOf(HalfPlane{FromC(from), FromC(to)}, FromC(point));
                    });
  });
}

mld_status mld_plane_count_in_rect(mld_plane_rect rect, const mld_plane_point* points,
                                   uint64_t count, uint64_t* out, mld_error** error) {
  return Guard(error, [&] {
    return CountPoints(CheckRect(FromC(rect), "the rectangle"), points, count, out, error,
                       [&](mallard::Point point) { return Contains(FromC(rect), point); });
  });
}

mld_status mld_plane_count_in_circle(mld_plane_circle circle, const mld_plane_point* points,
                                     uint64_t count, uint64_t* out, mld_error** error) {
  return Guard(error, [&] {
    return CountPoints(CheckCircle(FromC(circle), "the circle"), points, count, out, error,
                       [&](mallard::Point point) { return Contains(FromC(circle), point); });
  });
}

mld_status mld_plane_count_in_polygon(const mld_plane_polygon* polygon,
                                      const mld_plane_point* points, uint64_t count, uint64_t* out,
                                      mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (polygon == nullptr) return NullArgument(error, "polygon");
    const absl::StatusOr<ConvexPolygon> area = FromC(*polygon);
    return CountPoints(area.status(), points, count, out, error,
                       [&](mallard::Point point) { return Contains(*area, point); });
  });
}

mld_status mld_plane_count_left_of_line(mld_plane_point from, mld_plane_point to,
                                        const mld_plane_point* points, uint64_t count,
                                        uint64_t* out, mld_error** error) {
  return Guard(error, [&] {
    return CountPoints(CheckLine(from, to), points, count, out, error, [&](mallard::Point point) {
      return Contains(HalfPlane{FromC(from), FromC(to)}, point);
    });
  });
}
