#include "mallard/primitives/plane_bodies.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "mallard/primitives/bit_set.h"
#include "mallard/primitives/plane_distance.h"
#include "src/primitives/plane_clip.h"

namespace mallard {

bool BodiesOverlap(const Cylinder& a, const Cylinder& b) {
  return a.bottom < b.Top() && b.bottom < a.Top() && Overlap(a.Base(), b.Base());
}

bool LegMeets(const Circle& mover, Point to, const Circle& other) {
  return NearerToSegmentThan(other.centre, mover.centre, to, mover.radius + other.radius);
}

int FirstMet(const Circle& mover, Point to, absl::Span<const Circle> others,
             absl::Span<const uint64_t> ignored) {
  for (size_t i = 0; i < others.size(); ++i) {
    const int index = static_cast<int>(i);
    if (!HasBit(ignored, index) && LegMeets(mover, to, others[i])) return index;
  }
  return -1;
}

int32_t FreeLength(const Circle& mover, Point to, const Circle& other) {
  if (Overlap(mover, other)) return 0;
  if (!LegMeets(mover, to, other)) return Distance(mover.centre, to);
  // After a length s the square of the distance from the other's centre, less that of both radii
  // together, is s^2 + 2 * slope * s / length + start. It begins at 0 or more, and the mover nears
  // the other until s is -slope / length: the last s before it turns negative lies in between.
  const Point way = to - mover.centre;
  const Point out = mover.centre - other.centre;
  const int64_t reach = int64_t{mover.radius} + other.radius;
  const int64_t start = Dot(out, out) - reach * reach;
  const int64_t slope = Dot(way, out);
  const int64_t square = Dot(way, way);
  const auto free =
      [&](int64_t s) {  // Both sides of s^2 + start >= -2 * slope * s / length, squared.
        const int64_t far = s * s + start;
        const int64_t near = 2 * slope;
        return Wide(far, far) * square >= Wide(near, near) * (s * s);
      };
  int64_t longest = 0;
  int64_t limit = RootDown(static_cast<int64_t>(Wide(slope, slope) / square)) + 1;
  while (limit - longest > 1) {
    const int64_t middle = (longest + limit) / 2;
    (free(middle) ? longest : limit) = middle;
  }
  return static_cast<int32_t>(longest);
}

absl::Status CheckCoherencyRules(const CoherencyRules& rules) {
  if (absl::Status status = CheckLength(rules.across, "across"); !status.ok()) return status;
  if (absl::Status status = CheckLength(rules.up, "up"); !status.ok()) return status;
  struct Number {
    const char* name;
    int32_t value;
  };
  for (const Number& number : {Number{"mates", rules.mates}, Number{"large_unit", rules.large_unit},
                               Number{"large_unit_mates", rules.large_unit_mates}}) {
    if (number.value < 0) {
      return absl::InvalidArgumentError(
          absl::StrCat(number.name, " is ", number.value, "; it must be at least 0"));
    }
  }
  return absl::OkStatus();
}

uint64_t OutOfCoherency(absl::Span<const Cylinder> unit, const CoherencyRules& rules) {
  const int count = static_cast<int>(unit.size());
  assert(count <= kMaxUnit);
  const int needed =
      std::min(count - 1, count >= rules.large_unit ? rules.large_unit_mates : rules.mates);
  int near[kMaxUnit] = {};
  for (int i = 0; i < count; ++i) {
    for (int j = 0; j < i; ++j) {
      if (std::abs(unit[i].bottom - unit[j].bottom) > rules.up) continue;
      if (!GapAtMost(unit[i].Base(), unit[j].Base(), rules.across)) continue;
      ++near[i];
      ++near[j];
    }
  }
  uint64_t out = 0;
  for (int i = 0; i < count; ++i) {
    if (near[i] < needed) out |= uint64_t{1} << i;
  }
  return out;
}

}  // namespace mallard
