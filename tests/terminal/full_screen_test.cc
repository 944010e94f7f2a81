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

// Presses Enter, which takes the first answer, until the match is over.
void PlayByEnter(FullScreenDriver& screen, int most) {
  for (int i = 0; i < most; ++i) {
    screen.Type("\r");
    if (i % 40 == 39) screen.Resize(70 + i % 60, 20 + i % 25);
    if (i % 20 == 19) screen.Settle();
    if (screen.output().find("The match is over") != std::string::npos) return;
  }
}

TEST(TerminalFullScreen, WholeGamesArePlayedWithTheEnterKeyWhileTheWindowChanges) {
  const struct {
    const char* game;
    const char* option;
  } games[] = {{"battleducks", "mode=standard"}, {"naval_war", "turn_limit=30"}};
  for (const auto& [game, option] : games) {
    FullScreenDriver screen({"play", game, "--seed", "4", "--set", option}, 80, 24);
    ASSERT_TRUE(screen.WaitFor("Player 1"));
    screen.Type("fill\r");
    PlayByEnter(screen, 1500);
    EXPECT_TRUE(screen.WaitFor("How it ended")) << game;
    screen.Type("q\r");
    EXPECT_EQ(screen.Finish(), 0) << game;
  }
}

TEST(TerminalFullScreen, EveryGameTakesAnyKeys) {
  for (const char* game : {"battleducks", "naval_war", "ducks_in_tow", "duck_dealer", "duckhammer",
                           "duckhammer_campaign"}) {
    FullScreenDriver screen({"play", game, "--seed", "4"}, 80, 24);
    ASSERT_TRUE(screen.WaitFor("Player 1"));
    for (int i = 0; i < 30; ++i) {
      screen.Type("\x1b[B\r+\x1b[C>\x1b[6~-\t\t\x1b[D<\x1b[5~\r");
      screen.Settle();
    }
    // Whatever panel is open and whatever is typed: a signal ends it in good order.
    screen.Signal(SIGTERM);
    EXPECT_EQ(screen.Finish(), 0) << game;
  }
}

TEST(TerminalFullScreen, AMapIsSeenCloserWithASmallPictureOfTheWhole) {
  FullScreenDriver screen({"play", "duckhammer_campaign", "--seed", "4"}, 100, 40);
  ASSERT_TRUE(screen.WaitFor("Player 1"));
  screen.Type("zoom 3\r");
  ASSERT_TRUE(screen.WaitFor("Now larger"));
  EXPECT_THAT(screen.output(), HasSubstr("::::"));
  screen.Type("zoom nothing\r");
  ASSERT_TRUE(screen.WaitFor("zoom takes a number"));
  screen.Type("zoom 2 zzz\r");
  ASSERT_TRUE(screen.WaitFor("There is no"));
  screen.Type("q\r");
  EXPECT_EQ(screen.Finish(), 0);
}

TEST(TerminalFullScreen, SaysWhatTheChosenAnswerWouldDo) {
  FullScreenDriver screen({"play", "duck_dealer", "--seed", "4"}, 100, 40);
  ASSERT_TRUE(screen.WaitFor("Hold: Carries 2 goods."));
  screen.Type("q\r");
  EXPECT_EQ(screen.Finish(), 0);
}

TEST(TerminalFullScreen, NobodySeesTheSideOfAnother) {
  FullScreenDriver screen({"play", "naval_war", "--seed", "4", "--seat", "2=human"}, 80, 24);
  ASSERT_TRUE(screen.WaitFor("press Enter to see your side"));
  EXPECT_THAT(screen.output(), Not(HasSubstr("Place a Ship")))
      << "nothing before somebody is there";
  screen.Type("\r");
  ASSERT_TRUE(screen.WaitFor("Place a Ship"));
  screen.Type("fill\r");
  ASSERT_TRUE(screen.WaitFor("Ready"));
  screen.Type("\r");
  ASSERT_TRUE(screen.WaitFor("Player 2, press Enter to see your side"));
  screen.Type("\r");
  ASSERT_TRUE(screen.WaitFor("Player 2: "));
  screen.Type("q\r");
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
