// Line of sight in whole scenes: nothing is lost by leaving out what cannot be in the way.
#include <vector>

#include "gtest/gtest.h"
#include "mallard/primitives/plane_sight.h"
#include "tests/primitives/plane_test_util.h"

namespace mallard {
namespace {

struct RandomScene {
  std::vector<TerrainFeature> terrain;
  std::vector<Cylinder> bodies;
  Cylinder viewer;
  Cylinder target;
};

RandomScene MakeScene(Chance& chance) {
  const auto body = [&] {
    return Cylinder{RandomPoint(chance, 12'000), 400 + RandomNumber(chance, 200),
                    static_cast<int32_t>(chance.Below(3)) * 3000, 1500};
  };
  RandomScene scene{{}, {}, body(), body()};
  for (int i = 0; i < 4; ++i) {
    const Motion shift{0, false, RandomPoint(chance, 9000)};
    scene.terrain.push_back(Obstacle(shift(RandomPolygon(chance, 2500)),
                                     500 + static_cast<int32_t>(chance.Below(4000))));
  }
  for (int i = 0; i < 8; ++i) scene.bodies.push_back(body());
  return scene;
}

TEST(PlaneSceneTest, LookingIsNineLinesPastEverything) {
  Chance chance = Chance::Stream(24, 0);
  int levels[3] = {};
  for (int round = 0; round < 1500; ++round) {
    const RandomScene scene = MakeScene(chance);
    uint32_t expected = 0;
    const auto points = SightPoints(EyeOf(scene.viewer), scene.target);
    for (int i = 0; i < 9; ++i) {
      bool blocked = false;
      for (const TerrainFeature& feature : scene.terrain) {
        blocked |= BlockedByPrism(EyeOf(scene.viewer), points[i], feature.area, feature.height);
      }
      for (const Cylinder& body : scene.bodies) {
        blocked |= BlockedByCylinder(EyeOf(scene.viewer), points[i], body);
      }
      EXPECT_EQ(SightBlocked(points[i], EyeOf(scene.viewer), {scene.terrain, scene.bodies, {}}),
                blocked);
      if (!blocked) expected |= 1u << i;
    }
    const SightResult sight = LookAt(scene.viewer, scene.target, {scene.terrain, scene.bodies, {}});
    EXPECT_EQ(sight.seen, expected);
    ++levels[static_cast<int>(sight.Level())];
  }
  for (const int count : levels) EXPECT_GT(count, 50);
}

TEST(PlaneSceneTest, MovingThePlaneChangesNothingAndMirrorsSwapSides) {
  Chance chance = Chance::Stream(25, 0);
  for (int round = 0; round < 300; ++round) {
    const RandomScene scene = MakeScene(chance);
    const uint32_t seen =
        LookAt(scene.viewer, scene.target, {scene.terrain, scene.bodies, {}}).seen;
    for (const Motion& move : AllMotions()) {
      const std::vector<TerrainFeature> terrain = move(scene.terrain);
      std::vector<Cylinder> bodies;
      for (const Cylinder& body : scene.bodies) bodies.push_back(move(body));
      const uint32_t moved =
          LookAt(move(scene.viewer), move(scene.target), {terrain, bodies, {}}).seen;
      const uint32_t mirrored =
          (seen & 0b010'010'010) | (seen & 0b001'001'001) << 2 | (seen & 0b100'100'100) >> 2;
      EXPECT_EQ(moved, move.mirror ? mirrored : seen);
    }
  }
}

}  // namespace
}  // namespace mallard
