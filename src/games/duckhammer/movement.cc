#include "src/games/duckhammer/movement.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer/charge.h"
#include "src/games/duckhammer/field.h"
#include "src/games/duckhammer/losses.h"
#include "src/games/duckhammer/turn.h"

namespace mallard::duckhammer {
namespace {

bool MapHasWater(const Scene& scene) {
  const auto terrain = scene.rules.TerrainOf(scene.state);
  return std::any_of(terrain.begin(), terrain.end(), [](const TerrainFeature& feature) {
    return feature.kind == TerrainKind::kWater;
  });
}

bool AnyInWater(const Scene& scene, int unit) {
  bool any = false;
  ForEachOnMap(scene.state, unit, [&](int model) { any = any || InWater(scene, model); });
  return any;
}

// Activations ----------------------------------------------------------------------------------

absl::Status CheckMove(const Scene& scene, int unit, Way way) {
  if (scene.state.units[unit].Has(kMoved)) return Refused("that unit has moved this round");
  return CheckWay(scene, unit, way);
}

absl::Status CheckPileIn(const Scene& scene, int unit, Way way) {
  absl::Status status = CheckCharge(scene, unit, /*pile_in=*/true);
  return status.ok() ? CheckWay(scene, unit, way) : status;
}

absl::Status CheckActivate(const Scene& scene, int seat, const Action& action) {
  if (action.kind == kPass || action.kind == kForfeitBattle) return absl::OkStatus();
  if (action.kind != kMove && action.kind != kPileIn) {
    return Refused("activate a unit to move or to pile in, or pass");
  }
  const int unit = action.args[0];
  if (absl::Status status = CheckActiveUnit(scene, seat, unit); !status.ok()) return status;
  const Way way = static_cast<Way>(action.args[1]);
  return action.kind == kMove ? CheckMove(scene, unit, way) : CheckPileIn(scene, unit, way);
}

bool VisitActivate(const Scene& scene, int seat, ActionVisitor visit) {
  bool go_on = true;
  ForEachUnitOnMap(scene.state, seat, [&](int unit) {
    for (const ActionKind kind : {kMove, kPileIn}) {
      for (const Way way : {Way::kWalk, Way::kDive, Way::kFly}) {
        const Action action{kind, {unit, static_cast<int32_t>(way)}};
        if (go_on && CheckActivate(scene, seat, action).ok()) go_on = visit(action);
      }
    }
  });
  return go_on && visit({kPass, {}});
}

absl::Status ApplyActivate(Play& play, int seat, const Action& action) {
  const int unit = action.args[0];
  const Way way = static_cast<Way>(action.args[1]);
  switch (action.kind) {
    case kMove:
      play.state.units[unit].Set(kMoved, true);
      play.Tell(kActivated, unit, /*activity=*/0);
      return BeginMoving(play, unit, way, kMoveActivity);
    case kPileIn:
      return BeginCharge(play, unit, way, /*pile_in=*/true);
    case kPass:
      EndTurn(play);
      break;
    default:
      Win(play, Other(seat), kForfeit);
  }
  return absl::OkStatus();
}

// Landing --------------------------------------------------------------------------------------

absl::Status CheckLand(const Scene& scene, int seat, const Action& action) {
  if (action.kind == kPass) return absl::OkStatus();
  if (action.kind != kLandUnit) return Refused("land a flying unit, or pass");
  const int unit = action.args[0];
  if (absl::Status status = CheckActiveUnit(scene, seat, unit); !status.ok()) return status;
  if (!scene.state.units[unit].Has(kFlying)) return Refused("that unit is not in the air");
  if (scene.state.profiles[unit].swimmer == Gait::kNone && AnyInWater(scene, unit)) {
    return Refused("non-swimmers do not end a flight over water");
  }
  return absl::OkStatus();
}

bool VisitLand(const Scene& scene, int seat, ActionVisitor visit) {
  bool go_on = true;
  ForEachUnitOnMap(scene.state, seat, [&](int unit) {
    const Action land{kLandUnit, {unit}};
    if (go_on && CheckLand(scene, seat, land).ok()) go_on = visit(land);
  });
  return go_on && visit({kPass, {}});
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

}  // namespace

absl::Status CheckActiveUnit(const Scene& scene, int seat, int unit) {
  const State& state = scene.state;
  if (unit < FirstUnit(seat) || unit >= FirstUnit(seat) + state.players[seat].unit_count) {
    return Refused(absl::StrCat("unit ", unit, " is not one of yours"));
  }
  if (CountOnMap(state, unit) == 0) return Refused("that unit is not on the map");
  return absl::OkStatus();
}

absl::Status CheckWay(const Scene& scene, int unit, Way way) {
  const Profile& profile = scene.state.profiles[unit];
  switch (way) {
    case Way::kFly:
      if (profile.flyer == Gait::kNone) return Refused("that unit cannot fly");
      break;
    case Way::kDive:
      if (!MapHasWater(scene)) return Refused("there is no water to dive in");
      if (HasAbility(scene, unit, [](const ModelAbility& a) { return a.cannot_dive; })) {
        return Refused("that unit cannot dive");
      }
      if (profile.swimmer == Gait::kNone && !AnyInWater(scene, unit)) {
        return Refused("non-swimmers do not enter water");
      }
      break;
    case Way::kWalk:
      break;
  }
  // On foot and diving a unit in the air comes down first.
  if (way != Way::kFly && scene.state.units[unit].Has(kFlying) && profile.swimmer == Gait::kNone &&
      AnyInWater(scene, unit)) {
    return Refused("non-swimmers do not end a flight over water");
  }
  return absl::OkStatus();
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

bool CanStillMove(const Scene& scene) {
  const int unit = scene.state.activity.unit - 1;
  const int32_t bonus = FlockBonus(scene, unit);
  bool can = false;
  ForEachOnMap(scene.state, unit,
               [&](int model) { can = can || AllowanceOf(scene, model) + bonus > 0; });
  return can;
}

absl::Status ResumeMoving(Play& play) {
  const int unit = play.state.activity.unit - 1;
  if (CountOnMap(play.state, unit) == 0) {
    EndActivity(play);
    return absl::OkStatus();
  }
  if (play.state.activity.kind == kLeaveActivity) return ContinueCharge(play);
  if (!CanStillMove(play.scene())) return FinishMoving(play);
  play.Ask(Stage::kMoving, play.state.units[unit].owner);
  return absl::OkStatus();
}

absl::Status FinishMoving(Play& play) {
  const Activity activity = play.state.activity;
  absl::Status status;
  if (activity.kind != kMoveActivity) {
    status = AfterCharge(play, activity.unit - 1, activity.kind == kPileInActivity);
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
  const auto& marks = play.content().marks;
  for (size_t mark = 0; mark < marks.size(); ++mark) {
    if ((m.marks >> mark & 1) != 0 && marks[mark].ends_on_move) {
      MarkModel(play, model, static_cast<int>(mark), false);
    }
  }
}

void Land(Play& play, int unit) {
  play.state.units[unit].Set(kFlying, false);
  play.Tell(kLanded, unit);
}

const StageHandler& MovementHandler(Stage stage) {
  // Giving up is legal, but not listed.
  static constexpr StageHandler kActivating{CheckActivate, VisitActivate, ApplyActivate,
                                            /*open=*/true};
  static constexpr StageHandler kLanding{CheckLand, VisitLand, ApplyLand};
  if (stage == Stage::kMoving) return MovingHandler();
  return stage == Stage::kLand ? kLanding : kActivating;
}

}  // namespace mallard::duckhammer
