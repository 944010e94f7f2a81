// simulate, tournament and analyze: studies from the command line.
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/terminal/program.h"

namespace mallard::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

TEST(Simulate, ShowsAStudyAndWritesIt) {
  const std::string json = NewPath("study.json");
  const std::string html = NewPath("study.html");
  const Result run = RunMallard({"simulate", "battleducks", "--players", "standard,random",
                                 "--games=4", "--seed", "7", "--json", json, "--html", html});
  ASSERT_EQ(run.code, 0) << run.errors;
  EXPECT_THAT(run.output,
              AllOf(HasSubstr("4 games of battleducks, seed 7"), HasSubstr("Wins by player"),
                    HasSubstr("Offered, and never used:\n  action fill")));
  EXPECT_THAT(ReadText(json), HasSubstr("\"study\": \"simulation\""));
  EXPECT_THAT(ReadText(html), AllOf(HasSubstr("<svg"), HasSubstr("Simulation of battleducks")));
}

TEST(Simulate, ComparesTwoStacksOfPacks) {
  const std::string html = NewPath("both.html");
  const Result run = RunMallard({"simulate", "naval_war", "--players", "random", "--games", "2",
                                 "--compare", "base", "--html", html});
  ASSERT_EQ(run.code, 0) << run.errors;
  EXPECT_THAT(run.output,
              AllOf(HasSubstr("before"), HasSubstr("after"), HasSubstr("actions a game")));
  EXPECT_THAT(ReadText(html),
              AllOf(HasSubstr("Comparison of naval_war"), HasSubstr(">before<"),
                    HasSubstr(">after<"), HasSubstr("Before: "), HasSubstr("After: ")));
}

TEST(Simulate, SaysWhatIsWrongWithTheCall) {
  EXPECT_EQ(RunMallard({"simulate"}).code, 2);
  EXPECT_THAT(RunMallard({"simulate", "battleducks", "--gams", "3"}).errors, HasSubstr("--gams"));
  EXPECT_THAT(RunMallard({"simulate", "battleducks", "--games", "many"}).errors, HasSubstr("many"));
  EXPECT_THAT(RunMallard({"simulate", "naval_war", "--without", "play torpedoe"}).errors,
              HasSubstr("anything called \"play torpedoe\""));
}

TEST(Tournament, RatesPlayersAndDecides) {
  const Result run = RunMallard({"tournament", "battleducks", "--players", "standard,random",
                                 "--games", "40", "--seed", "3", "--sprt=0,50"});
  ASSERT_EQ(run.code, 0) << run.errors;
  EXPECT_THAT(run.output, AllOf(HasSubstr("standard against random"), HasSubstr("; stronger")));
  EXPECT_THAT(RunMallard({"tournament", "battleducks", "--players", "random"}).errors,
              HasSubstr("2 players"));
  EXPECT_THAT(RunMallard({"tournament", "battleducks", "--sprt=50,0"}).errors, HasSubstr("--sprt"));
}

TEST(Analyze, GoesThroughAReplay) {
  const std::string replay = NewPath("match.replay");
  const Result demo =
      RunMallard({"play", "ducks_in_tow", "--demo", "--seed", "4", "--replay", replay});
  const Result run = RunMallard({"analyze", "ducks_in_tow", replay});
  ASSERT_EQ(run.code, 0) << demo.output << demo.errors << run.errors;
  EXPECT_THAT(run.output, AllOf(HasSubstr("actions of ducks_in_tow, looked at by standard"),
                                HasSubstr("It would have done")));
  EXPECT_THAT(RunMallard({"analyze", "ducks_in_tow"}).errors,
              HasSubstr("needs a game and a replay"));
}

}  // namespace
}  // namespace mallard::testing
