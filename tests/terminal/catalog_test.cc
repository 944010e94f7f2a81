// `mallard catalog`.
#include <string>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/game.h"
#include "tests/terminal/program.h"

namespace mallard::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST(TerminalCatalog, TellsEveryGame) {
  for (const Game* game : Games()) {
    const Result told = RunMallard({"catalog", game->manifest().game, "--language", "en"});
    EXPECT_EQ(told.code, 0) << told.errors;
    EXPECT_THAT(told.output, HasSubstr(absl::StrCat(game->manifest().game, ":")));
  }
}

TEST(TerminalCatalog, WritesOnePageThatNeedsNothingElse) {
  for (const Game* game : Games()) {
    const Result page = RunMallard({"catalog", game->manifest().game, "--html"});
    ASSERT_EQ(page.code, 0) << page.errors;
    EXPECT_THAT(page.output, StartsWith("<!DOCTYPE html>"));
    EXPECT_THAT(page.output, Not(HasSubstr("http")));
    EXPECT_THAT(page.output, AllOf(Not(HasSubstr("<link")), Not(HasSubstr("src="))));
    EXPECT_THAT(page.output, HasSubstr("<section id=\"options\">"));
    EXPECT_THAT(page.output, HasSubstr("<figure><svg id=\"table\"")) << "what the table looks like";
  }
}

TEST(TerminalCatalog, DrawsShapesAndEscapesText) {
  const Result page = RunMallard({"catalog", "battleducks", "--html"});
  EXPECT_THAT(page.output, HasSubstr("<svg class=\"grid\""));
  EXPECT_THAT(page.output, HasSubstr("href=\"#category-battleducks-circles\""));
}

TEST(TerminalCatalog, WritesJsonToAFile) {
  const std::string file = NewPath("catalog.json");
  const Result told = RunMallard({"catalog", "naval_war", "--json", "-o", file});
  EXPECT_EQ(told.code, 0) << told.errors;
  EXPECT_EQ(told.output, "");
  EXPECT_THAT(ReadText(file), StartsWith("{\"game\":\"naval_war\""));
}

TEST(TerminalCatalog, RefusesLanguagesThatNoPackSpeaks) {
  const Result told = RunMallard({"catalog", "battleducks", "--language", "tlh"});
  EXPECT_EQ(told.code, 1);
  EXPECT_THAT(told.errors, HasSubstr("the packs do not speak \"tlh\", but en"));
}

TEST(TerminalCatalog, TellsOfWrongCalls) {
  EXPECT_EQ(RunMallard({"catalog", "battelducks"}).code, 2);
  EXPECT_EQ(RunMallard({"catalog", "battleducks", "--json", "--html"}).code, 2);
  EXPECT_EQ(RunMallard({"catalog", "battleducks", "-o", "x"}).code, 2);
}

}  // namespace
}  // namespace mallard::testing
