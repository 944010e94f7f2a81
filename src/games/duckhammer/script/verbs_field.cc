// Verbs that tell where models are, and what is near them.
#include <algorithm>
#include <utility>

#include "mallard/primitives/plane_distance.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/field/modified.h"
#include "src/games/duckhammer/script/verbs.h"

namespace mallard::duckhammer {
namespace {

absl::Status ModelsVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  const absl::StatusOr<int> unit = UnitArgument(hook, call.args[0]);
  if (!unit.ok()) return unit.status();
  hook.list.clear();
  ForEachOnMap(hook.play.state, *unit, [&](int model) { hook.list.push_back(model); });
  return GiveList(call, hook.list);
}

// Owners whose units a verb about friends or enemies of the own player is about.
template <class Visit>
void ForEachEnemyUnit(const HookCall& hook, Visit visit) {
  for (int owner = 0; owner <= kNobody; ++owner) {
    if (Enemies(hook.seat, owner)) ForEachUnitOnMap(hook.play.state, owner, visit);
  }
}

absl::Status FriendsVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  hook.list.clear();
  ForEachUnitOnMap(hook.play.state, hook.seat, [&](int unit) { hook.list.push_back(unit); });
  return GiveList(call, hook.list);
}

absl::Status EnemiesVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  hook.list.clear();
  ForEachEnemyUnit(hook, [&](int unit) { hook.list.push_back(unit); });
  return GiveList(call, hook.list);
}

// Two models on the map: the first two arguments, the second may be left out.
absl::StatusOr<std::pair<int, int>> TwoModels(const HookCall& hook, const ScriptCall& call) {
  const absl::StatusOr<int> to = PlacedArgument(hook, call.args[0]);
  if (!to.ok()) return to.status();
  const absl::StatusOr<int> from = PlacedArgument(hook, call.args[1]);
  if (!from.ok()) return from.status();
  return std::make_pair(*from, *to);
}

absl::Status DistanceVerb(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  const auto models = TwoModels(hook, call);
  if (!models.ok()) return models.status();
  return Give(call, WeaponDistance(hook.play.position(), models->first, models->second,
                                   WeaponKind::kMelee));
}

absl::Status TouchesVerb(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  const auto models = TwoModels(hook, call);
  if (!models.ok()) return models.status();
  return GiveBool(call, models->first != models->second &&
                            ModelsTouch(hook.play.position(), models->first, models->second));
}

absl::Status SeesVerb(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  const auto models = TwoModels(hook, call);
  if (!models.ok()) return models.status();
  return GiveBool(
      call, SeesModel(hook.play.position(), models->first, models->second) != SightLevel::kNone);
}

absl::Status ByDistanceVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  const absl::StatusOr<int> unit = UnitArgument(hook, call.args[0]);
  if (!unit.ok()) return unit.status();
  const absl::StatusOr<int> from = PlacedArgument(hook, call.args[1]);
  if (!from.ok()) return from.status();
  absl::InlinedVector<std::pair<int32_t, int>, kMaxUnitModels> found;
  ForEachOnMap(hook.play.state, *unit, [&](int model) {
    found.emplace_back(WeaponDistance(hook.play.position(), *from, model, WeaponKind::kMelee),
                       model);
  });
  std::sort(found.begin(), found.end());
  hook.list.clear();
  for (const auto& [distance, model] : found) hook.list.push_back(model);
  return GiveList(call, hook.list);
}

absl::Status TouchedVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  if (absl::Status status = CheckPoint(hook, HookPoint::kAfterPileIn); !status.ok()) return status;
  hook.list.assign(hook.touched.begin(), hook.touched.end());
  return GiveList(call, hook.list);
}

// Whether a model of that unit is within `range` of `from` with a weapon: seen, too, if it shoots.
bool UnitInReach(const Position& position, int unit, int from, WeaponKind kind, int32_t range) {
  bool found = false;
  ForEachOnMap(position.state, unit, [&](int model) {
    found =
        found ||
        (WithinReach(position, from, model, kind, range) &&
         (kind != WeaponKind::kRanged || SeesModel(position, from, model) != SightLevel::kNone));
  });
  return found;
}

absl::Status UnitsInReachVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  if (hook.model < 0 || hook.weapon < 0) return Lacking(hook, "a model with a weapon");
  if (!OnMap(hook.play.state.models[hook.model])) return Lacking(hook, "a model on the map");
  const Position position = hook.play.position();
  const WeaponKind kind = hook.play.state.profiles[hook.unit].weapons[hook.weapon].kind;
  const int32_t range = RangeOf(position, hook.unit, hook.weapon);
  hook.list.clear();
  ForEachEnemyUnit(hook, [&](int unit) {
    if (UnitInReach(position, unit, hook.model, kind, range)) hook.list.push_back(unit);
  });
  return GiveList(call, hook.list);
}

absl::Status UnitsNearVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  const absl::StatusOr<int> distance = NumberArgument("distance", call.args[0], 0, kPlaneLimit);
  if (!distance.ok()) return distance.status();
  const absl::StatusOr<int> from = PlacedArgument(hook, call.args[1]);
  if (!from.ok()) return from.status();
  hook.list.clear();
  for (int owner = 0; owner <= kNobody; ++owner) {
    ForEachUnitOnMap(hook.play.state, owner, [&](int unit) {
      bool near = false;
      ForEachOnMap(hook.play.state, unit, [&](int model) {
        near = near || (model != *from && WithinReach(hook.play.position(), *from, model,
                                                      WeaponKind::kMelee, *distance));
      });
      if (near) hook.list.push_back(unit);
    });
  }
  return GiveList(call, hook.list);
}

// An obstacle beside the model, higher than its base: it does not touch what it stands on.
bool TouchesObstacle(const Position& position, int model) {
  const Cylinder body = BodyOf(position, model);
  for (const TerrainFeature& feature : position.rules.TerrainOf(position.state)) {
    if (feature.kind == TerrainKind::kObstacle && feature.height > body.bottom &&
        Gap(body.Base(), feature.area) <= RangeRules().contact_gap) {
      return true;
    }
  }
  return false;
}

absl::Status PlaceVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  const absl::StatusOr<int> model = PlacedArgument(hook, call.args[0]);
  if (!model.ok()) return model.status();
  const Point at = hook.play.state.models[*model].at();
  hook.list.assign({at.x, at.y});
  return GiveList(call, hook.list);
}

absl::Status CheckCasting(const HookCall& hook) {
  return hook.hook == &CastHook() ? absl::OkStatus() : Lacking(hook, "a spell that takes effect");
}

absl::Status AreaVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  if (absl::Status status = CheckCasting(hook); !status.ok()) return status;
  hook.list.assign({hook.place.x, hook.place.y});
  return GiveList(call, hook.list);
}

absl::Status AffectedModelsVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  if (absl::Status status = CheckCasting(hook); !status.ok()) return status;
  int only = -1;
  if (call.args[0].type != ScriptType::kNil) {
    const absl::StatusOr<int> unit = UnitArgument(hook, call.args[0]);
    if (!unit.ok()) return unit.status();
    only = *unit;
  }
  hook.list.clear();
  for (const uint16_t model : hook.affected) {
    if (!OnMap(hook.play.state.models[model])) continue;
    if (only < 0 || UnitOf(hook.play.state, model) == only) hook.list.push_back(model);
  }
  return GiveList(call, hook.list);
}

absl::Status AffectedUnitsVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  if (absl::Status status = CheckCasting(hook); !status.ok()) return status;
  hook.list.clear();
  for (const uint16_t model : hook.affected) {
    if (!OnMap(hook.play.state.models[model])) continue;
    const int unit = UnitOf(hook.play.state, model);
    if (std::find(hook.list.begin(), hook.list.end(), unit) == hook.list.end()) {
      hook.list.push_back(unit);
    }
  }
  return GiveList(call, hook.list);
}

}  // namespace

std::vector<ScriptVerb> FieldVerbs() {
  using S = const Position&;
  const ScriptParam to = {"model", ScriptType::kInt, false, "A model on the map."};
  const ScriptParam from = {"from", ScriptType::kInt, true,
                            "A model on the map; the own model if left out."};
  const ScriptParam point = {"point", ScriptType::kIntList, false, "x and y."};
  return {
      {"models", "The models of a unit that are on the map.", {kUnitParam}, kModels, ModelsVerb},
      {"friends", "The units of the own player that are on the map.", {}, kUnits, FriendsVerb},
      {"enemies", "All units on the map that are enemies, monsters too.", {}, kUnits, EnemiesVerb},
      {"place", "Where the middle of a model's base is.", {kModelParam}, point, PlaceVerb},
      {"height",
       "How high the base of a model is above the ground.",
       {kModelParam},
       kNumber,
       AskModel<[](S s, int m) -> int64_t { return BodyOf(s, m).bottom; }>},
      {"distance",
       "The distance of two models, base edge to base edge; a difference in height of more than an "
       "inch is added.",
       {to, from},
       kNumber,
       DistanceVerb},
      {"touches", "Whether two models are in base contact.", {to, from}, kAnswer, TouchesVerb},
      {"sees", "Whether `from` sees anything of a model.", {to, from}, kAnswer, SeesVerb},
      {"models_by_distance",
       "The models of a unit that are on the map, the nearest first.",
       {kUnitParam, from},
       kModels,
       ByDistanceVerb},
      {"units_near",
       "Units, of any owner, with a model within a distance of `from`, that model itself left out.",
       {{"distance", ScriptType::kInt, false, "At most so far."}, from},
       kUnits,
       UnitsNearVerb},
      {"units_in_reach",
       "Enemy units of which the own model reaches a model with the weapon in use (and, if it "
       "shoots, sees it).",
       {},
       kUnits,
       UnitsInReachVerb},
      {"touched_units",
       "In on_after_pile_in: enemy units that the unit touches now and did not touch before.",
       {},
       kUnits,
       TouchedVerb},
      {"touches_obstacle",
       "Whether a model touches an obstacle that is higher than its base.",
       {kModelParam},
       kAnswer,
       AskModel<TouchesObstacle>},
      {"in_water", "Whether a model is in water.", {kModelParam}, kAnswer, AskModel<InWater>},
      {"is_diving", "Whether a model dives.", {kModelParam}, kAnswer, AskModel<IsDiving>},
      {"area", "In on_cast: the middle of the spell's area.", {}, point, AreaVerb},
      {"affected_models",
       "In on_cast: the models on the map that the spell affects: those in its area that did not "
       "resist.",
       {{"unit", ScriptType::kInt, true, "Only those of this unit."}},
       kModels,
       AffectedModelsVerb},
      {"affected_units", "In on_cast: the units of those models.", {}, kUnits, AffectedUnitsVerb},
  };
}

}  // namespace mallard::duckhammer
