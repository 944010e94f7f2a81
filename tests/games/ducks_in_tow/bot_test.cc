// The planning bot: legal, honest, and good enough.
#include "src/games/ducks_in_tow/bot.h"

#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/ducks_in_tow/fixtures.h"

namespace mallard::testing {
namespace {

using ducks_in_tow::PlanningBot;
using ::testing::StartsWith;

// Plays to the end; returns the finished match.
Match PlayBots(Match match, const std::vector<Bot*>& bots) {
  while (!match.outcome().over) {
    const int seat = Decider(match);
    const absl::StatusOr<Action> action =
        bots[static_cast<size_t>(seat)]->Choose(Sight(match, seat));
    EXPECT_TRUE(action.ok()) << action.status();
    if (!action.ok()) break;
    EXPECT_EQ(match.Apply(seat, *action), absl::OkStatus());
  }
  return match;
}

// Games a planner wins alone against random opponents; its seat goes round.
int WinsAgainstRandom(int players, int games) {
  int wins = 0;
  for (int i = 0; i < games; ++i) {
    const uint64_t seed = static_cast<uint64_t>(i);
    PlanningBot planner(seed);
    RandomBot random(seed);
    std::vector<Bot*> bots(static_cast<size_t>(players), &random);
    const int seat = i % players;
    bots[static_cast<size_t>(seat)] = &planner;
    const Match match = PlayBots(
        NewMatch(BaseRuleset("ducks_in_tow"), absl::StrCat("players=", players), seed), bots);
    wins += match.outcome().winners == 1u << seat;
  }
  return wins;
}

TEST(PlanningBot, BeatsTheRandomBotInDuels) { EXPECT_GE(WinsAgainstRandom(2, 100), 95); }

TEST(PlanningBot, WinsAgainstTwoRandomBots) { EXPECT_GE(WinsAgainstRandom(3, 50), 40); }

TEST(PlanningBot, WinsAgainstThreeRandomBots) { EXPECT_GE(WinsAgainstRandom(4, 50), 40); }

TEST(PlanningBot, ScoresLikePeopleDoWhenItPlaysItself) {
  // Groups of people report 15 to 20 points.
  for (int players = 1; players <= 4; ++players) {
    int points = 0;
    constexpr int kGames = 4;
    for (uint64_t seed = 0; seed < kGames; ++seed) {
      PlanningBot planner(seed);
      const std::vector<Bot*> bots(static_cast<size_t>(players), &planner);
      const Match match = PlayBots(
          NewMatch(BaseRuleset("ducks_in_tow"), absl::StrCat("players=", players), seed), bots);
      for (int seat = 0; seat < players; ++seat) points += match.outcome().scores[seat];
    }
    EXPECT_GE(points, 15 * kGames * players) << players << " players";
  }
}

// Before anybody has chosen where to start, there is no tile from which a way could lead anywhere.
TEST(Planner, HasNoGoalsUntilAStartIsChosen) {
  const Match match = NewMatch(BaseRuleset("ducks_in_tow"), "", 3);
  const auto& rules = static_cast<const ducks_in_tow::DucksInTowRules&>(match.rules());
  const auto& state = ducks_in_tow::DucksInTowRules::As(match.state());
  ASSERT_EQ(state.players[0].tile, 0);
  ducks_in_tow::Planner planner(rules);
  planner.Value(state, 0);
  EXPECT_EQ(planner.goal().actions, 0);
}

TEST(PlanningBot, SaysWhatADeliveryIsWorth) {
  Table table;
  const int seat = table.first();
  table.Place("C2", "koi_pond").Pawn(seat, "C2").Tow(seat, "YO").Hand(seat, {"koi_pond_yo"});
  const Match match = table.Play();
  PlanningBot bot(1);
  const Advice best = Analyse(bot, Sight(match, seat), 1)->front();
  EXPECT_EQ(best.reason.kind, kReachesTarget);
  EXPECT_GT(best.reason.args[0], 0);
  EXPECT_EQ(best.reason.args[1], 1);  // Now.
  EXPECT_EQ(best.reason.target(), Reference::Name("card", best.action.args[0]));
}

std::string Choice(const Match& match) {
  return FormatAction(match.rules(), *PlanningBot(1).Choose(Sight(match, Decider(match))));
}

TEST(PlanningBot, DeliversWhatItCan) {
  Table table;
  const int seat = table.first();
  table.Place("C2", "koi_pond").Pawn(seat, "C2").Tow(seat, "YO").Hand(seat, {"koi_pond_yo"});
  EXPECT_THAT(Choice(table.Play()), StartsWith("deliver koi_pond_yo"));
}

TEST(PlanningBot, CollectsForTheCardItHolds) {
  Table table;
  const int seat = table.first();
  table.Place("C2", "koi_pond").Pawn(seat, "C3").Tow(seat, "").Hand(seat, {"koi_pond_y"});
  table.Ducks("C3", "YG").Food(seat, "YG");
  EXPECT_EQ(Choice(table.Play()), "feed yellow");
}

TEST(PlanningBot, WalksTowardsTheDuckAndThenToTheLocation) {
  Table table;
  const int seat = table.first();
  table.Place("E1", "koi_pond").Pawn(seat, "C2").Food(seat, "Y").Hand(seat, {"koi_pond_y"});
  for (int tile = 0; tile < 14; ++tile) {  // The only yellow duck will lie on D1.
    table.state().duck_bag.Put(0, table.state().ducks[tile][0]);
    table.state().ducks[tile][0] = 0;
  }
  Match match = table.Tow(seat, "").Ducks("D1", "Y").Play();
  for (const char* expected : {"move D1", "feed yellow", "move E1"}) {
    EXPECT_EQ(Choice(match), expected);
    Act(match, expected);
  }
  EXPECT_THAT(Choice(match), StartsWith("deliver koi_pond_y"));
}

TEST(PlanningBot, ClaimsWhatItCan) {
  Table table;
  const int seat = table.first();
  table.Place("C2", "koi_pond").Pawn(seat, "C2").Tow(seat, "Y").Hand(seat, {"koi_pond_y"});
  Match match = table.Completed(seat, {"koi_pond_yo"}).FaceUp({"square"}).Play();
  Act(match, "deliver koi_pond_y right");
  EXPECT_EQ(Choice(match), "claim square 1 yellow");
}

TEST(PlanningBot, KeepsTheFoodItsCardsAskFor) {
  Table table;
  const int seat = table.first();
  Match match = table.Hand(seat, {"koi_pond_y"}).Food(seat, "YBBG").Tow(seat, "").Play();
  Act(match, "end_turn");
  for (const char* expected :
       {"return_food brown", "return_food brown", "return_food green", "go_on"}) {
    EXPECT_EQ(Choice(match), expected);
    Act(match, expected);
  }
}

TEST(PlanningBot, ChoosesFromItsOwnViewOnly) {
  // Matches that look the same to it get the same choice.
  Table table;
  const Match match = table.Play();
  const int seat = Decider(match);
  for (uint64_t seed = 0; seed < 10; ++seed) {
    const absl::StatusOr<Match> other = Sight(match, seat).Imagine(seed);
    ASSERT_TRUE(other.ok()) << other.status();
    EXPECT_EQ(*PlanningBot(4).Choose(Sight(match, seat)),
              *PlanningBot(4).Choose(Sight(*other, seat)));
  }
}

TEST(PlanningBot, PlaysModsItHasNeverSeen) {
  absl::StatusOr<Pack> pack = Pack::FromFolder(MALLARD_SOURCE_DIR "/examples/packs/bread_stand");
  ASSERT_TRUE(pack.ok()) << pack.status();
  const absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
      Ruleset::Load("ducks_in_tow", {*std::move(pack)});
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  PlanningBot planner(1);
  const Match match = PlayBots(NewMatch(*ruleset, "park=bakery_park", 1), {&planner, &planner});
  EXPECT_GE(match.outcome().scores[0] + match.outcome().scores[1], 20);
}

}  // namespace
}  // namespace mallard::testing
