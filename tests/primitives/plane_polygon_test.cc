#include "mallard/primitives/plane_polygon.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string>
#include <type_traits>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/primitives/plane_test_util.h"

namespace mallard {
namespace {

using ::testing::ElementsAre;

static_assert(std::is_trivially_copyable_v<ConvexPolygon>);
static_assert(std::has_unique_object_representations_v<ConvexPolygon>);
static_assert(std::has_unique_object_representations_v<TerrainFeature>);
static_assert(std::has_unique_object_representations_v<Cylinder>);

std::string WhyNot(const std::vector<Point>& corners) {
  return std::string(ConvexPolygon::Create(corners).status().message());
}

TEST(PlaneRootTest, RootsAreRoundedDownAndUp) {
  Chance chance = Chance::Stream(1, 0);
  std::vector<int64_t> numbers = {0, 1, 2, 3, 4, 8, 9, 15, 16, 17, int64_t{1} << 62};
  for (int i = 0; i < 2000; ++i)
    numbers.push_back(static_cast<int64_t>(chance.Next() >> (2 + i % 60)));
  for (int64_t root = 1; root < 3'000'000'000; root = root * 3 + 1) {
    for (int64_t around = -1; around <= 1; ++around) numbers.push_back(root * root + around);
  }
  for (const int64_t number : numbers) {
    const int64_t down = RootDown(number);
    const int64_t up = RootUp(number);
    EXPECT_LE(absl::int128(down) * down, number);
    EXPECT_GT(absl::int128(down + 1) * (down + 1), number);
    EXPECT_EQ(up, absl::int128(down) * down == number ? down : down + 1) << number;
  }
}

TEST(PlaneCheckTest, ValuesBeyondTheLimitAreNamed) {
  EXPECT_TRUE(CheckPoint(Point{kPlaneLimit, -kPlaneLimit}, "the start").ok());
  EXPECT_EQ(CheckPoint(Point{0, kPlaneLimit + 1}, "the start").message(),
            "the start is at (0, 500001), which is beyond 500000");
  EXPECT_EQ(CheckPoint(Point3{0, 0, INT32_MIN}, "the eye").message(),
            "the eye is at (0, 0, -2147483648), which is beyond 500000");
  EXPECT_EQ(CheckCircle({{0, 0}, -1}, "the base").message(),
            "the base has the radius -1; it must be 0 to 500000");
  EXPECT_EQ(CheckCylinder({{0, 0}, 1, 0, -5}, "the model").message(),
            "the model has the height -5; it must be 0 to 500000");
  EXPECT_EQ(CheckCylinder({{0, 0}, 1, 499'000, 1001}, "the model").message(),
            "the model reaches from 499000 to 500001 in height, which is beyond 500000");
  EXPECT_EQ(CheckRect({{0, 5}, {9, 4}}, "the map").message(),
            "the map reaches from (0, 5) to (9, 4), which is the wrong way round");
  EXPECT_EQ(CheckLength(-3, "the depth").message(), "the depth is -3; it must be 0 to 2000000");
}

TEST(PlanePolygonTest, CornersAreAnticlockwiseFromTheLeftmost) {
  const auto square = ConvexPolygon::Create({{5, 5}, {5, 0}, {0, 0}, {0, 5}});
  ASSERT_TRUE(square.ok());
  EXPECT_THAT(square->corners(), ElementsAre(Point{0, 0}, Point{5, 0}, Point{5, 5}, Point{0, 5}));
}

TEST(PlanePolygonTest, EveryOrderOfTheSameOutlineIsTheSameBytes) {
  Chance chance = Chance::Stream(2, 0);
  for (int round = 0; round < 300; ++round) {
    std::vector<Point> corners = RandomCorners(chance, round % 2 == 0 ? 6 : kPlaneLimit);
    const ConvexPolygon first = ConvexPolygon::Create(corners).value();
    EXPECT_THAT(first.corners(), ::testing::ElementsAreArray(corners));
    for (const bool reversed : {false, true}) {
      if (reversed) std::reverse(corners.begin(), corners.end());
      for (size_t i = 0; i < corners.size(); ++i) {
        std::rotate(corners.begin(), corners.begin() + 1, corners.end());
        const ConvexPolygon again = ConvexPolygon::Create(corners).value();
        EXPECT_EQ(std::memcmp(&first, &again, sizeof first), 0);
      }
    }
  }
}

TEST(PlanePolygonTest, WhatIsWrongIsNamed) {
  EXPECT_EQ(WhyNot({{0, 0}, {1, 0}}), "a polygon has 3 to 12 corners, not 2");
  EXPECT_EQ(WhyNot(std::vector<Point>(13)), "a polygon has 3 to 12 corners, not 13");
  EXPECT_EQ(WhyNot({{0, 0}, {1, 0}, {0, kPlaneLimit + 1}}),
            "corner 3 is at (0, 500001), which is beyond 500000");
  EXPECT_EQ(WhyNot({{0, 0}, {9, 0}, {0, 9}, {9, 0}}), "corners 2 and 4 are the same point");
  EXPECT_EQ(WhyNot({{0, 0}, {5, 0}, {9, 0}, {0, 9}}),
            "corner 2 lies on the line through its neighbours");
  EXPECT_EQ(WhyNot({{0, 0}, {9, 0}, {2, 2}, {0, 9}}),
            "corner 3 turns the other way than most: the polygon is not convex");
  EXPECT_EQ(WhyNot({{0, 30}, {18, -24}, {-29, 9}, {29, 9}, {-18, -24}}),
            "corner 4 lies beyond the side from corner 1 to corner 2: sides cross");
}

TEST(PlanePolygonTest, OnlyConvexOutlinesAreAccepted) {
  Chance chance = Chance::Stream(3, 0);
  int accepted = 0;
  for (int round = 0; round < 20'000; ++round) {
    std::vector<Point> corners(3 + chance.Below(3));
    for (Point& corner : corners) corner = RandomPoint(chance, 4);
    // In the right order the corners are those of their own hull, one way round or the other.
    std::vector<Point> hull = Hull(corners);
    bool same = false;
    for (int i = 0; hull.size() == corners.size() && i < 2 * static_cast<int>(hull.size()); ++i) {
      std::rotate(hull.begin(), hull.begin() + 1, hull.end());
      if (i == static_cast<int>(hull.size())) std::reverse(hull.begin(), hull.end());
      same = same || hull == corners;
    }
    EXPECT_EQ(ConvexPolygon::Create(corners).ok(), same && hull.size() >= 3);
    accepted += same ? 1 : 0;
  }
  EXPECT_GT(accepted, 1000);
}

TEST(PlanePolygonTest, TheBorderBelongsToThePolygon) {
  const ConvexPolygon box = Box(0, 0, 4, 4);
  EXPECT_TRUE(Contains(box, {0, 0}));
  EXPECT_TRUE(Contains(box, {4, 2}));
  EXPECT_TRUE(Contains(box, {2, 2}));
  EXPECT_FALSE(Contains(box, {5, 2}));
  EXPECT_FALSE(Contains(box, {-1, 4}));
  EXPECT_FALSE(Contains(ConvexPolygon(), {0, 0}));
  const ConvexPolygon kite = ConvexPolygon::Create({{0, -3}, {5, 0}, {0, 9}, {-2, 0}}).value();
  EXPECT_EQ(BoundsOf(kite), (Rect{{-2, -3}, {5, 9}}));
}

TEST(PlanePolygonTest, ContainsAgreesWithTrianglesAroundThePoint) {
  Chance chance = Chance::Stream(5, 0);
  for (int round = 0; round < 500; ++round) {
    const ConvexPolygon polygon = RandomPolygon(chance, 6);
    for (int i = 0; i < 40; ++i) {
      const Point p = RandomPoint(chance, 7);
      // A point inside splits the polygon into triangles of the same area in all.
      int64_t whole = 0;
      int64_t split = 0;
      for (int c = 0; c < polygon.size(); ++c) {
        whole += Cross(polygon.corner(c), polygon.corner(c + 1));
        split += std::abs(Cross(polygon.corner(c) - p, polygon.corner(c + 1) - p));
      }
      EXPECT_EQ(Contains(polygon, p), whole == split);
    }
  }
}

}  // namespace
}  // namespace mallard
