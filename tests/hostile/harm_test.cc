// Scripts that mean harm, in every game: they are stopped, memory and time stay bounded, and
// neither their own match nor any other is touched.
#include <pthread.h>
#include <sys/resource.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "tests/hostile/hostile_packs.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;

// Matches of random players up to the first action that a script spoils; gives what it said, and
// checks that nothing has changed.
absl::Status FirstFailure(const Game& game, const std::shared_ptr<const Ruleset>& ruleset,
                          uint64_t matches) {
  for (uint64_t seed = 1; seed <= matches; ++seed) {
    Match match = NewMatch(ruleset, HookOptions(game), seed);
    RandomBot bot(seed);
    for (int i = 0; i < 3000 && !match.outcome().over; ++i) {
      const auto [seat, action] = RandomChoice(match, bot);
      const uint64_t before = match.Hash();
      const size_t events = match.EventCount(Viewer::Host());
      const absl::Status status = match.Apply(seat, action);
      if (status.ok()) continue;
      EXPECT_EQ(match.Hash(), before);
      EXPECT_EQ(match.EventCount(Viewer::Host()), events);
      return status;
    }
  }
  return absl::OkStatus();
}

// Sanitizers keep freed memory for a while, so that what the process holds tells nothing there.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kMemoryTells = false;
#else
constexpr bool kMemoryTells = true;
#endif

int64_t PeakMemoryKiB() {
  rusage usage = {};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

// Whether a terminal would obey some of it; a message may have several lines.
bool HasControls(absl::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char c) {
    return c != '\n' && absl::ascii_iscntrl(static_cast<unsigned char>(c));
  });
}

struct Harm {
  const char* body;
  const char* message;  // What it is told; "" where the script is let be.
};

constexpr Harm kHarms[] = {
    // Time.
    {"while true do end", "instructions"},
    {"while true do pcall(function() while true do end end) end", "instructions"},
    {"local function f() pcall(f) pcall(f) end f()", "instructions"},
    {"('a'):rep(9000):find(('a*'):rep(50) .. 'b')", "instructions"},
    {"local t = {} for i = 1, 9000 do t[i] = -i end while true do table.sort(t) end",
     "instructions"},
    {"table.move({}, 1, math.maxinteger, 2)", "instructions"},
    {"while true do pcall(error, {}) end", "instructions"},
    {"while true do print(('x'):rep(1000)) end", "instructions"},
    {"for _ in pairs(things) do end while true do tostring({}) end", "instructions"},
    {"local n = ('x'):rep(60) while true do pcall(function() return ctx[n] end) end",
     "instructions"},
    {"local n = ('x'):rep(60) while true do pcall(function() return math[n] end) end",
     "instructions"},
    // Memory.
    {"local t = {} while true do t[#t + 1] = {} end", "stopped"},
    {"local t = {} for i = 1, 1 << 30 do t[i] = ('x'):rep(16000) .. i end", "stopped"},
    {"local s = 'x' while true do s = s .. s end", "a string grew beyond 16 KiB"},
    {"return #('x'):rep(1 << 40)", "a string grew beyond 16 KiB"},
    {"local t = {} while true do t = { t } end", "stopped"},
    {"local f = function() end while true do local g = f f = function() return g end end",
     "stopped"},
    // Depth.
    {"local function f() return 1 + f() end f()", "deep"},
    {"local function f(n) return pcall(f, n + 1) end f(1)", ""},
    {"local function f(s) return s:gsub('.', f) end f('x')", "nested more than 40 deep"},
    {"local t = {3, 2, 1} local function f() table.sort(t, f) end f()", ""},
    // Chicanery.
    {"error()", "error was called with nil"},
    {"error({ {} })", "error was called with table"},
    {"error(ctx)", "error was called with"},
    {"error(('x'):rep(16000))", "xxxx"},
    {"error('a\\n\\27[31mb\\rc\\127')", "a"},
    {"error(string.char(27, 10, 13, 8) .. 'd')", "d"},
    {"math.abs = nil", "read-only"},
    {"string.format = print", "read-only"},
    {"ctx.seat = 1", "cannot set"},
    {"ctx()", "attempt to call"},
    {"return #ctx", "attempt to get length"},
    {"return ctx .. ''", "attempt to concatenate"},
    {"return ctx < ctx", "attempt to compare"},
    {"for _ in pairs(ctx) do end", ""},
    {"local x = ctx.no_such_verb", "has no \"no_such_verb\""},
    {"return ctx[1]", "has no \"1\""},
    {"return ctx[{}]", "has no \"table\""},
    {"select(-1)", "bad argument"},
    {"('%d'):format('x')", "bad argument"},
    {"return 1 // 0", "divide by zero"},
    {"return 1 % 0", "attempt to perform 'n%0'"},
    {"return math.tointeger(2.5) + 1", "attempt to perform arithmetic"},
    {"local _ENV = {} x = 1 y = x", ""},
    {"goto a ::a::", ""},
};

TEST(Hostile, HarmIsStoppedInEveryGameAndMemoryStaysBounded) {
  RulesetOptions options;
  options.limits.call_instructions = 200'000;
  options.limits.load_instructions = 20'000'000;
  options.limits.memory_bytes = 8 << 20;
  const int64_t before = PeakMemoryKiB();
  for (const Game* game : GamesWithHooks()) {
    for (const Harm& harm : kHarms) {
      const std::string body = absl::StrCat("do ", harm.body, " end");
      const Pack pack = HostilePack(*game, body, "things = { 1, 2 }");
      const absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
          Ruleset::Load(*game, {pack}, options);
      const absl::Status status =
          ruleset.ok() ? FirstFailure(*game, *ruleset, *harm.message == '\0' ? 1 : 10)
                       : ruleset.status();
      EXPECT_THAT(std::string(status.message()), HasSubstr(harm.message))
          << game->content_schema().game << ": " << harm.body;
      EXPECT_EQ(status.ok() && *harm.message != '\0', false) << harm.body;
      // The scripts run: what they are told is not that they could not be loaded.
      EXPECT_TRUE(ruleset.ok()) << ruleset.status();
      EXPECT_FALSE(HasControls(status.message())) << harm.body;
    }
  }
  // Each machine may use 8 MiB; matches, rulesets and the test itself take little beside that.
  if (kMemoryTells) {
    EXPECT_LT(PeakMemoryKiB() - before, 200 << 10);
  }
}

// Calls of a function on a thread with a stack of 128 KB.
void OnASmallStack(const std::function<void()>& run) {
  pthread_attr_t attributes;
  ASSERT_EQ(pthread_attr_init(&attributes), 0);
  ASSERT_EQ(pthread_attr_setstacksize(&attributes, 128 << 10), 0);
  pthread_t thread;
  const auto start = [](void* f) -> void* {
    (*static_cast<const std::function<void()>*>(f))();
    return nullptr;
  };
  ASSERT_EQ(pthread_create(&thread, &attributes, start, const_cast<std::function<void()>*>(&run)),
            0);
  pthread_join(thread, nullptr);
  pthread_attr_destroy(&attributes);
}

// What goes as deep as it can: in Lua, in functions that call back, in patterns, in values.
constexpr const char* kDeep[] = {
    "local function f() return 1 + f() end f()",
    "local function f() pcall(f) return 1 + f() end f()",
    "local function f(s) return (s:gsub('.', f)) end f('x')",
    "local function f(d) local t = { 3, 1, 2 } table.sort(t, function(a, b) f(d + 1) return a < b "
    "end) end f(1)",
    "local function f() pcall(string.gsub, 'x', '.', f) pcall(table.sort, { 2, 1 }, f) end f()",
    "('a'):rep(16000):find(('a?'):rep(190) .. 'b')",
    "('a'):rep(16000):find(('(a-)'):rep(30) .. 'b')",
    "('('):rep(16000):find('%b()')",
    "local t = {} for i = 1, 20000 do t = { t } end error(t)",
    "local t = {} for i = 1, 20000 do t = { t } end return t",
    "local s = 'x' for i = 1, 100 do s = tostring(s) .. i end error(s)",
};

// Applications may run matches on threads of their own, whose stacks are small.
TEST(Hostile, ScriptsRunOnAThreadWithASmallStack) {
  if (!kMemoryTells) GTEST_SKIP() << "sanitizers need more stack";
  for (const char* name : {"naval_war", "ducks_in_tow"}) {
    const Game* const game = *FindGame(name);
    for (const char* deep : kDeep) {
      const std::shared_ptr<const Ruleset> ruleset =
          LoadHostile(*game, HostilePack(*game, absl::StrCat("do ", deep, " end")));
      absl::Status status = absl::UnknownError("nothing was called");
      OnASmallStack([&] { status = FirstFailure(*game, ruleset, 1); });
      EXPECT_NE(status.code(), absl::StatusCode::kUnknown) << deep;
    }
  }
}

// What a script may try to leave behind for the next call, or for another match.
constexpr char kLeaveTraces[] =
    "pcall(function() shared[1] = (shared[1] or 0) + 1 end)\n"
    "pcall(function() table.insert(shared, 5) end)\n"
    "pcall(function() string.upper = nil end)\n"
    "pcall(function() math.max = math.min end)\n"
    "pcall(function() ctx.kept = 1 end)\n"
    "pcall(function() _ENV['trace' .. 'd'] = ctx end)\n"
    "pcall(function() keep(ctx) end)\n"
    "local traces = #shared\n"
    "pcall(function() traces = traces + (('x').kept or 0) end)\n"
    "if traces > 0 or math.max(1, 2) ~= 2 then error('a trace was left') end\n";

TEST(Hostile, NothingReachesTheNextCallOrAnotherMatch) {
  for (const Game* game : GamesWithHooks()) {
    const Pack pack =
        HostilePack(*game, kLeaveTraces, "shared = {}\nfunction keep(ctx) shared.ctx = ctx end");
    const std::shared_ptr<const Ruleset> used = LoadHostile(*game, pack);
    const std::shared_ptr<const Ruleset> fresh = LoadHostile(*game, pack);
    // One match runs through before, others are mixed with it; all must go the same way as one that
    // is alone in its ruleset.
    Match first = NewMatch(used, HookOptions(*game), 1);
    RandomBot first_bot(1);
    for (int i = 0; i < 300 && !first.outcome().over; ++i) {
      const auto [seat, action] = RandomChoice(first, first_bot);
      ASSERT_EQ(first.Apply(seat, action), absl::OkStatus()) << game->content_schema().game;
    }
    Match mixed = NewMatch(used, HookOptions(*game), 2);
    Match alone = NewMatch(fresh, HookOptions(*game), 2);
    Match other = NewMatch(used, HookOptions(*game), 3);
    RandomBot bot(2);
    RandomBot other_bot(3);
    for (int i = 0; i < 300 && !alone.outcome().over; ++i) {
      if (!other.outcome().over) {
        const auto [seat, action] = RandomChoice(other, other_bot);
        ASSERT_EQ(other.Apply(seat, action), absl::OkStatus());
      }
      const auto [seat, action] = RandomChoice(alone, bot);
      ASSERT_EQ(alone.Apply(seat, action), absl::OkStatus());
      ASSERT_EQ(mixed.Apply(seat, action), absl::OkStatus());
      ASSERT_EQ(mixed.Hash(), alone.Hash()) << game->content_schema().game;
    }
  }
}

// What Lua holds once is written out as often as entries name it: a text, a table, a name.
TEST(Hostile, ContentWrittenOutManyTimesIsBounded) {
  RulesetOptions options;
  options.limits.load_instructions = 20'000'000;
  options.limits.memory_bytes = 8 << 20;
  const char* const files[] = {
      "local s, t = ('#'):rep(16000), {} for i = 1, 250 do t[i] = s end\n"
      "for i = 1, 1e9 do board { id = 'b' .. i, rows = t } end",
      "local s, t = ('#'):rep(16000), {} for i = 1, 250 do t[s .. i] = 1 end\n"
      "for i = 1, 1e9 do board { id = 'b' .. i, rows = t } end",
      "local t = {} for i = 1, 250 do t[i] = i end for i = 1, 4 do t = { t, t, t, t } end\n"
      "for i = 1, 1e9 do board { id = 'b' .. i, rows = t } end",
      "for i = 1, 1e9 do local x = _ENV['unknown_' .. i] end",
      "for i = 1, 1e9 do local x = patch['unknown_' .. i] end",
  };
  const int64_t before = PeakMemoryKiB();
  for (const char* text : files) {
    const Pack pack = {"hostile",
                       {{"pack.lua", "pack{id='hostile',version='1.0',game='battleducks',api=1}"},
                        {"a.lua", text}}};
    std::vector<ContentError> errors;
    EXPECT_FALSE(Ruleset::Load("battleducks", {pack}, options, &errors).ok());
    EXPECT_LE(errors.size(), ContentReport::kMaxErrors);
  }
  if (kMemoryTells) {
    EXPECT_LT(PeakMemoryKiB() - before, 200 << 10);
  }
}

TEST(Hostile, LoadingIsBoundedAndReportedWhateverAFileHolds) {
  RulesetOptions options;
  options.limits.load_instructions = 2'000'000;
  options.limits.memory_bytes = 8 << 20;
  std::string nested = "x = ";
  for (int i = 0; i < 50'000; ++i) nested += "{";
  std::string many;
  for (int i = 0; i < 20'000; ++i) absl::StrAppend(&many, "unknown_", i, "()\n");
  const std::string files[] = {
      "while true do end",
      "local t = {} while true do t[#t + 1] = t end",
      "local function f() return f() + 1 end f()",
      "for i = 1, 1e9 do board { id = 'b' .. i, rows = { '#' } } end",
      "board(board)",
      "local t = {} t[1] = t board { id = 'b', rows = t }",
      "board { id = ('x'):rep(16000), rows = { ('#'):rep(16000) } }",
      "patch.board { id = {} }",
      "remove.board {}",
      "pack { id = 'again' }",
      std::string("board { id = 'a\0b', rows = { '#' } }", 35),
      "\xff\xfe\x00",
      nested,
      many,
      std::string(1 << 20, ' ') + " ",
      "return " + std::string(100'000, '-') + "1",
  };
  for (const std::string& text : files) {
    const Pack pack = {"hostile",
                       {{"pack.lua", "pack{id='hostile',version='1.0',game='battleducks',api=1}"},
                        {"a.lua", text}}};
    std::vector<ContentError> errors;
    const auto ruleset = Ruleset::Load("battleducks", {pack}, options, &errors);
    const bool harmless = absl::StartsWith(text, "return ");
    EXPECT_EQ(ruleset.ok(), harmless) << text.substr(0, 60);
    EXPECT_EQ(errors.empty(), harmless) << text.substr(0, 60);
    EXPECT_LE(errors.size(), ContentReport::kMaxErrors);
  }
}

}  // namespace
}  // namespace mallard::testing
