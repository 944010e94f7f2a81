// Terrain as text: the option `terrain` of a match.
#include "src/games/duckhammer/content/terrain_text.h"

#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/duckhammer/packs.h"

namespace mallard::testing {
namespace {

using duckhammer::ParseTerrain;
using ::testing::HasSubstr;

absl::StatusOr<std::vector<TerrainFeature>> Read(absl::string_view text) {
  return ParseTerrain(text, BaseBattleContent().scales[0]);
}
std::string Refusal(absl::string_view text) { return std::string(Read(text).status().message()); }

TEST(TerrainText, IsReadFeatureByFeature) {
  const auto terrain =
      Read("water: 0/20000 9000/20000 9000/22000; obstacle 3000: 100/100 900/100 900/900 100/900;");
  ASSERT_TRUE(terrain.ok()) << terrain.status();
  ASSERT_EQ(terrain->size(), 2u);
  EXPECT_EQ((*terrain)[0].kind, TerrainKind::kWater);
  EXPECT_EQ((*terrain)[0].area.size(), 3);
  EXPECT_EQ((*terrain)[1].kind, TerrainKind::kObstacle);
  EXPECT_EQ((*terrain)[1].height, 3000);
  EXPECT_EQ((*terrain)[1].area.corner(2), (Point{900, 900}));
}

TEST(TerrainText, SaysWhatIsWrongWhere) {
  EXPECT_EQ(Refusal("water 0/0 9/0 9/9"), "feature 1: a colon must stand before the corners");
  EXPECT_EQ(Refusal("water: 0/0 9/0 9/9; lava: 0/0 9/0 9/9"),
            "feature 2: \"lava\" is neither `water` nor `obstacle HEIGHT`");
  EXPECT_THAT(Refusal("obstacle: 0/0 9/0 9/9"), HasSubstr("neither `water` nor"));
  EXPECT_THAT(Refusal("obstacle 0: 0/0 9/0 9/9"), HasSubstr("neither `water` nor"));
  EXPECT_EQ(Refusal("water: 0/0 9 9/9"),
            "feature 1: \"9\" is no corner; write x/y in thousandths of an inch");
  EXPECT_THAT(Refusal("water: 0/0 -9/0 9/9"), HasSubstr("\"-9/0\" is no corner"));
  EXPECT_THAT(Refusal("water: 0/0 9/0"), HasSubstr("feature 1: "));
  EXPECT_THAT(Refusal("water: 0/0 30001/0 9/9"), HasSubstr("feature 1 reaches off the map"));
  EXPECT_THAT(Refusal("water: 0/0 30000/0 30000/6000 0/6000"),
              HasSubstr("the deployment zone from y = 0 to 6000 is completely obstructed"));
  std::string many;
  for (int i = 0; i < 70; ++i) many += "water: 0/0 9/0 9/9;";
  EXPECT_EQ(Refusal(many), "feature 65: a map has at most 64");
}

TEST(TerrainText, IsTheMapOfAMatch) {
  Match match =
      NewMatch(BaseRuleset("duckhammer"), "terrain=\"water: 0/9000 9000/9000 9000/12000\"", 1);
  EXPECT_EQ(match.seats(), 2);
}

}  // namespace
}  // namespace mallard::testing
