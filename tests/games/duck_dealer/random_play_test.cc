// Random games of Duck Dealer with every number of players and every option, with every promise of
// the engine checked at every state.
#include "tests/support/random_play.h"

#include <ostream>
#include <string>

#include "gtest/gtest.h"
#include "src/games/duck_dealer/rules.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using duck_dealer::DuckDealerRules;
using duck_dealer::State;

struct Variant {
  const char* name;
  const char* options;
};

void PrintTo(const Variant& variant, std::ostream* out) { *out << variant.options; }

class DuckDealerRandomPlay : public ::testing::TestWithParam<Variant> {};

TEST_P(DuckDealerRandomPlay, KeepsEveryPromiseAtEveryState) {
  PlayChecks checks;
  checks.indexed_actions = 6;
  checks.applied_actions = 1;
  checks.mutated_actions = 3;
  PlayAndCheck(NewMatch(BaseRuleset("duck_dealer"), GetParam().options, 1), 1, checks);
}

TEST_P(DuckDealerRandomPlay, AlwaysEndsWithExactlyOneWinner) {
  for (uint64_t seed = 100; seed < 150; ++seed) {
    Match match = NewMatch(BaseRuleset("duck_dealer"), GetParam().options, seed);
    Chance chance = Chance::Stream(seed, 5);
    PlayOut(match, chance);
    if (HasFatalFailure()) return;
    const Outcome outcome = match.outcome();
    ASSERT_TRUE(outcome.over);
    EXPECT_EQ(outcome.winners & (outcome.winners - 1), 0u);
    EXPECT_NE(outcome.winners, 0u);
    // Every collection takes a marker or forces an action turn.
    EXPECT_LE(DuckDealerRules::As(match.state()).turns, 24u * 121);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Variants, DuckDealerRandomPlay,
    ::testing::Values(Variant{"Two", "players=2"}, Variant{"Three", "players=3"},
                      Variant{"Four", "players=4 turns=12"}, Variant{"Five", "players=5 turns=15"},
                      Variant{"TwoAuction", "players=2 auction=true turns=8"},
                      Variant{"FiveAuction", "players=5 auction=true turns=10"},
                      Variant{"FixedOrder", "players=3 order=p3,p1,p2 turns=6"}),
    [](const ::testing::TestParamInfo<Variant>& variant) {
      return std::string(variant.param.name);
    });

}  // namespace
}  // namespace mallard::testing
