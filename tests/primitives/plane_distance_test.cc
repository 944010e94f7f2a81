#include "mallard/primitives/plane_distance.h"

#include <cmath>
#include <vector>

#include "gtest/gtest.h"
#include "mallard/primitives/plane_range.h"
#include "tests/primitives/plane_test_util.h"

namespace mallard {
namespace {

// The reference: floating point with 64 bits of precision, which these lengths are far from using
// up. It cannot tell a whole number from its nearest neighbours; those are tried exactly below.
using Real = long double;

Real RealDistance(Point p, Point a, Point b) {
  const Real dx = b.x - a.x;
  const Real dy = b.y - a.y;
  const Real square = dx * dx + dy * dy;
  Real t = square == 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / square;
  t = std::fmin(1, std::fmax(0, t));
  return std::hypot(a.x + t * dx - p.x, a.y + t * dy - p.y);
}

void ExpectRoundedUp(int32_t found, Real real) {
  constexpr Real kBlur = 1e-6L;
  EXPECT_GE(found, real - kBlur);
  EXPECT_LT(found, real + 1 + kBlur);
}

TEST(PlaneDistanceTest, WholeLengthsAreExact) {
  EXPECT_EQ(Distance({0, 0}, {300'000, 400'000}), 500'000);
  EXPECT_EQ(Distance({0, 0}, {1, 1}), 2);
  EXPECT_EQ(DistanceToSegment({5, 0}, {0, 0}, {10, 0}), 0);
  EXPECT_EQ(DistanceToSegment({5, 7}, {0, 0}, {10, 0}), 7);
  EXPECT_EQ(DistanceToSegment({13, 4}, {0, 0}, {10, 0}), 5);
  EXPECT_EQ(DistanceToSegment({25, 0}, {0, 0}, {30, 40}), 20);
  EXPECT_EQ(DistanceToSegment({3, 4}, {0, 0}, {0, 0}), 5);
  EXPECT_EQ(SegmentDistance({0, 0}, {10, 10}, {0, 10}, {10, 0}), 0);
  EXPECT_EQ(SegmentDistance({0, 0}, {10, 0}, {4, 0}, {20, 0}), 0);
  EXPECT_EQ(SegmentDistance({0, 0}, {10, 0}, {4, 3}, {20, 8}), 3);
  EXPECT_EQ(DistanceToPolygon({2, 2}, Box(0, 0, 4, 4)), 0);
  EXPECT_EQ(DistanceToPolygon({7, 8}, Box(0, 0, 4, 4)), 5);
  EXPECT_EQ(SegmentToPolygonDistance({-5, 2}, {9, 2}, Box(0, 0, 4, 4)), 0);
  EXPECT_EQ(SegmentToPolygonDistance({-5, 6}, {9, 6}, Box(0, 0, 4, 4)), 2);
  EXPECT_EQ(Gap({{7, 8}, 2}, Box(0, 0, 4, 4)), 3);
  EXPECT_EQ(Gap({{7, 8}, 6}, Box(0, 0, 4, 4)), 0);
}

TEST(PlaneDistanceTest, GapIsFromEdgeToEdgeRoundedUp) {
  EXPECT_EQ(Gap({{0, 0}, 500}, {{3000, 0}, 500}), 2000);
  EXPECT_EQ(Gap({{0, 0}, 500}, {{3000, 1}, 500}), 2001);
  EXPECT_EQ(Gap({{0, 0}, 500}, {{900, 0}, 500}), 0);
  EXPECT_TRUE(GapAtMost({{0, 0}, 500}, {{3000, 0}, 500}, 2000));
  EXPECT_FALSE(GapAtMost({{0, 0}, 500}, {{3000, 1}, 500}, 2000));
  EXPECT_TRUE(GapAtMost({{0, 0}, 500}, {{900, 0}, 500}, -100));
  EXPECT_FALSE(GapAtMost({{0, 0}, 500}, {{900, 0}, 500}, -101));
  EXPECT_FALSE(GapAtMost({{0, 0}, 5}, {{0, 0}, 5}, -11));
}

TEST(PlaneDistanceTest, TouchingIsNotOverlapping) {
  EXPECT_FALSE(Overlap({{0, 0}, 500}, {{1000, 0}, 500}));
  EXPECT_TRUE(Overlap({{0, 0}, 500}, {{999, 0}, 500}));
  EXPECT_TRUE(Overlap({{7, 7}, 1}, {{7, 7}, 0}));
  EXPECT_FALSE(Overlap({{7, 7}, 0}, {{7, 7}, 0}));
}

TEST(PlaneDistanceTest, TheRoundedGapAnswersEveryLimitExactly) {
  Chance chance = Chance::Stream(11, 0);
  for (int round = 0; round < 5000; ++round) {
    const int32_t size = round % 2 == 0 ? 12 : 3000;
    const Circle a{RandomPoint(chance, size), static_cast<int32_t>(chance.Below(size))};
    const Circle b{RandomPoint(chance, size), static_cast<int32_t>(chance.Below(size))};
    const int32_t gap = Gap(a, b);
    EXPECT_EQ(gap, Gap(b, a));
    EXPECT_TRUE(GapAtMost(a, b, gap));
    if (gap > 0) {
      EXPECT_FALSE(GapAtMost(a, b, gap - 1));
    }
  }
}

TEST(PlaneDistanceTest, DistancesAgreeWithTheReference) {
  Chance chance = Chance::Stream(12, 0);
  for (int round = 0; round < 6000; ++round) {
    const int32_t size = round % 3 == 0 ? 8 : round % 3 == 1 ? 5000 : kPlaneLimit;
    const Point p = RandomPoint(chance, size);
    const Point a = RandomPoint(chance, size);
    const Point b = RandomPoint(chance, size);
    const int32_t distance = DistanceToSegment(p, a, b);
    ExpectRoundedUp(distance, RealDistance(p, a, b));
    EXPECT_EQ(distance, DistanceToSegment(p, b, a));
    EXPECT_FALSE(NearerToSegmentThan(p, a, b, distance - 1));
    EXPECT_TRUE(NearerToSegmentThan(p, a, b, distance + 1));
    ExpectRoundedUp(Distance(a, b), std::hypot(Real(b.x - a.x), Real(b.y - a.y)));
  }
}

TEST(PlaneDistanceTest, NearerIsStrict) {
  EXPECT_FALSE(NearerToSegmentThan({5, 7}, {0, 0}, {10, 0}, 7));
  EXPECT_TRUE(NearerToSegmentThan({5, 7}, {0, 0}, {10, 0}, 8));
  EXPECT_FALSE(NearerToSegmentThan({13, 4}, {0, 0}, {10, 0}, 5));
  EXPECT_FALSE(NearerToSegmentThan({5, 0}, {0, 0}, {10, 0}, 0));
}

TEST(PlaneDistanceTest, SegmentsAndPolygonsAgreeWithWalkingAlongThem) {
  Chance chance = Chance::Stream(13, 0);
  constexpr int kSteps = 400;
  for (int round = 0; round < 400; ++round) {
    const Point a = RandomPoint(chance, 1000);
    const Point b = RandomPoint(chance, 1000);
    const Point c = RandomPoint(chance, 1000);
    const Point d = RandomPoint(chance, 1000);
    const ConvexPolygon polygon = RandomPolygon(chance, 600);
    // The nearest of many points of a b is at most half a step of the walk further than the truth.
    int32_t nearest = INT32_MAX;
    int32_t nearest_polygon = INT32_MAX;
    for (int i = 0; i <= kSteps; ++i) {
      const Point p{a.x + (b.x - a.x) * i / kSteps, a.y + (b.y - a.y) * i / kSteps};
      nearest = std::min(nearest, DistanceToSegment(p, c, d));
      nearest_polygon = std::min(nearest_polygon, DistanceToPolygon(p, polygon));
    }
    const int32_t slack = Distance(a, b) / kSteps + 3;
    const int32_t between = SegmentDistance(a, b, c, d);
    EXPECT_NEAR(between, nearest, slack);
    EXPECT_EQ(between, SegmentDistance(d, c, a, b));
    EXPECT_NEAR(SegmentToPolygonDistance(a, b, polygon), nearest_polygon, slack);
  }
}

TEST(PlaneDistanceTest, MovingThePlaneChangesNoDistance) {
  Chance chance = Chance::Stream(14, 0);
  for (int round = 0; round < 300; ++round) {
    const Point a = RandomPoint(chance, 900);
    const Point b = RandomPoint(chance, 900);
    const Point c = RandomPoint(chance, 900);
    const ConvexPolygon polygon = RandomPolygon(chance, 500);
    for (const Motion& move : AllMotions()) {
      EXPECT_EQ(DistanceToSegment(move(a), move(b), move(c)), DistanceToSegment(a, b, c));
      EXPECT_EQ(SegmentToPolygonDistance(move(a), move(b), move(polygon)),
                SegmentToPolygonDistance(a, b, polygon));
    }
  }
}

TEST(PlaneDistanceTest, CoveringRangeReachesTheFarEdge) {
  EXPECT_EQ(CoveringRange({{0, 0}, 500}, {{3000, 0}, 1000}), 3500);
  EXPECT_EQ(CoveringRange({{0, 0}, 500}, {{100, 0}, 200}), 0);
  EXPECT_EQ(CoveringRange({{0, 0}, 500}, {{1, 1}, 500}), 2);
}

Cylinder Model(int32_t x, int32_t bottom) { return {{x, 0}, 500, bottom, 1500}; }

TEST(PlaneRangeTest, CloseRangeAddsAHeightOverAnInchWhole) {
  const RangeRules rules;
  for (const int sign : {1, -1}) {
    EXPECT_EQ(RangeBetween(RangeKind::kClose, Model(0, 0), Model(3000, sign * 1000), rules), 2000);
    EXPECT_EQ(RangeBetween(RangeKind::kClose, Model(0, 0), Model(3000, sign * 1001), rules), 3001);
  }
}

TEST(PlaneRangeTest, RangedWeaponsReachFurtherDownAndLessFarUp) {
  const RangeRules rules;
  EXPECT_EQ(RangeBetween(RangeKind::kRanged, Model(0, 0), Model(3000, 500), rules), 2500);
  EXPECT_EQ(RangeBetween(RangeKind::kRanged, Model(0, 500), Model(3000, 0), rules), 1500);
  EXPECT_EQ(RangeBetween(RangeKind::kRanged, Model(0, 4000), Model(3000, 0), rules), 0);
  EXPECT_EQ(RangeBetween(RangeKind::kFlat, Model(0, 4000), Model(3000, 0), rules), 2000);
}

TEST(PlaneRangeTest, ContactIsATenthOfAnInchAcrossAndOneUp) {
  const RangeRules rules;
  EXPECT_TRUE(InContact(Model(0, 0), Model(1100, 1000), rules));
  EXPECT_FALSE(InContact(Model(0, 0), Model(1101, 1000), rules));
  EXPECT_FALSE(InContact(Model(0, 0), Model(1100, 1001), rules));
  EXPECT_FALSE(InContact(Model(0, 1001), Model(1000, 0), rules));
  EXPECT_TRUE(InContact(Model(0, 0), Model(1500, 0), {.contact_gap = 500}));
}

TEST(PlaneRangeTest, ARangeOfZeroMeansContact) {
  const RangeRules rules;
  EXPECT_TRUE(InRange(RangeKind::kClose, Model(0, 0), Model(1100, 0), 0, rules));
  EXPECT_FALSE(InRange(RangeKind::kClose, Model(0, 0), Model(1101, 0), 0, rules));
  // Right below a shooter everything is 0 away, but that is not contact.
  EXPECT_FALSE(InRange(RangeKind::kRanged, Model(0, 9000), Model(3000, 0), 0, rules));
  EXPECT_TRUE(InRange(RangeKind::kRanged, Model(0, 9000), Model(3000, 0), 1, rules));
  EXPECT_TRUE(InRange(RangeKind::kClose, Model(0, 0), Model(3000, 3000), 5000, rules));
  EXPECT_FALSE(InRange(RangeKind::kClose, Model(0, 0), Model(3000, 3000), 4999, rules));
}

TEST(PlaneRangeTest, RulesOutOfRangeAreNamed) {
  EXPECT_TRUE(CheckRangeRules({}).ok());
  EXPECT_EQ(CheckRangeRules({.contact_height = -1}).message(),
            "contact_height is -1; it must be 0 to 2000000");
  EXPECT_FALSE(CheckRangeRules({.free_height = INT32_MAX}).ok());
  EXPECT_FALSE(CheckRangeRules({.contact_gap = INT32_MIN}).ok());
}

}  // namespace
}  // namespace mallard
