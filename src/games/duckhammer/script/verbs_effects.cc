// Verbs that change the battle: damage, healing, destruction, marks, variables.
#include <algorithm>

#include "absl/strings/str_cat.h"
#include "mallard/frame/ask.h"
#include "src/games/duckhammer/combat/attack.h"
#include "src/games/duckhammer/combat/combat.h"
#include "src/games/duckhammer/combat/damage.h"
#include "src/games/duckhammer/combat/losses.h"
#include "src/games/duckhammer/combat/marks.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/script/verbs.h"

namespace mallard::duckhammer {
namespace {

constexpr int kMostDamage = 999;  // Of one verb.
constexpr int kMostMarks = 99;    // Of one kind on a unit.

// A unit on the map, for verbs that do something to it.
absl::StatusOr<int> UnitOnMap(const HookCall& hook, const ScriptValue& value) {
  if (absl::Status status = CheckMayChange(hook); !status.ok()) return status;
  absl::StatusOr<int> unit = UnitArgument(hook, value);
  if (!unit.ok() || CountOnMap(hook.play.state, *unit) > 0) return unit;
  return absl::InvalidArgumentError(absl::StrCat("unit ", *unit, " is not on the map"));
}

absl::StatusOr<int> ModelOnMap(const HookCall& hook, const ScriptValue& value) {
  if (absl::Status status = CheckMayChange(hook); !status.ok()) return status;
  return PlacedArgument(hook, value);
}

absl::Status DamageVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  const absl::StatusOr<int> unit = UnitOnMap(hook, call.args[0]);
  if (!unit.ok()) return unit.status();
  const absl::StatusOr<int> damage = NumberArgument("damage", call.args[1], 0, kMostDamage);
  if (!damage.ok()) return damage.status();
  // What a function does about damage taken is not taken again: two units that strike back at each
  // other would never end.
  if (CheckPoint(hook, HookPoint::kDamageTaken).ok()) {
    DealDamage(hook.play, *unit, hook.unit, *damage);
    return absl::OkStatus();
  }
  HookCall taken{hook.play, hook.play.state.units[*unit].owner, *unit};
  taken.other_unit = hook.unit;
  taken.other_model = hook.model;
  return TakeDamage(taken, *damage);
}

absl::Status AlsoDamageVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  if (absl::Status status = CheckPoint(hook, HookPoint::kHit); !status.ok()) return status;
  const absl::StatusOr<int> unit = UnitOnMap(hook, call.args[0]);
  if (!unit.ok()) return unit.status();
  auto& also = hook.damage->also;
  const auto number = static_cast<uint8_t>(*unit);
  if (*unit != hook.other_unit && std::find(also.begin(), also.end(), number) == also.end()) {
    also.push_back(number);
  }
  return absl::OkStatus();
}

absl::Status HealVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  const absl::StatusOr<int> amount = NumberArgument("amount", call.args[0], 0, kMostDamage);
  if (!amount.ok()) return amount.status();
  const absl::StatusOr<int> unit = UnitOnMap(hook, call.args[1]);
  if (!unit.ok()) return unit.status();
  Heal(hook.play, *unit, *amount);
  return absl::OkStatus();
}

absl::Status DestroyVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  const absl::StatusOr<int> model = ModelOnMap(hook, call.args[0]);
  if (!model.ok()) return model.status();
  Condemn(hook.play, *model, kByScript, hook.unit);
  return absl::OkStatus();
}

absl::Status LoseModelsVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  const absl::StatusOr<int> unit = UnitOnMap(hook, call.args[0]);
  if (!unit.ok()) return unit.status();
  const absl::StatusOr<int> count = NumberArgument("count", call.args[1], 0, kMaxUnitModels);
  if (!count.ok()) return count.status();
  AddPending(hook.play, *unit, *count, kByScript, hook.unit);
  return absl::OkStatus();
}

absl::Status NoRoom(absl::string_view what, int number) {
  return absl::InvalidArgumentError(
      absl::StrCat(what, " ", number, " has as many kinds of mark as it can hold"));
}

absl::Status MarkModelVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  const absl::StatusOr<int> mark = MarkArgument(hook, call.args[0], Mark::On::kModel);
  if (!mark.ok()) return mark.status();
  const absl::StatusOr<int> model = ModelOnMap(hook, call.args[1]);
  if (!model.ok()) return model.status();
  if (!hook.play.state.models[*model].marks.HasRoomFor(*mark)) return NoRoom("model", *model);
  MarkModel(hook.play, *model, *mark, true);
  return absl::OkStatus();
}

absl::Status UnmarkModelVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  const absl::StatusOr<int> mark = MarkArgument(hook, call.args[0], Mark::On::kModel);
  if (!mark.ok()) return mark.status();
  const absl::StatusOr<int> model = ModelOnMap(hook, call.args[1]);
  if (!model.ok()) return model.status();
  MarkModel(hook.play, *model, *mark, false);
  return absl::OkStatus();
}

// Adds marks to a unit, or takes some off.
absl::Status ChangeUnitMarks(HookCall& hook, const ScriptCall& call, int sign) {
  const absl::StatusOr<int> mark = MarkArgument(hook, call.args[0], Mark::On::kUnit);
  if (!mark.ok()) return mark.status();
  const absl::StatusOr<int> unit = UnitOnMap(hook, call.args[1]);
  if (!unit.ok()) return unit.status();
  int count = 1;
  if (call.args[2].type != ScriptType::kNil) {
    const absl::StatusOr<int> given = NumberArgument("count", call.args[2], 0, kMostMarks);
    if (!given.ok()) return given.status();
    count = *given;
  }
  const auto& marks = hook.play.state.units[*unit].marks;
  const int after = std::clamp(marks[*mark] + sign * count, 0, kMostMarks);
  if (after > 0 && !marks.HasRoomFor(*mark)) return NoRoom("unit", *unit);
  MarkUnit(hook.play, *unit, *mark, after);
  return absl::OkStatus();
}

absl::Status MarkUnitVerb(void* context, ScriptCall& call) {
  return ChangeUnitMarks(CallOf(context), call, 1);
}
absl::Status UnmarkUnitVerb(void* context, ScriptCall& call) {
  return ChangeUnitMarks(CallOf(context), call, -1);
}

absl::Status MarkWeaponVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  const absl::StatusOr<int> mark = MarkArgument(hook, call.args[0], Mark::On::kWeapon);
  if (!mark.ok()) return mark.status();
  const absl::StatusOr<int> model = ModelOnMap(hook, call.args[1]);
  if (!model.ok()) return model.status();
  if (UnmarkedWeapons(hook.play.state, *model) == 0) {
    return absl::InvalidArgumentError(
        absl::StrCat("model ", *model, " has no weapon without a mark"));
  }
  QueuePick(hook.play, hook.seat, *model, *mark);
  return absl::OkStatus();
}

absl::Status CancelCountersVerb(void* context, ScriptCall&) {
  HookCall& hook = CallOf(context);
  if (absl::Status status = CheckPoint(hook, HookPoint::kChanted); !status.ok()) return status;
  if (hook.side == 0) CancelCounters(hook.play);  // Counters are not countered themselves.
  return absl::OkStatus();
}

absl::Status ExhaustVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  const absl::StatusOr<int> number = UnitOnMap(hook, call.args[0]);
  if (!number.ok()) return number.status();
  Unit& unit = hook.play.state.units[*number];
  if (call.args[1].text == "combat") {
    unit.activations = kMaxActivations;
  } else if (call.args[1].text == "charge") {
    unit.Set(kChargeUsed, true);
  } else {
    return absl::InvalidArgumentError(absl::StrCat(
        "units are exhausted for \"combat\" or \"charge\", not \"", call.args[1].text, "\""));
  }
  return absl::OkStatus();
}

absl::Status Ask(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  if (absl::Status status = CheckMayChange(hook); !status.ok()) return status;
  const GameContent& content = hook.play.rules.content();
  const int ability = hook.ability == nullptr
                          ? 0
                          : static_cast<int>(hook.ability - content.model_abilities.data()) + 1;
  const int32_t subject[] = {
      hook.unit + 1,  hook.model + 1, hook.weapon + 1, hook.other_unit + 1, hook.other_model + 1,
      hook.spell + 1, ability,        hook.argument,   hook.of_weapon};
  return AskIn(hook.play, hook.seat == kNobody ? -1 : hook.seat, subject, call);
}

}  // namespace

std::vector<ScriptVerb> EffectVerbs() {
  const ScriptParam unit = {"unit", ScriptType::kInt, false, "A unit on the map."};
  const ScriptParam mark = {"mark", ScriptType::kString, false, "Its id."};
  const ScriptParam count = {"count", ScriptType::kInt, true, "How many; 1 if left out."};
  return {
      {"damage",
       "Damages a unit as if the own unit had dealt it. Armor is not looked at: subtract it first "
       "where it should help. on_damage_taken of the unit is called, unless this is one.",
       {unit, {"damage", ScriptType::kInt, false, "0 to 999."}},
       kNoResult,
       DamageVerb},
      {"also_damage",
       "In on_hit: another unit takes damage from the hit, too, with a roll of its own.",
       {unit},
       kNoResult,
       AlsoDamageVerb},
      {"heal",
       "Takes damage off a unit. Destroyed models do not come back.",
       {{"amount", ScriptType::kInt, false, "0 to 999."}, kUnitParam},
       kNoResult,
       HealVerb},
      {"destroy",
       "Destroys a model, once what is going on has been settled.",
       {kModelParam},
       kNoResult,
       DestroyVerb},
      {"lose_models",
       "Models of a unit are destroyed, of their player's choice; never more than there are.",
       {unit, {"count", ScriptType::kInt, false, "How many."}},
       kNoResult,
       LoseModelsVerb},
      {"mark_model", "Puts a mark on a model.", {mark, kModelParam}, kNoResult, MarkModelVerb},
      {"unmark_model", "Takes it off.", {mark, kModelParam}, kNoResult, UnmarkModelVerb},
      {"mark_unit",
       "Puts marks on a unit; it may have several of a kind.",
       {mark, kUnitParam, count},
       kNoResult,
       MarkUnitVerb},
      {"unmark_unit",
       "Takes marks off a unit, as many as there are.",
       {mark, kUnitParam, count},
       kNoResult,
       UnmarkUnitVerb},
      {"mark_weapon",
       "Puts a mark on a weapon of a model; the own player picks which.",
       {mark, {"model", ScriptType::kInt, false, "A model with an unmarked weapon."}},
       kNoResult,
       MarkWeaponVerb},
      {"cancel_counters",
       "In on_chanted: Counters declared against the chant do not happen, and their units are not "
       "activated by them.",
       {},
       kNoResult,
       CancelCountersVerb},
      {"exhaust",
       "A unit cannot be activated in what is left of this round's Combat or Charge phase.",
       {unit, {"phase", ScriptType::kString, false, "\"combat\" or \"charge\"."}},
       kNoResult,
       ExhaustVerb},
      SetVerb<HookCall>(kVariables, "Sets a variable of the match, of a player or of a unit."),
      AskVerb(Ask),
  };
}

}  // namespace mallard::duckhammer
