/// @file
/// What rules tell about arguments whose values cannot all be listed: a place on a map, a step. For
/// Rules and Choice.
#ifndef MALLARD_OPEN_CHOICE_H_
#define MALLARD_OPEN_CHOICE_H_

#include <cstdint>
#include <limits>

#include "mallard/reference.h"

namespace mallard {

/// Between which numbers the values of an open argument lie, both ends included. Not every value
/// between them is legal; none beyond them is.
struct OpenBounds {
  /// The lowest value of each slot.
  int32_t low[2] = {std::numeric_limits<int32_t>::min(), std::numeric_limits<int32_t>::min()};
  /// The highest.
  int32_t high[2] = {std::numeric_limits<int32_t>::max(), std::numeric_limits<int32_t>::max()};
};

/// Where one thing ends if an action is taken and no dice interfere.
struct PreviewStep {
  Reference thing;  ///< What moves.
  Reference to;     ///< Where it ends: a reference of type kPlace, kCell, ...
};
static_assert(sizeof(PreviewStep) == 32);

}  // namespace mallard

#endif  // MALLARD_OPEN_CHOICE_H_
