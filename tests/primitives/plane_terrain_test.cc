#include "mallard/primitives/plane_terrain.h"

#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "tests/primitives/plane_test_util.h"

namespace mallard {
namespace {

TEST(PlaneTerrainTest, WhatIsWrongIsNamed) {
  const ConvexPolygon box = Box(0, 0, 9, 9);
  EXPECT_TRUE(CheckTerrain({Obstacle(box, 1), Water(box)}).ok());
  EXPECT_EQ(CheckTerrain({Water(box), Obstacle(box, 0)}).message(),
            "terrain 2 is an obstacle of height 0; it must be 1 to 500000");
  EXPECT_EQ(CheckTerrain({{TerrainKind::kWater, 5, box}}).message(),
            "terrain 1 is water of height 5; it must be 0");
  EXPECT_EQ(CheckTerrain({{static_cast<TerrainKind>(2), 5, box}}).message(),
            "terrain 1 has the kind 2, which does not exist");
  EXPECT_EQ(CheckTerrain({Obstacle({}, 5)}).message(), "terrain 1 has no area");
  EXPECT_EQ(CheckTerrain(std::vector<TerrainFeature>(65, Water(box))).message(),
            "there are 65 pieces of terrain; at most 64 are allowed");
}

TEST(PlaneTerrainTest, OneStandsOnTheHighestObstacleOrInWater) {
  const std::vector<TerrainFeature> terrain = {
      Water(Box(0, 0, 10, 10)), Obstacle(Box(5, 0, 20, 10), 1000),
      Obstacle(Box(8, 0, 20, 10), 3000), Obstacle(Box(8, 0, 30, 10), 3000), Water(Box(0, 0, 3, 3))};
  EXPECT_EQ(GroundAt({-1, 0}, terrain), (Ground{0, 0, -1}));
  EXPECT_EQ(GroundAt({0, 0}, terrain), (Ground{0, 1, 0}));
  EXPECT_EQ(GroundAt({4, 5}, terrain), (Ground{0, 1, 0}));
  EXPECT_EQ(GroundAt({5, 5}, terrain), (Ground{1000, 0, 1}));
  EXPECT_EQ(GroundAt({8, 5}, terrain), (Ground{3000, 0, 2}));
  EXPECT_EQ(GroundAt({25, 5}, terrain), (Ground{3000, 0, 3}));
}

TEST(PlaneObstructedTest, ALineIsObstructedWhenAllOfItIsCovered) {
  const std::vector<TerrainFeature> terrain = {
      Obstacle(Box(5, -1, 10, 1), 1), Obstacle(Box(0, -1, 5, 1), 1), Water(Box(10, -1, 12, 1))};
  EXPECT_TRUE(LineObstructed({0, 0}, {10, 0}, terrain, false));
  EXPECT_TRUE(LineObstructed({10, 1}, {0, 1}, terrain, false));
  EXPECT_FALSE(LineObstructed({0, 0}, {11, 0}, terrain, false));
  EXPECT_TRUE(LineObstructed({0, 0}, {11, 0}, terrain, true));
  EXPECT_FALSE(LineObstructed({-1, 0}, {10, 0}, terrain, true));
  EXPECT_TRUE(LineObstructed({5, 0}, {5, 0}, terrain, false));
  EXPECT_FALSE(LineObstructed({5, 2}, {5, 2}, terrain, false));
  EXPECT_FALSE(LineObstructed({0, 0}, {10, 0}, {}, true));
}

TEST(PlaneObstructedTest, LinesAgreeWithTheReference) {
  Chance chance = Chance::Stream(41, 0);
  int obstructed = 0;
  for (int round = 0; round < 4000; ++round) {
    std::vector<TerrainFeature> terrain;
    std::vector<ConvexPolygon> areas;
    for (int i = 0; i < 4; ++i) {
      areas.push_back(RandomPolygon(chance, 8));
      terrain.push_back(Obstacle(areas.back(), 1));
    }
    const Point a = RandomPoint(chance, 6);
    const Point b = RandomPoint(chance, 6);
    if (a == b) continue;
    bool covered = true;
    for (const Rational t : Middles(a, b, areas, {})) {
      bool here = false;
      for (const ConvexPolygon& area : areas) here = here || IsIn(At(a, b, t), area);
      covered = covered && here;
    }
    EXPECT_EQ(LineObstructed(a, b, terrain, false), covered);
    EXPECT_EQ(LineObstructed(b, a, terrain, false), covered);
    obstructed += covered ? 1 : 0;
  }
  EXPECT_GT(obstructed, 400);
}

TEST(PlaneObstructedTest, AnAreaIsObstructedWhenAllOfItIsCovered) {
  const Rect zone{{0, 0}, {30, 6}};
  std::vector<TerrainFeature> terrain = {Obstacle(Box(0, 0, 10, 9), 1),
                                         Obstacle(Box(10, -5, 20, 6), 1),
                                         Obstacle(Box(20, 0, 30, 6), 1)};
  EXPECT_TRUE(AreaObstructed(zone, terrain, false));
  terrain[1].kind = TerrainKind::kWater;
  terrain[1].height = 0;
  EXPECT_FALSE(AreaObstructed(zone, terrain, false));
  EXPECT_TRUE(AreaObstructed(zone, terrain, true));
  terrain[2] = Obstacle(Box(20, 0, 29, 6), 1);
  EXPECT_FALSE(AreaObstructed(zone, terrain, true));
  EXPECT_FALSE(AreaObstructed(zone, {}, true));
  // Without an inside it is a line.
  EXPECT_TRUE(AreaObstructed({{0, 3}, {29, 3}}, terrain, true));
  EXPECT_FALSE(AreaObstructed({{0, 3}, {30, 3}}, terrain, true));
}

TEST(PlaneObstructedTest, AHoleOfAnySizeIsFound) {
  constexpr int32_t kEnd = kPlaneLimit;
  // Four triangles that meet in the middle of the plane, and then one that stops short of it.
  const auto triangle = [](Point a, Point b, Point c) {
    return Obstacle(ConvexPolygon::Create({a, b, c}).value(), 1);
  };
  std::vector<TerrainFeature> terrain = {triangle({-kEnd, -kEnd}, {kEnd, -kEnd}, {0, 0}),
                                         triangle({kEnd, -kEnd}, {kEnd, kEnd}, {0, 0}),
                                         triangle({kEnd, kEnd}, {-kEnd, kEnd}, {0, 0}),
                                         triangle({-kEnd, kEnd}, {-kEnd, -kEnd}, {0, 0})};
  const Rect all{{-kEnd, -kEnd}, {kEnd, kEnd}};
  EXPECT_TRUE(AreaObstructed(all, terrain, false));
  terrain[3] = triangle({-kEnd, kEnd}, {-kEnd, -kEnd}, {-1, 0});
  EXPECT_FALSE(AreaObstructed(all, terrain, false));
}

// Covered, by looking at a point of every cell into which all lines through sides cut the plane.
bool CoveredByCells(const Rect& area, const std::vector<ConvexPolygon>& polygons) {
  struct Side {
    Point from, to;
  };
  std::vector<Side> sides = {{area.low, {area.high.x, area.low.y}},
                             {{area.low.x, area.high.y}, area.high}};
  for (const ConvexPolygon& polygon : polygons) {
    for (int i = 0; i < polygon.size(); ++i) {
      sides.push_back({polygon.corner(i), polygon.corner(i + 1)});
    }
  }
  std::vector<Rational> columns = {area.low.x, area.high.x};
  for (const Side& s : sides) {
    columns.push_back(s.from.x);
    for (const Side& t : sides) {
      const int64_t turn = Cross(s.to - s.from, t.to - t.from);
      if (turn == 0) continue;
      const Rational along(Cross(t.from - s.from, t.to - t.from), turn);
      columns.push_back(Rational(s.from.x) + along * (s.to.x - s.from.x));
    }
  }
  const auto middles = [](std::vector<Rational> cuts, Rational low, Rational high) {
    std::erase_if(cuts, [&](Rational c) { return c < low || high < c; });
    std::sort(cuts.begin(), cuts.end());
    std::vector<Rational> result;
    for (size_t i = 1; i < cuts.size(); ++i) {
      if (cuts[i - 1] < cuts[i]) result.push_back((cuts[i - 1] + cuts[i]) / 2);
    }
    return result;
  };
  for (const Rational x : middles(columns, area.low.x, area.high.x)) {
    std::vector<Rational> rows = {area.low.y, area.high.y};
    for (const Side& s : sides) {
      if (s.from.x == s.to.x) continue;
      rows.push_back(Rational(s.from.y) +
                     (x - s.from.x) * Rational(s.to.y - s.from.y, s.to.x - s.from.x));
    }
    for (const Rational y : middles(rows, area.low.y, area.high.y)) {
      bool covered = false;
      for (const ConvexPolygon& polygon : polygons) covered = covered || IsIn({x, y}, polygon);
      if (!covered) return false;
    }
  }
  return true;
}

TEST(PlaneObstructedTest, AreasAgreeWithTheReference) {
  Chance chance = Chance::Stream(42, 0);
  int obstructed = 0;
  for (int round = 0; round < 600; ++round) {
    std::vector<TerrainFeature> terrain;
    std::vector<ConvexPolygon> areas;
    for (int i = 0; i < 4; ++i) {
      areas.push_back(RandomPolygon(chance, 9));
      terrain.push_back(Obstacle(areas.back(), 1));
    }
    const Point low = RandomPoint(chance, 4);
    const Rect area{low, low + Point{1 + static_cast<int32_t>(chance.Below(6)),
                                     1 + static_cast<int32_t>(chance.Below(6))}};
    const bool covered = CoveredByCells(area, areas);
    EXPECT_EQ(AreaObstructed(area, terrain, false), covered);
    obstructed += covered ? 1 : 0;
  }
  EXPECT_GT(obstructed, 60);
  EXPECT_LT(obstructed, 540);
}

}  // namespace
}  // namespace mallard
