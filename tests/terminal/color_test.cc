// Colours where the terminal has them, plain text otherwise.
#include <string>
#include <utility>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/terminal/program.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

using Environment = std::vector<std::pair<std::string, std::string>>;
const Environment kColorTerminal = {{"TERM", "xterm"}, {"NO_COLOR", ""}};
constexpr char kEscape[] = "\033[";

TEST(TerminalColor, PipedOutputIsPlainUnlessAskedForOtherwise) {
  EXPECT_THAT(RunMallard({"play"}, "fill\nfly\n").output, Not(HasSubstr("\033")));
  EXPECT_THAT(RunMallard({"play", "--color=always"}, "fill\nfly\n").output, HasSubstr(kEscape));
  EXPECT_THAT(RunMallard({"play", "--color=always", "--no-color"}, "fill\nfly\n").output,
              Not(HasSubstr("\033")));
}

TEST(TerminalColor, ATerminalGetsColours) {
  const Result run =
      RunMallardInTerminal({"play", "--plain", "--seed", "1"}, "fill\nfly\nquit\n", kColorTerminal);
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.output, HasSubstr(kEscape));
  EXPECT_THAT(run.output, HasSubstr("Good-bye."));
}

TEST(TerminalColor, ATerminalWithoutColoursGetsNone) {
  for (const Environment& environment :
       {Environment{{"TERM", "dumb"}, {"NO_COLOR", ""}}, {{"TERM", "xterm"}, {"NO_COLOR", "1"}}}) {
    const Result run =
        RunMallardInTerminal({"play", "--plain", "--seed", "1"}, "fill\nfly\nquit\n", environment);
    EXPECT_EQ(run.code, 0);
    EXPECT_THAT(run.output, Not(HasSubstr("\033")));
    EXPECT_THAT(run.output, HasSubstr("Good-bye."));
  }
  EXPECT_THAT(
      RunMallardInTerminal({"play", "--plain", "--color=never"}, "quit\n", kColorTerminal).output,
      Not(HasSubstr("\033")));
}

TEST(TerminalColor, HandingOverClearsTheScreen) {
  const std::vector<std::string> args = {"play", "--plain", "--seat=2=human", "--seed", "1"};
  const std::string input = "\nfill\nready\n\n\nquit\n";
  const Result colored = RunMallardInTerminal(args, input, kColorTerminal);
  EXPECT_EQ(colored.code, 0);
  EXPECT_THAT(colored.output, HasSubstr("\033[H\033[2J\033[3J"));
  const Result plain = RunMallardInTerminal(args, input, {{"TERM", "dumb"}});
  EXPECT_THAT(plain.output, HasSubstr(std::string(100, '\n')));
  EXPECT_THAT(RunMallard(args, input).output, Not(HasSubstr("\n\n\n")));
}

}  // namespace
}  // namespace mallard::testing
