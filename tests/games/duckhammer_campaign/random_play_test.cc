// Random campaigns, with every promise of the engine checked on the way.
#include "tests/support/random_play.h"

#include "tests/games/duckhammer_campaign/fixtures.h"

namespace mallard::duckhammer_campaign {
namespace {

using testing::PlayAndCheck;
using testing::PlayChecks;

// Battles are long; their own tests look at more of each state.
PlayChecks Lightly(int every = 1) {
  PlayChecks checks;
  checks.indexed_actions = 6;
  checks.applied_actions = 2;
  checks.mutated_actions = 6;
  checks.max_actions = 20'000;
  checks.every = every;
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
                              "desertion=true"}),
    [](const ::testing::TestParamInfo<Setting>& setting) { return setting.param.name; });

// A map on which armies stand face to face from the beginning, so that random players fight.
constexpr char kYard[] = R"(
  campaign_map {
    id = "yard", width = 12, height = 12,
    places = {
      { name = "left", x = 5, y = 5, start = true, closes = true },
      { name = "right", x = 6, y = 5, start = true, later = { { title = "Rubble" } } },
      { name = "upper_left", x = 5, y = 6, start = true },
      { name = "upper_right", x = 6, y = 6, start = true, mission = "duckhammer:hold_the_fort" },
    },
  }
)";

class RandomWar : public ::testing::TestWithParam<Setting> {};

TEST_P(RandomWar, KeepsEveryPromiseThroughItsBattles) {
  static const std::shared_ptr<const Ruleset> ruleset = With(kYard);
  int battles = 0;
  for (uint64_t seed = 1; seed <= 2; ++seed) {
    const Match match = PlayAndCheck(
        NewMatch(ruleset, absl::StrCat("map=yard rounds=1 ", GetParam().options), seed), seed,
        Lightly(/*every=*/7));
    battles += StateOf(match).battles;
    if (HasFailure()) return;
  }
  EXPECT_GT(battles, 1);
}

INSTANTIATE_TEST_SUITE_P(
    All, RandomWar,
    ::testing::Values(Setting{"OfTwo", "rations=45 battles=2 seasons=6"},
                      Setting{"OfThreeWithDeserters",
                              "players=3 rations=60 battles=2 seasons=6 desertion=true"},
                      Setting{"OfFour", "players=4 rations=40 battles=3 seasons=6"},
                      Setting{"WithAReferee", "referee=person rations=90 battles=3 seasons=6"},
                      Setting{"OfLargeArmies", "rations=240 battles=1 seasons=6"}),
    [](const ::testing::TestParamInfo<Setting>& setting) { return setting.param.name; });

}  // namespace
}  // namespace mallard::duckhammer_campaign
