// How the program is called: commands, options, and what is wrong with them.
#include <string>
#include <vector>

#include "absl/strings/str_join.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/terminal/program.h"

namespace mallard::testing {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(TerminalCall, WrongCallsSayWhatIsWrong) {
  const struct {
    std::vector<std::string> args;
    const char* message;
  } cases[] = {
      {{}, "no command given"},
      {{"plya"}, "there is no command \"plya\"; did you mean play"},
      {{"play", "--dmeo"}, "there is no option \"--dmeo\"; did you mean --demo"},
      {{"play", "-x"}, "there is no option \"-x\""},
      {{"play", "batleducks"}, "there is no game \"batleducks\"; did you mean battleducks"},
      {{"play", "battleducks", "more"}, "\"more\" is one word too many"},
      {{"play", "--seed"}, "--seed needs a value"},
      {{"play", "--load="}, "--load needs a value"},
      {{"play", "--demo=yes"}, "--demo takes no value"},
      {{"play", "--seed", "-1"}, "--seed takes a whole number from 0, not \"-1\""},
      {{"play", "--seed", "1e3"}, "--seed takes a whole number from 0, not \"1e3\""},
      {{"play", "--set", "mode"}, "--set takes NAME=VALUE, not \"mode\""},
      {{"play", "--set", "mdoe=advanced"}, "has no option \"mdoe\"; did you mean mode"},
      {{"play", "--set", "allow_contact=maybe"}, "option allow_contact is true or false"},
      {{"play", "--seat", "0=human"}, "--seat takes N=human or N= and the name of a bot"},
      {{"play", "--seat", "1"}, "--seat takes N=human or N= and the name of a bot"},
      {{"play", "--seat", "1=duck"}, "there is no bot \"duck\"; there are random, easy, "},
      {{"play", "--seat", "3=random"}, "there is no seat 3; this match has 2"},
      {{"play", "--demo", "--seat", "1=human"}, "--demo and --seat N=human do not go together"},
      {{"play", "--load", "x", "--set", "mode=standard"}, "--set and --load do not go together"},
      {{"play", "--color=blue"}, "--color takes auto, always or never, not \"blue\""},
      {{"games", "--seed", "1"}, "games takes no option --seed"},
      {{"games", "all"}, "\"all\" is one word too many"},
      {{"options"}, "options needs the name of a game"},
      {{"options", "chess"}, "there is no game \"chess\""},
      {{"verify"}, "verify needs the name of a game"},
      {{"verify", "battleducks"}, "verify needs a replay file"},
      {{"verify", "chess", "file"}, "there is no game \"chess\""},
      {{"pack"}, "pack needs a word more"},
      {{"pack", "chekc"}, "there is no command \"pack chekc\"; did you mean pack check"},
      {{"pack", "check"}, "pack check needs the folder of a pack"},
      {{"pack", "check", "a", "b"}, "\"b\" is one word too many"},
      {{"pack", "new", "battleducks"}, "pack new needs a folder to write to"},
      {{"pack", "list"}, "pack list needs the name of a game"},
      {{"pack", "list", "chess"}, "there is no game \"chess\""},
      {{"pack", "show", "chess"}, "there is no game \"chess\""},
      {{"pack", "diff", "chess", "--pack", "x"}, "there is no game \"chess\""},
      {{"pack", "test", "x", "--games", "many"}, "--games takes a number from 0 to 1000000"},
      {{"pack", "test", "x", "--json"}, "pack test takes no option --json"},
      {{"play", "--games", "3"}, "play takes no option --games"},
      {{"play", "--watch"}, "--watch needs a --pack to watch"},
      {{"play", "--watch", "--demo", "--pack", "x"}, "--watch and --demo do not go together"},
      {{"play", "--changed-packs"}, "--changed-packs goes with --load"},
  };
  for (const auto& c : cases) {
    const Result run = RunMallard(c.args);
    EXPECT_EQ(run.code, 2) << absl::StrJoin(c.args, " ");
    EXPECT_THAT(run.errors, StartsWith("mallard: ")) << absl::StrJoin(c.args, " ");
    EXPECT_THAT(run.errors, HasSubstr(c.message)) << absl::StrJoin(c.args, " ");
  }
}

TEST(TerminalCall, ProblemsWhileRunningAreToldApartFromWrongCalls) {
  const struct {
    std::vector<std::string> args;
    const char* message;
  } cases[] = {
      {{"play", "--load", "/no/such/file"}, "cannot read \"/no/such/file\""},
      {{"play", "--pack", "/no/such/folder"}, "/no/such/folder"},
      {{"play", "--set", "mode=expert"}, "expert"},
      {{"play", "--set", "fleet=dragon"}, "dragon"},
      {{"play", "--demo", "--seed=1", "--replay", "/no/such/folder/x"}, "cannot write"},
      {{"verify", "battleducks", "/no/such/file"}, "cannot read \"/no/such/file\""},
  };
  for (const auto& c : cases) {
    const Result run = RunMallard(c.args);
    EXPECT_EQ(run.code, 1) << absl::StrJoin(c.args, " ");
    EXPECT_THAT(run.errors, StartsWith("mallard: ")) << absl::StrJoin(c.args, " ");
    EXPECT_THAT(run.errors, HasSubstr(c.message)) << absl::StrJoin(c.args, " ");
  }
}

TEST(TerminalCall, TellsItsVersionAndItsUse) {
  const Result version = RunMallard({"--version"});
  EXPECT_EQ(version.code, 0);
  EXPECT_THAT(version.output, ContainsRegex("^mallard [0-9]+\\.[0-9]+\\.[0-9]+\n$"));
  for (const std::vector<std::string>& args :
       {std::vector<std::string>{"help"}, {"--help"}, {"-h"}, {"play", "--help"}}) {
    const Result help = RunMallard(args);
    EXPECT_EQ(help.code, 0);
    EXPECT_THAT(help.output, StartsWith("usage: mallard <command>"));
  }
}

TEST(TerminalCall, ListsGamesAndOptions) {
  const Result games = RunMallard({"games"});
  EXPECT_EQ(games.code, 0);
  EXPECT_THAT(games.output, ContainsRegex("(^|\n)battleducks +BattleDucks\\. "));
  const Result options = RunMallard(
      {"options", "battleducks", "--pack", MALLARD_SOURCE_DIR "/examples/packs/sonar_pond"});
  EXPECT_EQ(options.code, 0) << options.errors;
  EXPECT_THAT(options.output, ContainsRegex("  allow_contact +Formations may touch each other\\."));
  EXPECT_THAT(options.output, ContainsRegex("  category +classics, .*\n? +.*submarines"));
}

TEST(TerminalCall, FailsWhenTheOutputCannotBeWritten) {
  const std::string command =
      std::string("'" MALLARD_PROGRAM "' play --demo --seed 1 >/dev/full 2>'") + NewPath("errors") +
      "'";
  EXPECT_EQ(std::system(command.c_str()) >> 8, 1);
}

}  // namespace
}  // namespace mallard::testing
