// Contexts: the objects that hooks get as their first argument.
//
// A script machine has one userdata for each context type, made once. It holds a pointer to the
// game's context while a hook runs, and nothing otherwise, so that a context that outlives its call
// is an error, not a crash.
#ifndef MALLARD_SCRIPTING_HOST_CONTEXT_H_
#define MALLARD_SCRIPTING_HOST_CONTEXT_H_

#include <string>

#include "mallard/script.h"
#include "scripting/host/lua.h"

namespace mallard {

/// What the userdata holds.
struct ContextHandle {
  void* context = nullptr;
};

/// Makes the userdata for a context type, with a method for each verb; returns a reference to it
/// in the registry, and its memory in `handle`. In protected mode.
int MakeContext(lua_State* lua, const ScriptContextType& type, ContextHandle*& handle);

/// Pushes a value. In protected mode.
void PushScriptValue(lua_State* lua, const ScriptValue& value);

/// Reads what a hook returned (at `index`) into `result`, as `expected` says. False, with the
/// reason in `message`, when it is something else. In protected mode.
bool ReadResult(lua_State* lua, int index, const ScriptParam& expected, ScriptResult* result,
                std::string& message);

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_CONTEXT_H_
