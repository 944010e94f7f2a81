#include "gtest/gtest.h"
#include "liars_dice.h"
#include "mallard/testing/matches.h"
#include "mallard/testing/random_play.h"

namespace liars_dice {

using namespace mallard::testing;  // NOLINT(google-build-using-namespace)

TEST(LiarsDice, KeepsEveryPromiseInRandomPlay) {
  for (const char* options : {"", "players=2 wild=false", "players=6 dice=2"}) {
    PlayAndCheck(NewMatch(BaseRuleset("liars_dice"), options, 1), 1);
  }
}

TEST(LiarsDice, WhoeverLiedLosesADieAndBegins) {
  Match match = NewMatch(BaseRuleset("liars_dice"), "players=2", 1);
  const State& state = LiarsDice::As(match.state());
  const int liar = state.turn;
  EXPECT_EQ(Do(match, liar, "call liar").code(), absl::StatusCode::kFailedPrecondition);
  MustDo(match, liar, "bid 10 6");
  EXPECT_EQ(Do(match, 1 - liar, "bid 10 5").code(), absl::StatusCode::kFailedPrecondition);
  MustDo(match, 1 - liar, "call liar");
  EXPECT_EQ(state.cups[liar].left, 4);
  EXPECT_EQ(state.turn, liar);
}

}  // namespace liars_dice
