/// @file
/// What rules call things: this unit, that weapon of it. A number is never shown to people where
/// the rules have a name for it; scenes, choices and the sentences of events all ask here, so that
/// they call one thing by one name.
#ifndef MALLARD_NAMING_H_
#define MALLARD_NAMING_H_

#include <cstddef>
#include <cstdint>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/manifest.h"
#include "mallard/reference.h"
#include "mallard/scene_label.h"

namespace mallard {

/// A thing to be named: an argument of an action, event or decision, or a reference by itself.
struct Thing {
  Reference reference;                   ///< What it is.
  absl::Span<const ArgSpec> specs = {};  ///< The arguments it stands among; empty: it is alone.
  const int32_t* args = nullptr;         ///< Their values.

  /// The type of argument it is.
  ArgType type() const { return static_cast<ArgType>(reference.type); }
  /// Its number.
  int32_t value() const { return reference.value[0]; }
  /// Whether it is an entry of that table of the rules.
  bool IsOf(uint32_t table) const { return reference.table == table; }
  /// The value of the first argument of a type that stands beside it; null if there is none. A
  /// weapon's number means something only together with its unit.
  const int32_t* Beside(ArgType wanted) const {
    const int32_t* value = args;
    for (const ArgSpec& spec : specs) {
      if (spec.type == wanted) return value;
      value += spec.width();
    }
    return nullptr;
  }
};

/// What a thing is called.
struct ThingName {
  SceneLabel label;  ///< Kind kNone: it has no name of its own.
  /// Which part of what the label names (a model of a unit), from 1; 0: all of it. Sentences leave
  /// it out, choices show it.
  int part = 0;
  /// A name that a player gave it, which is used instead of the label; "": none. It lies in the
  /// state that was looked at.
  absl::string_view given = {};
};

/// Something that an action costs.
struct ActionCost {
  SceneLabel label;    ///< What is paid: army points, food, turns.
  int32_t amount = 0;  ///< How much of it; negative: it is given back.
};

}  // namespace mallard

#endif  // MALLARD_NAMING_H_
