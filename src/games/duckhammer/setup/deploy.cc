#include "src/games/duckhammer/setup/deploy.h"

#include <algorithm>

#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/field/on_map.h"
#include "src/games/duckhammer/script/script.h"
#include "src/games/duckhammer/setup/rows.h"
#include "src/games/duckhammer/turn.h"

namespace mallard::duckhammer {
namespace {

constexpr int kLegend = 6;             // The Grade that only comes as reinforcement.
constexpr int kMostProposals = 24;     // Of all units together ...
constexpr int kLeastProposals = 2;     // ... but so many of each.
constexpr int32_t kNudge = kInch / 2;  // How far proposed arrangements move a model.

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

absl::Status EndArranging(Play& play) {
  const Activity activity = play.state.activity;
  if (activity.kind == kDeployActivity) {
    EndDeployment(play);
    return absl::OkStatus();
  }
  play.state.activity = Activity();
  play.AskNobody();
  return RunUnitHooks(play, activity.unit - 1, HookPoint::kDeployed);
}

Refusal CheckOwnUnit(const State& state, int seat, int unit) {
  if (unit >= FirstUnit(seat) && unit < FirstUnit(seat) + state.players[seat].unit_count) {
    return kAllowed;
  }
  return Forbidden("unit {unit} is not one of yours", unit);
}

}  // namespace

// Deploying ------------------------------------------------------------------------------------

Refusal CheckDeploy(const Position& position, int seat, const Action& action) {
  const int unit = action.args[0];
  if (Refusal no = CheckOwnUnit(position.state, seat, unit)) return no;
  if (position.state.units[unit].Has(kReserve)) return Forbidden("that unit is held back");
  if (!IsWaiting(position.state, unit)) return Forbidden("that unit is on the map already");
  if (action.kind == kHold) return kAllowed;
  return CheckRows(position, unit, {action.args[1], action.args[2]}, action.args[3]);
}

void ListDeploy(const Position& position, int seat, Listing& out) {
  const int units = std::max(1, CountToDeploy(position.state, seat));
  const int proposals = std::max(kLeastProposals, kMostProposals / units);
  bool go_on = true;
  ForEachToDeploy(position.state, seat, [&](int unit) {
    if (!go_on) return;
    int left = proposals;
    if (out.Wants({kDeployUnit, {unit}}, /*known=*/1)) {
      VisitRows(position, unit, [&](Point middle, int columns) {
        go_on = out.One({kDeployUnit, {unit, middle.x, middle.y, columns}});
        return go_on && --left > 0;
      });
    }
    go_on = go_on && out.One({kHold, {unit}});
  });
}

absl::Status ApplyDeploy(Play& play, int, const Action& action) {
  const int unit = action.args[0];
  if (action.kind == kHold) {
    HoldBack(play, unit);
    EndDeployment(play);
    return absl::OkStatus();
  }
  return PutRows(play, unit, {action.args[1], action.args[2]}, action.args[3], kDeployActivity);
}

// Arranging ------------------------------------------------------------------------------------

Refusal CheckArrange(const Position& position, int, const Action& action) {
  const State& state = position.state;
  if (action.kind == kDone) return kAllowed;
  const int unit = state.activity.unit - 1;
  const Unit& u = state.units[unit];
  const int model = action.args[0];
  const Point at{action.args[1], action.args[2]};
  if (Refusal no = CheckOnMap(state, at)) return no;
  if (model < u.first || model >= u.first + u.size || !OnMap(state.models[model])) {
    return Forbidden("model {model} is not of the unit being put down", model);
  }
  if (at == state.models[model].at()) return Forbidden("the model stands there already");
  if (Refusal no = CheckStanding(position, unit, at, ZoneOf(state, u.owner), model)) return no;
  absl::InlinedVector<Point, kMaxUnitModels> places;
  ForEachOnMap(state, unit,
               [&](int m) { places.push_back(m == model ? at : state.models[m].at()); });
  return CheckCoherentAt(position, unit, places);
}

// Done first; then nudges of the models at both ends.
void ListArrange(const Position& position, int seat, Listing& out) {
  if (!out.One({kDone, {}})) return;
  const Unit& u = position.state.units[position.state.activity.unit - 1];
  for (const int model : {u.first + 0, u.first + u.size - 1}) {
    const Point at = position.state.models[model].at();
    for (const Point step :
         {Point{kNudge, 0}, Point{-kNudge, 0}, Point{0, kNudge}, Point{0, -kNudge}}) {
      const Action put{kPut, {model, at.x + step.x, at.y + step.y}};
      if (!CheckArrange(position, seat, put) && !out.One(put)) return;
    }
  }
}

absl::Status ApplyArrange(Play& play, int, const Action& action) {
  if (action.kind == kDone) return EndArranging(play);
  Model& model = play.state.models[action.args[0]];
  model.x = action.args[1];
  model.y = action.args[2];
  play.Tell(kModelPut, action.args[0], model.x, model.y, kPutAgain);
  return absl::OkStatus();
}

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

absl::Status PutRows(Play& play, int unit, Point middle, int columns, ActivityKind kind) {
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
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer
