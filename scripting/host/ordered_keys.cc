#include "scripting/host/ordered_keys.h"

#include <algorithm>
#include <cmath>

#include "scripting/host/meter.h"

namespace mallard {
namespace {

/// The key on top of the stack.
TableKey KeyOnTop(lua_State* lua) {
  TableKey key;
  switch (lua_type(lua, -1)) {
    case LUA_TNUMBER:
      key.type = TableKey::Type::kNumber;
      key.is_integer = lua_isinteger(lua, -1);
      key.integer = key.is_integer ? lua_tointeger(lua, -1) : 0;
      key.number = lua_tonumber(lua, -1);
      break;
    case LUA_TSTRING:
      key.type = TableKey::Type::kString;
      key.text = TextAt(lua, -1);
      break;
    case LUA_TBOOLEAN:
      key.type = TableKey::Type::kBool;
      key.boolean = lua_toboolean(lua, -1) != 0;
      break;
    default:
      break;
  }
  return key;
}

/// Charges for sorting `count` keys and refuses keys without an order.
void CheckKeys(lua_State* lua, const std::vector<TableKey>& keys) {
  Meter& meter = Meter::Of(lua);
  meter.Charge(lua, static_cast<int64_t>(keys.size()) + meter.WalkingCost());
  if (!keys.empty() && keys.back().type == TableKey::Type::kOther) {
    RaiseError(lua,
               "a table whose keys are not numbers, strings or booleans has no order to go through "
               "it in");
  }
}

/// Lua stores a float key that has an integral value as an integer, so `f` is no integer or is out
/// of range. The comparison is exact, which a comparison of floats would not be.
bool IntegerBeforeFloat(lua_Integer i, lua_Number f) {
  if (f >= 0x1p63) return true;
  if (f < -0x1p63) return false;
  return i <= static_cast<lua_Integer>(std::floor(f));
}

}  // namespace

bool TableKey::operator<(const TableKey& other) const {
  if (type != other.type) return type < other.type;
  switch (type) {
    case Type::kNumber:
      if (is_integer && other.is_integer) return integer < other.integer;
      if (is_integer) return IntegerBeforeFloat(integer, other.number);
      if (other.is_integer) return !IntegerBeforeFloat(other.integer, number);
      return number < other.number;
    case Type::kString:
      return text < other.text;
    case Type::kBool:
      return boolean < other.boolean;
    case Type::kOther:
      return false;
  }
  return false;
}

// Scripts cannot set metatables, so a table that has one is frozen, and its __index is the table
// that holds its contents.
void ResolveFrozen(lua_State* lua) {
  if (lua_getmetatable(lua, -1) == 0) return;
  lua_pushliteral(lua, "__index");
  lua_rawget(lua, -2);
  if (lua_istable(lua, -1)) {
    lua_replace(lua, -3);
    lua_pop(lua, 1);
  } else {
    lua_pop(lua, 2);
  }
}

std::vector<TableKey> OrderedKeys(lua_State* lua, int index) {
  index = lua_absindex(lua, index);
  std::vector<TableKey> keys;
  luaL_checkstack(lua, 3, nullptr);
  lua_pushnil(lua);
  while (lua_next(lua, index) != 0) {
    lua_pop(lua, 1);
    keys.push_back(KeyOnTop(lua));
  }
  std::sort(keys.begin(), keys.end());
  return keys;
}

void PushKey(lua_State* lua, const TableKey& key) {
  switch (key.type) {
    case TableKey::Type::kNumber:
      if (key.is_integer) {
        lua_pushinteger(lua, key.integer);
      } else {
        lua_pushnumber(lua, key.number);
      }
      break;
    case TableKey::Type::kString:
      PushText(lua, key.text);
      break;
    case TableKey::Type::kBool:
      lua_pushboolean(lua, key.boolean);
      break;
    case TableKey::Type::kOther:
      lua_pushnil(lua);
      break;
  }
}

int OrderedPairs(lua_State* lua) {
  luaL_checktype(lua, 1, LUA_TTABLE);
  lua_settop(lua, 1);
  lua_pushvalue(lua, 1);
  ResolveFrozen(lua);
  const std::vector<TableKey> keys = OrderedKeys(lua, 2);
  CheckKeys(lua, keys);
  lua_createtable(lua, static_cast<int>(keys.size()), 0);
  for (size_t i = 0; i < keys.size(); ++i) {
    PushKey(lua, keys[i]);
    lua_rawseti(lua, 3, static_cast<lua_Integer>(i) + 1);
  }
  lua_pushinteger(lua, 0);
  lua_pushcclosure(lua, &PairsStep, 2);  // Upvalues: the keys, how many have been used.
  lua_pushvalue(lua, 1);
  lua_pushnil(lua);
  return 3;
}

int PairsStep(lua_State* lua) {
  luaL_checktype(lua, 1, LUA_TTABLE);
  lua_settop(lua, 1);
  lua_pushvalue(lua, 1);
  ResolveFrozen(lua);
  lua_Integer used = lua_tointeger(lua, lua_upvalueindex(2));
  while (true) {
    ++used;
    if (lua_rawgeti(lua, lua_upvalueindex(1), used) == LUA_TNIL) return 1;
    lua_pushvalue(lua, -1);
    if (lua_rawget(lua, 2) != LUA_TNIL) break;  // Fields that were cleared meanwhile are skipped.
    lua_pop(lua, 2);
  }
  lua_pushinteger(lua, used);
  lua_replace(lua, lua_upvalueindex(2));
  return 2;
}

int OrderedNext(lua_State* lua) {
  luaL_checktype(lua, 1, LUA_TTABLE);
  lua_settop(lua, 2);
  lua_pushvalue(lua, 1);
  ResolveFrozen(lua);
  const std::vector<TableKey> keys = OrderedKeys(lua, 3);
  CheckKeys(lua, keys);
  auto found = keys.begin();
  if (!lua_isnil(lua, 2)) {
    lua_pushvalue(lua, 2);
    const TableKey after = KeyOnTop(lua);
    lua_pop(lua, 1);
    found = std::upper_bound(keys.begin(), keys.end(), after);
  }
  if (found == keys.end()) {
    lua_pushnil(lua);
    return 1;
  }
  PushKey(lua, *found);
  lua_pushvalue(lua, -1);
  lua_rawget(lua, 3);
  return 2;
}

}  // namespace mallard
