// Verbs that tell how units stand.
#include <algorithm>

#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/script/verbs.h"

namespace mallard::duckhammer {
namespace {

absl::Status KindVerb(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  const absl::StatusOr<int> unit = UnitArgument(hook, call.args[0]);
  if (!unit.ok()) return unit.status();
  const Profile& profile = hook.play.state.profiles[*unit];
  const GameContent& content = hook.play.rules.content();
  if (profile.model != 0) return GiveText(call, content.models[profile.model - 1u].id);
  if (profile.monster != 0) return GiveText(call, content.monsters[profile.monster - 1u].id);
  return GiveText(call, "");
}

absl::Status FactionVerb(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  const absl::StatusOr<int> unit = UnitArgument(hook, call.args[0]);
  if (!unit.ok()) return unit.status();
  const int faction = hook.play.state.profiles[*unit].faction;
  if (faction == 0) return absl::OkStatus();
  return GiveText(call, At(hook.play.rules.content().factions, faction - 1).id);
}

// An ability that no pack declares is nobody's: a pack may ask about one of another pack, or one
// that was taken out.
absl::Status HasVerb(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  const int ability = hook.play.rules.content().model_ability_names.Find(call.args[0].text);
  const absl::StatusOr<int> unit = UnitArgument(hook, call.args[1]);
  if (!unit.ok()) return unit.status();
  const auto& abilities = hook.play.state.profiles[*unit].abilities;
  return GiveBool(call, ability >= 0 && std::any_of(std::begin(abilities), std::end(abilities),
                                                    [&](AbilityUse use) {
                                                      return use.ability == ability + 1;
                                                    }));
}

absl::Status WeaponHasVerb(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  const int ability = hook.play.rules.content().weapon_ability_names.Find(call.args[0].text);
  const absl::StatusOr<int> unit = UnitArgument(hook, call.args[2]);
  if (!unit.ok()) return unit.status();
  const absl::StatusOr<int> weapon = WeaponArgument(hook, *unit, call.args[1]);
  if (!weapon.ok()) return weapon.status();
  const auto& abilities = hook.play.state.profiles[*unit].weapons[*weapon].abilities;
  return GiveBool(call, ability >= 0 && std::find(std::begin(abilities), std::end(abilities),
                                                  ability + 1) != std::end(abilities));
}

absl::Status UnitMarksVerb(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  const absl::StatusOr<int> mark = MarkArgument(hook, call.args[0], Mark::On::kUnit);
  if (!mark.ok()) return mark.status();
  const absl::StatusOr<int> unit = UnitArgument(hook, call.args[1]);
  if (!unit.ok()) return unit.status();
  return Give(call, hook.play.state.units[*unit].marks[*mark]);
}

absl::Status ModelMarkedVerb(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  const absl::StatusOr<int> mark = MarkArgument(hook, call.args[0], Mark::On::kModel);
  if (!mark.ok()) return mark.status();
  const absl::StatusOr<int> model = ModelArgument(hook, call.args[1]);
  if (!model.ok()) return model.status();
  return GiveBool(call, hook.play.state.models[*model].marks.Has(*mark));
}

absl::Status UnmarkedWeaponsVerb(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  const absl::StatusOr<int> model = ModelArgument(hook, call.args[0]);
  if (!model.ok()) return model.status();
  return Give(call, UnmarkedWeapons(hook.play.state, *model));
}

const char* GaitName(Gait gait) {
  const char* const names[] = {"none", "slow", "fast"};
  return At(names, gait);
}

template <Gait Profile::*kGait>
absl::Status GaitVerb(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  const absl::StatusOr<int> unit = UnitArgument(hook, call.args[0]);
  if (!unit.ok()) return unit.status();
  return GiveText(call, GaitName(hook.play.state.profiles[*unit].*kGait));
}

}  // namespace

std::vector<ScriptVerb> UnitVerbs() {
  const ScriptParam id = {"id", ScriptType::kString, true, "A full id."};
  const ScriptParam gait = {"type", ScriptType::kString, false, "\"none\", \"slow\" or \"fast\"."};
  const ScriptParam ability = {"ability", ScriptType::kString, false, "Its id."};
  const ScriptParam mark = {"mark", ScriptType::kString, false, "Its id."};
  using S = const Position&;
  return {
      {"kind",
       "Which model, or monster, a unit is of.",
       {kUnitParam},
       {"id", ScriptType::kString, false, "Its full id."},
       KindVerb},
      {"faction", "The faction of a unit; nil for monsters.", {kUnitParam}, id, FactionVerb},
      {"grade",
       "The Grade of a unit's models, as printed.",
       {kUnitParam},
       kNumber,
       AskUnit<[](S s, int u) -> int64_t { return s.state.profiles[u].grade; }>},
      {"hp",
       "The Health Points of each model of a unit.",
       {kUnitParam},
       kNumber,
       AskUnit<[](S s, int u) -> int64_t { return s.state.profiles[u].hp; }>},
      {"armor",
       "The Armor of a unit, with its marks.",
       {kUnitParam},
       kNumber,
       AskUnit<[](S s, int u) -> int64_t { return ArmorOf(s, u); }>},
      {"bravery",
       "The Bravery of a unit, with its marks.",
       {kUnitParam},
       kNumber,
       AskUnit<[](S s, int u) -> int64_t { return BraveryOf(s, u); }>},
      {"movement",
       "The movement of a unit, with its marks.",
       {kUnitParam},
       kNumber,
       AskUnit<[](S s, int u) -> int64_t { return MovementOf(s, u); }>},
      {"cost",
       "The army points of each model of a unit.",
       {kUnitParam},
       kNumber,
       AskUnit<[](S s, int u) -> int64_t { return s.state.profiles[u].cost; }>},
      {"flyer", "How a unit flies.", {kUnitParam}, gait, GaitVerb<&Profile::flyer>},
      {"swimmer", "How a unit swims.", {kUnitParam}, gait, GaitVerb<&Profile::swimmer>},
      {"size",
       "How many models a unit had at the start.",
       {kUnitParam},
       kNumber,
       AskUnit<[](S s, int u) -> int64_t { return s.state.units[u].size; }>},
      {"models_left",
       "How many of them are not destroyed.",
       {kUnitParam},
       kNumber,
       AskUnit<[](S s, int u) -> int64_t { return s.state.units[u].alive; }>},
      {"models_lost",
       "How many a unit lost in the battle.",
       {kUnitParam},
       kNumber,
       AskUnit<[](S s, int u) -> int64_t { return s.state.units[u].lost; }>},
      {"models_lost_this_round",
       "How many a unit lost this round.",
       {kUnitParam},
       kNumber,
       AskUnit<[](S s, int u) -> int64_t { return s.state.units[u].lost_round; }>},
      {"damage_on",
       "The damage a unit has gathered.",
       {kUnitParam},
       kNumber,
       AskUnit<[](S s, int u) -> int64_t { return s.state.units[u].damage; }>},
      {"highest_grade_destroyed",
       "The highest Grade of a model the unit destroyed this round; 0 if it destroyed none.",
       {kUnitParam},
       kNumber,
       AskUnit<[](S s, int u) -> int64_t {
         return std::max(0, s.state.units[u].best_destroyed - 1);
       }>},
      {"has",
       "Whether a unit's models have an ability; nobody has one that no pack declares.",
       {ability, kUnitParam},
       kAnswer,
       HasVerb},
      {"weapon_has",
       "Whether a weapon has an ability; none has one that no pack declares.",
       {ability,
        {"weapon", ScriptType::kInt, true, "From 1; the weapon in use if left out."},
        kUnitParam},
       kAnswer,
       WeaponHasVerb},
      {"unit_marks",
       "How many marks of that kind a unit has.",
       {mark, kUnitParam},
       kNumber,
       UnitMarksVerb},
      {"model_marked",
       "Whether a model has that mark.",
       {mark, kModelParam},
       kAnswer,
       ModelMarkedVerb},
      {"unmarked_weapons",
       "How many weapons of a model have no mark and are not about to get one.",
       {kModelParam},
       kNumber,
       UnmarkedWeaponsVerb},
      {"is_flying",
       "Whether a unit is in flight.",
       {kUnitParam},
       kAnswer,
       AskUnit<[](S s, int u) { return s.state.units[u].Has(kFlying); }>},
      {"has_moved",
       "Whether a unit was activated to move this round.",
       {kUnitParam},
       kAnswer,
       AskUnit<[](S s, int u) { return s.state.units[u].Has(kMoved); }>},
      {"has_piled_in",
       "Whether a unit piled in this round.",
       {kUnitParam},
       kAnswer,
       AskUnit<[](S s, int u) { return s.state.units[u].Has(kPiledIn); }>},
      {"has_chanted",
       "Whether a unit chanted this round.",
       {kUnitParam},
       kAnswer,
       AskUnit<[](S s, int u) { return s.state.units[u].Has(kChanted); }>},
  };
}

}  // namespace mallard::duckhammer
