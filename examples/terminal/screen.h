// The reader's side of the dialogue: everything the program shows goes through a Screen, which uses
// colours only where the reader's terminal has them.
#ifndef MALLARD_EXAMPLES_TERMINAL_SCREEN_H_
#define MALLARD_EXAMPLES_TERMINAL_SCREEN_H_

#include <cstdio>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "mallard/rules.h"

namespace mallard::terminal {

// Whether to use colours. kAuto: if standard output is a terminal that can, and NO_COLOR is unset.
enum class ColorMode { kAuto, kAlways, kNever };

// How a piece of text is meant.
enum class Tone { kStrong, kFaint, kTrouble };

// Whether a stream is a terminal with a person behind it.
bool IsTerminal(std::FILE* stream);

// Breaks lines that are longer than `width` columns at spaces; what is broken off is indented.
std::string Wrap(absl::string_view text, size_t indent, size_t width = 79);

// How much room a window has, in characters.
struct WindowSize {
  int width = 80;
  int height = 24;
};

class Screen {
 public:
  explicit Screen(ColorMode mode);

  // The window as it is now; 80 by 24 where there is none.
  WindowSize Size() const;
  // What players are called, by seat: these words get their colours.
  void SetNames(std::vector<std::string> names) { names_ = std::move(names); }

  void Write(absl::string_view text);
  // Writes a line; names of players get their colours.
  void Line(absl::string_view text = "");
  // The same for text of any length, with further lines indented.
  void Paragraph(absl::string_view text, size_t indent);
  // Something went wrong: what, and what it means for the reader.
  void Trouble(absl::string_view text);
  // Text in a tone, where there are colours; otherwise just the text.
  std::string Paint(Tone tone, absl::string_view text) const;
  // Takes everything out of sight, also from where one could scroll back to.
  void Clear();
  // Shows what has been written; false if it could not be written.
  bool Flush();
  // How boards are to be drawn.
  const DrawStyle& style() const { return style_; }

 private:
  std::string ColorPlayers(absl::string_view text) const;

  bool is_terminal_;
  DrawStyle style_;
  std::vector<std::string> names_;
};

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_SCREEN_H_
