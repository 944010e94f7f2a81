#include "src/games/duckhammer/deploy.h"

#include <algorithm>
#include <cassert>

#include "absl/strings/str_cat.h"
#include "mallard/primitives/plane_bodies.h"
#include "mallard/primitives/plane_distance.h"
#include "mallard/primitives/plane_zone.h"
#include "src/games/duckhammer/coherency.h"
#include "src/games/duckhammer/field.h"
#include "src/games/duckhammer/turn.h"

namespace mallard::duckhammer {
namespace {

constexpr int kLegend = 6;                    // The Grade that only comes as reinforcement.
constexpr int32_t kRowGap = kInch / 4;        // Between bases in rows.
constexpr int32_t kProposalStep = 3 * kInch;  // Between proposed places.
constexpr int kMostProposals = 24;            // Of all units together ...
constexpr int kLeastProposals = 2;            // ... but so many of each.
constexpr int32_t kNudge = kInch / 2;         // How far proposed arrangements move a model.

bool IsWaiting(const State& state, int unit) {
  const Unit& u = state.units[unit];
  return u.size > 0 && state.models[u.first].status == ModelStatus::kWaiting;
}

bool ToDeploy(const State& state, int unit) {
  return IsWaiting(state, unit) && !state.units[unit].Has(kReserve);
}

template <class Visit>
void ForEachToDeploy(const State& state, int seat, Visit visit) {
  for (int i = 0; i < state.players[seat].unit_count; ++i) {
    if (ToDeploy(state, FirstUnit(seat) + i)) visit(FirstUnit(seat) + i);
  }
}

int CountToDeploy(const State& state, int seat) {
  int count = 0;
  ForEachToDeploy(state, seat, [&](int) { ++count; });
  return count;
}

void HoldBack(Play& play, int unit) {
  play.state.units[unit].Set(kReserve, true);
  play.Tell(kUnitHeld, play.state.units[unit].owner, unit);
}

// The next unit is the other player's.
void EndDeployment(Play& play) {
  play.state.turn ^= 1;
  play.state.activity = Activity();
  play.AskNobody();
}

void EndArranging(Play& play) {
  if (play.state.activity.kind == kDeployActivity) return EndDeployment(play);
  play.state.activity = Activity();
  play.AskNobody();
}

// OK, or why models of a unit would not be coherent in these places.
absl::Status CheckCoherent(const Scene& scene, int unit, absl::Span<const Point> places) {
  absl::InlinedVector<Cylinder, kMaxUnitModels> bodies;
  for (const Point at : places) bodies.push_back(BodyAt(scene, unit, at, /*flying=*/false));
  CoherencyRules rules;
  rules.across = kCoherencyAcross;
  rules.up = kCoherencyUp;
  rules.large_unit = kLargeUnit;
  if (OutOfCoherency(bodies, rules) == 0) return absl::OkStatus();
  return Refused("the unit would not be coherent");
}

absl::Status CheckOwnUnit(const State& state, int seat, int unit) {
  if (unit >= FirstUnit(seat) && unit < FirstUnit(seat) + state.players[seat].unit_count) {
    return absl::OkStatus();
  }
  return Refused(absl::StrCat("unit ", unit, " is not one of yours"));
}

// Deploying ------------------------------------------------------------------------------------

absl::Status CheckDeploy(const Scene& scene, int seat, const Action& action) {
  if (action.kind != kDeployUnit && action.kind != kHold) {
    return Refused("deploy a unit, or hold one back");
  }
  const int unit = action.args[0];
  if (absl::Status status = CheckOwnUnit(scene.state, seat, unit); !status.ok()) return status;
  if (scene.state.units[unit].Has(kReserve)) return Refused("that unit is held back");
  if (!IsWaiting(scene.state, unit)) return Refused("that unit is on the map already");
  if (action.kind == kHold) return absl::OkStatus();
  return CheckRows(scene, unit, {action.args[1], action.args[2]}, action.args[3]);
}

bool VisitDeploy(const Scene& scene, int seat, ActionVisitor visit) {
  const int units = std::max(1, CountToDeploy(scene.state, seat));
  const int proposals = std::max(kLeastProposals, kMostProposals / units);
  bool go_on = true;
  ForEachToDeploy(scene.state, seat, [&](int unit) {
    if (!go_on) return;
    int left = proposals;
    VisitRows(scene, unit, [&](Point middle, int columns) {
      go_on = visit({kDeployUnit, {unit, middle.x, middle.y, columns}});
      return go_on && --left > 0;
    });
    go_on = go_on && visit({kHold, {unit}});
  });
  return go_on;
}

absl::Status ApplyDeploy(Play& play, int, const Action& action) {
  const int unit = action.args[0];
  if (action.kind == kHold) {
    HoldBack(play, unit);
    EndDeployment(play);
  } else {
    PutRows(play, unit, {action.args[1], action.args[2]}, action.args[3], kDeployActivity);
  }
  return absl::OkStatus();
}

// Arranging ------------------------------------------------------------------------------------

absl::Status CheckArrange(const Scene& scene, int, const Action& action) {
  const State& state = scene.state;
  if (action.kind == kDone) return absl::OkStatus();
  if (action.kind != kPut) return Refused("arrange the unit's models, or be done");
  const int unit = state.activity.unit - 1;
  const Unit& u = state.units[unit];
  const int model = action.args[0];
  if (model < u.first || model >= u.first + u.size || !OnMap(state.models[model])) {
    return Refused(absl::StrCat("model ", model, " is not of the unit being put down"));
  }
  const Point at{action.args[1], action.args[2]};
  if (at == state.models[model].at()) return Refused("the model stands there already");
  absl::Status status = CheckStanding(scene, unit, at, ZoneOf(state, u.owner), model);
  if (!status.ok()) return status;
  absl::InlinedVector<Point, kMaxUnitModels> places;
  ForEachOnMap(state, unit,
               [&](int m) { places.push_back(m == model ? at : state.models[m].at()); });
  return CheckCoherent(scene, unit, places);
}

// Done first; then nudges of the models at both ends.
bool VisitArrange(const Scene& scene, int seat, ActionVisitor visit) {
  if (!visit({kDone, {}})) return false;
  const Unit& u = scene.state.units[scene.state.activity.unit - 1];
  for (const int model : {u.first + 0, u.first + u.size - 1}) {
    const Point at = scene.state.models[model].at();
    for (const Point step :
         {Point{kNudge, 0}, Point{-kNudge, 0}, Point{0, kNudge}, Point{0, -kNudge}}) {
      const Action put{kPut, {model, at.x + step.x, at.y + step.y}};
      if (CheckArrange(scene, seat, put).ok() && !visit(put)) return false;
    }
  }
  return true;
}

absl::Status ApplyArrange(Play& play, int, const Action& action) {
  if (action.kind == kDone) {
    EndArranging(play);
    return absl::OkStatus();
  }
  Model& model = play.state.models[action.args[0]];
  model.x = action.args[1];
  model.y = action.args[2];
  play.Tell(kModelPut, action.args[0], model.x, model.y);
  return absl::OkStatus();
}

}  // namespace

bool AskDeployment(Play& play) {
  State& state = play.state;
  for (int seat = 0; seat < kSeats; ++seat) {
    ForEachToDeploy(state, seat, [&](int unit) {
      if (state.profiles[unit].grade >= kLegend) HoldBack(play, unit);
    });
  }
  for (int i = 0; i < kSeats; ++i, state.turn ^= 1) {
    const int seat = SeatOfTurn(state);
    if (CountToDeploy(state, seat) == 0) continue;
    play.Ask(Stage::kDeploy, seat);
    return true;
  }
  return false;
}

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
  return CheckCoherent(scene, unit, places);
}

void PutRows(Play& play, int unit, Point middle, int columns, ActivityKind kind) {
  State& state = play.state;
  PutDown(play, unit, RowsAround(state, unit, middle, columns));
  Unit& u = state.units[unit];
  u.Set(kReserve, false);
  state.activity = {static_cast<uint8_t>(unit + 1), Way::kWalk, kind, 0};
  if (kind == kDeployActivity) {
    play.Tell(kUnitDeployed, u.owner, unit);
  } else {
    play.Tell(kReinforced, unit);
  }
  // A single model stands where it was put.
  if (u.size == 1) return EndArranging(play);
  play.Ask(Stage::kArrange, u.owner);
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

const StageHandler& DeployHandler(Stage stage) {
  static constexpr StageHandler kDeploying{CheckDeploy, VisitDeploy, ApplyDeploy, /*open=*/true};
  static constexpr StageHandler kArranging{CheckArrange, VisitArrange, ApplyArrange, /*open=*/true};
  return stage == Stage::kDeploy ? kDeploying : kArranging;
}

}  // namespace mallard::duckhammer
