// Bots of every game: levels, hints with reasons, searches that are the same on any number of
// threads and stop when they are told to.
#include "mallard/bot.h"

#include <atomic>
#include <cstdlib>
#include <new>
#include <thread>

#include "gtest/gtest.h"
#include "mallard/interrupt.h"
#include "mallard/reading.h"
#include "mallard/reason_text.h"
#include "src/engine/soft_bot.h"
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

// A match in which a player has several things to weigh.
Match Torn(absl::string_view game) {
  Match match = Begun(game, 14);
  const std::unique_ptr<Bot> bot = *CreateBot(match.rules(), "standard", 11);
  while (bot->Weigh(Sight(match, AskedOf(match)))->size() < 4) {
    const int seat = AskedOf(match);
    EXPECT_EQ(match.Apply(seat, *bot->Choose(Sight(match, seat))), absl::OkStatus());
  }
  return match;
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
    const std::string english = ReasonText(match.rules(), (*hints)[i].reason, 0);
    const int language = match.ruleset().catalog().FindLanguage("fr");
    EXPECT_FALSE(english.empty());
    EXPECT_EQ(english.find('{'), std::string::npos) << english;
    EXPECT_NE(ReasonText(match.rules(), (*hints)[i].reason, language), english);
  }
}

TEST_P(BotsOf, DecideTheSameWhateverElseTheyAreAsked) {
  for (const char* name : {"easy", "standard"}) {
    // One bot for two matches, and one for each.
    Match matches[2] = {Begun(GetParam(), 10, 21), Begun(GetParam(), 10, 22)};
    const std::unique_ptr<Bot> shared = *CreateBot(matches[0].rules(), name, 9);
    const std::unique_ptr<Bot> own[2] = {*CreateBot(matches[0].rules(), name, 9),
                                         *CreateBot(matches[1].rules(), name, 9)};
    for (int round = 0; round < 6; ++round) {
      for (size_t i = 0; i < 2; ++i) {
        if (matches[i].outcome().over) continue;
        const int seat = AskedOf(matches[i]);
        const Sight sight(matches[i], seat);
        const Action action = *shared->Choose(sight);
        EXPECT_EQ(action, *own[i]->Choose(sight)) << name << ", round " << round;
        ASSERT_EQ(matches[i].Apply(seat, action), absl::OkStatus());
      }
    }
  }
}

TEST_P(BotsOf, ChooseWhatTheyGiveAsAHint) {
  Match match = Begun(GetParam(), 4);
  const std::unique_ptr<Bot> bot = *CreateBot(match.rules(), "standard", 3);
  for (int i = 0; i < 12 && !match.outcome().over; ++i) {
    const int seat = AskedOf(match);
    const Sight sight(match, seat);
    const absl::StatusOr<std::vector<Advice>> hints = Analyse(*bot, sight, 1);
    ASSERT_TRUE(hints.ok()) << hints.status();
    EXPECT_EQ(hints->front().action, *bot->Choose(sight)) << "action " << i;
    ASSERT_EQ(match.Apply(seat, hints->front().action), absl::OkStatus());
  }
}

TEST_P(BotsOf, SayThatNothingElseCanBeDoneOnlyWhereThatIsSo) {
  Match match = Begun(GetParam(), 0);
  const std::unique_ptr<Bot> bot = *CreateBot(match.rules(), "standard", 3);
  for (int i = 0; i < 40 && !match.outcome().over; ++i) {
    const int seat = AskedOf(match);
    const Sight sight(match, seat);
    const absl::StatusOr<std::vector<Advice>> hints = Analyse(*bot, sight, SIZE_MAX);
    ASSERT_TRUE(hints.ok()) << hints.status();
    const bool only = hints->front().reason.kind == kOnlyChoice;
    EXPECT_TRUE(!only || sight.LegalCount() == 1) << "action " << i;
    ASSERT_EQ(match.Apply(seat, hints->front().action), absl::OkStatus());
  }
}

TEST_P(BotsOf, EvaluateEveryPositionFromTheStartOn) {
  Match match = Begun(GetParam(), 0);
  const std::unique_ptr<Bot> bot = *CreateBot(match.rules(), "standard", 3);
  for (int i = 0; i < 12 && !match.outcome().over; ++i) {
    for (int seat = 0; seat < match.seats(); ++seat) {
      const int64_t worth = bot->Evaluate(match.rules(), match.state(), seat);
      EXPECT_LE(std::abs(worth), 2 * kDecided) << "action " << i;
    }
    const int seat = AskedOf(match);
    ASSERT_EQ(match.Apply(seat, *bot->Choose(Sight(match, seat))), absl::OkStatus());
  }
}

INSTANTIATE_TEST_SUITE_P(Games, BotsOf,
                         ::testing::Values("battleducks", "naval_war", "ducks_in_tow",
                                           "duck_dealer", "duckhammer", "duckhammer_campaign"));

struct Reasoned {
  Match match;
  Reason reason;
};

// A match in which the best action that a standard bot sees has a reason of a kind; kNoReason if
// that never comes up.
Reasoned FindReason(absl::string_view game, uint32_t kind) {
  Reasoned found{Begun(game, 0), {}};
  const std::unique_ptr<Bot> bot = *CreateBot(found.match.rules(), "standard", 3);
  for (int i = 0; i < 400 && !found.match.outcome().over; ++i) {
    const int seat = AskedOf(found.match);
    const Advice best = Analyse(*bot, Sight(found.match, seat), 1)->front();
    found.reason = best.reason.kind == kind ? best.reason : Reason();
    if (found.reason.kind == kind) break;
    EXPECT_EQ(found.match.Apply(seat, best.action), absl::OkStatus());
  }
  return found;
}

TEST(Reasons, NameWhatTheyAreAbout) {
  struct Case {
    const char* game;
    uint32_t kind;
    const char* english;
    const char* french;
  };
  for (const Case& c :
       {Case{"ducks_in_tow", kReachesTarget, ": worth ", " : vaut "},
        {"duck_dealer", kReachesTarget, ": worth ", " : vaut "},
        {"duck_dealer", kWorthPreparing, ": a plan worth ", " : un plan qui vaut "}}) {
    const auto [match, reason] = FindReason(c.game, c.kind);
    ASSERT_EQ(reason.kind, c.kind) << c.game;
    const int french = match.ruleset().catalog().FindLanguage("fr");
    for (const auto& [language, words] : {std::pair{0, c.english}, {french, c.french}}) {
      const std::string name = Reader(match.rules(), nullptr, language).Of(reason.target());
      EXPECT_FALSE(name.empty()) << c.game;
      const std::string text = ReasonText(match.rules(), reason, language);
      EXPECT_EQ(text.find(name + words), 0u) << text;
    }
  }
}

TEST(SearchBot, IsTheSameOnAnyNumberOfThreads) {
  for (const char* game : {"battleducks", "ducks_in_tow"}) {
    const Match match = Torn(game);
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
  const Match match = Torn("ducks_in_tow");
  const Sight sight(match, AskedOf(match));
  std::unique_ptr<Bot> bot = *CreateBot(match.rules(), Search(100'000'000, 2));
  std::atomic<bool> chosen = false;
  std::thread impatient([&] {
    while (bot->thinking().done() < 3 && !chosen) std::this_thread::yield();
    bot->thinking().Cancel();
  });
  const absl::StatusOr<Action> action = bot->Choose(sight);
  chosen = true;
  impatient.join();
  ASSERT_TRUE(action.ok());
  EXPECT_EQ(match.Check(sight.seat(), *action), absl::OkStatus());
  EXPECT_LT(bot->thinking().done(), bot->thinking().total());
}

TEST(SearchBot, StopsWhenItsTimeIsUp) {
  const Match match = Torn("ducks_in_tow");
  BotOptions options = Search(100'000'000, 1);
  options.time_ms = 30;
  std::unique_ptr<Bot> bot = *CreateBot(match.rules(), options);
  const absl::StatusOr<Action> action = bot->Choose(Sight(match, AskedOf(match)));
  ASSERT_TRUE(action.ok());  // It would take days otherwise.
  EXPECT_EQ(match.Check(AskedOf(match), *action), absl::OkStatus());
}

TEST(SearchBot, GoesByAnEvaluationOfOnesOwn) {
  const Match match = Torn("ducks_in_tow");
  const int seat = AskedOf(match);
  BotOptions options = Search(60, 1);
  options.evaluate = [](const Match&, int) { return int64_t{42'000}; };
  std::unique_ptr<Bot> bot = *CreateBot(match.rules(), options);
  for (const Advice& advice : *bot->Weigh(Sight(match, seat))) EXPECT_EQ(advice.value, 42'000);
}

TEST(SearchBot, LooksAtLittleMoreOnceItIsToStop) {
  const Match match = Torn("ducks_in_tow");
  for (const int threads : {1, 3}) {
    BotOptions options = Search(100'000'000, threads);
    std::atomic<Bot*> thinking = nullptr;
    std::atomic<int> later = 0;
    options.evaluate = [&](const Match&, int) {
      if (thinking.load()->thinking().stopped()) ++later;
      if (thinking.load()->thinking().done() > 20) thinking.load()->thinking().Cancel();
      return int64_t{0};
    };
    const std::unique_ptr<Bot> bot = *CreateBot(match.rules(), options);
    thinking = bot.get();
    ASSERT_TRUE(bot->Choose(Sight(match, AskedOf(match))).ok());
    EXPECT_LE(later, threads);  // What each had begun.
  }
}

// Nothing is begun once somebody has cancelled: neither a playout nor, above all, an imagined
// match, of which a round may want hundreds.
TEST(SearchBot, ImaginesNothingOnceItIsToStop) {
  const Match match = Torn("naval_war");
  const Sight sight(match, AskedOf(match));
  BotOptions options = Search(100'000'000, 2);
  int evaluated = 0;
  options.evaluate = [&](const Match&, int) { return ++evaluated; };
  const std::unique_ptr<Bot> bot = *CreateBot(match.rules(), options);
  // As if the cancel came while its proposals are made.
  const Thinking::Choice choice(bot->thinking());
  bot->thinking().Cancel();
  const absl::StatusOr<std::vector<Advice>> all = bot->Weigh(sight);
  ASSERT_TRUE(all.ok()) << all.status();
  EXPECT_EQ(match.Check(sight.seat(), all->front().action), absl::OkStatus());
  EXPECT_EQ(evaluated, 0);
  EXPECT_EQ(bot->thinking().done(), 0u);
}

// One imagining alone can take longer than an answer may. Here somebody cancels, or a deadline of
// the application's passes, while the first match is imagined.
TEST(SearchBot, IsStoppedInTheMiddleOfAnImagining) {
  const Match match = Torn("naval_war");
  const Sight sight(match, AskedOf(match));
  for (const bool cancels : {true, false}) {
    std::unique_ptr<Bot> bot = *CreateBot(match.rules(), Search(100'000'000, 1));
    int looks = 0;
    const InterruptScope scope([&] {
      const bool now = bot->thinking().total() > 0 && ++looks == 3;  // It searches.
      if (now && cancels) bot->thinking().Cancel();
      return now && !cancels;
    });
    const absl::StatusOr<Action> action = bot->Choose(sight);
    ASSERT_TRUE(action.ok()) << action.status();
    EXPECT_EQ(match.Check(sight.seat(), *action), absl::OkStatus());
    EXPECT_EQ(looks, 3);
    EXPECT_EQ(bot->thinking().done(), 0u);
  }
}

TEST(SearchBot, MakesNoMorePlayoutsThanItIsGiven) {
  const Match match = Torn("battleducks");
  const Sight sight(match, AskedOf(match));
  for (const uint64_t iterations : {1, 2, 3, 8, 24, 31, 100}) {
    const std::unique_ptr<Bot> bot = *CreateBot(match.rules(), Search(iterations, 1));
    ASSERT_TRUE(bot->Choose(sight).ok());
    EXPECT_LE(bot->thinking().total(), iterations);
    EXPECT_EQ(bot->thinking().done(), bot->thinking().total()) << iterations;
    if (iterations > 2) {
      EXPECT_GT(bot->thinking().done(), iterations / 2) << iterations;
    }
  }
}

TEST(SearchBot, ThrowsOnWhatItsThreadsThrow) {
  const Match match = Torn("ducks_in_tow");
  for (const int threads : {1, 3}) {
    BotOptions options = Search(60, threads);
    options.evaluate = [](const Match&, int) -> int64_t { throw std::bad_alloc(); };
    const std::unique_ptr<Bot> bot = *CreateBot(match.rules(), options);
    EXPECT_THROW(bot->Choose(Sight(match, AskedOf(match))).IgnoreError(), std::bad_alloc);
  }
}

TEST(Thinking, ForgetsACancelOnlyWhenAnotherChoiceBegins) {
  Thinking thinking;
  {
    const Thinking::Choice choice(thinking);
    EXPECT_FALSE(thinking.stopped());
    thinking.Cancel();
    const Thinking::Choice part(thinking);
    EXPECT_TRUE(thinking.stopped());
  }
  const Thinking::Choice next(thinking);
  EXPECT_FALSE(thinking.stopped());
}

TEST(Thinking, OfPlayersIsThatOfTheWholeBot) {
  // A player that plans for a search: what stops the search stops it.
  const Match match = Begun("duck_dealer", 10);
  const std::unique_ptr<Bot> whole = *CreateBot(match.rules(), "search", 1);
  const std::unique_ptr<Bot> part = *CreateBot(match.rules(), "standard", 1);
  part->ThinkFor(*whole);
  EXPECT_EQ(&part->thinking(), &whole->thinking());
}

// A stopped player answers with what it has: here, before it has planned anything.
TEST(Thinking, StopsPlayersThatPlan) {
  for (const char* game : {"battleducks", "naval_war", "ducks_in_tow", "duck_dealer"}) {
    Match match = Begun(game, 0);
    const std::unique_ptr<Bot> bot = *CreateBot(match.rules(), "hard", 1);
    const Thinking::Choice choice(bot->thinking());
    bot->thinking().Cancel();
    for (int i = 0; i < 60 && !match.outcome().over; ++i) {
      const int seat = AskedOf(match);
      const absl::StatusOr<Action> action = bot->Choose(Sight(match, seat));
      ASSERT_TRUE(action.ok()) << game << ": " << action.status();
      ASSERT_EQ(match.Apply(seat, *action), absl::OkStatus()) << game;
    }
  }
}

// Weighs the legal actions by a list of its own.
class OpinionatedBot : public Bot {
 public:
  explicit OpinionatedBot(std::vector<int64_t> values) : values_(std::move(values)) {}
  absl::StatusOr<Action> Choose(const Sight& sight) override { return sight.LegalNth(0); }
  absl::StatusOr<std::vector<Advice>> Weigh(const Sight& sight) override {
    std::vector<Advice> all;
    for (size_t i = 0; i < values_.size(); ++i) all.push_back({sight.LegalNth(i), values_[i], {}});
    return all;
  }
  int64_t Softness() const override { return 10; }

 private:
  std::vector<int64_t> values_;
};

TEST(SoftBot, OverlooksSmallThingsAndNeverBigOnes) {
  const Match match = Begun("ducks_in_tow", 0);
  const Sight sight(match, AskedOf(match));
  int second = 0;
  for (uint64_t seed = 0; seed < 400; ++seed) {
    SoftBot bot(std::make_unique<OpinionatedBot>(std::vector<int64_t>{0, -10, -320}), seed);
    const Action action = *bot.Choose(sight);
    EXPECT_NE(action, sight.LegalNth(2)) << "seed " << seed;
    second += action == sight.LegalNth(1) ? 1 : 0;
  }
  // Half as often as the best.
  EXPECT_GT(second, 90);
  EXPECT_LT(second, 180);
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
