#include "mallard/primitives/hex.h"

#include <algorithm>
#include <map>
#include <ostream>
#include <set>
#include <utility>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace mallard {

void PrintTo(const Hex& hex, std::ostream* out) { *out << "(" << hex.q << "," << hex.r << ")"; }

namespace {

using ::testing::ElementsAre;

constexpr Hex kOrigin{0, 0};

// Distances by walking, without any formula.
std::map<std::pair<int, int>, int> WalkedDistances(int limit) {
  std::map<std::pair<int, int>, int> distances = {{{0, 0}, 0}};
  std::vector<Hex> edge = {kOrigin};
  for (int steps = 1; steps <= limit; ++steps) {
    std::vector<Hex> next;
    for (const Hex hex : edge) {
      for (int direction = 0; direction < 6; ++direction) {
        const Hex n = HexNeighbour(hex, direction);
        if (distances.emplace(std::make_pair(n.q, n.r), steps).second) next.push_back(n);
      }
    }
    edge = next;
  }
  return distances;
}

TEST(HexTest, OppositeDirectionsCancel) {
  for (int direction = 0; direction < 6; ++direction) {
    EXPECT_EQ(HexDirection(direction) + HexDirection((direction + 3) % 6), kOrigin);
    EXPECT_EQ(HexRotated(HexDirection(direction), kOrigin, 1), HexDirection((direction + 1) % 6));
  }
}

TEST(HexTest, DistanceIsTheNumberOfSteps) {
  const Hex far{7, -3};
  for (const auto& [place, steps] : WalkedDistances(8)) {
    const Hex hex{place.first, place.second};
    EXPECT_EQ(HexDistance(kOrigin, hex), steps);
    EXPECT_EQ(HexDistance(hex, kOrigin), steps);
    EXPECT_EQ(HexDistance(far, far + hex), steps);
  }
  EXPECT_EQ(HexDistance({-kHexLimit, -kHexLimit}, {kHexLimit, kHexLimit}), 4 * kHexLimit);
}

TEST(HexTest, RingAndDiscHoldExactlyTheirDistances) {
  const auto distances = WalkedDistances(7);
  const Hex centre{-4, 9};
  for (int radius = 0; radius <= 6; ++radius) {
    std::set<std::pair<int, int>> ring;
    for (const Hex hex : HexRing(centre, radius)) ring.insert({hex.q - centre.q, hex.r - centre.r});
    std::set<std::pair<int, int>> disc;
    for (const Hex hex : HexDisc(centre, radius)) disc.insert({hex.q - centre.q, hex.r - centre.r});
    int ring_size = 0;
    int disc_size = 0;
    for (const auto& [place, steps] : distances) {
      EXPECT_EQ(ring.count(place) == 1, steps == radius);
      EXPECT_EQ(disc.count(place) == 1, steps <= radius);
      ring_size += steps == radius;
      disc_size += steps <= radius;
    }
    EXPECT_EQ(HexRing(centre, radius).size(), static_cast<size_t>(ring_size));
    EXPECT_EQ(HexDisc(centre, radius).size(), static_cast<size_t>(disc_size));
    EXPECT_EQ(HexRingSize(radius), ring_size);
    EXPECT_EQ(HexDiscSize(radius), disc_size);
  }
}

TEST(HexTest, RingGoesClockwiseFromTheUpperLeft) {
  EXPECT_THAT(HexRing(kOrigin, 1),
              ElementsAre(Hex{0, -1}, Hex{1, -1}, Hex{1, 0}, Hex{0, 1}, Hex{-1, 1}, Hex{-1, 0}));
  const std::vector<Hex> ring = HexRing({3, 3}, 4);
  for (size_t i = 0; i < ring.size(); ++i) {
    EXPECT_EQ(HexDistance(ring[i], ring[(i + 1) % ring.size()]), 1);
  }
}

TEST(HexTest, DiscIsInReadingOrder) {
  EXPECT_THAT(HexDisc(kOrigin, 1), ElementsAre(Hex{0, -1}, Hex{1, -1}, Hex{-1, 0}, Hex{0, 0},
                                               Hex{1, 0}, Hex{-1, 1}, Hex{0, 1}));
  const std::vector<Hex> disc = HexDisc({2, -5}, 5);
  EXPECT_TRUE(std::is_sorted(disc.begin(), disc.end(), HexBefore));
}

TEST(HexTest, NegativeRadiusIsNothing) {
  EXPECT_TRUE(HexRing(kOrigin, -1).empty());
  EXPECT_TRUE(HexDisc(kOrigin, -1).empty());
  EXPECT_EQ(HexRingSize(-2147483647 - 1), 0);
  EXPECT_EQ(HexDiscSize(-2147483647 - 1), 0);
  EXPECT_EQ(HexDiscSize(kHexLimit), int64_t{3} * kHexLimit * (kHexLimit + 1) + 1);
}

TEST(HexTest, AWalkCanBeEndedEarly) {
  const Hex far{kHexLimit, -kHexLimit};
  const auto walked = [](auto walk) {
    int count = 0;
    walk([&count](Hex) { return ++count < 5; });
    return count;
  };
  EXPECT_EQ(walked([&](auto f) { ForEachHexOnLine(kOrigin, far, f); }), 5);
  EXPECT_EQ(walked([&](auto f) { ForEachHexOnLine(kOrigin, kOrigin, f); }), 1);
  EXPECT_EQ(walked([&](auto f) { ForEachHexInRing(far, kHexLimit, f); }), 5);
  EXPECT_EQ(walked([&](auto f) { ForEachHexInRing(far, 0, f); }), 1);
  EXPECT_EQ(walked([&](auto f) { ForEachHexInDisc(far, kHexLimit, f); }), 5);
}

TEST(HexTest, SixTurnsAreNone) {
  const Hex centre{2, -1};
  for (const Hex hex : HexDisc(centre, 4)) {
    EXPECT_EQ(HexRotated(hex, centre, 6), hex);
    EXPECT_EQ(HexRotated(hex, centre, -1), HexRotated(hex, centre, 5));
    EXPECT_EQ(HexRotated(hex, centre, 2147483647), HexRotated(hex, centre, 1));
    EXPECT_EQ(HexRotated(HexRotated(hex, centre, 2), centre, 4), hex);
    EXPECT_EQ(HexDistance(HexRotated(hex, centre, 1), centre), HexDistance(hex, centre));
    EXPECT_EQ(HexRotated(hex, centre, 3), centre - (hex - centre));
  }
}

TEST(HexTest, MirroringTurnsTheRingRound) {
  const Hex centre{2, -1};
  for (int direction = 0; direction < 6; ++direction) {
    EXPECT_EQ(HexMirrored(HexNeighbour(centre, direction), centre),
              HexNeighbour(centre, (6 - direction) % 6));
  }
  for (const Hex hex : HexDisc(centre, 3)) {
    EXPECT_EQ(HexMirrored(HexMirrored(hex, centre), centre), hex);
  }
}

// The squared distance, times a constant, between a hex and the point numerator / n on the line.
int64_t SquaredDistance(Hex hex, Hex numerator, int64_t n) {
  const int64_t q = hex.q * n - numerator.q;
  const int64_t r = hex.r * n - numerator.r;
  return q * q + q * r + r * r;
}

TEST(HexLineTest, TakesTheNearestHexAndTheFirstOfEquals) {
  int ties = 0;
  for (const Hex end : HexDisc(kOrigin, 9)) {
    const int n = HexDistance(kOrigin, end);
    const std::vector<Hex> line = HexLine(kOrigin, end);
    ASSERT_EQ(line.size(), static_cast<size_t>(n) + 1);
    for (int i = 0; i <= n; ++i) {
      const Hex point = end * i;
      Hex best = kOrigin;
      int64_t best_distance = -1;
      for (const Hex hex :
           HexDisc(kOrigin, 9)) {  // In reading order, so the first of equals stays.
        const int64_t distance = SquaredDistance(hex, point, std::max(n, 1));
        if (distance == best_distance) ++ties;
        if (best_distance < 0 || distance < best_distance) {
          best = hex;
          best_distance = distance;
        }
      }
      ASSERT_EQ(line[i], best) << "to (" << end.q << "," << end.r << ") step " << i;
    }
  }
  EXPECT_GT(ties, 0);
}

TEST(HexLineTest, IsTheSameFromBothEndsAndEverywhere) {
  const Hex shift{-100, 37};
  for (const Hex end : HexDisc(kOrigin, 12)) {
    const std::vector<Hex> there = HexLine(kOrigin, end);
    std::vector<Hex> back = HexLine(end, kOrigin);
    std::reverse(back.begin(), back.end());
    ASSERT_EQ(there, back);
    std::vector<Hex> moved = HexLine(shift, shift + end);
    for (Hex& hex : moved) hex = hex - shift;
    ASSERT_EQ(moved, there);
    for (size_t i = 1; i < there.size(); ++i) ASSERT_EQ(HexDistance(there[i - 1], there[i]), 1);
  }
}

TEST(HexLineTest, TiesGoToTheUpperThenTheLeftHex) {
  // From the origin two rows straight down: the middle point lies between two hexes of row 1.
  EXPECT_THAT(HexLine({0, 0}, {-1, 2}), ElementsAre(Hex{0, 0}, Hex{-1, 1}, Hex{-1, 2}));
  // Between a hex of row 0 and one of row 1.
  EXPECT_THAT(HexLine({0, 0}, {1, 1}), ElementsAre(Hex{0, 0}, Hex{1, 0}, Hex{1, 1}));
  EXPECT_THAT(HexLine({5, 5}, {5, 5}), ElementsAre(Hex{5, 5}));
}

TEST(HexLineTest, TheLongestLineDoesNotOverflow) {
  const Hex a{-kHexLimit, -kHexLimit};
  const Hex b{kHexLimit, kHexLimit - 1};
  Hex last = a;
  int64_t count = 0;
  bool joined = true;
  ForEachHexOnLine(a, b, [&](Hex hex) {
    joined &= count == 0 ? hex == a : HexDistance(last, hex) == 1;
    last = hex;
    ++count;
  });
  EXPECT_TRUE(joined);
  EXPECT_EQ(last, b);
  EXPECT_EQ(count, HexDistance(a, b) + 1);
}

TEST(HexOffsetTest, ConvertsThereAndBack) {
  for (const HexOffsetKind kind :
       {HexOffsetKind::kOddR, HexOffsetKind::kEvenR, HexOffsetKind::kOddQ, HexOffsetKind::kEvenQ}) {
    for (const Hex hex : HexDisc(kOrigin, 6)) {
      EXPECT_EQ(FromHexOffset(ToHexOffset(hex, kind), kind), hex);
    }
    for (int col = -5; col <= 5; ++col) {
      for (int row = -5; row <= 5; ++row) {
        const HexOffset cell{col, row};
        EXPECT_EQ(ToHexOffset(FromHexOffset(cell, kind), kind), cell);
      }
    }
  }
}

TEST(HexOffsetTest, TheRightRowsArePushedAside) {
  // In odd-r the neighbour to the lower right of row 0 is in the same column; in even-r it is one
  // column further. The q kinds are the same with rows and columns exchanged.
  EXPECT_EQ(ToHexOffset({0, 1}, HexOffsetKind::kOddR), (HexOffset{0, 1}));
  EXPECT_EQ(ToHexOffset({0, 1}, HexOffsetKind::kEvenR), (HexOffset{1, 1}));
  EXPECT_EQ(ToHexOffset({1, 0}, HexOffsetKind::kOddQ), (HexOffset{1, 0}));
  EXPECT_EQ(ToHexOffset({1, 0}, HexOffsetKind::kEvenQ), (HexOffset{1, 1}));
  EXPECT_EQ(ToHexOffset({0, -1}, HexOffsetKind::kOddR), (HexOffset{-1, -1}));
  EXPECT_EQ(ToHexOffset({0, 2}, HexOffsetKind::kEvenR), (HexOffset{1, 2}));
}

}  // namespace
}  // namespace mallard
