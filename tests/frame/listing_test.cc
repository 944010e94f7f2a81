// Counting, picking and listing agree on every kind of group.
#include "mallard/frame/listing.h"

#include <vector>

#include "gtest/gtest.h"
#include "mallard/primitives/shape.h"

namespace mallard {
namespace {

const Bitboard kCells = Bitboard::Of(3) | Bitboard::Of(70) | Bitboard::Of(255);

// All kinds of group, an empty one among them; 1 + 3 + 0 + 5 + 2 + 9 actions, and whatever the
// points are.
void OfferAll(Listing& out) {
  if (!out.One({1, {7}})) return;
  if (!out.Cells({2, {1}}, 1, kCells)) return;
  if (!out.Cells({2, {2}}, 1, Bitboard())) return;
  if (!out.Range({3, {}}, 0, -2, 5)) return;
  if (!out.Group(2, [](uint64_t n) { return Action{4, {static_cast<int32_t>(n) * 10}}; })) return;
  if (!out.Points({5, {}}, 2, OverhangSet(ShapeOf(Bitboard::Of(0)), kCells))) return;
  if (out.PassOver(9)) return;
  for (int i = 0; i < 9; ++i) {
    if (!out.One({6, {i}})) return;
  }
}

std::vector<Action> Everything() {
  std::vector<Action> actions(100);
  Listing all = Listing::All(absl::MakeSpan(actions));
  OfferAll(all);
  actions.resize(all.written(absl::MakeSpan(actions)));
  return actions;
}

TEST(Listing, CountNthAndListAgree) {
  const std::vector<Action> actions = Everything();
  ASSERT_EQ(actions.size(), 1u + 3 + 5 + 2 + 3 + 9);
  Listing count = Listing::Count();
  OfferAll(count);
  EXPECT_EQ(count.count(), actions.size());
  for (size_t n = 0; n < actions.size(); ++n) {
    Action found;
    Listing nth = Listing::Nth(n, &found);
    OfferAll(nth);
    EXPECT_EQ(found, actions[n]) << n;
  }
}

TEST(Listing, NthBeyondTheEndIsTheActionOfKindZero) {
  for (const uint64_t n : {uint64_t{23}, uint64_t{1000}, UINT64_MAX}) {
    Action found;
    Listing nth = Listing::Nth(n, &found);
    OfferAll(nth);
    EXPECT_EQ(found.kind, 0u) << n;
  }
}

TEST(Listing, WritesWhatThereIsRoomFor) {
  const std::vector<Action> actions = Everything();
  for (size_t room = 1; room <= actions.size(); ++room) {
    std::vector<Action> some(room);
    Listing all = Listing::All(absl::MakeSpan(some));
    OfferAll(all);
    EXPECT_EQ(all.written(absl::MakeSpan(some)), room);
    EXPECT_TRUE(std::equal(some.begin(), some.end(), actions.begin()));
  }
}

TEST(Listing, OffersStopOnceTheActionIsFound) {
  Action found;
  Listing nth = Listing::Nth(2, &found);
  EXPECT_TRUE(nth.One({1, {}}));
  EXPECT_FALSE(nth.Range({2, {}}, 0, 0, 5));
  EXPECT_EQ(found, (Action{2, {1}}));
}

TEST(Listing, ByPrefixItGivesWhatAgrees) {
  const std::vector<Action> actions = Everything();
  for (const Action& like : actions) {
    for (const uint32_t mask : {0u, 1u, 2u, 3u, 0x7Fu}) {
      const LegalPrefix prefix{like, mask};
      std::vector<Action> expected;
      for (const Action& action : actions) {
        if (prefix.Includes(action)) expected.push_back(action);
      }
      std::vector<Action> found(actions.size());
      Listing where = Listing::Where(prefix, absl::MakeSpan(found));
      OfferAll(where);
      ASSERT_EQ(where.count(), expected.size());
      found.resize(expected.size());
      EXPECT_EQ(found, expected);
      // Counted beyond what there is room for.
      Listing count = Listing::Where(prefix, {});
      OfferAll(count);
      EXPECT_EQ(count.count(), expected.size());
    }
  }
}

TEST(Listing, HandlersLearnWhatIsNotWanted) {
  const LegalPrefix prefix{{2, {7}}, 1};
  const Listing where = Listing::Where(prefix, {});
  EXPECT_TRUE(where.Wants({2, {7}}, 1));
  EXPECT_FALSE(where.Wants({2, {8}}, 1));
  EXPECT_TRUE(where.Wants({2, {8}}, 0)) << "its first argument is not settled yet";
  EXPECT_FALSE(where.Wants({3, {7}}, 1));
  EXPECT_TRUE(Listing::Count().Wants({3, {}}, 1)) << "who counts wants everything";
}

TEST(Listing, GroupThatCanBeCountedIsNotWalked) {
  Listing count = Listing::Count();
  count.Group(1'000'000'000'000, [](uint64_t) -> Action {
    ADD_FAILURE() << "walked";
    return {};
  });
  EXPECT_EQ(count.count(), 1'000'000'000'000u);
}

}  // namespace
}  // namespace mallard
