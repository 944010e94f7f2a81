/// @file
/// Legal actions as a few groups, from which counting, picking the n-th and listing all follow.
///
/// A handler's `list` function offers groups in a fixed order to a Listing, which takes from them
/// what was asked for. A group that can be counted is not walked. Every offer answers whether the
/// handler shall go on: `if (!out.Cells(...)) return;`.
#ifndef MALLARD_FRAME_LISTING_H_
#define MALLARD_FRAME_LISTING_H_

#include <cstddef>
#include <cstdint>

#include "absl/base/attributes.h"
#include "absl/functional/function_ref.h"
#include "absl/types/span.h"
#include "mallard/action.h"
#include "mallard/action_prefix.h"
#include "mallard/primitives/bitboard.h"
#include "mallard/primitives/placement.h"

namespace mallard {

/// See the file comment. Allocates nothing.
class Listing {
 public:
  /// Counts everything that is offered.
  static Listing Count() { return Listing(Mode::kCount, 0, nullptr, nullptr); }
  /// Looks for the n-th action, from 0, and writes it to `found`, which stays as it is if there are
  /// not so many.
  static Listing Nth(uint64_t n, Action* found) { return Listing(Mode::kNth, n, found, nullptr); }
  /// Writes as many actions as there is room for.
  static Listing All(absl::Span<Action> out) {
    return Listing(Mode::kAll, 0, out.data(), out.data() + out.size());
  }

  /// Hands every action to `visit`, which outlives the listing, until that says false: for rules
  /// that look through the list of a question, or of a match inside their own.
  using Visitor = absl::FunctionRef<bool(const Action&)>;
  /// See Visitor.
  static Listing Each(const Visitor& visit) {
    Listing listing(Mode::kEach, 0, nullptr, nullptr);
    listing.visit_ = &visit;
    return listing;
  }

  /// Counts the actions that agree with `prefix`, which outlives the listing, and writes as many as
  /// there is room for. Groups that cannot agree are passed over.
  static Listing Where(const LegalPrefix& prefix, absl::Span<Action> out) {
    Listing listing(Mode::kWhere, 0, out.data(), out.data() + out.size());
    listing.prefix_ = &prefix;
    return listing;
  }

  /// Whether actions of that kind whose arguments of the mask `known` are those of `base` are
  /// wanted: a handler that pays for finding them asks before it looks for those of one unit.
  bool Wants(const Action& base, uint32_t known) const {
    return mode_ != Mode::kWhere || prefix_->MayInclude(base, known);
  }

  /// @name Offers, for handlers. False: nothing more is wanted.
  /// @{

  /// One action.
  bool One(const Action& action) {
    return Group(1, [&](uint64_t) { return action; });
  }
  /// `base` with each of the cells as argument number `arg`, in rising order.
  bool Cells(const Action& base, int arg, const Bitboard& cells) {
    if (mode_ == Mode::kCount) {
      number_ += static_cast<uint64_t>(cells.Count());
      return true;
    }
    return mode_ == Mode::kNth ? NthCell(base, arg, cells) : EachCell(base, arg, cells);
  }
  /// `base` with the number of each bit that is set as argument number `arg`, in rising order.
  bool Bits(const Action& base, int arg, uint64_t bits) {
    if (bits == 0) return true;
    const uint64_t counts = bits::ByteCounts(bits) * 0x0101010101010101u;
    return Group(counts >> 56, [&](uint64_t n) {
      Action action = base;
      action.args[arg] = bits::NthBit(bits, counts, static_cast<int>(n));
      return action;
    });
  }
  /// `base` with each number from `first` on, `count` of them, as argument number `arg`.
  bool Range(const Action& base, int arg, int first, int count) {
    return Group(static_cast<uint64_t>(count > 0 ? count : 0), [&](uint64_t n) {
      Action action = base;
      action.args[arg] = first + static_cast<int>(n);
      return action;
    });
  }
  /// `base` with the column and row of each anchor as arguments number `arg` and `arg` + 1.
  bool Points(const Action& base, int arg, const OverhangSet& anchors) {
    const uint64_t count = static_cast<uint64_t>(anchors.Count());
    if (PassOver(count)) return true;
    const auto with = [&](const OverhangAnchor& anchor) {
      Action action = base;
      action.args[arg] = anchor.col;
      action.args[arg + 1] = anchor.row;
      return action;
    };
    if (mode_ == Mode::kNth) {
      *next_ = with(anchors.Nth(static_cast<int>(number_)));
      return false;
    }
    if (mode_ >= Mode::kEach) {
      if (!Wants(base, ~(3u << arg))) return true;
      bool more = true;
      anchors.ForEach([&](const OverhangAnchor& anchor) { more = more && Visit(with(anchor)); });
      return more;
    }
    anchors.ForEach([&](const OverhangAnchor& anchor) {
      if (next_ != end_) *next_++ = with(anchor);
    });
    return next_ != end_;
  }
  /// `count` actions, of which `nth(n)` makes the n-th.
  template <class Make>
  bool Group(uint64_t count, Make nth) {
    if (PassOver(count)) return true;
    if (mode_ == Mode::kNth) {
      *next_ = nth(number_);
      return false;
    }
    if (mode_ >= Mode::kEach) {
      for (uint64_t n = 0; n < count; ++n) {
        if (!Visit(nth(n))) return false;
      }
      return true;
    }
    for (uint64_t n = 0; n < count && next_ != end_; ++n) *next_++ = nth(n);
    return next_ != end_;
  }
  /// For a handler that knows how many actions follow but has to walk through them: true if all of
  /// them are dealt with already and need not be offered.
  bool PassOver(uint64_t count) {
    switch (mode_) {
      case Mode::kCount:
        number_ += count;
        return true;
      case Mode::kNth:
        if (number_ < count) return false;
        number_ -= count;
        return true;
      case Mode::kAll:
      case Mode::kEach:
      case Mode::kWhere:
        break;
    }
    return count == 0;
  }
  /// @}

  /// @name Results
  /// @{
  uint64_t count() const { return number_; }  ///< Of Count and Where: how many there are.
  /// Of All: how many were written.
  size_t written(absl::Span<Action> out) const { return static_cast<size_t>(next_ - out.data()); }
  /// @}

 private:
  enum class Mode : uint8_t { kCount, kNth, kAll, kEach, kWhere };  // The last two visit each.
  Listing(Mode mode, uint64_t number, Action* next, Action* end)
      : mode_(mode), number_(number), next_(next), end_(end) {}

  // The cells of Cells, looked for or walked.
  bool NthCell(const Action& base, int arg, const Bitboard& cells) {
    // Looking for the cell costs no more than counting would.
    const int cell = number_ < kGridCells ? cells.Nth(static_cast<int>(number_)) : -1;
    if (cell < 0) return PassOver(static_cast<uint64_t>(cells.Count()));
    *next_ = base;
    next_->args[arg] = cell;
    return false;
  }
  // Apart, so that counting and looking for one do not pay for its registers.
  ABSL_ATTRIBUTE_NOINLINE bool EachCell(const Action& base, int arg, const Bitboard& cells) {
    if (mode_ >= Mode::kEach) {
      if (!Wants(base, ~(1u << arg))) return true;
      bool more = true;
      cells.ForEach([&](int cell) {
        Action action = base;
        action.args[arg] = cell;
        more = more && Visit(action);
      });
      return more;
    }
    cells.ForEach([&](int cell) {
      if (next_ == end_) return;
      *next_ = base;
      next_++->args[arg] = cell;
    });
    return next_ != end_;
  }

  // Of kEach and kWhere: deals with one action; false: nothing more is wanted.
  bool Visit(const Action& action) {
    if (mode_ == Mode::kEach) return (*visit_)(action);
    if (!prefix_->Includes(action)) return true;
    if (next_ != end_) *next_++ = action;
    ++number_;
    return true;
  }

  Mode mode_;
  uint64_t number_;  // Counted so far, or still to be passed over.
  Action* next_;     // Where to write.
  Action* end_;
  const Visitor* visit_ = nullptr;
  const LegalPrefix* prefix_ = nullptr;
};

}  // namespace mallard

#endif  // MALLARD_FRAME_LISTING_H_
