// The functions that scripts find in the sandbox in place of Lua's own.
//
// Every function that can do much work in one call charges the meter for it first. Nothing here
// depends on addresses, hash order, the clock or the locale. The sandbox makes each of them a
// closure whose first upvalue is Lua's own function of that name, if there is one.
#ifndef MALLARD_SCRIPTING_HOST_LIBRARY_H_
#define MALLARD_SCRIPTING_HOST_LIBRARY_H_

#include <cstddef>
#include <string>

#include "absl/types/span.h"
#include "scripting/host/lua.h"

namespace mallard {

/// The most values a function may return or unpack at once.
inline constexpr int kMaxValues = 250;

absl::Span<const luaL_Reg> BaseFunctions();    ///< next, pairs, pcall, select, tonumber, tostring
absl::Span<const luaL_Reg> MathFunctions();    ///< All that take arguments.
absl::Span<const luaL_Reg> StringFunctions();  ///< All but len and sub.
absl::Span<const luaL_Reg> TableFunctions();   ///< concat, insert, move, remove, sort, unpack

/// Looking for the nearest known name takes time; after this many mistakes none is suggested.
inline constexpr size_t kMaxSuggestions = 100;

/// Letters compared in looking for it that count as an instruction.
inline constexpr int64_t kLettersPerInstruction = 2;

/// NearestName, charged for: scripts can have it looked for as often as they like.
std::string NearestNameFor(lua_State* lua, absl::string_view name,
                           absl::Span<const std::string> known);

/// Calls Lua's own function with the arguments of the running one.
inline int CallOriginal(lua_State* lua) { return lua_tocfunction(lua, lua_upvalueindex(1))(lua); }
/// The same for a function that puts strings together. Charges for what it gave back: how it gets
/// there differs between platforms.
int CallAssembling(lua_State* lua);
/// A whole guard: charges for the arguments by their number and length, then calls Lua's own.
int ChargeArguments(lua_State* lua);
/// Pushes what a function of the host has put together, and charges for it.
void PushAssembled(lua_State* lua, absl::string_view text);

/// What print is to write: the calling line, and the arguments. Charged, and bounded like a string.
std::string PrintedLine(lua_State* lua);

/// The iterator that `gmatch` returns. It remembers its place, so it must not outlive a call.
int GmatchStep(lua_State* lua);

/// What tostring shows: as in Lua, but a table or function is shown without its address.
std::string ShowValue(lua_State* lua, int index);
/// For messages: `string "B6"`, `integer 4`, `table`.
std::string DescribeValue(lua_State* lua, int index);
/// Text in quotation marks for messages: one line, shortened when long.
std::string QuoteText(absl::string_view text);

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_LIBRARY_H_
