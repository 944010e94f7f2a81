// Packs with mistakes, found when loading or only while playing.
#include <string>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/terminal/program.h"

namespace mallard::testing {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;

// A fleet of one duck whose maneuver always fails.
constexpr char kFailingManeuver[] = R"(
maneuver { id = "broken", cooldown = 3, footprint = { "ooo", "ooo", "ooo" },
           resolve = function(ctx) error("out of bread") end }
category { id = "duds", min_ducks = 2, max_ducks = 2, maneuver = "broken" }
formation { id = "dud", category = "duds", shape = { "##" } }
)";

TEST(TerminalPack, AMistakeIsToldWithFileAndLine) {
  const Result run =
      RunMallard({"play", "--pack", NewPack("board {\n  id = 'puddle',\n  rows = 3,\n}\n")});
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.errors, ContainsRegex("mallard: .*content\\.lua:3: .*rows"));
}

TEST(TerminalPack, ASyntaxErrorIsToldWithFileAndLine) {
  const Result run =
      RunMallard({"options", "battleducks", "--pack", NewPack("board {\n  id = \n}\n")});
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.errors, ContainsRegex("content\\.lua:3"));
}

TEST(TerminalPack, AScriptThatFailsLeavesTheMatchAsItWas) {
  const std::string pack = NewPack(kFailingManeuver);
  const Result run = RunMallard({"play", "--pack", pack, "--set", "fleet=single,duds", "--set",
                                 "first_player=p1", "--seat", "2=random", "--seed", "1"},
                                "fill\nready\nmaneuver duds r0 B2\nA1\n");
  EXPECT_THAT(run.output,
              HasSubstr("A script of the loaded packs failed, and nothing has changed:"));
  EXPECT_THAT(run.output, HasSubstr("out of bread"));
  EXPECT_THAT(run.output, HasSubstr("turn 1    Player 1 observes A1: "));
}

TEST(TerminalPack, ABotThatCannotGoOnLeavesThePlayerInCharge) {
  const std::string pack = NewPack(kFailingManeuver);
  const std::string saved = NewPath("saved");
  const Result run = RunMallard({"play", "--pack", pack, "--set", "fleet=single,duds", "--set",
                                 "first_player=p1", "--seed", "1"},
                                absl::StrCat("fill\nready\nA1\nB1\nsave ", saved, "\nundo\nB1\n"));
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.output, HasSubstr("Sorry, the bot Player 2 cannot go on: "));
  EXPECT_THAT(run.output, HasSubstr("There is no command \"B1\". Type help."));
  EXPECT_THAT(run.output, HasSubstr("Taken back to your last decision."));
  EXPECT_THAT(run.output, HasSubstr("turn 1    Player 1 observes B1: "));
  EXPECT_THAT(ReadText(saved), ::testing::Not(::testing::IsEmpty()));
  EXPECT_THAT(run.errors, HasSubstr("the bot Player 2 cannot go on: "));
}

TEST(TerminalPack, ADemoThatCannotGoOnFails) {
  const Result run = RunMallard({"play", "--demo", "--pack", NewPack(kFailingManeuver), "--set",
                                 "fleet=single,duds", "--seed", "1"});
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.errors, ContainsRegex("mallard: the bot p[12] cannot go on: .*out of bread"));
}

}  // namespace
}  // namespace mallard::testing
