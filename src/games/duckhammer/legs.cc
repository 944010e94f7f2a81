// Straight legs: what they cost, and what is in their way.
#include <algorithm>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "mallard/primitives/plane_bodies.h"
#include "mallard/primitives/plane_distance.h"
#include "mallard/primitives/plane_leg.h"
#include "mallard/primitives/plane_zone.h"
#include "src/games/duckhammer/charge.h"
#include "src/games/duckhammer/field.h"
#include "src/games/duckhammer/movement.h"

namespace mallard::duckhammer {
namespace {

bool IsCharging(const State& state) { return state.activity.kind != kMoveActivity; }

// What all models of the active unit may go: their movement, or what the dice show.
int32_t UsualAllowance(const Scene& scene, int unit) {
  return IsCharging(scene.state) ? scene.state.units[unit].charge * kInch : MovementOf(scene, unit);
}

// The same for a model that goes the dice's most.
int32_t RunnersAllowance(const Scene& scene, int unit) {
  return std::max(UsualAllowance(scene, unit),
                  ChargeDice(scene, unit, /*pile_in=*/false).most() * kInch);
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

MoveRules RulesFor(const Scene& scene, int unit) {
  const Profile& profile = scene.state.profiles[unit];
  MoveRules rules;
  rules.fly = profile.flyer == Gait::kFast ? 1 : 2;
  rules.wade = profile.swimmer == Gait::kFast ? 1 : profile.swimmer == Gait::kSlow ? 2 : 3;
  rules.dive = profile.swimmer == Gait::kNone ? 3 : 2;
  HasAbility(scene, unit, [&](const ModelAbility& ability) {
    if (ability.dive_cost > 0) rules.dive = std::min(rules.dive, ability.dive_cost);
    return false;
  });
  if (scene.state.activity.way != Way::kFly) return rules;
  rules.tall_rule = HasAbility(scene, unit, [](const ModelAbility& a) { return a.tall_climb_half; })
                        ? TallRule::kHalf
                        : TallRule::kRest;
  if (profile.flyer != Gait::kFast) rules.tall_needs = (UsualAllowance(scene, unit) + 1) / 2;
  return rules;
}

std::string Inches(int32_t thousandths) {
  return absl::StrFormat("%d.%03d", thousandths / kInch, thousandths % kInch);
}

absl::Status StatusOf(const LegCost& cost, int32_t left) {
  switch (cost.problem) {
    case LegProblem::kNone:
      break;
    case LegProblem::kTooFar:
      return Refused(absl::StrCat("that is too far: it takes ", Inches(cost.cost),
                                  " inches of movement, and ", Inches(left), " are left"));
    case LegProblem::kTooTall:
      return Refused("too little movement is left to fly up so tall an obstacle");
    case LegProblem::kNothingLeft:
      return Refused("flying up a tall obstacle takes the rest of the movement: end on its top");
  }
  return absl::OkStatus();
}

absl::Status CheckWater(const Profile& profile, const LegCost& cost, bool flying) {
  if (profile.swimmer != Gait::kNone) return absl::OkStatus();
  if (flying && cost.ends_in_water != 0) {
    return Refused("non-swimmers do not end a flight over water");
  }
  if (!flying && cost.enters_water != 0) return Refused("non-swimmers do not enter water");
  return absl::OkStatus();
}

// The box around a leg, `margin` wider on all sides.
Rect BoxAround(Point from, Point to, int32_t margin) {
  return {{std::min(from.x, to.x) - margin, std::min(from.y, to.y) - margin},
          {std::max(from.x, to.x) + margin, std::max(from.y, to.y) + margin}};
}

// Bases that are passed, and where the leg ends.
absl::Status CheckBases(const Scene& scene, int model, Point to, bool mates_move) {
  const State& state = scene.state;
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
  if (blocked) return Refused("an enemy base is in the way");
  if (on_base) return Refused("it would end on the base of another model");
  return absl::OkStatus();
}

// More movement in flight for a model with a unit mate ahead of it.
int32_t BonusTowards(const Scene& scene, int model, Point to) {
  const State& state = scene.state;
  const int unit = UnitOf(state, model);
  const int32_t bonus = FlockBonus(scene, unit);
  if (bonus == 0) return 0;
  const Point from = state.models[model].at();
  bool ahead = false;
  ForEachOnMap(state, unit, [&](int mate) {
    ahead = ahead || (mate != model && Dot(state.models[mate].at() - from, to - from) > 0);
  });
  return ahead ? bonus : 0;
}

}  // namespace

int32_t FlockBonus(const Scene& scene, int unit) {
  int32_t bonus = 0;
  if (!scene.state.units[unit].Has(kFlying)) return bonus;
  HasAbility(scene, unit, [&](const ModelAbility& ability) {
    bonus = std::max(bonus, ability.flock_bonus);
    return false;
  });
  return bonus;
}

int32_t AllowanceOf(const Scene& scene, int model) {
  const int unit = UnitOf(scene.state, model);
  const Model& m = scene.state.models[model];
  const bool may_run =
      IsCharging(scene.state) && (IsRunner(m) || scene.state.units[unit].runners > 0);
  const int32_t allowance = may_run ? RunnersAllowance(scene, unit) : UsualAllowance(scene, unit);
  return std::max(0, allowance - m.spent);
}

LegPlan PlanLeg(const Scene& scene, int model, Point to, bool mates_move) {
  const State& state = scene.state;
  const int unit = UnitOf(state, model);
  const Model& m = state.models[model];
  const Profile& profile = state.profiles[unit];
  const Way way = state.activity.way;
  if (to == m.at()) return {Refused("the model is there already")};
  if (!Contains(MapOf(state), to) || !Contains(MapOf(state), Circle{to, profile.radius})) {
    return {Refused("that is off the map")};
  }
  const LegParts parts = CutLeg(m.at(), to, scene.rules.TerrainOf(state));
  const MoveRules rules = RulesFor(scene, unit);
  const int32_t bonus = BonusTowards(scene, model, to);
  LegPlan plan;
  int32_t left =
      std::max(0, (IsRunner(m) ? RunnersAllowance(scene, unit) : UsualAllowance(scene, unit)) +
                      bonus - m.spent);
  LegCost cost = CostOfLeg(parts, MannerOf(way), left, rules);
  if (cost.problem != LegProblem::kNone && !IsRunner(m) && state.units[unit].runners > 0) {
    left = std::max(0, RunnersAllowance(scene, unit) + bonus - m.spent);
    cost = CostOfLeg(parts, MannerOf(way), left, rules);
    plan.runs = true;
  }
  plan.cost = cost.cost;
  plan.status = CheckWater(profile, cost, way == Way::kFly);
  if (plan.status.ok()) plan.status = StatusOf(cost, left);
  if (plan.status.ok()) plan.status = CheckBases(scene, model, to, mates_move);
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
