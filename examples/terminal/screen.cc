#include "examples/terminal/screen.h"

#include <cstdlib>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace mallard::terminal {
namespace {

constexpr char kPlain[] = "\033[0m";
// By seat: colours that can be told apart on dark and on light ground.
constexpr const char* kPlayerColors[kMaxSeats] = {"\033[36m", "\033[33m", "\033[35m", "\033[32m",
                                                  "\033[34m", "\033[31m", "\033[96m", "\033[93m"};

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

void Screen::Write(absl::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

void Screen::Line(absl::string_view text) { Write(absl::StrCat(ColorPlayers(text), "\n")); }

void Screen::Paragraph(absl::string_view text, size_t indent) { Line(Wrap(text, indent)); }

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
  if (!style_.color) return std::string(text);
  std::string result;
  for (size_t i = 0; i < text.size(); ++i) {
    const bool starts_word = i == 0 || !absl::ascii_isalnum(text[i - 1]);
    const bool ends_word = i + 2 >= text.size() || !absl::ascii_isalnum(text[i + 2]);
    if (text[i] == 'p' && starts_word && ends_word && i + 1 < text.size() && text[i + 1] >= '1' &&
        text[i + 1] < '1' + kMaxSeats) {
      absl::StrAppend(&result, kPlayerColors[text[i + 1] - '1'], text.substr(i, 2), kPlain);
      ++i;
    } else {
      result += text[i];
    }
  }
  return result;
}

}  // namespace mallard::terminal
