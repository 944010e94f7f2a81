#include "examples/terminal/screen.h"

#include <cstdlib>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "examples/terminal/canvas.h"

#ifdef _WIN32
#include <io.h>
#else
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#endif

namespace mallard::terminal {
namespace {

constexpr char kPlain[] = "\033[0m";

absl::string_view Environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

bool WantsColor(ColorMode mode, bool is_terminal) {
  if (mode != ColorMode::kAuto) return mode == ColorMode::kAlways;
  const absl::string_view term = Environment("TERM");
  return is_terminal && Environment("NO_COLOR").empty() && !term.empty() && term != "dumb";
}

// The first of the variables that is set decides, as for the C library.
bool HasUnicode() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const std::string value = absl::AsciiStrToLower(Environment(name));
    if (!value.empty())
      return absl::StrContains(value, "utf-8") || absl::StrContains(value, "utf8");
  }
  return false;
}

}  // namespace

bool IsTerminal(std::FILE* stream) {
#ifdef _WIN32
  return _isatty(_fileno(stream)) != 0;
#else
  return isatty(fileno(stream)) != 0;
#endif
}

std::string Wrap(absl::string_view text, size_t indent, size_t width) {
  std::vector<std::string> lines;
  for (absl::string_view part : absl::StrSplit(text, '\n')) {
    std::string line(part);
    while (line.size() > width) {
      const size_t begin = line.find_first_not_of(' ');
      const size_t comma = line.rfind(", ", width - 1);
      size_t at = line.rfind(' ', width);
      // Things listed stay together if that does not leave much of the line empty.
      if (comma != std::string::npos && comma > width * 3 / 4) at = comma + 1;
      if (at == std::string::npos || at < begin) at = line.find(' ', width);
      if (at == std::string::npos) break;
      lines.push_back(line.substr(0, at));
      line = absl::StrCat(std::string(indent, ' '), line.substr(at + 1));
    }
    lines.push_back(std::move(line));
  }
  return absl::StrJoin(lines, "\n");
}

Screen::Screen(ColorMode mode) : is_terminal_(IsTerminal(stdout)) {
  style_.color = WantsColor(mode, is_terminal_);
  style_.unicode = is_terminal_ && HasUnicode();
}

WindowSize Screen::Size() const {
  WindowSize size;
  const auto read = [](const char* name, int* out) {
    int value = 0;
    if (absl::SimpleAtoi(Environment(name), &value) && value > 0) *out = value;
  };
#ifndef _WIN32
  winsize window = {};
  if (is_terminal_ && ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 0) {
    return {window.ws_col, std::max<int>(1, window.ws_row)};
  }
#endif
  read("COLUMNS", &size.width);
  read("LINES", &size.height);
  return size;
}

void Screen::Write(absl::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

void Screen::Line(absl::string_view text) { Write(absl::StrCat(ColorPlayers(text), "\n")); }

void Screen::Paragraph(absl::string_view text, size_t indent) {
  Line(Wrap(text, indent, static_cast<size_t>(std::max(20, Size().width - 1))));
}

void Screen::Trouble(absl::string_view text) {
  Write(absl::StrCat(Paint(Tone::kTrouble, Wrap(text, 2)), "\n"));
}

std::string Screen::Paint(Tone tone, absl::string_view text) const {
  if (!style_.color) return std::string(text);
  const char* code = tone == Tone::kStrong  ? "\033[1m"
                     : tone == Tone::kFaint ? "\033[2m"
                                            : "\033[31m";
  return absl::StrCat(code, text, kPlain);
}

void Screen::Clear() {
  if (!is_terminal_) return;
  // Terminals without escape sequences at least get the old text scrolled away.
  Write(style_.color ? "\033[H\033[2J\033[3J" : std::string(100, '\n'));
}

bool Screen::Flush() { return std::fflush(stdout) == 0 && std::ferror(stdout) == 0; }

std::string Screen::ColorPlayers(absl::string_view text) const {
  std::string result(text);
  if (!style_.color) return result;
  for (size_t seat = 0; seat < names_.size(); ++seat) {
    const std::string& name = names_[seat];
    const std::string painted = absl::StrCat(SeatColor(static_cast<int>(seat)), name, kPlain);
    for (size_t at = result.find(name); at != std::string::npos && !name.empty();
         at = result.find(name, at)) {
      // "Player 1" is no part of "Player 12".
      const bool whole =
          at + name.size() >= result.size() || !absl::ascii_isalnum(result[at + name.size()]);
      if (whole) result.replace(at, name.size(), painted);
      at += whole ? painted.size() : name.size();
    }
  }
  return result;
}

}  // namespace mallard::terminal
