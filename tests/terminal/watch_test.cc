// `mallard play --watch`: packs that change while a match is played.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/terminal/program.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string Content(int cooldown, const std::string& more = "") {
  return absl::StrCat(R"(
maneuver { id = "peek", cooldown = )",
                      cooldown, R"(, footprint = { "o" } }
category { id = "spies", min_ducks = 2, max_ducks = 2, maneuver = "peek" }
formation { id = "spy", category = "spies", shape = { "##" } }
)",
                      more);
}

std::vector<std::string> PlayWatching(const std::string& pack) {
  return {"play",   "--pack", pack,    "--watch",         "--set",  "fleet=single,spies",
          "--seed", "4",      "--set", "first_player=p1", "--seat", "2=random"};
}

TEST(TerminalWatch, AChangedPackIsUsedInTheRunningMatch) {
  const std::string pack = NewPack(Content(9));
  RunningMallard mallard(PlayWatching(pack));
  mallard.Type("fill\nready\nmaneuver spies r0 A1\n");
  ASSERT_TRUE(mallard.WaitFor("sends Spies on a maneuver"));
  WriteText(pack + "/content.lua", Content(1));
  ASSERT_TRUE(mallard.WaitFor("the match goes on with what they say now"));
  mallard.Type("B2\nmaneuver spies r0 C3\n");
  const Result run = mallard.Finish();
  EXPECT_EQ(run.code, 0) << run.errors;
  const std::string after = run.output.substr(run.output.find("what they say now"));
  EXPECT_THAT(after, HasSubstr("Player 1 sends Spies on a maneuver"));
}

TEST(TerminalWatch, AMistakeIsToldAndTheMatchGoesOn) {
  const std::string pack = NewPack(Content(9));
  RunningMallard mallard(PlayWatching(pack));
  mallard.Type("fill\nready\nA1\n");
  ASSERT_TRUE(mallard.WaitFor("Player 1 observes A1"));
  WriteText(pack + "/content.lua", Content(9, "formaton {}"));
  ASSERT_TRUE(mallard.WaitFor("The match goes on with what was loaded before."));
  mallard.Type("B1\n");
  ASSERT_TRUE(mallard.WaitFor("Player 1 observes B1"));
  WriteText(pack + "/content.lua", Content(9, "-- mended"));
  ASSERT_TRUE(mallard.WaitFor("the match goes on with what they say now"));
  mallard.Type("C1\n");
  const Result run = mallard.Finish();
  EXPECT_EQ(run.code, 0) << run.errors;
  EXPECT_THAT(Unwrapped(run.output), HasSubstr("unknown name \"formaton\""));
  EXPECT_THAT(run.output, HasSubstr("Player 1 observes C1"));
}

TEST(TerminalWatch, AMatchThatCannotGoOnWithTheChangeGoesOnWithoutIt) {
  const std::string pack = NewPack(Content(9));
  RunningMallard mallard(PlayWatching(pack));
  mallard.Type("fill\nready\nA1\n");
  ASSERT_TRUE(mallard.WaitFor("Player 1 observes A1"));
  WriteText(pack + "/content.lua", "-- everything is gone");
  ASSERT_TRUE(mallard.WaitFor("The match goes on with what was loaded before."));
  mallard.Type("maneuver spies r0 C3\n");
  const Result run = mallard.Finish();
  EXPECT_EQ(run.code, 0) << run.errors;
  EXPECT_THAT(Unwrapped(run.output), HasSubstr("the match cannot go on with the changed content"));
  EXPECT_THAT(run.output, HasSubstr("Player 1 sends Spies on a maneuver"));
}

TEST(TerminalWatch, WithoutItNothingIsLoadedAgain) {
  const std::string pack = NewPack(Content(9));
  std::vector<std::string> args = PlayWatching(pack);
  args.erase(args.begin() + 3);
  RunningMallard mallard(args);
  mallard.Type("fill\nready\nA1\n");
  ASSERT_TRUE(mallard.WaitFor("Player 1 observes A1"));
  WriteText(pack + "/content.lua", "-- everything is gone");
  mallard.Type("B1\n");
  EXPECT_THAT(mallard.Finish().output, Not(HasSubstr("The packs have changed")));
}

}  // namespace
}  // namespace mallard::testing
