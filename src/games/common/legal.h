// Legal actions as a few groups: counted, indexed and listed without being built one by one.
//
// A *visit* function calls its argument with one LegalGroup after another, in the order actions are
// listed; it stops when the argument answers false.
#ifndef MALLARD_SRC_GAMES_COMMON_LEGAL_H_
#define MALLARD_SRC_GAMES_COMMON_LEGAL_H_

#include <cstddef>
#include <cstdint>

#include "absl/types/span.h"
#include "mallard/action.h"
#include "mallard/primitives/bitboard.h"
#include "mallard/primitives/placement.h"

namespace mallard {

/// True if every argument from position `from` on is 0.
inline bool ArgsAreZeroFrom(const Action& action, int from) {
  int32_t any = 0;
  for (int i = from; i < 7; ++i) any |= action.args[i];
  return any == 0;
}

/// Actions that differ only in where they are aimed.
struct LegalGroup {
  Action base;
  int target_arg = -1;                    // First argument that differs; -1: `base` is all.
  Bitboard cells;                         // Targets, if `overhang` is null.
  const OverhangSet* overhang = nullptr;  // Targets that may lie off the grid (column and row).
  int known_count = -1;                   // How many `cells` there are, if that is known already.

  static LegalGroup Single(const Action& action) { return {action, -1, {}, nullptr}; }

  int Count() const {
    if (target_arg < 0) return 1;
    if (known_count >= 0) return known_count;
    return overhang != nullptr ? overhang->Count() : cells.Count();
  }
  Action Nth(int n) const {
    Action action = base;
    if (target_arg < 0) return action;
    if (overhang != nullptr) {
      const OverhangAnchor anchor = overhang->Nth(n);
      action.args[target_arg] = anchor.col;
      action.args[target_arg + 1] = anchor.row;
    } else {
      action.args[target_arg] = cells.Nth(n);
    }
    return action;
  }
  /// Writes them from `next` on, but not beyond `end`; returns where it stopped.
  Action* List(Action* next, Action* end) const {
    const Action blank = base;
    const int arg = target_arg;
    if (arg < 0) {
      if (next != end) *next++ = blank;
    } else if (overhang != nullptr) {
      overhang->ForEach([&](const OverhangAnchor& anchor) {
        if (next == end) return;
        *next = blank;
        next->args[arg] = anchor.col;
        next->args[arg + 1] = anchor.row;
        ++next;
      });
    } else {
      cells.ForEach([&](int cell) {
        if (next == end) return;
        *next = blank;
        next->args[arg] = cell;
        ++next;
      });
    }
    return next;
  }
};

template <class Visit>
uint64_t CountLegal(Visit visit) {
  uint64_t count = 0;
  visit([&](const LegalGroup& group) {
    count += static_cast<uint64_t>(group.Count());
    return true;
  });
  return count;
}

template <class Visit>
Action NthLegal(uint64_t n, Visit visit) {
  Action action;
  visit([&](const LegalGroup& group) {
    const uint64_t count = static_cast<uint64_t>(group.Count());
    if (n >= count) {
      n -= count;
      return true;
    }
    action = group.Nth(static_cast<int>(n));
    return false;
  });
  return action;
}

template <class Visit>
size_t ListLegal(absl::Span<Action> out, Visit visit) {
  Action* next = out.data();
  Action* const end = out.data() + out.size();
  visit([&](const LegalGroup& group) {
    next = group.List(next, end);
    return next != end;
  });
  return static_cast<size_t>(next - out.data());
}

}  // namespace mallard

#endif  // MALLARD_SRC_GAMES_COMMON_LEGAL_H_
