#include "mallard/primitives/bitboard.h"

#include <type_traits>
#include <vector>

#include "gtest/gtest.h"
#include "tests/primitives/grid_test_util.h"

namespace mallard {
namespace {

static_assert(sizeof(Bitboard) == 32);
static_assert(std::is_trivially_copyable_v<Bitboard>);
static_assert(std::has_unique_object_representations_v<Bitboard>);
static_assert(Bitboard::All().Count() == 256);
static_assert(Bitboard{}.Empty());
static_assert(CellAt(1, 5) == 81 && ColumnOf(81) == 1 && RowOf(81) == 5);

// Boards from empty to full, each density several times.
std::vector<Bitboard> Samples() {
  Chance chance = Chance::Stream(2024, 0);
  std::vector<Bitboard> boards = {{}, Bitboard::All(), Bitboard::Of(0), Bitboard::Of(255)};
  for (int twelfths = 1; twelfths < 12; ++twelfths) {
    for (int i = 0; i < 4; ++i) boards.push_back(RandomBoard(chance, twelfths));
  }
  return boards;
}

std::vector<int> Cells(const Bitboard& board) {
  std::vector<int> cells;
  for (int cell = 0; cell < kGridCells; ++cell) {
    if (board.Has(cell)) cells.push_back(cell);
  }
  return cells;
}

TEST(BitboardTest, SetAndClearTouchOneCell) {
  for (int cell = 0; cell < kGridCells; ++cell) {
    Bitboard board;
    board.Set(cell);
    EXPECT_EQ(Cells(board), std::vector<int>{cell});
    EXPECT_EQ(board, Bitboard::Of(cell));
    Bitboard rest = Bitboard::All();
    rest.Clear(cell);
    EXPECT_EQ(rest, ~board);
    EXPECT_EQ(rest.Count(), 255);
  }
}

TEST(BitboardTest, CountFirstNthAndForEachAgreeWithTheCells) {
  for (const Bitboard& board : Samples()) {
    const std::vector<int> cells = Cells(board);
    const int count = static_cast<int>(cells.size());
    EXPECT_EQ(board.Count(), count);
    EXPECT_EQ(board.Empty(), cells.empty());
    EXPECT_EQ(board.First(), cells.empty() ? -1 : cells.front());
    for (int n = 0; n < count; ++n) EXPECT_EQ(board.Nth(n), cells[n]);
    EXPECT_EQ(board.Nth(count), -1);
    EXPECT_EQ(board.Nth(-1), -1);
    EXPECT_EQ(board.Nth(100000), -1);
    std::vector<int> visited;
    board.ForEach([&](int cell) { visited.push_back(cell); });
    EXPECT_EQ(visited, cells);
  }
}

TEST(BitboardTest, SetOperationsAgreeCellByCell) {
  const std::vector<Bitboard> boards = Samples();
  for (const Bitboard& a : boards) {
    for (const Bitboard& b : boards) {
      bool intersects = false;
      bool contains = true;
      for (int cell = 0; cell < kGridCells; ++cell) {
        const bool in_a = a.Has(cell);
        const bool in_b = b.Has(cell);
        ASSERT_EQ((a & b).Has(cell), in_a && in_b);
        ASSERT_EQ((a | b).Has(cell), in_a || in_b);
        ASSERT_EQ((a ^ b).Has(cell), in_a != in_b);
        ASSERT_EQ(a.Minus(b).Has(cell), in_a && !in_b);
        ASSERT_EQ((~a).Has(cell), !in_a);
        intersects |= in_a && in_b;
        contains &= in_a || !in_b;
      }
      ASSERT_EQ(a.Intersects(b), intersects);
      ASSERT_EQ(a.Contains(b), contains);
      ASSERT_EQ(a == b, Cells(a) == Cells(b));
      Bitboard c = a;
      ASSERT_EQ(c &= b, a & b);
      c = a;
      ASSERT_EQ(c |= b, a | b);
      c = a;
      ASSERT_EQ(c ^= b, a ^ b);
    }
  }
}

TEST(BitboardTest, ShiftedNeverWrapsRound) {
  Chance chance = Chance::Stream(3, 0);
  for (const Bitboard& board : {Bitboard::All(), RandomBoard(chance, 6), RandomBoard(chance, 2)}) {
    for (int cols = -18; cols <= 18; ++cols) {
      for (int rows = -18; rows <= 18; ++rows) {
        Bitboard expected;
        board.ForEach([&](int cell) {
          const int col = ColumnOf(cell) + cols;
          const int row = RowOf(cell) + rows;
          if (OnGrid(col, row)) expected.Set(CellAt(col, row));
        });
        ASSERT_EQ(board.Shifted(cols, rows), expected) << cols << " " << rows;
      }
    }
    EXPECT_TRUE(board.Shifted(1 << 30, 0).Empty());
    EXPECT_TRUE(board.Shifted(0, -2147483647 - 1).Empty());
    EXPECT_TRUE(board.Shifted(-2147483647 - 1, 2147483647).Empty());
  }
}

TEST(BitboardTest, RowBitsShowTheRow) {
  for (const Bitboard& board : Samples()) {
    for (int cell = 0; cell < kGridCells; ++cell) {
      ASSERT_EQ((board.RowBits(RowOf(cell)) >> ColumnOf(cell)) & 1, board.Has(cell) ? 1u : 0u);
    }
    for (int row = 0; row < kGridSide; ++row) ASSERT_LE(board.RowBits(row), 0xFFFFu);
  }
}

TEST(BitboardTest, ColumnBitsShowTheColumn) {
  for (const Bitboard& board : Samples()) {
    for (int cell = 0; cell < kGridCells; ++cell) {
      ASSERT_EQ((board.ColumnBits(ColumnOf(cell)) >> RowOf(cell)) & 1, board.Has(cell) ? 1u : 0u);
    }
    for (int col = 0; col < kGridSide; ++col) ASSERT_LE(board.ColumnBits(col), 0xFFFFu);
  }
}

TEST(BitboardTest, NeighbourhoodsAgreeWithDistances) {
  for (const Bitboard& board : Samples()) {
    Bitboard near4;
    Bitboard near8;
    board.ForEach([&](int cell) {
      for (int dr = -1; dr <= 1; ++dr) {
        for (int dc = -1; dc <= 1; ++dc) {
          const int col = ColumnOf(cell) + dc;
          const int row = RowOf(cell) + dr;
          if (!OnGrid(col, row)) continue;
          near8.Set(CellAt(col, row));
          if (dr == 0 || dc == 0) near4.Set(CellAt(col, row));
        }
      }
    });
    EXPECT_EQ(Halo4(board), near4);
    EXPECT_EQ(Halo8(board), near8);
    EXPECT_EQ(Neighbours4(board), near4.Minus(board));
    EXPECT_EQ(Neighbours8(board), near8.Minus(board));
  }
}

}  // namespace
}  // namespace mallard
