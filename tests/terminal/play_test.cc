// `mallard play` with people, whose typing comes from a script.
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/terminal/program.h"

namespace mallard::testing {
namespace {

using ::testing::ContainsRegex;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

const std::vector<std::string> kPlay = {"play", "--seed", "4", "--set", "first_player=p1"};

// Every row of the opponent's pond in `output`, below its heading.
std::vector<std::string> RadarRows(const std::string& output) {
  std::vector<std::string> rows;
  size_t column = std::string::npos;
  for (absl::string_view line : absl::StrSplit(output, '\n')) {
    if (const size_t at = line.find("Radar, Player "); at != absl::string_view::npos) column = at;
    const bool is_row = column != std::string::npos && line.size() >= column + 22 &&
                        absl::ascii_isdigit(static_cast<unsigned char>(line[column + 1]));
    if (is_row) rows.emplace_back(line.substr(column + 3, 20));
    if (absl::StartsWith(line, "Fleet")) column = std::string::npos;
  }
  return rows;
}

// How many lines of `output` hold `part`.
int CountLines(const std::string& output, const std::string& part) {
  int count = 0;
  for (absl::string_view line : absl::StrSplit(output, '\n')) {
    count += absl::StrContains(line, part);
  }
  return count;
}

TEST(TerminalPlay, EndsCleanlyWhenThereIsNoInput) {
  const Result run = RunMallard({"play"});
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(run.errors, "");
  EXPECT_THAT(
      run.output,
      EndsWith("Player 1> \nGood-bye. The match is not finished.\nEverything is saved. To go "
               "on: mallard play --continue\n"));
}

TEST(TerminalPlay, TakesActionsInNotationAndInShort) {
  const Result run = RunMallard(kPlay, "fill\nready\nobserve A1\nobs b1\nC-1\n");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.output, HasSubstr("Player 1 places Single at "));
  for (const char* turn : {"turn 1    Player 1 observes A1: ", "turn 3    Player 1 observes B1: ",
                           "turn 5    Player 1 observes C1: "}) {
    EXPECT_THAT(run.output, HasSubstr(turn));
  }
  EXPECT_THAT(run.output, HasSubstr("turn 6    Player 2 observes "));
}

TEST(TerminalPlay, ExplainsWhatItDoesNotUnderstandAndGoesOn) {
  const Result run = RunMallard(
      kPlay, "B6\nfly\nplace\nplace single r0\nplace singel r0 A1\nfill\nready\nB6\nB6\nZ99\nA1\n");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.output, HasSubstr("That is not possible: both fleets must be ready first."));
  EXPECT_THAT(run.output, HasSubstr("\"fly\" is no answer, action or command"));
  EXPECT_THAT(run.output, HasSubstr("Place a Formation: "));  // What a step further asks.
  EXPECT_THAT(run.output, HasSubstr("Sorry, place: cell is missing."));
  EXPECT_THAT(Unwrapped(run.output), HasSubstr("\"singel\"; did you mean single."));
  EXPECT_THAT(run.output, HasSubstr("That is not possible: that cell has been observed already."));
  EXPECT_THAT(run.output, HasSubstr("\"Z99\" is no answer, action or command"));
  EXPECT_THAT(run.output, HasSubstr("turn 3    Player 1 observes A1: "));
}

TEST(TerminalPlay, SaysWhatAShortFormMayMean) {
  const Result run =
      RunMallard({"play", "--seed", "4", "--set", "mode=advanced"}, "fill\nlongs\nl longs\n");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.output, HasSubstr("\"longs\" may mean lift longs or unpick longs"));
  EXPECT_THAT(run.output, HasSubstr("Player 1 lifts Longs"));
}

TEST(TerminalPlay, SurvivesAnyBytes) {
  std::string input = "fill\nready\n";
  for (int c = 0; c < 256; ++c) absl::StrAppend(&input, std::string(3, static_cast<char>(c)), "\n");
  absl::StrAppend(&input, std::string(100'000, 'x'), "\nA1\nno newline");
  const Result run = RunMallard(kPlay, input);
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.output, HasSubstr("That line is too long."));
  EXPECT_THAT(run.output, HasSubstr("turn 1    Player 1 observes A1: "));
  EXPECT_THAT(run.output, Not(HasSubstr("\033")));
}

TEST(TerminalPlay, NeverShowsTheOpponentsPond) {
  std::string input = "fill\nready\n";
  for (int row = 1; row <= 6; ++row) {
    for (char column = 'A'; column <= 'B'; ++column)
      absl::StrAppend(&input, std::string(1, column), row, "\n");
  }
  const Result run = RunMallard(kPlay, absl::StrCat(input, "log 1000\n"));
  ASSERT_THAT(run.output, Not(HasSubstr("The match is over")));
  const std::vector<std::string> radar = RadarRows(run.output);
  EXPECT_THAT(radar, SizeIs(10 * 15));  // Rows of boards: one a turn.
  for (const std::string& row : radar) {
    EXPECT_EQ(row.find_first_not_of(" .oxX"), std::string::npos) << row;
  }
  EXPECT_THAT(run.output, Not(HasSubstr("Player 2 places")));
}

TEST(TerminalPlay, ListsChoicesByKind) {
  const Result run = RunMallard(
      kPlay, "moves\nmoves place quintuple\nfill\nmoves\nready\nmoves observe\nmoves x\n");
  EXPECT_THAT(
      run.output,
      HasSubstr("  Place a Formation - Single (place single): as drawn A1, as drawn B1,\n"));
  EXPECT_THAT(run.output, HasSubstr("... as drawn J10 (100 choices)\n"));
  EXPECT_THAT(run.output,
              ContainsRegex("Quintuple \\(place quintuple\\): (as drawn [A-J][0-9]+,[ \n]+){12}"));
  EXPECT_THAT(run.output,
              HasSubstr("  Ready (ready)\n  Lift a Formation (lift): Single, Double, Triple, "));
  EXPECT_THAT(run.output, HasSubstr("  Observe (observe): A1, B1, C1, D1, E1, F1, G1, H1, I1, "));
  EXPECT_THAT(run.output, HasSubstr("No legal choice begins with \"x\"."));
}

TEST(TerminalPlay, ExplainsActionsAndCommands) {
  const Result run = RunMallard(kPlay, "help\nhelp observe\nhelp fly\n");
  EXPECT_THAT(run.output, HasSubstr("  Place a Formation (place <slot> <orientation> <cell>): "));
  EXPECT_THAT(Unwrapped(run.output),
              HasSubstr("One of single, double, triple, quadruple, quintuple."));
  EXPECT_THAT(run.output, HasSubstr("  undo                 go back to your last decision (u)\n"));
  EXPECT_EQ(CountLines(run.output, "Observe (observe <cell>): "), 2);
  EXPECT_THAT(run.output, HasSubstr("Nothing is known of \"fly\"."));
}

TEST(TerminalPlay, ExplainsOnlyTheChoicesOfTheMomentInAGameOfManyActions) {
  const Result run = RunMallard({"play", "duckhammer_campaign", "--no-color", "--seed", "3"},
                                "help\nhelp march\n");
  EXPECT_THAT(run.output, HasSubstr(" (feather <feather>): "));
  EXPECT_EQ(CountLines(run.output, " (march <company> <place>): "), 1);
  EXPECT_THAT(Unwrapped(run.output),
              ContainsRegex("At other times .* \\(march\\), [A-Za-z ]+ \\(camp\\), "));
}

TEST(TerminalPlay, HintsAtALegalActionWithoutTakingIt) {
  const Result run = RunMallard(kPlay, "hint\nfill\nready\nhint\nA1\n");
  EXPECT_THAT(run.output, ContainsRegex("The bot would play: Place a Formation: [A-Z]"));
  EXPECT_THAT(
      run.output,
      ContainsRegex("The bot would play: Observe: ([A-J][0-9]+) \\(type observe [A-J][0-9]+\\)"));
  EXPECT_THAT(run.output, HasSubstr("turn 1    Player 1 observes A1: "));
}

TEST(TerminalPlay, TellsTheLogAsThePlayerKnowsIt) {
  const Result run = RunMallard(kPlay, "log\nfill\nready\nA1\nlog 2\nlog many\n");
  EXPECT_EQ(CountLines(run.output, "turn 1    Player 1 observes A1: "), 2);
  EXPECT_EQ(CountLines(run.output, "turn 2    Player 2 observes "), 2);
  EXPECT_EQ(CountLines(run.output, "Player 1 is ready"), 1);
  EXPECT_THAT(run.output, HasSubstr("This takes a number of lines, not \"many\"."));
}

TEST(TerminalPlay, UndoGoesBackToThePlayersLastDecision) {
  const Result run = RunMallard(kPlay, "undo\nfill\nready\nA1\nundo\nA1\nundo\nundo\nundo\nundo\n");
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(CountLines(run.output, "turn 1    Player 1 observes A1: "), 2);
  EXPECT_EQ(CountLines(run.output, "Taken back to your last decision."), 4);
  EXPECT_EQ(CountLines(run.output, "there is no earlier decision to go back to"), 2);
  // The last board is that of the beginning.
  EXPECT_THAT(run.output.substr(run.output.rfind("Taken back")), HasSubstr("(Not placed)"));
}

TEST(TerminalPlay, GoesOnAfterTheEndOnlyWithCommands) {
  std::string input = "fill\nready\n";
  for (int row = 1; row <= 10; ++row) {
    for (char column = 'A'; column <= 'J'; ++column)
      absl::StrAppend(&input, std::string(1, column), row, "\n");
  }
  const std::string replay = NewPath("replay");
  const Result run = RunMallard(kPlay, absl::StrCat(input, "replay ", replay, "\nundo\nquit\n"));
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(CountLines(run.output, "The match is over: Player "), 1);
  EXPECT_THAT(run.output, HasSubstr("There is no command \"J10\". Type help."));
  EXPECT_THAT(run.output, HasSubstr("Wrote the replay to "));
  EXPECT_THAT(run.output, HasSubstr("Good-bye. The match is not finished.\n"));  // After the undo.
  EXPECT_EQ(RunMallard({"verify", "battleducks", replay}).code, 0);
}

TEST(TerminalPlay, HandsTheKeyboardOverBetweenTwoPeople) {
  const Result run =
      RunMallard({"play", "--seed", "4", "--set", "first_player=p1", "--seat=2=human"},
                 "\nfill\nready\n\n\nfill\nready\n\n\nA1\n\n\nlog\n");
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(CountLines(run.output, "Player 1, press Enter to see your side."), 2);
  EXPECT_EQ(CountLines(run.output, "Player 2, press Enter to see your side."), 2);
  EXPECT_EQ(CountLines(run.output, "then pass the keyboard to Player 2."), 2);
  // What p2 gets to see does not tell p1's fleet.
  const std::string seen_by_p2 = run.output.substr(run.output.rfind("Player 2, press Enter"));
  EXPECT_THAT(seen_by_p2, HasSubstr("Player 1 observes A1: "));
  EXPECT_THAT(seen_by_p2, HasSubstr("Player 2 places Single"));
  EXPECT_THAT(seen_by_p2, Not(HasSubstr("Player 1 places")));
  EXPECT_THAT(RadarRows(seen_by_p2), Not(IsEmpty()));
  for (const std::string& row : RadarRows(seen_by_p2)) {
    EXPECT_EQ(row.find_first_not_of(" ."), std::string::npos) << row;
  }
}

}  // namespace
}  // namespace mallard::testing
