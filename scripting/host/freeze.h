// Makes tables read-only, in place.
//
// Scripts keep no state of their own: once packs are loaded, every table that a hook can reach is
// frozen. A frozen table is emptied; a metatable leads reads to a hidden table that holds its
// contents, and writes to an error. Indexing, `#`, `pairs`, `ipairs` and the table functions work
// as before. Scripts cannot see or set metatables, so they cannot undo it.
//
// All functions must be called in protected mode, for they allocate.
#ifndef MALLARD_SCRIPTING_HOST_FREEZE_H_
#define MALLARD_SCRIPTING_HOST_FREEZE_H_

#include "scripting/host/lua.h"

namespace mallard {

/// Freezes the table at `index`, but not what is in it. `write` is called for every attempt to
/// write, with the table, the key and the value; it must raise an error.
void FreezeTable(lua_State* lua, int index, lua_CFunction write);

/// Freezes every table that can be reached from the value at `index` through fields, keys and the
/// captured locals of functions. Tables that have been frozen before are left alone.
void FreezeReachable(lua_State* lua, int index);

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_FREEZE_H_
