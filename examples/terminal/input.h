// The player's side of the dialogue: lines typed, or piped in by a script.
#ifndef MALLARD_EXAMPLES_TERMINAL_INPUT_H_
#define MALLARD_EXAMPLES_TERMINAL_INPUT_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "examples/terminal/screen.h"

namespace mallard::terminal {

class Input {
 public:
  explicit Input(Screen& screen);

  // Shows `prompt` and reads a line from standard input, without the space around it; control
  // characters count as spaces. kOutOfRange: there is no more input. kInvalidArgument: the line was
  // too long, and has been skipped.
  absl::StatusOr<std::string> Ask(absl::string_view prompt);

 private:
  Screen& screen_;
  bool echo_;  // Input that nobody typed is shown, so that the output reads like a dialogue.
};

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_INPUT_H_
