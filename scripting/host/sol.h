// sol2: how the host speaks to Lua about tables, functions and values.
//
// Only what lies on Lua's stack is used: sol::stack_table, sol::stack_object, sol::stack::push and
// get. sol2's other references keep their values in the registry and take them there in functions
// that must not fail (noexcept), although the registry may have to grow; a failing allocation would
// end the program. What must outlive a call is anchored with luaL_ref instead, by number.
//
// What is done with Lua's own interface is what sol2 has nothing for, and says so where it stands:
// the allocator and the count hook (meter), entering in protected mode and finding the place of an
// error (guarded_state), freezing and going through tables in a fixed order (freeze, ordered_keys,
// worklist), reading bytecode (bytecode, static_check), and the guards around Lua's own libraries,
// which hand the arguments of the running function on as they are (*_library).
#ifndef MALLARD_SCRIPTING_HOST_SOL_H_
#define MALLARD_SCRIPTING_HOST_SOL_H_

// Lua is compiled as C++: its errors are exceptions and must pass through sol2 as they are.
#define SOL_EXCEPTIONS_SAFE_PROPAGATION 1

#include <sol/sol.hpp>
#include <string_view>

#include "absl/strings/string_view.h"
#include "scripting/host/lua.h"

namespace mallard {

/// Text as sol2 takes it: the packaged Abseil has a string_view of its own.
inline std::string_view ForSol(absl::string_view text) { return {text.data(), text.size()}; }

/// What upvalue `number` (from 1) of the running function points at.
template <class T>
T& Upvalue(lua_State* lua, int number) {
  return *sol::stack::get<sol::light<T>>(lua, sol::upvalue_index(number)).value();
}

/// A pointer for an upvalue.
template <class T>
sol::light<T> Pointer(const T& value) {
  return sol::light<T>(const_cast<T*>(&value));
}

/// Pushes a new table with room for so many fields.
inline sol::stack_table PushTable(lua_State* lua, int fields = 0, int items = 0) {
  sol::stack::push(lua, sol::new_table(items, fields));
  return sol::stack_table(lua, -1);
}

/// Pushes a field of the table at `index`, without looking at its metatable.
template <class Key>
sol::stack_object PushField(lua_State* lua, int index, const Key& key) {
  sol::stack::get_field<false, true>(lua, key, lua_absindex(lua, index));
  return sol::stack_object(lua, -1);
}

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_SOL_H_
