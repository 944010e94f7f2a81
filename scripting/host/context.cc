#include "scripting/host/context.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "mallard/content.h"
#include "scripting/host/library.h"
#include "scripting/host/meter.h"
#include "scripting/host/ordered_keys.h"
#include "scripting/host/sol.h"
#include "src/engine/compared_letters.h"

namespace mallard {
namespace {

constexpr int64_t kInstructionsPerVerb = 10;
// A message is put together.
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
  const sol::stack_object found(lua, index);
  const sol::type type = found.get_type();
  if (param.optional && (type == sol::type::none || type == sol::type::lua_nil)) return true;
  bool good = false;
  switch (param.type) {
    case ScriptType::kNil:
      return true;
    case ScriptType::kBool:
      good = type == sol::type::boolean;
      if (good) value.integer = found.as<bool>();
      break;
    case ScriptType::kInt:
      good = found.is<int64_t>();
      if (good) value.integer = found.as<int64_t>();
      break;
    case ScriptType::kString:
      good = type == sol::type::string;
      if (good) value.text = TextAt(lua, index);
      break;
    case ScriptType::kIntList: {
      good = type == sol::type::table;
      if (!good) break;
      const int64_t count = static_cast<int64_t>(sol::stack_table(lua, index).size());
      Meter::Of(lua).Charge(lua, count);
      for (int64_t i = 1; i <= count; ++i) {
        sol::stack::get_field(lua, i, index);  // A frozen list has its elements behind it.
        const sol::stack_object element(lua, -1);
        if (!element.is<int64_t>()) {
          message =
              Mismatch(lua, -1, absl::StrCat(param.name, "[", i, "]"), param, ScriptType::kInt);
          return false;
        }
        elements.push_back(element.as<int64_t>());
        element.pop();
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
  return absl::StrCat("ctx:", verb.name, verb.named ? " { " : "(",
                      absl::StrJoin(verb.params, ", ",
                                    [](std::string* out, const ScriptParam& param) {
                                      absl::StrAppend(out, param.name);
                                    }),
                      verb.named ? " }" : ")");
}

/// Puts the arguments of a verb that takes them by name where those of others stand, in their
/// order.
void SpreadNamed(lua_State* lua, const ScriptVerb& verb) {
  if (lua_gettop(lua) != 2 || sol::stack_object(lua, 2).get_type() != sol::type::table) {
    RaiseError(lua, absl::StrCat(Signature(verb), ": expected one table of named arguments"));
  }
  // Tables that are frozen have their fields behind them; those are the pack's constants, and not
  // looked through for names that nobody knows.
  std::vector<std::string> known;
  for (const ScriptParam& param : verb.params) known.emplace_back(param.name);
  // Lua's own order differs from run to run, and the script sees which mistake is told.
  const std::vector<TableKey> keys = OrderedKeys(lua, 2);
  Meter::Of(lua).Charge(lua, static_cast<int64_t>(keys.size()));
  for (const TableKey& key : keys) {
    const std::string name(key.type == TableKey::Type::kString ? key.text : "");
    if (std::find(known.begin(), known.end(), name) != known.end()) continue;
    const std::string nearest = name.empty() ? "" : NearestNameFor(lua, name, known);
    RaiseError(lua, absl::StrCat(Signature(verb), ": there is no argument ",
                                 name.empty() ? "without a name" : QuoteText(name),
                                 nearest.empty() ? "" : "; did you mean ", nearest));
  }
  luaL_checkstack(lua, static_cast<int>(verb.params.size()) + 4, nullptr);
  for (const ScriptParam& param : verb.params) sol::stack::get_field(lua, param.name, 2);
  lua_remove(lua, 2);
}

/// The method of a verb. Upvalues: the verb, the handle of its context.
int CallVerb(lua_State* lua) {
  const ScriptVerb& verb = Upvalue<ScriptVerb>(lua, 1);
  const ContextHandle* const handle = &Upvalue<ContextHandle>(lua, 2);
  if (lua_touserdata(lua, 1) != handle) {  // Whatever it is: sol2 would want to know its type.
    RaiseError(lua, absl::StrCat(Signature(verb), ": call it with a colon, on the context"));
  }
  if (handle->context == nullptr) {
    RaiseError(lua, absl::StrCat(Signature(verb), ": the hook that got this context has ended"));
  }
  Meter& meter = Meter::Of(lua);
  meter.Charge(lua, kInstructionsPerVerb);
  if (verb.named) SpreadNamed(lua, verb);
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
  const int64_t others_letters = std::exchange(ComparedLetters(), 0);
  const absl::Status status = verb.call(handle->context, call);
  const int64_t letters = std::exchange(ComparedLetters(), others_letters);
  if (meter.stopped()) meter.Raise(lua);  // In a hook that the verb called.
  meter.Charge(lua, letters / kLettersPerInstruction);
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
  const ScriptContextType& type = Upvalue<ScriptContextType>(lua, 1);
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
  // Plain memory: sol2's userdata bring a finalizer and names of their own.
  handle = new (lua_newuserdatauv(lua, sizeof(ContextHandle), 0)) ContextHandle;
  const sol::stack_userdata context(lua, -1);
  sol::stack_table meta = PushTable(lua, 3);
  sol::stack_table verbs = PushTable(lua, static_cast<int>(type.verbs.size()));
  for (const ScriptVerb& verb : type.verbs) {
    verbs.raw_set(verb.name, sol::make_closure(&CallVerb, Pointer(verb), Pointer(*handle)));
  }
  sol::stack_table unknown = PushTable(lua, 1);
  unknown.raw_set("__index", sol::make_closure(&UnknownVerb, Pointer(type)));
  verbs.raw_set(sol::metatable_key, unknown);
  meta.raw_set("__name", type.name, "__newindex", &RefuseContextWrite, "__index", verbs);
  sol::stack::set_field<false, true>(lua, sol::metatable_key, meta, context.stack_index());
  lua_settop(lua, context.stack_index());
  return luaL_ref(lua, LUA_REGISTRYINDEX);
}

void PushScriptValue(lua_State* lua, const ScriptValue& value) {
  switch (value.type) {
    case ScriptType::kNil:
      sol::stack::push(lua, sol::lua_nil);
      break;
    case ScriptType::kBool:
      sol::stack::push(lua, value.integer != 0);
      break;
    case ScriptType::kInt:
      sol::stack::push(lua, value.integer);
      break;
    case ScriptType::kString:
      sol::stack::push(lua, ForSol(value.text));
      break;
    case ScriptType::kIntList: {
      sol::stack_table list = PushTable(lua, 0, static_cast<int>(value.list.size()));
      for (size_t i = 0; i < value.list.size(); ++i) list.raw_set(i + 1, value.list[i]);
      break;
    }
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
