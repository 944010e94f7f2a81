/// @file
/// Grid: boards as sets of cells; their rows, regions, names and drawings.
///
/// Builds on Bitboard (see bitboard.h for how cells are numbered). Text comes from people and from
/// content packs, so everything that reads text answers with a status that says what is wrong and
/// where; rows and columns are counted from 1 in messages. Anyone may call these.

#ifndef MALLARD_PRIMITIVES_GRID_H_
#define MALLARD_PRIMITIVES_GRID_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/primitives/bitboard.h"

namespace mallard {

/// The cells of one row, 0 to 15.
constexpr Bitboard Row(int row) {
  assert(row >= 0 && row < kGridSide);
  Bitboard board;
  board.words[row >> 2] = 0xFFFFull << ((row & 3) * 16);
  return board;
}

/// The cells of one column, 0 to 15.
constexpr Bitboard Column(int col) {
  assert(col >= 0 && col < kGridSide);
  const uint64_t word = 0x0001000100010001ull << col;
  return {{word, word, word, word}};
}

/// The rectangle with its top left corner in that column and row. Any numbers are allowed: what
/// lies off the grid is left out, and a width or height below 1 gives the empty set.
Bitboard Rectangle(int col, int row, int width, int height);

/// The smallest rectangle around a set of cells. All zero for the empty set.
struct Bounds {
  int col = 0;     ///< Leftmost column.
  int row = 0;     ///< Topmost row.
  int width = 0;   ///< Columns.
  int height = 0;  ///< Rows.
  /// Equal in every member.
  friend constexpr bool operator==(const Bounds&, const Bounds&) = default;
};
/// Returns the smallest rectangle that holds every cell of the board.
Bounds BoundsOf(const Bitboard& board);

/// The cells of `within` that can be reached from `start` by steps to a side neighbour inside
/// `within`; `start` counts only where it lies in `within`.
Bitboard Flood4(const Bitboard& start, const Bitboard& within);
/// As Flood4, with diagonal steps too.
Bitboard Flood8(const Bitboard& start, const Bitboard& within);
/// Says whether all cells hang together by their sides. True for the empty set.
bool IsConnected4(const Bitboard& board);
/// Says whether all cells hang together, diagonals counting. True for the empty set.
bool IsConnected8(const Bitboard& board);

/// The name of a cell: the column's letter A to P and the row's number from 1, "B6".
std::string CellName(int cell);
/// Reads a cell's name: "B6", "b6" or "B-6". Nothing may stand before or after it.
absl::StatusOr<int> ParseCell(absl::string_view name);

/// Reads a board drawn as rows of text, top row first, one character a cell. There are 1 to 16 rows
/// of equal length, 1 to 16 characters each; every character is `filled` or `empty`. A board
/// without any filled cell is an error.
absl::StatusOr<Bitboard> ParseBoard(absl::Span<const absl::string_view> rows, char filled = '#',
                                    char empty = '.');
/// Splits a drawing into its rows, at each line break ("\n" or "\r\n"); a break at the very end is
/// ignored. The rows point into `text`.
std::vector<absl::string_view> SplitRows(absl::string_view text);
/// Draws the top left `width` x `height` cells of a board as rows of text, each followed by a line
/// break. Sizes are cut to 0..16.
std::string BoardText(const Bitboard& board, int width, int height, char filled = '#',
                      char empty = '.');

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_GRID_H_
