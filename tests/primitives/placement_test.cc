#include "mallard/primitives/placement.h"

#include <set>
#include <vector>

#include "gtest/gtest.h"
#include "tests/primitives/grid_test_util.h"

namespace mallard {
namespace {

const char* const kFigures[] = {"#",
                                "##",
                                "#####",
                                "###\n..#",
                                ".##\n##.\n.#.",
                                "###\n#.#\n###",
                                "#...#\n.#.#.\n..#..",
                                "################",
                                "#.\n.#"};

bool FitsAt(const Shape& shape, int col, int row, const Bitboard& free) {
  bool fits = true;
  shape.cells.ForEach([&](int cell) {
    const int c = col + ColumnOf(cell);
    const int r = row + RowOf(cell);
    fits &= OnGrid(c, r) && free.Has(CellAt(c, r));
  });
  return fits;
}

TEST(PlacedTest, IsClippedAtTheEdge) {
  const Shape corner = Figure("##\n#.");
  EXPECT_EQ(Placed(corner, 0, 0), Board("##\n#."));
  EXPECT_EQ(Placed(corner, -1, 0), Board("#"));
  EXPECT_EQ(Placed(corner, 0, -1), Board("#"));
  EXPECT_TRUE(Placed(corner, -1, -1).Empty());
  EXPECT_TRUE(Placed(corner, 16, 3).Empty());
  EXPECT_EQ(Placed(corner, 15, 15), Bitboard::Of(255));
}

TEST(AnchorsTest, AreExactlyWhereTheShapeFits) {
  Chance chance = Chance::Stream(11, 0);
  for (const char* drawing : kFigures) {
    const Shape shape = Figure(drawing);
    for (int twelfths : {12, 11, 10, 8, 0}) {
      const Bitboard free = RandomBoard(chance, twelfths);
      const Bitboard anchors = Anchors(shape, free);
      for (int cell = 0; cell < kGridCells; ++cell) {
        ASSERT_EQ(anchors.Has(cell), FitsAt(shape, ColumnOf(cell), RowOf(cell), free))
            << drawing << " at " << CellName(cell);
      }
    }
  }
}

TEST(AnchorsTest, CountsOfLinesOnATenByTenBoard) {
  const Bitboard board = Rectangle(0, 0, 10, 10);
  EXPECT_EQ(Anchors(Figure("#####"), board).Count(), 60);
  EXPECT_EQ(PlacementSet(Orientations(Figure("#####"), true), board).Count(), 120);
  EXPECT_EQ(PlacementSet(Orientations(Figure("#"), true), board).Count(), 100);
  // With a single duck in the corner and no contact allowed, four cells are gone.
  const Bitboard halo = Halo8(Bitboard::Of(0));
  EXPECT_EQ(PlacementSet(Orientations(Figure("#"), true), board.Minus(halo)).Count(), 96);
}

TEST(PlacementSetTest, ListsEveryPlacementOnceInOrder) {
  Chance chance = Chance::Stream(12, 0);
  for (const char* drawing : kFigures) {
    const ShapeList orientations = Orientations(Figure(drawing), true);
    const Bitboard free = RandomBoard(chance, 10);
    const PlacementSet set(orientations, free);
    std::vector<Placement> expected;
    for (int i = 0; i < orientations.size(); ++i) {
      for (int cell = 0; cell < kGridCells; ++cell) {
        const bool fits = FitsAt(orientations[i], ColumnOf(cell), RowOf(cell), free);
        if (fits) expected.push_back({i, cell});
        ASSERT_EQ(set.Has({i, cell}), fits);
        ASSERT_EQ(set.AnchorsOf(i).Has(cell), fits);
      }
    }
    ASSERT_EQ(set.Count(), static_cast<int>(expected.size()));
    std::set<std::vector<uint64_t>> covered;
    for (int n = 0; n < set.Count(); ++n) {
      const Placement placement = set.Nth(n);
      ASSERT_EQ(placement, expected[n]);
      const Bitboard cells = Placed(orientations[placement.orientation], ColumnOf(placement.anchor),
                                    RowOf(placement.anchor));
      ASSERT_TRUE(free.Contains(cells));
      covered.insert({cells.words, cells.words + 4});
    }
    EXPECT_EQ(covered.size(), expected.size()) << "placements must cover different cells";
    EXPECT_EQ(set.Nth(set.Count()), Placement{});
    EXPECT_EQ(set.Nth(-1), Placement{});
    EXPECT_FALSE(set.Has({-1, 0}));
    EXPECT_FALSE(set.Has({8, 0}));
    EXPECT_FALSE(set.Has({0, -1}));
    EXPECT_FALSE(set.Has({0, 256}));
  }
}

TEST(CoverageTest, CountsPlacementsOverEachCell) {
  Chance chance = Chance::Stream(13, 0);
  for (const char* drawing : kFigures) {
    const ShapeList orientations = Orientations(Figure(drawing), true);
    const Bitboard free = RandomBoard(chance, 10);
    std::vector<int32_t> expected(kGridCells, 5);
    const PlacementSet set(orientations, free);
    for (int n = 0; n < set.Count(); ++n) {
      const Placement placement = set.Nth(n);
      Placed(orientations[placement.orientation], ColumnOf(placement.anchor),
             RowOf(placement.anchor))
          .ForEach([&](int cell) { ++expected[cell]; });
    }
    std::vector<int32_t> counts(kGridCells, 5);
    AddCoverage(orientations, free, absl::MakeSpan(counts));
    EXPECT_EQ(counts, expected) << drawing;
  }
}

TEST(OverhangSetTest, HoldsEveryAnchorThatReachesAWantedCell) {
  Chance chance = Chance::Stream(14, 0);
  for (const char* drawing : kFigures) {
    const Shape shape = Figure(drawing);
    for (const Bitboard& wanted : {Bitboard::All(), Bitboard{}, RandomBoard(chance, 1),
                                   Bitboard::Of(0), Bitboard::Of(255), RandomBoard(chance, 6)}) {
      const OverhangSet set(shape, wanted);
      std::vector<OverhangAnchor> expected;
      for (int row = -17; row <= 17; ++row) {
        for (int col = -17; col <= 17; ++col) {
          const bool reaches = Placed(shape, col, row).Intersects(wanted);
          ASSERT_EQ(set.Has(col, row), reaches) << drawing << " " << col << " " << row;
          if (reaches) expected.push_back({col, row});
        }
      }
      ASSERT_EQ(set.Count(), static_cast<int>(expected.size()));
      for (int n = 0; n < set.Count(); ++n) ASSERT_EQ(set.Nth(n), expected[n]);
      std::vector<OverhangAnchor> visited;
      set.ForEach([&](const OverhangAnchor& anchor) { visited.push_back(anchor); });
      ASSERT_EQ(visited, expected);
    }
  }
}

TEST(OverhangSetTest, RefusesAnyNumbersOffTheGrid) {
  const OverhangSet set(Figure("#"), Bitboard::All());
  EXPECT_EQ(set.Count(), 256);
  EXPECT_FALSE(set.Has(2147483647, 0));
  EXPECT_FALSE(set.Has(0, -2147483647 - 1));
}

}  // namespace
}  // namespace mallard
