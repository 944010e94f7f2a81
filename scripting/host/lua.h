// Lua's headers, for the script host only.
//
// Mallard needs a Lua that was compiled as C++: its errors are then C++ exceptions, which run
// destructors. The headers are included without `extern "C"`, since a Lua compiled as C++ says
// itself how its names are linked.
#ifndef MALLARD_SCRIPTING_HOST_LUA_H_
#define MALLARD_SCRIPTING_HOST_LUA_H_

#include <lua.h>
// Keep lua.h first.
#include <lauxlib.h>
#include <lualib.h>

#include "absl/strings/string_view.h"

#ifndef SOL_USING_CXX_LUA
#error "Mallard needs a Lua that was compiled as C++, and the build to say so"
#endif
static_assert(LUA_VERSION_NUM == 504, "scripts are written for Lua 5.4");

namespace mallard {

/// Pushes text as a Lua string.
inline void PushText(lua_State* lua, absl::string_view text) {
  lua_pushlstring(lua, text.data(), text.size());
}

/// The bytes of the string at `index`, which must be a string (not a number). Borrowed from Lua.
inline absl::string_view TextAt(lua_State* lua, int index) {
  size_t size = 0;
  const char* data = lua_tolstring(lua, index, &size);
  return absl::string_view(data, size);
}

/// Raises a Lua error with the place of the calling Lua function in front. Does not return.
[[noreturn]] inline void RaiseError(lua_State* lua, absl::string_view message) {
  luaL_where(lua, 1);
  PushText(lua, message);
  lua_concat(lua, 2);
  lua_error(lua);
  __builtin_unreachable();
}

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_LUA_H_
