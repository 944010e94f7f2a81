// What a script uses depends on what it does and on nothing else: not on what other calls left in
// the machine, not on the collector, not on the thread. So everybody stops it at the same place.
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <thread>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "tests/scripting/test_game.h"

namespace mallard {
namespace {

constexpr int kScripts = 60;

// A script of random statements that make strings, tables and functions of random sizes.
std::string RandomBody(uint32_t seed) {
  static constexpr const char* kStatements[] = {
      "local t = {} for i = 1, N do t[i] = i end",
      "local t = {} for i = 1, N do t['key' .. i] = i end",
      "local s = '' for i = 1, N do s = s .. 'ab' end",
      "local f for i = 1, N do local x = i f = function() return x + i end end f()",
      "for i = 1, N do local u = { i, i + 1, name = 'n' .. i, { i } } end",
      "local t = {} for i = 1, N do t[#t + 1] = ('x'):rep(i % 90) end table.concat(t, ',', 1, 9)",
      "local n, t = 0, {} for i = 1, N do t[i * 7] = i end for k, v in pairs(t) do n = n + v end",
      "for i = 1, N do local s = string.format('%d %s %5.1f', i, ('y'):rep(60), i / 3) end",
      "local s = ('abc'):rep(N):gsub('b', 'xyz')",
      "local s = ('abc'):rep(N):upper():reverse():lower()",
      "local function f(...) return select('#', ...) end for i = 1, N do f(i, i, i) end",
      "for i = 1, N do pcall(error, 'message ' .. i) end",
      "local t = {} for i = 1, N do t[i] = (i * 7919) % 101 end table.sort(t)",
      "for i = 1, N do local x = tonumber(tostring(i) .. '0') + math.max(i, 3) end",
      "local t = {} for i = 1, N do table.insert(t, 1, i) end while #t > 0 do table.remove(t) end",
      "local t = table.pack(table.unpack({ 1, 2, 3, N }))",
      "for w in ('one two three '):rep(N // 4):gmatch('%a+') do local k = w .. 'x' end",
      "for i = 1, N do ctx:total() end",
      "local function f(n) return n < 2 and n or f(n - 1) + f(n - 2) end f(N % 14)",
  };
  std::mt19937 random(seed);
  std::string body;
  for (int i = 0; i < 5; ++i) {
    const char* const statement = kStatements[random() % std::size(kStatements)];
    absl::StrAppend(&body, "do ",
                    absl::StrReplaceAll(statement, {{"N", absl::StrCat(10 + random() % 120)}}),
                    " end\n");
  }
  return body;
}

// A ruleset with all of them, `c0`, `c1`, ...
std::shared_ptr<const Ruleset> Load() {
  std::string text;
  for (uint32_t i = 0; i < kScripts; ++i) {
    absl::StrAppend(&text, "card { id = 'c", i, "', resolve = function(ctx)\n", RandomBody(i),
                    "return 1 end }\n");
  }
  auto ruleset = LoadText(text);
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  return *std::move(ruleset);
}

struct Answer {
  absl::StatusCode code;
  std::string message;
  int64_t instructions, bytes;
  bool operator==(const Answer&) const = default;
};

// Calls a script that may still use that much.
Answer Call(const Ruleset& ruleset, uint32_t script, int64_t instructions, int64_t bytes) {
  const ScriptLimits limits;
  ScriptUse used = {limits.action_instructions - instructions, limits.memory_bytes - bytes};
  const ScriptUse before = used;
  PondContext context;
  context.ruleset = &ruleset;
  ScriptResult result;
  const absl::Status status =
      ruleset.scripts().Call(Hook(ruleset, absl::StrCat("p:c", script), "resolve"), kResolve,
                             &context, {}, &result, &used);
  return {status.code(), std::string(status.message()), used.instructions - before.instructions,
          used.bytes - before.bytes};
}

constexpr int64_t kPlenty = 200'000;
constexpr int64_t kPlentyOfBytes = 16 << 20;

TEST(Determinism, UseDoesNotDependOnWhatOtherCallsLeftBehind) {
  const std::shared_ptr<const Ruleset> used = Load();
  std::mt19937 random(1);
  for (int i = 0; i < 400; ++i)
    Call(*used, static_cast<uint32_t>(random() % kScripts), kPlenty, kPlentyOfBytes);
  for (uint32_t script = 0; script < kScripts; ++script) {
    const std::shared_ptr<const Ruleset> fresh = Load();
    const Answer answer = Call(*fresh, script, kPlenty, kPlentyOfBytes);
    EXPECT_GT(answer.instructions, 0);
    EXPECT_EQ(Call(*used, script, kPlenty, kPlentyOfBytes), answer) << RandomBody(script);
    EXPECT_EQ(Call(*used, script, kPlenty, kPlentyOfBytes), answer) << RandomBody(script);
  }
}

// Every machine has another seed for its hashes; where names are not taken out of a table, its
// length does not depend on it, whatever holes it has.
TEST(Determinism, LengthsOfTablesThatOnlyGrowAreTheSameOnEveryMachine) {
  constexpr char kLengths[] =
      "local sum = 0\n"
      "for seed = 1, 60 do\n"
      "  local t, n = {}, seed\n"
      "  for i = 1, 40 do\n"
      "    n = (n * 1103 + 12345) % 65536\n"
      "    if n % 3 == 0 then t['name' .. n] = i else t[n % 50 + 1] = i end\n"
      "  end\n"
      "  for i = 1, 50, seed % 7 + 2 do t[i] = nil end\n"
      "  sum = (sum * 31 + #t) % 1000000007\n"
      "end\n"
      "return sum";
  const std::string first = RunBody(kLengths);
  EXPECT_NE(first, "0");
  for (int machine = 0; machine < 30; ++machine) EXPECT_EQ(RunBody(kLengths), first);
}

TEST(Determinism, EveryMachineStopsAtTheSamePlace) {
  const std::shared_ptr<const Ruleset> ruleset = Load();
  struct Question {
    uint32_t script;
    int64_t instructions, bytes;
    Answer answer;
  };
  std::vector<Question> questions;
  std::mt19937 random(7);
  int stopped = 0;
  for (uint32_t script = 0; script < kScripts; ++script) {
    const Answer whole = Call(*ruleset, script, kPlenty, kPlentyOfBytes);
    for (int i = 0; i < 30; ++i) {
      // At the brink, and anywhere below it.
      const int64_t less = i < 10 ? i - 3 : static_cast<int64_t>(random() % 5000);
      Question question = {script, kPlenty, kPlentyOfBytes, {}};
      if (i % 2 == 0) question.instructions = std::max<int64_t>(whole.instructions - less, 1);
      if (i % 2 == 1) question.bytes = std::max<int64_t>(whole.bytes - less, 1);
      question.answer = Call(*ruleset, script, question.instructions, question.bytes);
      stopped += question.answer.code == absl::StatusCode::kResourceExhausted;
      questions.push_back(question);
    }
  }
  EXPECT_GT(stopped, 200);
  const auto ask_again = [&](uint32_t seed) {
    std::mt19937 order(seed);
    for (size_t i = 0; i < questions.size(); ++i) {
      const Question& question = questions[order() % questions.size()];
      ASSERT_EQ(Call(*ruleset, question.script, question.instructions, question.bytes),
                question.answer)
          << RandomBody(question.script);
    }
  };
  ask_again(1);
  std::vector<std::thread> threads;
  for (uint32_t i = 0; i < 4; ++i) threads.emplace_back([&ask_again, i] { ask_again(2 + i); });
  for (std::thread& thread : threads) thread.join();
}

}  // namespace
}  // namespace mallard
