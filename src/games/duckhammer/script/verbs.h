// The verbs that Lua functions of Duckhammer content call on their context. Only hooks.cc,
// script.cc and the verbs*.cc files include this.
//
// A verb checks everything it is given before it changes anything, so one that fails changes
// nothing. A verb that needs what the hook is not about (a die, a target, damage dice) says so.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_SCRIPT_VERBS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_SCRIPT_VERBS_H_

#include <type_traits>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "mallard/frame/verbs.h"
#include "mallard/script.h"
#include "src/games/duckhammer/script/script.h"

namespace mallard::duckhammer {

std::vector<ScriptVerb> ReadingVerbs();  ///< verbs_reading.cc: who and when.
std::vector<ScriptVerb> UnitVerbs();     ///< verbs_units.cc: how units stand.
std::vector<ScriptVerb> FieldVerbs();    ///< verbs_field.cc: where.
std::vector<ScriptVerb> DiceVerbs();     ///< verbs_dice.cc: d12 rolls.
std::vector<ScriptVerb> DamageVerbs();   ///< verbs_damage.cc: charge dice, damage dice, others.
std::vector<ScriptVerb> EffectVerbs();   ///< verbs_effects.cc: damage, healing, marks, variables.
std::vector<ScriptVerb> MovingVerbs();   ///< verbs_moving.cc: pushing, lifting, landing.
std::vector<ScriptVerb> ScoringVerbs();  ///< verbs_missions.cc: missions, quacktics, points.

inline void AppendVerbs(std::vector<ScriptVerb> verbs, ScriptContextType& context) {
  for (ScriptVerb& verb : verbs) context.verbs.push_back(std::move(verb));
}

/// The context of a verb of a battle.
inline HookCall& CallOf(void* context) { return *static_cast<HookCall*>(context); }

/// Arguments: what a script named, or an error that says what there is. A nil unit is the own one;
/// a nil model the own one.
/// @{
absl::StatusOr<int> UnitArgument(const HookCall& call, const ScriptValue& value);
absl::StatusOr<int> ModelArgument(const HookCall& call, const ScriptValue& value);
/// A model that is on the map.
absl::StatusOr<int> PlacedArgument(const HookCall& call, const ScriptValue& value);
absl::StatusOr<int> SeatArgument(const HookCall& call, const ScriptValue& value);
absl::StatusOr<int> DieArgument(const HookCall& call, const ScriptValue& value);
absl::StatusOr<int> WeaponArgument(const HookCall& call, int unit, const ScriptValue& value);
/// A kind of mark that sticks to such things.
absl::StatusOr<int> MarkArgument(const HookCall& call, const ScriptValue& value, Mark::On on);
absl::StatusOr<int> NumberArgument(absl::string_view what, const ScriptValue& value, int least,
                                   int most);
/// @}

/// Rolls a die of that many sides, read off a d12.
inline int RollDie(Chance& chance, int sides) { return SmallerDie(chance.Roll12(), sides); }

/// Hands a list to the script; it outlives the call.
inline absl::Status GiveList(ScriptCall& call, absl::Span<const int64_t> list) {
  call.result = ScriptValue::List(list);
  return absl::OkStatus();
}

/// What is wrong with a verb in this hook.
/// @{
/// "on_fear is not about a die".
absl::Status Lacking(const HookCall& call, absl::string_view what);
/// OK unless the hook only answers a question.
absl::Status CheckMayChange(const HookCall& call);
/// OK in a hook at that point.
absl::Status CheckPoint(const HookCall& call, HookPoint point);
/// @}

/// Weapons of a model that have no mark and are not about to get one.
int UnmarkedWeapons(const State& state, int model);

/// Verbs that only ask about one thing: `Answer` makes a number, bool or list of it.
/// @{
/// `name(unit)`; `Answer` is int64_t or bool of (const Position&, int unit).
template <auto Answer>
absl::Status AskUnit(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  const absl::StatusOr<int> unit = UnitArgument(hook, call.args[0]);
  if (!unit.ok()) return unit.status();
  const auto answer = Answer(hook.play.position(), *unit);
  if constexpr (std::is_same_v<decltype(answer), const bool>)
    return GiveBool(call, answer);
  else
    return Give(call, answer);
}
/// `name(model)` of a model on the map, in the same way.
template <auto Answer>
absl::Status AskModel(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  const absl::StatusOr<int> model = PlacedArgument(hook, call.args[0]);
  if (!model.ok()) return model.status();
  const auto answer = Answer(hook.play.position(), *model);
  if constexpr (std::is_same_v<decltype(answer), const bool>)
    return GiveBool(call, answer);
  else
    return Give(call, answer);
}
/// @}

/// Parameters that many verbs share.
/// @{
/// What `get` and `set` say.
inline constexpr VariableWords kVariables = {
    "\"match\", \"player\" or \"unit\".",
    {"whose", ScriptType::kInt, true, "Which player or unit; the own one if left out."},
    "number"};
inline constexpr ScriptParam kNoResult = {"", ScriptType::kNil, true, ""};
inline constexpr ScriptParam kUnitParam = {"unit", ScriptType::kInt, true,
                                           "A unit's number; the own unit if left out."};
inline constexpr ScriptParam kModelParam = {"model", ScriptType::kInt, true,
                                            "A model's number; the own model if left out."};
inline constexpr ScriptParam kPlayerParam = {"player", ScriptType::kInt, true,
                                             "1 or 2; the own player if left out."};
inline constexpr ScriptParam kDieParam = {"die", ScriptType::kInt, true,
                                          "A die's number; the die the hook is about if left out."};
inline constexpr ScriptParam kNumber = {"number", ScriptType::kInt, false, "A number."};
inline constexpr ScriptParam kAnswer = {"answer", ScriptType::kBool, false, "Whether it is so."};
inline constexpr ScriptParam kUnits = {"units", ScriptType::kIntList, false, "Numbers of units."};
inline constexpr ScriptParam kModels = {"models", ScriptType::kIntList, false,
                                        "Numbers of models."};
/// @}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_SCRIPT_VERBS_H_
