// The battlefields of the base pack: enough of them, fair to both players.
#include <algorithm>
#include <map>
#include <vector>

#include "gtest/gtest.h"
#include "mallard/primitives/plane_polygon.h"
#include "src/games/duckhammer/content/content.h"
#include "tests/support/matches.h"

namespace mallard::duckhammer {
namespace {

const GameContent& BaseContent() {
  return static_cast<const GameContent&>(testing::BaseRuleset("duckhammer")->content());
}

const Scale& ScaleOf(const BattleMap& map) {
  return BaseContent().scales[static_cast<size_t>(map.scale)];
}

// A feature as it looks from the other end of the map.
TerrainFeature Turned(const TerrainFeature& feature, const Scale& scale) {
  std::vector<Point> corners;
  for (const Point corner : feature.area.corners()) {
    corners.push_back({scale.width - corner.x, scale.length - corner.y});
  }
  TerrainFeature turned = feature;
  turned.area = *ConvexPolygon::Create(corners);
  return turned;
}

TEST(MapsTest, ThereIsAtLeastOneForEveryScaleAndSeveralForTheSmallerOnes) {
  std::map<int, int> maps;
  for (const BattleMap& map : BaseContent().maps) ++maps[ScaleOf(map).size];
  EXPECT_GE(BaseContent().maps.size(), 6u);
  EXPECT_GE(maps[0], 2);
  EXPECT_GE(maps[1], 2);
  EXPECT_GE(maps[2], 1);
  EXPECT_GE(maps[3], 1);
}

TEST(MapsTest, OneHasWaterOneATallRockInTheMiddleAndOneIsOpen) {
  bool water = false, rock = false, open = false;
  for (const BattleMap& map : BaseContent().maps) {
    const Point middle = {ScaleOf(map).width / 2, ScaleOf(map).length / 2};
    open = open || map.terrain.empty();
    for (const TerrainFeature& feature : map.terrain) {
      water = water || feature.kind == TerrainKind::kWater;
      rock = rock || (feature.height >= 6 * kInch && Contains(feature.area, middle));
    }
  }
  EXPECT_TRUE(water);
  EXPECT_TRUE(rock);
  EXPECT_TRUE(open);
}

TEST(MapsTest, AllLookTheSameFromBothEnds) {
  for (const BattleMap& map : BaseContent().maps) {
    for (const TerrainFeature& feature : map.terrain) {
      EXPECT_NE(std::find(map.terrain.begin(), map.terrain.end(), Turned(feature, ScaleOf(map))),
                map.terrain.end())
          << map.id;
    }
  }
}

TEST(MapsTest, TheHighestObstacleIsAsNearToOnePlayerAsToTheOther) {
  for (const BattleMap& map : BaseContent().maps) {
    const auto highest = std::max_element(
        map.terrain.begin(), map.terrain.end(),
        [](const TerrainFeature& a, const TerrainFeature& b) { return a.height < b.height; });
    if (highest == map.terrain.end()) continue;
    EXPECT_EQ(*highest, Turned(*highest, ScaleOf(map))) << map.id;
  }
}

TEST(MapsTest, DeploymentZonesHaveRoomForWholeArmies) {
  // No feature of the base maps reaches into a zone of the usual depth.
  for (const BattleMap& map : BaseContent().maps) {
    for (const TerrainFeature& feature : map.terrain) {
      EXPECT_GE(BoundsOf(feature.area).low.y, 6 * kInch) << map.id;
      EXPECT_LE(BoundsOf(feature.area).high.y, ScaleOf(map).length - 6 * kInch) << map.id;
    }
  }
}

}  // namespace
}  // namespace mallard::duckhammer
