#include "mallard/frame/kept_list.h"

#include <cstring>

namespace mallard {

KeptList& KeptList::OfThread() {
  static thread_local KeptList list;
  return list;
}

bool KeptList::Has(const Source& source) const {
  return kept_ && rules_ == source.rules && seat_ == source.seat && state_.size() == source.size &&
         std::memcmp(state_.data(), source.state, source.size) == 0;
}

absl::Span<Action> KeptList::Room() {
  kept_ = false;
  return absl::MakeSpan(actions_);
}

bool KeptList::Keep(const Source& source, size_t count) {
  if (count == kRoom) return false;
  if (state_.size() != source.size) state_ = StateBuffer(source.size);
  std::memcpy(state_.data(), source.state, source.size);
  rules_ = source.rules;
  seat_ = source.seat;
  count_ = count;
  kept_ = true;
  return true;
}

}  // namespace mallard
