// How far a unit reaches: its movement, and its weapons as the phase uses them. Of the unit that
// the viewer looks at, else of the one that is asked about or acts; one circle about every model,
// which together are one shape. Measured from the edges of bases, on level ground.
#include <algorithm>

#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/movement/legs.h"
#include "src/games/duckhammer/scene/scene_parts.h"

namespace mallard::duckhammer {
namespace {

constexpr int kMoveReach = kUnitSlots * 16;  // Items of movement are numbered from here on.

// The unit that a reference means; -1: none that is there.
int UnitMeant(const State& s, const Reference& focus) {
  const int value = focus.value[0];
  int unit = -1;
  if (focus.type == static_cast<uint16_t>(ArgType::kUnit)) unit = value;
  if (focus.type == static_cast<uint16_t>(ArgType::kModel) && value >= 0 && value < kModelSlots) {
    unit = UnitOf(s, value);
  }
  return unit >= 0 && unit < kUnitSlots && s.units[unit].size != 0 ? unit : -1;
}

// Whether a weapon of that kind is used in a phase, or in the one that follows from it.
bool IsUsedIn(Phase phase, WeaponKind kind) {
  switch (phase) {
    case Phase::kMovement:
    case Phase::kShoot:
      return kind == WeaponKind::kRanged;
    case Phase::kChant:
      return kind == WeaponKind::kMagic;
    case Phase::kFight:
    case Phase::kCharge:
      return kind != WeaponKind::kRanged;
    default:
      return false;
  }
}

}  // namespace

void BattleWriter::Reach(int area) {
  int unit = UnitMeant(s_, b_.focus());
  if (unit < 0) unit = subject_;
  if (unit < 0) unit = s_.activity.unit - 1;
  if (unit < 0 && s_.batch.sides != 0) unit = s_.batch.side[0].unit;
  if (unit < 0 || CountOnMap(s_, unit) == 0) return;
  MoveReach(area, unit);
  WeaponReach(area, unit);
}

SceneItem& BattleWriter::ReachItem(int area, int unit, int number, int32_t range) {
  SceneItem& item = b_.AddItem(Id(kReachItems, number), area);
  item.geometry = Geometry::kCircle;
  item.layer = kLayerZone;
  item.parent = Id(kUnitItems, unit);
  item.width = s_.profiles[unit].radius + range;
  Put(item.owner, SeatOfUnit(unit));
  item.marks = kMarkReach;
  return item;
}

void BattleWriter::MoveReach(int area, int unit) {
  const bool moving = s_.stage == Stage::kMoving && unit == subject_;
  if (!moving && (s_.phase != Phase::kMovement || !MayActivate(unit))) return;
  // Models that have as much left share a shape.
  int32_t left[kMaxUnitModels] = {};
  int models[kMaxUnitModels];
  int count = 0;
  ForEachOnMap(s_, unit, [&](int model) {
    left[count] = moving ? AllowanceOf(position_, model) : s_.profiles[unit].movement;
    models[count++] = model;
  });
  for (int i = 0; i < count; ++i) {
    if (left[i] <= 0 || std::find(left, left + i, left[i]) != left + i) continue;
    SceneItem& item = ReachItem(area, unit, kMoveReach + models[i], left[i]);
    item.x = s_.models[models[i]].x;
    item.y = s_.models[models[i]].y;
    item.label = b_.Word(kWordMove);
    b_.Counter(b_.Word(kWordMovement), left[i] / kInch);
    for (int j = i; j < count; ++j) {
      if (left[j] == left[i]) b_.Point(s_.models[models[j]].x, s_.models[models[j]].y);
    }
  }
}

void BattleWriter::WeaponReach(int area, int unit) {
  const Profile& profile = s_.profiles[unit];
  for (int w = 0; w < profile.weapon_count; ++w) {
    const WeaponProfile& weapon = profile.weapons[w];
    if (!IsUsedIn(s_.phase, weapon.kind)) continue;
    const int32_t range = s_.phase == Phase::kChant ? weapon.spell_range : weapon.range;
    if (range <= 0) continue;
    SceneItem& item = ReachItem(area, unit, unit * 16 + w, range);
    b_.Show(kWeaponKind, weapon.weapon - 1);
    b_.Counter(b_.Word(kWordRange), range / kInch);
    ForEachOnMap(s_, unit, [&](int model) {
      item.x = s_.models[model].x;
      item.y = s_.models[model].y;
      b_.Point(item.x, item.y);
    });
  }
}

}  // namespace mallard::duckhammer
