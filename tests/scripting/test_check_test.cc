// A pack's own tests, read without running them: what is not Lua and names that do not exist.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/pack_test.h"

namespace mallard {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

Pack LiliesWith(std::vector<PackFile> tests) {
  tests.push_back(
      {"pack.lua", "pack { id = 'lilies', version = '1.0', game = 'battleducks', api = 1 }"});
  return {"folder", std::move(tests)};
}

std::vector<std::string> Mistakes(std::vector<PackFile> tests) {
  std::vector<std::string> texts;
  for (const ContentError& error : CheckPackTests(LiliesWith(std::move(tests)))) {
    texts.push_back(error.ToString());
  }
  return texts;
}

TEST(TestCheck, GoodTestsHaveNoMistakes) {
  EXPECT_THAT(Mistakes({}), IsEmpty());
  EXPECT_THAT(Mistakes({{"tests/a.lua",
                         "local function visit(t) return t:match { seed = 1 } end\n"
                         "test('x', function(t) t:equal(#visit(t):legal(1), 2) end)\n"
                         "random_play { games = 1 }\n"
                         "print(math.max(1, 2), ('x'):rep(3), pcall(error), next({}))"}}),
              IsEmpty());
}

TEST(TestCheck, EveryFileThatIsNotLuaIsToldWithItsLine) {
  EXPECT_THAT(Mistakes({{"tests/a.lua", "test('x', function(t)\n"},
                        {"tests/sub/b.lua", "\nlocal = 5"},
                        {"tests/c.lua", "\x1bLua"},
                        {"tests/notes.txt", "not Lua at all"},
                        {"content.lua", "not Lua, and none of the tests"}}),
              ElementsAre("lilies/tests/a.lua:2: 'end' expected (to close 'function' at line 1) "
                          "near <eof>",
                          "lilies/tests/c.lua: attempt to load a binary chunk (mode is 't')",
                          "lilies/tests/sub/b.lua:2: <name> expected near '='"));
}

TEST(TestCheck, UnknownNamesAreToldWhereverTheyStand) {
  EXPECT_THAT(
      Mistakes({{"tests/a.lua",
                 "tset('x', function(t)\n"
                 "  local function inner() return asert(t) end\n"
                 "  os.exit(1)\n"
                 "  nothing_like_it()\n"
                 "  return math.flor(1) + string.dump(t)\n"
                 "end)"}}),
      ElementsAre("lilies/tests/a.lua:1: unknown name \"tset\"; did you mean \"test\"?",
                  "lilies/tests/a.lua:2: unknown name \"asert\"; did you mean \"assert\"?",
                  "lilies/tests/a.lua:3: os is not available to packs: packs cannot touch files, "
                  "programs or the clock",
                  "lilies/tests/a.lua:4: unknown name \"nothing_like_it\"",
                  "lilies/tests/a.lua:5: math has no \"flor\"; did you mean \"floor\"?",
                  "lilies/tests/a.lua:5: string.dump is not available to packs"));
}

TEST(TestCheck, NothingRuns) {
  EXPECT_THAT(Mistakes({{"tests/a.lua", "while true do end"}, {"tests/b.lua", "error('ran')"}}),
              IsEmpty());
}

TEST(TestCheck, GlobalsOfOneFileAreKnownInTheOthers) {
  const PackFile uses = {"tests/a.lua", "test('x', function(t) helper(t) end)"};
  EXPECT_THAT(Mistakes({uses, {"tests/helpers.lua", "function helper(t) end"}}), IsEmpty());
  EXPECT_THAT(Mistakes({uses, {"tests/helpers.lua", "local function helper(t) end"}}),
              ElementsAre("lilies/tests/a.lua:1: unknown name \"helper\""));
  // A file that may set any global, or cannot be read, is not held against the others.
  EXPECT_THAT(Mistakes({uses, {"tests/b.lua", "local g = _ENV  g['helper'] = print"}}), IsEmpty());
  EXPECT_THAT(Mistakes({uses, {"tests/b.lua", "function helper(t) end end"}}),
              ElementsAre("lilies/tests/b.lua:1: <eof> expected near 'end'"));
}

// Lua compiles the names of a file with very many constants in another way.
TEST(TestCheck, GlobalsOfLongFilesAreKnown) {
  std::string text = "local v\n";
  for (int i = 0; i < 400; ++i) absl::StrAppend(&text, "v = 'text ", i, "'\n");
  absl::StrAppend(&text, "made = 1\nprint(v, made, mad)\n");
  EXPECT_THAT(
      Mistakes({{"tests/long.lua", text}, {"tests/short.lua", "print(made)"}}),
      ElementsAre("lilies/tests/long.lua:403: unknown name \"mad\"; did you mean \"made\"?"));
}

TEST(TestCheck, AThousandAreKept) {
  std::string text;
  for (int i = 0; i < 3000; ++i) absl::StrAppend(&text, "print(unknown_", i, ")\n");
  EXPECT_THAT(Mistakes({{"tests/a.lua", text}}), SizeIs(ContentReport::kMaxErrors));
}

}  // namespace
}  // namespace mallard
