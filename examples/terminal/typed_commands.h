// What can be typed besides actions, the same line by line and on the full screen.
#ifndef MALLARD_EXAMPLES_TERMINAL_TYPED_COMMANDS_H_
#define MALLARD_EXAMPLES_TERMINAL_TYPED_COMMANDS_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "examples/terminal/words.h"

namespace mallard::terminal {

enum class Verb {
  kHelp,
  kAnswers,
  kMoves,
  kBack,
  kBoard,
  kShow,
  kZoom,
  kPreview,
  kHint,
  kLog,
  kDice,
  kUndo,
  kSave,
  kLoad,
  kReplay,
  kQuit,
};

struct CommandSpec {
  Verb verb;
  const char* name;
  const char* short_form;  // "" if there is none.
  const char* argument;    // In English, for the help text; "" if there is none.
  const char* doc;         // In English.
};
absl::Span<const CommandSpec> CommandSpecs();

// A command and what stands behind its name.
struct TypedCommand {
  Verb verb;
  absl::string_view argument;
};
// The command that a line is; nothing if it is none. A letter alone is short for a command; with
// more behind it, it begins an action.
std::optional<TypedCommand> FindCommand(absl::string_view line);
// A short form with something behind it ("z 3"), which may as well be the beginning of an action:
// for what is none.
std::optional<TypedCommand> FindShortCommand(absl::string_view line);

// A line for each command: what to type, and what it does.
std::vector<std::string> CommandLines(const Language& language);

// Whether an answer to a question means yes, in any language of the program.
bool IsYes(absl::string_view answer);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_TYPED_COMMANDS_H_
