#include "mallard/primitives/hex_map.h"

#include <algorithm>
#include <vector>

#include "gtest/gtest.h"
#include "mallard/primitives/bit_set.h"
#include "mallard/primitives/chance.h"
#include "mallard/primitives/path_search.h"

namespace mallard {
namespace {

TEST(HexMapTest, NumbersHexesInReadingOrder) {
  std::vector<Hex> hexes = HexDisc({3, -2}, 3);
  const std::vector<Hex> in_order = hexes;
  Chance chance;
  Shuffle(chance, absl::MakeSpan(hexes));
  const HexMap map = HexMap::Create(hexes).value();
  ASSERT_EQ(map.size(), 37);
  for (int i = 0; i < map.size(); ++i) {
    EXPECT_EQ(map.hexes()[i], in_order[i]);
    EXPECT_EQ(map.IndexOf(in_order[i]), i);
  }
  EXPECT_EQ(map.IndexOf({100, 100}), -1);
  EXPECT_EQ(map.IndexOf({2147483647, -2147483647}), -1);
}

TEST(HexMapTest, NeighboursAreOnTheMap) {
  const HexMap map = HexMap::Create(HexDisc({0, 0}, 2)).value();
  for (int i = 0; i < map.size(); ++i) {
    std::vector<uint16_t> neighbours;
    for (int direction = 0; direction < 6; ++direction) {
      const int neighbour = map.Neighbour(i, direction);
      EXPECT_EQ(neighbour, map.IndexOf(HexNeighbour(map.hexes()[i], direction)));
      if (neighbour >= 0) neighbours.push_back(static_cast<uint16_t>(neighbour));
    }
    std::sort(neighbours.begin(), neighbours.end());
    EXPECT_EQ(map.graph().Neighbours(i), absl::MakeConstSpan(neighbours));
  }
}

TEST(HexMapTest, RefusesBadHexes) {
  EXPECT_EQ(HexMap::Create({Hex{1, 2}, Hex{0, 0}, Hex{1, 2}}).status().message(),
            "the hex (1, 2) is there twice");
  EXPECT_EQ(HexMap::Create({Hex{0, 1048577}}).status().message(),
            "the hex (0, 1048577) has a coordinate beyond 1048576");
  EXPECT_EQ(HexMap::Create(HexDisc({0, 0}, 74)).status().message(),
            "there are 16651 hexes; at most 16384 are allowed");
  EXPECT_EQ(HexMap::Create({}).value().size(), 0);
}

TEST(HexMapTest, TheLargestMapCanBeSearched) {
  std::vector<Hex> hexes;
  for (int i = 0; i < HexMap::kMaxHexes; ++i) hexes.push_back({i, 0});
  const HexMap map = HexMap::Create(hexes).value();
  PathSearch search;
  ASSERT_TRUE(search.Run(map.graph(), {}).ok());
  EXPECT_EQ(search.Cost(HexMap::kMaxHexes - 1), HexMap::kMaxHexes - 1);
}

TEST(HexMapTest, WithoutObstaclesCostIsDistance) {
  const HexMap map = HexMap::Create(HexDisc({0, 0}, 5)).value();
  PathSearch search;
  for (int start = 0; start < map.size(); ++start) {
    ASSERT_TRUE(search.Run(map.graph(), {.start = start, .max_cost = 4}).ok());
    for (int i = 0; i < map.size(); ++i) {
      const int distance = HexDistance(map.hexes()[start], map.hexes()[i]);
      ASSERT_EQ(search.Cost(i), distance <= 4 ? distance : -1);
    }
  }
}

TEST(HexMapTest, PathsGoAroundBlockedHexes) {
  // A wall through the middle of a disc, with its only gap at the right end.
  const HexMap map = HexMap::Create(HexDisc({0, 0}, 3)).value();
  BitSet<37> wall;
  for (int q = -3; q <= 2; ++q) wall.Set(map.IndexOf({q, 0}));
  PathSearch search;
  const int start = map.IndexOf({-1, -1});
  const int goal = map.IndexOf({-1, 1});
  ASSERT_TRUE(
      search.Run(map.graph(), {.start = start, .goal = goal, .blocked = wall.Words()}).ok());
  const std::vector<PathStep> path = search.Path(goal);
  ASSERT_EQ(path.size(), 10u);
  for (const PathStep& step : path) EXPECT_FALSE(wall.Has(step.node));
  EXPECT_EQ(path[4].cost, 4);
  EXPECT_TRUE(std::any_of(path.begin(), path.end(), [&](const PathStep& s) {
    return s.node == map.IndexOf({3, 0});
  }));
}

}  // namespace
}  // namespace mallard
