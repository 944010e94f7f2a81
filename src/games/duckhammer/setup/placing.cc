#include "src/games/duckhammer/setup/placing.h"

#include <cassert>

#include "mallard/primitives/plane_zone.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/field/on_map.h"
#include "src/games/duckhammer/setup/deploy.h"
#include "src/games/duckhammer/setup/objects.h"
#include "src/games/duckhammer/setup/rows.h"

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

Refusal CheckMonster(const Position& position, int unit, Point middle) {
  const State& state = position.state;
  if (Refusal no = CheckOnMap(state, middle)) return no;
  if (unit < 0) return Forbidden("all monsters are placed");
  const Rect area = MonsterArea(state, unit);
  if (!Contains(area, middle)) {
    return Forbidden(
        "a monster is placed between the front line and {inches} inches before the zone",
        kFromZone / kInch);
  }
  for (const Point at : RowsAround(state, unit, middle, MonsterColumns(state, unit))) {
    if (Refusal no = CheckStanding(position, unit, at, area)) return no;
  }
  return kAllowed;
}

// Places for a monster: spread over its area; if none of these is free, every inch of it.
bool VisitMonsterPlaces(const Position& position, int unit, absl::FunctionRef<bool(Point)> visit) {
  if (unit < 0) return true;
  const Rect area = MonsterArea(position.state, unit);
  int found = 0;
  for (const int32_t step : {4 * kInch, kInch}) {
    for (int32_t y = area.low.y + kInch; y <= area.high.y; y += step) {
      for (int32_t x = kInch; x <= area.high.x; x += step) {
        if (CheckMonster(position, unit, {x, y})) continue;
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
    if (!VisitMonsterPlaces(play.position(), unit, [](Point) { return false; })) {
      play.Ask(Stage::kPlaceMonster, Other(play.state.units[unit].brought_by));
      return true;
    }
    SendAway(play, unit);
  }
  const ObjectGroup group = NextObjectGroup(play.position());
  if (group.whose == 0) return false;
  play.Ask(Stage::kPlaceObject, ObjectPlacer(play.state, group));
  return true;
}

Refusal CheckMonsterPlace(const Position& position, int, const Action& action) {
  return CheckMonster(position, MonsterToPlace(position.state), {action.args[0], action.args[1]});
}

void ListMonsterPlaces(const Position& position, int, Listing& out) {
  VisitMonsterPlaces(position, MonsterToPlace(position.state), [&](Point at) {
    return out.One({kPlace, {at.x, at.y}});
  });
}

absl::Status ApplyMonsterPlace(Play& play, int, const Action& action) {
  const int unit = MonsterToPlace(play.state);
  PutDown(play, unit,
          RowsAround(play.state, unit, {action.args[0], action.args[1]},
                     MonsterColumns(play.state, unit)));
  play.AskNobody();
  return absl::OkStatus();
}

Refusal CheckObjectPlace(const Position& position, int, const Action& action) {
  return CheckObject(position, NextObjectGroup(position), {action.args[0], action.args[1]});
}

void ListObjectPlaces(const Position& position, int, Listing& out) {
  const ObjectGroup group = NextObjectGroup(position);
  for (const Point at : ObjectPlaces(position.state)) {
    if (!CheckObject(position, group, at) && !out.One({kPlace, {at.x, at.y}})) return;
  }
}

absl::Status ApplyObjectPlace(Play& play, int, const Action& action) {
  State& state = play.state;
  assert(state.object_count < kMaxObjects);
  const ObjectGroup group = NextObjectGroup(play.position());
  Object& object = state.objects[state.object_count++];
  object.x = action.args[0];
  object.y = action.args[1];
  Put(object.whose, group.whose);
  play.Tell(kObjectPlaced, state.object_count, object.x, object.y);
  play.AskNobody();
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer
