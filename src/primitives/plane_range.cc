#include "mallard/primitives/plane_range.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "mallard/primitives/plane_distance.h"

namespace mallard {

absl::Status CheckRangeRules(const RangeRules& rules) {
  absl::Status status = CheckLength(rules.free_height, "free_height");
  if (status.ok()) status = CheckLength(rules.contact_gap, "contact_gap");
  if (status.ok()) status = CheckLength(rules.contact_height, "contact_height");
  return status;
}

int32_t RangeOver(RangeKind kind, int32_t distance, int32_t rise, const RangeRules& rules) {
  switch (kind) {
    case RangeKind::kFlat:
      return distance;
    case RangeKind::kClose:
      return std::abs(rise) > rules.free_height ? distance + std::abs(rise) : distance;
    case RangeKind::kRanged:
      return std::max(0, distance + rise);
  }
  assert(false);
  return 0;
}

int32_t RangeBetween(RangeKind kind, const Cylinder& from, const Cylinder& to,
                     const RangeRules& rules) {
  return RangeOver(kind, Gap(from.Base(), to.Base()), to.bottom - from.bottom, rules);
}

bool InContact(const Cylinder& a, const Cylinder& b, const RangeRules& rules) {
  return std::abs(a.bottom - b.bottom) <= rules.contact_height &&
         GapAtMost(a.Base(), b.Base(), rules.contact_gap);
}

bool InRange(RangeKind kind, const Cylinder& from, const Cylinder& to, int32_t range,
             const RangeRules& rules) {
  if (range == 0) return InContact(from, to, rules);
  return RangeBetween(kind, from, to, rules) <= range;
}

}  // namespace mallard
