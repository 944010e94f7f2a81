// The hot functions of the primitives must not touch the heap: counted, not believed.

#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "mallard/primitives/bit_set.h"
#include "mallard/primitives/hex_map.h"
#include "mallard/primitives/path_search.h"
#include "mallard/primitives/placement.h"
#include "tests/allocations/counting_new.h"
#include "tests/primitives/grid_test_util.h"

namespace mallard {
namespace {

TEST(PrimitivesAllocations, TheCounterCounts) {
  EXPECT_GT(AllocationsOf([] { return std::string(1000, 'x').size(); }), 0);
}

TEST(PrimitivesAllocations, PlacingShapesNeedsNoHeap) {
  const Shape shape = Figure("##.\n.##");
  const Bitboard board = Rectangle(0, 0, 12, 12);
  int sum = 0;
  EXPECT_EQ(AllocationsOf([&] {
              const ShapeList orientations = Orientations(shape, true);
              const PlacementSet placements(orientations, board.Minus(Halo8(Bitboard::Of(40))));
              sum += placements.Nth(placements.Count() / 2).anchor;
              int32_t counts[kGridCells] = {};
              AddCoverage(orientations, board, absl::MakeSpan(counts));
              const OverhangSet anchors(shape, board);
              sum += anchors.Nth(anchors.Count() - 1).col + counts[20];
              sum += IsConnected8(board);
            }),
            0);
  EXPECT_GT(sum, 0);
}

TEST(PrimitivesAllocations, ASearchUsedAgainNeedsNoHeap) {
  const HexMap map = HexMap::Create(HexDisc({0, 0}, 6)).value();
  BitSet<127> blocked;
  for (int i = 0; i < 127; i += 5) blocked.Set(i);
  const Teleport teleports[] = {{1, 99, 2}};
  PathSearch search;
  PathStep steps[127];
  const auto run = [&](int start) {
    ASSERT_TRUE(
        search
            .Run(map.graph(), {.start = start, .blocked = blocked.Words(), .teleports = teleports})
            .ok());
    ASSERT_GT(search.Path(126, absl::MakeSpan(steps)), 0);
  };
  run(0);
  EXPECT_EQ(AllocationsOf([&] {
              for (int start = 0; start < 60; ++start) run(start);
            }),
            0);
}

}  // namespace
}  // namespace mallard
