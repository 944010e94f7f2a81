// How far places are, searched level by level, is what the cheapest ways say.
#include "gtest/gtest.h"
#include "mallard/primitives/chance.h"
#include "src/games/duck_dealer/travel.h"
#include "tests/support/matches.h"

namespace mallard::duck_dealer {
namespace {

TEST(DuckDealerReach, IsWhatTheCheapestWaysCost) {
  int compared = 0;
  int beyond_roads = 0;
  for (uint64_t seed = 1; seed <= 3; ++seed) {
    Match match = testing::NewMatch(testing::BaseRuleset("duck_dealer"), "players=3", seed);
    const auto& rules = static_cast<const DuckDealerRules&>(match.rules());
    Chance chance = Chance::Stream(seed, 5);
    for (int i = 0; !match.outcome().over; ++i) {
      int seat = 0;
      while (!match.DecisionOf(seat)) ++seat;
      const State& state = DuckDealerRules::As(match.state());
      for (int place = 0; i % 5 == 0 && InActionTurn(state) && place < rules.routes().node_count();
           ++place) {
        const std::vector<PathStep> way = WayTo(rules, state, state.turn_seat, place);
        const bool stop = way.size() > 1 && !Active(state).roads.Has(place);
        ASSERT_EQ(int{state.reach[place]}, stop ? way.back().cost + 1 : 0) << place;
        beyond_roads += stop && way.back().cost + 1 < static_cast<int>(way.size());
        ++compared;
      }
      const absl::StatusOr<Action> action =
          ChooseAtRandom(match.rules(), match.state(), seat, chance);
      ASSERT_TRUE(action.ok() && match.Apply(seat, *action).ok());
    }
  }
  EXPECT_GT(compared, 1000);
  EXPECT_GT(beyond_roads, 10) << "own roads cost nothing";
}

}  // namespace
}  // namespace mallard::duck_dealer
