#include "mallard/primitives/grid.h"

#include <algorithm>
#include <cstdint>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"

namespace mallard {
namespace {

template <Bitboard (*Halo)(const Bitboard&)>
Bitboard Flood(const Bitboard& start, const Bitboard& within) {
  Bitboard reached = start & within;
  for (;;) {
    const Bitboard next = Halo(reached) & within;
    if (next == reached) return reached;
    reached = next;
  }
}

std::string Quoted(char c) { return absl::StrCat("'", absl::CHexEscape({&c, 1}), "'"); }

}  // namespace

Bitboard Rectangle(int col, int row, int width, int height) {
  if (width <= 0 || height <= 0) return {};
  // In 64 bits, because the far corner of a hostile rectangle need not fit into an int.
  const int left = std::clamp(col, 0, kGridSide);
  const int top = std::clamp(row, 0, kGridSide);
  const int right = static_cast<int>(std::clamp<int64_t>(int64_t{col} + width, 0, kGridSide));
  const int bottom = static_cast<int>(std::clamp<int64_t>(int64_t{row} + height, 0, kGridSide));
  const uint64_t columns = (0xFFFFu >> (kGridSide - right)) & (0xFFFFu << left) & 0xFFFFu;
  Bitboard board;
  for (int r = top; r < bottom; ++r) board.words[r >> 2] |= columns << ((r & 3) * 16);
  return board;
}

Bounds BoundsOf(const Bitboard& board) {
  uint32_t columns = 0;
  int top = kGridSide;
  int bottom = -1;
  for (int row = 0; row < kGridSide; ++row) {
    const uint32_t row_bits = board.RowBits(row);
    if (row_bits == 0) continue;
    columns |= row_bits;
    top = std::min(top, row);
    bottom = row;
  }
  if (columns == 0) return {};
  const int left = std::countr_zero(columns);
  return {left, top, static_cast<int>(std::bit_width(columns)) - left, bottom - top + 1};
}

Bitboard Flood4(const Bitboard& start, const Bitboard& within) {
  return Flood<Halo4>(start, within);
}

Bitboard Flood8(const Bitboard& start, const Bitboard& within) {
  return Flood<Halo8>(start, within);
}

bool IsConnected4(const Bitboard& board) {
  return board.Empty() || Flood4(Bitboard::Of(board.First()), board) == board;
}

bool IsConnected8(const Bitboard& board) {
  return board.Empty() || Flood8(Bitboard::Of(board.First()), board) == board;
}

std::string CellName(int cell) {
  assert(cell >= 0 && cell < kGridCells);
  std::string name(1, static_cast<char>('A' + ColumnOf(cell)));
  absl::StrAppend(&name, RowOf(cell) + 1);
  return name;
}

absl::StatusOr<int> ParseCell(absl::string_view name) {
  const auto error = [name](absl::string_view why) {
    return absl::InvalidArgumentError(
        absl::StrCat("\"", absl::CHexEscape(name.substr(0, 40)), "\" is not a cell: ", why));
  };
  if (name.empty()) return error("expected a letter and a number such as B6");
  const char letter = absl::ascii_toupper(static_cast<unsigned char>(name.front()));
  if (letter < 'A' || letter > 'P') return error("the column must be a letter from A to P");
  absl::string_view digits = name.substr(1);
  if (!digits.empty() && digits.front() == '-') digits.remove_prefix(1);
  if (digits.empty() || digits.size() > 2 || digits.front() == '0' ||
      !std::all_of(digits.begin(), digits.end(),
                   [](unsigned char c) { return absl::ascii_isdigit(c); })) {
    return error("the row must be a number from 1 to 16");
  }
  int row = 0;
  for (const char digit : digits) row = row * 10 + (digit - '0');
  if (row > kGridSide) return error("the row must be a number from 1 to 16");
  return CellAt(letter - 'A', row - 1);
}

absl::StatusOr<Bitboard> ParseBoard(absl::Span<const absl::string_view> rows, char filled,
                                    char empty) {
  if (rows.empty()) return absl::InvalidArgumentError("there are no rows");
  if (rows.size() > kGridSide) {
    return absl::InvalidArgumentError(
        absl::StrCat("there are ", rows.size(), " rows; at most 16 are allowed"));
  }
  Bitboard board;
  for (size_t r = 0; r < rows.size(); ++r) {
    const absl::string_view row = rows[r];
    if (row.empty()) return absl::InvalidArgumentError(absl::StrCat("row ", r + 1, " is empty"));
    if (row.size() > kGridSide) {
      return absl::InvalidArgumentError(
          absl::StrCat("row ", r + 1, " has ", row.size(), " columns; at most 16 are allowed"));
    }
    if (row.size() != rows[0].size()) {
      return absl::InvalidArgumentError(absl::StrCat("row ", r + 1, " has ", row.size(),
                                                     " columns, but row 1 has ", rows[0].size()));
    }
    for (size_t c = 0; c < row.size(); ++c) {
      if (row[c] == filled) {
        board.Set(CellAt(static_cast<int>(c), static_cast<int>(r)));
      } else if (row[c] != empty) {
        return absl::InvalidArgumentError(absl::StrCat("row ", r + 1, ", column ", c + 1,
                                                       ": expected ", Quoted(filled), " or ",
                                                       Quoted(empty), ", found ", Quoted(row[c])));
      }
    }
  }
  if (board.Empty()) {
    return absl::InvalidArgumentError(absl::StrCat("there is no ", Quoted(filled), " in any row"));
  }
  return board;
}

std::vector<absl::string_view> SplitRows(absl::string_view text) {
  std::vector<absl::string_view> rows = absl::StrSplit(text, '\n');
  if (rows.back().empty()) rows.pop_back();
  for (absl::string_view& row : rows) absl::ConsumeSuffix(&row, "\r");
  return rows;
}

std::string BoardText(const Bitboard& board, int width, int height, char filled, char empty) {
  width = std::clamp(width, 0, kGridSide);
  height = std::clamp(height, 0, kGridSide);
  std::string text;
  for (int row = 0; row < height; ++row) {
    for (int col = 0; col < width; ++col) {
      text.push_back(board.Has(CellAt(col, row)) ? filled : empty);
    }
    text.push_back('\n');
  }
  return text;
}

}  // namespace mallard
