/// @file
/// A game's manifest: every kind of action, event and decision with named and typed arguments, and
/// every option of its configuration. One table feeds the C enums, the text notation, the
/// reference pages and the bindings, so they cannot disagree.
#ifndef MALLARD_MANIFEST_H_
#define MALLARD_MANIFEST_H_

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace mallard {

/// How an argument is written as text.
enum class ArgType : uint8_t {
  kInt,    ///< A decimal integer.
  kCell,   ///< A grid cell number (row * 16 + column), written B6.
  kPoint,  ///< Two arguments, column and row from 0, either may be negative: C4, or `-2/3` (column
           ///< and row from 0) when off the grid.
  kSeat,   ///< A seat from 0, written p1, p2, ...; -1 is written nobody.
  kWord,   ///< An index into `words`.
  kName,   ///< An index into a content table of the ruleset, written as its short id.
};

/// One named argument.
struct ArgSpec {
  const char* name;                ///< Lower case, words joined by underscores.
  ArgType type = ArgType::kInt;    ///< How it is written.
  const char* doc = "";            ///< What it means.
  std::vector<const char*> words;  ///< kWord: by value from 0.
  const char* table = "";          ///< kName: which content table.
  /// Slots of `args` it takes up.
  int width() const { return type == ArgType::kPoint ? 2 : 1; }
};

/// One kind of action, event or decision.
struct KindSpec {
  uint32_t kind;              ///< Stable number, from 1; never reused.
  const char* name;           ///< Unique in its list; the first word of the text notation.
  const char* doc;            ///< What it is.
  std::vector<ArgSpec> args;  ///< In order, from args[0].
  /// Actions only: takes an earlier one back, so a player who has not run into a dead end gets on
  /// without it. Random players seldom choose such actions; user interfaces may group them.
  bool takes_back = false;
};

/// One option of a match's configuration. Values are text; the game's rules say what they mean.
struct OptionSpec {
  /// What values are accepted.
  enum class Type : uint8_t {
    kBool,  ///< true, false
    kInt,   ///< Within [min, max].
    kWord,  ///< One of `words`.
    kText,  ///< Free, or content of the ruleset, as `kinds` says.
  };
  /// How a kText option that has `kinds` names content.
  enum class Naming : uint8_t {
    kOne,     ///< One entry.
    kSome,    ///< One or more, separated by commas.
    kOrText,  ///< One entry, or any other text, which the game checks when a match is created.
  };
  const char* name;                ///< Lower case, words joined by underscores.
  Type type;                       ///< What values are accepted.
  const char* fallback;            ///< Default, as text.
  const char* doc;                 ///< What it changes.
  int64_t min = 0;                 ///< kInt.
  int64_t max = 0;                 ///< kInt.
  std::vector<const char*> words;  ///< kWord; of kText: words it takes besides.
  /// kText: kinds of entry whose ids it takes, whole or short. Then nothing else is accepted but
  /// `words`, and nothing at all where that is the default. Without kinds any text is accepted
  /// until the game has looked at it.
  std::vector<const char*> kinds = {};
  Naming naming = Naming::kOne;  ///< How many ids.
};

/// The manifest of one game.
struct Manifest {
  const char* game;                 ///< "battleducks"
  const char* title;                ///< "BattleDucks"
  const char* doc;                  ///< One sentence.
  std::vector<KindSpec> actions;    ///< By rising kind, from 1; numbers may be left out.
  std::vector<KindSpec> events;     ///< In the same way.
  std::vector<KindSpec> decisions;  ///< In the same way.
  std::vector<OptionSpec> options;  ///< In the order shown to people.

  /// The spec of a kind, or null. Constant time up to the first number that is left out.
  static const KindSpec* Find(absl::Span<const KindSpec> specs, uint32_t kind) {
    if (kind >= 1 && kind <= specs.size() && specs[kind - 1].kind == kind) return &specs[kind - 1];
    const auto found =
        std::lower_bound(specs.begin(), specs.end(), kind,
                         [](const KindSpec& spec, uint32_t number) { return spec.kind < number; });
    return found != specs.end() && found->kind == kind ? &*found : nullptr;
  }
};

}  // namespace mallard

#endif  // MALLARD_MANIFEST_H_
