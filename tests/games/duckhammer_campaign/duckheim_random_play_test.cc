// Random adventures of Duckheim, with every promise of the engine checked.
#include "tests/games/duckhammer_campaign/fixtures.h"
#include "tests/support/random_play.h"

namespace mallard::duckhammer_campaign {
namespace {

using testing::PlayAndCheck;
using testing::PlayChecks;

struct Setting {
  const char* name;
  const char* options;
};

class RandomDuckheim : public ::testing::TestWithParam<Setting> {};

TEST_P(RandomDuckheim, KeepsEveryPromise) {
  PlayChecks checks;
  checks.indexed_actions = 4;
  checks.applied_actions = 2;
  checks.mutated_actions = 4;
  checks.max_actions = 60'000;
  checks.every = 5;
  const Match match = PlayAndCheck(NewCampaign(GetParam().options, 3), 3, checks);
  EXPECT_TRUE(match.outcome().over);
}

INSTANTIATE_TEST_SUITE_P(
    All, RandomDuckheim,
    ::testing::Values(
        Setting{"Alone", "mode=duckheim players=1 battles=1 rounds=2"},
        Setting{"AloneWithAPerson", "mode=duckheim referee=person players=1 battles=1 rounds=1"},
        Setting{"Two", "mode=duckheim players=2 battles=1 rounds=1 grade=2"},
        Setting{"TwoWithAPerson", "mode=duckheim referee=person players=2 battles=1 rounds=1"},
        Setting{"Three", "mode=duckheim players=3 battles=1 rounds=1 desertion=true"},
        Setting{"ThreeWithAPerson",
                "mode=duckheim referee=person players=3 battles=1 rounds=1 grade=0"},
        Setting{"Four", "mode=duckheim players=4 battles=1 rounds=1"},
        Setting{"FourWithAPerson",
                "mode=duckheim referee=person players=4 battles=1 rounds=1 grade=3"}),
    [](const ::testing::TestParamInfo<Setting>& setting) { return setting.param.name; });

}  // namespace
}  // namespace mallard::duckhammer_campaign
