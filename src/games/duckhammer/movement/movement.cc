#include "src/games/duckhammer/movement/movement.h"

#include <algorithm>

#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/combat/losses.h"
#include "src/games/duckhammer/combat/marks.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/field/modified.h"
#include "src/games/duckhammer/movement/charge.h"
#include "src/games/duckhammer/movement/legs.h"
#include "src/games/duckhammer/movement/surfacing.h"
#include "src/games/duckhammer/script/script.h"
#include "src/games/duckhammer/turn.h"

namespace mallard::duckhammer {
namespace {

bool MapHasWater(const Position& position) {
  const auto terrain = position.rules.TerrainOf(position.state);
  return std::any_of(terrain.begin(), terrain.end(), [](const TerrainFeature& feature) {
    return feature.kind == TerrainKind::kWater;
  });
}

bool AnyInWater(const Position& position, int unit) {
  bool any = false;
  ForEachOnMap(position.state, unit, [&](int model) { any = any || InWater(position, model); });
  return any;
}

// Activations ----------------------------------------------------------------------------------

Refusal CheckMove(const Position& position, int unit, Way way) {
  if (position.state.units[unit].Has(kMoved)) return Forbidden("that unit has moved this round");
  return CheckWay(position, unit, way);
}

Refusal CheckPileIn(const Position& position, int unit, Way way) {
  if (Refusal no = CheckCharge(position, unit, /*pile_in=*/true)) return no;
  return CheckWay(position, unit, way);
}

}  // namespace

Refusal CheckMovement(const Position& position, int seat, const Action& action) {
  if (action.kind != kMove && action.kind != kPileIn) {
    return Forbidden("activate a unit to move or to pile in, or pass");
  }
  const int unit = action.args[0];
  if (Refusal no = CheckActiveUnit(position, seat, unit)) return no;
  const Way way = static_cast<Way>(action.args[1]);
  return action.kind == kMove ? CheckMove(position, unit, way) : CheckPileIn(position, unit, way);
}

void ListMovement(const Position& position, int seat, Listing& out) {
  bool go_on = true;
  ForEachUnitOnMap(position.state, seat, [&](int unit) {
    for (const ActionKind kind : {kMove, kPileIn}) {
      if (!out.Wants({kind, {unit}}, /*known=*/1)) continue;
      for (const Way way : {Way::kWalk, Way::kDive, Way::kFly}) {
        const Action action{kind, {unit, static_cast<int32_t>(way)}};
        if (go_on && !CheckMovement(position, seat, action)) go_on = out.One(action);
      }
    }
  });
  if (go_on) out.One({kPass, {}});
}

absl::Status ApplyMovement(Play& play, int, const Action& action) {
  const int unit = action.args[0];
  const Way way = static_cast<Way>(action.args[1]);
  if (action.kind == kPileIn) return BeginCharge(play, unit, way, /*pile_in=*/true);
  play.state.units[unit].Set(kMoved, true);
  play.Tell(kActivated, unit, /*activity=*/0);
  return BeginMoving(play, unit, way, kMoveActivity);
}

// Landing --------------------------------------------------------------------------------------

Refusal CheckLand(const Position& position, int seat, const Action& action) {
  if (action.kind == kPass) return kAllowed;
  const int unit = action.args[0];
  if (Refusal no = CheckActiveUnit(position, seat, unit)) return no;
  if (!position.state.units[unit].Has(kFlying)) return Forbidden("that unit is not in the air");
  if (position.state.profiles[unit].swimmer == Gait::kNone && AnyInWater(position, unit)) {
    return Forbidden("non-swimmers do not end a flight over water");
  }
  return kAllowed;
}

void ListLand(const Position& position, int seat, Listing& out) {
  bool go_on = true;
  ForEachUnitOnMap(position.state, seat, [&](int unit) {
    const Action land{kLandUnit, {unit}};
    if (go_on && !CheckLand(position, seat, land)) go_on = out.One(land);
  });
  if (go_on) out.One({kPass, {}});
}

absl::Status ApplyLand(Play& play, int, const Action& action) {
  if (action.kind == kPass) {
    EndTurn(play);
  } else {
    Land(play, action.args[0]);
    play.AskNobody();
  }
  return absl::OkStatus();
}

Refusal CheckActiveUnit(const Position& position, int seat, int unit) {
  const State& state = position.state;
  if (unit < FirstUnit(seat) || unit >= FirstUnit(seat) + state.players[seat].unit_count) {
    return Forbidden("unit {unit} is not one of yours", unit);
  }
  if (CountOnMap(state, unit) == 0) return Forbidden("that unit is not on the map");
  return kAllowed;
}

Refusal CheckWay(const Position& position, int unit, Way way) {
  const Profile& profile = position.state.profiles[unit];
  switch (way) {
    case Way::kFly:
      if (profile.flyer == Gait::kNone || !Allowed(position, Quantity::kFlying, {unit})) {
        return Forbidden("that unit cannot fly");
      }
      break;
    case Way::kDive:
      if (!MapHasWater(position)) return Forbidden("there is no water to dive in");
      if (!Allowed(position, Quantity::kDiving, {unit})) {
        return Forbidden("that unit cannot dive");
      }
      if (profile.swimmer == Gait::kNone && !AnyInWater(position, unit)) {
        return Forbidden("non-swimmers do not enter water");
      }
      break;
    case Way::kWalk:
      if (!Allowed(position, Quantity::kWalking, {unit})) {
        return Forbidden("that unit cannot go on foot");
      }
      break;
  }
  // On foot and diving a unit in the air comes down first.
  if (way != Way::kFly && position.state.units[unit].Has(kFlying) &&
      profile.swimmer == Gait::kNone && AnyInWater(position, unit)) {
    return Forbidden("non-swimmers do not end a flight over water");
  }
  return kAllowed;
}

absl::Status BeginMoving(Play& play, int unit, Way way, ActivityKind kind) {
  State& state = play.state;
  state.activity = {static_cast<uint8_t>(unit + 1), way, kind, 0};
  play.AskNobody();
  if (state.units[unit].Has(kDiving) && way != Way::kDive) {
    absl::Status status = BeginSurfacing(play, unit);
    if (!status.ok() || state.batch.kind != BatchKind::kNone) return status;
  }
  TakeWay(play, unit, way);
  return absl::OkStatus();
}

void RememberPlaces(State& state, int unit) {
  ForEachOnMap(state, unit, [&](int m) {
    Model& model = state.models[m];
    model.start_x = model.x;
    model.start_y = model.y;
  });
}

void EndActivity(Play& play) {
  State& state = play.state;
  Unit& u = state.units[state.activity.unit - 1];
  u.charge = 0;
  u.runners = 0;
  for (int m = u.first; m < u.first + u.size; ++m) {
    Model& model = state.models[m];
    model.spent = model.start_x = model.start_y = 0;
    model.moving = static_cast<uint8_t>(model.moving & ~kRunner);
  }
  for (Unit& other : state.units) other.Set(kTouched, false);
  state.activity = Activity();
  play.AskNobody();
}

void TakeWay(Play& play, int unit, Way way) {
  Unit& u = play.state.units[unit];
  RememberPlaces(play.state, unit);
  if (way != Way::kFly && u.Has(kFlying)) Land(play, unit);
  if (way == Way::kFly && !u.Has(kFlying)) {
    u.Set(kFlying, true);
    play.Tell(kTookOff, unit);
  }
  if (way == Way::kDive && !u.Has(kDiving)) {
    u.Set(kDiving, true);
    play.Tell(kDived, unit);
  }
}

bool CanStillMove(const Position& position) {
  const int unit = position.state.activity.unit - 1;
  const int32_t bonus = BonusBehindMates(position, unit);
  bool can = false;
  ForEachOnMap(position.state, unit,
               [&](int model) { can = can || AllowanceOf(position, model) + bonus > 0; });
  return can;
}

absl::Status ResumeMoving(Play& play) {
  const int unit = play.state.activity.unit - 1;
  if (CountOnMap(play.state, unit) == 0) {
    EndActivity(play);
    return absl::OkStatus();
  }
  if (play.state.activity.kind == kLeaveActivity) return ContinueCharge(play);
  if (!CanStillMove(play.position())) return FinishMoving(play);
  play.Ask(Stage::kMoving, play.state.units[unit].owner);
  return absl::OkStatus();
}

absl::Status FinishMoving(Play& play) {
  const Activity activity = play.state.activity;
  const int unit = activity.unit - 1;
  absl::Status status;
  if (activity.kind == kPileInActivity) {
    status = AfterPileIn(play, unit);
  } else {
    status = RunUnitHooks(play, unit,
                          activity.kind == kMoveActivity ? HookPoint::kMoved : HookPoint::kCharged);
  }
  EndActivity(play);
  return status;
}

void PutModel(Play& play, int model, Point to) {
  Model& m = play.state.models[model];
  const Point from = m.at();
  m.x = to.x;
  m.y = to.y;
  play.Tell(kModelMoved, model, to.x, to.y, from.x, from.y);
  const auto& marks = play.rules.content().marks;
  m.marks.ForEach([&](int mark, int) {
    if (At(marks, mark).ends_on_move) MarkModel(play, model, mark, false);
  });
}

void Land(Play& play, int unit) {
  play.state.units[unit].Set(kFlying, false);
  play.Tell(kLanded, unit);
}

}  // namespace mallard::duckhammer
