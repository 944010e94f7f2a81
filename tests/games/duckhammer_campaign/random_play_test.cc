// Random campaigns, with every promise of the engine checked at every state.
#include "tests/support/random_play.h"

#include "tests/games/duckhammer_campaign/fixtures.h"

namespace mallard::duckhammer_campaign {
namespace {

using testing::PlayAndCheck;
using testing::PlayChecks;

// Battles are long; their own tests look at more of each state.
PlayChecks Lightly() {
  PlayChecks checks;
  checks.indexed_actions = 6;
  checks.applied_actions = 2;
  checks.mutated_actions = 6;
  checks.max_actions = 60'000;
  return checks;
}

struct Setting {
  const char* name;
  const char* options;
};

class RandomCampaign : public ::testing::TestWithParam<Setting> {};

TEST_P(RandomCampaign, KeepsEveryPromise) {
  for (uint64_t seed = 1; seed <= 2; ++seed) {
    const Match match = PlayAndCheck(NewCampaign(GetParam().options, seed), seed, Lightly());
    EXPECT_TRUE(match.outcome().over);
    if (HasFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(
    All, RandomCampaign,
    ::testing::Values(Setting{"War", "rations=45 battles=1 seasons=3 rounds=1"},
                      Setting{"WarOfFour",
                              "players=4 rations=36 battles=1 seasons=2 rounds=1 map=cold_isles"},
                      Setting{"PersonalReferee",
                              "referee=person players=3 rations=36 battles=1 seasons=2 rounds=1 "
                              "desertion=true"},
                      Setting{"Duckheim", "mode=duckheim players=2 battles=1 rounds=2"},
                      Setting{"DuckheimWithReferee",
                              "mode=duckheim referee=person players=3 battles=1 rounds=1 grade=2"}),
    [](const ::testing::TestParamInfo<Setting>& setting) { return setting.param.name; });

}  // namespace
}  // namespace mallard::duckhammer_campaign
