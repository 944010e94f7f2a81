#include "scripting/host/sandbox.h"

#include <algorithm>
#include <iterator>

#include "absl/strings/str_cat.h"
#include "absl/types/span.h"
#include "mallard/content.h"
#include "scripting/host/freeze.h"
#include "scripting/host/library.h"
#include "scripting/host/ordered_keys.h"
#include "scripting/host/sol.h"

namespace mallard {
namespace {

// Functions of Lua that need no guard: they do little work, and the same on every platform.
constexpr const char* kBase[] = {"assert", "error", "ipairs", "type"};
constexpr const char* kMath[] = {"huge", "maxinteger", "mininteger"};
constexpr const char* kString[] = {"len", "sub"};
constexpr const char* kTable[] = {"pack"};

int RefuseLibraryWrite(lua_State* lua) {
  RaiseError(lua, absl::StrCat("cannot set ", DescribeValue(lua, 2),
                               ": the libraries are the same for all packs and read-only"));
}

int RefuseGlobalWrite(lua_State* lua) {
  RaiseError(lua, absl::StrCat("cannot set the global ", ShowValue(lua, 2),
                               ": globals are read-only once packs are loaded; what must last "
                               "belongs in a variable of the match"));
}

/// Pushes a library made of the functions `kept` of Lua's own at `original`, and the functions
/// `guarded` in place of Lua's.
sol::stack_table PushLibrary(lua_State* lua, int original, absl::Span<const char* const> kept,
                             absl::Span<const luaL_Reg> guarded) {
  sol::stack_table library = PushTable(lua, static_cast<int>(kept.size() + guarded.size()));
  for (const char* name : kept) {
    const sol::stack_object value = PushField(lua, original, name);
    library.raw_set(name, value);
    value.pop();
  }
  for (const luaL_Reg& function : guarded) {
    PushField(lua, original, function.name);
    lua_pushcclosure(lua, function.func, 1);  // Its upvalue lies on the stack already.
    const sol::stack_object closure(lua, -1);
    library.raw_set(function.name, closure);
    closure.pop();
  }
  return library;
}

/// What Lua's library has and packs lack: why.
std::string AbsentMember(absl::string_view name) {
  static constexpr absl::string_view kChance[] = {"math.random", "math.randomseed"};
  static constexpr absl::string_view kDiffer[] = {"math.acos", "math.asin", "math.atan", "math.cos",
                                                  "math.deg",  "math.exp",  "math.log",  "math.pi",
                                                  "math.rad",  "math.sin",  "math.tan"};
  static constexpr absl::string_view kGone[] = {"string.dump", "string.pack", "string.packsize",
                                                "string.unpack"};
  const auto is_one_of = [&](absl::Span<const absl::string_view> names) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  const absl::string_view absent = " is not available to packs";
  if (is_one_of(kChance)) return absl::StrCat(name, absent, ": chance belongs to the match");
  if (is_one_of(kDiffer)) {
    return absl::StrCat(name, absent,
                        ": packs get only functions that give the same result on every platform");
  }
  return is_one_of(kGone) ? absl::StrCat(name, absent) : "";
}

/// What to say of a member that a library does not have. `contents` is the table behind it.
ContentProblem MissingMemberProblem(lua_State* lua, int contents, absl::string_view library,
                                    absl::string_view member) {
  std::string absent = AbsentMember(absl::StrCat(library, ".", member));
  if (!absent.empty()) return absent;
  std::vector<std::string> known;
  for (const TableKey& key : OrderedKeys(lua, contents)) known.emplace_back(key.text);
  return ContentProblem(absl::StrCat(library, " has no ", QuoteText(member)))
      .Suggest(NearestNameFor(lua, member, known));
}

/// `__index` of a library's contents: what is not there is explained. Upvalue: the library's name.
int MissingMember(lua_State* lua) {
  const auto library = sol::stack::get<std::string>(lua, sol::upvalue_index(1));
  RaiseError(lua, MissingMemberProblem(lua, 1, library, ShowValue(lua, 2)).message);
}

/// Freezes a library and pushes the hidden table with its contents.
sol::stack_table FreezeLibrary(lua_State* lua, const sol::stack_table& library, const char* name) {
  library.push();
  FreezeTable(lua, -1, &RefuseLibraryWrite);
  ResolveFrozen(lua);
  sol::stack_table contents(lua, -1);
  sol::stack_table unknown = PushTable(lua, 1);
  unknown.raw_set("__index", sol::make_closure(&MissingMember, name));
  contents.raw_set(sol::metatable_key, unknown);
  unknown.pop();
  return contents;
}

/// `__newindex` of an environment while packs load. Upvalue: the language.
int WriteGlobal(lua_State* lua) {
  lua_pushvalue(lua, 2);
  const bool taken = lua_rawget(lua, lua_upvalueindex(1)) != LUA_TNIL;
  lua_pop(lua, 1);
  const std::string name = ShowValue(lua, 2);
  if (taken)
    RaiseError(lua, absl::StrCat("the name ", name, " is taken: it is part of the pack language"));
  lua_rawset(lua, 1);
  return 0;
}

/// Why a name that Lua has is not there for packs; empty for any other name.
std::string AbsentName(absl::string_view name) {
  static constexpr absl::string_view kTouches = "packs cannot touch files, programs or the clock";
  static constexpr absl::string_view kCode = "all code of a pack stands in its files";
  static constexpr absl::string_view kMeta = "tables of packs are plain tables";
  static constexpr std::pair<absl::string_view, absl::string_view> kReasons[] = {
      {"io", kTouches},
      {"os", kTouches},
      {"debug", "it would reach behind the sandbox"},
      {"package", "files of a pack run in the order of their paths and share their globals"},
      {"require", "files of a pack run in the order of their paths and share their globals"},
      {"dofile", "files of a pack run in the order of their paths and share their globals"},
      {"loadfile", "files of a pack run in the order of their paths and share their globals"},
      {"load", kCode},
      {"loadstring", kCode},
      {"collectgarbage", "memory is looked after by the host"},
      {"coroutine", "a hook runs from beginning to end"},
      {"getmetatable", kMeta},
      {"setmetatable", kMeta},
      {"rawequal", kMeta},
      {"rawget", kMeta},
      {"rawlen", kMeta},
      {"rawset", kMeta},
      {"xpcall", "use pcall"},
      {"warn", "use print"},
      {"utf8", "use string"},
      {"_G", "write the name of a global as it is"},
      {"_VERSION", "this is Lua 5.4"},
  };
  for (const auto& [absent, reason] : kReasons) {
    if (absent == name) return absl::StrCat(name, " is not available to packs: ", reason);
  }
  return "";
}

}  // namespace

void PushLanguage(lua_State* lua) {
  // Lua's own way of opening libraries: sol2's keeps references, which must not fail.
  luaL_requiref(lua, LUA_GNAME, luaopen_base, 1);
  luaL_requiref(lua, LUA_MATHLIBNAME, luaopen_math, 1);
  luaL_requiref(lua, LUA_STRLIBNAME, luaopen_string, 1);
  luaL_requiref(lua, LUA_TABLIBNAME, luaopen_table, 1);
  lua_pop(lua, 4);
  lua_pushglobaltable(lua);
  const sol::stack_table globals(lua, -1);
  sol::stack_table language = PushLibrary(lua, globals.stack_index(), kBase, BaseFunctions());
  const auto add = [&](const char* name, absl::Span<const char* const> kept,
                       absl::Span<const luaL_Reg> guarded) {
    const sol::stack_object original = PushField(lua, globals.stack_index(), name);
    const sol::stack_table library = PushLibrary(lua, original.stack_index(), kept, guarded);
    language.raw_set(name, library);
    return FreezeLibrary(lua, library, name);
  };
  add("math", kMath, MathFunctions());
  add("table", kTable, TableFunctions());
  // `text:method()` finds the library's functions. Lua's own metatable of strings, which does
  // arithmetic on them, is replaced.
  const sol::stack_table string = add("string", kString, StringFunctions());
  sol::stack::push(lua, "");
  sol::stack_table meta = PushTable(lua, 1);
  meta.raw_set("__index", string);
  lua_setmetatable(lua, -2);  // Of all strings, by that of one: sol2 sets those of tables.
  // Nothing that Lua opened may be found by another way.
  sol::stack::set_field<false, true>(lua, LUA_LOADED_TABLE, sol::lua_nil, LUA_REGISTRYINDEX);
  const sol::stack_table nothing = PushTable(lua);
  sol::stack::set_field<false, true>(lua, LUA_RIDX_GLOBALS, nothing, LUA_REGISTRYINDEX);
  language.push();
  lua_replace(lua, globals.stack_index());
  lua_settop(lua, globals.stack_index());
}

ContentProblem UnknownNameProblem(absl::string_view name, absl::Span<const std::string> known) {
  std::string absent = AbsentName(name);
  if (!absent.empty()) return absent;
  return ContentProblem(absl::StrCat("unknown name ", QuoteText(name)))
      .Suggest(NearestName(name, known));
}

std::optional<ContentProblem> UnknownMemberProblem(lua_State* lua, int language,
                                                   absl::string_view library,
                                                   absl::string_view member) {
  static constexpr absl::string_view kLibraries[] = {"math", "string", "table"};
  if (std::find(std::begin(kLibraries), std::end(kLibraries), library) == std::end(kLibraries)) {
    return std::nullopt;
  }
  const int top = lua_gettop(lua);
  lua_pushvalue(lua, language);
  PushText(lua, library);
  lua_rawget(lua, -2);
  ResolveFrozen(lua);
  PushText(lua, member);
  std::optional<ContentProblem> problem;
  if (lua_rawget(lua, -2) == LUA_TNIL) {
    problem = MissingMemberProblem(lua, top + 2, library, member);
  }
  lua_settop(lua, top);
  return problem;
}

void PushEnvironment(lua_State* lua, int language) {
  language = lua_absindex(lua, language);
  lua_newtable(lua);
  lua_createtable(lua, 0, 2);
  lua_pushvalue(lua, language);
  lua_setfield(lua, -2, "__index");
  lua_pushvalue(lua, language);
  lua_pushcclosure(lua, &WriteGlobal, 1);
  lua_setfield(lua, -2, "__newindex");
  lua_setmetatable(lua, -2);
}

void FreezeEnvironment(lua_State* lua, int index, int language) {
  index = lua_absindex(lua, index);
  language = lua_absindex(lua, language);
  lua_pushnil(lua);
  lua_setmetatable(lua, index);
  lua_pushnil(lua);
  while (lua_next(lua, language) != 0) {
    lua_pushvalue(lua, -2);
    lua_insert(lua, -2);
    lua_rawset(lua, index);
  }
  FreezeTable(lua, index, &RefuseGlobalWrite);
  lua_pushvalue(lua, index);
  ResolveFrozen(lua);
  if (lua_getmetatable(lua, language) != 0) lua_setmetatable(lua, -2);
  lua_pop(lua, 1);
}

std::vector<std::string> NamesIn(lua_State* lua, int index) {
  std::vector<std::string> names;
  lua_pushvalue(lua, index);
  lua_pushvalue(lua, index);
  ResolveFrozen(lua);
  for (const int table : {-2, -1}) {
    for (const TableKey& key : OrderedKeys(lua, table)) {
      if (key.type == TableKey::Type::kString) names.emplace_back(key.text);
    }
  }
  lua_pop(lua, 2);
  return names;
}

}  // namespace mallard
