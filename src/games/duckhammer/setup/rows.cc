#include "src/games/duckhammer/setup/rows.h"

#include <algorithm>
#include <cassert>

#include "mallard/primitives/plane_bodies.h"
#include "mallard/primitives/plane_distance.h"
#include "mallard/primitives/plane_zone.h"
#include "src/games/duckhammer/field/coherency.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/field/on_map.h"

namespace mallard::duckhammer {
namespace {

constexpr int32_t kRowGap = kInch / 4;        // Between bases in rows.
constexpr int32_t kProposalStep = 3 * kInch;  // Between proposed places.

// Whether a base would overlap that of a model on the map other than `ignored`.
bool StandsOnABase(const State& state, const Circle& base, int ignored) {
  for (int owner = 0; owner <= kNobody; ++owner) {
    const int units = owner == kNobody ? state.monster_units : state.players[owner].unit_count;
    for (int u = FirstUnit(owner); u < FirstUnit(owner) + units; ++u) {
      const Unit& unit = state.units[u];
      const int32_t radius = state.profiles[u].radius;
      for (int m = unit.first; m < unit.first + unit.size; ++m) {
        const Model& model = state.models[m];
        if (OnMap(model) && m != ignored && Overlap(base, {model.at(), radius})) return true;
      }
    }
  }
  return false;
}

}  // namespace

Refusal CheckStanding(const Position& position, int unit, Point at, const Rect& area, int ignored) {
  const State& state = position.state;
  if (!Contains(area, at)) return Forbidden("a model would not be in the area where it has to be");
  const Circle base{at, state.profiles[unit].radius};
  if (!Contains(area, base)) return Forbidden("a model would not be wholly in the area");
  if (state.profiles[unit].swimmer == Gait::kNone && GroundUnder(position, at).water != 0) {
    return Forbidden("non-swimmers cannot be put into water");
  }
  return StandsOnABase(state, base, ignored)
             ? Forbidden("a model would stand on the base of another")
             : kAllowed;
}

Refusal CheckCoherentAt(const Position& position, int unit, absl::Span<const Point> places) {
  absl::InlinedVector<Cylinder, kMaxUnitModels> bodies;
  for (const Point at : places) bodies.push_back(BodyAt(position, unit, at, /*flying=*/false));
  if (OutOfCoherency(bodies, kCoherencyRules) == 0) return kAllowed;
  return Forbidden("the unit would not be coherent");
}

absl::InlinedVector<Point, kMaxUnitModels> RowsAround(const State& state, int unit, Point middle,
                                                      int columns) {
  const Unit& u = state.units[unit];
  const int rows = (u.size + columns - 1) / columns;
  const int32_t step = 2 * state.profiles[unit].radius + kRowGap;
  const bool up = u.owner == kNobody || state.players[u.owner].edge == 0;
  absl::InlinedVector<Point, kMaxUnitModels> places;
  for (int i = 0; i < u.size; ++i) {
    const int row = i / columns, column = i % columns;
    const int abreast = std::min(columns, u.size - row * columns);
    const int32_t across = (2 * column - (abreast - 1)) * step / 2;
    const int32_t ahead = (rows - 1 - 2 * row) * step / 2;
    places.push_back({middle.x + across, middle.y + (up ? ahead : -ahead)});
  }
  return places;
}

void PutDown(Play& play, int unit, absl::Span<const Point> places) {
  State& state = play.state;
  const int first = state.units[unit].first;
  for (size_t i = 0; i < places.size(); ++i) {
    Model& model = state.models[first + static_cast<int>(i)];
    assert(model.status == ModelStatus::kWaiting);
    model.status = ModelStatus::kInPlay;
    model.x = places[i].x;
    model.y = places[i].y;
    play.Tell(kModelPut, first + static_cast<int>(i), model.x, model.y, kPutFirst);
  }
}

Refusal CheckRows(const Position& position, int unit, Point middle, int columns) {
  const State& state = position.state;
  const int size = state.units[unit].size;
  if (Refusal no = CheckOnMap(state, middle)) return no;
  if (columns < 1 || columns > size) {
    return Forbidden("the unit can have 1 to {size} models abreast", size);
  }
  const Rect zone = ZoneOf(state, state.units[unit].owner);
  if (!Contains(zone, middle)) return Forbidden("that is outside the deployment zone");
  const auto places = RowsAround(state, unit, middle, columns);
  for (const Point at : places) {
    if (Refusal no = CheckStanding(position, unit, at, zone)) return no;
  }
  return CheckCoherentAt(position, unit, places);
}

bool VisitRows(const Position& position, int unit,
               absl::FunctionRef<bool(Point, int columns)> visit) {
  const State& state = position.state;
  const Unit& u = state.units[unit];
  const Rect zone = ZoneOf(state, u.owner);
  const int32_t depth = zone.high.y - zone.low.y;
  const int32_t step = 2 * state.profiles[unit].radius + kRowGap;
  const int32_t middle_x = state.width / 2;
  // As wide as two rows, as a block, as one row.
  absl::InlinedVector<int, 3> widths;
  for (const int columns : {(u.size + 1) / 2, static_cast<int>(RootUp(u.size)), int{u.size}}) {
    if (std::find(widths.begin(), widths.end(), columns) == widths.end()) widths.push_back(columns);
  }
  for (const int columns : widths) {
    const int32_t half_depth = (u.size + columns - 1) / columns * step / 2;
    // At the front of the zone, then in its middle, then at the edge of the map.
    absl::InlinedVector<int32_t, 3> ahead;
    for (const int32_t y : {depth - half_depth, depth / 2, half_depth}) {
      if (std::find(ahead.begin(), ahead.end(), y) == ahead.end()) ahead.push_back(y);
    }
    for (const int32_t y : ahead) {
      const int32_t along = state.players[u.owner].edge == 0 ? zone.low.y + y : zone.high.y - y;
      // From the middle of the zone to both sides in turn.
      for (int i = 0; i * kProposalStep <= state.width; ++i) {
        const int32_t aside = (i + 1) / 2 * kProposalStep;
        const Point at{middle_x + (i % 2 == 0 ? aside : -aside), along};
        if (!CheckRows(position, unit, at, columns) && !visit(at, columns)) return false;
      }
    }
  }
  return true;
}

}  // namespace mallard::duckhammer
