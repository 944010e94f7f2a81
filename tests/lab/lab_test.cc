// The laboratory: studies are fixed by their options, count right, and tests of strength are as
// seldom wrong as they say.
#include "mallard/lab.h"

#include <algorithm>
#include <cmath>

#include "gtest/gtest.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

Configuration Options(absl::string_view game, absl::string_view text = "") {
  Configuration configuration((*FindGame(game))->manifest());
  EXPECT_EQ(configuration.SetAll(text), absl::OkStatus());
  return configuration;
}

StudyOptions Study(std::vector<std::string> players, uint64_t games) {
  StudyOptions study;
  study.players = std::move(players);
  study.games = games;
  study.seed = 7;
  return study;
}

const Usage* Find(const Simulation& study, absl::string_view name) {
  const auto found = std::find_if(study.usage.begin(), study.usage.end(),
                                  [&](const Usage& usage) { return usage.name == name; });
  return found == study.usage.end() ? nullptr : &*found;
}

TEST(Simulation, IsTheSameOnAnyNumberOfThreads) {
  StudyOptions study = Study({"standard", "random"}, 6);
  const auto ruleset = BaseRuleset("battleducks");
  const Simulation one = *Simulate(ruleset, Options("battleducks"), study);
  study.threads = 8;
  const Simulation eight = *Simulate(ruleset, Options("battleducks"), study);
  EXPECT_EQ(one.ToJson(), eight.ToJson());
  EXPECT_EQ(one.ToHtml(), eight.ToHtml());
}

TEST(Simulation, CountsWinsOffersAndUses) {
  const Simulation study = *Simulate(BaseRuleset("battleducks"), Options("battleducks"),
                                     Study({"standard", "random"}, 8));
  EXPECT_EQ(study.won + study.shared + study.drawn + study.unfinished, 8u);
  EXPECT_EQ(study.by_player[0].games, 8);
  EXPECT_GE(study.by_player[0].rate(), 0.9) << "the standard bot beats random play";
  EXPECT_NEAR(study.by_seat[0].won + study.by_seat[1].won, 8, 1e-9);
  const Usage* observe = Find(study, "observe");
  ASSERT_NE(observe, nullptr);
  EXPECT_GT(observe->used, 200u);
  EXPECT_GE(observe->offered, observe->used);
  EXPECT_EQ(observe->wins.games, 16);
}

TEST(Simulation, ToPlayACardIsNotToDiscardIt) {
  StudyOptions options = Study({"random"}, 3);
  const Simulation study = *Simulate(BaseRuleset("naval_war"), Options("naval_war"), options);
  ASSERT_NE(Find(study, "play torpedo"), nullptr);
  ASSERT_NE(Find(study, "discard torpedo"), nullptr);
  EXPECT_GT(Find(study, "play torpedo")->used, 0u);
}

TEST(Simulation, LeavesTheFirstPlayerWithoutSomething) {
  StudyOptions options = Study({"random", "random"}, 4);
  options.without = {"play torpedo"};
  const Simulation study = *Simulate(BaseRuleset("naval_war"), Options("naval_war"), options);
  options.without = {};
  const Simulation all = *Simulate(BaseRuleset("naval_war"), Options("naval_war"), options);
  EXPECT_LT(Find(study, "play torpedo")->used, Find(all, "play torpedo")->used);
  EXPECT_EQ(Find(study, "play torpedo")->wins.games, 4) << "the other player still uses it";
}

TEST(Simulation, RefusesWhatIsNotThere) {
  const auto ruleset = BaseRuleset("naval_war");
  StudyOptions options = Study({"random"}, 1);
  options.without = {"play torpedoe"};
  EXPECT_EQ(Simulate(ruleset, Options("naval_war"), options).status().code(),
            absl::StatusCode::kNotFound);
  EXPECT_FALSE(Simulate(ruleset, Options("naval_war"), Study({"nobody"}, 1)).ok());
  EXPECT_FALSE(Simulate(ruleset, Options("naval_war"), Study({"search:x"}, 1)).ok());
  EXPECT_FALSE(Simulate(ruleset, Options("naval_war"), Study({"random"}, 0)).ok());
}

TEST(Simulation, CanBeEnded) {
  StudyOptions options = Study({"random"}, 50);
  options.progress = [](uint64_t done, uint64_t) { return done < 3; };
  EXPECT_EQ(Simulate(BaseRuleset("battleducks"), Options("battleducks"), options).status().code(),
            absl::StatusCode::kCancelled);
}

TEST(Tournament, RatesTheStrongerHigherOnAnyNumberOfThreads) {
  StudyOptions options = Study({"random", "standard"}, 12);
  const Tournament one =
      *PlayTournament(BaseRuleset("battleducks"), Options("battleducks"), options);
  EXPECT_GT(one.standings[1].rating, one.standings[0].rating + 100);
  EXPECT_EQ(one.pairings[0].games, 12u);
  options.threads = 8;
  const Tournament eight =
      *PlayTournament(BaseRuleset("battleducks"), Options("battleducks"), options);
  EXPECT_EQ(one.ToJson(), eight.ToJson());
}

TEST(SequentialTest, FindsTheStrongerAndStops) {
  SequentialTest test;
  for (int i = 0; i < 2000 && test.verdict == 0; ++i) test.Add(i % 4 == 0 ? 0.5 : 1);
  EXPECT_EQ(test.verdict, 1);
  EXPECT_LT(test.pairs, 40u);
  SequentialTest weaker;
  for (int i = 0; i < 2000 && weaker.verdict == 0; ++i) weaker.Add(i % 4 == 0 ? 0.5 : 0);
  EXPECT_EQ(weaker.verdict, -1);
}

TEST(SequentialTest, TakesAPlayerForStrongerThanItselfInAtMostFiveOfAHundredRuns) {
  int wrong = 0;
  for (uint64_t run = 0; run < 400; ++run) {
    Chance chance = Chance::Stream(run, 0);
    SequentialTest test;
    // Two games of equals: each half is won by either.
    while (test.verdict == 0 && test.pairs < 5000) {
      test.Add((chance.Below(2) + chance.Below(2)) / 2.0);
    }
    if (test.verdict == 1) ++wrong;
  }
  EXPECT_LE(wrong, 20) << "of 400";
}

TEST(Analysis, TellsWhatABotWouldHaveDone) {
  const auto ruleset = BaseRuleset("battleducks");
  Match match = NewMatch(ruleset, "", 3);
  RandomBot bot(5);
  for (int i = 0; i < 80 && !match.outcome().over; ++i) {
    int seat = 0;
    while (!match.DecisionOf(seat)) ++seat;
    ASSERT_EQ(match.Apply(seat, *bot.Choose(Sight(match, seat))), absl::OkStatus());
  }
  const Analysis analysis = *AnalyseMatch(match, Study({"standard"}, 1));
  EXPECT_EQ(analysis.steps.size(), match.UndoDepth());
  ASSERT_FALSE(analysis.turns.empty());
  const Analysis::Step& worst = analysis.steps[analysis.turns[0]];
  EXPECT_GT(worst.loss, 0);
  EXPECT_NE(worst.better, worst.action);
  EXPECT_FALSE(worst.reason.empty());
  EXPECT_NE(analysis.ToHtml().find("<svg"), std::string::npos);
}

TEST(Analysis, GoesThroughEveryGameFromItsFirstAction) {
  for (const char* game : {"battleducks", "naval_war", "ducks_in_tow", "duck_dealer", "duckhammer",
                           "duckhammer_campaign"}) {
    Match match = NewMatch(BaseRuleset(game), "", 3);
    Chance chance = Chance::Stream(5, 0);
    for (int i = 0; i < 12 && !match.outcome().over; ++i) {
      int seat = 0;
      while (!match.DecisionOf(seat)) ++seat;
      ASSERT_EQ(match.Apply(seat, *ChooseAtRandom(match.rules(), match.state(), seat, chance)),
                absl::OkStatus());
    }
    StudyOptions options = Study({"search:2"}, 1);
    const absl::StatusOr<Analysis> analysis = AnalyseMatch(match, options);
    ASSERT_TRUE(analysis.ok()) << game << ": " << analysis.status();
    EXPECT_EQ(analysis->steps.size(), match.UndoDepth()) << game;
  }
}

TEST(Analysis, SaysHowManyActionsItWouldHaveTakenOtherwise) {
  Match match = NewMatch(BaseRuleset("battleducks"), "", 3);
  RandomBot bot(5);
  for (int i = 0; i < 3; ++i) {
    int seat = 0;
    while (!match.DecisionOf(seat)) ++seat;
    ASSERT_EQ(match.Apply(seat, *bot.Choose(Sight(match, seat))), absl::OkStatus());
  }
  // In a set-up it weighs nothing, so nothing is lost; but it would have done something else.
  Analysis analysis = *AnalyseMatch(match, Study({"standard"}, 1));
  ASSERT_TRUE(analysis.turns.empty());
  ASSERT_GT(std::count_if(analysis.steps.begin(), analysis.steps.end(),
                          [](const Analysis::Step& step) { return !step.better.empty(); }),
            0);
  EXPECT_EQ(analysis.ToText().find("the same throughout"), std::string::npos) << analysis.ToText();
  EXPECT_NE(analysis.ToText().find("without loss"), std::string::npos) << analysis.ToText();
  for (Analysis::Step& step : analysis.steps) step.better.clear();
  EXPECT_NE(analysis.ToText().find("the same throughout"), std::string::npos);
}

TEST(Simulation, SaysWhenAPlayerThatGoesWithoutHadToPlayAtRandom) {
  StudyOptions options = Study({"random", "random"}, 4);
  options.without = {"play torpedo"};
  const Simulation study = *Simulate(BaseRuleset("naval_war"), Options("naval_war"), options);
  EXPECT_GT(study.replaced.decisions, 0u);
  EXPECT_EQ(study.replaced.at_random, study.replaced.decisions) << "a random player weighs nothing";
  EXPECT_NE(study.ToText().find("at random"), std::string::npos) << study.ToText();
  EXPECT_NE(study.ToJson().find("\"replaced\""), std::string::npos);
  EXPECT_NE(study.ToHtml().find("at random"), std::string::npos);
}

// A campaign's referee is played by the engine unless somebody wants to; it is nobody's rival.
TEST(Simulation, CountsPlayersAndNobodyElse) {
  Configuration options = Options("duckhammer_campaign", "players=2 seasons=1 battles=1 rounds=1");
  const Simulation study =
      *Simulate(BaseRuleset("duckhammer_campaign"), options, Study({"random"}, 1));
  EXPECT_EQ(study.seats, 2);
}

}  // namespace
}  // namespace mallard::testing
