#include "mallard/primitives/grid.h"

#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/primitives/grid_test_util.h"

namespace mallard {
namespace {

using ::testing::ElementsAre;

std::string ParseError(const std::vector<absl::string_view>& rows) {
  return std::string(ParseBoard(rows).status().message());
}

TEST(GridTest, RowsColumnsAndRectangles) {
  for (int i = 0; i < kGridSide; ++i) {
    for (int cell = 0; cell < kGridCells; ++cell) {
      ASSERT_EQ(Row(i).Has(cell), RowOf(cell) == i);
      ASSERT_EQ(Column(i).Has(cell), ColumnOf(cell) == i);
    }
  }
  EXPECT_EQ(Rectangle(0, 0, 16, 16), Bitboard::All());
  EXPECT_EQ(Rectangle(1, 1, 2, 3), Board("...\n.##\n.##\n.##"));
}

TEST(GridTest, RectanglesAreCutAtTheGrid) {
  const int sizes[] = {-2147483647 - 1, -20, -3, -1, 0, 1, 2, 9, 15, 16, 17, 40, 2147483647};
  for (int col : sizes) {
    for (int row : sizes) {
      for (int width : sizes) {
        for (int height : sizes) {
          Bitboard expected;
          for (int cell = 0; cell < kGridCells; ++cell) {
            const int64_t dc = int64_t{ColumnOf(cell)} - col;
            const int64_t dr = int64_t{RowOf(cell)} - row;
            if (dc >= 0 && dc < width && dr >= 0 && dr < height) expected.Set(cell);
          }
          ASSERT_EQ(Rectangle(col, row, width, height), expected)
              << col << " " << row << " " << width << " " << height;
        }
      }
    }
  }
}

TEST(GridTest, BoundsAreTheSmallestRectangle) {
  EXPECT_EQ(BoundsOf({}), Bounds{});
  EXPECT_EQ(BoundsOf(Bitboard::All()), (Bounds{0, 0, 16, 16}));
  EXPECT_EQ(BoundsOf(Bitboard::Of(255)), (Bounds{15, 15, 1, 1}));
  EXPECT_EQ(BoundsOf(Board("....\n.#..\n...#")), (Bounds{1, 1, 3, 2}));
}

TEST(GridTest, FloodStaysInsideAndReachesEverythingConnected) {
  const Bitboard maze = Board("#.##\n##.#\n..##\n##..");
  EXPECT_EQ(Flood4(Bitboard::Of(0), maze), Board("#...\n##..\n....\n...."));
  EXPECT_EQ(Flood8(Bitboard::Of(0), maze), maze);
  EXPECT_EQ(Flood4(Bitboard::Of(CellAt(3, 0)), maze), Board("..##\n...#\n..##\n...."));
  EXPECT_TRUE(Flood4(Bitboard::Of(1), maze).Empty()) << "a start outside reaches nothing";
}

TEST(GridTest, ConnectedWithAndWithoutDiagonals) {
  EXPECT_TRUE(IsConnected4({}));
  EXPECT_TRUE(IsConnected8({}));
  EXPECT_TRUE(IsConnected4(Board("##\n.#")));
  EXPECT_FALSE(IsConnected4(Board("#.\n.#")));
  EXPECT_TRUE(IsConnected8(Board("#.\n.#")));
  EXPECT_FALSE(IsConnected8(Board("#.#")));
  // The last column of a row and the first of the next do not touch.
  EXPECT_FALSE(IsConnected8(Bitboard::Of(15) | Bitboard::Of(16)));
}

TEST(CellNameTest, EveryCellReadsBackAsItself) {
  EXPECT_EQ(CellName(0), "A1");
  EXPECT_EQ(CellName(CellAt(1, 5)), "B6");
  EXPECT_EQ(CellName(255), "P16");
  for (int cell = 0; cell < kGridCells; ++cell) EXPECT_EQ(ParseCell(CellName(cell)).value(), cell);
}

TEST(CellNameTest, SmallLettersAndADashAreAccepted) {
  EXPECT_EQ(ParseCell("b6").value(), 81);
  EXPECT_EQ(ParseCell("B-6").value(), 81);
  EXPECT_EQ(ParseCell("p-16").value(), 255);
}

TEST(CellNameTest, AnythingElseIsRefused) {
  for (const char* name : {"", "B", "6", "B0", "B17", "B99", "B100", "Q1", "B06", "B6 ", " B6",
                           "BB6", "B--6", "B-", "B+6", "-B6", "B6x", "\xC3\x84\x31", "B1\n"}) {
    EXPECT_FALSE(ParseCell(name).ok()) << name;
  }
  EXPECT_FALSE(ParseCell(absl::string_view("B\0", 2)).ok());
  EXPECT_EQ(ParseCell("Q3").status().message(),
            "\"Q3\" is not a cell: the column must be a letter from A to P");
  EXPECT_EQ(ParseCell("B17").status().message(),
            "\"B17\" is not a cell: the row must be a number from 1 to 16");
  EXPECT_EQ(ParseCell("").status().message(),
            "\"\" is not a cell: expected a letter and a number such as B6");
  EXPECT_LT(ParseCell(std::string(100000, 'x')).status().message().size(), 200u);
}

TEST(ParseBoardTest, DrawingsReadBackAsThemselves) {
  Chance chance = Chance::Stream(4, 0);
  for (int width = 1; width <= kGridSide; ++width) {
    for (int height = 1; height <= kGridSide; ++height) {
      Bitboard board = RandomBoard(chance, 6) & Rectangle(0, 0, width, height);
      board.Set(0);
      const std::string text = BoardText(board, width, height);
      EXPECT_EQ(text.size(), static_cast<size_t>((width + 1) * height));
      EXPECT_EQ(ParseBoard(SplitRows(text)).value(), board);
    }
  }
}

TEST(ParseBoardTest, OtherMarksCanBeChosen) {
  EXPECT_EQ(ParseBoard({".o.", "ooo"}, 'o').value(), Board(".#.\n###"));
  EXPECT_EQ(ParseBoard({" x"}, 'x', ' ').value(), Board(".#"));
  EXPECT_EQ(BoardText(Board(".#"), 3, 1, 'x', ' '), " x \n");
}

TEST(ParseBoardTest, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(ParseError({}), "there are no rows");
  EXPECT_EQ(ParseError({""}), "row 1 is empty");
  EXPECT_EQ(ParseError({"##", ""}), "row 2 is empty");
  EXPECT_EQ(ParseError({"#################"}), "row 1 has 17 columns; at most 16 are allowed");
  EXPECT_EQ(ParseError(std::vector<absl::string_view>(17, "#")),
            "there are 17 rows; at most 16 are allowed");
  EXPECT_EQ(ParseError({"###", "##"}), "row 2 has 2 columns, but row 1 has 3");
  EXPECT_EQ(ParseError({"..", ".x"}), "row 2, column 2: expected '#' or '.', found 'x'");
  EXPECT_EQ(ParseError({absl::string_view("#\0", 2)}),
            "row 1, column 2: expected '#' or '.', found '\\x00'");
  EXPECT_EQ(ParseError({"...", "..."}), "there is no '#' in any row");
}

TEST(BoardTextTest, SizesAreCutToTheGrid) {
  EXPECT_EQ(BoardText(Bitboard::All(), -5, 3), "\n\n\n");
  EXPECT_EQ(BoardText(Bitboard::All(), 3, -5), "");
  EXPECT_EQ(BoardText(Bitboard::All(), 100, 100).size(), 17u * 16u);
}

TEST(SplitRowsTest, ABreakAtTheEndIsIgnored) {
  EXPECT_THAT(SplitRows("ab\ncd"), ElementsAre("ab", "cd"));
  EXPECT_THAT(SplitRows("ab\ncd\n"), ElementsAre("ab", "cd"));
  EXPECT_THAT(SplitRows("ab\n\ncd"), ElementsAre("ab", "", "cd"));
  EXPECT_THAT(SplitRows("ab\r\ncd\r\n"), ElementsAre("ab", "cd"));
  EXPECT_THAT(SplitRows(""), ElementsAre());
}

}  // namespace
}  // namespace mallard
