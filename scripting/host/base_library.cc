#include <algorithm>
#include <cmath>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "mallard/content.h"
#include "scripting/host/library.h"
#include "scripting/host/meter.h"
#include "scripting/host/ordered_keys.h"

namespace mallard {
namespace {

constexpr int64_t kInstructionsPerProtectedCall = 10;
constexpr size_t kShortString = 40;  // Longer ones are counted when they are made.

int ToString(lua_State* lua) {
  luaL_checkany(lua, 1);
  PushText(lua, ShowValue(lua, 1));
  return 1;
}

/// Charges for the string on top of the stack, unless it is one that Lua keeps a single copy of.
void ChargeAssembled(lua_State* lua) {
  if (lua_type(lua, -1) != LUA_TSTRING || lua_rawlen(lua, -1) <= kShortString) return;
  Meter::Of(lua).Charge(lua, 0, static_cast<int64_t>(lua_rawlen(lua, -1)));
}

// As Lua's own, but a script that has passed a limit cannot go on.
int ProtectedCall(lua_State* lua) {
  luaL_checkany(lua, 1);
  const Meter::Nested nested(lua);
  Meter& meter = Meter::Of(lua);
  meter.Charge(lua, kInstructionsPerProtectedCall);
  const int status = lua_pcall(lua, lua_gettop(lua) - 1, LUA_MULTRET, 0);
  meter.Notice(status);
  if (meter.stopped()) meter.Raise(lua);
  luaL_checkstack(lua, 1, "too many results");
  lua_pushboolean(lua, status == LUA_OK);
  lua_insert(lua, 1);
  return lua_gettop(lua);
}

}  // namespace

absl::Span<const luaL_Reg> BaseFunctions() {
  static constexpr luaL_Reg kFunctions[] = {
      {"next", &OrderedNext},       {"pairs", &OrderedPairs},       {"pcall", &ProtectedCall},
      {"select", &ChargeArguments}, {"tonumber", &ChargeArguments}, {"tostring", &ToString}};
  return kFunctions;
}

// They take strings for numbers, and reading a long one as a number takes long.
absl::Span<const luaL_Reg> MathFunctions() {
  static constexpr luaL_Reg kFunctions[] = {
      {"abs", &ChargeArguments},  {"ceil", &ChargeArguments}, {"floor", &ChargeArguments},
      {"fmod", &ChargeArguments}, {"max", &ChargeArguments},  {"min", &ChargeArguments},
      {"modf", &ChargeArguments}, {"sqrt", &ChargeArguments}, {"tointeger", &ChargeArguments},
      {"type", &ChargeArguments}, {"ult", &ChargeArguments}};
  return kFunctions;
}

int ChargeArguments(lua_State* lua) {
  const int count = lua_gettop(lua);
  int64_t work = count / 4;
  for (int i = 1; i <= count; ++i) {
    if (lua_type(lua, i) == LUA_TSTRING) work += 2 * static_cast<int64_t>(lua_rawlen(lua, i));
  }
  if (work > 0) Meter::Of(lua).Charge(lua, work);
  return CallOriginal(lua);
}

int CallAssembling(lua_State* lua) {
  int results = 0;
  {
    const Meter::Uncounted uncounted(lua);
    results = CallOriginal(lua);
  }
  ChargeAssembled(lua);
  return results;
}

void PushAssembled(lua_State* lua, absl::string_view text) {
  {
    const Meter::Uncounted uncounted(lua);
    PushText(lua, text);
  }
  ChargeAssembled(lua);
}

std::string PrintedLine(lua_State* lua) {
  luaL_where(lua, 1);
  std::string line(TextAt(lua, -1));
  lua_pop(lua, 1);
  for (int i = 1; i <= lua_gettop(lua); ++i) {
    const std::string text = ShowValue(lua, i);
    Meter::Of(lua).Charge(lua, static_cast<int64_t>(text.size()));
    Meter::Of(lua).CheckString(lua, line.size() + text.size());
    absl::StrAppend(&line, i == 1 ? "" : "\t", text);
  }
  return line;
}

std::string ShowValue(lua_State* lua, int index) {
  switch (lua_type(lua, index)) {
    case LUA_TNIL:
      return "nil";
    case LUA_TBOOLEAN:
      return lua_toboolean(lua, index) != 0 ? "true" : "false";
    case LUA_TNUMBER: {
      if (std::isnan(lua_tonumber(lua, index))) return "nan";  // Its sign differs by platform.
      lua_pushvalue(lua, index);
      std::string text(TextAt(lua, -1));
      lua_pop(lua, 1);
      return text;
    }
    case LUA_TSTRING:
      return std::string(TextAt(lua, index));
    case LUA_TUSERDATA:
      return "context";
    default:
      return lua_typename(lua, lua_type(lua, index));
  }
}

std::string NearestNameFor(lua_State* lua, absl::string_view name,
                           absl::Span<const std::string> known) {
  int64_t letters = 0;
  for (const std::string& candidate : known) letters += static_cast<int64_t>(candidate.size());
  letters *= static_cast<int64_t>(std::min(name.size(), size_t{64}));
  Meter::Of(lua).Charge(lua, letters / kLettersPerInstruction);
  return NearestName(name, known);
}

std::string QuoteText(absl::string_view text) {
  constexpr size_t kLongest = 40;
  const bool cut = text.size() > kLongest;
  return absl::StrCat("\"", absl::Utf8SafeCHexEscape(text.substr(0, kLongest)),
                      cut ? "...\"" : "\"");
}

std::string DescribeValue(lua_State* lua, int index) {
  switch (lua_type(lua, index)) {
    case LUA_TNONE:
      return "nothing";
    case LUA_TBOOLEAN:
      return absl::StrCat("boolean ", ShowValue(lua, index));
    case LUA_TNUMBER:
      return absl::StrCat(lua_isinteger(lua, index) ? "integer " : "number ",
                          ShowValue(lua, index));
    case LUA_TSTRING:
      return absl::StrCat("string ", QuoteText(TextAt(lua, index)));
    default:
      return ShowValue(lua, index);
  }
}

}  // namespace mallard
