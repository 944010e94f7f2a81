// The full screen, through a pseudo-terminal: keys, mouse, changes of size, Ctrl-C and hanging up.
#include <signal.h>

#include <string>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/terminal/full_screen_driver.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(TerminalFullScreen, PlaysByTypingKeysAndEnter) {
  FullScreenDriver screen({"play", "naval_war", "--seed", "4"}, 100, 40);
  ASSERT_TRUE(screen.WaitFor("Place a Ship"));
  screen.Type("fill\r");
  ASSERT_TRUE(screen.WaitFor("Ready"));
  screen.Type("\r");  // The first answer is chosen.
  ASSERT_TRUE(screen.WaitFor("play a card, attack a cell"));
  screen.Type("A1\r");
  ASSERT_TRUE(screen.WaitFor("Flares"));  // A card drawn: the turn goes on.
  screen.Type("q\r");
  EXPECT_EQ(screen.Finish(), 0);
  EXPECT_THAT(screen.output(), HasSubstr("To go on: mallard play --continue"));
}

TEST(TerminalFullScreen, CtrlCLeavesInGoodOrderAndTheMatchIsKept) {
  FullScreenDriver screen({"play", "naval_war", "--seed", "4"}, 80, 24);
  ASSERT_TRUE(screen.WaitFor("Place a Ship"));
  screen.Type("fill\r");
  ASSERT_TRUE(screen.WaitFor("Ready"));
  screen.Signal(SIGINT);
  EXPECT_EQ(screen.Finish(), 0);
  FullScreenDriver again({"play", "--continue"}, 80, 24);
  ASSERT_TRUE(again.WaitFor("Ready"));
  again.Signal(SIGHUP);
  EXPECT_NE(again.Finish(), -1);  // It ended by itself.
}

TEST(TerminalFullScreen, FollowsTheSizeOfTheWindowAndSurvivesGarbage) {
  FullScreenDriver screen({"play", "duckhammer", "--seed", "4"}, 120, 40);
  ASSERT_TRUE(screen.WaitFor("Battlefield"));
  for (const auto& [width, height] :
       {std::pair(80, 24), std::pair(20, 5), std::pair(1, 1), std::pair(200, 60)}) {
    screen.Resize(width, height);
    screen.Type("\x1b[A\x1b[B\x1b[C\x1b[D\t\x1b[5~\x1b[6~\x01\x02\xff\xfe\x1b[<0;3;3M");
  }
  screen.Resize(80, 24);
  screen.Type(
      "\x7f\x7f\x7f\x7f\x7f\x7f\x7f\x7f\x7f\x7f\x7f\x7f\x7f\x7f\x7f\x7f\x7f\x7f\x7f\x7fq\r");
  EXPECT_EQ(screen.Finish(), 0);
}

TEST(TerminalFullScreen, ADemoIsPacedStoppedAndSteppedThrough) {
  FullScreenDriver screen({"play", "--demo", "--seed", "7", "--speed", "3000"}, 80, 24);
  ASSERT_TRUE(screen.WaitFor("space: pause"));
  screen.Type(" ");
  ASSERT_TRUE(screen.WaitFor("arrows: step"));
  screen.Type("\x1b[D\x1b[D\x1b[C ");
  ASSERT_TRUE(screen.WaitFor("The match is over: Player"));
  screen.Type("q");
  EXPECT_EQ(screen.Finish(), 0);
}

}  // namespace
}  // namespace mallard::testing
