// Views as Lua tables: what a snapshot holds for a viewer, field by field as the game's schema
// names it. For the tests of packs.
#ifndef MALLARD_SCRIPTING_HOST_VIEW_TABLE_H_
#define MALLARD_SCRIPTING_HOST_VIEW_TABLE_H_

#include "mallard/match.h"
#include "scripting/host/lua.h"

namespace mallard {

/// Pushes the game's table of the state as `viewer` may see it: every field under its name, those
/// at their defaults too; lists count from 1; enumerated values are their names. In protected mode.
void PushView(lua_State* lua, const Match& match, Viewer viewer);

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_VIEW_TABLE_H_
