// What was expected, what was found and the nearest known name, each for itself: for programs that
// show mistakes their own way.
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/content.h"
#include "tests/scripting/test_game.h"

namespace mallard {
namespace {

using ::testing::HasSubstr;

TEST(ErrorParts, EveryMistakeHasThem) {
  const struct {
    const char* text;
    const char* expected;
    const char* found;
    const char* nearest;
  } kCases[] = {
      {"formation { id = 'x', category = 'circles', shape = {'#'}, ducks = 10 }",
       "an integer from 1 to 9", "integer 10", ""},
      {"formation { id = 'x', category = 'circles', shape = {} }", "1 to 5 items", "0", ""},
      {"formation { id = 'x', category = 'circls', shape = {'#'} }",
       "one of \"classics\", \"circles\", \"specials\"", "string \"circls\"", "circles"},
      {"formation { id = 'x', category = 'circles', shape = {'#'}, shap = 1 }", "", "", "shape"},
      {"formation { id = 'x', category = 'circles' }", "a list", "nothing", ""},
      {"formation { id = 'donut', category = 'circles', shape = {'#'} }\n"
       "card { id = 'x', formation = 'donnut' }",
       "", "", "donut"},
      {"card { id = 'x' } card { id = 'y', replace = 1 }", "true or false as replace", "integer 1",
       ""},
      {"card { id = 'xylophone' } card { id = 'xylofone', replace = true }", "", "", "xylophone"},
      {"card { id = 7 }", "a string as id", "integer 7", ""},
      {"card 'x'", "a table", "string \"x\"", ""},
      {"remove.card {}", "the id of an entry", "table", ""},
      {"carrd { id = 'x' }", "", "", "card"},
      {"patch.carrd { id = 'x' }", "", "", "card"},
      {"card { id = 'x', resolve = function() return assrt(1) end }", "", "", "assert"},
      {"error('out of bread')", "", "", ""},
      {"variable { id = 'x', scope = 'player', min = 5, max = 4 }", "at most max, which is 4",
       "integer 5", ""},
  };
  RulesetOptions options;
  options.base_pack = false;
  for (const auto& c : kCases) {
    std::vector<ContentError> errors;
    const auto ruleset =
        Ruleset::Load(PondGame(), {MakePack("p", {{"a.lua", c.text}})}, options, &errors);
    ASSERT_EQ(errors.size(), 1u) << c.text << "\n" << ruleset.status();
    const ContentProblem& problem = errors[0].problem;
    EXPECT_EQ(problem.expected, c.expected) << c.text;
    EXPECT_EQ(problem.found, c.found) << c.text;
    EXPECT_EQ(problem.nearest, c.nearest) << c.text;
    EXPECT_THAT(problem.message, HasSubstr(c.expected));
    EXPECT_THAT(problem.message, HasSubstr(c.found));
    EXPECT_THAT(problem.message, HasSubstr(c.nearest));
  }
}

TEST(ErrorParts, ManifestsHaveThemToo) {
  const struct {
    const char* manifest;
    const char* expected;
    const char* found;
    const char* nearest;
  } kCases[] = {
      {"pack 'p'", "a table", "string \"p\"", ""},
      {"pack { id = 'p', version = 'new', game = 'pond', api = 1 }", "a version such as \"1.2.0\"",
       "\"new\"", ""},
      {"pack { id = 'p', version = '1.0', game = 'pond', api = 0 }", "an integer from 1",
       "integer 0", ""},
      {"pack { id = 'p', version = '1.0', game = 'lake', api = 1 }", "pond", "lake", ""},
      {"pack { id = 'p', version = '1.0', game = 'pond', api = 3 }", "content API 2 at most",
       "content API 3", ""},
      {"pack { id = 'p', version = '1.0', game = 'pond', api = 1, tilte = 'x' }", "", "", "title"},
      {"pack { id = 'p', version = '1.0', game = 'pond', api = 1, requires = { x = 'one' } }",
       "a version range such as \">=1.0 <2\"", "\"one\"", ""},
      {"pack { id = 'p', version = '1.0', game = 'pond', api = 1, requires = { other = '2' } }",
       "other 2", "other 1.2.0", ""},
      {"pack { id = 'p', version = '1.0', game = 'pond', api = 1, requires = { othr = '1' } }", "",
       "", "other"},
  };
  RulesetOptions options;
  options.base_pack = false;
  for (const auto& c : kCases) {
    std::vector<ContentError> errors;
    const Pack pack = {"p", {{"pack.lua", c.manifest}}};
    const auto ruleset = Ruleset::Load(PondGame(), {MakePack("other", {}), pack}, options, &errors);
    ASSERT_EQ(errors.size(), 1u) << c.manifest << "\n" << ruleset.status();
    EXPECT_EQ(errors[0].problem.expected, c.expected) << c.manifest;
    EXPECT_EQ(errors[0].problem.found, c.found) << c.manifest;
    EXPECT_EQ(errors[0].problem.nearest, c.nearest) << c.manifest;
  }
}

}  // namespace
}  // namespace mallard
