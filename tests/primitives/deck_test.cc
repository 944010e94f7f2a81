#include "mallard/primitives/deck.h"

#include <cstring>
#include <type_traits>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace mallard {
namespace {

using ::testing::ElementsAre;

static_assert(std::has_unique_object_representations_v<Deck<48>>);
static_assert(std::has_unique_object_representations_v<Deck<300, uint16_t>>);
static_assert(std::is_trivially_copyable_v<Deck<48>>);
static_assert(sizeof(Deck<48>) == 49);
static_assert(std::has_unique_object_representations_v<Bag<4>>);
static_assert(std::is_trivially_copyable_v<Bag<4>>);
static_assert(sizeof(Bag<4>) == 10);

template <typename T>
bool SameBytes(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

template <int N>
std::vector<int> TopDown(const Deck<N>& deck) {
  std::vector<int> cards;
  for (int depth = 0; depth < deck.Size(); ++depth) cards.push_back(deck.Peek(depth));
  return cards;
}

Deck<6> Cards(std::initializer_list<uint8_t> bottom_up) {
  Deck<6> deck;
  for (const uint8_t card : bottom_up) deck.PutOnTop(card);
  return deck;
}

TEST(DeckTest, DrawsFromTheTop) {
  Deck<6> deck = Cards({1, 2, 3});
  EXPECT_EQ(deck.Peek(), 3);
  EXPECT_EQ(deck.Draw(), 3);
  EXPECT_EQ(deck.Draw(), 2);
  EXPECT_EQ(deck.Draw(), 1);
  EXPECT_TRUE(deck.Empty());
}

TEST(DeckTest, CardsGoOnTopOrBelow) {
  Deck<6> deck = Cards({1, 2});
  deck.PutOnBottom(9);
  deck.PutOnTop(8);
  EXPECT_THAT(TopDown(deck), ElementsAre(8, 2, 1, 9));
}

TEST(DeckTest, TakesTheNearestEqualCard) {
  Deck<6> deck = Cards({5, 7, 5, 6});
  EXPECT_TRUE(deck.Take(5));
  EXPECT_THAT(TopDown(deck), ElementsAre(6, 7, 5));
  EXPECT_FALSE(deck.Take(4));
  EXPECT_TRUE(deck.Take(5));
  EXPECT_FALSE(deck.Take(5));
  EXPECT_THAT(TopDown(deck), ElementsAre(6, 7));
}

TEST(DeckTest, HoldsItsFullCapacity) {
  Deck<6> deck = Cards({1, 2, 3, 4, 5});
  deck.PutOnBottom(6);
  EXPECT_THAT(TopDown(deck), ElementsAre(5, 4, 3, 2, 1, 6));
  EXPECT_EQ(deck.Size(), 6);
}

TEST(DeckTest, EqualContentsAreEqualBytes) {
  Deck<6> worn = Cards({4, 4, 1, 2, 3, 9});
  worn.Draw();
  worn.Take(4);
  worn.Take(4);
  EXPECT_TRUE(SameBytes(worn, Cards({1, 2, 3})));
  worn.Clear();
  EXPECT_TRUE(SameBytes(worn, Deck<6>()));
}

TEST(DeckTest, ShuffleKeepsTheCardsAndFollowsTheWrittenRule) {
  Chance chance = Chance::Stream(3, 0);
  Chance same = chance;
  Deck<6> deck = Cards({1, 2, 3, 4, 5});
  std::vector<int> bottom_up = {1, 2, 3, 4, 5};
  deck.Shuffle(chance);
  Shuffle(same, absl::MakeSpan(bottom_up));
  EXPECT_EQ(TopDown(deck), std::vector<int>(bottom_up.rbegin(), bottom_up.rend()));
  EXPECT_TRUE(deck.IsValid());
  EXPECT_EQ(chance, same);
}

TEST(DeckTest, KnowsBytesThatAreNoDeck) {
  EXPECT_TRUE(Cards({1, 2}).IsValid());
  Deck<6> overfull = Cards({1, 2});
  overfull.count = 7;
  EXPECT_FALSE(overfull.IsValid());
  Deck<6> dirty = Cards({1, 2});
  dirty.cards[5] = 1;
  EXPECT_FALSE(dirty.IsValid());
}

TEST(BagTest, CountsWhatIsPutAndTaken) {
  Bag<3> bag;
  bag.Put(0, 2);
  bag.Put(2);
  EXPECT_EQ(bag.Total(), 3);
  EXPECT_EQ(bag.CountOf(0), 2);
  EXPECT_TRUE(bag.Take(0));
  EXPECT_FALSE(bag.Take(0, 2)) << "too few: none is taken";
  EXPECT_EQ(bag.CountOf(0), 1);
  EXPECT_FALSE(bag.Take(1));
  EXPECT_EQ(bag.Total(), 2);
  EXPECT_TRUE(bag.IsValid());
}

TEST(BagTest, DrawsEveryTokenOnce) {
  Bag<4> bag;
  for (int kind = 0; kind < 4; ++kind) bag.Put(kind, kind);
  Chance chance = Chance::Stream(1, 0);
  int drawn[4] = {};
  while (!bag.Empty()) ++drawn[bag.Draw(chance)];
  EXPECT_THAT(drawn, ElementsAre(0, 1, 2, 3));
  EXPECT_EQ(bag, Bag<4>());
}

TEST(BagTest, TokensAreEquallyLikely) {
  Chance chance = Chance::Stream(2, 0);
  int drawn[3] = {};
  for (int i = 0; i < 60000; ++i) {
    Bag<3> bag;
    bag.Put(0, 1);
    bag.Put(1, 2);
    bag.Put(2, 3);
    ++drawn[bag.Draw(chance)];
  }
  EXPECT_NEAR(drawn[0], 10000, 460);
  EXPECT_NEAR(drawn[1], 20000, 580);
  EXPECT_NEAR(drawn[2], 30000, 620);
}

TEST(BagTest, DrawFollowsTheWrittenRule) {
  Chance chance = Chance::Stream(5, 0);
  for (int i = 0; i < 100; ++i) {
    Bag<3> bag;
    bag.Put(1, 3);
    bag.Put(2, 4);
    Chance same = chance;
    const int expected = same.Below(7) < 3 ? 1 : 2;
    EXPECT_EQ(bag.Draw(chance), expected);
    EXPECT_EQ(chance, same);
  }
}

TEST(BagTest, AnEmptyBagUsesNoChance) {
  Bag<2> bag;
  Chance chance;
  EXPECT_EQ(bag.Draw(chance), -1);
  EXPECT_EQ(chance.counter, 0u);
}

TEST(BagTest, KnowsBytesThatAreNoBag) {
  Bag<2> bag;
  bag.Put(0, 65535);
  EXPECT_TRUE(bag.IsValid());
  bag.total = 1;
  EXPECT_FALSE(bag.IsValid());
  bag = {{65535, 1}, 0};
  EXPECT_FALSE(bag.IsValid()) << "the sum must not wrap round";
}

}  // namespace
}  // namespace mallard
