// The full screen, through a pseudo-terminal: keys, mouse, changes of size, Ctrl-C and hanging up.
#include <signal.h>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/terminal/full_screen_driver.h"
#include "tests/terminal/program.h"

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

// Leaves whatever is open, and the program.
void Quit(FullScreenDriver& screen) {
  screen.Type("\x7fq\r");
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

// A game and options that keep it short, in a window of that size.
struct ShortGame {
  const char* game;
  std::vector<const char*> options;
  int width;
  int height;
};

class TerminalWholeScreen : public ::testing::TestWithParam<ShortGame> {};

TEST_P(TerminalWholeScreen, IsPlayedToItsSummaryWithTheEnterKey) {
  const ShortGame& table = GetParam();
  std::vector<std::string> args = {"play", table.game, "--seed", "4"};
  for (const char* option : table.options) {
    args.push_back("--set");
    args.push_back(option);
  }
  FullScreenDriver screen(args, table.width, table.height);
  ASSERT_TRUE(screen.WaitFor("Player 1"));
  for (int i = 0; i < 100 && !absl::StrContains(screen.output(), "The match is over"); ++i) {
    screen.Type("\r\r\r\r\r\r\r\r\r\r");
    screen.Settle();
  }
  EXPECT_TRUE(screen.WaitFor("The match is over: "));
  EXPECT_TRUE(screen.WaitFor("How it ended: "));
  screen.Type("q\r");
  EXPECT_EQ(screen.Finish(), 0);
}

std::vector<ShortGame> ShortGames() {
  std::vector<ShortGame> games;
  for (const auto& [width, height] : {std::pair(80, 24), std::pair(120, 40)}) {
    games.push_back({"ducks_in_tow", {"round_limit=4"}, width, height});
    games.push_back({"duck_dealer", {"turns=2"}, width, height});
    games.push_back({"duckhammer", {"rounds=1"}, width, height});
    games.push_back({"duckhammer_campaign",
                     {"rations=60", "battles=1", "seasons=1", "rounds=1"},
                     width,
                     height});
  }
  return games;
}

INSTANTIATE_TEST_SUITE_P(Games, TerminalWholeScreen, ::testing::ValuesIn(ShortGames()),
                         [](const auto& param) {
                           return absl::StrCat(param.param.game, "_", param.param.width);
                         });

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

// A battle in which player 1 is about to put units down.
std::string BattleToDeploy() {
  const std::string path = NewPath("battle");
  RunMallard({"play", "duckhammer", "--seed", "4"},
             absl::StrCat("enlist wind_herald 3 1\nenlist storm_chariot 1 1\n"
                          "enlist court_archer 6 1\nready\nchoose sides\nside low\n"
                          "mission breakthrough\nsave ",
                          path, "\nq\n"));
  return path;
}

TEST(TerminalFullScreen, ACrossGoesOverAnOpenMapAndShowsWhereThingsWouldEnd) {
  FullScreenDriver screen({"play", "duckhammer", "--load", BattleToDeploy()}, 80, 24);
  ASSERT_TRUE(screen.WaitFor("Deploy unit"));
  screen.Type("\r\r");  // The first unit.
  ASSERT_TRUE(screen.WaitFor("Where on the map?"));
  ASSERT_TRUE(screen.WaitFor("click: the cross"));
  const auto seen = [&] {
    screen.Settle();
    return screen.output().substr(screen.output().size() - 400);
  };
  const std::string before = seen();
  screen.Type("\x1b[C\x1b[C");
  EXPECT_NE(seen(), before) << "the arrows move it";
  screen.Type("12.0/4.7\r");  // As the page writes places.
  ASSERT_TRUE(screen.WaitFor("side by side"));
  screen.Type("q\r");
  EXPECT_EQ(screen.Finish(), 0);
}

TEST(TerminalFullScreen, AClickOnAnOpenMapAimsAndASecondOneGoes) {
  FullScreenDriver screen({"play", "duckhammer", "--load", BattleToDeploy()}, 80, 24);
  ASSERT_TRUE(screen.WaitFor("Deploy unit"));
  screen.Type("\r\r");
  ASSERT_TRUE(screen.WaitFor("click: the cross"));
  const std::string click = "\x1b[<0;19;5M\x1b[<0;19;5m";  // Pressed and let go.
  screen.Type(click);
  screen.Settle();
  EXPECT_THAT(screen.output(), Not(HasSubstr("side by side")));
  screen.Type(click);
  EXPECT_TRUE(screen.WaitFor("side by side"));
  screen.Type("q\r");
  EXPECT_EQ(screen.Finish(), 0);
}

TEST(TerminalFullScreen, AHintStandsAboveTheTableWhileOneChooses) {
  FullScreenDriver screen({"play", "naval_war", "--seed", "4"}, 80, 24);
  ASSERT_TRUE(screen.WaitFor("Place a Ship"));
  screen.Type("hint\r");
  ASSERT_TRUE(screen.WaitFor("The bot would play"));
  screen.Resize(81, 24);  // Everything is written anew.
  ASSERT_TRUE(screen.WaitFor("The bot would play"));
  ASSERT_TRUE(screen.WaitFor("A B C D"));
  screen.Type("1");
  screen.Resize(80, 24);
  ASSERT_TRUE(screen.WaitFor("The bot would play")) << "it stays while something is typed";
  screen.Type("\x7f\x7f");  // What is typed, then the note.
  screen.Settle();
  screen.Resize(81, 24);
  ASSERT_TRUE(screen.WaitFor("Place a Ship"));
  screen.Settle();
  EXPECT_THAT(screen.output().substr(screen.output().rfind("Naval War")),
              Not(HasSubstr("The bot would play")));
  Quit(screen);
}

TEST(TerminalFullScreen, BoardsAreWholeAndNobodysScoreIsCut) {
  FullScreenDriver screen({"play", "naval_war", "--seed", "4"}, 80, 24);
  ASSERT_TRUE(screen.WaitFor("Ships sunk 0 | Player 2: Ships sunk 0"));
  EXPECT_TRUE(screen.WaitFor("Radar, Player 2"));
  EXPECT_TRUE(screen.WaitFor("14 . . ."));
  screen.Type("q\r");
  EXPECT_EQ(screen.Finish(), 0);
  FullScreenDriver campaign({"play", "duckhammer_campaign", "--seed", "4"}, 80, 24);
  EXPECT_TRUE(campaign.WaitFor("Key locations held: Player 1 0 | Player 2 0"));
  campaign.Type("q\r");
  EXPECT_EQ(campaign.Finish(), 0);
}

TEST(TerminalFullScreen, ShipsOfTwoPlayersAreToldApartWithoutColours) {
  FullScreenDriver screen({"play", "duck_dealer", "--seed", "4"}, 80, 24, {{"NO_COLOR", "1"}});
  ASSERT_TRUE(screen.WaitFor("Which equipment?"));
  for (int i = 0; i < 4; ++i) {
    screen.Type("\r");
    screen.Settle();
  }
  screen.Resize(81, 24);  // Everything is written anew.
  EXPECT_TRUE(screen.WaitFor("@2"));
  EXPECT_TRUE(screen.WaitFor("@1"));
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
  ASSERT_TRUE(screen.WaitFor("then pass the keyboard to Player 2"));
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

TEST(TerminalFullScreen, SaveAsksBeforeItOverwrites) {
  const std::string path = NewPath("saved");
  WriteText(path, "something dear");
  FullScreenDriver screen({"play", "naval_war", "--seed", "4"}, 200, 24);
  ASSERT_TRUE(screen.WaitFor("Place a Ship"));
  for (const char* no : {"\r", "n\r", "\x7f"}) {
    screen.Type(absl::StrCat("save ", path, "\r"));
    ASSERT_TRUE(screen.WaitFor("Overwrite it?"));
    screen.Type(no);
    ASSERT_TRUE(screen.WaitFor("Not saved."));
    EXPECT_EQ(ReadText(path), "something dear");
  }
  screen.Type(absl::StrCat("save ", path, "\r"));
  ASSERT_TRUE(screen.WaitFor("Overwrite it?"));
  screen.Type("y\r");
  ASSERT_TRUE(screen.WaitFor("Saved to "));
  EXPECT_NE(ReadText(path), "something dear");
  screen.Type("q\r");
  EXPECT_EQ(screen.Finish(), 0);
}

TEST(TerminalFullScreen, LoadsASavedMatchAndWritesAReplay) {
  const std::string path = NewPath("saved"), replay = NewPath("replay");
  RunMallard({"play", "naval_war", "--seed", "4"}, absl::StrCat("fill\nsave ", path, "\nq\n"));
  FullScreenDriver screen({"play", "naval_war", "--seed", "5"}, 200, 24);
  ASSERT_TRUE(screen.WaitFor("Place the Rest at Random"));
  screen.Type("load /no/such/file\r");
  ASSERT_TRUE(screen.WaitFor("cannot read"));
  screen.Type(absl::StrCat("load ", path, "\r"));
  ASSERT_TRUE(screen.WaitFor("Ready"));
  screen.Type(absl::StrCat("replay ", replay, "\r"));
  ASSERT_TRUE(screen.WaitFor("Wrote the replay to "));
  screen.Type("replay\r");
  ASSERT_TRUE(screen.WaitFor("replay needs the name of a file."));
  screen.Type("q\r");
  EXPECT_EQ(screen.Finish(), 0);
  EXPECT_EQ(RunMallard({"verify", "naval_war", replay}).code, 0);
}

TEST(TerminalFullScreen, ListsMovesAnswersHintsAndCommands) {
  FullScreenDriver screen({"play", "--seed", "4", "--set", "first_player=p1"}, 120, 60);
  ASSERT_TRUE(screen.WaitFor("Place a Formation"));
  const struct {
    const char* typed;
    const char* shown;
  } cases[] = {
      {"moves place single\r", "(place single): as drawn A1"},
      {"help\r", "go back to your last decision"},
      {"hint\r", "(type place "},
      {"answers\r", "2 Complete at Random"},
      {"/fly\r", "There is no command"},
      {"preview\r", "Say which answer"},
  };
  for (const auto& [typed, shown] : cases) {
    screen.Type(typed);
    ASSERT_TRUE(screen.WaitFor(shown)) << typed;
    screen.Type("\x7f");  // Closes what is read.
    screen.Settle();
  }
  Quit(screen);
}

TEST(TerminalFullScreen, BringsBackWhatWasTypedBefore) {
  FullScreenDriver screen({"play", "--seed", "4"}, 80, 24);
  ASSERT_TRUE(screen.WaitFor("Place a Formation"));
  screen.Type("first line\r");
  screen.Settle();
  screen.Type("second line\r");
  screen.Settle();
  screen.Type("\x10\x10");  // Ctrl-P twice.
  ASSERT_TRUE(screen.WaitFor("first line"));
  screen.Type("\x1b[B");  // Down, since something is typed now.
  ASSERT_TRUE(screen.WaitFor("second"));
  screen.Type("\x0e");
  screen.Settle();
  screen.Type("q\r");
  EXPECT_EQ(screen.Finish(), 0);
}

TEST(TerminalFullScreen, ALongMenuScrollsWithItsCursor) {
  FullScreenDriver screen({"play", "duckhammer", "--seed", "4"}, 80, 24);
  ASSERT_TRUE(screen.WaitFor("answers 1-"));
  ASSERT_TRUE(screen.WaitFor(" of 47"));
  screen.Type("\x1b[D");  // Left: around to the last one.
  ASSERT_TRUE(screen.WaitFor("The First King"));
  screen.Settle();
  screen.Type("\x1b[C");  // And back.
  ASSERT_TRUE(screen.WaitFor("Puffling"));
  for (int i = 0; i < 8; ++i) screen.Type("\x1b[B");
  screen.Settle();
  screen.Type("\r");  // What the cursor stands on is what is chosen, far beyond the first lines.
  screen.Settle();
  screen.Resize(90, 24);  // Everything is written anew.
  ASSERT_TRUE(screen.WaitFor("Add unit - "));
  screen.Settle();
  EXPECT_THAT(screen.output().substr(screen.output().rfind("Add unit - ")),
              Not(HasSubstr("Add unit - Puffling")));
  Quit(screen);
}

TEST(TerminalFullScreen, AccentsAreShownWhateverTheLocale) {
  for (const char* locale : {"", "C", "xx_XX.UTF-8"}) {
    FullScreenDriver screen({"play", "--seed", "4", "--language", "fr"}, 80, 24,
                            {{"LC_ALL", locale}, {"LANG", ""}});
    EXPECT_TRUE(screen.WaitFor("Entrée")) << locale;
    screen.Type("q\r");
    EXPECT_EQ(screen.Finish(), 0);
  }
}

TEST(TerminalFullScreen, WatchedPacksAreLoadedAgain) {
  const std::string content =
      "category { id = 'spies', min_ducks = 2, max_ducks = 2 }\n"
      "formation { id = 'spy', category = 'spies', shape = { '##' }, name = 'Spy' }\n";
  const std::string pack = NewPack(content);
  FullScreenDriver screen({"play", "--seed", "4", "--pack", pack, "--watch"}, 120, 40);
  ASSERT_TRUE(screen.WaitFor("Place a Formation"));
  WriteText(pack + "/content.lua", content + "formaton {}");
  ASSERT_TRUE(screen.WaitFor("but cannot be used"));
  ASSERT_TRUE(screen.WaitFor("formaton"));
  WriteText(pack + "/content.lua", content + "-- mended");
  ASSERT_TRUE(screen.WaitFor("the match goes on with what they say now"));
  screen.Type("\x7f");
  screen.Settle();
  screen.Type("fill\r");
  EXPECT_TRUE(screen.WaitFor("Ready"));
  Quit(screen);
}

TEST(TerminalFullScreen, AHangUpLosesNothing) {
  const std::string replay = NewPath("replay");
  for (const int signal : {SIGHUP, SIGTERM, SIGINT}) {
    std::filesystem::remove_all(StateFolder());
    FullScreenDriver screen({"play", "--seed", "4", "--replay", replay}, 80, 24);
    ASSERT_TRUE(screen.WaitFor("Place a Formation"));
    screen.Type("fill\r");
    ASSERT_TRUE(screen.WaitFor("Ready"));
    screen.Signal(signal);
    EXPECT_EQ(screen.Finish(), 0);
    EXPECT_EQ(RunMallard({"verify", "battleducks", replay}).code, 0) << signal;
    const Result again = RunMallard({"play", "--continue"}, "ready\n");
    EXPECT_THAT(again.output, HasSubstr("Player 1 is ready")) << signal;
  }
}

}  // namespace
}  // namespace mallard::testing
