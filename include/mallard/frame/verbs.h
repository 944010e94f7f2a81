/// @file
/// Script contexts, and the verbs that every game's contexts have: the acting player, random
/// numbers, variables.
#ifndef MALLARD_FRAME_VERBS_H_
#define MALLARD_FRAME_VERBS_H_

#include <cstdint>
#include <utility>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "mallard/primitives/chance.h"
#include "mallard/script.h"

namespace mallard {

/// What verbs work on while a hook runs. A game derives its context from it and adds what the hook
/// is about; for the verbs below it also has
/// ```
/// Chance& chance();                                                  // for random
/// absl::StatusOr<int> InstanceOf(absl::string_view scope) const;     // for get and set
/// ```
template <class Play>
struct ScriptContext {
  Play& play;                                  ///< The only way to change anything.
  int seat = -1;                               ///< The acting player.
  absl::InlinedVector<int64_t, 16> list = {};  ///< Storage for a list that a verb gives back.
};

/// A parameter, or a result, that is not there.
inline constexpr ScriptParam kNoScriptParam = {"", ScriptType::kNil, true, ""};

/// @name Results
/// @{

/// Hands a number to the script.
inline absl::Status Give(ScriptCall& call, int64_t number) {
  call.result = ScriptValue::Int(number);
  return absl::OkStatus();
}
/// Hands true or false to the script.
inline absl::Status GiveBool(ScriptCall& call, bool value) {
  call.result = ScriptValue::Bool(value);
  return absl::OkStatus();
}
/// Hands text to the script; it outlives the call.
inline absl::Status GiveText(ScriptCall& call, absl::string_view text) {
  call.result = ScriptValue::Text(text);
  return absl::OkStatus();
}
/// Hands a number, or the error, back to the script.
inline absl::Status ReturnInt(const absl::StatusOr<int32_t>& value, ScriptCall& call) {
  return value.ok() ? Give(call, *value) : value.status();
}
/// @}

/// Draws a number from 1 to the first argument.
inline absl::Status DrawNumber(Chance& chance, ScriptCall& call) {
  const int64_t bound = call.args[0].integer;
  if (bound < 1 || bound > INT32_MAX) {
    return absl::InvalidArgumentError(
        absl::StrCat("a random number from 1 to ", bound, " cannot be drawn"));
  }
  return Give(call, int64_t{chance.Below(static_cast<uint32_t>(bound))} + 1);
}

/// A verb that a member function of the context carries out.
template <class Context, absl::Status (*Do)(Context&, ScriptCall&)>
absl::Status CallVerb(void* context, ScriptCall& call) {
  return Do(*static_cast<Context*>(context), call);
}

/// `random(n)`: a random number from 1 to n.
template <class Context>
ScriptVerb RandomVerb() {
  return {"random",
          "A random number from 1 to n, from the match's own chance.",
          {{"n", ScriptType::kInt, false, "At least 1."}},
          {"value", ScriptType::kInt, false, "A number."},
          [](void* context, ScriptCall& call) {
            return DrawNumber(static_cast<Context*>(context)->chance(), call);
          }};
}

/// `seat()`: the acting player, from 1.
template <class Context>
ScriptVerb SeatVerb(const char* doc) {
  return {"seat",
          doc,
          {},
          {"value", ScriptType::kInt, false, "A number."},
          [](void* context, ScriptCall& call) {
            return Give(call, static_cast<Context*>(context)->seat + 1);
          }};
}

/// `get(scope, name)`: a variable. `scopes` lists the scopes for the reference.
template <class Context>
ScriptVerb GetVerb(const char* scopes, const char* doc) {
  return {"get",
          doc,
          {{"scope", ScriptType::kString, false, scopes},
           {"name", ScriptType::kString, false, "The variable's id."}},
          {"value", ScriptType::kInt, false, "A number."},
          [](void* context, ScriptCall& call) -> absl::Status {
            Context& c = *static_cast<Context*>(context);
            const absl::string_view scope = call.args[0].text;
            const absl::StatusOr<int> instance = c.InstanceOf(scope);
            if (!instance.ok()) return instance.status();
            return ReturnInt(c.play.rules.variables().Get(c.play.rules.VariablesOf(c.play.state),
                                                          scope, call.args[1].text, *instance),
                             call);
          }};
}

/// `set(scope, name, value)`: changes a variable.
template <class Context>
ScriptVerb SetVerb(const char* scopes, const char* doc) {
  return {"set",
          doc,
          {{"scope", ScriptType::kString, false, scopes},
           {"name", ScriptType::kString, false, "The variable's id."},
           {"value", ScriptType::kInt, false, "A number."}},
          kNoScriptParam,
          [](void* context, ScriptCall& call) -> absl::Status {
            Context& c = *static_cast<Context*>(context);
            const absl::string_view scope = call.args[0].text;
            const absl::StatusOr<int> instance = c.InstanceOf(scope);
            if (!instance.ok()) return instance.status();
            return c.play.rules.variables().Set(c.play.rules.VariablesOf(c.play.state), scope,
                                                call.args[1].text, *instance, call.args[2].integer);
          }};
}

}  // namespace mallard

#endif  // MALLARD_FRAME_VERBS_H_
