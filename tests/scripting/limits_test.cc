// Scripts that want too much: each is stopped with a clear error, and the machine goes on working.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "tests/scripting/test_game.h"

namespace mallard {
namespace {

using ::testing::HasSubstr;

constexpr char kInstructions[] = "stopped after 100000 instructions";
constexpr char kString[] = "stopped: a string grew beyond 16 KiB";
constexpr char kMemory[] = "stopped: scripts needed more than 4096 KiB of memory";
constexpr char kDepth[] = "stopped: functions called each other more than 1000 deep";

RulesetOptions Small() {
  RulesetOptions options;
  options.limits.call_instructions = 100'000;
  options.limits.load_instructions = 1'000'000;
  options.limits.memory_bytes = 4 << 20;
  return options;
}

TEST(Limits, RunawayHooksAreStopped) {
  const std::pair<const char*, const char*> kCases[] = {
      {"while true do end", "(an endless loop?)"},
      {"while true do pcall(function() while true do end end) end", kInstructions},
      {"local function f() pcall(f) pcall(f) end f()", kInstructions},
      {"local ok repeat ok = pcall(error) until ok", kInstructions},
      {"for i = 1, math.huge do end", kInstructions},
      {"goto a ::a:: goto a", kInstructions},
      {"local t = {} for i = 1, 1 << 40 do t[i] = i end", kInstructions},
      {"local s = 'x' while true do s = s .. s end", kString},
      {"while true do pcall(function() local s = 'x' while true do s = s .. s end end) end",
       kString},
      {"return #('x'):rep(1 << 40)", kString},
      {"return #('x'):rep(math.maxinteger, ('y'):rep(100))", kString},
      {"return #('x'):rep(20000)", kString},
      {"local t = {} for i = 1, 100 do t[i] = ('x'):rep(200) end return #table.concat(t)", kString},
      {"return #('x'):rep(10000):gsub('x', 'yyyy')", kString},
      {"return #('%s%s'):format(('x'):rep(10000), ('x'):rep(10000))", kString},
      {"local function f() return 1 + f() end f()", kDepth},
      {"local function f() local x = f() return x end pcall(f)", kDepth},
      {"local t = {} t.f = function(n) return t.f(n + 1) + 1 end t.f(1)", kDepth},
      {"local function f(...) return f(1, ...) end f()", "more than 250 arguments in its ..."},
      {"return ('a'):rep(100):find(('a*'):rep(100) .. 'b')", "(inside find)"},
      {"return ('a'):rep(5000):match(('a-'):rep(20) .. 'b')", "(inside match)"},
      {"return ('a'):rep(3000):gsub(('a?'):rep(100) .. 'b', '')", "(inside gsub)"},
      {"for _ in ('a'):rep(9000):gmatch('(a*)(a*)(a*)b') do end", kInstructions},
      {"return ('('):rep(9000):find(('%b()'):rep(9))", "(inside find)"},
      {"return ('ab'):rep(100):gsub('a', function() while true do end end)", kInstructions},
      {"local x = ('x'):rep(8000) while true do local y = x:find(x, 1, true) end", "(inside find)"},
      {"table.move({}, 1, math.maxinteger, 2)", "(inside move)"},
      {"table.move({}, math.mininteger, 0, 1)", "(inside move)"},
      {"table.concat({}, '', 1, math.maxinteger)", "(inside concat)"},
      {"local t = {} for i = 1, 9000 do t[i] = i end while true do table.insert(t, 1, 0) end",
       "(inside insert)"},
      {"local t = {} for i = 1, 9000 do t[i] = i end while true do table.remove(t, 1) t[9000] = 1 "
       "end",
       "(inside remove)"},
      {"local t = {} for i = 1, 9000 do t[i] = -i end while true do table.sort(t) end",
       "(inside sort)"},
      {"local t = {} for i = 1, 9000 do t[i] = i end while true do for k in pairs(t) do break end "
       "end",
       "(inside pairs)"},
      {"local t = {} for i = 1, 9000 do t[i] = i end while true do next(t) end", "(inside next)"},
      {"table.sort({3, 2, 1}, function() while true do end end)", kInstructions},
      {"local t = {} for i = 1, 9000 do t[i] = i end while true do ctx:sum(t) end", "(inside sum)"},
      {"while true do ctx:total() end", kInstructions},
      // Much work inside one step of Lua's machine, or inside one call of its libraries.
      {"local s = ('9'):rep(16000) while true do local n = tonumber(s) end", "(inside tonumber)"},
      {"local s = ('9'):rep(16000) while true do local n = math.max(s, s) end", "(inside max)"},
      {"local s = ('9'):rep(16000) while true do local n = math.floor(s) end", "(inside floor)"},
      {"local s = ('x'):rep(16000) while true do s = s:upper() end", kInstructions},
      {"local s = ('x'):rep(16000) while true do s = s:reverse() end", kInstructions},
      {"local s = ('x'):rep(9000) while true do local t = s .. s:sub(1, 5000) end", kInstructions},
      {"local s = ('x'):rep(16000) while true do local t = s:sub(2) end", kInstructions},
      {"local function f(...) return select('#', ...) end "
       "while true do f(table.unpack({}, 1, 250)) end",
       kInstructions},
      {"local t = {} for i = 1, 20000 do t[i] = i end for i = 1, 20000 do t[i] = nil end "
       "while true do next(t) end",
       "(inside next)"},
      {"local t = {} for i = 1, 255 do t[i] = i end "
       "while true do for i = 1, 255 do t['k' .. i] = i t['k' .. i] = nil end end",
       kInstructions},
      {"while true do pcall(pcall, pcall, pcall, pcall, error) end", kInstructions},
      {"while true do pcall(string.rep, 'x', 16000) end", kInstructions},
      {"while true do local s = ('%s%s'):format(('x'):rep(4000), ('y'):rep(4000)) end",
       kInstructions},
      {"while true do local s = ('x'):rep(7000):gsub('x', '%0%0') end", kInstructions},
      {"local x = 1 while true do local f = function() return x end end", kInstructions},
      {"while true do local t = { 1, 2, 3, 4, 5, 6, 7, 8, 9, a = 1, b = 2 } end", kInstructions},
      {"while true do local t = table.pack(1, 2, 3) end", kInstructions},
      {"while true do pcall(ctx.fail, ctx) end", kInstructions},
  };
  for (const auto& [body, message] : kCases) {
    const auto ruleset =
        LoadText(absl::StrCat("card { id = 'c', resolve = function(ctx) ", body, " end }\n",
                              "card { id = 'good', resolve = function() return 5 end }"),
                 Small());
    ASSERT_TRUE(ruleset.ok()) << ruleset.status();
    PondContext context;
    context.ruleset = ruleset->get();
    const auto call = [&](const char* id, ScriptResult* result) {
      return (*ruleset)->scripts().Call(Hook(**ruleset, id, "resolve"), kResolve, &context, {},
                                        result);
    };
    const absl::Status status = call("p:c", nullptr);
    EXPECT_EQ(status.code(), absl::StatusCode::kResourceExhausted) << body << "\n" << status;
    EXPECT_THAT(status.message(), HasSubstr(message)) << body;
    EXPECT_THAT(status.message(), HasSubstr("p/a.lua:1: stopped")) << body;
    EXPECT_THAT(status.message(), HasSubstr("(in card \"p:c\".resolve")) << body;
    ScriptResult result;
    EXPECT_TRUE(call("p:good", &result).ok()) << body;
    EXPECT_EQ(result.integer, 5) << body;
  }
}

TEST(Limits, MemoryIsLimited) {
  RulesetOptions options = Small();
  options.limits.call_instructions = options.limits.action_instructions = 100'000'000;
  for (const char* body :
       {"local t = {} while true do t[#t + 1] = {} end",
        "local t = {} for i = 1, 1 << 30 do t[i] = ('x'):rep(1000) .. i end",
        "while true do pcall(function() local t = {} while true do t = {t} end end) end",
        "local t = {} for i = 1, 1 << 30 do t['k' .. i] = i end"}) {
    EXPECT_THAT(RunBody(body, options), HasSubstr(kMemory)) << body;
  }
  // What counts is what was asked for: when it is let go depends on what others left behind.
  EXPECT_THAT(
      RunBody("for i = 1, 20000 do local t = {i, i, ('x'):rep(1000) .. i} end return 1", options),
      HasSubstr(kMemory));
  EXPECT_EQ(
      RunBody("for i = 1, 1000 do local t = {i, i, ('x'):rep(1000) .. i} end return 1", options),
      "1");
}

TEST(Limits, MemoryErrorNamesTheLine) {
  RulesetOptions options = Small();
  options.limits.call_instructions = options.limits.action_instructions = 100'000'000;
  EXPECT_EQ(RunBody("local t = {}\nwhile true do\n  t[#t + 1] = {1}\nend", options),
            absl::StrCat("p/a.lua:3: ", kMemory, " (in card \"p:c\".resolve)"));
}

TEST(Limits, EveryCallHasItsOwnBudget) {
  RulesetOptions options = Small();
  const auto ruleset = LoadText(
      "card { id = 'c', resolve = function() for i = 1, 90000 do end return 1 end }", options);
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  PondContext context;
  for (int i = 0; i < 5; ++i) {
    EXPECT_TRUE((*ruleset)
                    ->scripts()
                    .Call(Hook(**ruleset, "p:c", "resolve"), kResolve, &context, {}, nullptr)
                    .ok());
  }
}

TEST(Limits, NestedHooksShareTheBudget) {
  const auto ruleset = LoadText(R"(
card { id = "inner", resolve = function() for i = 1, 60000 do end return 1 end }
card { id = "outer", resolve = function(ctx) return ctx:play("p:inner") + ctx:play("p:inner") end }
card { id = "stubborn", resolve = function(ctx)
  while true do pcall(ctx.play, ctx, "p:inner") end
end })",
                                Small());
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  PondContext context;
  context.ruleset = ruleset->get();
  for (const char* id : {"p:outer", "p:stubborn"}) {
    const absl::Status status =
        (*ruleset)->scripts().Call(Hook(**ruleset, id, "resolve"), kResolve, &context, {}, nullptr);
    EXPECT_EQ(status.code(), absl::StatusCode::kResourceExhausted) << status;
    EXPECT_THAT(status.message(), HasSubstr("p/a.lua:2: stopped after 100000 instructions"));
  }
}

TEST(Limits, HooksMayCallEachOtherSixteenDeep) {
  EXPECT_THAT(RunBody("return ctx:play('p:c')"),
              HasSubstr("hooks called each other more than 16 deep (at card \"p:c\".resolve)"));
}

TEST(Limits, MayBeAsLargeOrSmallAsOneLikes) {
  RulesetOptions options;
  options.limits = {INT64_MAX, INT64_MAX, INT64_MAX, INT64_MAX};
  EXPECT_EQ(RunBody("return #('x'):rep(100):gsub('x', 'y')", options), "100");
  for (const int64_t none : {int64_t{0}, int64_t{-1}, INT64_MIN}) {
    options.limits.call_instructions = none;
    EXPECT_THAT(RunBody("return 1", options), HasSubstr("stopped after 0 instructions"));
  }
}

TEST(Limits, DeepButFiniteRecursionWorks) {
  EXPECT_EQ(RunBody("local function f(n) return n == 0 and 0 or 1 + f(n - 1) end return f(900)"),
            "900");
}

TEST(Limits, LoadingIsLimited) {
  const auto errors = [](const char* text) {
    return LoadErrors({MakePack("p", {{"a.lua", text}, {"b.lua", "x = 1"}})}, Small());
  };
  EXPECT_EQ(errors("local x\nwhile true do end"),
            "p/a.lua:2: stopped after 1000000 instructions (an endless loop?)");
  EXPECT_EQ(errors("while true do pcall(function() while true do end end) end"),
            "p/a.lua:1: stopped after 1000000 instructions (an endless loop?)");
  EXPECT_EQ(errors("local t = {}\nfor i = 1, 1e9 do t[i] = 'x' .. i end"),
            absl::StrCat("p/a.lua:2: ", kMemory));
  EXPECT_EQ(
      errors("local function f() return 1 + f() end\nf()"),
      absl::StrCat("p/a.lua:1: ", kDepth, " (an endless recursion?) (called from p/a.lua:2)"));
  // A table that is small in Lua and huge when written out.
  EXPECT_THAT(errors("local t = {1}\nfor i = 1, 30 do t = {t, t, t, t} end\n"
                     "card { id = 'c', abilities = t }"),
              HasSubstr("p/a.lua:3: stopped after 1000000 instructions"));
  EXPECT_EQ(errors("local t = {} t.t = t card { id = 'c', cost = t }"),
            "p/a.lua:1: tables are nested more than 32 deep");
}

TEST(Limits, MemoryTooSmallForLuaIsRefusedWhereverItRunsOut) {
  int refused = 0;
  for (int64_t bytes = 0; bytes < 80'000; bytes += 500) {
    RulesetOptions options;
    options.limits.memory_bytes = bytes;
    const auto ruleset = LoadText("card { id = 'c', resolve = function() return 1 end }", options);
    if (!ruleset.ok()) ++refused;
    EXPECT_TRUE(ruleset.ok() || !ruleset.status().message().empty()) << bytes;
  }
  EXPECT_GT(refused, 10);
  EXPECT_LT(refused, 150);
}

TEST(Limits, DeeplyNestedSourceIsRefused) {
  std::string text = "x = ";
  for (int i = 0; i < 100'000; ++i) text += "{";
  EXPECT_EQ(LoadErrors(text), "p/a.lua: C stack overflow");
  text = "x = ";
  for (int i = 0; i < 100'000; ++i) text += "(";
  EXPECT_EQ(LoadErrors(text), "p/a.lua: C stack overflow");
}

}  // namespace
}  // namespace mallard
