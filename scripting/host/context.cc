#include "scripting/host/context.h"

#include <vector>

#include "absl/container/inlined_vector.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "mallard/content.h"
#include "scripting/host/library.h"
#include "scripting/host/meter.h"

namespace mallard {
namespace {

constexpr int64_t kInstructionsPerVerb = 10;
// A message is put together, perhaps after looking for the nearest known name.
constexpr int64_t kInstructionsPerFailure = 1000;

const char* TypeText(ScriptType type) {
  switch (type) {
    case ScriptType::kNil:
      return "nil";
    case ScriptType::kBool:
      return "a boolean";
    case ScriptType::kInt:
      return "an integer";
    case ScriptType::kString:
      return "a string";
    case ScriptType::kIntList:
      return "a list of integers";
  }
  return "";
}

/// `name must be an integer, got string "B6" (name: a cell)`.
std::string Mismatch(lua_State* lua, int index, absl::string_view name, const ScriptParam& param,
                     ScriptType type) {
  return absl::StrCat(
      name, " must be ", TypeText(type), param.optional ? " or nil" : "", ", got ",
      DescribeValue(lua, index),
      *param.doc == '\0' ? "" : absl::StrCat(" (", param.name, ": ", param.doc, ")"));
}

/// Reads one value. Elements of lists go to `elements`; the caller makes the span of them.
bool ReadValue(lua_State* lua, int index, const ScriptParam& param, ScriptValue& value,
               absl::InlinedVector<int64_t, 32>& elements, std::string& message) {
  value.type = ScriptType::kNil;
  if (lua_isnoneornil(lua, index) && param.optional) return true;
  const int found = lua_type(lua, index);
  bool good = false;
  switch (param.type) {
    case ScriptType::kNil:
      return true;
    case ScriptType::kBool:
      good = found == LUA_TBOOLEAN;
      if (good) value.integer = lua_toboolean(lua, index);
      break;
    case ScriptType::kInt:
      good = lua_isinteger(lua, index) != 0;
      if (good) value.integer = lua_tointeger(lua, index);
      break;
    case ScriptType::kString:
      good = found == LUA_TSTRING;
      if (good) value.text = TextAt(lua, index);
      break;
    case ScriptType::kIntList: {
      good = found == LUA_TTABLE;
      if (!good) break;
      const lua_Integer count = luaL_len(lua, index);
      Meter::Of(lua).Charge(lua, count);
      for (lua_Integer i = 1; i <= count; ++i) {
        lua_geti(lua, index, i);
        if (lua_isinteger(lua, -1) == 0) {
          message =
              Mismatch(lua, -1, absl::StrCat(param.name, "[", i, "]"), param, ScriptType::kInt);
          return false;
        }
        elements.push_back(lua_tointeger(lua, -1));
        lua_pop(lua, 1);
      }
      break;
    }
  }
  if (!good) {
    message = Mismatch(lua, index, param.name, param, param.type);
    return false;
  }
  value.type = param.type;
  return true;
}

/// `ctx:probe(cell)`, for messages.
std::string Signature(const ScriptVerb& verb) {
  return absl::StrCat("ctx:", verb.name, "(",
                      absl::StrJoin(verb.params, ", ",
                                    [](std::string* out, const ScriptParam& param) {
                                      absl::StrAppend(out, param.name);
                                    }),
                      ")");
}

/// The method of a verb. Upvalues: the verb, the handle of its context.
int CallVerb(lua_State* lua) {
  const auto& verb = *static_cast<const ScriptVerb*>(lua_touserdata(lua, lua_upvalueindex(1)));
  const auto* handle = static_cast<const ContextHandle*>(lua_touserdata(lua, lua_upvalueindex(2)));
  if (lua_touserdata(lua, 1) != handle) {
    RaiseError(lua, absl::StrCat(Signature(verb), ": call it with a colon, on the context"));
  }
  if (handle->context == nullptr) {
    RaiseError(lua, absl::StrCat(Signature(verb), ": the hook that got this context has ended"));
  }
  Meter& meter = Meter::Of(lua);
  meter.Charge(lua, kInstructionsPerVerb);
  const int given = lua_gettop(lua) - 1;
  const int count = static_cast<int>(verb.params.size());
  if (given > count) {
    RaiseError(lua, absl::StrCat(Signature(verb), ": expected ", count,
                                 count == 1 ? " argument" : " arguments", ", got ", given));
  }
  absl::InlinedVector<ScriptValue, 8> args(verb.params.size());
  absl::InlinedVector<int64_t, 32> elements;
  absl::InlinedVector<size_t, 8> starts;
  std::string message;
  for (int i = 0; i < count; ++i) {
    starts.push_back(elements.size());
    if (!ReadValue(lua, i + 2, verb.params[i], args[i], elements, message)) {
      RaiseError(lua, absl::StrCat(Signature(verb), ": ", message));
    }
  }
  starts.push_back(elements.size());
  for (int i = 0; i < count; ++i) {
    if (args[i].type != ScriptType::kIntList) continue;
    args[i].list = absl::MakeConstSpan(elements).subspan(starts[i], starts[i + 1] - starts[i]);
  }
  ScriptCall call{absl::MakeConstSpan(args), {}};
  const absl::Status status = verb.call(handle->context, call);
  if (meter.stopped()) meter.Raise(lua);  // In a hook that the verb called.
  if (!status.ok()) {
    meter.Charge(lua, kInstructionsPerFailure);
    RaiseError(lua, absl::StrCat(Signature(verb), ": ", status.message()));
  }
  if (verb.result.type == ScriptType::kNil) return 0;
  PushScriptValue(lua, call.result);
  return 1;
}

/// `__index` of the table of methods. Upvalue: the context type.
int UnknownVerb(lua_State* lua) {
  const auto& type =
      *static_cast<const ScriptContextType*>(lua_touserdata(lua, lua_upvalueindex(1)));
  std::vector<std::string> known;
  for (const ScriptVerb& verb : type.verbs) known.emplace_back(verb.name);
  const std::string name = ShowValue(lua, 2);
  RaiseError(lua, ContentProblem(absl::StrCat(type.name, " has no ", QuoteText(name)))
                      .Suggest(NearestNameFor(lua, name, known))
                      .message);
}

int RefuseContextWrite(lua_State* lua) {
  RaiseError(lua, absl::StrCat("cannot set ", DescribeValue(lua, 2),
                               " of a context; what must last belongs in a variable of the match"));
}

}  // namespace

int MakeContext(lua_State* lua, const ScriptContextType& type, ContextHandle*& handle) {
  handle = new (lua_newuserdatauv(lua, sizeof(ContextHandle), 0)) ContextHandle;
  lua_createtable(lua, 0, 3);
  lua_pushstring(lua, type.name);
  lua_setfield(lua, -2, "__name");
  lua_pushcfunction(lua, &RefuseContextWrite);
  lua_setfield(lua, -2, "__newindex");
  lua_createtable(lua, 0, static_cast<int>(type.verbs.size()));
  for (const ScriptVerb& verb : type.verbs) {
    lua_pushlightuserdata(lua, const_cast<ScriptVerb*>(&verb));
    lua_pushlightuserdata(lua, handle);
    lua_pushcclosure(lua, &CallVerb, 2);
    lua_setfield(lua, -2, verb.name);
  }
  lua_createtable(lua, 0, 1);
  lua_pushlightuserdata(lua, const_cast<ScriptContextType*>(&type));
  lua_pushcclosure(lua, &UnknownVerb, 1);
  lua_setfield(lua, -2, "__index");
  lua_setmetatable(lua, -2);
  lua_setfield(lua, -2, "__index");
  lua_setmetatable(lua, -2);
  return luaL_ref(lua, LUA_REGISTRYINDEX);
}

void PushScriptValue(lua_State* lua, const ScriptValue& value) {
  switch (value.type) {
    case ScriptType::kNil:
      lua_pushnil(lua);
      break;
    case ScriptType::kBool:
      lua_pushboolean(lua, value.integer != 0);
      break;
    case ScriptType::kInt:
      lua_pushinteger(lua, value.integer);
      break;
    case ScriptType::kString:
      PushText(lua, value.text);
      break;
    case ScriptType::kIntList:
      lua_createtable(lua, static_cast<int>(value.list.size()), 0);
      for (size_t i = 0; i < value.list.size(); ++i) {
        lua_pushinteger(lua, value.list[i]);
        lua_rawseti(lua, -2, static_cast<lua_Integer>(i) + 1);
      }
      break;
  }
}

bool ReadResult(lua_State* lua, int index, const ScriptParam& expected, ScriptResult* result,
                std::string& message) {
  ScriptValue value;
  absl::InlinedVector<int64_t, 32> elements;
  if (!ReadValue(lua, index, expected, value, elements, message)) return false;
  if (result == nullptr) return true;
  result->type = value.type;
  result->integer = value.integer;
  result->text.assign(value.text.begin(), value.text.end());
  result->list.assign(elements.begin(), elements.end());
  return true;
}

}  // namespace mallard
