// What one run of the simulator does: a match, and a list of steps. A plan follows from a number;
// as text it can be kept, and shortened.
#ifndef MALLARD_TESTS_SIMULATOR_PLAN_H_
#define MALLARD_TESTS_SIMULATOR_PLAN_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace mallard::simulator {

enum class Deed : uint8_t {
  kAct,        ///< A listed action is taken.
  kTry,        ///< An action made up of bytes, or a listed one with a number changed.
  kUndo,       ///< Some actions are taken back.
  kRedo,       ///< And done again.
  kRestore,    ///< The match is saved, and goes on from the bytes.
  kReload,     ///< It is carried over to packs that were loaded anew, or are others.
  kClone,      ///< A copy goes on, and does the same as the original.
  kView,       ///< What a viewer may know is opened as a client would.
  kImagine,    ///< What a player does not know is imagined.
  kReplay,     ///< The way it went is gone again.
  kNoMemory,   ///< Memory runs out while an action is taken, or the match is saved, read or drawn.
  kInterrupt,  ///< The application stops the scripts of an action.
  kDamage,     ///< A bit of what was written flips.
  kForge,      ///< Bytes are changed on purpose; what is accepted is played.
};
inline constexpr int kDeeds = 14;

/// The number says which of the many possible ones.
struct Step {
  Deed deed;
  uint32_t number;
};

struct Plan {
  uint32_t setting = 0;  ///< Game, packs and options: see settings.h.
  uint64_t seed = 0;     ///< Of the match.
  bool history = true;   ///< It keeps history and events.
  bool refuses = false;  ///< Actions whose scripts fail are refused, not carried out without them.
  std::vector<Step> steps;
};

/// The plan of that number, with so many steps.
Plan MakePlan(uint64_t number, int steps);

/// "7 1234 history refuses: act 99; undo 3; ..."
std::string ToText(const Plan& plan);
/// What ToText gave; nothing if it is no plan.
std::optional<Plan> ParsePlan(absl::string_view text);

}  // namespace mallard::simulator

#endif  // MALLARD_TESTS_SIMULATOR_PLAN_H_
