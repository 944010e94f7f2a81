#include "src/games/duckhammer/movement/moving.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "absl/container/inlined_vector.h"
#include "mallard/primitives/plane_bodies.h"
#include "mallard/primitives/plane_clock.h"
#include "mallard/primitives/plane_distance.h"
#include "mallard/primitives/plane_leg.h"
#include "mallard/primitives/plane_zone.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/field/on_map.h"
#include "src/games/duckhammer/movement/legs.h"
#include "src/games/duckhammer/movement/movement.h"

namespace mallard::duckhammer {
namespace {

using ModelList = absl::InlinedVector<int, kMaxUnitModels>;

int ActiveUnit(const State& state) { return state.activity.unit - 1; }

// The unit's models, the nearest to a point first. Inserted one by one: they are few, and sorting
// them stably would allocate.
ModelList NearestFirst(const State& state, int unit, Point to) {
  ModelList models;
  absl::InlinedVector<int64_t, kMaxUnitModels> distances;
  ForEachOnMap(state, unit, [&](int model) {
    const int64_t distance = SquaredDistance(state.models[model].at(), to);
    const auto place = std::upper_bound(distances.begin(), distances.end(), distance);
    models.insert(models.begin() + (place - distances.begin()), model);
    distances.insert(place, distance);
  });
  return models;
}

Refusal CheckStep(const Position& position, const Legs& legs, const Action& action) {
  const State& state = position.state;
  const Unit& u = state.units[ActiveUnit(state)];
  const int model = action.args[0];
  const Point to{action.args[1], action.args[2]};
  if (Refusal no = CheckOnMap(state, to)) return no;
  if (model < u.first || model >= u.first + u.size || !OnMap(state.models[model])) {
    return Forbidden("model {model} is not of the unit that moves", model);
  }
  return legs.Plan(model, to).ToRefusal();
}

Refusal CheckShift(const Position& position, const Legs& legs, const Action& action) {
  const State& state = position.state;
  const Point step{action.args[0], action.args[1]};
  LegPlan worst;
  int runners = 0;
  ForEachOnMap(state, ActiveUnit(state), [&](int model) {
    if (!worst.ok()) return;
    worst = legs.Plan(model, state.models[model].at() + step, /*mates_move=*/true);
    runners += worst.runs ? 1 : 0;
  });
  if (worst.ok() && runners > state.units[ActiveUnit(state)].runners) {
    return Forbidden("too few models may go the dice's most");
  }
  return worst.ToRefusal();
}

// Whether any model can go at least so far towards a point.
bool CanComeNearer(const Position& position, const Legs& legs, Point to, int32_t least) {
  for (const int model : NearestFirst(position.state, ActiveUnit(position.state), to)) {
    const std::optional<Point> end = legs.FurthestTowards(model, to);
    if (end && Distance(position.state.models[model].at(), *end) >= least) return true;
  }
  return false;
}

Refusal CheckAdvance(const Position& position, const Legs& legs, const Action& action) {
  const Point to{action.args[0], action.args[1]};
  if (Refusal no = CheckOnMap(position.state, to)) return no;
  if (CanComeNearer(position, legs, to, 1)) return kAllowed;
  return Forbidden("no model of the unit can come nearer");
}

Refusal CheckAmong(const Position& position, const Legs& legs, const Action& action) {
  switch (action.kind) {
    case kStep:
      return CheckStep(position, legs, action);
    case kShift:
      return CheckShift(position, legs, action);
    case kAdvance:
      return CheckAdvance(position, legs, action);
    default:
      return kAllowed;
  }
}

Legs LegsOfActive(const Position& position) { return Legs(position, ActiveUnit(position.state)); }

}  // namespace

std::optional<Point> FurthestTowards(const Position& position, int model, Point to) {
  return LegsOfActive(position).FurthestTowards(model, to);
}

Refusal CheckMoving(const Position& position, int, const Action& action) {
  if (action.kind == kDone) return kAllowed;
  return CheckAmong(position, LegsOfActive(position), action);
}

namespace {

void Shift(Play& play, Point step) {
  // All legs are planned before the first is made: nobody is in the way of a mate.
  absl::InlinedVector<LegPlan, kMaxUnitModels> plans;
  const int unit = ActiveUnit(play.state);
  const Legs legs = LegsOfActive(play.position());
  ForEachOnMap(play.state, unit, [&](int model) {
    plans.push_back(legs.Plan(model, play.state.models[model].at() + step, /*mates_move=*/true));
  });
  size_t next = 0;
  ForEachOnMap(play.state, unit, [&](int model) {
    MakeLeg(play, model, play.state.models[model].at() + step, plans[next++]);
  });
}

}  // namespace

void AdvanceTowards(Play& play, Point to) {
  Legs legs = LegsOfActive(play.position());
  for (const int model : NearestFirst(play.state, ActiveUnit(play.state), to)) {
    const std::optional<Point> end = legs.FurthestTowards(model, to);
    if (!end) continue;
    MakeLeg(play, model, *end, legs.Plan(model, *end));
    legs.Follow(model);
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

using Places = absl::InlinedVector<Point, kUnitSlots>;

// Adds the nearest `most` of some places to the list, the first among equals first.
void AddNearest(Places& list, Places places, Point from, size_t most) {
  for (size_t i = 0; i < std::min(most, places.size()); ++i) {
    const auto next = std::min_element(
        places.begin() + static_cast<ptrdiff_t>(i), places.end(),
        [&](Point a, Point b) { return SquaredDistance(a, from) < SquaredDistance(b, from); });
    std::rotate(places.begin() + static_cast<ptrdiff_t>(i), next, next + 1);
    if (std::find(list.begin(), list.end(), places[i]) == list.end()) list.push_back(places[i]);
  }
}

Point NearestModel(const State& state, int unit, Point from) {
  Point nearest;
  int64_t least = std::numeric_limits<int64_t>::max();
  ForEachOnMap(state, unit, [&](int model) {
    const int64_t distance = SquaredDistance(state.models[model].at(), from);
    if (distance >= least) return;
    least = distance;
    nearest = state.models[model].at();
  });
  return nearest;
}

// The nearest models of enemy units.
Places EnemyPlaces(const State& state, int unit, Point from) {
  Places places;
  for (int owner = 0; owner <= kNobody; ++owner) {
    if (!Enemies(owner, state.units[unit].owner)) continue;
    ForEachUnitOnMap(state, owner,
                     [&](int enemy) { places.push_back(NearestModel(state, enemy, from)); });
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

bool ListShifts(const Position& position, const Legs& legs, Listing& out) {
  const State& state = position.state;
  int32_t movement = kPlaneLimit;
  ForEachOnMap(state, ActiveUnit(state),
               [&](int model) { movement = std::min(movement, legs.Allowance(model)); });
  const int32_t length = legs.FurthestLength(movement);
  for (const int32_t part : {length, length / 2}) {
    // Shorter steps would not all be different.
    for (int hour = 2; hour <= 12 && part >= kInch / 10; hour += 2) {
      const Point step = ClockStep({0, 0}, hour, part);
      const Action shift{kShift, {step.x, step.y}};
      if (!CheckAmong(position, legs, shift) && !out.One(shift)) return false;
    }
  }
  return true;
}

// Steps of the first model that has not moved.
bool ListSteps(const Position& position, const Legs& legs, Listing& out) {
  const State& state = position.state;
  int first = -1;
  ForEachOnMap(state, ActiveUnit(state), [&](int model) {
    if (first < 0 && state.models[model].spent == 0) first = model;
  });
  if (first < 0) return true;
  const int32_t length = legs.FurthestLength(legs.Allowance(first));
  for (int hour = 3; hour <= 12 && length > 0; hour += 3) {
    const Point to = ClockStep(state.models[first].at(), hour, length);
    const Action step{kStep, {first, to.x, to.y}};
    if (!CheckAmong(position, legs, step) && !out.One(step)) return false;
  }
  return true;
}

}  // namespace

void ListMoving(const Position& position, int, Listing& out) {
  const State& state = position.state;
  const int unit = ActiveUnit(state);
  if (!out.One({kDone, {}})) return;
  const Legs legs(position, unit);
  int first = state.units[unit].first;
  while (!OnMap(state.models[first])) ++first;
  for (const Point to : Destinations(state, unit, state.models[first].at())) {
    if (!out.Wants({kAdvance, {}}, /*known=*/0)) break;
    // Shuffling along by hairbreadths is not worth proposing.
    if (CanComeNearer(position, legs, to, kInch / 10) && !out.One({kAdvance, {to.x, to.y}})) return;
  }
  if (out.Wants({kShift, {}}, 0) && !ListShifts(position, legs, out)) return;
  if (out.Wants({kStep, {}}, 0)) ListSteps(position, legs, out);
}

}  // namespace mallard::duckhammer
