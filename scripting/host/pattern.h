// Lua patterns, matched with a budget.
//
// Lua's own matcher can need exponential time inside one call, which no instruction count sees.
// This one matches the same language (section 6.4.1 of the Lua manual) and counts its steps, so
// that a pathological pattern ends in an error and every other pattern just works. It differs from
// Lua's in this: mistakes in a pattern are reported before matching, wherever they stand; a
// position capture cannot be referred to; letters are ASCII letters whatever the locale.
//
// Knows nothing of the Lua machine; the string library of the sandbox is built on it.
#ifndef MALLARD_SCRIPTING_HOST_PATTERN_H_
#define MALLARD_SCRIPTING_HOST_PATTERN_H_

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace mallard {

/// A pattern, read and checked.
class Pattern {
 public:
  static constexpr int kMaxCaptures = 32;
  static constexpr int kMaxRepeats = 200;  ///< Bounds the depth of recursion.

  /// `anchors`: a leading `^` means the start of the subject (gmatch has no such anchor).
  static absl::StatusOr<Pattern> Parse(absl::string_view text, bool anchors);

  bool anchored() const { return anchored_; }  ///< Began with `^`.
  int captures() const { return captures_; }   ///< Number of captures in the pattern.

 private:
  friend class PatternMatch;
  enum class Op : uint8_t { kSingle, kOpen, kClose, kPosition, kBack, kBalance, kFrontier, kEnd };
  enum class Repeat : uint8_t { kOnce, kOptional, kStar, kPlus, kLazy };
  struct Item {
    Op op = Op::kSingle;
    Repeat repeat = Repeat::kOnce;
    uint8_t index = 0;         // kOpen, kClose, kPosition, kBack: capture.
    char open = 0, close = 0;  // kBalance.
    std::bitset<256> set;      // kSingle, kFrontier.
  };
  class Parser;

  std::vector<Item> items_;
  bool anchored_ = false;
  int captures_ = 0;
};

/// One attempt to match a pattern in a subject. Both must outlive it.
class PatternMatch {
 public:
  /// A piece of the subject; a position capture has no length.
  struct Capture {
    size_t start = 0;
    size_t length = 0;
    bool position = false;
  };

  /// `steps` is what is left of the budget; it goes below 0 when the match was given up.
  PatternMatch(const Pattern& pattern, absl::string_view subject, int64_t& steps)
      : pattern_(pattern), subject_(subject), steps_(steps) {}

  /// Tries to match at exactly `start`. False when it does not match or the budget is spent.
  bool At(size_t start);
  size_t end() const { return end_; }  ///< After a match: one past its last byte.
  const Capture& capture(int index) const { return captures_[index]; }  ///< After a match.

 private:
  bool Run(size_t item, size_t at);
  bool Single(const Pattern::Item& item, size_t at) const {
    return at < subject_.size() && item.set[static_cast<unsigned char>(subject_[at])];
  }
  bool Repeated(const Pattern::Item& item, size_t next, size_t at);
  /// The length of the balanced piece at `at`, or 0.
  size_t Balanced(const Pattern::Item& item, size_t at);

  const Pattern& pattern_;
  absl::string_view subject_;
  int64_t& steps_;
  size_t end_ = 0;
  Capture captures_[Pattern::kMaxCaptures];
};

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_PATTERN_H_
