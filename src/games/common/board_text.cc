#include "src/games/common/board_text.h"

#include <algorithm>

#include "absl/strings/str_cat.h"

namespace mallard {
namespace {

constexpr char kGap[] = "     ";

std::string ColumnLetters(int width) {
  std::string line = "   ";
  for (int col = 0; col < width; ++col) {
    absl::StrAppend(&line, " ", std::string(1, static_cast<char>('A' + col)));
  }
  return line;
}

std::string DrawRow(const Bitboard& cells, int width, int row, const BoardDrawing& board,
                    const DrawStyle& style) {
  std::string line = absl::StrCat(absl::Dec(row + 1, absl::kSpacePad3));
  for (int col = 0; col < width; ++col) {
    const int cell = CellAt(col, row);
    if (!cells.Has(cell)) {
      absl::StrAppend(&line, "  ");
      continue;
    }
    const Mark mark = board.mark(cell);
    absl::StrAppend(&line, " ", style.color ? mark.color : "", std::string(1, mark.symbol),
                    style.color ? color::kPlain : "");
  }
  return line;
}

}  // namespace

std::string DrawSideBySide(const Bitboard& cells, int width, int height, const BoardDrawing& left,
                           const BoardDrawing& right, const DrawStyle& style) {
  const size_t columns = 3 + 2 * static_cast<size_t>(width);
  std::string title = left.title;
  title.resize(std::max(columns, title.size()), ' ');
  std::string text = absl::StrCat(title, kGap, right.title, "\n");
  absl::StrAppend(&text, ColumnLetters(width), kGap, ColumnLetters(width), "\n");
  for (int row = 0; row < height; ++row) {
    absl::StrAppend(&text, DrawRow(cells, width, row, left, style), kGap,
                    DrawRow(cells, width, row, right, style), "\n");
  }
  return text;
}

}  // namespace mallard
