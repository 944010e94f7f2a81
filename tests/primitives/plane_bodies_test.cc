#include "mallard/primitives/plane_bodies.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "gtest/gtest.h"
#include "mallard/primitives/bit_set.h"
#include "mallard/primitives/plane_clock.h"
#include "mallard/primitives/plane_distance.h"
#include "mallard/primitives/plane_zone.h"
#include "tests/primitives/plane_test_util.h"

namespace mallard {
namespace {

Cylinder Model(int32_t x, int32_t y, int32_t bottom = 0) { return {{x, y}, 500, bottom, 1500}; }

TEST(PlaneBodiesTest, BodiesOverlapInPlaneAndHeight) {
  EXPECT_TRUE(BodiesOverlap(Model(0, 0), Model(999, 0)));
  EXPECT_FALSE(BodiesOverlap(Model(0, 0), Model(1000, 0)));
  EXPECT_TRUE(BodiesOverlap(Model(0, 0), Model(0, 0, 1499)));
  EXPECT_FALSE(BodiesOverlap(Model(0, 0), Model(0, 0, 1500)));
  EXPECT_FALSE(BodiesOverlap(Model(0, 0, 1500), Model(0, 0)));
}

TEST(PlaneBodiesTest, ALegMeetsBasesItOverlaps) {
  const Circle mover{{0, 0}, 500};
  EXPECT_TRUE(LegMeets(mover, {9000, 0}, {{5000, 999}, 500}));
  EXPECT_FALSE(LegMeets(mover, {9000, 0}, {{5000, 1000}, 500}));  // slides along it
  EXPECT_FALSE(LegMeets(mover, {9000, 0}, {{10'000, 0}, 500}));   // ends in contact
  EXPECT_TRUE(LegMeets(mover, {9001, 0}, {{10'000, 0}, 500}));
  EXPECT_FALSE(LegMeets(mover, {9000, 0}, {{-1000, 0}, 500}));  // leaves contact
  EXPECT_TRUE(LegMeets(mover, {0, 0}, {{999, 0}, 500}));        // overlaps where it stands
}

TEST(PlaneBodiesTest, TheFirstMetIsTheFirstNotIgnored) {
  const std::vector<Circle> others = {{{0, 5000}, 500}, {{3000, 0}, 500}, {{2000, 0}, 500}};
  const Circle mover{{0, 0}, 500};
  EXPECT_EQ(FirstMet(mover, {9000, 0}, others, {}), 1);
  BitSet<3> ignored;
  ignored.Set(1);
  EXPECT_EQ(FirstMet(mover, {9000, 0}, others, ignored.Words()), 2);
  ignored.Set(2);
  EXPECT_EQ(FirstMet(mover, {9000, 0}, others, ignored.Words()), -1);
}

TEST(PlaneBodiesTest, FreeLengthEndsInContact) {
  const Circle mover{{0, 0}, 500};
  EXPECT_EQ(FreeLength(mover, {9000, 0}, {{5000, 0}, 500}), 4000);
  EXPECT_EQ(FreeLength(mover, {9000, 0}, {{5000, 600}, 500}), 4200);  // 600, 800, 1000
  EXPECT_EQ(FreeLength(mover, {9000, 0}, {{5000, 1000}, 500}), 9000);
  EXPECT_EQ(FreeLength(mover, {9000, 0}, {{1000, 0}, 500}), 0);
  EXPECT_EQ(FreeLength(mover, {-9000, 0}, {{1000, 0}, 500}), 9000);
  EXPECT_EQ(FreeLength(mover, {9000, 0}, {{-100, 0}, 500}), 0);
  // From corner to corner of the widest plane: 1414213.56 less the radii.
  constexpr int32_t kEnd = kPlaneLimit;
  EXPECT_EQ(FreeLength({{-kEnd, -kEnd}, kEnd}, {kEnd, kEnd}, {{kEnd, kEnd}, 1}), 914'212);
  EXPECT_EQ(FreeLength({{-kEnd, -kEnd}, 0}, {kEnd, kEnd}, {{kEnd, kEnd}, kEnd}), 914'213);
}

TEST(PlaneBodiesTest, FreeLengthAgreesWithTheReference) {
  Chance chance = Chance::Stream(51, 0);
  int stopped = 0;
  for (int round = 0; round < 3000; ++round) {
    const Circle mover{RandomPoint(chance, 60), 5};
    const Circle other{RandomPoint(chance, 60), 1 + static_cast<int32_t>(chance.Below(20))};
    const Point to = RandomPoint(chance, 60);
    if (Overlap(mover, other) || mover.centre == to) continue;
    const long double length =
        std::sqrt(static_cast<long double>(SquaredDistance(mover.centre, to)));
    int32_t expected = Distance(mover.centre, to);
    bool unsure = false;
    for (int32_t s = 0; s <= expected; ++s) {
      // The greatest overlap up to this length.
      const long double t = std::min<long double>(1, s / length);
      const long double x = mover.centre.x + t * (to.x - mover.centre.x) - other.centre.x;
      const long double y = mover.centre.y + t * (to.y - mover.centre.y) - other.centre.y;
      const long double room = std::hypot(x, y) - mover.radius - other.radius;
      unsure = unsure || std::fabs(room) < 1e-9L;
      if (room < 0 && !unsure) {
        expected = s - 1;
        ++stopped;
      }
    }
    const int32_t found = FreeLength(mover, to, other);
    if (unsure) continue;
    // Whole steps can jump over a shallow overlap that the exact answer stops at.
    if (expected == Distance(mover.centre, to) && LegMeets(mover, to, other)) continue;
    EXPECT_EQ(found, expected);
  }
  EXPECT_GT(stopped, 300);
}

TEST(PlaneCoherencyTest, EachModelNeedsAMateWithinTwoInchesAcrossAndSixUp) {
  EXPECT_EQ(OutOfCoherency({Model(0, 0), Model(3000, 0)}, {}), 0u);
  EXPECT_EQ(OutOfCoherency({Model(0, 0), Model(3001, 0)}, {}), 0b11u);
  EXPECT_EQ(OutOfCoherency({Model(0, 0), Model(3000, 0), Model(6001, 0)}, {}), 0b100u);
  EXPECT_EQ(OutOfCoherency({Model(0, 0), Model(3000, 0, 6000)}, {}), 0u);
  EXPECT_EQ(OutOfCoherency({Model(0, 0), Model(3000, 0, 6001)}, {}), 0b11u);
}

TEST(PlaneCoherencyTest, AUnitOfOneIsCoherentAndPairsMayBeFarApart) {
  EXPECT_EQ(OutOfCoherency({}, {}), 0u);
  EXPECT_EQ(OutOfCoherency({Model(7, 7)}, {}), 0u);
  EXPECT_EQ(OutOfCoherency({Model(0, 0), Model(1000, 0), Model(90'000, 0), Model(91'000, 0)}, {}),
            0u);
}

TEST(PlaneCoherencyTest, InUnitsOfTenEachNeedsTwoMates) {
  std::vector<Cylinder> line;
  for (int i = 0; i < 9; ++i) line.push_back(Model(3000 * i, 0));
  EXPECT_EQ(OutOfCoherency(line, {}), 0u);
  line.push_back(Model(27'000, 0));
  EXPECT_EQ(OutOfCoherency(line, {}), (1u << 0) | (1u << 9));
  EXPECT_EQ(OutOfCoherency(line, {.large_unit = 11}), 0u);
  EXPECT_EQ(OutOfCoherency(line, {.across = 1999}), 0x3FFu);
}

TEST(PlaneCoherencyTest, AgreesWithCountingMatesOneByOne) {
  Chance chance = Chance::Stream(52, 0);
  uint64_t seen = 0;
  for (int round = 0; round < 500; ++round) {
    std::vector<Cylinder> unit(1 + chance.Below(64));
    for (Cylinder& model : unit) {
      model =
          Model(RandomNumber(chance, 7000), RandomNumber(chance, 7000), RandomNumber(chance, 5000));
    }
    uint64_t expected = 0;
    for (size_t i = 0; i < unit.size(); ++i) {
      size_t mates = 0;
      for (size_t j = 0; j < unit.size(); ++j) {
        mates += i != j && Gap(unit[i].Base(), unit[j].Base()) <= 2000 &&
                 std::abs(unit[i].bottom - unit[j].bottom) <= 6000;
      }
      const size_t needed = std::min<size_t>(unit.size() >= 10 ? 2 : 1, unit.size() - 1);
      if (mates < needed) expected |= uint64_t{1} << i;
    }
    EXPECT_EQ(OutOfCoherency(unit, {}), expected);
    seen |= expected;
  }
  EXPECT_GT(std::popcount(seen), 20);
}

TEST(PlaneCoherencyTest, RulesOutOfRangeAreNamed) {
  EXPECT_TRUE(CheckCoherencyRules({}).ok());
  EXPECT_EQ(CheckCoherencyRules({.across = -1}).message(), "across is -1; it must be 0 to 2000000");
  EXPECT_EQ(CheckCoherencyRules({.mates = -1}).message(), "mates is -1; it must be at least 0");
  EXPECT_FALSE(CheckCoherencyRules({.up = INT32_MAX}).ok());
}

TEST(PlaneZoneTest, EdgeZonesLieAlongTheirEdge) {
  const Rect map{{0, 0}, {42'000, 30'000}};
  EXPECT_EQ(EdgeZone(map, MapEdge::kLeft, 6000), (Rect{{0, 0}, {6000, 30'000}}));
  EXPECT_EQ(EdgeZone(map, MapEdge::kRight, 6000), (Rect{{36'000, 0}, {42'000, 30'000}}));
  EXPECT_EQ(EdgeZone(map, MapEdge::kBottom, 6000), (Rect{{0, 0}, {42'000, 6000}}));
  EXPECT_EQ(EdgeZone(map, MapEdge::kTop, 6000), (Rect{{0, 24'000}, {42'000, 30'000}}));
  for (const MapEdge edge : {MapEdge::kLeft, MapEdge::kRight, MapEdge::kBottom, MapEdge::kTop}) {
    EXPECT_EQ(EdgeZone(map, edge, 2'000'000), map);
  }
}

TEST(PlaneZoneTest, AreasIncludeTheirBorders) {
  const Rect map{{0, 0}, {100, 50}};
  EXPECT_TRUE(Contains(map, Point{100, 50}));
  EXPECT_FALSE(Contains(map, Point{101, 50}));
  EXPECT_TRUE(Contains(map, Circle{{10, 40}, 10}));
  EXPECT_FALSE(Contains(map, Circle{{10, 41}, 10}));
  EXPECT_FALSE(Contains(map, Circle{{9, 40}, 10}));
  EXPECT_TRUE(Contains(Circle{{0, 0}, 5}, Point{3, -4}));
  EXPECT_FALSE(Contains(Circle{{0, 0}, 5}, Point{4, -4}));
  EXPECT_TRUE(Contains(Circle{{0, 0}, 10}, Circle{{3, 4}, 5}));
  EXPECT_FALSE(Contains(Circle{{0, 0}, 10}, Circle{{3, 4}, 6}));
  EXPECT_FALSE(Contains(Circle{{0, 0}, 5}, Circle{{0, 0}, 6}));
}

TEST(PlaneZoneTest, AHalfPlaneIsTheLeftOfItsLine) {
  const HalfPlane front{{50, 0}, {50, 100}};
  EXPECT_EQ(SideOf(front, {49, 7}), 1);
  EXPECT_EQ(SideOf(front, {50, -900}), 0);
  EXPECT_EQ(SideOf(front, {51, 7}), -1);
  EXPECT_TRUE(Contains(front, Point{50, 7}));
  EXPECT_FALSE(Contains(front, Point{51, 7}));
}

TEST(PlaneZoneTest, HalfOfTheModelsIsEnough) {
  const Rect zone{{0, 0}, {10, 10}};
  EXPECT_EQ(CountIn(zone, {{1, 1}, {11, 1}, {10, 10}}), 2);
  EXPECT_TRUE(AtLeastHalfIn(zone, {{1, 1}, {11, 1}}));
  EXPECT_FALSE(AtLeastHalfIn(zone, {{1, 1}, {11, 1}, {12, 1}}));
  EXPECT_FALSE(AtLeastHalfIn(zone, {}));
  EXPECT_TRUE(AtLeastHalfIn(Circle{{0, 0}, 5}, {{3, 4}}));
  EXPECT_TRUE(AtLeastHalfIn(Box(0, 0, 4, 4), {{4, 4}, {5, 5}}));
  EXPECT_TRUE(AtLeastHalfIn(HalfPlane{{0, 0}, {0, 1}}, {{-1, 0}, {1, 0}}));
}

TEST(PlaneClockTest, EveryHourHasTheSameLengthAndTurnsByAQuarterExactly) {
  for (int hour = 1; hour <= 12; ++hour) {
    const Point step = ClockDirection(hour);
    EXPECT_EQ(Dot(step, step), int64_t{kClockLength} * kClockLength);
    EXPECT_EQ(ClockDirection((hour + 2) % 12 + 1), (Point{step.y, -step.x}));  // Three hours on.
    const Point mirrored = ClockDirection(hour == 12 ? 12 : 12 - hour);
    EXPECT_EQ(mirrored, (Point{-step.x, step.y}));
    // A twelfth of a turn: clockwise, and with the right cosine to a hundred thousandth.
    const Point next = ClockDirection(hour % 12 + 1);
    EXPECT_LT(Cross(step, next), 0);
    const double cosine = double(Dot(step, next)) / (double(kClockLength) * kClockLength);
    EXPECT_NEAR(cosine, std::sqrt(3.0) / 2, 2e-5);
  }
  EXPECT_EQ(ClockDirection(12), (Point{0, kClockLength}));
  EXPECT_EQ(ClockDirection(3), (Point{kClockLength, 0}));
}

TEST(PlaneClockTest, AStepIsNeverTooLong) {
  EXPECT_EQ(ClockStep({10, 10}, 12, 6000), (Point{10, 6010}));
  EXPECT_EQ(ClockStep({10, 10}, 9, 6000), (Point{-5990, 10}));
  EXPECT_EQ(ClockStep({0, 0}, 1, 12'000), (Point{5999, 10'392}));
  EXPECT_EQ(ClockStep({0, 0}, 7, 12'000), (Point{-5999, -10'392}));
  for (int hour = 1; hour <= 12; ++hour) {
    for (int32_t distance = 0; distance < 90'000; distance += 731) {
      const int32_t moved = Distance({0, 0}, ClockStep({0, 0}, hour, distance));
      EXPECT_LE(moved, distance);
      EXPECT_GE(moved, distance - 2);
    }
  }
}

}  // namespace
}  // namespace mallard
