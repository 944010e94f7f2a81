#include "mallard/primitives/chance.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <type_traits>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace mallard {
namespace {

using ::testing::ElementsAre;

static_assert(sizeof(Chance) == 16);
static_assert(std::is_trivially_copyable_v<Chance>);
static_assert(std::has_unique_object_representations_v<Chance>);

TEST(ChanceTest, NextIsSplitMix64) {
  // The published numbers of SplitMix64 seeded with 1234567.
  Chance chance{1234567, 0};
  EXPECT_EQ(chance.Next(), 6457827717110365317u);
  EXPECT_EQ(chance.Next(), 3203168211198807973u);
  EXPECT_EQ(chance.Next(), 9817491932198370423u);
  EXPECT_EQ(chance.Next(), 4593380528125082431u);
  EXPECT_EQ(chance.Next(), 16408922859458223821u);
  EXPECT_EQ(chance.counter, 5u);
}

// The numbers in docs/primitives/chance.md. They must never change: replays depend on them.
TEST(ChanceTest, GivesTheDocumentedNumbers) {
  const struct {
    uint64_t seed, stream, key, first, second, third;
  } kVectors[] = {
      {0, 0, 0xAD53D5472392EDEC, 0x5CFCC391B726F0D3, 0xB5A7A1DDB1B02993, 0x8CB42EE71E45998C},
      {0, 1, 0xBDBDF2EC8090B8F0, 0x5A87C87CD0871711, 0x1DCA7470319E56A4, 0xFA3801BDF1EA8162},
      {1, 0, 0x2A5826F579D2D78E, 0x134ECFD5A8F5CC3B, 0xC98FA37042152D8F, 0x3A66DC2290204F4E},
      {42, 0, 0x5032AE48421329A2, 0x58A6C18566BA26EF, 0x1EC2D21503938F2F, 0xF4AA23CD7B685FC4},
      {42, 1, 0xDDB9125435D00E8A, 0xA54C654E8D7D181C, 0xAB21959B5CBB2183, 0xE282F7F088BAD276},
      {~0ull, 2, 0xB41579D672F3B9CD, 0x7A155BE97F82C083, 0xE99C7F51F4F75E95, 0x7430BE82AEB22599},
  };
  for (const auto& vector : kVectors) {
    Chance chance = Chance::Stream(vector.seed, vector.stream);
    EXPECT_EQ(chance, (Chance{vector.key, 0}));
    EXPECT_EQ(chance.Next(), vector.first);
    EXPECT_EQ(chance.Next(), vector.second);
    EXPECT_EQ(chance.Next(), vector.third);
  }
}

TEST(ChanceTest, GivesTheDocumentedRolls) {
  Chance chance = Chance::Stream(42, 0);
  std::vector<int> rolls;
  for (int i = 0; i < 12; ++i) rolls.push_back(chance.Roll12());
  EXPECT_THAT(rolls, ElementsAre(5, 2, 12, 3, 10, 9, 3, 10, 8, 10, 7, 9));

  chance = Chance::Stream(42, 0);
  std::vector<uint32_t> large;
  for (int i = 0; i < 8; ++i) large.push_back(chance.Below(0xC0000000u));
  EXPECT_THAT(large, ElementsAre(1115492643u, 387063183u, 3078593241u, 678480492u, 2338944691u,
                                 737682846u, 2611482291u, 2087277816u));
  EXPECT_EQ(chance.counter, 9u) << "one number is rejected on the way";

  chance = Chance::Stream(42, 0);
  std::vector<int> items = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  Shuffle(chance, absl::MakeSpan(items));
  EXPECT_THAT(items, ElementsAre(5, 6, 2, 0, 9, 4, 8, 7, 1, 3));
}

TEST(ChanceTest, CounterAloneSaysHowFarTheStreamIs) {
  Chance chance = Chance::Stream(9, 0);
  for (int i = 0; i < 10; ++i) chance.Next();
  Chance jumped{chance.key, 10};
  EXPECT_EQ(jumped.Next(), chance.Next());
  EXPECT_EQ(jumped, chance);
}

TEST(ChanceTest, StreamsOfOneSeedDiffer) {
  std::set<uint64_t> keys;
  for (uint64_t seed = 0; seed < 100; ++seed) {
    for (uint64_t stream = 0; stream < 100; ++stream) {
      keys.insert(Chance::Stream(seed, stream).key);
    }
  }
  EXPECT_EQ(keys.size(), 10000u);
}

TEST(ChanceTest, BelowStaysBelow) {
  Chance chance = Chance::Stream(1, 1);
  for (uint32_t bound : {1u, 2u, 3u, 7u, 12u, 256u, 1000u, 0x80000001u, 0xFFFFFFFFu}) {
    for (int i = 0; i < 200; ++i) EXPECT_LT(chance.Below(bound), bound);
  }
}

// The rule as the documentation states it, without the shortcut.
uint32_t BelowAsWritten(Chance& chance, uint32_t bound) {
  for (;;) {
    const uint64_t m = (chance.Next() >> 32) * bound;
    if (m % (1ull << 32) >= (1ull << 32) % bound) return static_cast<uint32_t>(m >> 32);
  }
}

TEST(ChanceTest, BelowFollowsTheWrittenRule) {
  Chance fast = Chance::Stream(77, 3);
  Chance slow = fast;
  // The large bounds make rejections common.
  for (uint32_t bound : {1u, 5u, 12u, 0x80000001u, 0xC0000000u, 0xFFFFFFFFu}) {
    for (int i = 0; i < 500; ++i) ASSERT_EQ(fast.Below(bound), BelowAsWritten(slow, bound));
  }
  EXPECT_EQ(fast, slow);
  EXPECT_GT(fast.counter, 3000u) << "some draws must have been rejected";
}

TEST(ChanceTest, BelowOneUsesADraw) {
  Chance chance;
  EXPECT_EQ(chance.Below(1), 0u);
  EXPECT_EQ(chance.counter, 1u);
}

TEST(ChanceTest, AllFacesComeUpEquallyOften) {
  Chance chance = Chance::Stream(5, 0);
  int faces[13] = {};
  for (int i = 0; i < 120000; ++i) ++faces[chance.Roll12()];
  EXPECT_EQ(faces[0], 0);
  // Five standard deviations of a fair die; the stream is fixed, so this cannot flicker.
  for (int face = 1; face <= 12; ++face) EXPECT_NEAR(faces[face], 10000, 480);
}

TEST(SmallerDieTest, MapsTheTwelveFacesInOrder) {
  const auto faces = [](int sides) {
    std::vector<int> result;
    for (int d12 = 1; d12 <= 12; ++d12) result.push_back(SmallerDie(d12, sides));
    return result;
  };
  EXPECT_THAT(faces(1), ElementsAre(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1));
  EXPECT_THAT(faces(2), ElementsAre(1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2));
  EXPECT_THAT(faces(3), ElementsAre(1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3));
  EXPECT_THAT(faces(4), ElementsAre(1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4));
  EXPECT_THAT(faces(6), ElementsAre(1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6));
  EXPECT_THAT(faces(12), ElementsAre(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
}

TEST(SmallerDieTest, KnowsWhichDiceThereAre) {
  for (int sides = -3; sides < 30; ++sides) {
    const std::set<int> dice = {1, 2, 3, 4, 6, 12};
    EXPECT_EQ(IsDieOf12(sides), dice.count(sides) == 1) << sides;
  }
}

TEST(ShuffleTest, FollowsTheWrittenOrder) {
  Chance chance = Chance::Stream(42, 0);
  std::vector<int> items(10);
  std::iota(items.begin(), items.end(), 0);
  std::vector<int> expected = items;
  Chance same = chance;
  for (uint32_t i = 9; i >= 1; --i) std::swap(expected[i], expected[same.Below(i + 1)]);
  Shuffle(chance, absl::MakeSpan(items));
  EXPECT_EQ(items, expected);
  EXPECT_EQ(chance, same);
}

TEST(ShuffleTest, AllOrdersComeUpEquallyOften) {
  Chance chance = Chance::Stream(8, 0);
  std::map<std::vector<int>, int> orders;
  for (int i = 0; i < 24000; ++i) {
    std::vector<int> items = {1, 2, 3, 4};
    Shuffle(chance, absl::MakeSpan(items));
    ++orders[items];
  }
  EXPECT_EQ(orders.size(), 24u);
  for (const auto& [order, times] : orders) EXPECT_NEAR(times, 1000, 160);
}

TEST(ShuffleTest, LeavesNothingAndOneAlone) {
  Chance chance;
  std::vector<int> none;
  Shuffle(chance, absl::MakeSpan(none));
  std::vector<int> one = {7};
  Shuffle(chance, absl::MakeSpan(one));
  EXPECT_THAT(one, ElementsAre(7));
  EXPECT_EQ(chance.counter, 0u);
}

}  // namespace
}  // namespace mallard
