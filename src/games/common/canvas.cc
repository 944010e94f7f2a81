#include "src/games/common/canvas.h"

#include "absl/strings/str_cat.h"
#include "src/games/common/board_text.h"

namespace mallard {
namespace {

// What a mark looks like where more than ASCII can be shown.
std::string Glyph(char mark, const DrawStyle& style) {
  if (style.unicode && mark == '.') return "·";
  if (style.unicode && mark == '~') return "≈";
  if (style.unicode && mark == '|') return "│";
  return std::string(1, mark);
}

}  // namespace

Canvas::Canvas(int width, int height)
    : width_(width),
      height_(height),
      marks_(static_cast<size_t>(width) * static_cast<size_t>(height), ' '),
      colors_(marks_.size(), "") {}

void Canvas::Put(int x, int y, char mark, const char* color) {
  if (!Has(x, y)) return;
  marks_[Index(x, y)] = mark;
  colors_[Index(x, y)] = color;
}

std::string Canvas::Row(int y, const DrawStyle& style) const {
  std::string line;
  int last = width_;
  while (last > 0 && At(last - 1, y) == ' ') --last;
  for (int x = 0; x < last; ++x) {
    const char* tint = colors_[Index(x, y)];
    const bool tinted = style.color && *tint != '\0';
    absl::StrAppend(&line, tinted ? tint : "", Glyph(At(x, y), style), tinted ? color::kPlain : "");
  }
  return line;
}

std::string Canvas::ToText(const DrawStyle& style) const {
  std::string text;
  for (int y = 0; y < height_; ++y) absl::StrAppend(&text, Row(y, style), "\n");
  return text;
}

}  // namespace mallard
