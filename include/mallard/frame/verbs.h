/// @file
/// Script contexts, and the verbs that every game's contexts have: the acting player, random
/// numbers, variables.
#ifndef MALLARD_FRAME_VERBS_H_
#define MALLARD_FRAME_VERBS_H_

#include <cstddef>
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
/// absl::StatusOr<int> InstanceOf(absl::string_view scope) const;     // for get and set, or
/// absl::StatusOr<int> InstanceOf(absl::string_view scope, const ScriptValue& whose) const;
/// Play& doing;                                                       // if `play` is a Position
/// ```
/// and, if some of its hooks only answer questions, `absl::Status CheckMayChange(const Context&)`
/// beside it. Longer lists than `kList` take memory.
template <class Play, size_t kList = 16>
struct ScriptContext {
  Play& play;                                     ///< The only way to change anything.
  int seat = -1;                                  ///< The acting player.
  absl::InlinedVector<int64_t, kList> list = {};  ///< Storage for a list that a verb gives back.
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

/// The context of a verb; `Handed` is what the hooks of a game hand over, if it is a base of it.
template <class Context, class Handed = Context>
Context& ContextOf(void* context) {
  return static_cast<Context&>(*static_cast<Handed*>(context));
}

/// `random(n)`: a random number from 1 to n. `result` names it in the reference.
template <class Context, class Handed = Context>
ScriptVerb RandomVerb(const char* result = "value") {
  return {"random",
          "A random number from 1 to n, from the match's own chance.",
          {{"n", ScriptType::kInt, false, "At least 1."}},
          {result, ScriptType::kInt, false, "A number."},
          [](void* context, ScriptCall& call) {
            return DrawNumber(ContextOf<Context, Handed>(context).chance(), call);
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

/// What the reference says of a game's variables.
struct VariableWords {
  const char* scopes;                  ///< The scopes there are.
  ScriptParam whose = kNoScriptParam;  ///< The last argument, if a context is told whose is meant.
  const char* result = "value";        ///< What `get` gives.

  /// The scopes, and nothing else.
  constexpr VariableWords(const char* s) : scopes(s) {}  // NOLINT(google-explicit-constructor)
  /// All of it.
  constexpr VariableWords(const char* s, ScriptParam w, const char* r)
      : scopes(s), whose(w), result(r) {}

  /// The parameters that name a variable, `more`, and whose it is.
  std::vector<ScriptParam> Params(std::vector<ScriptParam> more = {}) const {
    std::vector<ScriptParam> params = {{"scope", ScriptType::kString, false, scopes},
                                       {"name", ScriptType::kString, false, "The variable's id."}};
    params.insert(params.end(), more.begin(), more.end());
    if (whose.name[0] != '\0') params.push_back(whose);
    return params;
  }
};

/// @cond What the two verbs below share; nothing for games.
namespace variable_verbs {

// Whose variable is meant; `whose` is the argument that says it, where there is one.
template <class Context>
absl::StatusOr<int> InstanceOf(const Context& context, ScriptCall& call, size_t whose) {
  const absl::string_view scope = call.args[0].text;
  if constexpr (requires { context.InstanceOf(scope, call.args[whose]); }) {
    return context.InstanceOf(scope, call.args[whose]);
  } else {
    return context.InstanceOf(scope);
  }
}

template <class Context>
auto& PlayOf(Context& context) {
  if constexpr (requires { context.doing; }) {
    return context.doing;
  } else {
    return context.play;
  }
}

}  // namespace variable_verbs
/// @endcond

/// `get(scope, name)`, or `get(scope, name, whose)`: a variable. What only its owner may know is
/// given to nobody else's functions.
template <class Context, class Handed = Context>
ScriptVerb GetVerb(const VariableWords& words, const char* doc) {
  return {"get",
          doc,
          words.Params(),
          {words.result, ScriptType::kInt, false, "A number."},
          [](void* context, ScriptCall& call) -> absl::Status {
            const Context& c = ContextOf<Context, Handed>(context);
            const absl::StatusOr<int> instance = variable_verbs::InstanceOf(c, call, 2);
            if (!instance.ok()) return instance.status();
            const auto& rules = c.play.rules;
            const auto found = rules.variables().Find(call.args[1].text, call.args[0].text);
            if (!found.ok()) return found.status();
            const auto& spec = **found;
            // Monsters and the like have the number of no seat.
            const int seat = c.seat < rules.seats() ? c.seat : -1;
            if (!rules.variables().KnownTo(spec, *instance, seat)) {
              const int owner = rules.variables().OwnerOf(spec, *instance);
              return absl::FailedPreconditionError(
                  owner < 0 ? absl::StrCat("no player may know that ", call.args[1].text)
                            : absl::StrCat("only player ", owner + 1, " may know that ",
                                           call.args[1].text));
            }
            return Give(call, rules.VariablesOf(c.play.state)[spec.first + *instance]);
          }};
}

/// `set(scope, name, value)`, or `set(scope, name, value, whose)`: changes a variable.
template <class Context, class Handed = Context>
ScriptVerb SetVerb(const VariableWords& words, const char* doc) {
  return {"set", doc, words.Params({{"value", ScriptType::kInt, false, "A number."}}),
          kNoScriptParam, [](void* context, ScriptCall& call) -> absl::Status {
            Context& c = ContextOf<Context, Handed>(context);
            if constexpr (requires { CheckMayChange(c); }) {
              if (absl::Status status = CheckMayChange(c); !status.ok()) return status;
            }
            const absl::StatusOr<int> instance = variable_verbs::InstanceOf(c, call, 3);
            if (!instance.ok()) return instance.status();
            auto& play = variable_verbs::PlayOf(c);
            return play.rules.variables().Set(play.rules.VariablesOf(play.state), call.args[0].text,
                                              call.args[1].text, *instance, call.args[2].integer);
          }};
}

}  // namespace mallard

#endif  // MALLARD_FRAME_VERBS_H_
