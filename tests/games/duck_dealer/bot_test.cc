// The computer player. docs/duck-dealer.md has the figures of many more matches.
#include <memory>
#include <vector>

#include "gtest/gtest.h"
#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/planner.h"
#include "tests/games/duck_dealer/fixtures.h"
#include "tests/games/duck_dealer/packs.h"

namespace mallard::testing {
namespace {

// Plays to the end; the standard bot sits in `seat`, random ones everywhere else.
Outcome PlayAgainstRandom(Match match, int seat, uint64_t seed) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (int i = 0; i < match.seats(); ++i) {
    bots.push_back(*CreateBot(match.rules(), i == seat ? "standard" : "random",
                              seed * 10 + static_cast<uint64_t>(i)));
  }
  while (!match.outcome().over) {
    int asked = 0;
    while (!match.DecisionOf(asked)) ++asked;
    const absl::StatusOr<Action> action =
        bots[static_cast<size_t>(asked)]->Choose(Sight(match, asked));
    EXPECT_TRUE(action.ok()) << action.status();
    const absl::Status status = match.Apply(asked, *action);
    EXPECT_EQ(status, absl::OkStatus()) << FormatAction(match.rules(), *action);
    if (!status.ok()) break;
  }
  return match.outcome();
}

int WinsOf(int games, int players, absl::string_view options) {
  int wins = 0;
  for (int game = 0; game < games; ++game) {
    const uint64_t seed = 500 + static_cast<uint64_t>(game);
    const int seat = game % players;
    const Match match =
        NewMatch(BaseRuleset("duck_dealer"), absl::StrCat("players=", players, " ", options), seed);
    wins += (PlayAgainstRandom(match, seat, seed).winners >> seat) & 1;
  }
  return wins;
}

TEST(DealerBot, BeatsRandomPlayInDuels) { EXPECT_GE(WinsOf(8, 2, ""), 7); }

TEST(DealerBot, BeatsFourRandomOpponents) { EXPECT_GE(WinsOf(8, 5, ""), 6); }

TEST(DealerBot, PlaysEveryOptionAndMod) {
  PlayAgainstRandom(NewMatch(BaseRuleset("duck_dealer"), "players=3 auction=true turns=5", 1), 1,
                    1);
  PlayAgainstRandom(NewMatch(LoadDealer({ExamplePack("bakery")}), "turns=6", 2), 0, 2);
  PlayAgainstRandom(NewMatch(LoadDealer({ExamplePack("lagoon")}), "mode=lagoon", 3), 1, 3);
  const auto crowded = LoadDealer({CrowdedPack()});
  for (uint64_t seed = 1; seed <= 3; ++seed) {
    PlayAgainstRandom(NewMatch(crowded, "mode=crowded players=3 auction=true", seed), 2, seed);
  }
}

// Plans are kept between questions; those of one match are nobody else's.
TEST(DealerBot, ServesTwoMatchesAsABotOfTheirOwnWould) {
  const auto ruleset = BaseRuleset("duck_dealer");
  Match matches[2] = {NewMatch(ruleset, "players=2 auction=true turns=4", 31),
                      NewMatch(ruleset, "players=2 auction=true turns=4", 32)};
  const std::unique_ptr<Bot> shared = *CreateBot(matches[0].rules(), "standard", 9);
  std::unique_ptr<Bot> own[2] = {*CreateBot(matches[0].rules(), "standard", 9),
                                 *CreateBot(matches[1].rules(), "standard", 9)};
  for (int round = 0; round < 120; ++round) {
    for (size_t i = 0; i < 2; ++i) {
      Match& match = matches[i];
      if (match.outcome().over) continue;
      int seat = 0;
      while (!match.DecisionOf(seat)) ++seat;
      const Sight sight(match, seat);
      const absl::StatusOr<Action> action = shared->Choose(sight);
      ASSERT_TRUE(action.ok()) << action.status();
      ASSERT_EQ(*action, *own[i]->Choose(sight)) << "in round " << round;
      ASSERT_EQ(match.Apply(seat, *action), absl::OkStatus());
    }
  }
}

// A hint shows several things that could be done, and for which planet.
TEST(DealerBot, WeighsSeveralActionsWithTheirReasons) {
  Match match = Playing();
  Grant(match, 0, 15, 15, 15);
  const std::unique_ptr<Bot> bot = *CreateBot(match.rules(), "standard", 1);
  for (int i = 0; i < 3; ++i) {
    const Sight sight(match, 0);
    const std::vector<Advice> all = *Analyse(*bot, sight, SIZE_MAX);
    if (i > 0) {
      EXPECT_GT(all.size(), 2u) << "action " << i;
      EXPECT_EQ(all[1].reason.kind, kReachesTarget);
      EXPECT_EQ(all[1].reason.target().table, TableId("planet"));
    }
    for (size_t n = 1; n < all.size(); ++n) {
      EXPECT_LE(all[n].value, all[n - 1].value);
      EXPECT_EQ(match.Check(0, all[n].action), absl::OkStatus());
    }
    ASSERT_EQ(match.Apply(0, all[0].action), absl::OkStatus());
  }
}

// Whoever asks twice, or asks for a hint first, is told the same.
TEST(DealerBot, GoesOnWithItsPlanHoweverOftenItIsAsked) {
  Match match = Playing();
  Grant(match, 0, 15, 15, 15);
  const std::unique_ptr<Bot> curious = *CreateBot(match.rules(), "standard", 1);
  const std::unique_ptr<Bot> brief = *CreateBot(match.rules(), "standard", 1);
  for (int i = 0; i < 12 && match.DecisionOf(0); ++i) {
    const Sight sight(match, 0);
    const Action first = curious->Weigh(sight)->front().action;
    const Action action = *brief->Choose(sight);
    EXPECT_EQ(first, action) << "action " << i;
    EXPECT_EQ(*curious->Choose(sight), action) << "action " << i;
    ASSERT_EQ(match.Apply(0, action), absl::OkStatus());
  }
}

TEST(DealerBot, PlansAProductionChain) {
  Match match = Playing();
  Grant(match, 0, 15, 15, 15);
  const duck_dealer::Plan plan = duck_dealer::MakePlan(RulesOf(match), StateOf(match), 0, true);
  EXPECT_EQ(plan.turns, 0);
  bool makes = false, builds = false;
  for (const duck_dealer::Errand& errand : plan.errands) {
    makes |= errand.kind == duck_dealer::Errand::kProduce;
    builds |= errand.kind == duck_dealer::Errand::kErect;
  }
  EXPECT_TRUE(makes);
  EXPECT_TRUE(builds);
}

TEST(DealerBot, GoodsAreWorthWhatMakingThemTakes) {
  const Match match = Playing();
  const std::vector<int> worth = duck_dealer::WorthOfGoods(RulesOf(match).content());
  const auto of = [&](absl::string_view good) {
    return worth[static_cast<size_t>(GoodNamed(match, good))];
  };
  EXPECT_GT(of("rubber_duck"), 0);
  EXPECT_GT(of("stealth_duck"), 2 * of("rubber_duck"));
  EXPECT_GT(of("religion"), of("stealth_duck") + of("modern_radio"));
}

TEST(DealerBot, AcceptsOffersThatAreWorthIt) {
  for (const auto& [give, want, answer] :
       {std::tuple{"religion", "rubber_duck", duck_dealer::kAccept},
        std::tuple{"rubber_duck", "religion", duck_dealer::kDecline}}) {
    Match match = Acting();
    PutShip(match, 1, "bathtub_prime");
    Load(match, 0, give);
    Load(match, 1, want);
    MustDo(match, 0, "offer p2");
    MustDo(match, 0, absl::StrCat("give ", give));
    MustDo(match, 0, absl::StrCat("want ", want));
    MustDo(match, 0, "propose");
    const std::unique_ptr<Bot> bot = *CreateBot(match.rules(), "standard", 1);
    EXPECT_EQ(bot->Choose(Sight(match, 1))->kind, static_cast<uint32_t>(answer));
  }
}

}  // namespace
}  // namespace mallard::testing
