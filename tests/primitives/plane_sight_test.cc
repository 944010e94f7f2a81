#include "mallard/primitives/plane_sight.h"

#include <cmath>
#include <vector>

#include "gtest/gtest.h"
#include "mallard/primitives/bit_set.h"
#include "mallard/primitives/plane_zone.h"
#include "tests/primitives/plane_test_util.h"

namespace mallard {
namespace {

// Blocked, by looking at the middle of every piece of the line between places where it can change.
bool BlockedByPieces(Point3 a, Point3 b, const ConvexPolygon& area, int32_t height) {
  if (a == b) return false;
  std::vector<Rational> cuts;
  if (a.z != b.z) cuts.push_back(Rational(height - a.z, b.z - a.z));
  for (const Rational t : Middles(a.OnPlane(), b.OnPlane(), {area}, cuts)) {
    if (IsIn(At(a.OnPlane(), b.OnPlane(), t), area) &&
        Rational(a.z) + t * (b.z - a.z) < Rational(height)) {
      return true;
    }
  }
  return false;
}

// Blocked, by the depth of the line in the cylinder: for small whole numbers it is 0 or far from 0.
bool BlockedByDepth(Point3 a, Point3 b, const Cylinder& cylinder) {
  using Real = long double;
  Real from = 0;
  Real to = 1;
  if (a.z == b.z) {
    if (a.z <= cylinder.bottom || a.z >= cylinder.Top()) return false;
  } else {
    const Real first = Real(cylinder.bottom - a.z) / (b.z - a.z);
    const Real second = Real(cylinder.Top() - a.z) / (b.z - a.z);
    from = std::fmax(from, std::fmin(first, second));
    to = std::fmin(to, std::fmax(first, second));
  }
  if (a == b || to - from < 1e-9L) return false;
  const auto depth = [&](Real t) {
    const Real x = a.x + t * (b.x - a.x) - cylinder.centre.x;
    const Real y = a.y + t * (b.y - a.y) - cylinder.centre.y;
    return x * x + y * y - Real(cylinder.radius) * cylinder.radius;
  };
  for (int i = 0; i < 200; ++i) {  // It has a single lowest point.
    const Real third = (to - from) / 3;
    (depth(from + third) < depth(to - third) ? to : from) +=
        depth(from + third) < depth(to - third) ? -third : third;
  }
  return depth(from) < -1e-9L;
}

Point3 RandomPoint3(Chance& chance, int32_t size) {
  return {RandomNumber(chance, size), RandomNumber(chance, size), RandomNumber(chance, 4)};
}

TEST(PlaneSightTest, PrismsAgreeWithTheReferenceFromBothEnds) {
  Chance chance = Chance::Stream(21, 0);
  int blocked = 0;
  for (int round = 0; round < 20'000; ++round) {
    const ConvexPolygon area = RandomPolygon(chance, 4);
    const int32_t height = RandomNumber(chance, 4);
    const Point3 a = RandomPoint3(chance, 6);
    const Point3 b = RandomPoint3(chance, 6);
    const bool expected = BlockedByPieces(a, b, area, height);
    EXPECT_EQ(BlockedByPrism(a, b, area, height), expected);
    EXPECT_EQ(BlockedByPrism(b, a, area, height), expected);
    blocked += expected ? 1 : 0;
  }
  EXPECT_GT(blocked, 3000);
}

TEST(PlaneSightTest, CylindersAgreeWithTheReferenceFromBothEnds) {
  Chance chance = Chance::Stream(22, 0);
  int blocked = 0;
  for (int round = 0; round < 20'000; ++round) {
    const Cylinder cylinder{RandomPoint(chance, 3), RandomNumber(chance, 2) + 2,
                            RandomNumber(chance, 3), static_cast<int32_t>(chance.Below(5))};
    const Point3 a = RandomPoint3(chance, 6);
    const Point3 b = RandomPoint3(chance, 6);
    const bool expected = BlockedByDepth(a, b, cylinder);
    EXPECT_EQ(BlockedByCylinder(a, b, cylinder), expected);
    EXPECT_EQ(BlockedByCylinder(b, a, cylinder), expected);
    blocked += expected ? 1 : 0;
  }
  EXPECT_GT(blocked, 1500);
}

TEST(PlaneSightTest, TouchingBlocksNothing) {
  const ConvexPolygon box = Box(0, 0, 10, 10);
  EXPECT_FALSE(BlockedByPrism({-5, 5, 1}, {5, -5, 1}, box, 9));  // a corner
  EXPECT_TRUE(BlockedByPrism({-5, 6, 1}, {6, -5, 1}, box, 9));
  EXPECT_FALSE(BlockedByPrism({-5, 5, 1}, {0, 5, 1}, box, 9));   // ends on a side
  EXPECT_FALSE(BlockedByPrism({-5, 5, 9}, {15, 5, 9}, box, 9));  // along the top
  EXPECT_TRUE(BlockedByPrism({-5, 5, 9}, {15, 5, 8}, box, 9));
  EXPECT_FALSE(BlockedByPrism({5, 5, 9}, {15, 5, 9}, box, 9));  // standing on it
  EXPECT_FALSE(BlockedByPrism({5, 5, 12}, {5, 5, 9}, box, 9));  // straight down to it
  EXPECT_TRUE(BlockedByPrism({5, 5, 12}, {5, 5, 8}, box, 9));
  EXPECT_FALSE(BlockedByPrism({5, 5, 1}, {5, 5, 1}, box, 9));  // no line
  const Cylinder post{{0, 0}, 5, 2, 6};
  EXPECT_FALSE(BlockedByCylinder({-9, 5, 4}, {9, 5, 4}, post));  // its round side
  EXPECT_TRUE(BlockedByCylinder({-9, 4, 4}, {9, 4, 4}, post));
  EXPECT_FALSE(BlockedByCylinder({-9, 0, 8}, {9, 0, 8}, post));  // its top
  EXPECT_FALSE(BlockedByCylinder({-9, 0, 2}, {9, 0, 2}, post));  // its bottom
  EXPECT_TRUE(BlockedByCylinder({-9, 0, 8}, {9, 0, 7}, post));
  EXPECT_FALSE(BlockedByCylinder({0, 0, 4}, {0, 0, 4}, post));  // no line
}

TEST(PlaneSightTest, ThereIsNoSlitBetweenObstaclesThatShareASide) {
  const std::vector<TerrainFeature> wall = {Obstacle(Box(-10, 0, 0, 2), 5),
                                            Obstacle(Box(0, 0, 10, 2), 5)};
  EXPECT_TRUE(SightBlocked({0, -9, 1}, {0, 9, 1}, {.terrain = wall}));
}

TEST(PlaneSightTest, ObstaclesReachBelowTheGroundAndWaterHidesNothing) {
  const std::vector<TerrainFeature> rock = {Obstacle(Box(0, 0, 10, 10), 5)};
  const std::vector<TerrainFeature> lake = {Water(Box(0, 0, 10, 10))};
  EXPECT_TRUE(SightBlocked({-5, 5, 0}, {15, 5, 0}, {.terrain = rock}));
  EXPECT_FALSE(SightBlocked({-5, 5, 0}, {15, 5, 0}, {.terrain = lake}));
  EXPECT_FALSE(SightBlocked({-5, 5, -3}, {15, 5, 0}, {.terrain = lake}));
}

TEST(PlaneSightTest, TangentPointsLieOnTheTargetAndAreSeenAtARightAngle) {
  Chance chance = Chance::Stream(23, 0);
  for (int round = 0; round < 3000; ++round) {
    const Cylinder target{RandomPoint(chance, 40'000), 500 + RandomNumber(chance, 400), 0, 1500};
    const Point3 eye{RandomNumber(chance, 40'000), RandomNumber(chance, 40'000), 1500};
    const auto points = SightPoints(eye, target);
    const Point way = target.centre - eye.OnPlane();
    for (const int i : {0, 2}) {
      const Point step = points[i].OnPlane() - target.centre;
      EXPECT_TRUE(Contains(target.Base(), points[i].OnPlane()));
      if (Dot(way, way) <= int64_t{target.radius} * target.radius) continue;
      EXPECT_GE(RootUp(Dot(step, step)), target.radius - 2);
      // The angle at the tangent point, up to the rounding of its place.
      const Point sight = points[i].OnPlane() - eye.OnPlane();
      const double lengths = std::sqrt(double(Dot(sight, sight))) * target.radius;
      EXPECT_LT(std::abs(double(Dot(sight, step))),
                2 * (std::sqrt(double(Dot(sight, sight))) + target.radius) + 1e-9 * lengths);
      EXPECT_EQ(Cross(way, step) > 0, i == 0);  // The left one lies to the left.
    }
  }
}

TEST(PlaneSightTest, NineExactPoints) {
  // A triangle of sides 3, 4 and 5: the tangent points are whole numbers.
  const auto points = SightPoints({0, -2500, 0}, {{0, 0}, 1500, 100, 1001});
  const int32_t bottom = 100;
  const int32_t middle = 100 + 501;  // Half of 1001, rounded up.
  const int32_t top = 1101;
  const Point3 expected[9] = {
      {-1200, -900, bottom}, {0, 0, bottom}, {1200, -900, bottom},
      {-1200, -900, middle}, {0, 0, middle}, {1200, -900, middle},
      {-1200, -900, top},    {0, 0, top},    {1200, -900, top},
  };
  for (int i = 0; i < 9; ++i) EXPECT_EQ(points[i], expected[i]) << i;
  const auto above = SightPoints({7, 7, 5000}, {{7, 7}, 500, 0, 1500});
  EXPECT_EQ(above[0], (Point3{-493, 7, 0}));
  EXPECT_EQ(above[2], (Point3{507, 7, 0}));
  const auto beside = SightPoints({0, -100, 5000}, {{0, 0}, 500, 0, 1500});
  EXPECT_EQ(beside[0], (Point3{-500, 0, 0}));
  EXPECT_EQ(beside[2], (Point3{500, 0, 0}));
}

constexpr Cylinder kShooter{{0, 0}, 500, 0, 1500};
constexpr Cylinder kTarget{{0, 10'000}, 500, 0, 1500};

TEST(PlaneSightTest, NothingBetweenIsClear) {
  const SightResult sight = LookAt(kShooter, kTarget, {});
  EXPECT_EQ(sight.Count(), 9);
  EXPECT_EQ(sight.Level(), SightLevel::kClear);
}

TEST(PlaneSightTest, AWallHidesWhatIsBehindIt) {
  const std::vector<TerrainFeature> tall = {Obstacle(Box(-5000, 5000, 5000, 5500), 3000)};
  EXPECT_EQ(LookAt(kShooter, kTarget, {.terrain = tall}).Level(), SightLevel::kNone);
  // As high as the eye: only the top row is seen, along the wall's top.
  const std::vector<TerrainFeature> low = {Obstacle(Box(-5000, 5000, 5000, 5500), 1500)};
  EXPECT_EQ(LookAt(kShooter, kTarget, {.terrain = low}).seen, 0b111'000'000u);
  EXPECT_EQ(LookAt(kShooter, kTarget, {.terrain = low}).Level(), SightLevel::kCover);
  // A post to the left hides the left points.
  const std::vector<TerrainFeature> left = {Obstacle(Box(-5000, 9000, -300, 9200), 3000)};
  EXPECT_EQ(LookAt(kShooter, kTarget, {.terrain = left}).seen, 0b110'110'110u);
}

TEST(PlaneSightTest, ModelsBlockUnlessIgnored) {
  const std::vector<Cylinder> bodies = {kShooter, {{0, 5000}, 600, 0, 3000}, kTarget};
  BitSet<3> ignored;
  ignored.Set(0);
  ignored.Set(2);
  EXPECT_EQ(LookAt(kShooter, kTarget, {.bodies = bodies, .ignored = ignored.Words()}).Level(),
            SightLevel::kNone);
  ignored.Set(1);
  EXPECT_EQ(LookAt(kShooter, kTarget, {.bodies = bodies, .ignored = ignored.Words()}).Level(),
            SightLevel::kClear);
}

TEST(PlaneSightTest, AFlyerLooksOverModelsAndUnderNone) {
  const std::vector<Cylinder> between = {{{0, 9000}, 600, 0, 1500}};
  const Cylinder flyer{{0, 0}, 500, 3000, 1500};
  EXPECT_EQ(LookAt(kShooter, kTarget, {.bodies = between}).Level(), SightLevel::kCover);
  EXPECT_EQ(LookAt({{0, 8000}, 500, 3000, 1500}, kTarget, {.bodies = between}).seen,
            0b111'111'000u);
  // A flyer in between does not hide what is on the ground.
  EXPECT_EQ(LookAt(kShooter, kTarget, {.bodies = {{{0, 5000}, 600, 3000, 1500}}}).Level(),
            SightLevel::kClear);
  EXPECT_EQ(LookAt(flyer, {{0, 10'000}, 500, 3000, 1500}, {.bodies = between}).Level(),
            SightLevel::kClear);
}

TEST(PlaneSightTest, ARockHidesTheFeetOfWhoStandsOnIt) {
  const std::vector<TerrainFeature> rock = {Obstacle(Box(-3000, 8000, 3000, 12'000), 4000)};
  const Cylinder above{{0, 10'000}, 500, 4000, 1500};
  EXPECT_EQ(LookAt(kShooter, above, {.terrain = rock}).Level(), SightLevel::kCover);
  EXPECT_EQ(LookAt(above, kShooter, {.terrain = rock}).Level(), SightLevel::kClear);
  EXPECT_EQ(LookAt({{1000, 10'000}, 500, 4000, 1500}, above, {.terrain = rock}).Level(),
            SightLevel::kClear);
}

TEST(PlaneSightTest, TheWidestPlaneDoesNotOverflow) {
  constexpr int32_t kEnd = kPlaneLimit;
  const ConvexPolygon all = Box(-kEnd, -kEnd, kEnd, kEnd);
  const Point3 low{-kEnd, -kEnd, -kEnd};
  const Point3 high{kEnd, kEnd, kEnd};
  EXPECT_TRUE(BlockedByPrism(low, high, all, 0));
  EXPECT_FALSE(BlockedByPrism({-kEnd, -kEnd, kEnd}, high, all, kEnd));
  EXPECT_TRUE(BlockedByCylinder(low, high, {{0, 0}, kEnd, -kEnd, kEnd}));
  EXPECT_TRUE(BlockedByCylinder(low, high, {{kEnd, -kEnd}, kEnd, -1, 2}) ==
              BlockedByCylinder(high, low, {{kEnd, -kEnd}, kEnd, -1, 2}));
  // The diagonal passes the far corner at 707106.78 thousandths; no circle is as large.
  EXPECT_FALSE(BlockedByCylinder(low, high, {{kEnd, -kEnd}, kEnd, -kEnd, kEnd}));
  const auto points = SightPoints({-kEnd, kEnd, 0}, {{kEnd, -kEnd}, kEnd, 0, kEnd});
  for (const Point3 point : points) {
    EXPECT_TRUE(Contains(Circle{{kEnd, -kEnd}, kEnd}, point.OnPlane()));
  }
}

}  // namespace
}  // namespace mallard
