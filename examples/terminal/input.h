// The player's side of the dialogue: lines typed, or piped in by a script.
#ifndef MALLARD_EXAMPLES_TERMINAL_INPUT_H_
#define MALLARD_EXAMPLES_TERMINAL_INPUT_H_

#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "examples/terminal/line_editor.h"
#include "examples/terminal/screen.h"

namespace mallard::terminal {

class Input {
 public:
  // `idle`, if given, is called now and then while nothing is typed, and before each line is
  // obeyed; it returns true if it has written something. Lines cannot be edited then.
  explicit Input(Screen& screen, std::function<bool()> idle = nullptr);

  // What Tab completes, on a terminal where lines can be edited.
  void SetCompletion(LineEditor::Complete complete) { complete_ = std::move(complete); }

  // Shows `prompt` and reads a line from standard input, without the space around it; control
  // characters count as spaces. kOutOfRange: there is no more input. kInvalidArgument: the line was
  // too long, and has been skipped.
  absl::StatusOr<std::string> Ask(absl::string_view prompt);

 private:
  struct Line {
    std::string text;
    bool end = false;  // There is no more input.
    bool too_long = false;
  };
  static Line ReadLine();
  Line Wait(absl::string_view prompt);
  Line Edit(absl::string_view prompt);

  Screen& screen_;
  std::function<bool()> idle_;
  bool echo_;  // Input that nobody typed is shown, so that the output reads like a dialogue.
  std::unique_ptr<LineEditor> editor_;  // Null: lines are read as they come.
  LineEditor::Complete complete_;
};

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_INPUT_H_
