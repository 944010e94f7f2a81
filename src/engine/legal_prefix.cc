#include "mallard/legal_prefix.h"

#include <vector>

namespace mallard {

uint64_t Rules::LegalActionsWhere(const void* state, int seat, const LegalPrefix& prefix,
                                  absl::Span<Action> out) const {
  thread_local std::vector<Action> all;
  all.resize(static_cast<size_t>(LegalCount(state, seat)));
  all.resize(LegalActions(state, seat, absl::MakeSpan(all)));
  uint64_t found = 0;
  for (const Action& action : all) {
    if (!prefix.Includes(action)) continue;
    if (found < out.size()) out[static_cast<size_t>(found)] = action;
    ++found;
  }
  return found;
}

uint64_t LegalActionsWhere(const Match& match, int seat, const LegalPrefix& prefix,
                           absl::Span<Action> out) {
  const bool answers = match.HasSeat(seat) && match.viewer().Knows(seat);
  return answers ? match.rules().LegalActionsWhere(match.state(), seat, prefix, out) : 0;
}

}  // namespace mallard
