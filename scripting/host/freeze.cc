#include "scripting/host/freeze.h"

#include "absl/strings/str_cat.h"
#include "scripting/host/library.h"
#include "scripting/host/ordered_keys.h"

namespace mallard {
namespace {

int RefuseWrite(lua_State* lua) {
  RaiseError(lua,
             absl::StrCat("cannot set ", DescribeValue(lua, 2),
                          " of this table: it was made while packs were loading and is "
                          "read-only since; what must last belongs in a variable of the match"));
}

int FrozenLength(lua_State* lua) {
  lua_settop(lua, 1);
  ResolveFrozen(lua);
  lua_pushinteger(lua, static_cast<lua_Integer>(lua_rawlen(lua, 1)));
  return 1;
}

/// Tables and functions still to be visited, in a Lua table so that the collector sees them.
class Worklist {
 public:
  explicit Worklist(lua_State* lua) : lua_(lua) {
    luaL_checkstack(lua, 10, nullptr);
    lua_newtable(lua);
    waiting_ = lua_gettop(lua);
    lua_newtable(lua);
    seen_ = lua_gettop(lua);
  }

  /// Pops a value; keeps it for later if it is a table or function not seen yet.
  void Add() {
    if (!lua_istable(lua_, -1) && !lua_isfunction(lua_, -1)) {
      lua_pop(lua_, 1);
      return;
    }
    lua_pushvalue(lua_, -1);
    if (lua_rawget(lua_, seen_) != LUA_TNIL) {
      lua_pop(lua_, 2);
      return;
    }
    lua_pop(lua_, 1);
    lua_pushvalue(lua_, -1);
    lua_pushboolean(lua_, 1);
    lua_rawset(lua_, seen_);
    lua_rawseti(lua_, waiting_, ++count_);
  }

  /// Pushes the next value; false when there is none.
  bool Next() {
    if (count_ == 0) return false;
    lua_rawgeti(lua_, waiting_, count_);
    lua_pushnil(lua_);
    lua_rawseti(lua_, waiting_, count_--);
    return true;
  }

 private:
  lua_State* lua_;
  int waiting_;
  int seen_;
  lua_Integer count_ = 0;
};

}  // namespace

void FreezeTable(lua_State* lua, int index, lua_CFunction write) {
  index = lua_absindex(lua, index);
  luaL_checkstack(lua, 6, nullptr);
  lua_newtable(lua);
  const int contents = lua_gettop(lua);
  lua_pushnil(lua);
  while (lua_next(lua, index) != 0) {
    lua_pushvalue(lua, -2);
    lua_insert(lua, -2);
    lua_rawset(lua, contents);
    lua_pushvalue(lua, -1);
    lua_pushnil(lua);
    lua_rawset(lua, index);  // Clearing a field while going through a table is allowed.
  }
  lua_createtable(lua, 0, 3);
  lua_pushvalue(lua, contents);
  lua_setfield(lua, -2, "__index");
  lua_pushcfunction(lua, write);
  lua_setfield(lua, -2, "__newindex");
  lua_pushcfunction(lua, &FrozenLength);
  lua_setfield(lua, -2, "__len");
  lua_setmetatable(lua, index);
  lua_pop(lua, 1);
}

void FreezeReachable(lua_State* lua, int index) {
  const int top = lua_gettop(lua);
  lua_pushvalue(lua, index);
  lua_insert(lua, top + 1);
  Worklist worklist(lua);
  lua_pushvalue(lua, top + 1);
  worklist.Add();
  while (worklist.Next()) {
    const int value = lua_gettop(lua);
    if (lua_isfunction(lua, value)) {
      for (int i = 1; lua_getupvalue(lua, value, i) != nullptr; ++i) worklist.Add();
    } else if (lua_getmetatable(lua, value) != 0) {
      lua_pop(lua, 1);
    } else {
      lua_pushnil(lua);
      while (lua_next(lua, value) != 0) {
        worklist.Add();
        lua_pushvalue(lua, -1);
        worklist.Add();
      }
      FreezeTable(lua, value, &RefuseWrite);
    }
    lua_pop(lua, 1);
  }
  lua_settop(lua, top);
}

}  // namespace mallard
