/// @file
/// The last list of an open question that a thread has made.
///
/// Lists of open questions hold proposals, each of which had to be looked for. Whoever plays at
/// random counts them and then fetches one: the second is answered from here. What is kept is known
/// by all that it follows from (the rules, the whole state, the seat), so it can never be wrong.
/// For the frame only.
#ifndef MALLARD_FRAME_KEPT_LIST_H_
#define MALLARD_FRAME_KEPT_LIST_H_

#include <cstddef>
#include <cstdint>

#include "absl/types/span.h"
#include "mallard/action.h"
#include "mallard/state_parts.h"

namespace mallard {

/// See the file comment.
class KeptList {
 public:
  /// What a list follows from.
  struct Source {
    uint64_t rules;           ///< Fingerprint of rules and configuration.
    const StateParts& state;  ///< The state ...
    size_t size;              ///< ... and its size.
    int seat;                 ///< Whose list it is.
  };

  /// The calling thread's.
  static KeptList& OfThread();

  /// Whether the list of that source is kept.
  bool Has(const Source& source) const;
  /// Where to write one. Until Keep, nothing is kept.
  absl::Span<Action> Room();
  /// Keeps the first `count` actions of the room as the list of that source. A list that fills all
  /// of it may be longer, and is not kept: false.
  bool Keep(const Source& source, size_t count);
  /// The list that is kept.
  absl::Span<const Action> actions() const { return absl::MakeConstSpan(actions_, count_); }

 private:
  static constexpr size_t kRoom = 128;

  bool kept_ = false;
  int seat_ = 0;
  uint64_t rules_ = 0;
  size_t count_ = 0;
  StateCopy state_;
  Action actions_[kRoom];
};

}  // namespace mallard

#endif  // MALLARD_FRAME_KEPT_LIST_H_
