// Random games of Duck Dealer with every number of players and every option, with every promise of
// the engine checked at every state.
#include "tests/support/random_play.h"

#include <ostream>
#include <set>
#include <string>

#include "gtest/gtest.h"
#include "mallard/asking.h"
#include "src/games/duck_dealer/rules.h"
#include "tests/games/duck_dealer/packs.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using duck_dealer::DuckDealerRules;

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
  for (uint64_t seed = 100; seed < 300; ++seed) {
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

// Where everything runs out: all the rare questions come up, and many scripts run.
TEST(DuckDealerCrowd, KeepsEveryPromiseAtEveryState) {
  const std::shared_ptr<const Ruleset> ruleset = LoadDealer({CrowdedPack()});
  PlayChecks checks;
  checks.indexed_actions = 4;
  checks.applied_actions = 1;
  checks.mutated_actions = 2;
  for (uint64_t seed = 1; seed <= 3; ++seed) {
    for (const char* options : {"mode=crowded players=2", "mode=crowded players=3 auction=true"}) {
      PlayAndCheck(NewMatch(ruleset, options, seed), seed, checks);
      if (HasFailure()) return;
    }
  }
}

TEST(DuckDealerCrowd, ComesAcrossEveryQuestionAndEveryAction) {
  const std::shared_ptr<const Ruleset> ruleset = LoadDealer({CrowdedPack()});
  std::set<uint32_t> decisions, actions;
  for (uint64_t seed = 1; seed <= 250; ++seed) {
    Match match = NewMatch(
        ruleset, seed % 3 == 0 ? "mode=crowded players=3 auction=true" : "mode=crowded players=3",
        seed);
    RandomBot bot(seed);
    while (!match.outcome().over) {
      int seat = 0;
      while (!match.DecisionOf(seat)) ++seat;
      decisions.insert(match.DecisionOf(seat).kind);
      const absl::StatusOr<Action> action = bot.Choose(Sight(match, seat));
      ASSERT_TRUE(action.ok()) << action.status();
      actions.insert(action->kind);
      ASSERT_EQ(match.Apply(seat, *action), absl::OkStatus());
    }
  }
  // Questions of packs are for packs that ask: tests/hostile/asking_test.cc.
  EXPECT_EQ(decisions.size() + 1, BaseRuleset("duck_dealer")->game().manifest().decisions.size());
  for (const KindSpec& kind : BaseRuleset("duck_dealer")->game().manifest().actions) {
    if (kind.kind >= kFirstAnswer) continue;
    EXPECT_EQ(actions.count(kind.kind), 1u) << kind.name;
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
