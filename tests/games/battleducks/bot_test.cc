// The hunting bot: legal, honest and good enough.
#include "src/games/battleducks/bot.h"

#include <memory>
#include <set>

#include "gtest/gtest.h"
#include "tests/games/battleducks/fixtures.h"

namespace mallard::testing {
namespace {

// Plays bots against each other; returns the winner's seat.
int Winner(absl::string_view options, uint64_t seed, Bot& first, Bot& second) {
  Match match = NewMatch(BaseRuleset("battleducks"), options, seed);
  Bot* const bots[] = {&first, &second};
  while (!match.outcome().over) {
    for (int seat : {0, 1}) {
      if (!match.DecisionOf(seat)) continue;
      const absl::StatusOr<Action> action = bots[seat]->Choose(Sight(match, seat));
      EXPECT_TRUE(action.ok()) << action.status();
      EXPECT_EQ(match.Apply(seat, *action), absl::OkStatus());
    }
  }
  return match.outcome().winners == 1 ? 0 : 1;
}

int WinsAgainstRandom(absl::string_view options, int games) {
  int wins = 0;
  for (int i = 0; i < games; ++i) {
    const uint64_t seed = static_cast<uint64_t>(i);
    battleducks::HuntingBot hunter(seed);
    RandomBot random(seed);
    const bool hunter_first = i % 2 == 0;
    const int winner = hunter_first ? Winner(options, seed, hunter, random)
                                    : Winner(options, seed, random, hunter);
    wins += (winner == 0) == hunter_first;
  }
  return wins;
}

TEST(HuntingBot, BeatsTheRandomBotInStandard) { EXPECT_GE(WinsAgainstRandom("", 100), 95); }

TEST(HuntingBot, BeatsTheRandomBotInAdvanced) {
  EXPECT_GE(WinsAgainstRandom("mode=advanced", 100), 95);
}

TEST(HuntingBot, PlaysEveryOption) {
  for (const char* options :
       {"allow_contact=true", "mode=advanced allow_contact=true name_found=true",
        "mode=advanced allow_mirror=false", "fleet=single,single,single", "fleet=flake,compas"}) {
    battleducks::HuntingBot a(1);
    battleducks::HuntingBot b(2);
    Winner(options, 3, a, b);
  }
}

TEST(HuntingBot, FindsAStandardFleetInSixtyObservationsOnAverage) {
  int observations = 0;
  constexpr int kHunts = 50;
  for (uint64_t seed = 0; seed < kHunts; ++seed) {
    // Both seats hunt; the second, random, is only there to be found.
    Match match = NewMatch(BaseRuleset("battleducks"), "first_player=p1", seed);
    battleducks::HuntingBot hunter(seed);
    for (int seat : {0, 1}) {
      MustDo(match, seat, "fill");
      MustDo(match, seat, "ready");
    }
    while (!match.outcome().over) {
      const int seat = match.DecisionOf(0) ? 0 : 1;
      // The other player looks at cells from the end backwards, so as not to win first.
      const Action action =
          seat == 0 ? *hunter.Choose(Sight(match, 0)) : match.LegalNth(1, match.LegalCount(1) - 1);
      ASSERT_EQ(match.Apply(seat, action), absl::OkStatus());
    }
    observations += StateOf(match).ponds[1].answers;
  }
  EXPECT_LT(observations / kHunts, 60);
}

TEST(HuntingBot, ChoosesFromItsOwnViewOnly) {
  // Two ponds that look the same to p1 get the same choice.
  Match match = StandardPlay();
  MustDo(match, 0, "observe C5");
  MustDo(match, 1, "observe J10");
  for (uint64_t seed = 0; seed < 10; ++seed) {
    absl::StatusOr<Match> other = Sight(match, 0).Imagine(seed);
    ASSERT_TRUE(other.ok());
    EXPECT_EQ(*battleducks::HuntingBot(4).Choose(Sight(match, 0)),
              *battleducks::HuntingBot(4).Choose(Sight(*other, 0)));
  }
}

TEST(HuntingBot, FollowsUpASpottedDuck) {
  Match match = StandardPlay();
  MustDo(match, 0, "observe C5");
  MustDo(match, 1, "observe J10");
  const std::set<std::string> beside = {"observe B5", "observe D5", "observe C4", "observe C6"};
  EXPECT_TRUE(beside.count(
      FormatAction(match.rules(), *battleducks::HuntingBot(1).Choose(Sight(match, 0)))));
}

}  // namespace
}  // namespace mallard::testing
