// `mallard play --demo`.
#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_split.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/terminal/program.h"

namespace mallard::testing {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;

constexpr char kSonarPond[] = MALLARD_SOURCE_DIR "/examples/packs/sonar_pond";

TEST(TerminalDemo, PlaysAWholeMatchInWordsAndBoards) {
  const Result run = RunMallard({"play", "--demo", "--seed", "7"});
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(run.errors, "");
  EXPECT_THAT(run.output, HasSubstr("BattleDucks, seed 7\n"));
  EXPECT_THAT(run.output, ContainsRegex("Player 1 places Single at [A-J][0-9]+ as drawn\n"));
  EXPECT_THAT(
      run.output,
      ContainsRegex("turn 1    Player [12] observes [A-J][0-9]+: (splash|spotted|found)\n"));
  EXPECT_THAT(run.output, HasSubstr("\nPond, Player 1 "));
  EXPECT_THAT(run.output, ContainsRegex("Player [12] has found the whole fleet and wins\n"));
  EXPECT_THAT(run.output,
              ContainsRegex("The match is over after [0-9]+ actions: Player [12] wins\\.\n"
                            "How it ended: The whole fleet is found\\.\nTurn [0-9]+\n"));
  EXPECT_THAT(run.output,
              ContainsRegex("\n\\* Player [12]: Formations found 5, .*, [0-9]+ actions\n"));
}

TEST(TerminalDemo, IsTheSameForTheSameSeedOnly) {
  const Result first = RunMallard({"play", "battleducks", "--demo", "--seed=11"});
  const Result again = RunMallard({"play", "--seed", "11", "--demo"});
  const Result other = RunMallard({"play", "--demo", "--seed", "12"});
  EXPECT_EQ(first.code, 0);
  EXPECT_EQ(first.output, again.output);
  EXPECT_NE(first.output, other.output);
}

TEST(TerminalDemo, AsksNothingAndFitsOnAFewPages) {
  const Result run = RunMallard({"play", "--demo", "--seed", "3"}, "quit\n");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.output, Not(HasSubstr("> ")));
  const std::vector<std::string> lines = absl::StrSplit(run.output, '\n');
  EXPECT_THAT(lines, SizeIs(::testing::Le(250u)));
  for (const std::string& line : lines) EXPECT_LE(line.size(), 82u) << line;
}

TEST(TerminalDemo, DrawsASeedThatCanBeUsedAgain) {
  const Result run = RunMallard({"play", "--demo"});
  ASSERT_EQ(run.code, 0);
  const std::string title = run.output.substr(0, run.output.find('\n'));
  const std::string seed = title.substr(title.rfind(' ') + 1);
  EXPECT_EQ(RunMallard({"play", "--demo", "--seed", seed}).output, run.output);
}

TEST(TerminalDemo, PlaysOtherOptionsAndOtherBots) {
  const Result run = RunMallard({"play", "--demo", "--seed", "5", "--set", "mode=advanced", "--set",
                                 "name_found=true", "--seat", "2=random"});
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.output, HasSubstr("BattleDucks mode=advanced name_found=true, seed 5\n"));
  EXPECT_THAT(run.output, ContainsRegex("Player [12] sends [A-Z][a-z]+ on a maneuver at "));
  EXPECT_THAT(run.output, ContainsRegex("found \\([A-Z][A-Za-z ]+\\)"));
  EXPECT_THAT(run.output, HasSubstr("Player 1 wins."));
}

TEST(TerminalDemo, PlaysWithAnExamplePack) {
  const Result run = RunMallard(
      {"play", "--demo", "--seed", "5", "--pack", kSonarPond, "--set", "fleet=single,submarines"});
  EXPECT_EQ(run.code, 0) << run.errors;
  EXPECT_THAT(run.output, HasSubstr("sends Submarines on a maneuver"));
}

TEST(TerminalDemo, WritesAReplayThatVerifies) {
  const std::string replay = NewPath("replay");
  const Result run = RunMallard({"play", "--demo", "--seed", "9", "--replay", replay});
  ASSERT_EQ(run.code, 0) << run.errors;
  const Result verified = RunMallard({"verify", "battleducks", replay});
  EXPECT_EQ(verified.code, 0) << verified.errors;
  EXPECT_THAT(verified.output,
              ContainsRegex(
                  "The replay is good: [0-9]+ actions, final hash [0-9a-f]{16}, Player [12] wins"));
}

TEST(TerminalDemo, TellsACampaignOfThreeBattlesShortly) {
  const Result run = RunMallard({"play", "duckhammer_campaign", "--demo", "--seed", "3"});
  EXPECT_EQ(run.code, 0) << run.errors;
  EXPECT_THAT(run.output, HasSubstr("Duckhammer campaigns battles=3 weeks=4, seed 3\n"));
  EXPECT_THAT(run.output, HasSubstr("\nDuckhammer campaigns - Season 1 of 30 - "));
  EXPECT_THAT(run.output, ContainsRegex("Player [12] holds [A-Z][A-Za-z ]+\n"));
  EXPECT_THAT(run.output,
              ContainsRegex("BATTLE at [A-Z][A-Za-z ]+: Player [12] against Player [123]\n"));
  EXPECT_THAT(run.output, ContainsRegex("[A-Z][A-Za-z ]+ was Player [12]'s in the end\n"));
  EXPECT_THAT(run.output, HasSubstr("Campaign map: Battles fought 3\n"));
  EXPECT_THAT(run.output, ContainsRegex("Player [12] wins the campaign\n"));
  EXPECT_THAT(run.output, Not(HasSubstr(" is activated")));
  EXPECT_LE(std::count(run.output.begin(), run.output.end(), '\n'), 150);
}

TEST(TerminalDemo, TakesTheOptionsItIsGiven) {
  const Result run =
      RunMallard({"play", "duckhammer_campaign", "--demo", "--seed", "3", "--set", "battles=1"});
  EXPECT_EQ(run.code, 0) << run.errors;
  EXPECT_THAT(run.output, HasSubstr("Campaign map: Battles fought 1\n"));
}

}  // namespace
}  // namespace mallard::testing
