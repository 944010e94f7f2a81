/// @file
/// Legal actions that agree with a prefix: all of one unit, of one kind, of one card.
#ifndef MALLARD_LEGAL_PREFIX_H_
#define MALLARD_LEGAL_PREFIX_H_

#include <cstddef>
#include <cstdint>

#include "absl/types/span.h"
#include "mallard/action.h"
#include "mallard/action_prefix.h"
#include "mallard/match.h"

namespace mallard {

/// Writes the first out.size() legal actions of `seat` that agree with the prefix, in order;
/// returns how many there are. What cannot agree is not looked at where the game can tell (all
/// games of the frame can, by groups); nothing is allocated.
uint64_t LegalActionsWhere(const Match& match, int seat, const LegalPrefix& prefix,
                           absl::Span<Action> out);

}  // namespace mallard

#endif  // MALLARD_LEGAL_PREFIX_H_
