// Lines that can be edited on a terminal: completion, history of this run and of earlier ones.
#include "examples/terminal/line_editor.h"

#include <signal.h>

#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/terminal/full_screen_driver.h"

namespace mallard::testing {
namespace {

using terminal::CompletionOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST(TerminalCompletion, AddsWhatAllThatBeginSoHaveInCommon) {
  std::vector<std::string> found;
  const std::vector<std::string> lines = {"observe", "Observatory", "maneuver", "observe"};
  EXPECT_EQ(CompletionOf("ob", lines, found), "serv");
  EXPECT_THAT(found, ElementsAre("observe", "Observatory"));
  EXPECT_EQ(CompletionOf("observ", lines, found), "");
  EXPECT_EQ(CompletionOf("M", lines, found), "aneuver");
  EXPECT_THAT(found, ElementsAre("maneuver"));
  EXPECT_EQ(CompletionOf("z", lines, found), "");
  EXPECT_THAT(found, IsEmpty());
}

TEST(TerminalCompletion, NeverCutsACharacterInTwo) {
  std::vector<std::string> found;
  // Both begin with the first byte of their second character.
  EXPECT_EQ(CompletionOf("p", {"p\xC3\xA9ter", "p\xC3\xA8re"}, found), "");
  EXPECT_THAT(found, ElementsAre("p\xC3\xA9ter", "p\xC3\xA8re"));
}

TEST(TerminalLineEditing, TabCompletesAndArrowsBringLinesBack) {
  FullScreenDriver screen({"play", "naval_war", "--seed", "4", "--plain"}, 80, 24);
  ASSERT_TRUE(screen.WaitFor("Player 1> "));
  screen.Type("fil\t\r");  // Nothing else begins so.
  ASSERT_TRUE(screen.WaitFor("Ready"));
  ASSERT_TRUE(screen.WaitFor("Player 1> "));
  screen.Type("xread\x01\x04\x05y\r");  // To the beginning, delete, to the end.
  ASSERT_TRUE(screen.WaitFor("play a card, attack a cell"));
  ASSERT_TRUE(screen.WaitFor("Player 1> "));
  screen.Type("help tor\t\r");
  ASSERT_TRUE(screen.WaitFor("Torpedo (Cards): "));
  screen.Type("\x1b[A\r");  // The line before.
  ASSERT_TRUE(screen.WaitFor("Torpedo (Cards): "));
  screen.Type("q\r");
  EXPECT_EQ(screen.Finish(), 0);
  // They are there in the next run, too.
  FullScreenDriver again({"play", "naval_war", "--seed", "4", "--plain"}, 80, 24);
  ASSERT_TRUE(again.WaitFor("Player 1> "));
  again.Type("\x1b[A\x1b[A\r");
  ASSERT_TRUE(again.WaitFor("Torpedo (Cards): "));
  again.Type("q\r");
  EXPECT_EQ(again.Finish(), 0);
}

TEST(TerminalLineEditing, TheEndOfInputMayBeTypedAhead) {
  FullScreenDriver screen({"play", "naval_war", "--seed", "4", "--plain"}, 80, 24);
  screen.Type("\x04");  // The terminal still keeps lines by itself.
  EXPECT_EQ(screen.Finish(), 0);
  EXPECT_THAT(screen.output(), HasSubstr("To go on: mallard play --continue"));
}

TEST(TerminalLineEditing, CtrlCAndTheEndOfInputLeaveInGoodOrder) {
  for (const char* keys : {"\x04", "\x03"}) {
    FullScreenDriver screen({"play", "naval_war", "--seed", "4", "--plain"}, 80, 24);
    ASSERT_TRUE(screen.WaitFor("Player 1> "));
    screen.Type(keys);
    EXPECT_EQ(screen.Finish(), 0);
    EXPECT_THAT(screen.output(), HasSubstr("To go on: mallard play --continue"));
  }
}

}  // namespace
}  // namespace mallard::testing
