// A sheet of characters, each with a colour: for boards drawn as text that are not square.
#ifndef MALLARD_SRC_GAMES_COMMON_CANVAS_H_
#define MALLARD_SRC_GAMES_COMMON_CANVAS_H_

#include <string>
#include <vector>

#include "mallard/rules.h"

namespace mallard {

/// Blank at first. Positions outside it are ignored by Put and not free.
class Canvas {
 public:
  Canvas(int width, int height);

  bool Has(int x, int y) const { return x >= 0 && x < width_ && y >= 0 && y < height_; }
  char At(int x, int y) const { return marks_[Index(x, y)]; }
  bool IsFree(int x, int y) const { return Has(x, y) && At(x, y) == ' '; }
  /// `color` is an escape sequence or empty; it must outlive the canvas.
  void Put(int x, int y, char mark, const char* color);
  /// One line a row, without blanks at its end.
  std::string Row(int y, const DrawStyle& style) const;
  /// All rows, each with a line end.
  std::string ToText(const DrawStyle& style) const;

 private:
  size_t Index(int x, int y) const {
    return static_cast<size_t>(y) * static_cast<size_t>(width_) + static_cast<size_t>(x);
  }
  int width_, height_;
  std::string marks_;
  std::vector<const char*> colors_;
};

}  // namespace mallard

#endif  // MALLARD_SRC_GAMES_COMMON_CANVAS_H_
