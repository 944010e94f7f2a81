// Campaigns without the heap: listing, counting and checking never need it, whatever is asked, and
// applying does not where no script runs and no computer player thinks for the referee.
#include <cstdint>
#include <vector>

#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "mallard/primitives/chance.h"
#include "src/games/duckhammer_campaign/actions.h"
#include "src/games/duckhammer_campaign/rules.h"
#include "tests/allocations/counting_new.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using duckhammer_campaign::CampaignRules;

class CampaignAllocations : public ::testing::TestWithParam<const char*> {};

TEST_P(CampaignAllocations, QuestionsNeedNoHeap) {
  Match match = NewMatch(BaseRuleset("duckhammer_campaign"), GetParam(), 5);
  std::vector<Action> actions(20'000);
  Chance chance = Chance::Stream(3, 0);
  int asked = 0;
  for (int i = 0; i < 400 && !match.outcome().over; ++i) {
    int seat = 0;
    while (!match.DecisionOf(seat)) ++seat;
    const auto& state = CampaignRules::As(match.state());
    Action action;
    const auto ask = [&] {
      const size_t count = match.LegalActions(seat, absl::MakeSpan(actions));
      ASSERT_EQ(count, match.LegalCount(seat));
      action = actions[chance.Below(static_cast<uint32_t>(count))];
      ASSERT_TRUE(match.Check(seat, action).ok());
    };
    ask();  // Room for what scripts say is made when they say it for the first time.
    EXPECT_EQ(AllocationsOf(ask), 0) << "phase " << static_cast<int>(state.phase);
    ++asked;
    ASSERT_TRUE(match.Apply(seat, action).ok());
  }
  EXPECT_GT(asked, 15);
}

INSTANTIATE_TEST_SUITE_P(Modes, CampaignAllocations,
                         ::testing::Values("referee=person", "mode=duckheim referee=person"));

}  // namespace
}  // namespace mallard::testing
