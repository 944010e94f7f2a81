#include "examples/terminal/input.h"

#include <cstdio>

#include "absl/strings/ascii.h"

namespace mallard::terminal {
namespace {

constexpr size_t kMaxLine = 4096;

}  // namespace

Input::Input(Screen& screen) : screen_(screen), echo_(!IsTerminal(stdin)) {}

absl::StatusOr<std::string> Input::Ask(absl::string_view prompt) {
  screen_.Write(screen_.Paint(Tone::kStrong, prompt));
  screen_.Flush();
  std::string line;
  bool too_long = false;
  int c = std::getchar();
  if (c == EOF) {
    screen_.Line();
    return absl::OutOfRangeError("end of input");
  }
  for (; c != EOF && c != '\n'; c = std::getchar()) {
    if (line.size() < kMaxLine) {
      line += absl::ascii_iscntrl(static_cast<unsigned char>(c)) ? ' ' : static_cast<char>(c);
    } else {
      too_long = true;
    }
  }
  absl::StripAsciiWhitespace(&line);
  if (echo_) screen_.Line(too_long ? "..." : line);
  if (too_long) return absl::InvalidArgumentError("That line is too long.");
  return line;
}

}  // namespace mallard::terminal
