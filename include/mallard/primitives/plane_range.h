/// @file
/// Range between models: the gap of their bases, and what their difference in height adds to it.
///
/// Which rules a game has is in RangeRules; this knows none of its own. Lengths are rounded up to
/// whole thousandths as in plane_distance.h. Anyone may call these.

#ifndef MALLARD_PRIMITIVES_PLANE_RANGE_H_
#define MALLARD_PRIMITIVES_PLANE_RANGE_H_

#include <cstdint>

#include "absl/status/status.h"
#include "mallard/primitives/plane.h"

namespace mallard {

/// How height counts.
enum class RangeKind : int32_t {
  /// Not at all.
  kFlat = 0,
  /// A difference over RangeRules::free_height counts whole, a smaller one not at all. The same in
  /// both directions.
  kClose = 1,
  /// A target that is higher is further away by the difference, one that is lower nearer, but never
  /// nearer than 0.
  kRanged = 2,
};

/// The numbers of a game.
struct RangeRules {
  int32_t free_height = kInch;       ///< The largest difference that kClose overlooks.
  int32_t contact_gap = kInch / 10;  ///< Bases so near to each other touch, ...
  int32_t contact_height = kInch;    ///< ... if they are not further apart in height than this.
};

/// OK, or which number is out of range.
absl::Status CheckRangeRules(const RangeRules& rules);

/// A distance on the plane made a range: `rise` is how much higher the target's base is.
int32_t RangeOver(RangeKind kind, int32_t distance, int32_t rise, const RangeRules& rules);

/// The range from one model to another, base edge to base edge.
int32_t RangeBetween(RangeKind kind, const Cylinder& from, const Cylinder& to,
                     const RangeRules& rules);

/// Says whether two bases touch by the game's rules. The same in both directions.
bool InContact(const Cylinder& a, const Cylinder& b, const RangeRules& rules);

/// Says whether `to` is within a range of `from`. A range of 0 means contact.
bool InRange(RangeKind kind, const Cylinder& from, const Cylinder& to, int32_t range,
             const RangeRules& rules);

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_PLANE_RANGE_H_
