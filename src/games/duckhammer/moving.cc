// An activated unit's models move: single steps, all by the same step, or towards a point.
#include <algorithm>
#include <optional>

#include "absl/container/inlined_vector.h"
#include "absl/strings/str_cat.h"
#include "mallard/primitives/plane_bodies.h"
#include "mallard/primitives/plane_clock.h"
#include "mallard/primitives/plane_distance.h"
#include "mallard/primitives/plane_leg.h"
#include "mallard/primitives/plane_zone.h"
#include "src/games/duckhammer/field.h"
#include "src/games/duckhammer/movement.h"

namespace mallard::duckhammer {
namespace {

using ModelList = absl::InlinedVector<int, kMaxUnitModels>;

int ActiveUnit(const State& state) { return state.activity.unit - 1; }

// Movement a model has left, whatever its direction.
int32_t MostLeft(const Scene& scene, int model) {
  return AllowanceOf(scene, model) + FlockBonus(scene, ActiveUnit(scene.state));
}

// How far that gets it at the best.
int32_t FurthestLength(const Scene& scene, int32_t movement) {
  const bool slow = scene.state.activity.way == Way::kFly &&
                    scene.state.profiles[ActiveUnit(scene.state)].flyer != Gait::kFast;
  return slow ? movement / 2 : movement;
}

// How far a model could go towards a point without meeting an enemy base on the way.
int32_t FreeOfEnemies(const Scene& scene, int model, Point to, int32_t most) {
  const State& state = scene.state;
  if (state.activity.way == Way::kFly) return most;
  const int unit = ActiveUnit(state);
  const Circle base{state.models[model].at(), state.profiles[unit].radius};
  for (int owner = 0; owner <= kNobody; ++owner) {
    if (!Enemies(owner, state.units[unit].owner)) continue;
    ForEachUnitOnMap(state, owner, [&](int enemy) {
      const int32_t radius = state.profiles[enemy].radius;
      ForEachOnMap(state, enemy, [&](int e) {
        const Circle other{state.models[e].at(), radius};
        if (!Overlap(base, other)) most = std::min(most, FreeLength(base, to, other));
      });
    });
  }
  return most;
}

}  // namespace

// Lengths are tried from afar in
// steps, since ground on which the model cannot stop may lie before ground where it can; between
// the first that works and the last that does not the furthest is found by halving.
std::optional<Point> FurthestTowards(const Scene& scene, int model, Point to) {
  constexpr int kTries = 24;
  const Point from = scene.state.models[model].at();
  if (from == to) return std::nullopt;
  const auto legal = [&](int32_t length) {
    const Point end = PointOnLeg(from, to, length);
    return end != from && PlanLeg(scene, model, end).ok();
  };
  const int32_t most =
      FreeOfEnemies(scene, model, to,
                    std::min(Distance(from, to), FurthestLength(scene, MostLeft(scene, model))));
  const int32_t step = std::max(kInch / 10, most / kTries);
  int32_t works = 0, fails = most + 1;
  // Whole thousandths may make a base overlap by one or two of them.
  for (int32_t length = most; length > 0; length -= length > most - 2 ? 1 : step) {
    if (legal(length)) {
      works = length;
      break;
    }
    fails = length;
  }
  if (works == 0) return std::nullopt;
  while (fails - works > 1) {
    const int32_t middle = works + (fails - works) / 2;
    (legal(middle) ? works : fails) = middle;
  }
  return PointOnLeg(from, to, works);
}

namespace {

// The unit's models, the nearest to a point first.
ModelList NearestFirst(const State& state, int unit, Point to) {
  ModelList models;
  ForEachOnMap(state, unit, [&](int model) { models.push_back(model); });
  std::stable_sort(models.begin(), models.end(), [&](int a, int b) {
    return SquaredDistance(state.models[a].at(), to) < SquaredDistance(state.models[b].at(), to);
  });
  return models;
}

absl::Status CheckStep(const Scene& scene, const Action& action) {
  const State& state = scene.state;
  const Unit& u = state.units[ActiveUnit(state)];
  const int model = action.args[0];
  if (model < u.first || model >= u.first + u.size || !OnMap(state.models[model])) {
    return Refused(absl::StrCat("model ", model, " is not of the unit that moves"));
  }
  return PlanLeg(scene, model, {action.args[1], action.args[2]}).ToStatus();
}

absl::Status CheckShift(const Scene& scene, const Action& action) {
  const State& state = scene.state;
  const Point step{action.args[0], action.args[1]};
  if (absl::Status status = CheckPoint(step, "the step"); !status.ok()) return status;
  LegPlan worst;
  int runners = 0;
  ForEachOnMap(state, ActiveUnit(state), [&](int model) {
    if (!worst.ok()) return;
    worst = PlanLeg(scene, model, state.models[model].at() + step, /*mates_move=*/true);
    runners += worst.runs ? 1 : 0;
  });
  if (worst.ok() && runners > state.units[ActiveUnit(state)].runners) {
    return Refused("too few models may go the dice's most");
  }
  return worst.ToStatus();
}

// Whether any model can go at least so far towards a point.
bool CanComeNearer(const Scene& scene, Point to, int32_t least) {
  for (const int model : NearestFirst(scene.state, ActiveUnit(scene.state), to)) {
    const std::optional<Point> end = FurthestTowards(scene, model, to);
    if (end && Distance(scene.state.models[model].at(), *end) >= least) return true;
  }
  return false;
}

absl::Status CheckAdvance(const Scene& scene, const Action& action) {
  const Point to{action.args[0], action.args[1]};
  if (!Contains(MapOf(scene.state), to)) return Refused("that is off the map");
  if (CanComeNearer(scene, to, 1)) return absl::OkStatus();
  return Refused("no model of the unit can come nearer");
}

absl::Status Check(const Scene& scene, int, const Action& action) {
  switch (action.kind) {
    case kDone:
      return absl::OkStatus();
    case kStep:
      return CheckStep(scene, action);
    case kShift:
      return CheckShift(scene, action);
    case kAdvance:
      return CheckAdvance(scene, action);
    default:
      return Refused("move the unit's models, or be done");
  }
}

void Shift(Play& play, Point step) {
  // All legs are planned before the first is made: nobody is in the way of a mate.
  absl::InlinedVector<LegPlan, kMaxUnitModels> plans;
  const int unit = ActiveUnit(play.state);
  ForEachOnMap(play.state, unit, [&](int model) {
    plans.push_back(PlanLeg(play.scene(), model, play.state.models[model].at() + step, true));
  });
  size_t next = 0;
  ForEachOnMap(play.state, unit, [&](int model) {
    MakeLeg(play, model, play.state.models[model].at() + step, plans[next++]);
  });
}

}  // namespace

void AdvanceTowards(Play& play, Point to) {
  for (const int model : NearestFirst(play.state, ActiveUnit(play.state), to)) {
    const std::optional<Point> end = FurthestTowards(play.scene(), model, to);
    if (end) MakeLeg(play, model, *end, PlanLeg(play.scene(), model, *end));
  }
}

namespace {

absl::Status Apply(Play& play, int, const Action& action) {
  switch (action.kind) {
    case kStep: {
      const Point to{action.args[1], action.args[2]};
      MakeLeg(play, action.args[0], to, PlanLeg(play.scene(), action.args[0], to));
      break;
    }
    case kShift:
      Shift(play, {action.args[0], action.args[1]});
      break;
    case kAdvance:
      AdvanceTowards(play, {action.args[0], action.args[1]});
      break;
    default:
      return FinishMoving(play);
  }
  return CanStillMove(play.scene()) ? absl::OkStatus() : FinishMoving(play);
}

// Proposals ------------------------------------------------------------------------------------

using Places = absl::InlinedVector<Point, 8>;

// Adds the nearest `most` of some places to the list.
void AddNearest(Places& list, Places places, Point from, size_t most) {
  std::stable_sort(places.begin(), places.end(), [&](Point a, Point b) {
    return SquaredDistance(a, from) < SquaredDistance(b, from);
  });
  for (size_t i = 0; i < std::min(most, places.size()); ++i) {
    if (std::find(list.begin(), list.end(), places[i]) == list.end()) list.push_back(places[i]);
  }
}

// The nearest models of enemy units.
Places EnemyPlaces(const State& state, int unit, Point from) {
  Places places;
  for (int owner = 0; owner <= kNobody; ++owner) {
    if (!Enemies(owner, state.units[unit].owner)) continue;
    ForEachUnitOnMap(state, owner, [&](int enemy) {
      places.push_back(state.models[NearestFirst(state, enemy, from).front()].at());
    });
  }
  return places;
}

// Where units want to go: enemies, points of interest, the enemy zone.
Places Destinations(const State& state, int unit, Point from) {
  constexpr size_t kMostEnemies = 3, kMostObjects = 2;
  Places list, objects;
  AddNearest(list, EnemyPlaces(state, unit, from), from, kMostEnemies);
  for (int i = 0; i < state.object_count; ++i) {
    objects.push_back({state.objects[i].x, state.objects[i].y});
  }
  AddNearest(list, objects, from, kMostObjects);
  const Rect zone = ZoneOf(state, Other(state.units[unit].owner));
  AddNearest(list, {{from.x, (zone.low.y + zone.high.y) / 2}}, from, 1);
  return list;
}

bool VisitShifts(const Scene& scene, int seat, ActionVisitor visit) {
  const State& state = scene.state;
  int32_t movement = kPlaneLimit;
  ForEachOnMap(state, ActiveUnit(state),
               [&](int model) { movement = std::min(movement, AllowanceOf(scene, model)); });
  const int32_t length = FurthestLength(scene, movement);
  for (const int32_t part : {length, length / 2}) {
    // Shorter steps would not all be different.
    for (int hour = 2; hour <= 12 && part >= kInch / 10; hour += 2) {
      const Point step = ClockStep({0, 0}, hour, part);
      const Action shift{kShift, {step.x, step.y}};
      if (Check(scene, seat, shift).ok() && !visit(shift)) return false;
    }
  }
  return true;
}

// Steps of the first model that has not moved.
bool VisitSteps(const Scene& scene, int seat, ActionVisitor visit) {
  const State& state = scene.state;
  int first = -1;
  ForEachOnMap(state, ActiveUnit(state), [&](int model) {
    if (first < 0 && state.models[model].spent == 0) first = model;
  });
  if (first < 0) return true;
  const int32_t length = FurthestLength(scene, AllowanceOf(scene, first));
  for (int hour = 3; hour <= 12 && length > 0; hour += 3) {
    const Point to = ClockStep(state.models[first].at(), hour, length);
    const Action step{kStep, {first, to.x, to.y}};
    if (Check(scene, seat, step).ok() && !visit(step)) return false;
  }
  return true;
}

bool Visit(const Scene& scene, int seat, ActionVisitor visit) {
  const State& state = scene.state;
  const int unit = ActiveUnit(state);
  if (!visit({kDone, {}})) return false;
  int first = state.units[unit].first;
  while (!OnMap(state.models[first])) ++first;
  for (const Point to : Destinations(state, unit, state.models[first].at())) {
    // Shuffling along by hairbreadths is not worth proposing.
    if (CanComeNearer(scene, to, kInch / 10) && !visit({kAdvance, {to.x, to.y}})) return false;
  }
  return VisitShifts(scene, seat, visit) && VisitSteps(scene, seat, visit);
}

}  // namespace

const StageHandler& MovingHandler() {
  static constexpr StageHandler kHandler{Check, Visit, Apply, /*open=*/true};
  return kHandler;
}

}  // namespace mallard::duckhammer
