#include "mallard/frame/arguments.h"

#include <algorithm>
#include <limits>

#include "mallard/primitives/bitboard.h"
#include "mallard/text_argument.h"

namespace mallard {
namespace {

struct ValueBounds {
  int32_t min;
  int32_t max;
};

// What an argument may be; `names` is how many names its table has.
ValueBounds ValueBoundsOf(const ArgSpec& spec, int seats, int names) {
  ValueBounds bounds = {0, 0};
  switch (spec.type) {
    case ArgType::kCell:
      bounds.max = kGridCells - 1;
      break;
    case ArgType::kSeat:
      bounds.max = seats - 1;
      break;
    case ArgType::kWord:
    case ArgType::kYesNo:
      bounds.max = static_cast<int32_t>(spec.words.size()) - 1;
      break;
    case ArgType::kName:
    case ArgType::kHex:
    case ArgType::kNode:
      bounds.max = names - 1;
      break;
    case ArgType::kHour:
      bounds = {1, 12};
      break;
    case ArgType::kText:  // Its bytes are looked at, not its numbers.
      return {std::numeric_limits<int32_t>::min(), std::numeric_limits<int32_t>::max()};
    default:  // Numbers and places: whatever the manifest says.
      bounds = {std::numeric_limits<int32_t>::min(), std::numeric_limits<int32_t>::max()};
      break;
  }
  if (spec.min != ArgSpec::kByType) bounds.min = spec.min;
  if (spec.max != ArgSpec::kByType) bounds.max = spec.max;
  return bounds;
}

Refusal JudgeText(const ArgSpec& spec, const int32_t* slots) {
  if (ArgumentText(slots, spec.width()).IsSound(spec.max)) return kAllowed;
  return Senseless("{argument} must be plain text of 1 to {most} bytes", spec.name, spec.max);
}

Refusal OutOfBounds(const ArgSpec& spec, const ValueBounds& bounds, int32_t value) {
  if (spec.min != ArgSpec::kByType && spec.max != ArgSpec::kByType) {
    return Senseless("{argument} goes from {min} to {max}, not {value}", spec.name, bounds.min,
                     bounds.max, value);
  }
  return Senseless("there is no {argument} {value}", spec.name, value);
}

}  // namespace

ArgumentRanges::ArgumentRanges(const Manifest& manifest, int seats)
    : manifest_(manifest), seats_(seats) {
  size_t kinds = 1;
  for (const KindSpec& spec : manifest.actions) kinds = std::max<size_t>(kinds, spec.kind + 1);
  kinds_.assign(kinds, kNothing);
  dependent_.assign(kinds, false);
  for (const KindSpec& spec : manifest.actions) Fill(spec);
}

void ArgumentRanges::Fill(const KindSpec& spec) {
  Range& range = kinds_[spec.kind];
  range = {};  // An argument that is not used is 0.
  range.min[0] = range.max[0] = static_cast<int32_t>(spec.kind);
  int slot = 1;
  const bool has_text = std::any_of(spec.args.begin(), spec.args.end(),
                                    [](const ArgSpec& arg) { return arg.type == ArgType::kText; });
  if (has_text) range = kNothing;  // Judge reads it.
  for (const ArgSpec& arg : has_text ? absl::Span<const ArgSpec>() : spec.args) {
    int names = 0;
    for (const auto& [table, count] : tables_) {
      if (absl::string_view(arg.table) == table) names = count;
    }
    const ValueBounds bounds = ValueBoundsOf(arg, seats_, names);
    for (int i = 0; i < arg.width(); ++i, ++slot) {
      range.min[slot] = bounds.min;
      range.max[slot] = bounds.max;
    }
  }
}

void ArgumentRanges::SetNames(absl::string_view table, int count) {
  for (const KindSpec& spec : manifest_.actions) {
    bool uses = false;
    for (const ArgSpec& arg : spec.args) {
      if (!arg.named() || table != arg.table) continue;
      if (!uses) tables_.emplace_back(arg.table, count);
      uses = true;
    }
    if (uses && !dependent_[spec.kind]) Fill(spec);
  }
}

void ArgumentRanges::SetDependent(uint32_t kind) {
  dependent_[kind] = true;
  kinds_[kind] = kNothing;
}

Refusal ArgumentRanges::Judge(const Rules& rules, const Action& action) const {
  if (Fits(action)) return kAllowed;
  const bool dependent = action.kind < dependent_.size() && dependent_[action.kind];
  if (!dependent && Manifest::Find(manifest_.actions, action.kind) == nullptr) {
    return Senseless("{game} has no action of kind {kind}", manifest_.title, action.kind);
  }
  const auto names_of = [&](const ArgSpec& arg) {
    if (!arg.named()) return 0;
    for (const auto& [table, count] : tables_) {
      if (arg.table == table) return count;  // The very same literal: letters need no comparing.
    }
    return static_cast<int>(rules.Names(arg.table).size());
  };
  int slot = 0;
  for (const ArgSpec& arg : rules.ActionArgs(action)) {
    if (arg.type == ArgType::kText) {
      if (Refusal no = JudgeText(arg, action.args + slot)) return no;
    }
    const ValueBounds bounds = ValueBoundsOf(arg, seats_, names_of(arg));
    for (int i = 0; i < arg.width() && slot < kArgs; ++i, ++slot) {
      const int32_t value = action.args[slot];
      if (value < bounds.min || value > bounds.max) return OutOfBounds(arg, bounds, value);
    }
  }
  for (; slot < kArgs; ++slot) {
    if (action.args[slot] != 0) {
      return Senseless("arguments that the action does not use must be 0");
    }
  }
  return kAllowed;
}

}  // namespace mallard
