// Ducks in Tow without the heap: counted, not believed. Special tiles run scripts, which may
// allocate, so they are passed over here.
#include <cstdint>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "mallard/primitives/chance.h"
#include "src/games/ducks_in_tow/actions.h"
#include "tests/allocations/counting_new.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

class DucksInTowAllocations : public ::testing::TestWithParam<int> {};

TEST_P(DucksInTowAllocations, GameThatListsChecksAndAppliesNeedsNoHeap) {
  const Match start = NewMatch(BaseRuleset("ducks_in_tow"),
                               absl::StrCat("players=", GetParam(), " round_limit=10"), 1);
  Match match = start;
  match.CopyStateFrom(start);  // Without history and events.
  std::vector<Action> actions(1000);
  Chance chance = Chance::Stream(3, 0);
  StateBuffer seen(match.rules().state_size());
  int taken = 0;
  EXPECT_EQ(AllocationsOf([&] {
              while (!match.outcome().over) {
                int seat = 0;
                while (!match.DecisionOf(seat)) ++seat;
                const size_t count = match.LegalActions(seat, absl::MakeSpan(actions));
                ASSERT_EQ(count, match.LegalCount(seat));
                const Action& action = actions[chance.Below(static_cast<uint32_t>(count))];
                if (action.kind == ducks_in_tow::kUse) continue;
                ASSERT_TRUE(match.Check(seat, action).ok());
                ASSERT_TRUE(match.Apply(seat, action).ok());
                match.rules().Redact(match.state(), Viewer::Seat(seat), seen.data());
                ++taken;
              }
            }),
            0);
  EXPECT_GT(taken, 50);
}

INSTANTIATE_TEST_SUITE_P(Players, DucksInTowAllocations, ::testing::Values(1, 2, 3, 4));

}  // namespace
}  // namespace mallard::testing
