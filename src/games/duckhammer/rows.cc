// Rows: how a whole unit is put down, and what a place has to be.
#include <algorithm>
#include <cassert>

#include "absl/strings/str_cat.h"
#include "mallard/primitives/plane_bodies.h"
#include "mallard/primitives/plane_distance.h"
#include "mallard/primitives/plane_zone.h"
#include "src/games/duckhammer/coherency.h"
#include "src/games/duckhammer/deploy.h"
#include "src/games/duckhammer/field.h"

namespace mallard::duckhammer {
namespace {

constexpr int32_t kRowGap = kInch / 4;        // Between bases in rows.
constexpr int32_t kProposalStep = 3 * kInch;  // Between proposed places.

}  // namespace

absl::Status CheckStanding(const Scene& scene, int unit, Point at, const Rect& area, int ignored) {
  const State& state = scene.state;
  if (!Contains(area, at)) return Refused("a model would not be in the area where it has to be");
  const Circle base{at, state.profiles[unit].radius};
  if (!Contains(area, base)) return Refused("a model would not be wholly in the area");
  if (state.profiles[unit].swimmer == Gait::kNone && GroundUnder(scene, at).water != 0) {
    return Refused("non-swimmers cannot be put into water");
  }
  bool overlaps = false;
  for (int owner = 0; owner <= kNobody && !overlaps; ++owner) {
    ForEachUnitOnMap(state, owner, [&](int other) {
      const int32_t radius = state.profiles[other].radius;
      ForEachOnMap(state, other, [&](int m) {
        overlaps = overlaps || (m != ignored && Overlap(base, {state.models[m].at(), radius}));
      });
    });
  }
  return overlaps ? Refused("a model would stand on the base of another") : absl::OkStatus();
}

absl::Status CheckCoherentAt(const Scene& scene, int unit, absl::Span<const Point> places) {
  absl::InlinedVector<Cylinder, kMaxUnitModels> bodies;
  for (const Point at : places) bodies.push_back(BodyAt(scene, unit, at, /*flying=*/false));
  CoherencyRules rules;
  rules.across = kCoherencyAcross;
  rules.up = kCoherencyUp;
  rules.large_unit = kLargeUnit;
  if (OutOfCoherency(bodies, rules) == 0) return absl::OkStatus();
  return Refused("the unit would not be coherent");
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
    play.Tell(kModelPut, first + static_cast<int>(i), model.x, model.y);
  }
}

absl::Status CheckRows(const Scene& scene, int unit, Point middle, int columns) {
  const State& state = scene.state;
  const int size = state.units[unit].size;
  if (columns < 1 || columns > size) {
    return Refused(absl::StrCat("the unit can have 1 to ", size, " models abreast"));
  }
  const Rect zone = ZoneOf(state, state.units[unit].owner);
  if (!Contains(zone, middle)) return Refused("that is outside the deployment zone");
  const auto places = RowsAround(state, unit, middle, columns);
  for (const Point at : places) {
    if (absl::Status status = CheckStanding(scene, unit, at, zone); !status.ok()) return status;
  }
  return CheckCoherentAt(scene, unit, places);
}

bool VisitRows(const Scene& scene, int unit, absl::FunctionRef<bool(Point, int columns)> visit) {
  const State& state = scene.state;
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
        if (CheckRows(scene, unit, at, columns).ok() && !visit(at, columns)) return false;
      }
    }
  }
  return true;
}

}  // namespace mallard::duckhammer
