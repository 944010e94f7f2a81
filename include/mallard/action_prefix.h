/// @file
/// What legal actions are asked for: all of one kind, of one unit, of one card.
#ifndef MALLARD_ACTION_PREFIX_H_
#define MALLARD_ACTION_PREFIX_H_

#include <cstdint>

#include "mallard/action.h"

namespace mallard {

/// A kind and some arguments; an action that has them agrees with it.
struct LegalPrefix {
  Action fixed;       ///< A kind, or 0 for any; arguments where the mask says so.
  uint32_t mask = 0;  ///< Bit n: args[n] is fixed.

  /// Whether an action agrees with it.
  bool Includes(const Action& action) const { return MayInclude(action, 0x7F); }
  /// Whether an action may agree with it of which only the arguments of `known` are settled.
  bool MayInclude(const Action& action, uint32_t known) const {
    if (fixed.kind != 0 && action.kind != fixed.kind) return false;
    for (int i = 0; i < 7; ++i) {
      if ((mask & known) >> i & 1 && action.args[i] != fixed.args[i]) return false;
    }
    return true;
  }
};

}  // namespace mallard

#endif  // MALLARD_ACTION_PREFIX_H_
