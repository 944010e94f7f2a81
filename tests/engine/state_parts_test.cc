// Which parts of a state are in use, and copies of these.
#include "mallard/state_parts.h"

#include <cstdint>
#include <iterator>

#include "gtest/gtest.h"
#include "mallard/state_buffer.h"

namespace mallard {
namespace {

struct Numbers {
  uint64_t all[8];
};

// The first two numbers, the next `more`, and the last one.
StateParts PartsOf(const Numbers& state, int more) {
  StateParts parts(&state);
  parts.Add(state.all, state.all + 2);
  parts.Add(state.all + 2, state.all + 2 + more);
  parts.Add(state.all + 7, state.all + 8);
  return parts;
}

TEST(StateParts, WhatFollowsEachOtherIsOne) {
  const Numbers state = {};
  const StateParts parts = PartsOf(state, 3);
  ASSERT_EQ(std::distance(parts.begin(), parts.end()), 2);
  EXPECT_EQ(parts.begin()[0].first, 0u);
  EXPECT_EQ(parts.begin()[0].size, 5 * sizeof(uint64_t));
  EXPECT_EQ(parts.begin()[1].first, 7 * sizeof(uint64_t));
  const StateParts none = PartsOf(state, 0);
  EXPECT_EQ(none.begin()[0].size, 2 * sizeof(uint64_t)) << "nothing was added";
}

TEST(StateParts, AreEqualWhereStatesAre) {
  Numbers a = {{1, 2, 3}};
  const Numbers b = a;
  EXPECT_TRUE(PartsOf(a, 1) == PartsOf(b, 1));
  EXPECT_FALSE(PartsOf(a, 1) == PartsOf(b, 2)) << "more is in use";
  a.all[7] = 4;
  EXPECT_FALSE(PartsOf(a, 1) == PartsOf(b, 1));
}

TEST(StateCopy, PutsBackWhatItTookAndNothingElse) {
  StateBuffer buffer(sizeof(Numbers));
  Numbers& state = *static_cast<Numbers*>(buffer.data());
  state = {{1, 2, 3, 0, 0, 0, 0, 8}};
  StateCopy copy(sizeof(Numbers));
  copy.Take(PartsOf(state, 1));
  const StateBuffer before = buffer;
  EXPECT_TRUE(copy.IsOf(PartsOf(state, 1)));
  state = {{9, 9, 9, 9, 9, 9, 9, 9}};
  EXPECT_FALSE(copy.IsOf(PartsOf(state, 1)));
  copy.PutBack(buffer);
  EXPECT_EQ(buffer, before);
  state.all[4] = 5;
  copy.Take(buffer);
  const StateBuffer all = buffer;
  state = {};
  copy.PutBack(buffer);
  EXPECT_EQ(buffer, all) << "of all of it";
}

}  // namespace
}  // namespace mallard
