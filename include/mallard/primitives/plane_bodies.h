/// @file
/// Models among models: who is in whose way, and who has lost touch with the unit.
///
/// Bases are circles; touching is never overlapping, so a move may end in contact and may slide
/// along a base. All answers are exact. Anyone may call these.

#ifndef MALLARD_PRIMITIVES_PLANE_BODIES_H_
#define MALLARD_PRIMITIVES_PLANE_BODIES_H_

#include <cstdint>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "mallard/primitives/plane.h"

namespace mallard {

/// Says whether two bodies share more than their surface: their bases overlap when seen from above,
/// and so do their heights.
bool BodiesOverlap(const Cylinder& a, const Cylinder& b);

/// Says whether a base overlaps another one somewhere on its straight way to `to`, both ends
/// included. The same there and back.
bool LegMeets(const Circle& mover, Point to, const Circle& other);

/// The first of `others` that a base meets on its way; those whose bits are set in the words
/// `ignored` are passed. -1 if it meets none.
int FirstMet(const Circle& mover, Point to, absl::Span<const Circle> others,
             absl::Span<const uint64_t> ignored);

/// How far a base can go on the straight way to `to` before it would overlap another: the longest
/// whole length, at most the way's own, rounded up. 0 if they overlap from the start. (The point at
/// that length, once it is put on whole thousandths, may still overlap by one of them.)
int32_t FreeLength(const Circle& mover, Point to, const Circle& other);

/// The numbers of a game for units that must stay together.
struct CoherencyRules {
  int32_t across = 2 * kInch;    ///< The largest gap of bases to count as near.
  int32_t up = 6 * kInch;        ///< The largest difference in height.
  int32_t mates = 1;             ///< How many must be near.
  int32_t large_unit = 10;       ///< From this number of models on ...
  int32_t large_unit_mates = 2;  ///< ... so many must be.
};

/// OK, or which number is out of range.
absl::Status CheckCoherencyRules(const CoherencyRules& rules);

/// The most models of a unit.
inline constexpr int kMaxUnit = 64;

/// The models of a unit that have too few others near them: bit n is model n. All are judged at the
/// same time, as they stand. A unit too small to have that many others needs all of them, so a unit
/// of one is always coherent. At most kMaxUnit models.
uint64_t OutOfCoherency(absl::Span<const Cylinder> unit, const CoherencyRules& rules);

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_PLANE_BODIES_H_
