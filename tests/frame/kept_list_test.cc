// The last list of an open question: known by all that it follows from.
#include "mallard/frame/kept_list.h"

#include <cstdint>

#include "gtest/gtest.h"

namespace mallard::testing {
namespace {

// The parts of a state all of which is in use.
StateParts All(const uint64_t* state, int words) {
  StateParts parts(state);
  parts.Add(state, state + words);
  return parts;
}

TEST(KeptListTest, IsKnownByRulesStateAndSeat) {
  KeptList& list = KeptList::OfThread();
  uint64_t state[2] = {1, 2};
  const StateParts parts = All(state, 2);
  const KeptList::Source source{7, parts, sizeof state, 0};
  list.Room()[0] = {3, {4}};
  ASSERT_TRUE(list.Keep(source, 1));
  EXPECT_TRUE(list.Has(source));
  EXPECT_EQ(list.actions().size(), 1u);
  EXPECT_EQ(list.actions()[0].args[0], 4);
  EXPECT_FALSE(list.Has({8, parts, sizeof state, 0})) << "other rules";
  EXPECT_FALSE(list.Has({7, parts, sizeof state, 1})) << "another seat";
  EXPECT_FALSE(list.Has({7, All(state, 1), 8, 0})) << "a smaller state";
  uint64_t same[2] = {1, 2};
  EXPECT_TRUE(list.Has({7, All(same, 2), sizeof same, 0})) << "a copy";
  state[1] = 3;
  EXPECT_FALSE(list.Has(source)) << "the state has changed";
}

TEST(KeptListTest, KeepsNothingThatMayBeLonger) {
  KeptList& list = KeptList::OfThread();
  const uint64_t state = 5;
  const StateParts parts = All(&state, 1);
  const KeptList::Source source{7, parts, sizeof state, 0};
  ASSERT_TRUE(list.Keep(source, 2));
  EXPECT_FALSE(list.Keep(source, list.Room().size()));
  EXPECT_FALSE(list.Has(source));
}

}  // namespace
}  // namespace mallard::testing
