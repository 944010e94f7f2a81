// Comparing and showing values of tests, whole tables included.
#ifndef MALLARD_SCRIPTING_HOST_TEST_VALUES_H_
#define MALLARD_SCRIPTING_HOST_TEST_VALUES_H_

#include <string>

#include "scripting/host/lua.h"

namespace mallard {

/// A value as it would be written in Lua, on one line and shortened when long: `{ 1, "B6", x = true
/// }`. In protected mode.
std::string WrittenValue(lua_State* lua, int index);

/// Compares what was found (at `found`) with what was expected (at `expected`), tables by their
/// contents. Empty if they are equal; otherwise what differs: `[2].name: expected 3, found 4`. In
/// protected mode.
std::string ValueDifference(lua_State* lua, int found, int expected);

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_TEST_VALUES_H_
