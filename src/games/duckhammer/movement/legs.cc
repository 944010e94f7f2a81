#include "src/games/duckhammer/movement/legs.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "mallard/primitives/plane_bodies.h"
#include "mallard/primitives/plane_distance.h"
#include "mallard/primitives/plane_leg.h"
#include "mallard/primitives/plane_zone.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/movement/charge.h"
#include "src/games/duckhammer/movement/movement.h"

namespace mallard::duckhammer {
namespace {

bool IsCharging(const State& state) { return state.activity.kind != kMoveActivity; }

// What all models of the active unit may go: their movement, or what the dice show.
int32_t UsualAllowance(const Position& position, int unit) {
  return IsCharging(position.state) ? position.state.units[unit].charge * kInch
                                    : MovementOf(position, unit);
}

// The same for a model that goes the dice's most.
int32_t RunnersAllowance(const Position& position, int unit) {
  return std::max(UsualAllowance(position, unit),
                  ChargeDice(position, unit, /*pile_in=*/false).most() * kInch);
}

bool IsRunner(const Model& model) { return (model.moving & kRunner) != 0; }

Manner MannerOf(Way way) {
  switch (way) {
    case Way::kFly:
      return Manner::kFly;
    case Way::kDive:
      return Manner::kDive;
    case Way::kWalk:
      break;
  }
  return Manner::kWade;
}

MoveRules RulesFor(const Position& position, int unit) {
  const Profile& profile = position.state.profiles[unit];
  MoveRules rules;
  rules.fly = profile.flyer == Gait::kFast ? 1 : 2;
  rules.wade = profile.swimmer == Gait::kFast ? 1 : profile.swimmer == Gait::kSlow ? 2 : 3;
  rules.dive = profile.swimmer == Gait::kNone ? 3 : 2;
  HasAbility(position, unit, [&](const ModelAbility& ability) {
    if (ability.dive_cost > 0) rules.dive = std::min(rules.dive, ability.dive_cost);
    return false;
  });
  if (position.state.activity.way != Way::kFly) return rules;
  rules.tall_rule =
      HasAbility(position, unit, [](const ModelAbility& a) { return a.tall_climb_half; })
          ? TallRule::kHalf
          : TallRule::kRest;
  if (profile.flyer != Gait::kFast) rules.tall_needs = (UsualAllowance(position, unit) + 1) / 2;
  return rules;
}

LegRefusal RefusalOf(LegProblem problem) {
  switch (problem) {
    case LegProblem::kNone:
      break;
    case LegProblem::kTooFar:
      return LegRefusal::kTooFar;
    case LegProblem::kTooTall:
      return LegRefusal::kTooTall;
    case LegProblem::kNothingLeft:
      return LegRefusal::kNothingLeft;
  }
  return LegRefusal::kNone;
}

LegRefusal CheckWater(const Profile& profile, const LegCost& cost, bool flying) {
  if (profile.swimmer != Gait::kNone) return LegRefusal::kNone;
  if (flying && cost.ends_in_water != 0) return LegRefusal::kFlightOverWater;
  return !flying && cost.enters_water != 0 ? LegRefusal::kIntoWater : LegRefusal::kNone;
}

// The box around a leg, `margin` wider on all sides.
Rect BoxAround(Point from, Point to, int32_t margin) {
  return {{std::min(from.x, to.x) - margin, std::min(from.y, to.y) - margin},
          {std::max(from.x, to.x) + margin, std::max(from.y, to.y) + margin}};
}

// Bases that are passed, and where the leg ends.
LegRefusal CheckBases(const Position& position, int model, Point to, bool mates_move) {
  const State& state = position.state;
  const int unit = UnitOf(state, model);
  const int owner = state.units[unit].owner;
  const Circle base{state.models[model].at(), state.profiles[unit].radius};
  const Circle there{to, base.radius};
  const bool flying = state.activity.way == Way::kFly;
  bool blocked = false, on_base = false;
  for (int other = 0; other <= kNobody && !blocked && !on_base; ++other) {
    const bool stops = !flying && Enemies(owner, other);
    ForEachUnitOnMap(state, other, [&](int u) {
      if (mates_move && u == unit) return;
      const int32_t radius = state.profiles[u].radius;
      const Rect box = BoxAround(base.centre, to, base.radius + radius);
      ForEachOnMap(state, u, [&](int m) {
        if (m == model || !Contains(box, state.models[m].at())) return;
        const Circle at{state.models[m].at(), radius};
        on_base = on_base || Overlap(there, at);
        // What it stands on already (a script may have put it there) does not hold it.
        blocked = blocked || (stops && LegMeets(base, to, at) && !Overlap(base, at));
      });
    });
  }
  if (blocked) return LegRefusal::kEnemyInTheWay;
  return on_base ? LegRefusal::kOnABase : LegRefusal::kNone;
}

// More movement in flight for a model that had a unit mate ahead of it when all started, seen in
// the direction from where it started to where it would be.
int32_t BonusTowards(const Position& position, int model, Point to) {
  const State& state = position.state;
  const int unit = UnitOf(state, model);
  const int32_t bonus = FlockBonus(position, unit);
  if (bonus == 0) return 0;
  const Point from = state.models[model].start();
  bool ahead = false;
  ForEachOnMap(state, unit, [&](int mate) {
    ahead = ahead || (mate != model && Dot(state.models[mate].start() - from, to - from) > 0);
  });
  return ahead ? bonus : 0;
}

}  // namespace

Refusal LegPlan::ToRefusal() const {
  switch (refusal) {
    case LegRefusal::kNone:
      break;
    case LegRefusal::kThereAlready:
      return Forbidden("the model is there already");
    case LegRefusal::kOffTheMap:
      return Forbidden("that is off the map");
    case LegRefusal::kTooFar:
      return Forbidden(
          "that is too far: it takes {cost} thousandths of an inch, and {left} are left", cost,
          left);
    case LegRefusal::kTooTall:
      return Forbidden("too little movement is left to fly up so tall an obstacle");
    case LegRefusal::kNothingLeft:
      return Forbidden("flying up a tall obstacle takes the rest of the movement: end on its top");
    case LegRefusal::kFlightOverWater:
      return Forbidden("non-swimmers do not end a flight over water");
    case LegRefusal::kIntoWater:
      return Forbidden("non-swimmers do not enter water");
    case LegRefusal::kEnemyInTheWay:
      return Forbidden("an enemy base is in the way");
    case LegRefusal::kOnABase:
      return Forbidden("it would end on the base of another model");
  }
  return kAllowed;
}

absl::Status LegPlan::ToStatus() const {
  const Refusal no = ToRefusal();
  if (refusal != LegRefusal::kTooFar) return no ? no.ToStatus() : absl::OkStatus();
  const auto inches = [](int32_t length) {
    return absl::StrFormat("%d.%03d", length / kInch, length % kInch);
  };
  return absl::FailedPreconditionError(absl::StrCat("that is too far: it takes ", inches(cost),
                                                    " inches of movement, and ", inches(left),
                                                    " are left"));
}

int32_t FlockBonus(const Position& position, int unit) {
  int32_t bonus = 0;
  if (!position.state.units[unit].Has(kFlying)) return bonus;
  HasAbility(position, unit, [&](const ModelAbility& ability) {
    bonus = std::max(bonus, ability.flock_bonus);
    return false;
  });
  return bonus;
}

int32_t AllowanceOf(const Position& position, int model) {
  const int unit = UnitOf(position.state, model);
  const Model& m = position.state.models[model];
  const bool may_run =
      IsCharging(position.state) && (IsRunner(m) || position.state.units[unit].runners > 0);
  const int32_t allowance =
      may_run ? RunnersAllowance(position, unit) : UsualAllowance(position, unit);
  return std::max(0, allowance - m.spent);
}

LegPlan PlanLeg(const Position& position, int model, Point to, bool mates_move) {
  const State& state = position.state;
  const int unit = UnitOf(state, model);
  const Model& m = state.models[model];
  const Profile& profile = state.profiles[unit];
  const Way way = state.activity.way;
  if (to == m.at()) return {LegRefusal::kThereAlready};
  if (!Contains(MapOf(state), to) || !Contains(MapOf(state), Circle{to, profile.radius})) {
    return {LegRefusal::kOffTheMap};
  }
  const LegParts parts = CutLeg(m.at(), to, position.rules.TerrainOf(state));
  const MoveRules rules = RulesFor(position, unit);
  const int32_t bonus = BonusTowards(position, model, to);
  LegPlan plan;
  int32_t left = std::max(
      0, (IsRunner(m) ? RunnersAllowance(position, unit) : UsualAllowance(position, unit)) + bonus -
             m.spent);
  LegCost cost = CostOfLeg(parts, MannerOf(way), left, rules);
  if (cost.problem != LegProblem::kNone && !IsRunner(m) && state.units[unit].runners > 0) {
    left = std::max(0, RunnersAllowance(position, unit) + bonus - m.spent);
    cost = CostOfLeg(parts, MannerOf(way), left, rules);
    plan.runs = true;
  }
  plan.cost = cost.cost;
  plan.left = left;
  plan.refusal = CheckWater(profile, cost, way == Way::kFly);
  if (plan.ok()) plan.refusal = RefusalOf(cost.problem);
  if (plan.ok()) plan.refusal = CheckBases(position, model, to, mates_move);
  return plan;
}

void MakeLeg(Play& play, int model, Point to, const LegPlan& plan) {
  Model& m = play.state.models[model];
  m.spent += plan.cost;
  if (plan.runs) {
    m.moving |= kRunner;
    --play.state.units[UnitOf(play.state, model)].runners;
  }
  PutModel(play, model, to);
}

}  // namespace mallard::duckhammer
