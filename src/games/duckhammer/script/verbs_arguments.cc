// What scripts name in verbs: units, models, dice, weapons, numbers.
#include <algorithm>

#include "absl/strings/str_cat.h"
#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/script/verbs.h"

namespace mallard::duckhammer {

absl::Status Lacking(const HookCall& call, absl::string_view what) {
  return absl::FailedPreconditionError(absl::StrCat(call.hook->name, " is not about ", what));
}

absl::Status CheckMayChange(const HookCall& call) {
  if (!call.asks) return absl::OkStatus();
  return absl::FailedPreconditionError(
      absl::StrCat(call.hook->name, " only answers a question and can change nothing"));
}

absl::Status CheckPoint(const HookCall& call, HookPoint point) {
  const ScriptHook& hook = At(HookSpecs(), point).hook;
  if (call.hook == &hook) return absl::OkStatus();
  return absl::FailedPreconditionError(absl::StrCat("this can be done in ", hook.name, " only"));
}

absl::StatusOr<int> UnitArgument(const HookCall& call, const ScriptValue& value) {
  if (value.type == ScriptType::kNil) {
    if (call.unit >= 0) return call.unit;
    return Lacking(call, "a unit of its own: name one");
  }
  if (value.integer >= 0 && value.integer < kUnitSlots &&
      call.play.state.units[value.integer].size != 0) {
    return static_cast<int>(value.integer);
  }
  return absl::InvalidArgumentError(absl::StrCat("there is no unit ", value.integer));
}

absl::StatusOr<int> ModelArgument(const HookCall& call, const ScriptValue& value) {
  if (value.type == ScriptType::kNil) {
    if (call.model >= 0) return call.model;
    return Lacking(call, "a model of its own: name one");
  }
  if (value.integer >= 0 && value.integer < kModelSlots &&
      call.play.state.models[value.integer].status != ModelStatus::kNone) {
    return static_cast<int>(value.integer);
  }
  return absl::InvalidArgumentError(absl::StrCat("there is no model ", value.integer));
}

absl::StatusOr<int> PlacedArgument(const HookCall& call, const ScriptValue& value) {
  absl::StatusOr<int> model = ModelArgument(call, value);
  if (!model.ok() || OnMap(call.play.state.models[*model])) return model;
  return absl::InvalidArgumentError(absl::StrCat("model ", *model, " is not on the map"));
}

absl::StatusOr<int> SeatArgument(const HookCall& call, const ScriptValue& value) {
  if (value.type == ScriptType::kNil) {
    if (call.seat >= 0 && call.seat < kSeats) return call.seat;
    return Lacking(call, "a player of its own: name 1 or 2");
  }
  if (value.integer >= 1 && value.integer <= kSeats) return static_cast<int>(value.integer) - 1;
  return absl::InvalidArgumentError(
      absl::StrCat("there is no player ", value.integer, "; players are 1 and 2"));
}

absl::StatusOr<int> DieArgument(const HookCall& call, const ScriptValue& value) {
  const Batch& batch = call.play.state.batch;
  if (value.type == ScriptType::kNil) {
    if (call.die >= 0 && call.die < batch.count) return call.die;
    return Lacking(call, "one die: name one of ctx:rolls()");
  }
  if (value.integer >= 1 && value.integer <= batch.count) {
    return static_cast<int>(value.integer) - 1;
  }
  return absl::InvalidArgumentError(
      absl::StrCat("there is no die ", value.integer,
                   batch.count == 0 ? "; no d12 have been rolled" : "; see ctx:rolls()"));
}

absl::StatusOr<int> WeaponArgument(const HookCall& call, int unit, const ScriptValue& value) {
  const int count = call.play.state.profiles[unit].weapon_count;
  if (value.type == ScriptType::kNil) {
    if (call.weapon >= 0 && unit == call.unit) return call.weapon;
    return Lacking(call, "a weapon: name one");
  }
  if (value.integer >= 1 && value.integer <= count) return static_cast<int>(value.integer) - 1;
  return absl::InvalidArgumentError(absl::StrCat("there is no weapon ", value.integer, "; unit ",
                                                 unit, " has ", count, ", from 1"));
}

absl::StatusOr<int> NumberArgument(absl::string_view what, const ScriptValue& value, int least,
                                   int most) {
  if (value.integer >= least && value.integer <= most) return static_cast<int>(value.integer);
  return absl::InvalidArgumentError(
      absl::StrCat(what, " must be from ", least, " to ", most, ", not ", value.integer));
}

absl::StatusOr<int> HookCall::InstanceOf(absl::string_view scope, const ScriptValue& whose) const {
  if (scope == "unit") return UnitArgument(*this, whose);
  if (scope == "player") return SeatArgument(*this, whose);
  if (whose.type == ScriptType::kNil) return 0;
  return absl::InvalidArgumentError("a variable of the match belongs to nobody");
}

absl::StatusOr<int> MarkArgument(const HookCall& call, const ScriptValue& value, Mark::On on) {
  const GameContent& content = call.play.rules.content();
  absl::StatusOr<int> mark = content.mark_names.Require("mark", value.text);
  if (!mark.ok() || At(content.marks, *mark).on == on) return mark;
  const char* const names[] = {"models", "weapons", "units"};
  return absl::InvalidArgumentError(absl::StrCat(value.text, " is a mark on ",
                                                 At(names, At(content.marks, *mark).on), ", not ",
                                                 At(names, on)));
}

int UnmarkedWeapons(const State& state, int model) {
  const Model& m = state.models[model];
  if (!OnMap(m)) return 0;
  const int count = state.profiles[UnitOf(state, model)].weapon_count;
  const auto unmarked = std::count(m.weapon_marks, m.weapon_marks + count, 0);
  const auto queued = std::count_if(state.picks, state.picks + state.pick_count,
                                    [model](const Pick& pick) { return pick.model == model; });
  return static_cast<int>(std::max<int64_t>(0, unmarked - queued));
}

}  // namespace mallard::duckhammer
