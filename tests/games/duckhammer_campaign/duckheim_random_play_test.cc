// Random adventures of Duckheim, with every promise of the engine checked.
#include "tests/games/duckhammer_campaign/fixtures.h"
#include "tests/support/random_play.h"

namespace mallard::duckhammer_campaign {
namespace {

using testing::CheckState;
using testing::PlayAndCheck;
using testing::PlayChecks;

constexpr uint64_t kSeeds = 2;

PlayChecks Lightly() {
  PlayChecks checks;
  checks.indexed_actions = 4;
  checks.applied_actions = 2;
  checks.mutated_actions = 4;
  checks.max_actions = 60'000;
  checks.every = 5;
  return checks;
}

struct Setting {
  const char* name;
  const char* options;
};

class RandomDuckheim : public ::testing::TestWithParam<Setting> {};

TEST_P(RandomDuckheim, KeepsEveryPromise) {
  for (uint64_t seed = 1; seed <= kSeeds; ++seed) {
    const Match match = PlayAndCheck(NewCampaign(GetParam().options, seed), seed, Lightly());
    EXPECT_TRUE(match.outcome().over);
    if (HasFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(
    All, RandomDuckheim,
    ::testing::Values(
        Setting{"Alone", "mode=duckheim players=1 weeks=2 rounds=2"},
        Setting{"AloneWithAPerson", "mode=duckheim referee=person players=1 weeks=2 rounds=1"},
        Setting{"Two", "mode=duckheim players=2 weeks=2 rounds=1 grade=2"},
        Setting{"TwoWithAPerson", "mode=duckheim referee=person players=2 weeks=2 rounds=1"},
        Setting{"Three", "mode=duckheim players=3 weeks=2 rounds=1 desertion=true"},
        Setting{"ThreeWithAPerson",
                "mode=duckheim referee=person players=3 weeks=2 rounds=1 grade=0"},
        Setting{"Four", "mode=duckheim players=4 weeks=2 rounds=1"},
        Setting{"FourWithAPerson",
                "mode=duckheim referee=person players=4 weeks=2 rounds=1 grade=3"}),
    [](const ::testing::TestParamInfo<Setting>& setting) { return setting.param.name; });

// Computer players fight, so that there are losses: what comes after battles is looked at here, and
// all between them. Returns how often a player was asked about what was lost.
int PlayAndCheckBetweenBattles(Match match) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (int seat = 0; seat < match.seats(); ++seat) {
    bots.push_back(*CreateBot(match.rules(), "standard", static_cast<uint64_t>(seat) + 1));
  }
  Chance chance = Chance::Stream(1, 0);
  int about_losses = 0;
  for (int i = 0; i < 20'000 && !match.outcome().over; ++i) {
    const Phase phase = StateOf(match).phase;
    if (phase != Phase::kBattle) CheckState(match, chance, Lightly());
    about_losses += phase == Phase::kTending || phase == Phase::kRecovery ? 1 : 0;
    int seat = 0;
    while (!match.DecisionOf(seat)) ++seat;
    const auto action = At(bots, seat)->Choose(Sight(match, seat));
    if (!action.ok() || !match.Apply(seat, *action).ok()) {
      ADD_FAILURE() << "the computer player is stuck";
      break;
    }
  }
  EXPECT_TRUE(match.outcome().over);
  return about_losses;
}

TEST(PlayedDuckheim, KeepsEveryPromiseBetweenBattles) {
  int about_losses = 0;
  for (uint64_t seed = 1; seed <= 4 && !HasFailure(); ++seed) {
    for (const char* options : {"mode=duckheim players=2 weeks=4 grade=2",
                                "mode=duckheim players=3 weeks=3 referee=person desertion=true"}) {
      about_losses += PlayAndCheckBetweenBattles(NewCampaign(options, seed));
    }
  }
  EXPECT_GT(about_losses, 0);
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
