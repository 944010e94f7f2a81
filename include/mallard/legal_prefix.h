/// @file
/// Legal actions that agree with a prefix: all of one unit, of one kind, of one card.
#ifndef MALLARD_LEGAL_PREFIX_H_
#define MALLARD_LEGAL_PREFIX_H_

#include <cstddef>
#include <cstdint>

#include "absl/types/span.h"
#include "mallard/action.h"
#include "mallard/match.h"

namespace mallard {

/// What legal actions are asked for.
struct LegalPrefix {
  Action fixed;       ///< A kind, or 0 for any; arguments where the mask says so.
  uint32_t mask = 0;  ///< Bit n: args[n] is fixed.

  /// Whether an action agrees with it.
  bool Includes(const Action& action) const {
    if (fixed.kind != 0 && action.kind != fixed.kind) return false;
    for (int i = 0; i < 7; ++i) {
      if ((mask >> i & 1) != 0 && action.args[i] != fixed.args[i]) return false;
    }
    return true;
  }
};

/// Writes the first out.size() legal actions of `seat` that agree with the prefix, in order;
/// returns how many there are. Lists the others too, into memory that each thread keeps: nothing is
/// allocated once that has grown.
uint64_t LegalActionsWhere(const Match& match, int seat, const LegalPrefix& prefix,
                           absl::Span<Action> out);

}  // namespace mallard

#endif  // MALLARD_LEGAL_PREFIX_H_
