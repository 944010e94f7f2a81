#include "src/games/duckhammer/placing.h"

#include <cassert>

#include "mallard/primitives/plane_zone.h"
#include "src/games/duckhammer/deploy.h"
#include "src/games/duckhammer/field.h"

namespace mallard::duckhammer {
namespace {

constexpr int32_t kFromZone = 2 * kInch;
constexpr int kMostMonsterPlaces = 24;

// Where a monster may be: on the side of the player whose mission brought it, 2 inches and more
// from that player's zone.
Rect MonsterArea(const State& state, int unit) {
  const int seat = state.units[unit].brought_by;
  Rect area = SideOfMap(state, seat);
  const Rect zone = ZoneOf(state, seat);
  if (state.players[seat].edge == 0) {
    area.low.y = zone.high.y + kFromZone;
  } else {
    area.high.y = zone.low.y - kFromZone;
  }
  return area;
}

int MonsterColumns(const State& state, int unit) {
  return static_cast<int>(RootUp(state.units[unit].size));
}

absl::Status CheckMonster(const Scene& scene, int unit, Point middle) {
  const State& state = scene.state;
  if (unit < 0) return Refused("all monsters are placed");
  if (!Contains(MapOf(state), middle)) return Refused("that is off the map");
  const Rect area = MonsterArea(state, unit);
  if (!Contains(area, middle)) {
    return Refused("a monster is placed between the front line and 2 inches before the zone");
  }
  for (const Point at : RowsAround(state, unit, middle, MonsterColumns(state, unit))) {
    if (absl::Status status = CheckStanding(scene, unit, at, area); !status.ok()) return status;
  }
  return absl::OkStatus();
}

// Places for a monster: spread over its area; if none of these is free, every inch of it.
bool VisitMonsterPlaces(const Scene& scene, int unit, absl::FunctionRef<bool(Point)> visit) {
  if (unit < 0) return true;
  const Rect area = MonsterArea(scene.state, unit);
  int found = 0;
  for (const int32_t step : {4 * kInch, kInch}) {
    for (int32_t y = area.low.y + kInch; y <= area.high.y; y += step) {
      for (int32_t x = kInch; x <= area.high.x; x += step) {
        if (!CheckMonster(scene, unit, {x, y}).ok()) continue;
        if (!visit({x, y})) return false;
        if (++found == kMostMonsterPlaces) return true;
      }
    }
    if (found > 0) break;
  }
  return true;
}

// A monster for which there is no room does not come.
void SendAway(Play& play, int unit) {
  Unit& monster = play.state.units[unit];
  for (int m = monster.first; m < monster.first + monster.size; ++m) {
    play.state.models[m].status = ModelStatus::kRemoved;
    play.Tell(kModelRemoved, m);
  }
  monster.alive = 0;
  monster.lost = monster.size;
  monster.Set(kDestroyedUnit, true);
}

}  // namespace

int MonsterToPlace(const State& state) {
  for (int u = FirstUnit(kNobody); u < FirstUnit(kNobody) + state.monster_units; ++u) {
    if (state.models[state.units[u].first].status == ModelStatus::kWaiting) return u;
  }
  return -1;
}

bool AskPlacing(Play& play) {
  for (int unit = MonsterToPlace(play.state); unit >= 0; unit = MonsterToPlace(play.state)) {
    if (!VisitMonsterPlaces(play.scene(), unit, [](Point) { return false; })) {
      play.Ask(Stage::kPlaceMonster, Other(play.state.units[unit].brought_by));
      return true;
    }
    SendAway(play, unit);
  }
  const ObjectGroup group = NextObjectGroup(play.scene());
  if (group.whose == 0) return false;
  play.Ask(Stage::kPlaceObject, ObjectPlacer(play.state, group));
  return true;
}

absl::Status CheckPlace(const Scene& scene, const Action& action) {
  if (action.kind != kPlace) return Refused("something has to be placed on the map now");
  const Point at{action.args[0], action.args[1]};
  return scene.state.stage == Stage::kPlaceMonster
             ? CheckMonster(scene, MonsterToPlace(scene.state), at)
             : CheckObject(scene, NextObjectGroup(scene), at);
}

bool VisitPlaces(const Scene& scene, ActionVisitor visit) {
  const auto propose = [&](Point at) { return visit({kPlace, {at.x, at.y}}); };
  if (scene.state.stage == Stage::kPlaceMonster) {
    return VisitMonsterPlaces(scene, MonsterToPlace(scene.state), propose);
  }
  const ObjectGroup group = NextObjectGroup(scene);
  for (const Point at : ObjectPlaces(scene.state)) {
    if (CheckObject(scene, group, at).ok() && !propose(at)) return false;
  }
  return true;
}

void ApplyPlace(Play& play, const Action& action) {
  State& state = play.state;
  const Point at{action.args[0], action.args[1]};
  if (state.stage == Stage::kPlaceMonster) {
    const int unit = MonsterToPlace(state);
    PutDown(play, unit, RowsAround(state, unit, at, MonsterColumns(state, unit)));
  } else {
    assert(state.object_count < kMaxObjects);
    const ObjectGroup group = NextObjectGroup(play.scene());
    state.objects[state.object_count++] = {at.x, at.y, static_cast<uint8_t>(group.whose), {}};
    play.Tell(kObjectPlaced, state.object_count, at.x, at.y);
  }
  play.AskNobody();
}

}  // namespace mallard::duckhammer
