// Scripts keep no state: nothing that one call does can be seen by another.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "tests/scripting/test_game.h"

namespace mallard {
namespace {

using ::testing::HasSubstr;

std::string Result(const Ruleset& ruleset, absl::string_view card) {
  PondContext context;
  context.ruleset = &ruleset;
  ScriptResult result;
  const absl::Status status =
      ruleset.scripts().Call(Hook(ruleset, card, "resolve"), kResolve, &context, {}, &result);
  return status.ok() ? absl::StrCat(result.integer) : std::string(status.message());
}

/// Loads `text` and calls the resolve of card "c".
std::string LoadAndCall(absl::string_view text) {
  const auto ruleset = LoadText(text);
  if (!ruleset.ok()) return std::string(ruleset.status().message());
  return Result(**ruleset, "p:c");
}

TEST(State, FrozenTablesReadAsBefore) {
  EXPECT_EQ(LoadAndCall(R"(
local list = { 10, 20, 30, name = "list", nested = { deep = { 5 } } }
global = { a = 1, b = 2 }
function helper(t) return #t end
card { id = "c", resolve = function()
  assert(#list == 3 and list[2] == 20 and list.name == "list" and list.missing == nil)
  assert(list.nested.deep[1] == 5 and helper(list) == 3)
  local keys = ""
  for k, v in pairs(list) do keys = keys .. tostring(k) .. " " end
  assert(keys == "1 2 3 name nested ")
  local sum = 0
  for i, v in ipairs(list) do sum = sum + v end
  assert(sum == 60 and table.concat(list, ",") == "10,20,30" and table.unpack(list) == 10)
  assert(next(global) == "a" and next(global, "a") == "b" and next(global, "b") == nil)
  assert(#table.move(list, 1, 3, 1, {}) == 3)
  assert(("b"):gsub("b", global) == "2")
  return 1
end })"),
            "1");
}

TEST(State, WritesToAnythingFromLoadingAreRefused) {
  constexpr char kSetUp[] = R"(
local list = { 1, 2, inner = { 3 } }
shared = { list = list }
local function closure() return list end
local nested = { f = function() return list.inner end }
local key = {}
local odd = { [key] = 1 }
)";
  const char* const kReadOnly =
      "of this table: it was made while packs were loading and is read-only since; what must last "
      "belongs in a variable of the match";
  for (const char* body :
       {"list[1] = 5", "list[3] = 5", "list.new = 5", "list.inner[1] = 5", "shared.list[1] = 5",
        "shared.x = 1", "closure()[1] = 5", "nested.f()[1] = 5", "nested.f = nil", "key.x = 1",
        "odd[key] = 2", "table.insert(list, 5)", "table.insert(list, 1, 5)", "table.remove(list)",
        "table.sort(list)", "table.move({9}, 1, 1, 1, list)",
        "for k in pairs(list) do list[k] = nil end"}) {
    EXPECT_THAT(
        LoadAndCall(absl::StrCat(kSetUp, "card { id = 'c', resolve = function() ", body, " end }")),
        HasSubstr(kReadOnly))
        << body;
  }
}

TEST(State, TablesMadeInACallAreWritable) {
  EXPECT_EQ(LoadAndCall(R"(
function build(n) local t = {} for i = 1, n do t[i] = i end return t end
card { id = "c", resolve = function()
  local t = build(4)
  t[5] = 5
  table.insert(t, 6)
  local count = 0
  local function bump() count = count + 1 end
  for _ in ipairs(t) do bump() end
  return count
end })"),
            "6");
}

struct Mistake {
  const char* text;
  const char* message;
};

TEST(State, AssigningWhatIsOutsideTheFunctionIsFoundAtLoadTime) {
  const Mistake kMistakes[] = {
      {"local count = 0\ncard { id = 'c', resolve = function()\n  count = count + 1\nend }",
       "p/a.lua:3: card \"p:c\".resolve: sets the local \"count\", which was made outside this "
       "function; scripts keep no state: what must last belongs in a variable of the match"},
      // In a function inside the hook.
      {"local n = 0\ncard { id = 'c', resolve = function()\n  local function f()\n    n = 1\n  "
       "end\n"
       "  f()\nend }",
       "p/a.lua:4: card \"p:c\".resolve: sets the local \"n\""},
      // In a helper, local or global, or hidden in a table.
      {"local n = 0\nlocal function bump()\n  n = n + 1\nend\n"
       "card { id = 'c', resolve = function() bump() end }",
       "p/a.lua:3: card \"p:c\".resolve: sets the local \"n\""},
      {"local n = 0\nfunction bump()\n  n = n + 1\nend\n"
       "card { id = 'c', resolve = function() bump() end }",
       "p/a.lua:3: card \"p:c\".resolve: sets the local \"n\""},
      {"local n = 0\nlocal t = { { deep = function()\n  n = n + 1\nend } }\n"
       "card { id = 'c', resolve = function() t[1].deep() end }",
       "p/a.lua:3: card \"p:c\".resolve: sets the local \"n\""},
      {"local n = 0\nfunction bump()\n  n = n + 1\nend\n"
       "card { id = 'c', resolve = function() local e = _ENV e['bu' .. 'mp']() end }",
       "p/a.lua:3: card \"p:c\".resolve: sets the local \"n\""},
      // In a closure made by another function.
      {"local function counter()\n  local n = 0\n  return function() n = n + 1 return n end\nend\n"
       "card { id = 'c', resolve = counter() }",
       "p/a.lua:3: card \"p:c\".resolve: sets the local \"n\""},
      {"local function counter()\n  local n = 0\n  return function() n = n + 1 return n end\nend\n"
       "local next_number = counter()\n"
       "card { id = 'c', resolve = function() return next_number() end }",
       "p/a.lua:3: card \"p:c\".resolve: sets the local \"n\""},
      // The hook itself.
      {"local function f() f = nil end\ncard { id = 'c', resolve = f }",
       "p/a.lua:1: card \"p:c\".resolve: sets the local \"f\""},
      // Globals.
      {"total = 0\ncard { id = 'c', resolve = function()\n  total = total + 1\nend }",
       "p/a.lua:3: card \"p:c\".resolve: sets the global \"total\"; scripts keep no state: what "
       "must "
       "last belongs in a variable of the match (or write local in front)"},
      {"card { id = 'c', resolve = function() forgotten_local = 1 end }",
       "p/a.lua:1: card \"p:c\".resolve: sets the global \"forgotten_local\""},
      {"card { id = 'c', resolve = function() _ENV = {} end }",
       "p/a.lua:1: card \"p:c\".resolve: sets the local \"_ENV\""},
      // Iterators remember their place.
      {"local each = ('abc'):gmatch('.')\ncard { id = 'c', resolve = function() return #each() end "
       "}",
       "p/a.lua:2: card \"p:c\".resolve: keeps an iterator of pairs or gmatch from outside the "
       "function, which remembers its place; scripts keep no state, so make it inside the "
       "function"},
      {"local t = { step = pairs({1, 2}) }\ncard { id = 'c', resolve = function() t.step() end }",
       "keeps an iterator of pairs or gmatch"},
      // Names that do not exist.
      {"function helper() return 1 end\ncard { id = 'c', resolve = function()\n  return "
       "helpr()\nend }",
       "p/a.lua:3: card \"p:c\".resolve: unknown name \"helpr\"; did you mean \"helper\"?"},
      // Inside other entries' tables.
      {"local n\ncard { id = 'c', abilities = { { name = 'x' }, { name = 'y', on_draw = function() "
       "n = 1 end } } }",
       "p/a.lua:2: card \"p:c\".abilities[2].on_draw: sets the local \"n\""},
  };
  for (const Mistake& mistake : kMistakes) {
    EXPECT_THAT(LoadErrors(mistake.text), HasSubstr(mistake.message)) << mistake.text;
  }
}

TEST(State, WhatNoHookReachesMayKeepState) {
  EXPECT_EQ(LoadErrors(R"(
local count = 0
function next_name() count = count + 1 return "card_" .. count end
counted = 0
for i = 1, 3 do
  counted = counted + 1
  card { id = next_name(), resolve = function() return i end }
end)"),
            "");
}

TEST(State, NothingLastsFromCallToCall) {
  // Whatever a script tries, it gets the same answer twice.
  for (const char* body : {
           "pcall(function() string.marker = 1 end) return string['mark' .. 'er'] and 1 or 0",
           "return pcall(function() return ('x').marker end) and 1 or 0",
           "pcall(function() ctx.marker = 1 end) return ctx.marker and 1 or 0",
           "pcall(function() seen.x = 1 end) return seen.x and 1 or 0",
           "pcall(function() seen[1] = 1 end) return #seen",
           "pcall(function() table.insert(seen, 1) end) return #seen",
           "pcall(function() local e = _ENV e.seen = nil end) return seen and 1 or 0",
           R"(local key = 'new' .. 'name'
              pcall(function() local e = _ENV e[key] = 1 end)
              return pcall(function() local e = _ENV return e[key] end) and 1 or 0)",
           "pcall(function() math.abs = nil end) return math.abs(-4)",
           "local t = {} for k in pairs(seen) do t[#t + 1] = k end return #t",
       }) {
    const auto ruleset = LoadText(
        absl::StrCat("seen = {}\ncard { id = 'c', resolve = function(ctx) ", body, " end }"));
    ASSERT_TRUE(ruleset.ok()) << ruleset.status();
    const std::string first = Result(**ruleset, "p:c");
    EXPECT_EQ(Result(**ruleset, "p:c"), first) << body;
  }
}

TEST(State, PacksDoNotShareGlobals) {
  const auto ruleset = LoadPond(
      {MakePack("a", {{"1.lua", "secret = 5"},
                      {"2.lua", "card { id = 'c', resolve = function() return secret end }"}}),
       MakePack("b", {{"1.lua",
                       "secret = 6\n"
                       "card { id = 'c', resolve = function() return secret end }"}})});
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  EXPECT_EQ(Result(**ruleset, "a:c"), "5");
  EXPECT_EQ(Result(**ruleset, "b:c"), "6");
  EXPECT_EQ(LoadErrors({MakePack("a", {{"1.lua", "secret = 5"}}),
                        MakePack("b", {{"1.lua", "local x = secret"}})}),
            "b/1.lua:1: unknown name \"secret\"");
}

TEST(State, NamesOfTheLanguageCannotBeTaken) {
  EXPECT_EQ(LoadErrors("formation = 5"),
            "p/a.lua:1: the name formation is taken: it is part of the pack language");
  EXPECT_EQ(LoadErrors("function pairs() end"),
            "p/a.lua:1: the name pairs is taken: it is part of the pack language");
}

TEST(State, RulesetsAreIndependent) {
  const auto first = LoadText("n = 1 card { id = 'c', resolve = function() return n end }");
  const auto second = LoadText("n = 2 card { id = 'c', resolve = function() return n end }");
  ASSERT_TRUE(first.ok() && second.ok());
  EXPECT_EQ(Result(**first, "p:c"), "1");
  EXPECT_EQ(Result(**second, "p:c"), "2");
  EXPECT_EQ(Result(**first, "p:c"), "1");
  EXPECT_NE((*first)->fingerprint(), (*second)->fingerprint());
}

}  // namespace
}  // namespace mallard
