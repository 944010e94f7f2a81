// The planning bot: legal, honest, and good enough.
#include "src/games/ducks_in_tow/bot.h"

#include <cstdio>
#include <memory>
#include <vector>

#include "absl/strings/str_cat.h"
#include "src/games/ducks_in_tow/rules.h"
#include "gtest/gtest.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

TEST(Probe, Figures) {
  for (int players = 1; players <= 4; ++players) {
    int wins = 0, score = 0, rounds = 0, other = 0;
    for (uint64_t seed = 0; seed < 40; ++seed) {
      Match match = NewMatch(BaseRuleset("ducks_in_tow"), absl::StrCat("players=", players), seed);
      const int me = static_cast<int>(seed) % players;
      ducks_in_tow::PlanningBot bot(seed);
      RandomBot random(seed);
      while (!match.outcome().over) {
        for (int seat = 0; seat < players; ++seat) {
          if (!match.DecisionOf(seat)) continue;
          Bot& b = seat == me ? static_cast<Bot&>(bot) : random;
          auto a = b.Choose(Sight(match, seat));
          ASSERT_TRUE(a.ok()) << a.status();
          ASSERT_EQ(match.Apply(seat, *a), absl::OkStatus());
        }
      }
      wins += match.outcome().winners == 1u << me;
      score += match.outcome().scores[me];
      other += match.outcome().scores[(me + 1) % players];
      rounds += ducks_in_tow::DucksInTowRules::As(match.state()).round;
    }
    std::printf("players %d wins %d/40 score %f other %f rounds %f\n", players, wins, score / 40.0, other/40.0,
                rounds / 40.0);
  }
}

}  // namespace
}  // namespace mallard::testing
