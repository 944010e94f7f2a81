// Every kind of mistake in content, each with its message.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "tests/scripting/test_game.h"

namespace mallard {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::vector<std::string> Errors(absl::string_view text) {
  return absl::StrSplit(LoadErrors(text), '\n');
}

TEST(Content, IsReadWithDefaults) {
  RulesetOptions options;
  options.lines_of_values = true;
  const auto ruleset = LoadText(R"(
formation {
  id = "donut",
  name = "Donut",
  category = "circles",
  shape = {
    "###",
    "#.#",
    "###",
  },
}
card {
  id = "bread",
  cost = { coins = 3 },
  formation = "donut",
  friends = { "bread" },
  abilities = {
    { name = "float" },
    { name = "dive", power = 2 },
  },
}
variable { id = "mood", scope = "player", min = -5, max = 5 })",
                                options);
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  const ContentSet& set = (*ruleset)->entries();
  const ContentEntry& donut = set.Entries("formation")[0];
  EXPECT_EQ(donut.id, "p:donut");
  EXPECT_EQ(donut.pack, "p");
  EXPECT_EQ(donut.file, "a.lua");
  EXPECT_EQ(donut.line, 2);
  EXPECT_EQ(donut.value["name"].text, "Donut");
  EXPECT_EQ(donut.value["name"].line, 4);
  EXPECT_EQ(donut.value["shape"].line, 6);
  ASSERT_EQ(donut.value["shape"].items.size(), 3u);
  EXPECT_EQ(donut.value["shape"].items[1].text, "#.#");
  EXPECT_EQ(donut.value["shape"].items[1].line, 8);
  EXPECT_EQ(donut.value["ducks"].integer, 1);
  EXPECT_EQ(donut.value["ducks"].line, 0);
  EXPECT_TRUE(donut.value["mirror"].boolean);
  const ContentEntry& bread = set.Entries("card")[0];
  EXPECT_EQ(bread.value["formation"].text, "p:donut");
  EXPECT_EQ(bread.value["friends"].items[0].text, "p:bread");
  EXPECT_EQ(bread.value["cost"]["bread"].integer, 1);
  EXPECT_EQ(bread.value["cost"]["coins"].integer, 3);
  EXPECT_EQ(bread.value["abilities"].items[1]["power"].integer, 2);
  EXPECT_EQ(bread.value["abilities"].items[1]["power"].line, 19);
  EXPECT_TRUE(bread.value["resolve"].IsNil());
  const ContentEntry& mood = set.Entries("variable")[0];
  EXPECT_EQ(mood.value["scope"].text, "player");
  EXPECT_EQ(mood.value["default"].integer, 0);
  EXPECT_FALSE(mood.value["public"].boolean);
}

TEST(ContentErrors, AreExact) {
  const std::pair<const char*, const char*> kCases[] = {
      // Fields.
      {"formation {\n id = 'x',\n category = 'circles',\n shpe = {'#'},\n shape = {'#'} }",
       "p/a.lua:4: formation \"x\".shpe: unknown field; did you mean \"shape\"?"},
      {"formation { id = 'x', category = 'circles', shape = {'#'}, zzz = 1 }",
       "p/a.lua:1: formation \"x\".zzz: unknown field"},
      {"formation {\n id = 'x',\n shape = {'#'} }",
       "p/a.lua:1: formation \"x\".category: expected one of \"classics\", \"circles\", "
       "\"specials\", found nothing"},
      {"formation { id = 'x', category = 'circels', shape = {'#'} }",
       "p/a.lua:1: formation \"x\".category: expected one of \"classics\", \"circles\", "
       "\"specials\", found string \"circels\"; did you mean \"circles\"?"},
      {"formation { id = 'x', category = 5, shape = {'#'} }",
       "p/a.lua:1: formation \"x\".category: expected one of \"classics\", \"circles\", "
       "\"specials\", found integer 5"},
      {"formation { id = 'x', category = 'circles', shape = {'#'}, name = 5 }",
       "p/a.lua:1: formation \"x\".name: expected a string, found integer 5"},
      {"formation { id = 'x', category = 'circles', shape = {'#'}, mirror = 'yes' }",
       "p/a.lua:1: formation \"x\".mirror: expected true or false, found string \"yes\""},
      {"formation { id = 'x', category = 'circles', shape = {'#'}, ducks = 10 }",
       "p/a.lua:1: formation \"x\".ducks: expected an integer from 1 to 9, found integer 10"},
      {"formation { id = 'x', category = 'circles', shape = {'#'}, ducks = 2.5 }",
       "p/a.lua:1: formation \"x\".ducks: expected an integer from 1 to 9, found number 2.5"},
      {"formation { id = 'x', category = 'circles', shape = {'#'}, ducks = 4.0 }",
       "p/a.lua:1: formation \"x\".ducks: expected an integer from 1 to 9, found number 4.0"},
      {"card { id = 'x', cost = { coins = 'many' } }",
       "p/a.lua:1: card \"x\".cost.coins: expected an integer, found string \"many\""},
      // Lists.
      {"formation { id = 'x', category = 'circles', shape = {} }",
       "p/a.lua:1: formation \"x\".shape: expected 1 to 5 items, found 0"},
      {"formation { id = 'x', category = 'circles', shape = {'a','b','c','d','e','f'} }",
       "p/a.lua:1: formation \"x\".shape: expected 1 to 5 items, found 6"},
      {"formation { id = 'x', category = 'circles', shape = '###' }",
       "p/a.lua:1: formation \"x\".shape: expected a list, found string \"###\""},
      {"formation { id = 'x', category = 'circles', shape = { rows = 3 } }",
       "p/a.lua:1: formation \"x\".shape: expected a list, found a table with named fields"},
      {"formation { id = 'x', category = 'circles', shape = { 'a', nil, 'c' } }",
       "p/a.lua:1: formation \"x\".shape: expected a list without holes, found the key 3"},
      {"formation {\n id = 'x', category = 'circles',\n shape = {\n  '#',\n  5,\n } }",
       "p/a.lua:5: formation \"x\".shape[2]: expected a string, found integer 5"},
      {"card { id = 'x', friends = { 'x', 'x', 'x', 'x' } }",
       "p/a.lua:1: card \"x\".friends: expected at most 3 items, found 4"},
      // Tables inside.
      {"card { id = 'x', cost = 5 }",
       "p/a.lua:1: card \"x\".cost: expected a table with named fields, found integer 5"},
      {"card { id = 'x', cost = { 5 } }",
       "p/a.lua:1: card \"x\".cost[1]: expected named fields, found integer 5"},
      {"card { id = 'x', cost = { [true] = 5 } }",
       "p/a.lua:1: card \"x\".cost: expected named fields, found the key true"},
      {"card {\n id = 'x',\n cost = {\n  braed = 5,\n } }",
       "p/a.lua:4: card \"x\".cost.braed: unknown field; did you mean \"bread\"?"},
      {"card {\n id = 'x',\n abilities = {\n  { name = 'a' },\n  { power = 1 },\n } }",
       "p/a.lua:5: card \"x\".abilities[2].name: expected a string, found nothing"},
      {"card { id = 'x', 'stray' }",
       "p/a.lua:1: card \"x\"[1]: expected named fields, found string \"stray\""},
      // Functions.
      {"card { id = 'x', resolve = 'later' }",
       "p/a.lua:1: card \"x\".resolve: expected a function, found string \"later\""},
      {"formation { id = 'x', category = 'circles', shape = {'#'}, name = function() end }",
       "p/a.lua:1: formation \"x\".name: expected a string, found a function"},
      // References.
      {"formation { id = 'donut', category = 'circles', shape = {'#'} }\n"
       "card { id = 'x', formation = 'donnut' }",
       "p/a.lua:2: card \"x\".formation: unknown formation \"donnut\"; did you mean \"donut\"?"},
      {"card { id = 'x', formation = 'q:donut' }",
       "p/a.lua:1: card \"x\".formation: there is no pack \"q\""},
      {"card { id = 'x', formation = 7 }",
       "p/a.lua:1: card \"x\".formation: expected the id of a formation, found integer 7"},
      // Ids.
      {"card { }", "p/a.lua:1: card: expected a string as id, found nothing"},
      {"card {\n id = 5 }", "p/a.lua:2: card: expected a string as id, found integer 5"},
      {"card { id = 'Big Duck' }",
       "p/a.lua:1: card \"Big Duck\": expected lower-case letters, digits and underscores as id, "
       "found \"Big Duck\""},
      {"card { id = '' }",
       "p/a.lua:1: card: expected lower-case letters, digits and underscores as id, found \"\""},
      {"card { id = 'x' }\n\ncard { id = 'x' }",
       "p/a.lua:3: card \"x\": is declared already at p/a.lua:1; say replace = true to replace it"},
      // Calls.
      {"card 'x'", "p/a.lua:1: card: expected a table, found string \"x\""},
      {"card()", "p/a.lua:1: card: expected a table, found nothing"},
      {"remove.card { id = 'x' }",
       "p/a.lua:1: remove.card: expected the id of an entry, found table"},
      {"patch.crad { id = 'x' }",
       "p/a.lua:1: unknown kind of entry \"patch.crad\"; did you mean \"card\"?"},
      {"crad { id = 'x' }", "p/a.lua:1: unknown name \"crad\"; did you mean \"card\"?"},
      {"local f = io.open('x')",
       "p/a.lua:1: io is not available to packs: packs cannot touch files, programs or the clock"},
      // Variables.
      {"variable { id = 'v', scope = 'unit' }",
       "p/a.lua:1: variable \"v\".scope: expected one of \"match\", \"player\", found string "
       "\"unit\""},
      {"variable {\n id = 'v',\n scope = 'player',\n min = 5,\n max = 1 }",
       "p/a.lua:4: variable \"v\".min: expected at most max, which is 1, found integer 5"},
      {"variable {\n id = 'v', scope = 'player', min = 1, max = 5 }",
       "p/a.lua:1: variable \"v\".default: expected an integer from 1 to 5, found integer 0"},
      {"variable { id = 'v', scope = 'match', public = true, max = 1 << 40 }",
       "p/a.lua:1: variable \"v\".max: expected an integer from -2147483648 to 2147483647, found "
       "integer 1099511627776"},
      {"variable {\n id = 'v',\n scope = 'match' }",
       "p/a.lua:3: variable \"v\".public: must be true: a variable of the scope \"match\" belongs "
       "to "
       "no player who alone could know it"},
      {"variable { id = 'v', scope = 'player', public = true,\n owner_only = true }",
       "p/a.lua:2: variable \"v\".owner_only: says the opposite of `public`"},
      {"variable { id = 'v', scope = 'player',\n owner_only = false }",
       "p/a.lua:2: variable \"v\".owner_only: says the opposite of `public`"},
      // The game's own checks.
      {"formation {\n id = 'x',\n category = 'circles',\n ducks = 9,\n shape = {'#'} }",
       "p/a.lua:4: formation \"x\".ducks: nine is too many"},
      // Lua's own mistakes.
      {"x = = 5", "p/a.lua:1: unexpected symbol near '='"},
      {"card { id = 'x' ", "p/a.lua:1: '}' expected near <eof>"},
      {"local x\nx.y = 5", "p/a.lua:2: attempt to index a nil value (local 'x')"},
      {"error('my own')", "p/a.lua:1: my own"},
      {"local function f() error('deep') end\nlocal function g() f() return 1 end\ng()",
       "p/a.lua:1: deep (called from p/a.lua:2, p/a.lua:3)"},
      {"local x = 2 ^ 3",
       "p/a.lua:1: the operator ^ is not available to packs, since its results differ between "
       "platforms; multiply instead"},
  };
  for (const auto& [text, message] : kCases) EXPECT_EQ(LoadErrors(text), message) << text;
}

TEST(ContentErrors, AreReportedAllAtOnce) {
  const std::string errors = LoadErrors(
      {MakePack("a", {{"1.lua",
                       "formaton { id = 'x' }\n"
                       "formation { id = 'y', category = 'round', shape = {}, size = 1 }"},
                      {"2.lua", "this is not Lua"},
                      {"3.lua",
                       "card { id = 'z', resolve = 5 }\n"
                       "local n = 0\n"
                       "card { id = 'w', resolve = function() n = 1 end }"}}),
       MakePack("b", {{"1.lua", "card { id = 'q', friends = { 'nobody' } }"}})});
  const std::vector<std::string> lines = absl::StrSplit(errors, '\n');
  EXPECT_THAT(
      lines,
      ElementsAre(
          "a/1.lua:1: unknown name \"formaton\"; did you mean \"formation\"?",
          "a/2.lua:1: syntax error near 'is'", "a/1.lua:2: formation \"y\".size: unknown field",
          "a/1.lua:2: formation \"y\".category: expected one of \"classics\", \"circles\", "
          "\"specials\", found string \"round\"",
          "a/1.lua:2: formation \"y\".shape: expected 1 to 5 items, found 0",
          "a/3.lua:1: card \"z\".resolve: expected a function, found integer 5",
          "b/1.lua:1: card \"q\".friends[1]: unknown card \"nobody\"",
          "a/3.lua:3: card \"a:w\".resolve: sets the local \"n\", which was made outside this "
          "function; scripts keep no state: what must last belongs in a variable of the match"));
}

TEST(ContentErrors, AreAvailableAsData) {
  RulesetOptions options;
  options.base_pack = false;
  std::vector<ContentError> errors(3);
  const auto ruleset = Ruleset::Load(
      PondGame(), {MakePack("p", {{"sub/a.lua", "\ncard { id = 'x', odd_one = 1 }"}})}, options,
      &errors);
  EXPECT_EQ(ruleset.status().code(), absl::StatusCode::kInvalidArgument);
  ASSERT_EQ(errors.size(), 1u);
  EXPECT_EQ(errors[0].pack, "p");
  EXPECT_EQ(errors[0].file, "sub/a.lua");
  EXPECT_EQ(errors[0].line, 2);
  EXPECT_EQ(errors[0].path, "card \"x\".odd_one");
  EXPECT_EQ(errors[0].problem.message, "unknown field");
}

TEST(ContentErrors, OneUnknownNameIsReportedOnce) {
  EXPECT_THAT(
      Errors("local d = dukcs.list[1].name\nlocal e = dukcs(1, 2)\n"
             "card { id = 'x', cost = { coins = d } }\n"
             "card { id = dukcs.id }\ndukcs.x = 1"),
      ElementsAre("p/a.lua:1: unknown name \"dukcs\"", "p/a.lua:2: unknown name \"dukcs\"",
                  "p/a.lua:4: unknown name \"dukcs\"", "p/a.lua:5: unknown name \"dukcs\""));
}

TEST(ContentErrors, UnknownKindsBelowPatchAndRemoveHideNothing) {
  EXPECT_THAT(
      Errors("patch.carrd { id = 'x' }\nremove.crad 'y'\ncard { id = 'z', odd_one = 1 }"),
      ElementsAre("p/a.lua:1: unknown kind of entry \"patch.carrd\"; did you mean \"card\"?",
                  "p/a.lua:2: unknown kind of entry \"remove.crad\"; did you mean \"card\"?",
                  "p/a.lua:3: card \"z\".odd_one: unknown field"));
}

TEST(ContentErrors, MembersThatLibrariesLackAreFoundBeforeAnythingCallsThem) {
  EXPECT_THAT(
      Errors("local function round(x)\n  return math.flor(x)\nend\n"
             "card { id = 'x', resolve = function(ctx)\n  return round(table.find({}, 1))\nend }"),
      ElementsAre(
          "p/a.lua:5: card \"p:x\".resolve: table has no \"find\"",
          "p/a.lua:2: card \"p:x\".resolve: math has no \"flor\"; did you mean \"floor\"?"));
  // A table of the pack's own may have any fields, and be empty.
  EXPECT_EQ(
      LoadErrors("tables = {}\ncard { id = 'x', resolve = function() return tables.find end }"),
      "");
}

// Lua compiles a function with very many constants in another way.
TEST(ContentErrors, NamesAreFoundInLongFunctions) {
  std::string text = "card { id = 'x', resolve = function()\nlocal v\n";
  for (int i = 0; i < 400; ++i) absl::StrAppend(&text, "v = 'text ", i, "'\n");
  absl::StrAppend(&text, "return asert(math.flor(1))\nend }");
  EXPECT_THAT(Errors(text),
              ElementsAre("p/a.lua:403: card \"p:x\".resolve: unknown name \"asert\"; did you mean "
                          "\"assert\"?",
                          "p/a.lua:403: card \"p:x\".resolve: math has no \"flor\"; did you mean "
                          "\"floor\"?"));
}

TEST(ContentErrors, LinesAreFoundInCallsOfManyShapes) {
  // With brackets, several on a line, in helpers, in loops, from a computed table.
  EXPECT_EQ(LoadErrors("card({\n  id = 'x',\n  odd_one = 1,\n})"),
            "p/a.lua:3: card \"x\".odd_one: unknown field");
  EXPECT_EQ(LoadErrors("card { id = 'x' } card { id = 'y',\n odd_one = 1 }"),
            "p/a.lua:2: card \"y\".odd_one: unknown field");
  EXPECT_EQ(
      LoadErrors("local function make(id)\n  card {\n    id = id,\n    odd_one = 1,\n  }\nend\n"
                 "make('x')"),
      "p/a.lua:4: card \"x\".odd_one: unknown field");
  EXPECT_EQ(LoadErrors("local t = {\n  id = 'x',\n  odd_one = 1,\n}\n\ncard(t)"),
            "p/a.lua:6: card \"x\".odd_one: unknown field");
  EXPECT_EQ(
      LoadErrors("for i = 1, 2 do\n  card {\n    id = 'x' .. i,\n    cost = {\n      odd_one = i,\n"
                 "    },\n  }\nend"),
      "p/a.lua:5: card \"x1\".cost.odd_one: unknown field\n"
      "p/a.lua:5: card \"x2\".cost.odd_one: unknown field");
  EXPECT_EQ(LoadErrors("card {\n  id = 'x',\n  resolve = function(ctx)\n    if ctx then return "
                       "{ odd_one = 1 } end\n    for i = 1, 2 do local t = { 1, 2 } end\n  end,\n"
                       "  -- odd_one = 1,\n  [\"odd_one\"] = 1 }"),
            "p/a.lua:8: card \"x\".odd_one: unknown field");
}

TEST(ContentErrors, TheHelperFileIsNamedWhenItHoldsTheLiteral) {
  EXPECT_THAT(LoadErrors({MakePack("p", {{"a.lua",
                                          "function make(id)\n  card { id = id, odd_one = 1 }\n"
                                          "end"},
                                         {"b.lua", "make('x')"}})}),
              HasSubstr("p/a.lua:2: card \"x\".odd_one: unknown field"));
}

TEST(ContentErrors, AThousandAreKept) {
  std::string text;
  for (int i = 0; i < 3000; ++i) absl::StrAppend(&text, "card { id = 'c", i, "', odd_one = 1 } ");
  EXPECT_EQ(Errors(text).size(), ContentReport::kMaxErrors);
  text.clear();
  for (int i = 0; i < 3000; ++i)
    absl::StrAppend(&text, "card { id = 'c", i, "', friends = {'d", i, "'} }\n");
  EXPECT_EQ(Errors(text).size(), ContentReport::kMaxErrors);
  text.clear();
  for (int i = 0; i < 3000; ++i) absl::StrAppend(&text, "global_", i, " = unknown_", i, "\n");
  EXPECT_EQ(Errors(text).size(), ContentReport::kMaxErrors);
}

TEST(ContentErrors, AMarkInFrontOfTheTextIsSkipped) {
  EXPECT_EQ(LoadErrors("\xEF\xBB\xBF"
                       "card { id = 'x' }"),
            "");
}

TEST(NearestName, FindsTypingMistakes) {
  const std::vector<std::string> known = {"shape", "category", "ducks", "id"};
  EXPECT_EQ(NearestName("shpae", known), "shape");
  EXPECT_EQ(NearestName("Shape", known), "shape");
  EXPECT_EQ(NearestName("catgory", known), "category");
  EXPECT_EQ(NearestName("duck", known), "ducks");
  EXPECT_EQ(NearestName("completely", known), "");
  EXPECT_EQ(NearestName("", known), "");
  EXPECT_EQ(NearestName("x", {}), "");
  EXPECT_EQ(NearestName(std::string(100'000, 'x'), known), "");
}

}  // namespace
}  // namespace mallard
