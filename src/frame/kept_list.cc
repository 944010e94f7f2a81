#include "mallard/frame/kept_list.h"

namespace mallard {

KeptList& KeptList::OfThread() {
  static thread_local KeptList list;
  return list;
}

bool KeptList::Has(const Source& source) const {
  return kept_ && rules_ == source.rules && seat_ == source.seat &&
         state_.state_size() == source.size && state_.IsOf(source.state);
}

absl::Span<Action> KeptList::Room() {
  kept_ = false;
  return absl::MakeSpan(actions_);
}

bool KeptList::Keep(const Source& source, size_t count) {
  if (count == kRoom) return false;
  if (state_.state_size() != source.size) state_ = StateCopy(source.size);
  state_.Take(source.state);
  rules_ = source.rules;
  seat_ = source.seat;
  count_ = count;
  kept_ = true;
  return true;
}

}  // namespace mallard
