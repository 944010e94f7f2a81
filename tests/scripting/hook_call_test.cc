#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "absl/strings/str_cat.h"
#include "tests/scripting/test_game.h"

namespace mallard {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// Calls a hook of the card "c" whose `field` is the given function.
absl::StatusOr<ScriptResult> CallField(absl::string_view field, absl::string_view function,
                                       const ScriptHook& hook, PondContext* context = nullptr) {
  const auto ruleset = LoadText(absl::StrCat("card { id = 'c', ", field, " = ", function, " }"));
  if (!ruleset.ok()) return ruleset.status();
  PondContext own;
  if (context == nullptr) context = &own;
  context->ruleset = ruleset->get();
  ScriptResult result;
  const absl::Status status =
      (*ruleset)->scripts().Call(Hook(**ruleset, "p:c", field), hook, context, {}, &result);
  if (!status.ok()) return status;
  return result;
}

TEST(HookCall, GetsArgumentsAndGivesResults) {
  EXPECT_EQ(RunBody("return amount * 6"), "42");
  EXPECT_EQ(RunBody("return nil"), "nil");
  EXPECT_EQ(RunBody(""), "nil");
  EXPECT_EQ(CallField("title", "function() return 'Duck' end", kTextHook)->text, "Duck");
  EXPECT_EQ(CallField("allowed", "function() return true end", kBoolHook)->integer, 1);
  EXPECT_EQ(CallField("allowed", "function() return false end", kBoolHook)->integer, 0);
  EXPECT_THAT(CallField("choose", "function(ctx) return {3, 1, 2} end", kListHook)->list,
              ElementsAre(3, 1, 2));
  EXPECT_THAT(CallField("choose", "function(ctx) return ctx:cells() end", kListHook)->list,
              ElementsAre(3, 1, 2));
  EXPECT_EQ(CallField("on_draw", "function(ctx) return 'ignored' end", kOnDraw)->type,
            ScriptType::kNil);
}

TEST(HookCall, EveryKindOfArgumentArrives) {
  static const ScriptHook kAll = {"resolve", &kPondContext, {}, {"result", ScriptType::kInt, true}};
  const auto ruleset = LoadText(R"(card { id = "c", resolve = function(ctx, a, b, c, d, e)
    assert(a == nil and b == true and c == -5 and d == "text" and #e == 3 and e[3] == 30)
    return 1
  end })");
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  const int64_t numbers[] = {10, 20, 30};
  const ScriptValue args[] = {ScriptValue::Nil(), ScriptValue::Bool(true), ScriptValue::Int(-5),
                              ScriptValue::Text("text"), ScriptValue::List(numbers)};
  PondContext context;
  ScriptResult result;
  const absl::Status status =
      (*ruleset)->scripts().Call(Hook(**ruleset, "p:c", "resolve"), kAll, &context, args, &result);
  EXPECT_TRUE(status.ok()) << status;
  EXPECT_EQ(result.integer, 1);
}

// Lua's own order of keys differs between machines: each has another seed for its hashes.
TEST(HookCall, TheFirstOfSeveralUnknownNamesIsToldOnEveryMachine) {
  EXPECT_EQ(RunBody("return ctx:feed { loaves = 3 }"), "3");
  for (int machine = 0; machine < 40; ++machine) {
    EXPECT_THAT(RunBody("ctx:feed { loaves = 1, delta = 1, beta = 1, alpha = 1, gamma = 1 }"),
                HasSubstr("there is no argument \"alpha\""));
    EXPECT_THAT(RunBody("ctx:feed { delta = 1, beta = 1, [true] = 1, [{}] = 1, gamma = 1 }"),
                HasSubstr("there is no argument \"beta\""));
    EXPECT_THAT(RunBody("ctx:feed { delta = 1, beta = 1, 1, gamma = 1 }"),
                HasSubstr("there is no argument without a name"));
  }
}

TEST(HookCall, VerbsReadAndChangeTheContext) {
  PondContext context;
  context.total = 10;
  const auto result =
      CallField("resolve", "function(ctx) ctx:say('hi') ctx:add(5) return ctx:total() end",
                kResolve, &context);
  ASSERT_TRUE(result.ok()) << result.status();
  EXPECT_EQ(result->integer, 15);
  EXPECT_EQ(context.total, 15);
  EXPECT_THAT(context.said, ElementsAre("hi"));
  EXPECT_EQ(RunBody("return ctx:sum({1, 2, 3})"), "6");
  EXPECT_EQ(RunBody("return ctx:sum({1, 2, 3}, 4)"), "10");
  EXPECT_EQ(RunBody("return ctx:sum({1, 2, 3}, nil)"), "6");
  EXPECT_EQ(RunBody("local t = {} for i = 1, 100 do t[i] = i end return ctx:sum(t)"), "5050");
  EXPECT_EQ(RunBody("return ctx:deep(true) and 1 or 0"), "1");
}

TEST(HookCall, WrongResultsAreRefused) {
  const auto message = [](absl::string_view field, absl::string_view function,
                          const ScriptHook& hook) {
    return std::string(CallField(field, function, hook).status().message());
  };
  EXPECT_EQ(message("resolve", "function() return 'x' end", kResolve),
            "p/a.lua:1: the result of resolve: result must be an integer or nil, got string \"x\" "
            "(result: what came of it) (in card \"p:c\".resolve)");
  EXPECT_EQ(message("allowed", "\nfunction() return nil end", kBoolHook),
            "p/a.lua:2: the result of allowed: allowed must be a boolean, got nil (in card "
            "\"p:c\".allowed)");
  EXPECT_THAT(message("title", "function() return 5 end", kTextHook),
              HasSubstr("title must be a string, got integer 5"));
  EXPECT_THAT(message("choose", "function() return 5 end", kListHook),
              HasSubstr("cells must be a list of integers, got integer 5"));
  EXPECT_THAT(message("choose", "function() return {1, 2.5} end", kListHook),
              HasSubstr("cells[2] must be an integer, got number 2.5"));
  EXPECT_THAT(message("choose", "function() return {1, 2, x = 3, [5] = 1} end", kListHook), "");
}

TEST(HookCall, ErrorsNameThePlaceTheEntryAndTheCallers) {
  const auto ruleset = LoadPond({MakePack("p", {{"a.lua", R"(function inner(x)
  error("no ducks")
end
function middle(x)
  inner(x)
  return 1
end)"},
                                                {"cards/b.lua", R"(card {
  id = "c",
  resolve = function(ctx)
    middle(5)
  end,
})"}})});
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  PondContext context;
  const absl::Status status = (*ruleset)->scripts().Call(Hook(**ruleset, "p:c", "resolve"),
                                                         kResolve, &context, {}, nullptr);
  EXPECT_EQ(status.code(), absl::StatusCode::kAborted);
  EXPECT_EQ(status.message(),
            "p/a.lua:2: no ducks (in card \"p:c\".resolve, called from p/a.lua:5, called from "
            "p/cards/b.lua:4)");
}

TEST(HookCall, LongFileNamesAreWholeInMessages) {
  const std::string path = "a/very/long/path/to/a/file/that/lua/would/shorten/in/messages/card.lua";
  const auto ruleset = LoadPond(
      {MakePack("p", {{path, "card { id = 'c', resolve = function() error('here') end }"}})});
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  PondContext context;
  const absl::Status status = (*ruleset)->scripts().Call(Hook(**ruleset, "p:c", "resolve"),
                                                         kResolve, &context, {}, nullptr);
  EXPECT_EQ(status.message(), absl::StrCat("p/", path, ":1: here (in card \"p:c\".resolve)"));
  EXPECT_EQ(LoadErrors({MakePack("p", {{path, "x = = 1"}})}),
            absl::StrCat("p/", path, ":1: unexpected symbol near '='"));
}

TEST(HookCall, HooksMayBeNested) {
  const auto ruleset = LoadText(R"(
card { id = "inner", resolve = function(ctx, amount) ctx:add(10) return ctx:total() + amount end }
card { id = "outer", resolve = function(ctx, amount)
  ctx:add(1)
  local got = ctx:play("p:inner")
  assert(got == 12, got)
  assert(ctx:total() == 11)
  ctx:add(100)
  return ctx:total()
end }
card { id = "broken", resolve = function() error("inner trouble") end }
card { id = "careful", resolve = function(ctx)
  local ok, message = pcall(ctx.play, ctx, "p:broken")
  assert(not ok)
  ctx:say(message)
  return ctx:total()
end }
card { id = "careless", resolve = function(ctx)
  ctx:play("p:broken")
end })");
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  PondContext context;
  context.ruleset = ruleset->get();
  const auto call = [&](absl::string_view id, ScriptResult* result) {
    return (*ruleset)->scripts().Call(Hook(**ruleset, id, "resolve"), kResolve, &context, {},
                                      result);
  };
  ScriptResult result;
  ASSERT_TRUE(call("p:outer", &result).ok());
  EXPECT_EQ(result.integer, 111);
  ASSERT_TRUE(call("p:careful", &result).ok());
  EXPECT_THAT(context.said, ElementsAre("ctx:play(card): p/a.lua:11: inner trouble (in "
                                        "card \"p:broken\".resolve)"));
  EXPECT_EQ(call("p:careless", &result).message(),
            "p/a.lua:19: ctx:play(card): p/a.lua:11: inner trouble (in card \"p:broken\".resolve) "
            "(in card \"p:careless\".resolve)");
}

TEST(HookCall, AContextCannotBeKept) {
  // Through a local, a global, a table: all are refused at load time or when the hook runs.
  EXPECT_THAT(LoadErrors("local kept card { id = 'c', resolve = function(ctx) kept = ctx end }"),
              HasSubstr("sets the local \"kept\""));
  EXPECT_THAT(RunBody("local t = string t.kept = ctx"), HasSubstr("read-only"));
}

TEST(HookCall, FunctionsThatDoNotExistAreRefused) {
  const auto ruleset = LoadText("card { id = 'c' }");
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  PondContext context;
  for (const int index : {-1, 0, 1000}) {
    EXPECT_EQ(
        (*ruleset)->scripts().Call(ScriptFunction{index}, kResolve, &context, {}, nullptr).code(),
        absl::StatusCode::kInvalidArgument);
  }
  static const ScriptContextType kOther = {"Other", "", {}};
  static const ScriptHook kOtherHook = {"other", &kOther, {}, {"", ScriptType::kNil}};
  const auto with_hook = LoadText("card { id = 'c', resolve = function() end }");
  EXPECT_EQ((*with_hook)
                ->scripts()
                .Call(Hook(**with_hook, "p:c", "resolve"), kOtherHook, &context, {}, nullptr)
                .code(),
            absl::StatusCode::kInvalidArgument);
}

TEST(HookCall, NativeFunctionsCanBeHooks) {
  EXPECT_EQ(CallField("title", "tostring", kTextHook)->text, "context");
}

TEST(HookCall, ManyThreadsCallAtTheSameTime) {
  const auto ruleset = LoadText(R"(
local primes = { 2, 3, 5, 7, 11 }
card { id = "inner", resolve = function(ctx, amount) return ctx:add(amount) end }
card { id = "c", resolve = function(ctx, amount)
  local sum = 0
  for i = 1, amount do sum = sum + primes[i % #primes + 1] end
  ctx:play("p:inner")
  return sum
end }
card { id = "bad", resolve = function(ctx, amount) error("thread trouble") end })");
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  std::atomic<int> wrong{0};
  const auto work = [&](int seed) {
    for (int i = 0; i < 300; ++i) {
      const int64_t amount = (seed + i) % 50;
      PondContext context;
      context.ruleset = ruleset->get();
      ScriptResult result;
      const ScriptValue arg = ScriptValue::Int(amount);
      const absl::Status status = (*ruleset)->scripts().Call(
          Hook(**ruleset, "p:c", "resolve"), kResolve, &context, {&arg, 1}, &result);
      constexpr int64_t kPrimes[] = {2, 3, 5, 7, 11};
      int64_t expected = 0;
      for (int64_t k = 1; k <= amount; ++k) expected += kPrimes[k % 5];
      if (!status.ok() || result.integer != expected || context.total != 1) ++wrong;
      const absl::Status bad = (*ruleset)->scripts().Call(Hook(**ruleset, "p:bad", "resolve"),
                                                          kResolve, &context, {&arg, 1}, nullptr);
      if (bad.message() != "p/a.lua:10: thread trouble (in card \"p:bad\".resolve)") ++wrong;
    }
  };
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) threads.emplace_back(work, i * 7);
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
}

}  // namespace
}  // namespace mallard
