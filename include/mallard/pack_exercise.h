/// @file
/// Trying out the functions of a pack: matches of random players, in which every function that the
/// pack's entries carry should be called once at least, and what became of each.
#ifndef MALLARD_PACK_EXERCISE_H_
#define MALLARD_PACK_EXERCISE_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "mallard/ruleset.h"

namespace mallard {

/// How long to try.
struct PackExerciseOptions {
  uint64_t seed = 1;    ///< The same seed tries the same matches.
  int matches = 160;    ///< At most.
  int actions = 40000;  ///< At most, in all matches together.
};

/// One function of a pack.
struct ExercisedHook {
  std::string name;     ///< `card "spotters:flare".resolve`
  std::string file;     ///< Path inside the pack.
  int line = 0;         ///< Where the function begins.
  bool called = false;  ///< Some match came to it.
  std::string failure;  ///< The first mistake it made, with its place; "": none.
};

/// A `public` variable of a pack that a function has set while some player knew what others did
/// not: its value may tell them.
struct ExposedVariable {
  std::string id;    ///< `pack:name`.
  std::string file;  ///< Path inside the pack.
  int line = 0;      ///< Where it is declared.
};

/// What came of it.
struct PackExercise {
  std::vector<ExercisedHook> hooks;      ///< Every function of the pack, by entry.
  std::vector<ExposedVariable> exposed;  ///< Public variables that may tell secrets.
  int matches = 0;                       ///< Played, some of them not to the end.
  int actions = 0;                       ///< Taken in them.
};

/// Plays matches of `ruleset` at random until every function has been called that stands in the
/// text of the pack `pack_id`, or the options are used up: with the options of a match at their
/// defaults, and with each entry that one of them can name (modes, boards, ...), the pack's own
/// first.
/// Functions that fail are left out, so that the others are reached. An error if the ruleset has no
/// such pack. Not to be called while another thread uses the ruleset.
absl::StatusOr<PackExercise> ExercisePack(const std::shared_ptr<const Ruleset>& ruleset,
                                          absl::string_view pack_id,
                                          const PackExerciseOptions& options = {});

}  // namespace mallard

#endif  // MALLARD_PACK_EXERCISE_H_
