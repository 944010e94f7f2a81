#include "src/games/duckhammer/movement/moving.h"

#include <algorithm>
#include <optional>

#include "absl/container/inlined_vector.h"
#include "mallard/primitives/plane_bodies.h"
#include "mallard/primitives/plane_clock.h"
#include "mallard/primitives/plane_distance.h"
#include "mallard/primitives/plane_leg.h"
#include "mallard/primitives/plane_zone.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/movement/legs.h"
#include "src/games/duckhammer/movement/movement.h"

namespace mallard::duckhammer {
namespace {

using ModelList = absl::InlinedVector<int, kMaxUnitModels>;

int ActiveUnit(const State& state) { return state.activity.unit - 1; }

// Movement a model has left, whatever its direction.
int32_t MostLeft(const Position& position, int model) {
  return AllowanceOf(position, model) + FlockBonus(position, ActiveUnit(position.state));
}

// How far that gets it at the best.
int32_t FurthestLength(const Position& position, int32_t movement) {
  const bool slow = position.state.activity.way == Way::kFly &&
                    position.state.profiles[ActiveUnit(position.state)].flyer != Gait::kFast;
  return slow ? movement / 2 : movement;
}

// How far a model could go towards a point without meeting an enemy base on the way.
int32_t FreeOfEnemies(const Position& position, int model, Point to, int32_t most) {
  const State& state = position.state;
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
std::optional<Point> FurthestTowards(const Position& position, int model, Point to) {
  constexpr int kTries = 24;
  const Point from = position.state.models[model].at();
  if (from == to) return std::nullopt;
  const auto legal = [&](int32_t length) {
    const Point end = PointOnLeg(from, to, length);
    return end != from && PlanLeg(position, model, end).ok();
  };
  const int32_t most = FreeOfEnemies(
      position, model, to,
      std::min(Distance(from, to), FurthestLength(position, MostLeft(position, model))));
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

Refusal CheckStep(const Position& position, const Action& action) {
  const State& state = position.state;
  const Unit& u = state.units[ActiveUnit(state)];
  const int model = action.args[0];
  if (model < u.first || model >= u.first + u.size || !OnMap(state.models[model])) {
    return Forbidden("model {model} is not of the unit that moves", model);
  }
  return PlanLeg(position, model, {action.args[1], action.args[2]}).ToRefusal();
}

Refusal CheckShift(const Position& position, const Action& action) {
  const State& state = position.state;
  const Point step{action.args[0], action.args[1]};
  LegPlan worst;
  int runners = 0;
  ForEachOnMap(state, ActiveUnit(state), [&](int model) {
    if (!worst.ok()) return;
    worst = PlanLeg(position, model, state.models[model].at() + step, /*mates_move=*/true);
    runners += worst.runs ? 1 : 0;
  });
  if (worst.ok() && runners > state.units[ActiveUnit(state)].runners) {
    return Forbidden("too few models may go the dice's most");
  }
  return worst.ToRefusal();
}

// Whether any model can go at least so far towards a point.
bool CanComeNearer(const Position& position, Point to, int32_t least) {
  for (const int model : NearestFirst(position.state, ActiveUnit(position.state), to)) {
    const std::optional<Point> end = FurthestTowards(position, model, to);
    if (end && Distance(position.state.models[model].at(), *end) >= least) return true;
  }
  return false;
}

Refusal CheckAdvance(const Position& position, const Action& action) {
  const Point to{action.args[0], action.args[1]};
  if (!Contains(MapOf(position.state), to)) return Forbidden("that is off the map");
  if (CanComeNearer(position, to, 1)) return kAllowed;
  return Forbidden("no model of the unit can come nearer");
}

}  // namespace

Refusal CheckMoving(const Position& position, int, const Action& action) {
  switch (action.kind) {
    case kStep:
      return CheckStep(position, action);
    case kShift:
      return CheckShift(position, action);
    case kAdvance:
      return CheckAdvance(position, action);
    default:
      return kAllowed;
  }
}

namespace {

void Shift(Play& play, Point step) {
  // All legs are planned before the first is made: nobody is in the way of a mate.
  absl::InlinedVector<LegPlan, kMaxUnitModels> plans;
  const int unit = ActiveUnit(play.state);
  ForEachOnMap(play.state, unit, [&](int model) {
    plans.push_back(PlanLeg(play.position(), model, play.state.models[model].at() + step, true));
  });
  size_t next = 0;
  ForEachOnMap(play.state, unit, [&](int model) {
    MakeLeg(play, model, play.state.models[model].at() + step, plans[next++]);
  });
}

}  // namespace

void AdvanceTowards(Play& play, Point to) {
  for (const int model : NearestFirst(play.state, ActiveUnit(play.state), to)) {
    const std::optional<Point> end = FurthestTowards(play.position(), model, to);
    if (end) MakeLeg(play, model, *end, PlanLeg(play.position(), model, *end));
  }
}

absl::Status ExplainMoving(const Position& position, const Action& action, const Refusal& no) {
  const State& state = position.state;
  // Only arguments that make sense may be looked up.
  if (no.code() != Refusal::Code::kForbidden || action.kind != kStep) return no.ToStatus();
  const Unit& unit = state.units[ActiveUnit(state)];
  if (action.args[0] < unit.first || action.args[0] >= unit.first + unit.size) {
    return no.ToStatus();
  }
  const LegPlan plan = PlanLeg(position, action.args[0], {action.args[1], action.args[2]});
  return plan.ToRefusal().reason() == no.reason() ? plan.ToStatus() : no.ToStatus();
}

absl::Status ApplyMoving(Play& play, int, const Action& action) {
  switch (action.kind) {
    case kStep: {
      const Point to{action.args[1], action.args[2]};
      MakeLeg(play, action.args[0], to, PlanLeg(play.position(), action.args[0], to));
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
  return CanStillMove(play.position()) ? absl::OkStatus() : FinishMoving(play);
}

namespace {

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

bool ListShifts(const Position& position, int seat, Listing& out) {
  const State& state = position.state;
  int32_t movement = kPlaneLimit;
  ForEachOnMap(state, ActiveUnit(state),
               [&](int model) { movement = std::min(movement, AllowanceOf(position, model)); });
  const int32_t length = FurthestLength(position, movement);
  for (const int32_t part : {length, length / 2}) {
    // Shorter steps would not all be different.
    for (int hour = 2; hour <= 12 && part >= kInch / 10; hour += 2) {
      const Point step = ClockStep({0, 0}, hour, part);
      const Action shift{kShift, {step.x, step.y}};
      if (!CheckMoving(position, seat, shift) && !out.One(shift)) return false;
    }
  }
  return true;
}

// Steps of the first model that has not moved.
bool ListSteps(const Position& position, int seat, Listing& out) {
  const State& state = position.state;
  int first = -1;
  ForEachOnMap(state, ActiveUnit(state), [&](int model) {
    if (first < 0 && state.models[model].spent == 0) first = model;
  });
  if (first < 0) return true;
  const int32_t length = FurthestLength(position, AllowanceOf(position, first));
  for (int hour = 3; hour <= 12 && length > 0; hour += 3) {
    const Point to = ClockStep(state.models[first].at(), hour, length);
    const Action step{kStep, {first, to.x, to.y}};
    if (!CheckMoving(position, seat, step) && !out.One(step)) return false;
  }
  return true;
}

}  // namespace

void ListMoving(const Position& position, int seat, Listing& out) {
  const State& state = position.state;
  const int unit = ActiveUnit(state);
  if (!out.One({kDone, {}})) return;
  int first = state.units[unit].first;
  while (!OnMap(state.models[first])) ++first;
  for (const Point to : Destinations(state, unit, state.models[first].at())) {
    // Shuffling along by hairbreadths is not worth proposing.
    if (CanComeNearer(position, to, kInch / 10) && !out.One({kAdvance, {to.x, to.y}})) return;
  }
  if (ListShifts(position, seat, out)) ListSteps(position, seat, out);
}

}  // namespace mallard::duckhammer
