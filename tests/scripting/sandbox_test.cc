// What scripts can and cannot do: one table of snippets that work, one of snippets that fail with
// their messages. Every snippet is the body of a hook.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "tests/scripting/test_game.h"

namespace mallard {
namespace {

constexpr char kWorks[] = "1";

TEST(Sandbox, ShouldWork) {
  // Each snippet is a condition that must hold.
  const char* const kConditions[] = {
      // The language.
      "type(assert) == 'function' and type(ctx) == 'userdata'",
      "select('#', 1, nil, 3) == 3 and select(2, 'a', 'b') == 'b'",
      "tonumber('0x10') == 16 and tonumber('z', 36) == 35 and tonumber('ten') == nil",
      "math.type(7 // 2) == 'integer' and 7 // 2 == 3 and 7 % 3 == 1 and 1 << 4 == 16",
      "(function(...) return select('#', ...) end)(1, 2) == 2",
      "(function() goto done ::done:: return 5 end)() == 5",
      "(function() local _ENV = {x = 3} return x end)() == 3",
      "pcall(error, 'x') == false and select(2, pcall(error, 'x', 0)) == 'x'",
      "select(2, pcall(error, {code = 5})).code == 5",
      "assert(3, 'unused') == 3",
      // Nothing shows an address.
      "tostring({}) == 'table' and tostring(print) == 'function' and tostring(ctx) == 'context'",
      "string.format('%s|%s', {}, print) == 'table|function'",
      "tostring(nil) == 'nil' and tostring(true) == 'true' and tostring(1.5) == '1.5'",
      "tostring(0 / 0) == 'nan' and tostring(-(0 / 0)) == 'nan'",
      "('%g|%f|%.1f|%e'):format(0 / 0, -(0 / 0), 0 / 0, -(0 / 0)) == 'nan|nan|nan|nan'",
      "('%s|%q'):format(-(0 / 0), 0 / 0) == 'nan|(0/0)'",
      "table.concat({ 0 / 0, -(0 / 0) }, ',') == 'nan,nan'",
      "string.rep(-(0 / 0), 2) == 'nannan' and string.upper(0 / 0) == 'NAN'",
      "string.find('nan', -(0 / 0)) == 1 and string.gsub('x', 'x', 0 / 0) == 'nan'",
      // Tables are gone through in a defined order.
      "(function() local s = '' for k in pairs({c = 1, a = 2, [2] = 3, b = 4, [1] = 5, [true] = 6,"
      " [false] = 7, [-1] = 8, [0.5] = 9}) do s = s .. tostring(k) .. ' ' end return s end)()"
      " == '-1 0.5 1 2 a b c false true '",
      "(function() local s = '' local t = {z = 1, y = 2, x = 3} local k = next(t)"
      " while k do s = s .. k k = next(t, k) end return s end)() == 'xyz'",
      "next({}) == nil and next({5}) == 1 and next({5}, 1) == nil",
      "(function() local t = {a = 1, b = 2, c = 3} local n = 0"
      " for k in pairs(t) do t.b = nil n = n + 1 end return n end)() == 2",
      "(function() local n = 0 for i, v in ipairs({5, 6, nil, 8}) do n = n + v end return n end)()"
      " == 11",
      "(function() local s = '' for k in pairs({[math.maxinteger] = 1, [2^53|0] = 1,"
      " [math.huge] = 1, [-math.huge] = 1}) do s = s .. k .. ' ' end return s end)()"
      " == '-inf 9007199254740992 9223372036854775807 inf '",
      // math
      "math.abs(-3) == 3 and math.max(1, 5, 3) == 5 and math.min(4, 2) == 2",
      "math.floor(3.7) == 3 and math.ceil(3.2) == 4 and math.tointeger(8.0) == 8",
      "math.fmod(7, 3) == 1 and math.sqrt(16) == 4 and math.ult(1, -1)",
      "math.maxinteger + 1 == math.mininteger",
      // string
      "('abc'):upper() == 'ABC' and ('ABC'):lower() == 'abc' and ('abc'):reverse() == 'cba'",
      "#'abc' == 3 and ('abc'):len() == 3 and ('abc'):sub(-2) == 'bc' and string.char(97) == 'a'",
      "('ab'):rep(3, '-') == 'ab-ab-ab' and ('x'):rep(0) == '' and ('x'):rep(-5) == ''",
      "('').rep('', math.maxinteger) == ''",
      "('a'):byte() == 97 and select('#', ('abc'):byte(1, -1)) == 3",
      "('%5.2f|%d|%x|%q'):format(1.5, 3, 255, 'a') == ' 1.50|3|ff|\"a\"'",
      "('100%%'):format() == '100%'",
      "('hello'):find('l') == 3 and ('hello'):find('xyz') == nil and ('a.b'):find('.', 1, true) == "
      "2",
      "('k = v'):match('^(%w+)%s*=%s*(%w+)$') == 'k'",
      "('abc'):find('b', -2) == 2 and ('abc'):find('', 10) == nil and ('abc'):find('', 4) == 4",
      "(function() local t = {} for w in ('one two'):gmatch('%a+') do t[#t + 1] = w end"
      " return table.concat(t, '+') end)() == 'one+two'",
      "(('abc'):gsub('%w', '<%0>')) == '<a><b><c>' and (('abc'):gsub('', '-')) == '-a-b-c-'",
      "(('hello'):gsub('l', {l = 'L'})) == 'heLLo'",
      "(('hello'):gsub('l', function(c) return c:upper() end, 1)) == 'heLlo'",
      "(('$name is $age'):gsub('%$(%w+)', {name = 'Ann', age = 7})) == 'Ann is 7'",
      // table
      "table.concat({1, 2, 3}, ', ') == '1, 2, 3' and table.concat({}) == ''",
      "table.concat({1, 'b', 2.5}, '-', 2) == 'b-2.5' and table.concat({1, 2, 3}, '', 2, 2) == '2'",
      "table.concat({[math.maxinteger] = 5}, '-', math.maxinteger, math.maxinteger) == '5'",
      "(function() local t = {1, 3} table.insert(t, 2, 2) table.insert(t, 4)"
      " return table.concat(t) end)() == '1234'",
      "(function() local t = {1, 2, 3} return table.remove(t, 1) + table.remove(t) end)() == 4",
      "table.unpack({7, 8}) == 7 and select('#', table.unpack({}, 1, 250)) == 250",
      "table.pack(1, nil).n == 2",
      "table.concat(table.move({1, 2, 3}, 1, 3, 2)) == '1123'",
      "(function() local t = {3, 1, 2} table.sort(t) return table.concat(t) end)() == '123'",
      "(function() local t = {'bb', 'a', 'cc', 'd'} table.sort(t, function(a, b) return #a < #b "
      "end)"
      " return table.concat(t, ' ') end)() == 'a d bb cc'",
      "(function() local t = {} for i = 1, 500 do t[i] = i * 7919 % 500 end table.sort(t)"
      " for i = 2, 500 do if t[i - 1] > t[i] then return false end end return true end)()",
      // Functions that look inside tables see frozen ones as they were.
      "type(math) == 'table' and type(string.format) == 'function'",
  };
  for (std::string condition : kConditions) {
    // The one place where a power would be handy.
    const size_t power = condition.find("2^53|0");
    if (power != std::string::npos) condition.replace(power, 6, "1 << 53");
    EXPECT_EQ(RunBody(absl::StrCat("return (", condition, ") and 1 or 0")), kWorks) << condition;
  }
}

struct Failure {
  const char* body;
  const char* message;
};

TEST(Sandbox, ShouldFail) {
  const Failure kFailures[] = {
      // Libraries that packs do not have are found at load time.
      {"io.open('x')",
       "io is not available to packs: packs cannot touch files, programs or the clock"},
      {"os.time()",
       "os is not available to packs: packs cannot touch files, programs or the clock"},
      {"os.execute('ls')", "os is not available to packs"},
      {"debug.getinfo(1)", "debug is not available to packs: it would reach behind the sandbox"},
      {"require('x')",
       "require is not available to packs: files of a pack run in the order of their "
       "paths and share their globals"},
      {"package.loadlib()", "package is not available to packs"},
      {"dofile('x')", "dofile is not available to packs"},
      {"loadfile('x')", "loadfile is not available to packs"},
      {"load('return 1')()",
       "load is not available to packs: all code of a pack stands in its files"},
      {"loadstring('x')", "loadstring is not available to packs"},
      {"collectgarbage()",
       "collectgarbage is not available to packs: memory is looked after by the "
       "host"},
      {"coroutine.wrap(print)",
       "coroutine is not available to packs: a hook runs from beginning to "
       "end"},
      {"setmetatable({}, {})",
       "setmetatable is not available to packs: tables of packs are plain "
       "tables"},
      {"getmetatable('')", "getmetatable is not available to packs"},
      {"rawset({}, 1, 1)", "rawset is not available to packs"},
      {"rawget({}, 1)", "rawget is not available to packs"},
      {"rawequal(1, 1)", "rawequal is not available to packs"},
      {"rawlen({})", "rawlen is not available to packs"},
      {"xpcall(print, print)", "xpcall is not available to packs: use pcall"},
      {"utf8.char(1)", "utf8 is not available to packs: use string"},
      {"_G.x = 1", "_G is not available to packs"},
      {"return prnt", "unknown name \"prnt\"; did you mean \"print\"?"},
      {"return amonut", "unknown name \"amonut\""},
      {"return 2 ^ 3",
       "the operator ^ is not available to packs, since its results differ between "
       "platforms; multiply instead"},
      // Parts of libraries that packs do not have.
      {"math.random()", "math.random is not available to packs: chance belongs to the match"},
      {"math.randomseed(1)",
       "math.randomseed is not available to packs: chance belongs to the match"},
      {"math.sin(1)",
       "math.sin is not available to packs: packs get only functions that give the "
       "same result on every platform"},
      {"math.exp(1)", "math.exp is not available to packs"},
      {"string.dump(print)", "string.dump is not available to packs"},
      {"('x'):dump()", "string.dump is not available to packs"},
      {"string.pack('d', 1)", "string.pack is not available to packs"},
      {"('%p'):format({})", "format: %p is not available to packs"},
      {"('%a'):format(1)", "format: %a is not available to packs"},
      {"('%99999d'):format(1)", "invalid conversion"},
      // What is there cannot be changed.
      {"math.abs = print",
       "cannot set string \"abs\": the libraries are the same for all packs and "
       "read-only"},
      {"string.upper = print", "the libraries are the same for all packs and read-only"},
      {"string.new = print", "the libraries are the same for all packs and read-only"},
      {"table.insert(math, 1)", "the libraries are the same for all packs and read-only"},
      {"patch.card = 1", "patch and remove are part of the pack language"},
      {"_ENV[('mat') .. 'h'] = 1",
       "cannot set the global math: globals are read-only once packs are "
       "loaded; what must last belongs in a variable of the match"},
      {"card { id = 'late' }", "content can only be declared while packs are loading"},
      {"remove.card 'p:c'", "content can only be declared while packs are loading"},
      // Contexts.
      {"ctx:ad(1)", "PondContext has no \"ad\"; did you mean \"add\"?"},
      {"ctx.total = 5",
       "cannot set string \"total\" of a context; what must last belongs in a "
       "variable of the match"},
      {"ctx.add(5)", "ctx:add(amount): call it with a colon, on the context"},
      {"ctx.add({}, 5)", "ctx:add(amount): call it with a colon, on the context"},
      {"ctx:add()",
       "ctx:add(amount): amount must be an integer, got nothing (amount: how much to "
       "add)"},
      {"ctx:add('B6')",
       "ctx:add(amount): amount must be an integer, got string \"B6\" (amount: how "
       "much to add)"},
      {"ctx:add(10 / 5)", "ctx:add(amount): amount must be an integer, got number 2.0"},
      {"ctx:add({})", "ctx:add(amount): amount must be an integer, got table"},
      {"ctx:add(ctx)", "ctx:add(amount): amount must be an integer, got context"},
      {"ctx:add(1, 2)", "ctx:add(amount): expected 1 argument, got 2"},
      {"ctx:say(5)", "ctx:say(text): text must be a string, got integer 5"},
      {"ctx:deep(1)", "ctx:deep(value): value must be a boolean, got integer 1"},
      {"ctx:sum(5)", "ctx:sum(numbers, start): numbers must be a list of integers, got integer 5"},
      {"ctx:sum({1, 'two'})",
       "ctx:sum(numbers, start): numbers[2] must be an integer, got string "
       "\"two\""},
      {"ctx:sum({}, 'x')",
       "ctx:sum(numbers, start): start must be an integer or nil, got string "
       "\"x\""},
      {"ctx:fail()", "ctx:fail(): there are no ducks left"},
      // Order.
      {"for k in pairs({[{}] = 1}) do end",
       "a table whose keys are not numbers, strings or booleans has no order to go through it in"},
      {"next({[print] = 1})", "has no order to go through it in"},
      // Errors of every kind of value.
      {"error('boom')", "p/a.lua:1: boom (in card \"p:c\".resolve)"},
      {"error('boom', 0)", "p/a.lua:1: boom (in card \"p:c\".resolve)"},
      {"error()", "error was called with nil instead of a message"},
      {"error({})", "error was called with table instead of a message"},
      {"error(print)", "error was called with function instead of a message"},
      {"error(ctx)", "error was called with context instead of a message"},
      {"error(42)", "p/a.lua:1: 42 (in card"},
      {"local t = nil t.x = 1", "attempt to index a nil value (local 't')"},
      {"return 1 + 'two'", "attempt to perform arithmetic on a string value (constant 'two')"},
      {"return '10' + 1", "attempt to perform arithmetic on a string value (constant '10')"},
      {"return #5", "attempt to get length of a number value"},
      {"return {} < {}", "attempt to compare two table values"},
      {"return 'a' .. {}", "attempt to concatenate a table value"},
      {"local x <close> = {}", "variable 'x' got a non-closable value"},
      {"return 1 // 0", "attempt to divide by zero"},
      // Patterns.
      {"('x'):find('[a')", "bad pattern: a [ without its ]"},
      {"('x'):find('(a')", "bad pattern: unfinished capture: a ( without its )"},
      {"('x'):find('a)')", "bad pattern: a ) without its ("},
      {"('x'):find('%')", "bad pattern: ends with %"},
      {"('x'):find('%f')", "bad pattern: %f needs a set in brackets"},
      {"('x'):find('%b')", "bad pattern: %b needs two characters"},
      {"('x'):find('%1')", "bad pattern: %1 names no finished capture"},
      {"('x'):find(('a*'):rep(201))", "bad pattern: too many repetitions"},
      {"('x'):find(('(a)'):rep(33))", "bad pattern: too many captures"},
      {"('x'):gsub('x', '%9')", "the pattern has no capture %9"},
      {"('x'):gsub('x', '%z')", "a % in the replacement must be followed by a digit or another %"},
      {"('x'):gsub('x', print, 'y')", "number expected, got string"},
      {"('x'):gsub('x', function() return {} end)",
       "the replacement must be a string or a number, got table"},
      {"('x'):gsub('x', true)", "string/function/table expected, got boolean"},
      // Too many values at once.
      {"table.unpack({}, 1, 251)", "unpack gives at most 250 values"},
      {"table.unpack({}, math.mininteger, math.maxinteger)", "unpack gives at most 250 values"},
      {"('x'):rep(300):byte(1, -1)", "byte gives at most 250 values"},
      // Sorting.
      {"table.sort({1, 'a'})", "attempt to compare string with number"},
      {"table.sort({1, 2}, function() error('evil') end)", "evil"},
      {"table.sort({1, 2}, 5)", "function expected, got number"},
  };
  for (const Failure& failure : kFailures) {
    EXPECT_THAT(RunBody(failure.body), testing::HasSubstr(failure.message)) << failure.body;
  }
}

TEST(Sandbox, PrintGoesToTheLogAndNowhereElse) {
  std::vector<std::string> lines;
  RulesetOptions options;
  options.log = [&](absl::string_view line) { lines.emplace_back(line); };
  testing::internal::CaptureStdout();
  EXPECT_EQ(RunBody("print('hello', 1, {}, nil) return 1", options), "1");
  EXPECT_EQ(RunBody("print('unheard') return 1"), "1");
  EXPECT_EQ(testing::internal::GetCapturedStdout(), "");
  EXPECT_THAT(lines, testing::ElementsAre("p/a.lua:1: hello\t1\ttable\tnil"));
}

TEST(Sandbox, BytecodeIsNotLoaded) {
  EXPECT_EQ(LoadErrors(absl::string_view("\x1bLua\x54\x00\x19\x93", 8)),
            "p/a.lua: attempt to load a binary chunk (mode is 't')");
}

TEST(Sandbox, StringsCompareByBytesWhateverTheLocale) {
  // In many locales "a" comes before "B"; where there is none, this cannot show anything wrong.
  const std::string before = setlocale(LC_ALL, nullptr);
  setlocale(LC_ALL, "en_US.UTF-8");
  EXPECT_EQ(RunBody("return 'B' < 'a' and tostring(1.5) == '1.5' and 1 or 0"), "1");
  setlocale(LC_ALL, before.c_str());
}

}  // namespace
}  // namespace mallard
