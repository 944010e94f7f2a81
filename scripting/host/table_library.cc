#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "scripting/host/library.h"
#include "scripting/host/meter.h"

namespace mallard {
namespace {

/// Charges for going through positions first..last of a table.
void ChargeRange(lua_State* lua, lua_Integer first, lua_Integer last) {
  if (last < first) return;
  const lua_Unsigned steps = static_cast<lua_Unsigned>(last) - static_cast<lua_Unsigned>(first);
  Meter::Of(lua).Charge(lua, static_cast<int64_t>(std::min<lua_Unsigned>(steps, INT64_MAX - 1)));
}

// Unlike Lua's own it shows numbers as tostring does, the same on every platform.
int Concat(lua_State* lua) {
  luaL_checktype(lua, 1, LUA_TTABLE);
  size_t size = 0;
  const char* const data = luaL_optlstring(lua, 2, "", &size);
  const absl::string_view separator(data, size);
  const lua_Integer first = luaL_optinteger(lua, 3, 1);
  const lua_Integer last = lua_isnoneornil(lua, 4) ? luaL_len(lua, 1) : luaL_checkinteger(lua, 4);
  ChargeRange(lua, first, last);
  std::string out;
  for (lua_Integer i = first; i <= last; ++i) {
    lua_geti(lua, 1, i);
    if (lua_isstring(lua, -1) == 0) {
      RaiseError(lua, absl::StrCat("concat: element ", i, " is ", DescribeValue(lua, -1),
                                   ", not a string or a number"));
    }
    absl::StrAppend(&out, i == first ? "" : separator, ShowValue(lua, -1));
    Meter::Of(lua).CheckString(lua, out.size());
    lua_pop(lua, 1);
    if (i == last) break;  // The largest integer has no next one.
  }
  PushAssembled(lua, out);
  return 1;
}

int Insert(lua_State* lua) {
  luaL_checktype(lua, 1, LUA_TTABLE);
  if (lua_gettop(lua) == 3) ChargeRange(lua, luaL_checkinteger(lua, 2), luaL_len(lua, 1));
  return CallOriginal(lua);
}

int Remove(lua_State* lua) {
  luaL_checktype(lua, 1, LUA_TTABLE);
  if (lua_gettop(lua) >= 2) ChargeRange(lua, luaL_checkinteger(lua, 2), luaL_len(lua, 1));
  return CallOriginal(lua);
}

int Move(lua_State* lua) {
  ChargeRange(lua, luaL_checkinteger(lua, 2), luaL_checkinteger(lua, 3));
  return CallOriginal(lua);
}

int Unpack(lua_State* lua) {
  luaL_checktype(lua, 1, LUA_TTABLE);
  const lua_Integer first = luaL_optinteger(lua, 2, 1);
  const lua_Integer last = lua_isnoneornil(lua, 3) ? luaL_len(lua, 1) : luaL_checkinteger(lua, 3);
  if (last >= first &&
      static_cast<lua_Unsigned>(last) - static_cast<lua_Unsigned>(first) >= kMaxValues) {
    RaiseError(lua, absl::StrCat("unpack gives at most ", kMaxValues, " values"));
  }
  return CallOriginal(lua);
}

/// True if element `a` of the copy at stack index 3 belongs before element `b`.
bool Before(lua_State* lua, int a, int b) {
  const bool compare = !lua_isnil(lua, 2);
  if (compare) lua_pushvalue(lua, 2);
  lua_rawgeti(lua, 3, a);
  lua_rawgeti(lua, 3, b);
  if (compare) {
    lua_call(lua, 2, 1);
    const bool before = lua_toboolean(lua, -1) != 0;
    lua_pop(lua, 1);
    return before;
  }
  const bool before = lua_compare(lua, -2, -1, LUA_OPLT) != 0;
  lua_pop(lua, 2);
  return before;
}

// A merge sort of positions. Unlike Lua's own it is stable, so that the result does not depend on
// the method, and it does no more than n log n comparisons whatever the comparison answers.
int Sort(lua_State* lua) {
  luaL_checktype(lua, 1, LUA_TTABLE);
  if (!lua_isnoneornil(lua, 2)) luaL_checktype(lua, 2, LUA_TFUNCTION);
  lua_settop(lua, 2);
  const lua_Integer length = luaL_len(lua, 1);
  if (length < 2) return 0;
  const Meter::Nested nested(lua);
  Meter::Of(lua).Charge(lua, length);
  const int count = static_cast<int>(std::min<lua_Integer>(length, INT32_MAX));
  lua_createtable(lua, count, 0);
  for (int i = 1; i <= count; ++i) {
    lua_geti(lua, 1, i);
    lua_rawseti(lua, 3, i);
  }
  std::vector<int> order(count);
  std::iota(order.begin(), order.end(), 1);
  std::vector<int> merged(count);
  for (int width = 1; width < count; width *= 2) {
    for (int start = 0; start < count; start += 2 * width) {
      Meter::Of(lua).Charge(lua, std::min(2 * width, count - start));
      int left = start;
      const int middle = std::min(start + width, count);
      int right = middle;
      const int end = std::min(start + 2 * width, count);
      for (int out = start; out < end; ++out) {
        const bool take_right =
            left == middle || (right < end && Before(lua, order[right], order[left]));
        merged[out] = order[take_right ? right++ : left++];
      }
    }
    order.swap(merged);
  }
  for (int i = 0; i < count; ++i) {
    lua_rawgeti(lua, 3, order[i]);
    lua_seti(lua, 1, i + 1);
  }
  return 0;
}

}  // namespace

absl::Span<const luaL_Reg> TableFunctions() {
  static constexpr luaL_Reg kFunctions[] = {{"concat", &Concat}, {"insert", &Insert},
                                            {"move", &Move},     {"remove", &Remove},
                                            {"sort", &Sort},     {"unpack", &Unpack}};
  return kFunctions;
}

}  // namespace mallard
