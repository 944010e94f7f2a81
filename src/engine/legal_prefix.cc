#include "mallard/legal_prefix.h"

#include <vector>

namespace mallard {

uint64_t LegalActionsWhere(const Match& match, int seat, const LegalPrefix& prefix,
                           absl::Span<Action> out) {
  thread_local std::vector<Action> all;
  all.resize(static_cast<size_t>(match.LegalCount(seat)));
  all.resize(match.LegalActions(seat, absl::MakeSpan(all)));
  uint64_t found = 0;
  for (const Action& action : all) {
    if (!prefix.Includes(action)) continue;
    if (found < out.size()) out[static_cast<size_t>(found)] = action;
    ++found;
  }
  return found;
}

}  // namespace mallard
