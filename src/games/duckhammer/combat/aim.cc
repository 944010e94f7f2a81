#include "src/games/duckhammer/combat/aim.h"

#include <algorithm>

#include "mallard/primitives/plane_distance.h"
#include "src/games/duckhammer/combat/combat.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/field/modified.h"

namespace mallard::duckhammer {
namespace {

constexpr int32_t kContactGap = RangeRules().contact_gap;

// How much nearer a target can be by lying lower: the highest ground, and flight.
int32_t GreatestDrop(const Position& position) {
  int32_t highest = 0;
  for (const TerrainFeature& feature : position.rules.TerrainOf(position.state)) {
    highest = std::max(highest, feature.height);
  }
  return highest + kFlightHeight;
}

// The rectangle around the models of a unit that are on the map, of which there is one.
Rect BoundsOfUnit(const State& state, int unit) {
  Rect bounds{{kPlaneLimit, kPlaneLimit}, {-kPlaneLimit, -kPlaneLimit}};
  ForEachOnMap(state, unit, [&](int model) {
    const Point at = state.models[model].at();
    bounds.low = {std::min(bounds.low.x, at.x), std::min(bounds.low.y, at.y)};
    bounds.high = {std::max(bounds.high.x, at.x), std::max(bounds.high.y, at.y)};
  });
  return bounds;
}

// Whether no model of the unit can be near enough to any of the target.
bool OutOfReach(const State& state, const Reach& reach) {
  if (reach.unlimited) return false;
  const Rect a = BoundsOfUnit(state, reach.unit);
  const Rect b = BoundsOfUnit(state, reach.target);
  const int64_t x = std::max({0, a.low.x - b.high.x, b.low.x - a.high.x});
  const int64_t y = std::max({0, a.low.y - b.high.y, b.low.y - a.high.y});
  return x * x + y * y > reach.nearness;
}

bool IsTarget(const Model& model) { return model.status == ModelStatus::kInPlay; }

// Whether a model touches any model of the target that can be aimed at.
bool TouchesTarget(const Position& position, const Reach& reach, int model) {
  const State& state = position.state;
  const Circle base{state.models[model].at(), state.profiles[reach.unit].radius};
  const Unit& target = state.units[reach.target];
  const int32_t radius = state.profiles[reach.target].radius;
  for (int t = target.first; t < target.first + target.size; ++t) {
    if (IsTarget(state.models[t]) && GapAtMost(base, {state.models[t].at(), radius}, kContactGap) &&
        ModelsTouch(position, model, t)) {
      return true;
    }
  }
  return false;
}

}  // namespace

Step StepOf(Phase phase) {
  if (phase == Phase::kChant) return Step::kChant;
  return phase == Phase::kShoot ? Step::kShoot : Step::kFight;
}

Reach ReachOf(const Position& position, int unit, int target, Step step, int weapon) {
  const State& state = position.state;
  Reach reach{unit, target, step, weapon, &state.profiles[unit].weapons[weapon]};
  reach.range = RangeOf(position, unit, weapon);
  reach.unlimited = step == Step::kShoot &&
                    WeaponHas(position, unit, weapon,
                              [](const WeaponAbility& a) { return a.long_range_step != 0; });
  const int32_t drop = step == Step::kShoot ? GreatestDrop(position) : 0;
  const int64_t most = int64_t{std::max(reach.range, kContactGap)} + drop +
                       state.profiles[unit].radius + state.profiles[target].radius;
  reach.nearness = most * most;
  return reach;
}

bool InWeaponRange(const Position& position, const Reach& reach, int model, int target_model) {
  if (reach.unlimited) return true;
  const State& state = position.state;
  return SquaredDistance(state.models[model].at(), state.models[target_model].at()) <=
             reach.nearness &&
         WithinReach(position, model, target_model, reach.profile->kind, reach.range);
}

bool FightsBehindMate(const Position& position, const Reach& reach, int model) {
  const State& state = position.state;
  const Unit& unit = state.units[reach.unit];
  const int32_t radius = state.profiles[reach.unit].radius;
  const Circle base{state.models[model].at(), radius};
  for (int m = unit.first; m < unit.first + unit.size; ++m) {
    if (m != model && OnMap(state.models[m]) &&
        GapAtMost(base, {state.models[m].at(), radius}, kContactGap) &&
        ModelsTouch(position, model, m) && TouchesTarget(position, reach, m)) {
      return true;
    }
  }
  return false;
}

bool CanModelAttack(const Position& position, const Reach& reach, int model) {
  const State& state = position.state;
  if (!OnMap(state.models[model]) || !WeaponUsable(position, model, reach.weapon, reach.step)) {
    return false;
  }
  const Unit& target = state.units[reach.target];
  for (int t = target.first; t < target.first + target.size; ++t) {
    if (!IsTarget(state.models[t]) || !InWeaponRange(position, reach, model, t)) continue;
    if (reach.step == Step::kFight || SeesModel(position, model, t) != SightLevel::kNone)
      return true;
  }
  return reach.step == Step::kFight && FightsBehindMate(position, reach, model);
}

namespace {

// Models of `unit` that could attack `target`; no more are looked for than `most`.
int CountUpTo(int most, const Position& position, int unit, int target, Step step, int weapon) {
  const State& state = position.state;
  if (step == Step::kChant || weapon < 0 || weapon >= state.profiles[unit].weapon_count) return 0;
  if (!IsFor(state.profiles[unit].weapons[weapon].kind, step)) return 0;
  if (state.units[target].alive == 0) return 0;
  const Reach reach = ReachOf(position, unit, target, step, weapon);
  if (OutOfReach(state, reach)) return 0;
  const Unit& u = state.units[unit];
  int count = 0;
  for (int m = u.first; m < u.first + u.size && count < most; ++m) {
    count += CanModelAttack(position, reach, m) ? 1 : 0;
  }
  return count;
}

}  // namespace

int CountAttackers(const Position& position, int unit, int target, Step step, int weapon) {
  return CountUpTo(kMaxUnitModels, position, unit, target, step, weapon);
}

bool CanAttack(const Position& position, int unit, int target, Step step, int weapon) {
  return CountUpTo(1, position, unit, target, step, weapon) > 0;
}

}  // namespace mallard::duckhammer
