#include "scripting/host/test_values.h"

#include <algorithm>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "scripting/host/library.h"
#include "scripting/host/meter.h"
#include "scripting/host/ordered_keys.h"

// Values are gone through in the fixed order of ordered_keys, by keys that sol2 has no form for.

namespace mallard {
namespace {

constexpr size_t kLongest = 300;  // Bytes of a value that is shown.
constexpr int kDeepest = 20;      // Tables inside tables that are compared,
constexpr int kShown = 6;         // and that are shown.

void CheckDepth(lua_State* lua, int depth) {
  Meter::Of(lua).Charge(lua, 10);
  luaL_checkstack(lua, 10, nullptr);
  if (depth > kDeepest) {
    RaiseError(lua, absl::StrCat("tables are nested more than ", kDeepest, " deep"));
  }
}

/// ` [2]` or ` .name`, without the space.
std::string Step(const TableKey& key) {
  switch (key.type) {
    case TableKey::Type::kNumber:
      return key.is_integer ? absl::StrCat("[", key.integer, "]")
                            : absl::StrCat("[", key.number, "]");
    case TableKey::Type::kString:
      return absl::StrCat(".", key.text);
    default:
      return key.boolean ? "[true]" : "[false]";
  }
}

void Write(lua_State* lua, int index, int depth, std::string& out) {
  CheckDepth(lua, 0);
  index = lua_absindex(lua, index);
  if (out.size() > kLongest) return;
  if (depth > kShown && lua_istable(lua, index)) {
    out += "{ ... }";
    return;
  }
  if (lua_type(lua, index) == LUA_TSTRING) {
    absl::StrAppend(&out, "\"", absl::Utf8SafeCHexEscape(TextAt(lua, index)), "\"");
    return;
  }
  if (!lua_istable(lua, index)) {
    out += ShowValue(lua, index);
    return;
  }
  lua_Integer next = 1;
  absl::string_view separator = "{ ";
  for (const TableKey& key : OrderedKeys(lua, index)) {
    if (key.type == TableKey::Type::kOther) continue;
    absl::StrAppend(&out, separator);
    separator = ", ";
    if (key.is_integer && key.integer == next) {
      ++next;
    } else {
      const std::string step = Step(key);
      absl::StrAppend(&out, step.front() == '.' ? step.substr(1) : step, " = ");
    }
    PushKey(lua, key);
    lua_rawget(lua, index);
    Write(lua, -1, depth + 1, out);
    lua_pop(lua, 1);
    if (out.size() > kLongest) return;
  }
  out += separator == "{ " ? "{}" : " }";
}

std::string Compare(lua_State* lua, int found, int expected, const std::string& path, int depth) {
  CheckDepth(lua, depth);
  found = lua_absindex(lua, found);
  expected = lua_absindex(lua, expected);
  if (!lua_istable(lua, found) || !lua_istable(lua, expected)) {
    if (lua_rawequal(lua, found, expected) != 0) return "";
    return absl::StrCat(path, path.empty() ? "" : ": ", "expected ", WrittenValue(lua, expected),
                        ", found ", WrittenValue(lua, found));
  }
  std::vector<TableKey> keys = OrderedKeys(lua, expected);
  for (const TableKey& key : OrderedKeys(lua, found)) {
    PushKey(lua, key);
    if (lua_rawget(lua, expected) == LUA_TNIL) keys.push_back(key);
    lua_pop(lua, 1);
  }
  std::sort(keys.begin(), keys.end());
  for (const TableKey& key : keys) {
    if (key.type == TableKey::Type::kOther) continue;
    PushKey(lua, key);
    lua_rawget(lua, found);
    PushKey(lua, key);
    lua_rawget(lua, expected);
    std::string difference = Compare(lua, -2, -1, absl::StrCat(path, Step(key)), depth + 1);
    lua_pop(lua, 2);
    if (!difference.empty()) return difference;
  }
  return "";
}

}  // namespace

std::string WrittenValue(lua_State* lua, int index) {
  std::string out;
  Write(lua, index, 0, out);
  if (out.size() > kLongest) out = absl::StrCat(out.substr(0, kLongest), " ...");
  return out;
}

std::string ValueDifference(lua_State* lua, int found, int expected) {
  const std::string difference = Compare(lua, found, expected, "", 0);
  const bool inside = lua_istable(lua, found) && lua_istable(lua, expected);
  if (difference.empty() || !inside) return difference;
  return absl::StrCat(difference, "\n  expected ", WrittenValue(lua, expected), "\n  found    ",
                      WrittenValue(lua, found));
}

}  // namespace mallard
