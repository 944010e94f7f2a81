// Every name of Lua 5.4's standard libraries, from two sides: those that packs have, and those that
// they must not have. The lists are complete, so nothing can come in unnoticed.
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;

// "" if a pack whose file is this text loads; otherwise the messages.
std::string LoadErrors(const std::string& text) {
  const Pack pack = {"names",
                     {{"pack.lua", "pack { id='names', version='1.0', game='battleducks', api=1 }"},
                      {"a.lua", text}}};
  return std::string(Ruleset::Load("battleducks", {pack}).status().message());
}

constexpr const char* kThere[] = {
    "assert",         "error",       "ipairs",          "next",          "pairs",
    "pcall",          "print",       "select",          "tonumber",      "tostring",
    "type",           "math.abs",    "math.ceil",       "math.floor",    "math.fmod",
    "math.huge",      "math.max",    "math.maxinteger", "math.min",      "math.mininteger",
    "math.modf",      "math.sqrt",   "math.tointeger",  "math.type",     "math.ult",
    "string.byte",    "string.char", "string.find",     "string.format", "string.gmatch",
    "string.gsub",    "string.len",  "string.lower",    "string.match",  "string.rep",
    "string.reverse", "string.sub",  "string.upper",    "table.concat",  "table.insert",
    "table.move",     "table.pack",  "table.remove",    "table.sort",    "table.unpack"};

constexpr const char* kGone[] = {"collectgarbage",
                                 "dofile",
                                 "getmetatable",
                                 "load",
                                 "loadfile",
                                 "rawequal",
                                 "rawget",
                                 "rawlen",
                                 "rawset",
                                 "require",
                                 "setmetatable",
                                 "warn",
                                 "xpcall",
                                 "_G",
                                 "_VERSION",
                                 "loadstring",
                                 "setfenv",
                                 "getfenv",
                                 "module",
                                 "unpack",
                                 "newproxy",
                                 "coroutine.create",
                                 "coroutine.close",
                                 "coroutine.isyieldable",
                                 "coroutine.resume",
                                 "coroutine.running",
                                 "coroutine.status",
                                 "coroutine.wrap",
                                 "coroutine.yield",
                                 "debug.debug",
                                 "debug.gethook",
                                 "debug.getinfo",
                                 "debug.getlocal",
                                 "debug.getmetatable",
                                 "debug.getregistry",
                                 "debug.getupvalue",
                                 "debug.getuservalue",
                                 "debug.sethook",
                                 "debug.setlocal",
                                 "debug.setmetatable",
                                 "debug.setupvalue",
                                 "debug.setuservalue",
                                 "debug.traceback",
                                 "debug.upvalueid",
                                 "debug.upvaluejoin",
                                 "debug.setcstacklimit",
                                 "io.close",
                                 "io.flush",
                                 "io.input",
                                 "io.lines",
                                 "io.open",
                                 "io.output",
                                 "io.popen",
                                 "io.read",
                                 "io.stderr",
                                 "io.stdin",
                                 "io.stdout",
                                 "io.tmpfile",
                                 "io.type",
                                 "io.write",
                                 "math.acos",
                                 "math.asin",
                                 "math.atan",
                                 "math.cos",
                                 "math.deg",
                                 "math.exp",
                                 "math.log",
                                 "math.pi",
                                 "math.rad",
                                 "math.random",
                                 "math.randomseed",
                                 "math.sin",
                                 "math.tan",
                                 "math.pow",
                                 "math.ldexp",
                                 "math.frexp",
                                 "math.cosh",
                                 "math.sinh",
                                 "math.tanh",
                                 "math.log10",
                                 "os.clock",
                                 "os.date",
                                 "os.difftime",
                                 "os.execute",
                                 "os.exit",
                                 "os.getenv",
                                 "os.remove",
                                 "os.rename",
                                 "os.setlocale",
                                 "os.time",
                                 "os.tmpname",
                                 "package.config",
                                 "package.cpath",
                                 "package.loaded",
                                 "package.loadlib",
                                 "package.path",
                                 "package.preload",
                                 "package.searchers",
                                 "package.searchpath",
                                 "string.dump",
                                 "string.pack",
                                 "string.packsize",
                                 "string.unpack",
                                 "utf8.char",
                                 "utf8.charpattern",
                                 "utf8.codepoint",
                                 "utf8.codes",
                                 "utf8.len",
                                 "utf8.offset"};

TEST(HostileNames, WhatIsThereWorks) {
  for (const char* name : kThere) {
    EXPECT_EQ(LoadErrors(absl::StrCat("local x = ", name, "\nassert(x ~= nil)")), "") << name;
    EXPECT_EQ(LoadErrors(absl::StrCat("maneuver { id = 'm', cooldown = 1, footprint = { 'o' },\n",
                                      "resolve = function(ctx) return ", name, " end }")),
              "")
        << name;
  }
}

TEST(HostileNames, WhatIsGoneMustFailWhereverItIsNamed) {
  for (const std::string name : kGone) {
    const bool member = absl::StrContains(name, '.');
    // When the pack is loaded, ...
    EXPECT_NE(LoadErrors(absl::StrCat("local x = ", name)), "") << name;
    EXPECT_NE(LoadErrors(absl::StrCat("pcall(", name, ", 1)")), "") << name;
    // ... in a function that nobody has called yet, ...
    EXPECT_NE(LoadErrors(absl::StrCat("maneuver { id = 'm', cooldown = 1, footprint = { 'o' },\n",
                                      "resolve = function(ctx) return ", name, " end }")),
              "")
        << name;
    // ... and under a name put together.
    const size_t dot = name.find('.');
    const std::string first = name.substr(0, dot);
    EXPECT_NE(LoadErrors(
                  absl::StrCat("local x = _ENV['", first.substr(0, 1), "' .. '", first.substr(1),
                               "']", member ? absl::StrCat("['", name.substr(dot + 1), "']") : "")),
              "")
        << name;
  }
}

TEST(HostileNames, LibrariesHoldNothingElse) {
  // Members are counted by going through the libraries, as a script could.
  for (const std::string& library :
       {std::string("math"), std::string("string"), std::string("table")}) {
    size_t count = 0;
    for (const std::string name : kThere) count += absl::StartsWith(name, library + ".") ? 1 : 0;
    EXPECT_EQ(LoadErrors(absl::StrCat("local n = 0\nfor k in pairs(", library,
                                      ") do n = n + 1 end\nassert(n == ", count, ", n)")),
              "");
  }
}

TEST(HostileNames, BytecodeIsNotRead) {
  for (const std::string& text : {std::string("\x1bLua\x54\x00\x19\x93\r\n\x1a\n", 12),
                                  std::string("\x1bLua"), std::string("\x1b")}) {
    EXPECT_THAT(LoadErrors(text), HasSubstr("names/a.lua"));
  }
}

}  // namespace
}  // namespace mallard::testing
