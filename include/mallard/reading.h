/// @file
/// Things as people read them, in a language of the packs: names of units, entries and players,
/// words of the manifest, places in inches. Notation (mallard/notation.h) is what people type.
#ifndef MALLARD_READING_H_
#define MALLARD_READING_H_

#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/types/span.h"
#include "mallard/match.h"
#include "mallard/rules.h"

namespace mallard {

/// Reads to one person: what that person may know, in one language. Cheap to make; it borrows
/// everything.
class Reader {
 public:
  /// `seen` is a state redacted for whoever reads; null: nothing is known but the rules, and units
  /// have numbers. `language` is one of the ruleset's catalog. `actor` is whose things are meant
  /// where everybody has some of that number (lines of army lists); -1: nobody's.
  Reader(const Rules& rules, const void* seen, int language, int actor = -1)
      : rules_(rules), seen_(seen), language_(language), actor_(actor) {}

  /// The `index`-th of some arguments. With `parts` every model of a unit has a name of its own.
  std::string Arg(absl::Span<const ArgSpec> specs, const int32_t* args, size_t index,
                  bool parts) const;
  /// What a reference means.
  std::string Of(const Reference& reference) const;
  /// A player: the name that the rules give, or "Player 2"; "nobody" below 0.
  std::string Seat(int seat) const;
  /// What a label says; "" for texts of a scene's own, which only the scene has.
  std::string Label(const SceneLabel& label) const;
  /// What a seat is asked, in the words of a pack: said to that player, or with `waiting` to those
  /// who wait for it. "" if nothing is asked.
  std::string Prompt(const Decision& decision, int seat, bool waiting) const;

 private:
  std::string Name(const Thing& thing, bool parts) const;
  std::string Number(ArgType type, const int32_t* value) const;

  const Rules& rules_;
  const void* seen_;
  int language_;
  int actor_;
};

/// What `seat` is being asked, as it is said to `viewer`: to the player, or to whoever waits. "" if
/// it is asked nothing.
std::string PromptText(const Match& match, Viewer viewer, int seat, int language);
/// What `viewer` calls the thing a reference stands for.
std::string ReferenceText(const Match& match, Viewer viewer, const Reference& reference,
                          int language);

}  // namespace mallard

#endif  // MALLARD_READING_H_
