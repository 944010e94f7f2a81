// Reads what Lua's compiler made of a function, to see what the function does with the locals and
// globals around it.
//
// Lua gives no other way to find out at load time. The format is that of lua_dump in Lua 5.4; the
// host checks once for each ruleset, with ProbeBytecode, that the Lua it runs on agrees.
#ifndef MALLARD_SCRIPTING_HOST_BYTECODE_H_
#define MALLARD_SCRIPTING_HOST_BYTECODE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "scripting/host/lua.h"

namespace mallard {

/// Something that a function, or a function inside it, does with a local from outside.
struct UpvalueUse {
  enum class Action {
    kRead,        ///< Takes its value.
    kWrite,       ///< Assigns it.
    kReadField,   ///< Reads a field of the table in it.
    kWriteField,  ///< Sets a field of the table in it.
  };
  Action action;
  int upvalue;  ///< Which, from 1, as lua_getupvalue counts.
  int line;
  std::string field;   ///< kReadField, kWriteField.
  std::string member;  ///< kReadField: the field of that field which is read at once, or "".
};

/// All uses, in the order in which they stand, of the Lua function on top of the stack. In
/// protected mode.
absl::StatusOr<std::vector<UpvalueUse>> UsesOfUpvalues(lua_State* lua);

/// True if this Lua's compiler makes what UsesOfUpvalues understands. In protected mode.
bool ProbeBytecode(lua_State* lua);

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_BYTECODE_H_
