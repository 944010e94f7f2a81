// Bots of every game: levels, hints with reasons, searches that are the same on any number of
// threads and stop when they are told to.
#include "mallard/bot.h"

#include <atomic>
#include <chrono>
#include <thread>

#include "gtest/gtest.h"
#include "mallard/reason_text.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

// A match in which somebody has to decide something, some actions after its start.
Match Begun(absl::string_view game, int actions, uint64_t seed = 11) {
  Match match = NewMatch(BaseRuleset(game), "", seed);
  std::unique_ptr<Bot> bot = *CreateBot(match.rules(), "standard", seed);
  for (int i = 0; i < actions && !match.outcome().over; ++i) {
    int seat = 0;
    while (!match.DecisionOf(seat)) ++seat;
    const absl::StatusOr<Action> action = bot->Choose(Sight(match, seat));
    EXPECT_TRUE(action.ok()) << action.status();
    EXPECT_EQ(match.Apply(seat, *action), absl::OkStatus());
  }
  return match;
}

int AskedOf(const Match& match) {
  int seat = 0;
  while (!match.DecisionOf(seat)) ++seat;
  return seat;
}

BotOptions Search(uint64_t iterations, int threads) {
  BotOptions options;
  options.name = "search";
  options.iterations = iterations;
  options.threads = threads;
  options.seed = 4;
  return options;
}

class BotsOf : public ::testing::TestWithParam<const char*> {};

TEST_P(BotsOf, PlayLegallyOnEveryLevel) {
  for (const char* name : {"random", "easy", "standard", "normal", "search:8"}) {
    Match match = Begun(GetParam(), 12);
    BotOptions options;
    options.name = name;
    if (options.name == "search:8") options = Search(8, 1);
    std::unique_ptr<Bot> bot = *CreateBot(match.rules(), options);
    for (int i = 0; i < 12 && !match.outcome().over; ++i) {
      const int seat = AskedOf(match);
      const absl::StatusOr<Action> action = bot->Choose(Sight(match, seat));
      ASSERT_TRUE(action.ok()) << name << ": " << action.status();
      ASSERT_EQ(match.Apply(seat, *action), absl::OkStatus()) << name;
    }
  }
}

TEST_P(BotsOf, GiveHintsBestFirstWithReasons) {
  const Match match = Begun(GetParam(), 14);
  const Sight sight(match, AskedOf(match));
  std::unique_ptr<Bot> bot = *CreateBot(match.rules(), "standard", 3);
  const absl::StatusOr<std::vector<Advice>> hints = Analyse(*bot, sight, 3);
  ASSERT_TRUE(hints.ok()) << hints.status();
  ASSERT_FALSE(hints->empty());
  EXPECT_LE(hints->size(), 3u);
  for (size_t i = 0; i < hints->size(); ++i) {
    EXPECT_EQ(match.Check(sight.seat(), (*hints)[i].action), absl::OkStatus());
    if (i > 0) {
      EXPECT_LE((*hints)[i].value, (*hints)[i - 1].value);
    }
    const std::string english = ReasonText(match.ruleset(), (*hints)[i].reason, 0);
    const int language = match.ruleset().catalog().FindLanguage("fr");
    EXPECT_FALSE(english.empty());
    EXPECT_EQ(english.find('{'), std::string::npos) << english;
    EXPECT_NE(ReasonText(match.ruleset(), (*hints)[i].reason, language), english);
  }
}

TEST_P(BotsOf, DecideTheSameWhateverElseTheyAreAsked) {
  // One bot for two matches, and one for each.
  Match matches[2] = {Begun(GetParam(), 10, 21), Begun(GetParam(), 10, 22)};
  for (int round = 0; round < 6; ++round) {
    for (Match& match : matches) {
      if (match.outcome().over) continue;
      const int seat = AskedOf(match);
      std::unique_ptr<Bot> once = *CreateBot(match.rules(), "standard", 9);
      std::unique_ptr<Bot> again = *CreateBot(match.rules(), "standard", 9);
      const Action action = *once->Choose(Sight(match, seat));
      EXPECT_EQ(action, *again->Choose(Sight(match, seat)));
      ASSERT_EQ(match.Apply(seat, action), absl::OkStatus());
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, BotsOf,
                         ::testing::Values("battleducks", "naval_war", "ducks_in_tow",
                                           "duck_dealer", "duckhammer"));

TEST(SearchBot, IsTheSameOnAnyNumberOfThreads) {
  for (const char* game : {"battleducks", "ducks_in_tow"}) {
    const Match match = Begun(game, 14);
    const Sight sight(match, AskedOf(match));
    const std::vector<Advice> one = *(*CreateBot(match.rules(), Search(40, 1)))->Weigh(sight);
    const std::vector<Advice> five = *(*CreateBot(match.rules(), Search(40, 5)))->Weigh(sight);
    ASSERT_EQ(one.size(), five.size());
    for (size_t i = 0; i < one.size(); ++i) {
      EXPECT_EQ(one[i].action, five[i].action);
      EXPECT_EQ(one[i].value, five[i].value);
    }
  }
}

TEST(SearchBot, IsStoppedFromAnotherThread) {
  const Match match = Begun("ducks_in_tow", 14);
  const Sight sight(match, AskedOf(match));
  std::unique_ptr<Bot> bot = *CreateBot(match.rules(), Search(100'000'000, 2));
  std::thread impatient([&] {
    while (bot->thinking().done() < 3) std::this_thread::yield();
    bot->thinking().Cancel();
  });
  const absl::StatusOr<Action> action = bot->Choose(sight);
  impatient.join();
  ASSERT_TRUE(action.ok());
  EXPECT_EQ(match.Check(sight.seat(), *action), absl::OkStatus());
  EXPECT_LT(bot->thinking().done(), bot->thinking().total());
}

TEST(SearchBot, StopsWhenItsTimeIsUp) {
  const Match match = Begun("ducks_in_tow", 14);
  BotOptions options = Search(100'000'000, 1);
  options.time_ms = 30;
  std::unique_ptr<Bot> bot = *CreateBot(match.rules(), options);
  const absl::StatusOr<Action> action = bot->Choose(Sight(match, AskedOf(match)));
  ASSERT_TRUE(action.ok());  // It would take days otherwise.
  EXPECT_EQ(match.Check(AskedOf(match), *action), absl::OkStatus());
}

TEST(SearchBot, GoesByAnEvaluationOfOnesOwn) {
  const Match match = Begun("ducks_in_tow", 14);
  const int seat = AskedOf(match);
  BotOptions options = Search(60, 1);
  options.evaluate = [](const Match&, int) { return int64_t{42'000}; };
  std::unique_ptr<Bot> bot = *CreateBot(match.rules(), options);
  for (const Advice& advice : *bot->Weigh(Sight(match, seat))) EXPECT_EQ(advice.value, 42'000);
}

TEST(SearchBot, LooksAtLittleMoreOnceItIsToStop) {
  const Match match = Begun("ducks_in_tow", 14);
  for (const int threads : {1, 3}) {
    BotOptions options = Search(100'000'000, threads);
    std::atomic<Bot*> thinking = nullptr;
    std::atomic<int> later = 0;
    options.evaluate = [&](const Match&, int) {
      if (thinking.load()->thinking().cancelled()) ++later;
      if (thinking.load()->thinking().done() > 20) thinking.load()->thinking().Cancel();
      return int64_t{0};
    };
    const std::unique_ptr<Bot> bot = *CreateBot(match.rules(), options);
    thinking = bot.get();
    ASSERT_TRUE(bot->Choose(Sight(match, AskedOf(match))).ok());
    EXPECT_LE(later, threads);  // What each had begun.
  }
}

TEST(Personality, IsChosenByNameAndSetsWeights) {
  const Match match = Begun("duckhammer", 0);
  BotOptions options;
  EXPECT_EQ(options.Weight("aggression"), 100);
  for (const char* name : {"berserker", "duckhammer:berserker"}) {
    options.personality = name;
    EXPECT_TRUE(CreateBot(match.rules(), options).ok()) << name;
  }
  options.personality = "bersrker";
  const absl::Status refused = CreateBot(match.rules(), options).status();
  EXPECT_EQ(refused.code(), absl::StatusCode::kNotFound);
  EXPECT_NE(refused.message().find("berserker"), absl::string_view::npos) << refused;
}

// A game in which a personality plays otherwise than usual, by what it weighs alone.
TEST(Personality, ChangesWhatIsChosen) {
  for (const auto& [game, personality] : {std::pair{"ducks_in_tow", "stroller"},
                                          {"duck_dealer", "peddler"},
                                          {"naval_war", "gunner"}}) {
    Match match = Begun(game, 0);
    BotOptions options;
    options.seed = 3;
    std::unique_ptr<Bot> usual = *CreateBot(match.rules(), options);
    options.personality = personality;
    std::unique_ptr<Bot> other = *CreateBot(match.rules(), options);
    int different = 0;
    for (int i = 0; i < 200 && !match.outcome().over; ++i) {
      const int seat = AskedOf(match);
      const Sight sight(match, seat);
      const Action action = *usual->Choose(sight);
      different += *other->Choose(sight) == action ? 0 : 1;
      ASSERT_EQ(match.Apply(seat, action), absl::OkStatus());
    }
    EXPECT_GT(different, 0) << game << ": " << personality;
  }
}

// Content that thinks of positions: whatever it says is the value of what leads there.
TEST(Personality, EvaluatesPositionsInASearch) {
  const Pack pack = {
      "judge",
      {{"pack.lua",
        "pack { id = 'judge', version = '1.0.0', game = 'ducks_in_tow', api = 1,\n"
        "  requires = { ducks_in_tow = '>=1.0 <2' } }\n"},
       {"judge.lua",
        "personality { id = 'judge', evaluate = function(ctx)\n"
        "  if ctx:players() ~= 2 or ctx:over() or ctx:has_won() then return 0 end\n"
        "  return 1000 * ctx:player() + ctx:score() - ctx:score(ctx:player()) + "
        "7 * (ctx:worth() - ctx:worth(ctx:player()))\n"
        "end }\n"
        "personality { id = 'broken', evaluate = function(ctx) return ctx:score(9) end "
        "}\n"}}};
  const absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
      Ruleset::Load("ducks_in_tow", {pack});
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  Match match = NewMatch(*ruleset, "", 11);
  std::unique_ptr<Bot> player = *CreateBot(match.rules(), "standard", 1);
  for (int i = 0; i < 14; ++i) {
    const int seat = AskedOf(match);
    ASSERT_EQ(match.Apply(seat, *player->Choose(Sight(match, seat))), absl::OkStatus());
  }
  const int seat = AskedOf(match);
  BotOptions options = Search(40, 1);
  options.personality = "judge";
  std::unique_ptr<Bot> bot = *CreateBot(match.rules(), options);
  for (const Advice& advice : *bot->Weigh(Sight(match, seat))) {
    EXPECT_EQ(advice.value, 1000 * (seat + 1));
  }
  // One that fails leaves it to the game's own player.
  options.personality = "broken";
  const std::vector<Advice> without =
      *(*CreateBot(match.rules(), Search(40, 1)))->Weigh(Sight(match, seat));
  const std::vector<Advice> broken =
      *(*CreateBot(match.rules(), options))->Weigh(Sight(match, seat));
  ASSERT_EQ(broken.size(), without.size());
  for (size_t i = 0; i < broken.size(); ++i) EXPECT_EQ(broken[i].value, without[i].value);
}

TEST(Sight, ImaginesIntoAMatchThatIsThere) {
  for (const char* game : {"battleducks", "naval_war", "ducks_in_tow", "duck_dealer"}) {
    const Match match = Begun(game, 20);
    const int seat = AskedOf(match);
    const Sight sight(match, seat);
    Match other = Begun(game, 5, 99);
    ASSERT_EQ(sight.ImagineInto(17, other), absl::OkStatus());
    EXPECT_EQ(other.Hash(), sight.Imagine(17)->Hash());
    EXPECT_EQ(other.Snapshot(Viewer::Seat(seat)), match.Snapshot(Viewer::Seat(seat)));
  }
}

TEST(Bots, AreRefusedByName) {
  const Match match = Begun("battleducks", 0);
  EXPECT_EQ(CreateBot(match.rules(), "genius", 0).status().code(), absl::StatusCode::kNotFound);
  BotOptions options;
  options.threads = 0;
  EXPECT_EQ(CreateBot(match.rules(), options).status().code(), absl::StatusCode::kInvalidArgument);
}

}  // namespace
}  // namespace mallard::testing
