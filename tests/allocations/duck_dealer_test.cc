// Duck Dealer without scripts must not touch the heap while it is played.
#include <cstdint>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "mallard/primitives/chance.h"
#include "tests/allocations/counting_new.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

TEST(DuckDealerAllocations, GamesThatListCheckAndApplyNeedNoHeap) {
  for (int players = 2; players <= 5; ++players) {
    const Match start =
        NewMatch(BaseRuleset("duck_dealer"), absl::StrCat("auction=true players=", players), 1);
    Match match = start;
    match.CopyStateFrom(start);
    std::vector<Action> actions(10'000);
    Chance chance = Chance::Stream(3, 0);
    int64_t total = 0;
    for (int game = 0; game < 3; ++game) {
      match.CopyStateFrom(start);
      const int64_t allocated = AllocationsOf([&] {
        while (!match.outcome().over) {
          int seat = 0;
          while (!match.DecisionOf(seat)) ++seat;
          const size_t count = match.LegalActions(seat, absl::MakeSpan(actions));
          const Action& action = actions[chance.Below(static_cast<uint32_t>(count))];
          ASSERT_TRUE(match.Check(seat, action).ok());
          ASSERT_TRUE(match.Apply(seat, action).ok());
        }
      });
      // The first game makes the path search's working memory.
      if (game > 0) total += allocated;
    }
    EXPECT_EQ(total, 0) << players;
  }
}

}  // namespace
}  // namespace mallard::testing
