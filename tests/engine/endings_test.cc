// How matches end: every game says why, and what its scores mean.
#include <string>

#include "gtest/gtest.h"
#include "mallard/scene.h"
#include "mallard/scene_bytes.h"
#include "tests/support/matches.h"
#include "tests/support/random_play.h"

namespace mallard::testing {
namespace {

struct Short {
  const char* game;
  const char* options;  // That keep a random match short.
};

class Endings : public ::testing::TestWithParam<Short> {};

TEST_P(Endings, SayWhyAndWhatWasCounted) {
  for (uint64_t seed = 1; seed <= 3; ++seed) {
    Match match = NewMatch(BaseRuleset(GetParam().game), GetParam().options, seed);
    Scene scene;
    Chance chance = Chance::Stream(seed, 0);
    match.BuildScene(Viewer::Spectator(), scene);
    EXPECT_EQ(scene.status.reason, 0u) << "it has not ended";
    PlayOut(match, chance, 100'000);
    ASSERT_TRUE(match.outcome().over);
    match.BuildScene(Viewer::Spectator(), scene);
    SceneLabels labels;
    labels.Resolve(scene);
    EXPECT_NE(labels[scene.status.reason], "") << "how it ended";
    if (scene.status.round_limit > 0) {
      EXPECT_LE(scene.status.round, scene.status.round_limit);
    }
    int32_t best = scene.seats[0].score;
    for (const SceneSeat& seat : scene.seats) {
      // A referee counts nothing.
      if (labels[seat.role] == "Referee") continue;
      EXPECT_NE(labels[seat.score_label], "") << "what the score counts";
      best = std::max(best, seat.score);
    }
    // Among those with the most points, something has decided if not all of them have won.
    uint32_t most = 0;
    for (const SceneSeat& seat : scene.seats) {
      if (seat.score == best) most |= 1u << seat.seat;
    }
    if (scene.status.winners != 0 && (scene.status.winners & most) == scene.status.winners &&
        scene.status.winners != most) {
      EXPECT_NE(labels[scene.status.tie_break], "") << "what broke the tie";
    }
  }
}

INSTANTIATE_TEST_SUITE_P(
    Games, Endings,
    ::testing::Values(Short{"battleducks", ""}, Short{"naval_war", "turn_limit=120"},
                      Short{"ducks_in_tow", "round_limit=6"}, Short{"duck_dealer", "turns=4"},
                      Short{"duckhammer", "rounds=1"},
                      Short{"duckhammer_campaign", "rations=60 battles=1 seasons=2 rounds=1"}),
    [](const auto& param) { return std::string(param.param.game); });

}  // namespace
}  // namespace mallard::testing
