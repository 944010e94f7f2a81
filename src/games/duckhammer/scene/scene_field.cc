// The battlefield: terrain, zones, points of interest, areas of spells, units and models.
#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/movement/legs.h"
#include "src/games/duckhammer/movement/movement.h"
#include "src/games/duckhammer/scene/names.h"
#include "src/games/duckhammer/scene/scene_parts.h"
#include "src/games/duckhammer/text/text_parts.h"

namespace mallard::duckhammer {
namespace {

constexpr int32_t kObjectRadius =
    kInch / 2;  // Points of interest have no size: so that one sees it.

}  // namespace

void BattleWriter::Field() {
  const int area = b_.AddArea(kFieldArea, AreaKind::kPlane, Reference::kNobody, b_.Word(kWordField),
                              s_.width, s_.length);
  b_.Area(area).unit = kInch;
  b_.Area(area).unit_label = b_.Word(kWordInch);
  b_.Area(area).active = s_.phase == Phase::kMuster ? 0 : 1;
  Terrain(area);
  Zones(area);
  Objects(area);
  SpellAreas(area);
  Reach(area);
  UnitsOnField(area);
}

void BattleWriter::Terrain(int area) {
  const uint32_t obstacle = b_.Word(kWordObstacle);
  const uint32_t water = b_.Word(kWordWater);
  int number = 0;
  for (const TerrainFeature& feature : position_.rules.TerrainOf(s_)) {
    SceneItem& item = b_.AddItem(Id(kTerrainItems, number++), area);
    item.geometry = Geometry::kPolygon;
    item.layer = kLayerTerrain;
    item.height = feature.height;
    item.label = feature.kind == TerrainKind::kWater ? water : obstacle;
    item.symbol = feature.kind == TerrainKind::kWater ? '~' : '#';
    for (const mallard::Point corner : feature.area.corners()) b_.Point(corner.x, corner.y);
  }
}

void BattleWriter::Zones(int area) {
  if (s_.players[0].edge == s_.players[1].edge) return;  // Sides are not chosen yet.
  const uint32_t zone = b_.Word(kWordZone);
  for (int side = 0; side < kSeats; ++side) {
    const Rect rect = ZoneOf(s_, side);
    SceneItem& item = b_.AddItem(Id(kZoneItems, side), area);
    item.geometry = Geometry::kPolygon;
    item.layer = kLayerZone;
    Put(item.owner, SeatOf(side));
    item.label = zone;
    b_.Point(rect.low.x, rect.low.y);
    b_.Point(rect.high.x, rect.low.y);
    b_.Point(rect.high.x, rect.high.y);
    b_.Point(rect.low.x, rect.high.y);
  }
  const Rect half = SideOfMap(s_, s_.players[0].edge == 0 ? 0 : 1);
  SceneItem& line = b_.AddItem(Id(kFrontLineItem, 0), area);
  line.geometry = Geometry::kLine;
  line.layer = kLayerZone;
  line.label = b_.Word(kWordFrontLine);
  b_.Point(half.low.x, half.high.y);
  b_.Point(half.high.x, half.high.y);
}

void BattleWriter::Objects(int area) {
  for (int i = 0; i < s_.object_count; ++i) {
    const Object& object = s_.objects[i];
    SceneItem& item = b_.AddItem(Id(kObjectItems, i), area);
    item.geometry = Geometry::kCircle;
    item.layer = kLayerZone;
    item.x = object.x;
    item.y = object.y;
    item.width = kObjectRadius;
    item.symbol = '*';
    item.marks = kMarkGoal;
    if (object.whose == 1 || object.whose == 2) {
      Put(item.owner, SeatOf(object.whose - 1));
    }
    item.label = b_.Word(kWordObject, i + 1);
    b_.Refer(Reference::Of(ArgType::kObject, i + 1));
    b_.Refer(Reference::Of(ArgType::kPlace, object.x, object.y));
  }
}

void BattleWriter::SpellAreas(int area) {
  for (int i = 0; i < s_.batch.sides; ++i) {
    const Side& side = s_.batch.side[i];
    if (side.spell == 0) continue;
    SceneItem& item = b_.AddItem(Id(kSpellAreas, i), area);
    item.geometry = Geometry::kCircle;
    item.layer = kLayerZone;
    item.x = side.x;
    item.y = side.y;
    item.width = content_.spells[side.spell - 1u].radius;
    Put(item.owner, SeatOfUnit(side.unit));
    item.marks = kMarkActive;
    b_.Show(kSpellKind, side.spell - 1);
    b_.Refer(Reference::Name("spell", side.spell - 1));
  }
}

void BattleWriter::UnitsOnField(int area) {
  for (int owner = 0; owner <= kNobody; ++owner) {
    ForEachUnitOnMap(s_, owner, [&](int unit) {
      int64_t x = 0, y = 0;
      int count = 0;
      ForEachOnMap(s_, unit, [&](int model) {
        x += s_.models[model].x;
        y += s_.models[model].y;
        ++count;
      });
      const uint32_t name = b_.Label(NameOfUnit(s_, unit));
      const Profile& profile = s_.profiles[unit];
      SceneItem& item = b_.AddItem(Id(kUnitItems, unit), area);
      item.geometry = Geometry::kText;
      item.layer = kLayerText;
      Put(item.x, x / count);
      Put(item.y, y / count);
      Put(item.owner, SeatOfUnit(unit));
      Put(item.symbol, LetterOf(unit));
      item.count = count;
      item.label = name;
      item.entry_kind = profile.monster != 0 ? kMonsterKind : kModelKind;
      item.entry = (profile.monster != 0 ? profile.monster : profile.model) - 1;
      item.marks = MarksOf(unit);
      UnitCounters(unit, item);
      b_.Refer(Reference::Of(ArgType::kUnit, unit));
      ForEachOnMap(s_, unit, [&](int model) { ModelOnField(area, unit, model); });
    });
  }
}

void BattleWriter::ModelOnField(int area, int unit, int model) {
  const Model& m = s_.models[model];
  const Profile& profile = s_.profiles[unit];
  const Cylinder body = BodyAt(position_, unit, m.at(), s_.units[unit].Has(kFlying));
  SceneItem& item = b_.AddItem(Id(kModelItems, model), area);
  item.geometry = Geometry::kCircle;
  item.parent = Id(kUnitItems, unit);
  item.x = m.x;
  item.y = m.y;
  item.elevation = body.bottom;
  item.width = body.radius;
  item.height = body.height;
  Put(item.owner, SeatOfUnit(unit));
  Put(item.symbol, LetterOf(unit));
  item.entry_kind = profile.monster != 0 ? kMonsterKind : kModelKind;
  item.entry = (profile.monster != 0 ? profile.monster : profile.model) - 1;
  // Where it stood when its unit set off is kept until the unit is done.
  const bool under_way = s_.stage == Stage::kMoving && unit == subject_;
  if (under_way && m.at() != m.start()) item.marks |= kMarkLastMove;
  if (s_.stage == Stage::kArrange && unit == subject_) item.marks |= kMarkNew | kMarkLastMove;
  if (m.status == ModelStatus::kLingering) item.marks |= lingering_ | kMarkDestroyed;
  if ((m.moving & kChosenLoss) != 0) item.marks |= kMarkPlanned | kMarkDestroyed;
  if ((m.moving & kRunner) != 0) item.marks |= runner_;
  if ((m.moving & kTakesReplacedRoll) != 0) item.marks |= fixed_roll_;
  if (s_.stage == Stage::kMoving && unit == subject_) {
    const int32_t left = AllowanceOf(position_, model);
    if (left > 0) item.marks |= kMarkMovable;
    b_.Counter(b_.Word(kWordMovementLeft), left / kInch);
  }
  if (s_.stage == Stage::kPrepare && unit == subject_) {
    b_.Counter(b_.Word(kWordWeaponUsed), m.choice);
  }
  m.marks.ForEach([&](int mark, int) { ShowMark(mark, 1, 1, item); });
  for (int w = 0; w < profile.weapon_count; ++w) {
    // Numbered after the weapon that bears it.
    const int mark = m.weapon_marks[w] - 1;
    if (mark < 0 || At(content_.marks, mark).shown == Mark::Shown::kNothing) {
      continue;
    }
    b_.Counter(b_.Entry(kMarkKind, mark, w + 1), 1, 1);
  }
  b_.Refer(Reference::Of(ArgType::kModel, model));
  b_.Refer(Reference::Of(ArgType::kUnit, unit));
}

}  // namespace mallard::duckhammer
