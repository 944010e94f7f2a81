// What hostile scripts cost. Each construction tries to be as slow as it can within the limits, in
// a hook and while a pack is loading: it must end, by itself or by a limit, within 100 ms of
// processor time a hook, 500 ms an action and 2 s a load. MALLARD_COSTS=1 prints the figures that
// docs/modding/limits.md shows.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/interrupt.h"
#include "mallard/mallard.hpp"
#include "tests/hostile/hostile_packs.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

struct Construction {
  const char* group;
  const char* name;
  const char* body;
};

const Construction kConstructions[] = {
    {"loops", "endless", "while true do end"},
    {"loops", "caught", "while true do pcall(function() while true do end end) end"},
    {"loops", "goto", "::again:: local x = 1 goto again"},
    {"loops", "tiny_steps", "for x = 0, 1, 1e-300 do end"},
    {"loops", "errors", "while true do pcall(error) end"},
    {"loops", "error_tables", "while true do pcall(error, { 1, 2, 3 }) end"},
    {"loops", "integers", "local x = 1 while true do x = x * 3 // 2 % 1000003 end"},
    {"loops", "floats", "local x = 1.5 while true do x = math.fmod(x * 1.7, 1e9) end"},
    {"loops", "closures", "while true do local x = 1 local f = function() return x end f() end"},
    {"calls", "recursion", "local function f() return 1 + f() end f()"},
    {"calls", "recursion_caught",
     "local function f() pcall(f) return f() end while true do pcall(f) end"},
    {"calls", "mutual",
     "local g local function f() return (g()) end g = function() return (f()) end while true do "
     "pcall(f) end"},
    {"calls", "nested_pcall", "local function f() return pcall(f) end while true do f() end"},
    {"calls", "pcall_of_pcall",
     "while true do pcall(pcall, pcall, pcall, pcall, pcall, error) end"},
    {"calls", "growing_varargs", "local function f(...) return f(1, ...) end f()"},
    {"calls", "growing_varargs_caught",
     "local function f(...) return f(1, ...) end while true do pcall(f) end"},
    {"calls", "passed_on",
     "local t = {} for i = 1, 200 do t[i] = i end local function f(...) return select('#', ...) "
     "end while true do f(table.unpack(t)) end"},
    {"calls", "selected",
     "local t = {} for i = 1, 240 do t[i] = i end while true do select(-1, table.unpack(t)) end"},
    {"calls", "packed",
     "local t = {} for i = 1, 240 do t[i] = i end while true do table.pack(table.unpack(t)) end"},
    {"calls", "tail_calls", "local function f(n) return f(n + 1) end f(0)"},
    {"strings", "doubling", "local s = 'x' while true do s = s .. s end"},
    {"strings", "growing", "local s = '' while true do s = s .. 'x' end"},
    {"strings", "growing_kept", "local t, s = {}, '' while true do s = s .. 'x' t[#t + 1] = s end"},
    {"strings", "long_made", "while true do local s = ('x'):rep(16000) end"},
    {"strings", "long_unique",
     "local i = 0 while true do i = i + 1 local s = ('x'):rep(15990) .. i end"},
    {"strings", "short_unique", "local i = 0 while true do i = i + 1 local s = 'k' .. i end"},
    {"strings", "short_kept", "local t, i = {}, 0 while true do i = i + 1 t['k' .. i] = i end"},
    {"strings", "repeated_separator", "while true do local s = ('x'):rep(100, ('y'):rep(100)) end"},
    {"strings", "upper", "local s = ('x'):rep(16000) while true do local t = s:upper() end"},
    {"strings", "reverse", "local s = ('x'):rep(16000) while true do local t = s:reverse() end"},
    {"strings", "sub", "local s = ('x'):rep(16000) while true do local t = s:sub(2, -2) end"},
    {"strings", "bytes", "local s = ('x'):rep(16000) while true do s:byte(1, 200) end"},
    {"strings", "chars",
     "local t = {} for i = 1, 200 do t[i] = 65 end while true do string.char(table.unpack(t)) end"},
    {"strings", "less",
     "local a, b = ('x'):rep(16000) .. 'a', ('x'):rep(16000):sub(1, 15999) .. 'xb' while true do "
     "local c = a < b end"},
    {"strings", "less_low_bytes",
     "local a, b = ('\\1'):rep(16000), ('\\1'):rep(15999) .. '\\2' while true do local c = a < b "
     "end"},
    {"strings", "max",
     "local a, b = ('x'):rep(16000), ('x'):rep(15999) .. 'y' while true do pcall(math.max, a, b) "
     "end"},
    {"strings", "equal",
     "local a = ('x'):rep(15999) .. 'a' local b = ('x'):rep(15999) .. 'a' while true do local c = "
     "a == b end"},
    {"strings", "long_keys",
     "local t, s = {}, ('x'):rep(15000) local i = 0 while true do i = i + 1 t[s .. i] = 1 end"},
    {"strings", "long_key_read",
     "local t, s = {}, ('x'):rep(15000) while true do local x = t[s .. 'a'] end"},
    {"strings", "many_operands",
     "local a = ('x'):rep(100) while true do local s = "
     "a..a..a..a..a..a..a..a..a..a..a..a..a..a..a..a..a..a..a..a..a..a..a..a..a..a..a..a..a..a "
     "end"},
    {"numbers", "to_number", "local s = (' '):rep(16000) .. '1' while true do tonumber(s) end"},
    {"numbers", "to_number_digits", "local s = ('1'):rep(199) while true do tonumber(s) end"},
    {"numbers", "to_number_base", "local s = ('z'):rep(16000) while true do tonumber(s, 36) end"},
    {"numbers", "to_string", "local x = 0.1 while true do x = x + 0.1 local s = tostring(x) end"},
    {"numbers", "format_wide", "while true do local s = ('%99.99f'):format(1e300) end"},
    {"numbers", "format_many",
     "local f = ('%d'):rep(100) local t = {} for i = 1, 100 do t[i] = i end while true do "
     "f:format(table.unpack(t)) end"},
    {"numbers", "format_strings",
     "local s = ('x'):rep(8000) while true do local t = ('%s'):format(s) end"},
    {"numbers", "format_quoted",
     "local s = ('\\n'):rep(4000) while true do pcall(string.format, '%q', s) end"},
    {"patterns", "backtracking",
     "local s = ('a'):rep(2000) while true do pcall(string.find, s, '.-.-.-.-b') end"},
    {"patterns", "backtracking_greedy",
     "local s = ('a'):rep(2000) while true do pcall(string.find, s, 'a*a*a*a*b') end"},
    {"patterns", "optional",
     "local s, p = ('a'):rep(25), ('a?'):rep(25) .. ('a'):rep(25) while true do pcall(string.find, "
     "s, p) end"},
    {"patterns", "balanced",
     "local s = ('('):rep(8000) while true do pcall(string.find, s, '%b()') end"},
    {"patterns", "captures",
     "local s = ('a'):rep(3000) while true do pcall(string.find, s, '(a*)(a*)%1%2b') end"},
    {"patterns", "frontier",
     "local s = ('ab '):rep(5000) while true do pcall(string.find, s, '%f[%d]%d') end"},
    {"patterns", "sets",
     "local p = '[' .. ('b-c'):rep(3000) .. ']' local s = ('a'):rep(16000) while true do "
     "pcall(string.find, s, p) end"},
    {"patterns", "plain",
     "local s = ('a'):rep(16000) local p = ('a'):rep(8000) .. 'b' while true do s:find(p, 1, true) "
     "end"},
    {"patterns", "empty_matches",
     "local s = ('a'):rep(16000) while true do for _ in s:gmatch('') do end end"},
    {"patterns", "whole_replaced",
     "local s = ('a'):rep(4000) while true do pcall(string.gsub, s, '.*', '%0%0%0%0') end"},
    {"patterns", "each_replaced",
     "local s = ('a'):rep(8000) while true do pcall(string.gsub, s, 'a', 'bb') end"},
    {"patterns", "replaced_by_function",
     "local s = ('a'):rep(8000) while true do s:gsub('a', function() end) end"},
    {"patterns", "replaced_by_table",
     "local s = ('a'):rep(8000) local t = { a = 'b' } while true do s:gsub('a', t) end"},
    {"patterns", "nested_gsub",
     "local function f() return (('aa'):gsub('a', f)) end while true do pcall(f) end"},
    {"tables", "append", "local t = {} while true do t[#t + 1] = 1 end"},
    {"tables", "made", "while true do local t = { {}, {}, {}, {} } end"},
    {"tables", "kept", "local t = {} while true do t = { t } end"},
    {"tables", "insert_front", "local t = {} while true do table.insert(t, 1, 1) end"},
    {"tables", "remove_front",
     "local t = {} for i = 1, 20000 do t[i] = i end while #t > 0 do table.remove(t, 1) end"},
    {"tables", "move",
     "local t = {} for i = 1, 5000 do t[i] = i end while true do table.move(t, 1, 5000, 2) end"},
    {"tables", "move_far",
     "local t = {} while true do pcall(table.move, t, 1, math.maxinteger - 1, 2) end"},
    {"tables", "concat",
     "local t = {} for i = 1, 2000 do t[i] = 'xxxxxxx' end while true do table.concat(t) end"},
    {"tables", "concat_separator",
     "local t = {} for i = 1, 100 do t[i] = 'x' end local s = ('y'):rep(150) while true do "
     "table.concat(t, s) end"},
    {"tables", "emptied",
     "local t = {} for i = 1, 20000 do t[i] = i end for i = 1, 20000 do t[i] = nil end while true "
     "do next(t) end"},
    {"tables", "emptied_names",
     "local t = {} for i = 1, 5000 do t['k' .. i] = i end for i = 1, 5000 do t['k' .. i] = nil end "
     "while true do next(t) end"},
    {"tables", "pairs",
     "local t = {} for i = 1, 2000 do t['k' .. i] = i end while true do for _ in pairs(t) do end "
     "end"},
    {"tables", "pairs_begun",
     "local t = {} for i = 1, 2000 do t['k' .. i] = i end while true do for _ in pairs(t) do break "
     "end end"},
    {"tables", "next_again",
     "local t = {} for i = 1, 2000 do t['k' .. i] = i end while true do next(t, 'k1999') end"},
    {"tables", "length",
     "local t = {} for i = 1, 20000 do t[i] = i end while true do local n = #t end"},
    {"tables", "unpack",
     "local t = {} for i = 1, 240 do t[i] = i end while true do table.unpack(t) end"},
    {"tables", "float_keys", "local t, x = {}, 0.5 while true do x = x + 1 t[x] = x end"},
    {"tables", "negative_keys", "local t, x = {}, 0 while true do x = x - 1 t[x] = x end"},
    {"tables", "rehash",
     "while true do local t = {} for i = 1, 65 do t[i] = i end for i = 1, 65 do t[-i] = i end end"},
    {"tables", "sort",
     "local t = {} for i = 1, 5000 do t[i] = (i * 7919) % 5003 end while true do table.sort(t) "
     "t[1] = 9999 end"},
    {"tables", "sort_bad_order",
     "local t = {} for i = 1, 3000 do t[i] = i end while true do pcall(table.sort, t, function() "
     "return true end) end"},
    {"tables", "sort_failing",
     "local t = {} for i = 1, 3000 do t[i] = i end while true do pcall(table.sort, t, function() "
     "error('no') end) end"},
    {"tables", "sort_strings",
     "local t, s = {}, ('x'):rep(1000) for i = 1, 500 do t[i] = s .. i end while true do "
     "table.sort(t) end"},
    {"tables", "sort_nested",
     "local function f(d) local t = { 3, 1, 2 } table.sort(t, function(a, b) if d > 0 then f(d - "
     "1) end return a < b end) end while true do pcall(f, 20) end"},
    {"errors", "long_message", "local s = ('x'):rep(16000) while true do pcall(error, s) end"},
    {"errors", "long_message_raised", "error(('x\\n\\27[2J'):rep(2500))"},
    {"errors", "table_raised", "local t = {} for i = 1, 20000 do t[i] = { i } end error(t)"},
    {"errors", "asserted", "local s = ('x'):rep(16000) while true do pcall(assert, false, s) end"},
    {"errors", "places", "while true do pcall(error, 'x', 2) end"},
    {"errors", "arithmetic", "while true do pcall(function() return {} + 1 end) end"},
    {"errors", "unknown_name",
     "while true do pcall(function() return ('x').nothing.at_all end) end"},
    {"errors", "deep_result", "local t = {} for i = 1, 30000 do t = { t } end return t"},
    {"errors", "printed", "local s = ('x'):rep(16000) while true do print(s, s, s, s) end"},
    {"errors", "printed_many",
     "local t = {} for i = 1, 240 do t[i] = ('x'):rep(60) end while true do print(table.unpack(t)) "
     "end"},
};

double Milliseconds() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

Pack PackOf(const std::string& content) {
  return {"hostile",
          {{"pack.lua", "pack { id = 'hostile', version = '1.0', game = 'battleducks', api = 1 }"},
           {"a.lua", content}}};
}

// The least of some tries, since other programs on the machine disturb each.
template <class F>
double LeastOf(int tries, double enough, F f) {
  double least = 1e9;
  for (int i = 0; i < tries && least > enough; ++i) least = std::min(least, f());
  return least;
}

void Print(const std::map<std::string, std::pair<std::string, double>>& worst, const char* what) {
  if (std::getenv("MALLARD_COSTS") == nullptr) return;
  for (const auto& [group, most] : worst) {
    std::printf("%s | %s | %s | %.0f ms\n", what, group.c_str(), most.first.c_str(), most.second);
  }
}

TEST(HostileCost, HooksEndWithinATenthOfASecond) {
  constexpr double kAllowed = 100;
  std::string content;
  for (const Construction& c : kConstructions) {
    absl::StrAppend(&content, "maneuver { id = '", c.name,
                    "', cooldown = 1, footprint = { 'o' }, resolve = function() ", c.body,
                    " end }\n");
  }
  const Game& game = **FindGame("battleducks");
  const absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
      Ruleset::Load(game, {PackOf(content)});
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  const ScriptHook* hook = nullptr;
  for (const FieldSchema& field : game.content_schema().entries[0].fields) {
    if (field.name == "resolve") hook = field.hook;
  }
  ASSERT_NE(hook, nullptr);
  std::map<std::string, std::pair<std::string, double>> worst;
  for (const Construction& c : kConstructions) {
    const ContentSet& entries = (*ruleset)->entries();
    const int index = entries.Find("maneuver", absl::StrCat("hostile:", c.name));
    ASSERT_GE(index, 0) << c.name;
    const ScriptFunction function =
        entries.Entries("maneuver")[static_cast<size_t>(index)].value["resolve"].function;
    absl::Status first;
    const double spent = LeastOf(3, kAllowed, [&] {
      const double before = Milliseconds();
      const absl::Status status = (*ruleset)->scripts().Call(function, *hook, nullptr, {}, nullptr);
      const double after = Milliseconds();
      // What ends it is the same every time, and told in a few words.
      if (first.ok()) first = status;
      EXPECT_EQ(status.message(), first.message()) << c.name;
      EXPECT_LE(status.message().size(), 2200u) << c.name;
      for (const char letter : std::string(status.message())) {
        EXPECT_FALSE(letter >= 0 && letter < ' ' && letter != '\n') << c.name;
      }
      return after - before;
    });
    EXPECT_LE(spent, kAllowed) << c.group << "/" << c.name << ": " << first;
    auto& most = worst[c.group];
    if (spent > most.second) most = {c.name, spent};
  }
  Print(worst, "hook");
}

// Scripts ask whether to go on every thousand units that are charged. A load that passes its limit
// is charged no more than that limit: it ends there, and is not begun anew to find lines.
TEST(HostileCost, LoadingIsChargedNoMoreThanItsLimitOnce) {
  constexpr int64_t kLimit = 200'000;
  const Game& game = **FindGame("battleducks");
  RulesetOptions options;
  options.limits.load_instructions = kLimit;
  for (const Construction& c : kConstructions) {
    const Pack pack = PackOf(absl::StrCat("local function run() ", c.body, " end run()"));
    int64_t looks = 0;
    const InterruptScope scope([&] {
      ++looks;
      return false;
    });
    const absl::Status status = Ruleset::Load(game, {pack}, options).status();
    EXPECT_LE(looks, kLimit / 1000 + 20) << c.group << "/" << c.name << ": " << status;
  }
}

// All calls of an action, and the tries after calls that failed, together.
TEST(HostileCost, ActionsEndWithinHalfASecond) {
  constexpr double kAllowed = 500;
  constexpr int kEnough = 8;  // Actions that call functions.
  for (const Game* game : GamesWithHooks()) {
    int failures = 0;
    RulesetOptions options;
    options.log = [&](absl::string_view) { ++failures; };
    const std::shared_ptr<const Ruleset> ruleset =
        LoadHostile(*game, HostilePack(*game, "while true do pcall(error) end"), options);
    Match match = NewMatch(ruleset, HookOptions(*game), 1);
    match.set_script_errors(ScriptErrors::kSkip);
    RandomBot bot(1);
    double longest = 0;
    int slow = 0;
    for (int i = 0; i < 2000 && slow < kEnough && !match.outcome().over; ++i) {
      const auto [seat, action] = RandomChoice(match, bot);
      const Match before = match;
      failures = 0;
      longest = std::max(longest, LeastOf(3, kAllowed, [&, seat = seat, action = action] {
                           match = before;
                           const double begun = Milliseconds();
                           EXPECT_EQ(match.Apply(seat, action), absl::OkStatus());
                           return Milliseconds() - begun;
                         }));
      if (failures > 0) ++slow;
    }
    EXPECT_LE(longest, kAllowed) << game->content_schema().game;
    EXPECT_GT(slow, 0) << game->content_schema().game << ": no function was called";
    if (std::getenv("MALLARD_COSTS") != nullptr) {
      std::printf("action | %s | %.0f ms\n", game->content_schema().game.c_str(), longest);
    }
  }
}

// Which cards can be played is asked of each card in hand.
TEST(HostileCost, QuestionsOfOneListShareALimit) {
  constexpr int64_t kLimit = 100'000;
  const Game& game = **FindGame("naval_war");
  std::string content;
  for (const ContentEntry& card : BaseRuleset("naval_war")->entries().Entries("card")) {
    absl::StrAppend(&content, "patch.card { id = '", card.id,
                    "', playable = function() while true do end end }\n");
  }
  RulesetOptions options;
  options.limits.call_instructions = options.limits.action_instructions = kLimit;
  int failures = 0;
  options.log = [&](absl::string_view) { ++failures; };
  const std::shared_ptr<const Ruleset> ruleset = LoadHostile(
      game,
      {"hostile",
       {{"pack.lua", "pack { id = 'hostile', version = '1.0', game = 'naval_war', api = 1 }"},
        {"a.lua", content}}},
      options);
  Match match = NewMatch(ruleset, "", 1);
  RandomBot bot(1);
  int most = 0;
  for (int i = 0; i < 100 && !match.outcome().over; ++i) {
    const auto [seat, action] = RandomChoice(match, bot);
    failures = 0;
    int64_t looks = 0;
    {
      const InterruptScope scope([&] {
        ++looks;
        return false;
      });
      match.LegalCount(seat);
    }
    EXPECT_LE(looks, kLimit / 1000 + 20);
    most = std::max(most, failures);
    ASSERT_EQ(match.Apply(seat, action), absl::OkStatus());
  }
  EXPECT_GE(most, 2) << "no list asked about two cards";
}

// As many variables of each scope as there may be, with long names.
std::string ManyVariables(const Game& game, int of_each) {
  std::string content;
  for (const std::string& scope : game.content_schema().variable_scopes) {
    for (int i = 0; i < of_each; ++i) {
      const std::string number = absl::StrCat(i);
      absl::StrAppend(&content, "variable { id = '", scope, "_", std::string(45, 'x'),
                      std::string(5 - number.size(), '0'), number, "', scope = '", scope,
                      "', public = true }\n");
    }
  }
  return content;
}

TEST(HostileCost, ManyVariablesAreLoadedSetAndReadBackAtOnce) {
  constexpr double kAllowed = 1000;
  constexpr size_t kAllSet = 60'000;  // Bytes of a snapshot.
  const Game& game = **FindGame("battleducks");
  const std::string all_set =
      "for i = 0, 999 do ctx:set('player', ('player_' .. ('x'):rep(45) .. ('%05d'):format(i)), i) "
      "end";
  const double spent = LeastOf(3, kAllowed, [&] {
    const double begun = Milliseconds();
    const std::shared_ptr<const Ruleset> ruleset =
        LoadHostile(game, HostilePack(game, all_set, ManyVariables(game, 1000)));
    Match match = NewMatch(ruleset, HookOptions(game), 1);
    RandomBot bot(1);
    size_t largest = 0;
    for (int i = 0; i < 300 && largest < kAllSet && !match.outcome().over; ++i) {
      const auto [seat, action] = RandomChoice(match, bot);
      EXPECT_EQ(match.Apply(seat, action), absl::OkStatus());
      if (i % 20 != 0) continue;
      const std::vector<uint8_t> snapshot = match.Snapshot(Viewer::Host());
      largest = std::max(largest, snapshot.size());
      const absl::StatusOr<Match> again = Match::Restore(ruleset, snapshot);
      if (!again.ok()) {
        ADD_FAILURE() << again.status();
        continue;
      }
      EXPECT_EQ(again->Hash(), match.Hash());
    }
    EXPECT_GE(largest, kAllSet) << "the variables were not set";
    return Milliseconds() - begun;
  });
  EXPECT_LE(spent, kAllowed);
}

TEST(HostileCost, VariablesBeyondTheMostOfAScopeAreRefused) {
  const Game& game = **FindGame("battleducks");
  EXPECT_TRUE(Ruleset::Load(game, {PackOf(ManyVariables(game, 1000))}).ok());
  const absl::Status status = Ruleset::Load(game, {PackOf(ManyVariables(game, 1001))}).status();
  EXPECT_THAT(std::string(status.message()),
              ::testing::HasSubstr("there are more than 1000 variables of the scope \"player\""));
}

// Looking for the nearest of many names takes long, and is charged to whoever asks for one that
// nobody knows.
TEST(HostileCost, UnknownVariablesEndWithinATenthOfASecond) {
  constexpr double kAllowed = 100;
  const Game& game = **FindGame("battleducks");
  const std::shared_ptr<const Ruleset> ruleset =
      LoadHostile(game, HostilePack(game,
                                    "local name = ('y'):rep(64) "
                                    "while true do pcall(ctx.get, ctx, 'player', name) end",
                                    ManyVariables(game, 1000)));
  Match match = NewMatch(ruleset, HookOptions(game), 1);
  match.set_script_errors(ScriptErrors::kRefuse);
  RandomBot bot(1);
  for (int i = 0; i < 300; ++i) {
    const auto [seat, action] = RandomChoice(match, bot);
    const Match before = match;
    absl::Status status;
    const double spent = LeastOf(3, kAllowed, [&, seat = seat, action = action] {
      match = before;
      const double begun = Milliseconds();
      status = match.Apply(seat, action);
      return Milliseconds() - begun;
    });
    if (status.ok()) continue;
    EXPECT_EQ(status.code(), absl::StatusCode::kResourceExhausted) << status;
    EXPECT_LE(spent, kAllowed);
    return;
  }
  FAIL() << "no hook was called";
}

// All of them take minutes: only when figures are wanted.
TEST(HostileCost, LoadingEndsWithinTwoSeconds) {
  if (std::getenv("MALLARD_COSTS") == nullptr) GTEST_SKIP() << "MALLARD_COSTS is not set";
  constexpr double kAllowed = 2000;
  const Game& game = **FindGame("battleducks");
  std::map<std::string, std::pair<std::string, double>> worst;
  for (const Construction& c : kConstructions) {
    const Pack pack = PackOf(absl::StrCat("local function run() ", c.body, " end run()"));
    const double spent = LeastOf(2, kAllowed, [&] {
      const double before = Milliseconds();
      (void)Ruleset::Load(game, {pack});
      return Milliseconds() - before;
    });
    EXPECT_LE(spent, kAllowed) << c.group << "/" << c.name;
    auto& most = worst[c.group];
    if (spent > most.second) most = {c.name, spent};
  }
  Print(worst, "load");
}

}  // namespace
}  // namespace mallard::testing
