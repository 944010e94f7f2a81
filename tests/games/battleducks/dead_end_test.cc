// Set-ups that cannot be completed without taking something back.
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/battleducks/actions.h"
#include "tests/games/battleducks/fixtures.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;

// p1 picks and places at random, nothing else; true if that leads to a dead end.
bool PlaceAtRandom(Match& match, Chance& chance) {
  while (true) {
    std::vector<Action> forward;
    for (const Action& action : match.LegalActions(0)) {
      if (action.kind == battleducks::kPick || action.kind == battleducks::kPlace) {
        forward.push_back(action);
      }
    }
    if (forward.empty()) break;
    const size_t n = chance.Below(static_cast<uint32_t>(forward.size()));
    EXPECT_EQ(match.Apply(0, forward[n]), absl::OkStatus());
  }
  const auto& rules = static_cast<const battleducks::BattleDucksRules&>(match.rules());
  for (int slot = 0; slot < rules.slots(); ++slot) {
    if (StateOf(match).ponds[0].slots[slot].placed == 0) return true;
  }
  return false;
}

TEST(BattleDucksDeadEnds, FillIsRefusedAndTheRandomBotFindsItsWayOut) {
  Chance chance = Chance::Stream(5, 0);
  int dead_ends = 0;
  for (uint64_t seed = 0; seed < 40; ++seed) {
    Match match = NewMatch(BaseRuleset("battleducks"), "mode=advanced", seed);
    if (!PlaceAtRandom(match, chance)) continue;
    ++dead_ends;
    EXPECT_THAT(Do(match, 0, "fill").message(), HasSubstr("does not fit; lift a formation first"));
    RandomBot bot(seed);
    int choices = 0;
    for (; match.DecisionOf(0) && choices < 20'000; ++choices) {
      ASSERT_EQ(match.Apply(0, *bot.Choose(Sight(match, 0))), absl::OkStatus());
    }
    EXPECT_FALSE(match.DecisionOf(0)) << "not ready after " << choices << " choices";
  }
  EXPECT_GT(dead_ends, 0);
}

}  // namespace
}  // namespace mallard::testing
