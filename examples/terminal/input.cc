#include "examples/terminal/input.h"

#include <chrono>
#include <cstdio>
#include <future>

#include "absl/strings/ascii.h"

namespace mallard::terminal {
namespace {

constexpr size_t kMaxLine = 4096;
constexpr std::chrono::milliseconds kIdleEvery(200);

}  // namespace

Input::Input(Screen& screen, std::function<bool()> idle)
    : screen_(screen), idle_(std::move(idle)), echo_(!IsTerminal(stdin)) {}

Input::Line Input::ReadLine() {
  Line line;
  int c = std::getchar();
  line.end = c == EOF;
  for (; c != EOF && c != '\n'; c = std::getchar()) {
    if (line.text.size() < kMaxLine) {
      line.text += absl::ascii_iscntrl(static_cast<unsigned char>(c)) ? ' ' : static_cast<char>(c);
    } else {
      line.too_long = true;
    }
  }
  absl::StripAsciiWhitespace(&line.text);
  return line;
}

// The line is read by a thread of its own, which ends with it.
Input::Line Input::Wait(absl::string_view prompt) {
  std::future<Line> line = std::async(std::launch::async, &Input::ReadLine);
  while (line.wait_for(kIdleEvery) != std::future_status::ready) {
    if (!idle_()) continue;
    screen_.Write(screen_.Paint(Tone::kStrong, prompt));
    screen_.Flush();
  }
  return line.get();
}

absl::StatusOr<std::string> Input::Ask(absl::string_view prompt) {
  screen_.Write(screen_.Paint(Tone::kStrong, prompt));
  screen_.Flush();
  const Line line = idle_ == nullptr ? ReadLine() : Wait(prompt);
  if (line.end) {
    screen_.Line();
    return absl::OutOfRangeError("end of input");
  }
  if (echo_) screen_.Line(line.too_long ? "..." : line.text);
  if (idle_ != nullptr) idle_();
  if (line.too_long) return absl::InvalidArgumentError("That line is too long.");
  return line.text;
}

}  // namespace mallard::terminal
