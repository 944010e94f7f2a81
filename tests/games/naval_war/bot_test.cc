// The computer player: legal, honest and good enough.
#include "src/games/naval_war/bot.h"

#include <memory>
#include <set>
#include <string>

#include "absl/strings/match.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/naval_war/fixtures.h"
#include "tests/games/naval_war/snapshots.h"

namespace mallard::testing {
namespace {

using naval_war::AdmiralBot;
using naval_war::Phase;
using ::testing::AnyOf;
using ::testing::StartsWith;

// Plays bots against each other; returns the winner's seat, or -1 for a draw.
int Winner(const std::shared_ptr<const Ruleset>& ruleset, absl::string_view options, uint64_t seed,
           Bot& first, Bot& second) {
  Match match = NewMatch(ruleset, options, seed);
  Bot* const bots[] = {&first, &second};
  while (!match.outcome().over) {
    for (int seat : {0, 1}) {
      if (!match.DecisionOf(seat)) continue;
      const absl::StatusOr<Action> action = bots[seat]->Choose(Sight(match, seat));
      EXPECT_TRUE(action.ok()) << action.status();
      EXPECT_EQ(match.Apply(seat, *action), absl::OkStatus());
      if (::testing::Test::HasFailure()) return -1;
    }
  }
  return static_cast<int>(match.outcome().winners) - 1;
}

// What the bot does, as text.
std::string ChoiceOf(const Match& match, int seat, uint64_t seed) {
  const absl::StatusOr<Action> action = AdmiralBot(seed).Choose(Sight(match, seat));
  EXPECT_TRUE(action.ok()) << action.status();
  return action.ok() ? FormatAction(match.rules(), *action) : "";
}

TEST(AdmiralBot, BeatsTheRandomBot) {
  int wins = 0;
  for (uint64_t seed = 0; seed < 30; ++seed) {
    AdmiralBot admiral(seed);
    RandomBot random(seed);
    const std::shared_ptr<const Ruleset> ruleset = BaseRuleset("naval_war");
    wins += seed % 2 == 0 ? Winner(ruleset, "", seed, admiral, random) == 0
                          : Winner(ruleset, "", seed, random, admiral) == 1;
  }
  EXPECT_GE(wins, 27);
}

TEST(AdmiralBot, BeatsTheRandomBotWithoutCards) {
  int wins = 0;
  for (uint64_t seed = 0; seed < 10; ++seed) {
    AdmiralBot admiral(seed);
    RandomBot random(seed);
    wins += Winner(BaseRuleset("naval_war"), "card_play=false", seed, admiral, random) == 0;
  }
  EXPECT_GE(wins, 9);
}

TEST(AdmiralBot, PlaysEveryOptionAgainstItself) {
  for (const char* options : {"", "card_play=false", "draw_after_card_end=false",
                              "first_player=p2 turn_limit=30", "turn_limit=2"}) {
    AdmiralBot a(1);
    AdmiralBot b(2);
    Winner(BaseRuleset("naval_war"), options, 3, a, b);
  }
}

TEST(AdmiralBot, PlaysWithOtherContent) {
  for (const char* folder : {"mine_field", "privateers"}) {
    absl::StatusOr<Pack> pack =
        Pack::FromFolder(absl::StrCat(MALLARD_SOURCE_DIR "/examples/packs/", folder));
    ASSERT_TRUE(pack.ok()) << pack.status();
    AdmiralBot a(1);
    AdmiralBot b(2);
    Winner(LoadNavalWar({*pack}), "", 4, a, b);
  }
}

TEST(AdmiralBot, FindsALegalActionWhereverOthersHaveLeftTheMatch) {
  std::set<std::pair<Phase, int>> met;
  for (uint64_t seed = 1; seed <= 4; ++seed) {
    Match match = NewMatch(BaseRuleset("naval_war"), "turn_limit=100", seed);
    Chance chance = Chance::Stream(seed, 4);
    while (!match.outcome().over) {
      for (int seat : {0, 1}) {
        if (!match.DecisionOf(seat)) continue;
        met.insert({StateOf(match).phase, StateOf(match).preparation.card != 0});
        const absl::StatusOr<Action> action = AdmiralBot(seed).Choose(Sight(match, seat));
        ASSERT_TRUE(action.ok()) << action.status();
        ASSERT_EQ(match.Check(seat, *action), absl::OkStatus());
      }
      StepByKind(match, chance);
    }
  }
  EXPECT_EQ(met.size(), 6u) << "every phase, and cards in preparation";
}

TEST(AdmiralBot, ChoosesFromItsOwnViewOnly) {
  // Matches that look the same to a player get the same choice.
  Match match = NewMatch(BaseRuleset("naval_war"), "turn_limit=100", 8);
  Chance chance = Chance::Stream(8, 4);
  for (int n = 0; !match.outcome().over; ++n) {
    for (int seat : {0, 1}) {
      if (!match.DecisionOf(seat) || n % 5 != 0) continue;
      const absl::StatusOr<Match> other = Sight(match, seat).Imagine(chance.Next());
      ASSERT_TRUE(other.ok());
      EXPECT_EQ(ChoiceOf(match, seat, 4), ChoiceOf(*other, seat, 4));
    }
    StepByKind(match, chance);
  }
}

TEST(AdmiralBot, NothingToChooseIsAnError) {
  Match match = Begin({});
  EXPECT_FALSE(AdmiralBot(1).Choose(Sight(match, 1)).ok());
}

TEST(AdmiralBot, SetsUpShipsApartFromEachOther) {
  for (uint64_t seed = 1; seed <= 5; ++seed) {
    Match match = NewMatch(BaseRuleset("naval_war"), "", seed);
    AdmiralBot bot(seed);
    while (match.DecisionOf(0)) {
      ASSERT_EQ(match.Apply(0, *bot.Choose(Sight(match, 0))), absl::OkStatus());
    }
    const naval_war::Board& board = StateOf(match).boards[0];
    for (int i = 0; i < RulesOf(match).ships(); ++i) {
      const Bitboard cells = naval_war::CellsOf(board.ships[i], RulesOf(match).length(i));
      EXPECT_FALSE(Neighbours8(cells).Intersects(board.occupied));
    }
  }
}

TEST(AdmiralBot, FollowsUpAHitOnAShipThatCannotMove) {
  Match match = Begin({.p1 = {"cyber_operation"}, .deck = {"blank", "blank", "blank"}});
  MustDo(match, 0, "play cyber_operation");
  Strike(match, 0, "attack D6");
  PassTurns(match, 1);
  for (uint64_t seed = 1; seed <= 5; ++seed) {
    EXPECT_THAT(ChoiceOf(match, 0, seed),
                AnyOf("attack C6", "attack E6", "attack D5", "attack D7"));
  }
}

TEST(AdmiralBot, AttacksWhereAShipWasSeen) {
  Match match = Begin({.p1 = {"uav_drone"}});
  MustDo(match, 0, "play uav_drone F2");
  for (uint64_t seed = 1; seed <= 5; ++seed) EXPECT_EQ(ChoiceOf(match, 0, seed), "attack F2");
}

TEST(AdmiralBot, MendsWhatIsDamaged) {
  Match match = Begin({.p2 = {"engineering"}});
  Strike(match, 0, "attack D2");
  EXPECT_EQ(ChoiceOf(match, 1, 1), "play engineering D2");
}

TEST(AdmiralBot, SinksTheShipThatIsHardestToFind) {
  const Match match = Begin({.p1 = {"task_force_operation"}});
  EXPECT_EQ(ChoiceOf(match, 0, 1), "play task_force_operation destroyer");
}

TEST(AdmiralBot, AimsACardInPreparationAndPlaysIt) {
  Match match = Begin({.p1 = {"drone_strike"}});
  MustDo(match, 0, "play drone_strike");
  AdmiralBot bot(1);
  for (int i = 0; i < 4; ++i) {
    ASSERT_EQ(match.Apply(0, *bot.Choose(Sight(match, 0))), absl::OkStatus());
  }
  EXPECT_EQ(StateOf(match).card_played, 1);
}

TEST(AdmiralBot, BlocksALargeAttack) {
  Match match = Begin({.p1 = {"airstrike"}, .p2 = {"flares"}});
  MustDo(match, 0, "play airstrike B4");
  EXPECT_EQ(ChoiceOf(match, 1, 1), "react flares");
}

TEST(AdmiralBot, AllowsAnAttackThatDoesNoNewDamage) {
  Match match = Begin({.p2 = {"flares"}});
  MustDo(match, 0, "attack B2");
  MustDo(match, 1, "allow");
  MustDo(match, 1, "stay");
  PassTurns(match, 1);
  MustDo(match, 0, "attack B2");
  EXPECT_EQ(ChoiceOf(match, 1, 1), "allow");
}

TEST(AdmiralBot, LeavesThePlaceWhereItWasHit) {
  Match match = Begin({});
  MustDo(match, 0, "attack D6");
  MustDo(match, 1, "allow");
  std::set<std::string> choices;
  for (uint64_t seed = 1; seed <= 20; ++seed) choices.insert(ChoiceOf(match, 1, seed));
  EXPECT_EQ(choices.count("stay"), 0u);
  EXPECT_GT(choices.size(), 1u) << "not always the same way";
}

TEST(AdmiralBot, SeesWhatAnUnknownCardIsGoodFor) {
  const char* const lua = R"(
    card { id = "salvo", class = "assault", copies = 1, target = { kind = "area", width = 4, height = 4 },
           resolve = function(ctx) ctx:attack(ctx:cells()) end }
    card { id = "mutiny", class = "intel", copies = 1,
           resolve = function(ctx) ctx:skip_turns(3) end }
    card { id = "broken", class = "intel", copies = 1,
           resolve = function(ctx) error("broken") end })";
  EXPECT_THAT(ChoiceOf(Begin({.p1 = {"salvo", "mutiny"}, .lua = lua}), 0, 1),
              StartsWith("play salvo"));
  EXPECT_THAT(ChoiceOf(Begin({.p1 = {"mutiny"}, .lua = lua}), 0, 1), StartsWith("attack"));
  EXPECT_THAT(ChoiceOf(Begin({.p1 = {"broken"}, .lua = lua}), 0, 1), StartsWith("attack"));
}

TEST(AdmiralBot, TheSameSeedChoosesTheSame) {
  const Match match = NewMatch(BaseRuleset("naval_war"), "", 1);
  EXPECT_EQ(ChoiceOf(match, 0, 7), ChoiceOf(match, 0, 7));
  std::set<std::string> choices;
  for (uint64_t seed = 1; seed <= 5; ++seed) choices.insert(ChoiceOf(match, 0, seed));
  EXPECT_GT(choices.size(), 1u);
}

}  // namespace
}  // namespace mallard::testing
