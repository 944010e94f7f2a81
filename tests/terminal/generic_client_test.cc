// examples/generic_client, the client that knows no game: what the example promises of itself, and
// how it serves a person. That it plays every game and mod to its end, CTest runs for each.
#include <sys/wait.h>

#include <algorithm>
#include <cstdlib>
#include <string>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "tests/terminal/program.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string Source() { return ReadText(MALLARD_SOURCE_DIR "/examples/generic_client/main.c"); }

// Runs it with words that need no quotes.
Result RunClient(const std::string& args, const std::string& input = "") {
  const std::string in = NewPath("input"), out = NewPath("output");
  WriteText(in, input);
  const int status = std::system(
      absl::StrCat("'" MALLARD_GENERIC_CLIENT "' ", args, " <'", in, "' >'", out, "'").c_str());
  Result run;
  run.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  run.output = ReadText(out);
  return run;
}

TEST(GenericClient, HasAtMost400LinesAndNamesNoGame) {
  const std::string source = Source();
  EXPECT_LE(std::count(source.begin(), source.end(), '\n'), 400);
  ASSERT_FALSE(Games().empty());
  for (const Game* game : Games()) {
    EXPECT_THAT(source, Not(HasSubstr(game->manifest().game)));
    EXPECT_THAT(source, Not(HasSubstr(game->manifest().title)));
  }
}

TEST(GenericClient, IsPlayedByAPersonFromAMenu) {
  // Place the first ship heading north: back once, then on; nonsense is asked again.
  const Result run = RunClient("naval_war --play 0 --seed 4", "1\n1\n0\n1\nnonsense\n999\n1\n1\n");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.output, HasSubstr("   1 Place a Ship\n"));
  EXPECT_THAT(run.output, HasSubstr("   1 Carrier\n"));
  EXPECT_THAT(run.output, HasSubstr("> ?\n"));
  EXPECT_THAT(run.output, HasSubstr("Player 1 places Carrier"));
}

TEST(GenericClient, APersonNamesPlacesOfAnOpenMapInNumbers) {
  const Result run = RunClient(
      "duckhammer --play 0 --seed 4 --options "
      "'army_1=quack_marines_small army_2=storm_court_small rounds=1'",
      "1\n1\n1\n1\n1\n1\n20000 14500\n");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.output, HasSubstr("Where on the map?"));
  EXPECT_THAT(run.output, Not(HasSubstr("> ?")));
  EXPECT_THAT(run.output, HasSubstr("Which unit do you deploy next"));
}

TEST(GenericClient, DrawsTheTableWhileItPlays) {
  const std::string picture = NewPath("table.svg");
  EXPECT_EQ(RunClient(absl::StrCat("battleducks --quiet --seed 4 --svg '", picture, "'")).code, 0);
  EXPECT_THAT(ReadText(picture), HasSubstr("<svg"));
  EXPECT_THAT(ReadText(picture), HasSubstr("</svg>"));
}

TEST(GenericClient, PlaysModsInTheirLanguages) {
  const struct {
    const char* args;
    const char* french;
    const char* english;
  } cases[] = {
      {"battleducks --pack " MALLARD_SOURCE_DIR "/examples/packs/mill_pond --options mode=mill",
       "Les Canetons", "Ducklings"},
      {"duckhammer --pack " MALLARD_SOURCE_DIR
       "/examples/packs/weather_book --options 'scale=squall army_1=observers "
       "army_2=observers rounds=1'",
       "Saute-flaque", "Puddle Jumper"},
  };
  for (const auto& [args, french, english] : cases) {
    const Result run = RunClient(absl::StrCat(args, " --seed 2 --language fr"));
    EXPECT_EQ(run.code, 0) << args;
    EXPECT_THAT(run.output, HasSubstr(french));
    EXPECT_THAT(run.output, Not(HasSubstr(english)));
    EXPECT_THAT(RunClient(absl::StrCat(args, " --seed 2")).output, HasSubstr(english));
  }
}

}  // namespace
}  // namespace mallard::testing
