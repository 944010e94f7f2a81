// `mallard play ducks_in_tow`: a person can follow it and play it.
#include <string>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/str_split.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/terminal/program.h"

namespace mallard::testing {
namespace {

using ::testing::AllOf;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(TerminalDucksInTow, DemoTellsAWholeMatchInWords) {
  for (const char* players : {"players=1", "players=2", "players=4"}) {
    const Result run =
        RunMallard({"play", "ducks_in_tow", "--demo", "--seed", "3", "--set", players});
    EXPECT_EQ(run.code, 0) << run.errors;
    EXPECT_THAT(
        run.output,
        AllOf(HasSubstr("Player 1 begins at "), HasSubstr("Player 1 moves to "),
              ContainsRegex("Player 1 feeds a duck \\([A-Z][a-z]+\\)"),
              ContainsRegex("Player 1 delivers [A-Z][A-Za-z ,']+ at the (left|right) end")));
    EXPECT_THAT(run.output, ContainsRegex("The match is over after [0-9]+ actions"));
    for (const absl::string_view line : absl::StrSplit(run.output, '\n')) {
      // Characters, not bytes: names have letters beyond ASCII.
      EXPECT_LE(absl::c_count_if(line, [](char c) { return (c & 0xC0) != 0x80; }), 90) << line;
    }
  }
}

TEST(TerminalDucksInTow, PersonSeesParkTableauAndHandAndActs) {
  const Result run =
      RunMallard({"play", "ducks_in_tow", "--seed", "3", "--set", "players=1"},
                 "start B1\nmove B2\nshake\nundo\nend_turn\ngo_on\nhelp deliver\nquit\n");
  EXPECT_EQ(run.code, 0) << run.errors;
  EXPECT_THAT(run.output, AllOf(HasSubstr("A2 Gift.... "), HasSubstr(" Shop....... "),
                                HasSubstr("Formation cards"), HasSubstr("Hand"),
                                HasSubstr("Park\n"), HasSubstr("Actions left")));
  EXPECT_THAT(run.output, HasSubstr("Drop Off (deliver <card> <side>): On its location, complete"));
}

TEST(TerminalDucksInTow, HintsCallCardsByTheirNames) {
  const Result run = RunMallard({"play", "ducks_in_tow", "--seed", "4"}, "start B1\nhint\nq\n");
  EXPECT_THAT(run.output, HasSubstr(": worth "));
  // Cards are told apart by their colours in the notation: bandstand_yo.
  EXPECT_THAT(run.output, Not(ContainsRegex(" [yobgw][yobgw]?: worth ")));
}

TEST(TerminalDucksInTow, PlaysTheBreadStand) {
  const Result run =
      RunMallard({"play", "ducks_in_tow", "--demo", "--seed", "5", "--pack",
                  MALLARD_SOURCE_DIR "/examples/packs/bread_stand", "--set", "park=bakery_park"});
  EXPECT_EQ(run.code, 0) << run.errors;
  EXPECT_THAT(run.output, AllOf(HasSubstr(" Bread... "), HasSubstr(" Stand...... ")));
}

}  // namespace
}  // namespace mallard::testing
