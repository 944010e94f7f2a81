/// @file
/// The arguments of an action, judged from the manifest before a game's own check runs: ranges,
/// widths, names that there are, and arguments that must be 0. Whatever fails here is senseless; a
/// handler sees only arguments that mean something.
#ifndef MALLARD_FRAME_ARGUMENTS_H_
#define MALLARD_FRAME_ARGUMENTS_H_

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/action.h"
#include "mallard/frame/refusal.h"
#include "mallard/manifest.h"
#include "mallard/rules.h"

namespace mallard {

/// The values that each argument of each kind of action may have.
class ArgumentRanges {
 public:
  /// From the manifest, for a match of so many players. Names have no value until SetNames.
  ArgumentRanges(const Manifest& manifest, int seats);
  /// Says how many names a table has.
  void SetNames(absl::string_view table, int count);
  /// From now on the specs of that kind come from Rules::ActionArgs, since its later arguments
  /// depend on its earlier ones.
  void SetDependent(uint32_t kind);

  /// True if every argument means something. False also for kinds that there are not and for
  /// dependent ones: Judge knows.
  bool Fits(const Action& action) const {
    if (action.kind >= kinds_.size()) return false;
    const Range& range = kinds_[action.kind];
    int32_t numbers[kNumbers];
    std::memcpy(numbers, &action, sizeof numbers);
    int32_t wrong = 0;
    for (int i = 0; i < kNumbers; ++i) {
      // All bits or none, which is what comparing several at once gives.
      wrong |= (numbers[i] < range.min[i] ? -1 : 0) | (numbers[i] > range.max[i] ? -1 : 0);
    }
    return wrong == 0;
  }
  /// The same for every kind, with the reason.
  Refusal Judge(const Rules& rules, const Action& action) const;

 private:
  static constexpr int kArgs = 7;
  // Of an action, its kind being the first. A power of two, so that compilers compare several at
  // once.
  static constexpr int kNumbers = 8;
  struct alignas(16) Range {
    int32_t min[kNumbers];
    int32_t max[kNumbers];
  };
  static_assert(sizeof(Action) == kNumbers * sizeof(int32_t));
  // No action fits it.
  static constexpr Range kNothing = {{0}, {-1}};
  void Fill(const KindSpec& spec);

  const Manifest& manifest_;
  int seats_;
  std::vector<std::pair<const char*, int>> tables_;
  std::vector<bool> dependent_;
  std::vector<Range> kinds_;  // By kind; those that there are not fit nothing.
};

}  // namespace mallard

#endif  // MALLARD_FRAME_ARGUMENTS_H_
