#include "examples/terminal/input.h"

#include <chrono>
#include <cstdio>
#include <future>

#include "absl/strings/ascii.h"
#include "examples/terminal/autosave.h"

namespace mallard::terminal {
namespace {

constexpr size_t kMaxLine = 4096;
constexpr std::chrono::milliseconds kIdleEvery(200);

}  // namespace

Input::Input(Screen& screen, std::function<bool()> idle)
    : screen_(screen), idle_(std::move(idle)), echo_(!IsTerminal(stdin)) {
  if (idle_ == nullptr) editor_ = LineEditor::Create(StateFile("history"));
}

Input::Line Input::ReadLine() {
  Line line;
  int c = std::getchar();
  line.end = c == EOF;
  for (; c != EOF && c != '\n'; c = std::getchar()) {
    if (line.text.size() < kMaxLine) {
      line.text += static_cast<char>(c);
    } else {
      line.too_long = true;
    }
  }
  return line;
}

Input::Line Input::Edit(absl::string_view prompt) {
  Line line;
  screen_.Flush();
  line.end = !editor_->Read(std::string(prompt), complete_, line.text);
  line.too_long = line.text.size() > kMaxLine;
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
  if (editor_ == nullptr) {
    screen_.Write(screen_.Paint(Tone::kStrong, prompt));
    screen_.Flush();
  }
  Line line = editor_ != nullptr ? Edit(prompt) : idle_ == nullptr ? ReadLine() : Wait(prompt);
  for (char& c : line.text) {
    if (absl::ascii_iscntrl(static_cast<unsigned char>(c))) c = ' ';
  }
  absl::StripAsciiWhitespace(&line.text);
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
