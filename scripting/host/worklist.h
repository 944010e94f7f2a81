// Lua tables and functions still to be visited, each once. Kept in Lua tables, so that the
// collector sees them.
#ifndef MALLARD_SCRIPTING_HOST_WORKLIST_H_
#define MALLARD_SCRIPTING_HOST_WORKLIST_H_

#include "scripting/host/lua.h"

namespace mallard {

/// See the file comment. In protected mode. Two values stay on the stack, which the caller removes
/// when it is done.
class Worklist {
 public:
  explicit Worklist(lua_State* lua) : lua_(lua) {
    luaL_checkstack(lua, 20, nullptr);
    lua_newtable(lua);
    waiting_ = lua_gettop(lua);
    lua_newtable(lua);
    seen_ = lua_gettop(lua);
  }

  /// Pops a value; keeps it for later if it is a table or function not seen before.
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

  /// Adds the keys and values of the table at `index`, without looking at its metatable.
  void AddContents(int index) {
    lua_pushnil(lua_);
    while (lua_next(lua_, index) != 0) {
      Add();
      lua_pushvalue(lua_, -1);
      Add();
    }
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

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_WORKLIST_H_
