// How events become a story: long runs of details are folded, and can be had whole.
#include "examples/terminal/story.h"

#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "tests/terminal/program.h"

namespace mallard::testing {
namespace {

using terminal::Account;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

// A whole battle, as a replay has it.
Match Battle() {
  const std::string path = NewPath("replay");
  EXPECT_EQ(RunMallard({"play", "duckhammer", "--demo", "--seed", "3", "--replay", path}).code, 0);
  const std::string bytes = ReadText(path);
  absl::StatusOr<Match> match = Match::FromReplay(
      *Ruleset::Load("duckhammer"),
      absl::MakeSpan(reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size()));
  EXPECT_TRUE(match.ok()) << match.status();
  return *std::move(match);
}

std::string Told(const Match& match, Account account) {
  return absl::StrJoin(
      terminal::Tell(match, Viewer::Host(), 0, 0, account), "\n",
      [](std::string* out, const terminal::StoryLine& line) { absl::StrAppend(out, line.text); });
}

TEST(TerminalStory, ManyDiceAreToldByWhatTheyComeTo) {
  const std::string story = Told(Battle(), Account::kUsual);
  EXPECT_THAT(story, ContainsRegex("rolls [0-9x ]+, [0-9x ]+, \\.\\.\\. \\([0-9]+\\)"));
  EXPECT_THAT(story, ContainsRegex("success x[0-9]+, failure x[0-9]+"));
  EXPECT_THAT(story, Not(ContainsRegex("rolls [0-9]+, [A-Z][A-Za-z ]* rolls [0-9]+, [A-Z][A-Za-z "
                                       "]* rolls [0-9]+, [A-Z][A-Za-z ]* rolls [0-9]+, [A-Z]"
                                       "[A-Za-z ]* rolls [0-9]+, [A-Z][A-Za-z ]* rolls")));
}

TEST(TerminalStory, EveryDieIsToldWhenAskedFor) {
  const Match match = Battle();
  const std::string story = Told(match, Account::kEverything);
  EXPECT_THAT(story, Not(HasSubstr("... (")));
  EXPECT_THAT(story, ContainsRegex("rolls ([0-9x ]+, ){8}"));
}

TEST(TerminalStory, TheCommandDiceTellsTheLastLines) {
  const Result run = RunMallard({"play", "--seed", "4", "--set", "first_player=p1"},
                                "fill\nready\nA1\ndice 2\ndice many\n");
  const std::string told = run.output.substr(run.output.find("> dice 2"));
  EXPECT_THAT(told, HasSubstr("Player 1 observes A1: "));
  EXPECT_THAT(told, Not(HasSubstr("is ready")));
  EXPECT_THAT(run.output, HasSubstr("This takes a number of lines, not \"many\"."));
}

}  // namespace
}  // namespace mallard::testing
