#include "src/games/duckhammer/field/field.h"

#include <algorithm>

#include "absl/container/inlined_vector.h"
#include "mallard/frame/numbers.h"
#include "mallard/primitives/plane_distance.h"
#include "mallard/primitives/plane_zone.h"
#include "src/games/duckhammer/combat/aim.h"
#include "src/games/duckhammer/field/modified.h"

namespace mallard::duckhammer {
namespace {

constexpr RangeRules kRangeRules;

// How many units an owner has.
int UnitCount(const State& state, int owner) {
  return owner == kNobody ? state.monster_units : state.players[owner].unit_count;
}

template <class Area>
bool HalfOfUnitIn(const State& state, int unit, const Area& area) {
  int models = 0, inside = 0;
  ForEachOnMap(state, unit, [&](int model) {
    ++models;
    if (Contains(area, state.models[model].at())) ++inside;
  });
  return models > 0 && 2 * inside >= models;
}

// Whether `model` is within the fight range of any model of an enemy unit.
bool InFightRangeOf(const Position& position, int model, int enemy_unit) {
  const State& state = position.state;
  const Profile& enemy = state.profiles[enemy_unit];
  const int32_t longest = LongestFightRange(position, enemy_unit);
  if (longest < 0) return false;
  const int32_t radius = state.profiles[UnitOf(state, model)].radius;
  const int32_t reach = std::max(longest, kRangeRules.contact_gap);
  bool found = false;
  ForEachOnMap(state, enemy_unit, [&](int e) {
    if (found || !GapAtMost({state.models[e].at(), enemy.radius},
                            {state.models[model].at(), radius}, reach)) {
      return;
    }
    const int32_t range = FightRange(position, e);
    found = range >= 0 && WithinReach(position, e, model, WeaponKind::kMelee, range);
  });
  return found;
}

}  // namespace

int UnitOf(const State& state, int model) {
  const int owner = model / kMaxModels;
  int low = FirstUnit(owner);
  int high = low + UnitCount(state, owner);
  while (high - low > 1) {
    const int middle = (low + high) / 2;
    (state.units[middle].first <= model ? low : high) = middle;
  }
  return low;
}

int CountOnMap(const State& state, int unit) {
  int count = 0;
  ForEachOnMap(state, unit, [&](int) { ++count; });
  return count;
}

Rect MapOf(const State& state) { return {{0, 0}, {state.width, state.length}}; }

Rect ZoneOf(const State& state, int seat) {
  const Player& player = state.players[seat];
  return EdgeZone(MapOf(state), player.edge == 0 ? MapEdge::kBottom : MapEdge::kTop,
                  player.zone_depth);
}

Rect SideOfMap(const State& state, int seat) {
  const int32_t front = state.length / 2;
  return state.players[seat].edge == 0 ? Rect{{0, 0}, {state.width, front}}
                                       : Rect{{0, front}, {state.width, state.length}};
}

bool UnitIn(const State& state, int unit, const Rect& area) {
  return HalfOfUnitIn(state, unit, area);
}
bool UnitIn(const State& state, int unit, const Circle& area) {
  return HalfOfUnitIn(state, unit, area);
}

Ground GroundUnder(const Position& position, Point point) {
  return GroundAt(point, position.rules.TerrainOf(position.state));
}

bool InWater(const Position& position, int model) {
  return GroundUnder(position, position.state.models[model].at()).water != 0;
}

bool IsDiving(const Position& position, int model) {
  const Unit& unit = position.state.units[UnitOf(position.state, model)];
  return unit.Has(kDiving) && !unit.Has(kFlying) && InWater(position, model);
}

Cylinder BodyOf(const Position& position, int model) {
  const int unit = UnitOf(position.state, model);
  return BodyAt(position, unit, position.state.models[model].at(),
                position.state.units[unit].Has(kFlying));
}

Cylinder BodyAt(const Position& position, int unit, Point point, bool flying) {
  const Profile& profile = position.state.profiles[unit];
  const int32_t ground = GroundUnder(position, point).height;
  return {point, profile.radius, ground + (flying ? kFlightHeight : 0), profile.height};
}

bool ModelsTouch(const Position& position, int a, int b) {
  return InContact(BodyOf(position, a), BodyOf(position, b), kRangeRules);
}

bool WeaponUsable(const Position& position, int model, int weapon, Step step) {
  const State& state = position.state;
  const int unit = UnitOf(state, model);
  const Profile& profile = state.profiles[unit];
  if (weapon < 0 || weapon >= profile.weapon_count) return false;
  const WeaponKind kind = profile.weapons[weapon].kind;
  if (!IsFor(kind, step)) return false;
  const uint8_t mark = state.models[model].weapon_marks[weapon];
  if (mark != 0 && position.rules.content().marks[mark - 1u].unusable) return false;
  const Subject user{unit, model, weapon, static_cast<int>(step)};
  switch (step) {
    case Step::kChant:
      return Allowed(position, Quantity::kChanting, user, !IsDiving(position, model));
    case Step::kShoot:
      return Allowed(position, Quantity::kShooting, user, !IsDiving(position, model));
    case Step::kFight:
      break;
  }
  const bool chanted = kind == WeaponKind::kMagic && state.units[unit].Has(kChanted);
  return Allowed(position, Quantity::kFighting, user, !chanted);
}

int32_t WeaponDistance(const Position& position, int from, int to, WeaponKind kind) {
  return RangeBetween(kind == WeaponKind::kRanged ? RangeKind::kRanged : RangeKind::kClose,
                      BodyOf(position, from), BodyOf(position, to), kRangeRules);
}

bool WithinReach(const Position& position, int from, int to, WeaponKind kind, int32_t range) {
  return InRange(kind == WeaponKind::kRanged ? RangeKind::kRanged : RangeKind::kClose,
                 BodyOf(position, from), BodyOf(position, to), range, kRangeRules);
}

int32_t LongestFightRange(const Position& position, int unit) {
  const Profile& profile = position.state.profiles[unit];
  int32_t longest = -1;
  for (int w = 0; w < profile.weapon_count; ++w) {
    if (profile.weapons[w].kind != WeaponKind::kRanged) {
      longest = std::max(longest, RangeOf(position, unit, w));
    }
  }
  return longest;
}

int32_t FightRange(const Position& position, int model) {
  const int unit = UnitOf(position.state, model);
  int32_t longest = -1;
  for (int w = 0; w < position.state.profiles[unit].weapon_count; ++w) {
    const int32_t range = RangeOf(position, unit, w);
    if (range > longest && WeaponUsable(position, model, w, Step::kFight)) longest = range;
  }
  return longest;
}

bool InEnemyFightRange(const Position& position, int model, int enemy_unit) {
  if (enemy_unit >= 0) return InFightRangeOf(position, model, enemy_unit);
  const int owner = position.state.units[UnitOf(position.state, model)].owner;
  bool found = false;
  for (int other = 0; other <= kNobody && !found; ++other) {
    if (!Enemies(owner, other)) continue;
    ForEachUnitOnMap(position.state, other,
                     [&](int unit) { found = found || InFightRangeOf(position, model, unit); });
  }
  return found;
}

bool Engaged(const Position& position, int unit, int enemy_unit) {
  bool found = false;
  ForEachOnMap(position.state, unit,
               [&](int model) { found = found || InFightRangeOf(position, model, enemy_unit); });
  return found;
}

SightLevel SeesModel(const Position& position, int from, int to) {
  const State& state = position.state;
  const int friends = state.units[UnitOf(state, from)].owner;
  const int target_unit = UnitOf(state, to);
  const Cylinder viewer = BodyOf(position, from);
  const Cylinder target = BodyOf(position, to);
  absl::InlinedVector<Cylinder, 32> blockers;
  for (int owner = 0; owner <= kNobody; ++owner) {
    if (owner == friends) continue;
    ForEachUnitOnMap(state, owner, [&](int unit) {
      if (unit == target_unit) return;
      // Every line of sight runs within the target's radius of the line between the centres.
      const int32_t near = state.profiles[unit].radius + target.radius;
      ForEachOnMap(state, unit, [&](int model) {
        if (NearerToSegmentThan(state.models[model].at(), viewer.centre, target.centre, near)) {
          blockers.push_back(BodyOf(position, model));
        }
      });
    });
  }
  Surroundings sight;
  sight.terrain = position.rules.TerrainOf(state);
  sight.bodies = blockers;
  return LookAt(viewer, target, sight).Level();
}

int UnitMarkSum(const Position& position, int unit, int Mark::*number) {
  int sum = 0;
  const auto& marks = position.rules.content().marks;
  position.state.units[unit].marks.ForEach(
      [&](int mark, int count) { sum += count * (At(marks, mark).*number); });
  return sum;
}

bool HasAbility(const Position& position, int unit,
                absl::FunctionRef<bool(const ModelAbility&)> test) {
  for (const AbilityUse& use : position.state.profiles[unit].abilities) {
    if (use.ability == 0) break;
    if (test(position.rules.content().model_abilities[use.ability - 1u])) return true;
  }
  return false;
}

bool WeaponHas(const Position& position, int unit, int weapon,
               absl::FunctionRef<bool(const WeaponAbility&)> test) {
  for (const uint8_t ability : position.state.profiles[unit].weapons[weapon].abilities) {
    if (ability == 0) break;
    if (test(position.rules.content().weapon_abilities[ability - 1u])) return true;
  }
  return false;
}

int BraveryOf(const Position& position, int unit) {
  return position.state.profiles[unit].bravery + UnitMarkSum(position, unit, &Mark::bravery) +
         Modified(position, Quantity::kBravery, {unit}, 0);
}

int ArmorOf(const Position& position, int unit) {
  return position.state.profiles[unit].armor + UnitMarkSum(position, unit, &Mark::armor) +
         Modified(position, Quantity::kArmor, {unit}, 0);
}

int32_t MovementOf(const Position& position, int unit) {
  const int64_t movement = int64_t{position.state.profiles[unit].movement} +
                           UnitMarkSum(position, unit, &Mark::movement);
  return static_cast<int32_t>(std::clamp<int64_t>(movement, 0, kPlaneLimit));
}

}  // namespace mallard::duckhammer
