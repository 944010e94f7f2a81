/// @file
/// Bitboard: a set of cells of a 16x16 grid, in four machine words.
///
/// Cells are numbered 0 to 255, cell = row * 16 + column, whatever the size of the board that is
/// played on: a smaller board is a mask. Row 0 is at the top, column 0 at the left. Bit b of
/// `words[w]` stands for cell w * 64 + b, so every word holds four whole rows.
///
/// A Bitboard is a plain value of 32 bytes. Nothing here allocates or loops longer than the set is
/// large, and everything is constexpr, so anyone may call it in the hottest loop. Cell arguments
/// must lie in 0..255: anything else is a bug of the caller and is caught by an assertion.

#ifndef MALLARD_PRIMITIVES_BITBOARD_H_
#define MALLARD_PRIMITIVES_BITBOARD_H_

#include <bit>
#include <cassert>
#include <cstdint>

namespace mallard {

/// Columns, and rows, of the grid every Bitboard lies on.
inline constexpr int kGridSide = 16;
/// Cells of the grid.
inline constexpr int kGridCells = 256;

/// The cell in that column and row, both 0 to 15.
constexpr int CellAt(int col, int row) { return row * kGridSide + col; }
/// The column of a cell.
constexpr int ColumnOf(int cell) { return cell % kGridSide; }
/// The row of a cell.
constexpr int RowOf(int cell) { return cell / kGridSide; }
/// Says whether the column and the row lie on the grid.
constexpr bool OnGrid(int col, int row) {
  return col >= 0 && col < kGridSide && row >= 0 && row < kGridSide;
}

/// Bit counting in plain arithmetic. The library is built for machines on which counting bits is
/// not one instruction; there this is several times as fast as std::popcount.
namespace bits {

/// The number of set bits of each byte, in that byte.
constexpr uint64_t ByteCounts(uint64_t word) {
  word -= (word >> 1) & 0x5555555555555555u;
  word = (word & 0x3333333333333333u) + ((word >> 2) & 0x3333333333333333u);
  return (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
}

/// The sum of the eight bytes of a word; may exceed 255.
constexpr int SumOfBytes(uint64_t bytes) {
  const uint64_t pairs = (bytes & 0x00FF00FF00FF00FFu) + ((bytes >> 8) & 0x00FF00FF00FF00FFu);
  return static_cast<int>((pairs * 0x0001000100010001u) >> 48);
}

/// The position of the n-th set bit (n from 0), given ByteCounts(word) * 0x0101010101010101. The
/// word has more than n set bits.
constexpr int NthBit(uint64_t word, uint64_t running_counts, int n) {
  constexpr uint64_t kOnes = 0x0101010101010101u;
  constexpr uint64_t kHighs = kOnes << 7;
  // A byte's high bit survives when the bytes up to it hold no more than n bits, that is when the
  // wanted bit lies further up. The number of such bytes is the wanted byte's position.
  const uint64_t passed = (((static_cast<uint64_t>(n) * kOnes) | kHighs) - running_counts) & kHighs;
  const int shift = static_cast<int>(((passed >> 7) * kOnes) >> 56) * 8;
  const int before = static_cast<int>(((running_counts << 8) >> shift) & 0xFF);
  uint64_t rest = word >> shift;
  for (int skip = n - before; skip > 0; --skip) rest &= rest - 1;
  return shift + std::countr_zero(rest);
}

}  // namespace bits

/// A set of cells. See the top of the file for how cells are numbered.
struct Bitboard {
  /// The cells, 64 a word, lowest cells first.
  uint64_t words[4] = {0, 0, 0, 0};

  /// The whole grid.
  static constexpr Bitboard All() { return {{~0ull, ~0ull, ~0ull, ~0ull}}; }
  /// The set of one cell.
  static constexpr Bitboard Of(int cell) {
    Bitboard board;
    board.Set(cell);
    return board;
  }

  /// Says whether the cell is in the set.
  constexpr bool Has(int cell) const {
    assert(cell >= 0 && cell < kGridCells);
    return (words[cell >> 6] >> (cell & 63)) & 1;
  }
  /// Adds the cell.
  constexpr void Set(int cell) {
    assert(cell >= 0 && cell < kGridCells);
    words[cell >> 6] |= 1ull << (cell & 63);
  }
  /// Removes the cell.
  constexpr void Clear(int cell) {
    assert(cell >= 0 && cell < kGridCells);
    words[cell >> 6] &= ~(1ull << (cell & 63));
  }
  /// Says whether there is no cell in the set.
  constexpr bool Empty() const { return (words[0] | words[1] | words[2] | words[3]) == 0; }
  /// The number of cells.
  constexpr int Count() const {
    return bits::SumOfBytes(bits::ByteCounts(words[0]) + bits::ByteCounts(words[1]) +
                            bits::ByteCounts(words[2]) + bits::ByteCounts(words[3]));
  }

  /// The lowest cell, or -1 when the set is empty.
  constexpr int First() const {
    for (int w = 0; w < 4; ++w) {
      if (words[w] != 0) return w * 64 + std::countr_zero(words[w]);
    }
    return -1;
  }
  /// The n-th cell in ascending order, counted from 0, or -1 when there are not so many.
  constexpr int Nth(int n) const {
    if (n < 0) return -1;
    for (int w = 0; w < 4; ++w) {
      const uint64_t running = bits::ByteCounts(words[w]) * 0x0101010101010101u;
      const int count = static_cast<int>(running >> 56);
      if (n < count) return w * 64 + bits::NthBit(words[w], running, n);
      n -= count;
    }
    return -1;
  }
  /// Calls f(cell) for every cell in ascending order.
  template <typename F>
  constexpr void ForEach(F f) const {
    for (int w = 0; w < 4; ++w) {
      for (uint64_t rest = words[w]; rest != 0; rest &= rest - 1) {
        f(w * 64 + std::countr_zero(rest));
      }
    }
  }

  /// The cells of one row as a mask of 16 bits; bit c is column c.
  constexpr uint32_t RowBits(int row) const {
    assert(row >= 0 && row < kGridSide);
    return static_cast<uint32_t>(words[row >> 2] >> ((row & 3) * 16)) & 0xFFFF;
  }

  /// The cells of one column as a mask of 16 bits; bit r is row r.
  constexpr uint32_t ColumnBits(int col) const {
    assert(col >= 0 && col < kGridSide);
    uint32_t bits = 0;
    for (int w = 0; w < 4; ++w) {
      // The four rows of a word lie 16 bits apart; the product brings them together at bit 48.
      const uint64_t rows = (words[w] >> col) & 0x0001000100010001u;
      bits |= (static_cast<uint32_t>((rows * 0x0001000200040008u) >> 48) & 0xF) << (4 * w);
    }
    return bits;
  }

  /// The cells that are not in `other`.
  constexpr Bitboard Minus(const Bitboard& other) const { return *this & ~other; }
  /// Says whether the two sets share a cell.
  constexpr bool Intersects(const Bitboard& other) const { return !(*this & other).Empty(); }
  /// Says whether every cell of `other` is in this set.
  constexpr bool Contains(const Bitboard& other) const { return other.Minus(*this).Empty(); }

  /// The set moved right by `cols` and down by `rows` (negative: left and up). Cells that leave the
  /// grid vanish. Any distance is allowed.
  constexpr Bitboard Shifted(int cols, int rows) const {
    return ShiftedColumns(cols).ShiftedRows(rows);
  }
  /// As Shifted(cols, 0).
  constexpr Bitboard ShiftedColumns(int cols) const {
    if (cols <= -kGridSide || cols >= kGridSide) return {};
    Bitboard result;
    // Shifting a word also carries bits into the next row; the mask keeps the columns that can be
    // reached from within the row.
    if (cols >= 0) {
      const uint64_t keep = ((0xFFFFu << cols) & 0xFFFFu) * 0x0001000100010001u;
      for (int w = 0; w < 4; ++w) result.words[w] = (words[w] << cols) & keep;
    } else {
      const uint64_t keep = (0xFFFFu >> -cols) * 0x0001000100010001u;
      for (int w = 0; w < 4; ++w) result.words[w] = (words[w] >> -cols) & keep;
    }
    return result;
  }
  /// As Shifted(0, rows).
  constexpr Bitboard ShiftedRows(int rows) const {
    if (rows <= -kGridSide || rows >= kGridSide) return {};
    Bitboard result;
    if (rows >= 0) {
      const int skip = rows >> 2;
      const int bit = (rows & 3) * 16;
      for (int w = skip; w < 4; ++w) {
        result.words[w] = words[w - skip] << bit;
        // Two shifts, because a shift by the full 64 bits is undefined when `bit` is 0.
        if (w > skip) result.words[w] |= (words[w - skip - 1] >> 1) >> (63 - bit);
      }
    } else {
      const int skip = -rows >> 2;
      const int bit = (-rows & 3) * 16;
      for (int w = 0; w + skip < 4; ++w) {
        result.words[w] = words[w + skip] >> bit;
        if (w + skip < 3) result.words[w] |= (words[w + skip + 1] << 1) << (63 - bit);
      }
    }
    return result;
  }

  /// Intersection.
  friend constexpr Bitboard operator&(const Bitboard& a, const Bitboard& b) {
    return {{a.words[0] & b.words[0], a.words[1] & b.words[1], a.words[2] & b.words[2],
             a.words[3] & b.words[3]}};
  }
  /// Union.
  friend constexpr Bitboard operator|(const Bitboard& a, const Bitboard& b) {
    return {{a.words[0] | b.words[0], a.words[1] | b.words[1], a.words[2] | b.words[2],
             a.words[3] | b.words[3]}};
  }
  /// The cells in exactly one of the two sets.
  friend constexpr Bitboard operator^(const Bitboard& a, const Bitboard& b) {
    return {{a.words[0] ^ b.words[0], a.words[1] ^ b.words[1], a.words[2] ^ b.words[2],
             a.words[3] ^ b.words[3]}};
  }
  /// All other cells of the 16x16 grid.
  friend constexpr Bitboard operator~(const Bitboard& a) {
    return {{~a.words[0], ~a.words[1], ~a.words[2], ~a.words[3]}};
  }
  /// Keeps what is in `other` too.
  constexpr Bitboard& operator&=(const Bitboard& other) { return *this = *this & other; }
  /// Adds the cells of `other`.
  constexpr Bitboard& operator|=(const Bitboard& other) { return *this = *this | other; }
  /// Exchanges the cells of `other`: in becomes out, out becomes in.
  constexpr Bitboard& operator^=(const Bitboard& other) { return *this = *this ^ other; }
  /// Equal in every member.
  friend constexpr bool operator==(const Bitboard&, const Bitboard&) = default;
};

/// The union of the board and its copies one column to the left and one to the right.
constexpr Bitboard WidenedColumns(const Bitboard& board) {
  return board | board.ShiftedColumns(1) | board.ShiftedColumns(-1);
}
/// The board and every cell that touches it, diagonals included.
constexpr Bitboard Halo8(const Bitboard& board) {
  const Bitboard wide = WidenedColumns(board);
  return wide | wide.ShiftedRows(1) | wide.ShiftedRows(-1);
}
/// The board and every cell that shares a side with it.
constexpr Bitboard Halo4(const Bitboard& board) {
  return WidenedColumns(board) | board.ShiftedRows(1) | board.ShiftedRows(-1);
}
/// The cells that touch the board, diagonals included, without the board itself.
constexpr Bitboard Neighbours8(const Bitboard& board) { return Halo8(board).Minus(board); }
/// The cells that share a side with the board, without the board itself.
constexpr Bitboard Neighbours4(const Bitboard& board) { return Halo4(board).Minus(board); }

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_BITBOARD_H_
