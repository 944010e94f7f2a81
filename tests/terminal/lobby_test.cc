// `mallard` alone, on a terminal.
#include <algorithm>
#include <filesystem>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/terminal/full_screen_driver.h"
#include "tests/terminal/program.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class TerminalLobby : public ::testing::Test {
 protected:
  TerminalLobby() { std::filesystem::remove_all(StateFolder()); }
};

TEST_F(TerminalLobby, LeadsFromTheGreetingToAMatch) {
  FullScreenDriver screen({}, 80, 24);
  ASSERT_TRUE(screen.WaitFor("1 BattleDucks: "));
  ASSERT_TRUE(screen.WaitFor("Which? "));
  screen.Type("99\r");
  ASSERT_TRUE(screen.WaitFor("A number from 1 to "));
  screen.Type("1\r");
  ASSERT_TRUE(screen.WaitFor("Options: "));
  screen.Type("mode\r");
  ASSERT_TRUE(screen.WaitFor("Values: "));
  screen.Type("mood\r");
  ASSERT_TRUE(screen.WaitFor("There is no option \"mood\"."));
  screen.Type("mode=expert\r");
  ASSERT_TRUE(screen.WaitFor("expert"));
  screen.Type("mode=advanced\r");
  ASSERT_TRUE(screen.WaitFor("mode=advanced"));
  ASSERT_TRUE(screen.WaitFor("Enter to go on: "));
  screen.Type("\r");
  ASSERT_TRUE(screen.WaitFor("Who plays? "));
  screen.Type("1\r");
  ASSERT_TRUE(screen.WaitFor("4 hard: "));
  ASSERT_TRUE(screen.WaitFor("Against whom? (Enter: 3) "));
  screen.Type("2\r");
  ASSERT_TRUE(screen.WaitFor("mode=advanced"));
  screen.Settle();
  screen.Type("q\r");
  EXPECT_EQ(screen.Finish(), 0);
  // Next time the match is on the list, with who plays it.
  FullScreenDriver again({}, 80, 24);
  ASSERT_TRUE(again.WaitFor("7 go on: BattleDucks, "));
  ASSERT_TRUE(again.WaitFor("(human, easy)"));
  again.Type("7\r");
  ASSERT_TRUE(again.WaitFor("from "));
  again.Settle();
  again.Type("q\r");
  EXPECT_EQ(again.Finish(), 0);
}

TEST_F(TerminalLobby, SpeaksTheReadersLanguage) {
  FullScreenDriver screen({}, 80, 24, {{"LC_ALL", ""}, {"LANG", "fr_FR.UTF-8"}});
  ASSERT_TRUE(screen.WaitFor("Lequel ? "));
  EXPECT_THAT(screen.output(), Not(HasSubstr("Which?")));
  EXPECT_THAT(screen.output(), Not(HasSubstr("Armies of birds")));
  screen.Type("5\r");
  ASSERT_TRUE(screen.WaitFor("ou Entrée : "));
  screen.Type("\r");
  ASSERT_TRUE(screen.WaitFor("Vous contre l'ordinateur"));
  screen.Type("\r");
  ASSERT_TRUE(screen.WaitFor("Contre qui ? "));
  screen.Type("q\r");
  EXPECT_EQ(screen.Finish(), 0);
}

TEST_F(TerminalLobby, NeverScrollsPastAWindowOf24Lines) {
  for (int i = 0; i < 12; ++i) RunMallard({"play", "--seed", "1"}, "q\n");
  FullScreenDriver screen({}, 80, 24);
  ASSERT_TRUE(screen.WaitFor("Which? "));
  std::string shown = screen.output();
  EXPECT_LE(std::count(shown.begin(), shown.end(), '\n'), 23);
  EXPECT_THAT(shown, HasSubstr("... and 5 matches that were left earlier"));
  const size_t before = shown.size();
  screen.Type("5\r");
  ASSERT_TRUE(screen.WaitFor("Enter to go on: "));
  shown = screen.output().substr(before);
  EXPECT_LE(std::count(shown.begin(), shown.end(), '\n'), 23);
  screen.Type("\x04");
  EXPECT_EQ(screen.Finish(), 0);
}

TEST(TerminalSeats, TakeEveryBotThereIs) {
  for (const char* bot : {"easy", "normal", "standard", "hard", "random"}) {
    const Result run =
        RunMallard({"play", "--seed", "4", "--seat", std::string("2=") + bot}, "fill\nready\n");
    EXPECT_EQ(run.code, 0) << bot << run.errors;
  }
}

}  // namespace
}  // namespace mallard::testing
