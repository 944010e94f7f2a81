// A rectangle of characters, with colours and with what each of them belongs to: what boards are
// drawn on, shown line by line or on a full screen, and what mouse clicks are looked up in.
#ifndef MALLARD_EXAMPLES_TERMINAL_CANVAS_H_
#define MALLARD_EXAMPLES_TERMINAL_CANVAS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace mallard::terminal {

// How a character looks, and what it is part of.
struct Ink {
  static constexpr int kNobody = -1;

  int owner = kNobody;   // Seat whose colour it has.
  bool strong = false;   // What a player should see first.
  bool faint = false;    // Ground, lines, what lies far away.
  bool reverse = false;  // Chosen, aimed at, just moved.
  int item = -1;         // Index in Scene::items; -1: no item.

  bool operator==(const Ink&) const = default;
};

struct Glyph {
  char32_t sign = U' ';
  Ink ink;
};

// How many columns a text takes up. Every character counts as one; control characters as none.
int ColumnsOf(absl::string_view text);
// As much of a text as fits; the last column says that something is missing.
std::string CutTo(absl::string_view text, int columns);

class Canvas {
 public:
  Canvas(int width, int height);

  int width() const { return width_; }
  int height() const { return height_; }
  // What stands there; a blank outside.
  const Glyph& At(int x, int y) const;
  // Nothing happens outside.
  void Put(int x, int y, char32_t sign, const Ink& ink = {});
  // Writes until the right edge, or `most` columns; returns the column after the last one.
  int Text(int x, int y, absl::string_view text, const Ink& ink = {}, int most = 1 << 20);
  // Lays another canvas on this one, with its upper left corner there.
  void Paste(const Canvas& other, int x, int y);
  // A line as text, without blanks at its end; with escape sequences for colours if asked for.
  std::string Line(int y, bool color) const;
  // Number of lines down to the last that has something in it.
  int UsedHeight() const;

 private:
  bool Holds(int x, int y) const { return x >= 0 && y >= 0 && x < width_ && y < height_; }

  int width_;
  int height_;
  std::vector<Glyph> glyphs_;
};

// The escape sequence that begins a player's colour.
absl::string_view SeatColor(int seat);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_CANVAS_H_
