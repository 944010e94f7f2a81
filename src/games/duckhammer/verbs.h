// The verbs that Lua functions of Duckhammer content call on their context. Only hooks.cc,
// script.cc and the verbs*.cc files include this.
//
// A verb checks everything it is given before it changes anything, so one that fails changes
// nothing. A verb that needs what the hook is not about (a die, a target, damage dice) says so.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_VERBS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_VERBS_H_

#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "mallard/script.h"
#include "src/games/duckhammer/script.h"

namespace mallard::duckhammer {

std::vector<ScriptVerb> ReadingVerbs();  ///< verbs_reading.cc: who and what.
std::vector<ScriptVerb> FieldVerbs();    ///< verbs_field.cc: where.
std::vector<ScriptVerb> DiceVerbs();     ///< verbs_dice.cc: rolls, damage dice.
std::vector<ScriptVerb> EffectVerbs();   ///< verbs_effects.cc: marks, damage, healing, pushing.
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
absl::StatusOr<int> NumberArgument(absl::string_view what, const ScriptValue& value, int least,
                                   int most);
/// @}

/// Results.
/// @{
inline absl::Status Give(ScriptCall& call, int64_t number) {
  call.result = ScriptValue::Int(number);
  return absl::OkStatus();
}
inline absl::Status GiveBool(ScriptCall& call, bool value) {
  call.result = ScriptValue::Bool(value);
  return absl::OkStatus();
}
inline absl::Status GiveText(ScriptCall& call, absl::string_view text) {
  call.result = ScriptValue::Text(text);
  return absl::OkStatus();
}
inline absl::Status GiveList(ScriptCall& call, const std::vector<int64_t>& list) {
  call.result = ScriptValue::List(list);
  return absl::OkStatus();
}
/// @}

/// "this hook has no die", and so on.
absl::Status Lacking(const HookCall& call, absl::string_view what);

/// Parameters that many verbs share.
/// @{
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

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_VERBS_H_
