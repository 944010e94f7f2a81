// `mallard pack new, check, list, show, diff`.
#include <filesystem>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/game.h"
#include "tests/terminal/program.h"

namespace mallard::testing {
namespace {

using ::testing::AllOf;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

constexpr char kExamples[] = MALLARD_SOURCE_DIR "/examples/packs/";

TEST(TerminalPackNew, MakesAPackOfEveryGameThatChecksAndPassesItsTests) {
  for (const Game* game : Games()) {
    const std::string name = game->manifest().game;
    const std::string folder = NewPath(absl::StrCat("my_", name));
    const Result made = RunMallard({"pack", "new", name, folder});
    ASSERT_EQ(made.code, 0) << made.errors;
    EXPECT_THAT(made.output, HasSubstr(absl::StrCat("mallard play ", name, " --pack ", folder)));
    const Result check = RunMallard({"pack", "check", folder});
    EXPECT_EQ(check.code, 0) << check.output << check.errors;
    EXPECT_THAT(check.output, HasSubstr(absl::StrCat("my_", name, " 0.1.0 for ")));
    const Result test = RunMallard({"pack", "test", folder, "--games", "1"});
    EXPECT_EQ(test.code, 0) << test.output << test.errors;
    EXPECT_THAT(test.output, ContainsRegex("[0-9]+ tests? passed\\."));
    EXPECT_THAT(test.output, HasSubstr("nothing went wrong"));
  }
}

TEST(TerminalPackNew, SetsUpTheEditor) {
  const std::string folder = NewPath("lilies");
  ASSERT_EQ(RunMallard({"pack", "new", "battleducks", folder}).code, 0);
  EXPECT_THAT(ReadText(folder + "/.luarc.json"),
              HasSubstr("\"workspace.library\": [\".mallard/types\"]"));
  EXPECT_THAT(ReadText(folder + "/.mallard/types/battleducks.lua"),
              HasSubstr("function formation(entry) end"));
  EXPECT_THAT(ReadText(folder + "/.mallard/types/tests.lua"),
              HasSubstr("function TestMatch:play("));
  EXPECT_THAT(ReadText(folder + "/pack.lua"), HasSubstr("id = \"lilies\""));
}

TEST(TerminalPackNew, RefusesWhatCannotBe) {
  EXPECT_EQ(RunMallard({"pack", "new", "chess", NewPath("x")}).code, 2);
  const Result name = RunMallard({"pack", "new", "battleducks", NewPath("My-Pack")});
  EXPECT_EQ(name.code, 2);
  EXPECT_THAT(name.errors, HasSubstr("a pack cannot be called \"My-Pack\""));
  EXPECT_EQ(RunMallard({"pack", "new", "battleducks", NewPath("battleducks")}).code, 2);
  EXPECT_EQ(RunMallard({"pack", "new", "duckhammer_campaign", NewPath("duckhammer")}).code, 2);
  const std::string there = NewPack("");
  const Result again = RunMallard({"pack", "new", "battleducks", there});
  EXPECT_EQ(again.code, 1);
  EXPECT_THAT(again.errors, HasSubstr("is there already"));
  const std::string file = NewPath("file");
  WriteText(file, "no folder");
  const Result inside = RunMallard({"pack", "new", "battleducks", absl::StrCat(file, "/x")});
  EXPECT_EQ(inside.code, 1);
  EXPECT_THAT(inside.errors, HasSubstr("cannot make the folder"));
}

constexpr char kMistakes[] =
    "board {\n  id = 'puddle',\n  rows = 3,\n}\nformaton { id = 'x' }\n"
    "formation { id = 'y', category = 'circels', shape = { '#' }, sise = 2 }\n";

TEST(TerminalPackCheck, TellsEveryMistakeAtOnce) {
  const std::string pack = NewPack(kMistakes);
  const Result run = RunMallard({"pack", "check", pack});
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(
      run.output,
      AllOf(HasSubstr(absl::StrCat(pack, "/content.lua:3: board \"puddle\".rows: expected")),
            HasSubstr("found integer 3"), HasSubstr("     3 | rows = 3,"),
            HasSubstr("unknown name \"formaton\"; did you mean \"formation\"?"),
            HasSubstr("content.lua:6: formation \"y\".category: unknown category "
                      "\"circels\"; did you mean \"circles\"?"),
            HasSubstr("formation \"y\".sise: unknown field"), HasSubstr("4 mistakes.")));
  EXPECT_THAT(run.output, Not(HasSubstr("\033")));
  EXPECT_THAT(RunMallard({"pack", "check", pack, "--color=always"}).output, HasSubstr("\033[31m"));
}

TEST(TerminalPackCheck, TellsProgramsInJson) {
  const std::string pack = NewPack(kMistakes);
  const Result run = RunMallard({"pack", "check", "--json", pack});
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.output, StartsWith("{\n  \"ok\": false,\n"));
  EXPECT_THAT(
      run.output,
      HasSubstr("{\"pack\": \"test\", \"file\": \"content.lua\", \"line\": 5, \"where\": \"\", "
                "\"message\": \"unknown name \\\"formaton\\\"; did you mean "
                "\\\"formation\\\"?\", \"suggestion\": \"formation\"}"));
  EXPECT_THAT(run.output,
              HasSubstr("\"where\": \"board \\\"puddle\\\".rows\", \"message\": \"expected a "
                        "list, found integer 3\", \"expected\": \"a list\", \"found\": "
                        "\"integer 3\"}"));
  const Result good = RunMallard({"pack", "check", "--json", NewPack("-- nothing")});
  EXPECT_EQ(good.code, 0);
  EXPECT_THAT(good.output, HasSubstr("\"ok\": true"));
  EXPECT_THAT(good.output, HasSubstr("\"mistakes\": []"));
}

TEST(TerminalPackCheck, ReadsBadManifestsAndBadBytes) {
  const std::string pack = NewPack("");
  WriteText(pack + "/pack.lua",
            "pack { id = 'x', version = 'new', game = 'battleducks', api = 1 }");
  const Result version = RunMallard({"pack", "check", pack});
  EXPECT_EQ(version.code, 1);
  EXPECT_THAT(version.output, HasSubstr(absl::StrCat(pack, "/pack.lua:1: pack.version: ")));
  WriteText(pack + "/pack.lua", "pack { id = 'x', version = '1.0', game = 'chess', api = 1 }");
  const Result game = RunMallard({"pack", "check", pack});
  EXPECT_EQ(game.code, 1);
  EXPECT_THAT(game.output,
              HasSubstr(absl::StrCat(pack, "/pack.lua:1: pack.game: there is no game \"chess\"")));
  const Result bytes =
      RunMallard({"pack", "check", "--json", NewPack("board { id = '\x01\xff', rows = {'#'} }")});
  EXPECT_EQ(bytes.code, 1);
  EXPECT_THAT(bytes.output, Not(HasSubstr("\xff")));
  EXPECT_EQ(RunMallard({"pack", "check", "/no/such/folder"}).code, 1);
}

TEST(TerminalPackCheck, ReadsThePacksOwnTestsToo) {
  const std::string pack = NewPack("board { id = 'puddle', rows = 3 }");
  std::filesystem::create_directories(pack + "/tests");
  WriteText(pack + "/tests/a.lua", "test('x', function(t)\n");
  WriteText(pack + "/tests/b.lua", "\ntset('x', function(t) end)");
  const Result run = RunMallard({"pack", "check", pack});
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.output,
              AllOf(HasSubstr(absl::StrCat(pack, "/content.lua:1: board \"puddle\".rows: ")),
                    HasSubstr(absl::StrCat(pack, "/tests/a.lua:2: 'end' expected")),
                    HasSubstr(absl::StrCat(pack,
                                           "/tests/b.lua:2: unknown name \"tset\"; did you "
                                           "mean \"test\"?")),
                    HasSubstr("     2 | tset('x', function(t) end)"), HasSubstr("3 mistakes.")));
}

TEST(TerminalPackCheck, TriesEveryFunctionAndSaysWhichItCouldNotReach) {
  const Result run = RunMallard({"pack", "check", absl::StrCat(kExamples, "sonar_pond")});
  EXPECT_EQ(run.code, 0) << run.output;
  EXPECT_THAT(run.output, HasSubstr("Random players called 1 of its 1 function."));
  // No category has this maneuver, so nobody can use it.
  const std::string unused = NewPack(
      "maneuver {\n"
      "  id = 'idle', footprint = { 'o' }, cooldown = 3,\n"
      "  resolve = function(ctx) error('never') end,\n"
      "}");
  const Result idle = RunMallard({"pack", "check", unused});
  EXPECT_EQ(idle.code, 0) << idle.output;
  EXPECT_THAT(idle.output, HasSubstr("Random players called 0 of its 1 function."));
  EXPECT_THAT(idle.output, ContainsRegex("not reached: maneuver \"test:idle\"\\.resolve  .*:3"));
  EXPECT_THAT(RunMallard({"pack", "check", "--json", unused}).output,
              HasSubstr("\"functions\": 1,\n  \"unreached\": [\n"
                        "    \"maneuver \\\"test:idle\\\".resolve\"\n  ]"));
}

// A maneuver is carried out as its player sees the match, and everybody can read what it keeps.
TEST(TerminalPackCheck, WarnsOfVariablesThatMayTellWhatOthersDoNotKnow) {
  const auto with = [](const char* declaration) {
    return NewPack(absl::StrCat("variable { id = 'seen', scope = 'player', max = 999, ",
                                declaration, " }\n", R"(
patch.maneuver {
  id = 'battleducks:centers',
  resolve = function(ctx) ctx:set('player', 'seen', math.min(999, ctx:get('player', 'seen') + 1)) end,
})"));
  };
  const std::string open = with("public = true");
  const Result run = RunMallard({"pack", "check", open});
  EXPECT_EQ(run.code, 0) << run.output;
  EXPECT_THAT(run.output,
              HasSubstr(absl::StrCat("warning: ", open,
                                     "/content.lua:1: everybody can read test:seen, and a function "
                                     "has set it while players knew different things")));
  EXPECT_THAT(RunMallard({"pack", "check", "--json", open}).output,
              HasSubstr("\"where\": \"test:seen\""));
  for (const char* kept : {"", "owner_only = true"}) {
    const std::string pack = with(kept);
    EXPECT_THAT(RunMallard({"pack", "check", pack}).output, Not(HasSubstr("warning")));
    EXPECT_THAT(RunMallard({"pack", "check", "--json", pack}).output,
                HasSubstr("\"warnings\": []"));
  }
}

TEST(TerminalPackList, SaysWhatAPackTellsEverybody) {
  const std::string pack = NewPack(
      "variable { id = 'told', scope = 'player', public = true }\n"
      "variable { id = 'unsaid', scope = 'player' }\n"
      "variable { id = 'kept', scope = 'player', owner_only = true }");
  EXPECT_THAT(RunMallard({"pack", "list", "battleducks", "--pack", pack}).output,
              HasSubstr("tells    everybody told\n"));
  const std::string shown =
      RunMallard({"pack", "show", "battleducks", "variable", "--pack", pack}).output;
  EXPECT_THAT(shown, HasSubstr("  public"));
  EXPECT_THAT(shown, HasSubstr("  owner only"));
}

TEST(TerminalPackCheck, AFunctionThatFailsWhenItIsCalledIsAMistake) {
  const std::string pack = NewPack(
      "patch.maneuver {\n"
      "  id = 'battleducks:centers',\n"
      "  resolve = function(ctx)\n"
      "    ctx:probe('B6')\n"
      "  end,\n"
      "}");
  const Result run = RunMallard({"pack", "check", pack});
  EXPECT_EQ(run.code, 1) << run.output;
  EXPECT_THAT(run.output, HasSubstr("maneuver \"battleducks:centers\".resolve: fails: "
                                    "test/content.lua:4: ctx:probe(cell): cell must be an "
                                    "integer, got string \"B6\""));
  EXPECT_THAT(run.output, HasSubstr("1 mistake."));
}

// What is asked while actions are listed fails there, too, and is not only refused.
TEST(TerminalPackCheck, FailuresOfQuestionsAreTold) {
  const std::string folder = NewPath("asking");
  ASSERT_EQ(RunMallard({"pack", "new", "naval_war", folder}).code, 0);
  WriteText(folder + "/asking.lua",
            "patch.card {\n"
            "  id = 'naval_war:airstrike',\n"
            "  playable = function(ctx) return ctx:turn() + nil > 0 end,\n"
            "}");
  const Result run = RunMallard({"pack", "check", folder});
  EXPECT_EQ(run.code, 1) << run.output;
  EXPECT_THAT(run.output, HasSubstr("card \"naval_war:airstrike\".playable: fails: "
                                    "asking/asking.lua:3: "));
}

TEST(TerminalPackCheck, AnswersInJsonAlsoWhereThereIsNoPack) {
  const Result run = RunMallard({"pack", "check", "--json", "/no/such/folder"});
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.output, StartsWith("{\n  \"ok\": false,\n  \"folder\": \"/no/such/folder\",\n"));
  EXPECT_THAT(run.output,
              HasSubstr("\"message\": \"there is no folder \\\"/no/such/folder\\\"\"}"));
  EXPECT_EQ(run.errors, "");
}

TEST(TerminalPackCheck, StacksThePacksItNeeds) {
  const std::string pack = NewPack("patch.maneuver { id = 'sonar_pond:sonar', cooldown = 2 }");
  WriteText(pack + "/pack.lua",
            "pack { id = 'test', version = '1.0', game = 'battleducks', api = 1,\n"
            "       requires = { sonar_pond = '>=1' } }");
  EXPECT_EQ(RunMallard({"pack", "check", pack}).code, 1);
  const Result run =
      RunMallard({"pack", "check", pack, "--pack", absl::StrCat(kExamples, "sonar_pond")});
  EXPECT_EQ(run.code, 0) << run.output;
  EXPECT_THAT(run.output, HasSubstr("adds 0 entries and changes 1 of other packs"));
}

TEST(TerminalPackList, TellsWhatAStackHolds) {
  const Result run =
      RunMallard({"pack", "list", "battleducks", "--pack", absl::StrCat(kExamples, "sonar_pond")});
  EXPECT_EQ(run.code, 0) << run.errors;
  EXPECT_THAT(run.output, StartsWith("battleducks 1.0.0  BattleDucks\n  from     the library\n"));
  EXPECT_THAT(run.output, HasSubstr("\nsonar_pond 1.0.0  Sonar Pond\n"));
  EXPECT_THAT(run.output, HasSubstr("requires battleducks >=1.0 <2"));
  EXPECT_THAT(run.output, HasSubstr("declares 1 maneuver, 1 category, 1 formation, 1 board"));
}

TEST(TerminalPackShow, TellsWhereEveryFieldComesFrom) {
  const std::string pack =
      NewPack("\npatch.formation { id = 'battleducks:donut', name = 'Doughnut' }");
  const Result run = RunMallard({"pack", "show", "battleducks", "donut", "--pack", pack});
  EXPECT_EQ(run.code, 0) << run.errors;
  EXPECT_THAT(run.output, HasSubstr("name = \"Doughnut\"  -- test/content.lua:2"));
  EXPECT_THAT(run.output, ContainsRegex("category = .*  -- battleducks/formations\\.lua:[0-9]+"));
  const Result kind = RunMallard({"pack", "show", "battleducks", "mode"});
  EXPECT_THAT(kind.output, ContainsRegex("mode +battleducks:advanced +battleducks/modes\\.lua:"));
  EXPECT_THAT(RunMallard({"pack", "show", "battleducks"}).output, HasSubstr("battleducks:longs"));
  const Result none = RunMallard({"pack", "show", "battleducks", "donnut"});
  EXPECT_EQ(none.code, 1);
  EXPECT_THAT(none.errors, HasSubstr("did you mean donut"));
}

TEST(TerminalPackDiff, TellsWhoChangesWhat) {
  const std::string pack = NewPack(
      "patch.maneuver { id = 'battleducks:longs', cooldown = 4 }\n"
      "remove.formation 'battleducks:donut'\n"
      "board { id = 'puddle', rows = { '####', '####' } }\n");
  const Result run = RunMallard({"pack", "diff", "battleducks", "--pack", pack, "--pack",
                                 absl::StrCat(kExamples, "sonar_pond")});
  EXPECT_EQ(run.code, 0) << run.errors;
  EXPECT_THAT(run.output, HasSubstr("test 1.0.0\n"));
  EXPECT_THAT(run.output, HasSubstr("  ~ maneuver battleducks:longs  test/content.lua:1\n"
                                    "      cooldown: 6 -> 4\n"));
  EXPECT_THAT(run.output, HasSubstr("  - formation battleducks:donut  removed\n"));
  EXPECT_THAT(run.output, HasSubstr("  + board test:puddle  test/content.lua:3\n"));
  EXPECT_THAT(run.output, HasSubstr("sonar_pond 1.0.0\n  + maneuver sonar_pond:sonar"));
  EXPECT_EQ(RunMallard({"pack", "diff", "battleducks"}).code, 2);
  EXPECT_THAT(RunMallard({"pack", "diff", "battleducks", "--pack", NewPack("")}).output,
              HasSubstr("changes nothing"));
}

// A campaign stands on two packs of the library, and takes packs made for either game.
TEST(TerminalPackDiff, CampaignsShowWhatPacksOfBothGamesChange) {
  const std::string battles = NewPath("battles");
  const std::string war = NewPath("war");
  ASSERT_EQ(RunMallard({"pack", "new", "duckhammer", battles}).code, 0);
  ASSERT_EQ(RunMallard({"pack", "new", "duckhammer_campaign", war}).code, 0);
  WriteText(battles + "/changes.lua",
            "patch.mission { id = 'duckhammer:breakthrough', name = 'B' }");
  const std::vector<std::string> packs = {"--pack", battles, "--pack", war};
  const auto run = [&](std::vector<std::string> args) {
    args.insert(args.end(), packs.begin(), packs.end());
    const Result result = RunMallard(args);
    EXPECT_EQ(result.code, 0) << result.errors;
    return result.output;
  };
  EXPECT_THAT(run({"pack", "diff", "duckhammer_campaign"}),
              AllOf(StartsWith("battles 0.1.0\n"),
                    HasSubstr("  ~ mission duckhammer:breakthrough  battles/changes.lua:1\n"),
                    HasSubstr("-> \"B\"\n"),
                    HasSubstr("war 0.1.0\n  + means war:bakery  war/content.lua:")));
  EXPECT_THAT(
      run({"pack", "list", "duckhammer_campaign"}),
      AllOf(StartsWith("duckhammer 1.0.0  Duckhammer\n"), HasSubstr("\nduckhammer_campaign 1.0.0"),
            HasSubstr("\nbattles 0.1.0"), HasSubstr("\nwar 0.1.0")));
  EXPECT_THAT(run({"pack", "show", "duckhammer_campaign", "breakthrough"}),
              HasSubstr("name = \"B\"  -- battles/changes.lua:1"));
  // Whichever of them is asked about.
  EXPECT_THAT(RunMallard({"pack", "check", battles, "--pack", war}).output,
              HasSubstr("battles 0.1.0 for Duckhammer campaigns: no mistakes."));
  EXPECT_THAT(RunMallard({"pack", "check", war, "--pack", battles}).output,
              HasSubstr("war 0.1.0 for Duckhammer campaigns: no mistakes."));
  EXPECT_THAT(RunMallard({"pack", "test", war, "--pack", battles, "--games", "0"}).output,
              HasSubstr("2 tests passed."));
}

TEST(TerminalPackTest, TellsWhatFailedAndWhere) {
  const std::string pack = NewPack("");
  std::filesystem::create_directories(pack + "/tests");
  WriteText(pack + "/tests/a.lua",
            "test('good', function(t) end)\n"
            "test('bad', function(t)\n  t:equal(#t:match{}:legal(1, 'fill'), 2)\nend)\n");
  const Result run = RunMallard({"pack", "test", pack, "--games", "0"});
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.output, HasSubstr("tests/a.lua\n  ok    good\n  FAIL  bad\n"));
  EXPECT_THAT(run.output, HasSubstr(absl::StrCat(pack, "/tests/a.lua:3: expected 2, found 1")));
  EXPECT_THAT(run.output, HasSubstr("1 of 2 tests failed."));
  EXPECT_THAT(run.output, Not(HasSubstr("Random play")));
  EXPECT_EQ(RunMallard({"pack", "test", pack, "--games", "0", "--filter", "good"}).code, 0);
}

TEST(TerminalPackTest, RandomPlayersFindScriptsThatFail) {
  const std::string pack = NewPack(R"(
maneuver { id = "broken", cooldown = 3, footprint = { "ooo" },
           resolve = function(ctx) if ctx:turn() > 3 then error("out of bread") end end }
category { id = "duds", min_ducks = 2, max_ducks = 2, maneuver = "broken" }
formation { id = "dud", category = "duds", shape = { "##" } }
mode { id = "dry", board = "battleducks:classic_pond", formations = { "dud", "battleducks:triple" } }
)");
  std::filesystem::create_directories(pack + "/tests");
  WriteText(pack + "/tests/a.lua", "random_play { options = 'mode=dry' }");
  const Result run = RunMallard({"pack", "test", pack});
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(Unwrapped(run.output),
              ContainsRegex("Random play with mode=dry, seed [0-9]+, went wrong: action [0-9]+, "
                            "p[12]: `maneuver dud .*` .*test/content.lua:3: out of bread"));
}

}  // namespace
}  // namespace mallard::testing
