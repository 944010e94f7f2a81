// Whole games played line by line: pages fit the window, answers by number, name and place, both
// languages, nothing lost.
#include <signal.h>

#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/terminal/program.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// So many lines that begin with `line`.
std::string Lines(const std::string& line, int count) {
  std::string lines;
  for (int i = 0; i < count; ++i) absl::StrAppend(&lines, line, "\n");
  return lines;
}

// The most lines between two prompts, and the widest line.
void ExpectPagesFit(const std::string& output, const std::string& prompt, size_t height) {
  std::vector<std::string> lines = absl::StrSplit(output, '\n');
  size_t since = 0;
  int prompts = 0;
  for (const std::string& line : lines) {
    if (absl::StartsWith(line, prompt)) {
      // What is typed stands in the last line of a page.
      if (prompts > 0) {
        EXPECT_LE(since + 1, height) << "before prompt " << prompts;
      }
      since = 0;
      ++prompts;
    } else {
      ++since;
    }
  }
  EXPECT_GT(prompts, 5) << output;
}

class TerminalPage : public ::testing::TestWithParam<const char*> {};

TEST_P(TerminalPage, FitsTheWindowTurnAfterTurn) {
  // "1" is always an answer: the first of the menu, until the match or the input ends.
  const Result run = RunMallard({"play", GetParam(), "--seed", "4"}, Lines("1", 60));
  EXPECT_EQ(run.code, 0) << run.errors;
  ExpectPagesFit(run.output, "Player 1> ", 24);
}

TEST_P(TerminalPage, SpeaksFrench) {
  const Result run =
      RunMallard({"play", GetParam(), "--seed", "4", "--language", "fr"}, Lines("1", 8));
  EXPECT_EQ(run.code, 0) << run.errors;
  EXPECT_THAT(run.output, HasSubstr("Joueur 1> "));
  EXPECT_THAT(run.output, HasSubstr("Au revoir."));
  EXPECT_THAT(run.output, Not(HasSubstr("Player 1")));
}

INSTANTIATE_TEST_SUITE_P(Games, TerminalPage,
                         ::testing::Values("battleducks", "naval_war", "ducks_in_tow",
                                           "duck_dealer", "duckhammer", "duckhammer_campaign"));

TEST(TerminalChoice, IsMadeStepByStepByNumberNameAndPlace) {
  const Result run = RunMallard({"play", "naval_war", "--seed", "4"},
                                "1\ncarrier\n2\nF7\nplace\nback\n1\nBattleship\neast\nF9\nq\n");
  EXPECT_EQ(run.code, 0) << run.errors;
  EXPECT_THAT(run.output, HasSubstr("Place a Ship: Which ship?"));
  EXPECT_THAT(run.output, HasSubstr("Player 1 places Carrier at F7 facing east"));
  EXPECT_THAT(run.output, HasSubstr("Player 1 places Battleship at F9 facing east"));
}

TEST(TerminalChoice, HelpTellsOfCardsUnitsAndActionsByName) {
  const Result run =
      RunMallard({"play", "naval_war", "--seed", "4"}, "help torpedo\n?\nhelp zzz\nq\n");
  EXPECT_THAT(run.output, HasSubstr("Torpedo (Cards): "));
  EXPECT_THAT(run.output, HasSubstr("Nothing is known of \"zzz\"."));
}

TEST(TerminalChoice, PartsOfTheTableAreShownByName) {
  const Result run =
      RunMallard({"play", "naval_war", "--seed", "4"}, "fill\nready\nshow hand\nshow\nq\n");
  EXPECT_THAT(run.output, HasSubstr("Hand, Player 1 (3)\n"));
  EXPECT_THAT(run.output, HasSubstr("Also on the table: "));
}

TEST(TerminalChoice, ShortFormsOfCommandsTakeArgumentsWhereTheyMeanNothingElse) {
  const Result run =
      RunMallard({"play", "naval_war", "--seed", "4"}, "fill\nready\ns hand\np 1\nz x\nbla\nq\n");
  EXPECT_THAT(run.output, HasSubstr("Hand, Player 1 (3)\n"));
  EXPECT_THAT(run.output, HasSubstr("  Your normal attack on one cell"));
  EXPECT_THAT(run.output, HasSubstr("zoom takes a number"));
  EXPECT_THAT(run.output, HasSubstr("\"bla\" is no answer, action or command."));
}

TEST(TerminalChoice, ThingsAreNumberedAsTheyAreShown) {
  // Units count from 0 in the notation; what is seen in front of an answer is what is meant.
  const Result run = RunMallard({"play", "duckhammer", "--seed", "4"},
                                "enlist wind_herald 3 1\nenlist storm_chariot 1 1\n2\n1\nq\n");
  EXPECT_THAT(run.output, HasSubstr("1 Wind Herald"));
  EXPECT_THAT(run.output, HasSubstr("2 Storm Chariot"));
  EXPECT_THAT(run.output, HasSubstr("Army points 32/120"));
}

TEST(TerminalKeeps, WhatWasLeftIsGoneOnWith) {
  const Result first = RunMallard({"play", "naval_war", "--seed", "4"}, "fill\nready\nA1\nq\n");
  EXPECT_THAT(first.output, HasSubstr("To go on: mallard play --continue"));
  const Result second = RunMallard({"play", "--continue"}, "log 100\nundo\nq\n");
  EXPECT_EQ(second.code, 0) << second.errors;
  EXPECT_THAT(second.output, HasSubstr("Player 1 attacks A1"));
  EXPECT_THAT(second.output, HasSubstr("Taken back to your last decision."));
}

TEST(TerminalKeeps, AskingBeforeAFileIsOverwritten) {
  const std::string path = NewPath("saved");
  WriteText(path, "precious");
  const Result run = RunMallard({"play", "--seed", "4"},
                                absl::StrCat("save ", path, "\nn\nsave ", path, "\ny\nq\n"));
  EXPECT_THAT(run.output, HasSubstr("is there already. Overwrite it? [y/N] n\nNot saved.\n"));
  EXPECT_THAT(run.output, HasSubstr(absl::StrCat("Saved to ", path, ".\n")));
  EXPECT_NE(ReadText(path), "precious");
}

}  // namespace
}  // namespace mallard::testing
