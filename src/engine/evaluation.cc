#include "src/engine/evaluation.h"

#include "absl/strings/str_cat.h"
#include "mallard/frame/rules_base.h"
#include "mallard/frame/verbs.h"
#include "src/frame/variables_of.h"

namespace mallard {
namespace {

struct Context {
  const Rules& rules;
  const void* state;
  int seat;
  Bot& own;
};

Context& Of(void* context) { return *static_cast<Context*>(context); }

// The player an argument names; the one who asks where it is left out.
absl::StatusOr<int> PlayerOf(const Context& context, const ScriptValue& player) {
  if (player.type == ScriptType::kNil) return context.seat;
  if (player.integer < 1 || player.integer > context.rules.seats()) {
    return absl::InvalidArgumentError(
        absl::StrCat("players are 1 to ", context.rules.seats(), ", not ", player.integer));
  }
  return static_cast<int>(player.integer) - 1;
}

absl::Status Score(void* context, ScriptCall& call) {
  const Context& c = Of(context);
  const absl::StatusOr<int> player = PlayerOf(c, call.args[0]);
  if (!player.ok()) return player.status();
  return Give(call, c.rules.OutcomeOf(c.state).scores[*player]);
}

absl::Status HasWon(void* context, ScriptCall& call) {
  const Context& c = Of(context);
  const absl::StatusOr<int> player = PlayerOf(c, call.args[0]);
  if (!player.ok()) return player.status();
  const Outcome outcome = c.rules.OutcomeOf(c.state);
  return GiveBool(call, outcome.over && (outcome.winners >> *player & 1) != 0);
}

absl::Status Worth(void* context, ScriptCall& call) {
  Context& c = Of(context);
  const absl::StatusOr<int> player = PlayerOf(c, call.args[0]);
  if (!player.ok()) return player.status();
  return Give(call, c.own.Evaluate(c.rules, c.state, *player));
}

absl::Status Get(void* context, ScriptCall& call) {
  const Context& c = Of(context);
  const RulesBase* const rules = c.rules.base();
  if (rules == nullptr) return absl::UnimplementedError("this game has no variables");
  const absl::string_view scope = call.args[0].text;
  int64_t instance = call.args[2].integer;
  if (call.args[2].type == ScriptType::kNil) instance = scope == "player" ? c.seat + 1 : 1;
  const absl::StatusOr<const Variables::Spec*> spec =
      rules->variables().Find(call.args[1].text, scope);
  if (!spec.ok()) return spec.status();
  if (instance < 1 || instance > (*spec)->instances) {
    return absl::InvalidArgumentError(
        absl::StrCat("there are ", (*spec)->instances, " of them, not ", instance));
  }
  return Give(call, ValuesIn(*rules, c.state)[(*spec)->first + instance - 1]);
}

ScriptContextType MakeContext() {
  const ScriptParam player = {"player", ScriptType::kInt, true,
                              "From 1; left out: the one it is about."};
  const ScriptParam number = {"value", ScriptType::kInt, false, "A number."};
  ScriptContextType type;
  type.name = "EvaluationContext";
  type.doc =
      "A position that the computer player imagines, with nothing hidden in it. It is looked at, "
      "not changed.";
  type.verbs = {
      {"player",
       "The player it is about, from 1.",
       {},
       number,
       [](void* context, ScriptCall& call) { return Give(call, Of(context).seat + 1); }},
      {"players",
       "How many play.",
       {},
       number,
       [](void* context, ScriptCall& call) { return Give(call, Of(context).rules.seats()); }},
      {"score", "A player's points, as the game counts them.", {player}, number, Score},
      {"over",
       "Whether the match has ended.",
       {},
       {"value", ScriptType::kBool, false, "True or false."},
       [](void* context, ScriptCall& call) {
         const Context& c = Of(context);
         return GiveBool(call, c.rules.OutcomeOf(c.state).over);
       }},
      {"has_won",
       "Whether a player has won it.",
       {player},
       {"value", ScriptType::kBool, false, "True or false."},
       HasWon},
      {"worth",
       "What the game's own player thinks that the position is worth to a player, in thousandths "
       "of "
       "a point.",
       {player},
       number,
       Worth},
      {"get",
       "A variable.",
       {{"scope", ScriptType::kString, false, "What it belongs to."},
        {"name", ScriptType::kString, false, "The variable's id."},
        {"which", ScriptType::kInt, true,
         "Which of the things of that kind, from 1; left out: the player it is about, or the "
         "first."}},
       number,
       Get},
  };
  return type;
}

}  // namespace

const ScriptHook& EvaluateHook() {
  static const auto* const context = new ScriptContextType(MakeContext());
  static const auto* const hook = new ScriptHook{
      "evaluate", context, {}, {"value", ScriptType::kInt, false, "Thousandths of a point."}};
  return *hook;
}

int64_t EvaluateByScript(ScriptFunction function, const Rules& rules, const void* state, int seat,
                         Bot& own) {
  Context context{rules, state, seat, own};
  ScriptResult result;
  const ScriptHost& scripts = rules.ruleset().scripts();
  const absl::Status status = scripts.Call(function, EvaluateHook(), &context, {}, &result);
  if (status.ok()) return result.integer;
  scripts.Report(status);
  return own.Evaluate(rules, state, seat);
}

}  // namespace mallard
