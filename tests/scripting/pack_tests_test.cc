// A pack's own tests: what they can do, how they fail, and that nothing they do gets out of hand.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/pack_test.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr char kPack[] = "pack { id = 'lilies', version = '1.0', game = 'battleducks', api = 1 }";

Pack LiliesWith(const std::string& test_file) {
  return {"lilies",
          {{"pack.lua", kPack},
           {"content.lua", "variable { id = 'luck', scope = 'player', default = 7 }"},
           {"tests/a.lua", test_file}}};
}

PackTestRun RunTests(const Pack& pack, const PackTestOptions& options = {}) {
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset = Ruleset::Load("battleducks", {pack});
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  absl::StatusOr<PackTestRun> run = RunPackTests(*ruleset, pack, options);
  EXPECT_TRUE(run.ok()) << run.status();
  return *std::move(run);
}

// Runs one test with that body; "" if it passes, else where and why it fails.
std::string RunBody(const std::string& body, const PackTestOptions& options = {}) {
  const PackTestRun run =
      RunTests(LiliesWith(absl::StrCat("test('x', function(t)\n", body, "\nend)")), options);
  EXPECT_THAT(run.cases, SizeIs(1));
  const PackTestCase& test = run.cases[0];
  return test.passed
             ? ""
             : absl::StrCat(test.failure.file, ":", test.failure.line, ": ", test.failure.message);
}

TEST(PackTests, AreNotContent) {
  const Pack with = LiliesWith("this is not Lua");
  Pack without = with;
  without.files.pop_back();
  const auto first = Ruleset::Load("battleducks", {with});
  const auto second = Ruleset::Load("battleducks", {without});
  ASSERT_TRUE(first.ok()) << first.status();
  ASSERT_TRUE(second.ok()) << second.status();
  EXPECT_EQ((*first)->fingerprint(), (*second)->fingerprint());
}

TEST(PackTests, PassAndFailEachForItself) {
  const PackTestRun run =
      RunTests(LiliesWith("test('good', function(t) t:equal(1, 1) end)\n"
                          "test('bad', function(t) t:equal(1, 2) end)\n"
                          "test('good too', function(t) t:is_true(t:match{}) end)\n"));
  ASSERT_THAT(run.cases, SizeIs(3));
  EXPECT_TRUE(run.cases[0].passed);
  EXPECT_FALSE(run.cases[1].passed);
  EXPECT_TRUE(run.cases[2].passed);
  EXPECT_FALSE(run.passed());
  EXPECT_EQ(run.cases[1].name, "bad");
  EXPECT_EQ(run.cases[1].line, 2);
  EXPECT_EQ(run.cases[1].failure.file, "tests/a.lua");
  EXPECT_EQ(run.cases[1].failure.line, 2);
  EXPECT_EQ(run.cases[1].failure.message, "expected 2, found 1");
}

TEST(PackTests, FailuresSayWhatWasExpectedAndFound) {
  const struct {
    const char* body;
    const char* message;
  } cases[] = {
      {"t:equal(1, 2)", "tests/a.lua:2: expected 2, found 1"},
      {"t:equal(1, 2, 'ducks')", "tests/a.lua:2: ducks: expected 2, found 1"},
      {"t:equal('a', nil)", "expected nil, found \"a\""},
      {"t:equal({1, {x = 2}}, {1, {x = 3}})", "[2].x: expected 3, found 2"},
      {"t:equal({1}, {1, 2})", "[2]: expected 2, found nil"},
      {"t:equal({1, 2}, {1})", "[2]: expected nil, found 2"},
      {"t:different({1}, {1})", "expected anything but { 1 }"},
      {"t:is_true(nil, 'open')", "open: expected something true, found nil"},
      {"t:is_false(0)", "expected false or nil, found 0"},
      {"t:contains('duck', 'goose')", "expected \"goose\" in \"duck\""},
      {"t:contains({'a', 'b'}, 'c')", "expected \"c\" in { \"a\", \"b\" }"},
      {"t:fails(function() end)", "expected the function to fail, but it did not"},
      {"t:fails(function() error('wet') end, 'dry')", "expected a failure with \"dry\""},
      {"t:match{}:play(1, 'fly')", "p1 cannot play \"fly\": "},
      {"t:match{}:play(3, 'fill')", "expected a player from 1 to 2, found integer 3"},
      {"t:match{}:refuses(1, 'fill')", "expected p1 to be refused \"fill\", but it was played"},
      {"t:match{}:refuses(1, 'ready', 'wet')", "to be refused because \"wet\", found \""},
      {"t:match{}:expect_event(1, 'won')", "expected the event \"won\", found no events"},
      {"local m = t:match{} m:play(1, 'fill') m:expect_no_event(1, 'placed p1 single')",
       "expected no event \"placed p1 single\", found \n  placed p1 single"},
      {"t:match{ sed = 1 }", "t:match knows seed and options, found \"sed\""},
      {"t:match{ seed = -1 }", "seed must be a whole number from 0"},
      {"t:match{ options = 'mdoe=x' }", "did you mean mode"},
      {"t:match{ options = { mode = 'x' } }", "no such match: "},
      {"t:match{}:variable('lukc')", "there is no variable \"lukc\""},
      {"t:match{}:variable('luck', 0)", "counts from 1, not 0"},
      {"t:match{}:view('guest')", "expected a player from 1 to 2 or \"host\""},
      {"t:match{}:legl(1)", "TestMatch has no \"legl\"; did you mean \"legal\"?"},
      {"t.equal(1, 1)", "t:equal: call it with a colon, on the test"},
      {"t:match{}.play(1, 'fill')", "match:play: call it with a colon, on a match"},
      {"tset()", "unknown name \"tset\"; did you mean \"test\"?"},
      {"os.exit()", "os is not available to packs"},
      {"test('y', function() end)", "test stands at the top of a file, not in a test"},
  };
  for (const auto& c : cases) EXPECT_THAT(RunBody(c.body), HasSubstr(c.message)) << c.body;
}

TEST(PackTests, CanPlayAndLookAtMatches) {
  const char* const bodies[] = {
      "local m = t:match{} t:equal(m:seats(), 2) t:equal(m:to_act(), {1, 2})",
      "local m = t:match{} t:is_false(m:over()) t:equal(m:winners(), {}) t:equal(m:score(1), 0)",
      "local m = t:match{} t:equal(m:decision(1), 'set_up_fleet')",
      "local m = t:match{} m:play(1, 'fill', 'ready') t:equal(m:decision(1), nil)",
      "local m = t:match{} t:is_true(m:can(1, 'fill')) t:is_false(m:can(1, 'ready'))",
      "local m = t:match{} t:equal(#m:legal(1), m:legal_count(1)) t:contains(m:legal(1), 'fill')",
      "local m = t:match{} t:equal(#m:legal(1, 'fill'), 1)",
      "local m = t:match{} t:contains(m:refuses(1, 'ready'), 'not complete')",
      "local m = t:match{} m:play(1, 'fill') t:is_true(#m:events(1) > 0) t:equal(m:events(2), {})",
      "local m = t:match{} m:play(1, 'fill') m:play(2, 'fill')\n"
      "t:equal(m:events(1), {}) t:is_true(#m:all_events(1) > 0)",
      "local m = t:match{} m:play(1, 'fill') m:undo() t:is_false(m:can(1, 'ready'))",
      "local m = t:match{} local c = m:copy() c:play(1, 'fill', 'ready')\n"
      "t:equal(m:decision(1), 'set_up_fleet')",
      "local m = t:match{} m:play(1, 'fill') t:equal(m:restored():view('host'), m:view())",
      "local m = t:match{} t:equal(m:variable('luck', 2), 7) t:equal(m:variable('lilies:luck'), 7)",
      "local m = t:match{ options = 'mode=advanced' } t:contains(m:board(1), 'Pond')",
      "local a, b = t:match{ seed = 5 }, t:match{ seed = 5 } a:play(1, 'fill') b:play(1, 'fill')\n"
      "t:equal(a:view(), b:view()) t:different(a:view(), t:match{ seed = 6 }:view())",
      "local m = t:match{ options = { first_player = 'p1' } }\n"
      "while not m:over() do m:random(m:to_act()[1]) end t:equal(#m:winners(), 1)",
      "local m = t:match{} t:equal(type(m:bot(1)), 'string')",
      "local e = t:fails(function() error('wet') end) t:contains(e, 'wet')",
  };
  for (const char* body : bodies) EXPECT_EQ(RunBody(body), "") << body;
}

TEST(PackTests, ViewsHoldNothingTheViewerMayNotKnow) {
  EXPECT_EQ(RunBody("local a, b = t:match{ seed = 1 }, t:match{ seed = 1 }\n"
                    "a:play(2, 'place single r0 A1') b:play(2, 'place single r0 C3')\n"
                    "t:equal(a:view(1), b:view(1)) t:equal(a:board(1), b:board(1))\n"
                    "t:different(a:view(2), b:view(2)) t:different(a:view(), b:view())"),
            "");
}

TEST(PackTests, FilesShareTheirGlobalsAndRunInOrder) {
  Pack pack = LiliesWith("function twice(n) return 2 * n end");
  pack.files.push_back({"tests/b.lua", "test('doubles', function(t) t:equal(twice(2), 4) end)"});
  const PackTestRun run = RunTests(pack);
  ASSERT_THAT(run.cases, SizeIs(1));
  EXPECT_TRUE(run.cases[0].passed) << run.cases[0].failure.message;
}

TEST(PackTests, AFileThatCannotBeReadFailsAndHidesNoOther) {
  Pack pack = LiliesWith("test('x',");
  pack.files.push_back({"tests/b.lua", "test('good', function(t) end)"});
  const PackTestRun run = RunTests(pack);
  ASSERT_THAT(run.cases, SizeIs(2));
  EXPECT_FALSE(run.cases[0].passed);
  EXPECT_EQ(run.cases[0].name, "");
  EXPECT_EQ(run.cases[0].failure.line, 1);
  EXPECT_TRUE(run.cases[1].passed);
}

TEST(PackTests, CallersAreNamed) {
  const PackTestRun run = RunTests(LiliesWith(
      "local function check(t)\n  t:equal(1, 2)\nend\ntest('x', function(t)\n  check(t)\nend)"));
  ASSERT_THAT(run.cases, SizeIs(1));
  EXPECT_EQ(run.cases[0].failure.line, 2);
  EXPECT_THAT(run.cases[0].failure.callers, ElementsAre("lilies/tests/a.lua:5"));
}

TEST(PackTests, AMatchEndsWithItsTest) {
  const PackTestRun run =
      RunTests(LiliesWith("test('keeps', function(t) kept, test_of = t:match{}, t end)\n"
                          "test('uses', function(t) kept:play(1, 'fill') end)\n"
                          "test('asks', function(t) test_of:equal(1, 1) end)\n"));
  ASSERT_THAT(run.cases, SizeIs(3));
  EXPECT_TRUE(run.cases[0].passed) << run.cases[0].failure.message;
  EXPECT_THAT(run.cases[1].failure.message, HasSubstr("the test that made this match has ended"));
  EXPECT_THAT(run.cases[2].failure.message, HasSubstr("the test that got this object has ended"));
}

TEST(PackTests, LimitsHoldWhateverATestDoes) {
  PackTestOptions options;
  options.test_instructions = 2'000'000;
  const struct {
    const char* body;
    const char* message;
  } cases[] = {
      {"while true do end", "stopped after 2000000 instructions"},
      {"pcall(function() while true do end end)", "stopped after 2000000 instructions"},
      {"t:fails(function() while true do end end)", "stopped after 2000000 instructions"},
      {"local s = {} while true do s[#s + 1] = {} end", "stopped after 2000000 instructions"},
      {"while true do t:match{} end", "a test has at most 64 matches"},
      {"local m = t:match{} while true do m:view() end", "stopped after 2000000 instructions"},
      {"local m = t:match{} while true do m:board() end", "stopped after 2000000 instructions"},
      {"local m = t:match{} while true do m:legal(1) end", "stopped after 2000000 instructions"},
      {"local m = t:match{} while true do m:play(1, 'fill', 'lift single') end",
       "stopped after 2000000 instructions"},
      {"local x = {} x[1] = x t:equal(x, {{}})", "[1][1]: expected nil, found { { {"},
      {"local x, y = {}, {} x[1], y[1] = x, y t:equal(x, y)", "nested more than 20 deep"},
  };
  for (const auto& c : cases) EXPECT_THAT(RunBody(c.body, options), HasSubstr(c.message)) << c.body;
}

TEST(PackTests, RandomPlayIsWishedForAndChecked) {
  const PackTestRun run = RunTests(
      LiliesWith("random_play { options = { mode = 'advanced' }, games = 3 }\nrandom_play {}"));
  EXPECT_THAT(run.cases, IsEmpty());
  ASSERT_THAT(run.random_play, SizeIs(2));
  EXPECT_EQ(run.random_play[0].options, "mode=advanced");
  EXPECT_EQ(run.random_play[0].games, 3);
  EXPECT_EQ(run.random_play[1].options, "");
  EXPECT_EQ(run.random_play[1].line, 2);
  for (const char* bad :
       {"random_play { options = 'mode=x' }", "random_play { games = 0 }",
        "random_play { gmaes = 1 }", "random_play('mode=advanced')", "test('x')",
        "test(function() end)", "test('x', function() end) test('x', function() end)"}) {
    EXPECT_FALSE(RunTests(LiliesWith(bad)).passed()) << bad;
  }
}

TEST(PackTests, OnlyTestsOfThatNameRun) {
  PackTestOptions options;
  options.filter = "oo";
  const PackTestRun run = RunTests(LiliesWith("test('good', function(t) end)\n"
                                              "test('bad', function(t) error('no') end)"),
                                   options);
  ASSERT_THAT(run.cases, SizeIs(1));
  EXPECT_EQ(run.cases[0].name, "good");
}

TEST(PackTests, PrintGoesToTheLog) {
  std::vector<std::string> lines;
  PackTestOptions options;
  options.log = [&](absl::string_view line) { lines.emplace_back(line); };
  EXPECT_EQ(RunBody("print('quack', 3)", options), "");
  EXPECT_THAT(lines, ElementsAre("lilies/tests/a.lua:2: quack\t3"));
}

TEST(PackTests, NeedAManifest) {
  EXPECT_FALSE(RunPackTests(BaseRuleset("battleducks"), Pack{"x", {}}).ok());
}

}  // namespace
}  // namespace mallard::testing
