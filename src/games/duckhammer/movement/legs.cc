#include "src/games/duckhammer/movement/legs.h"

#include <algorithm>
#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "mallard/primitives/plane_bodies.h"
#include "mallard/primitives/plane_distance.h"
#include "mallard/primitives/plane_leg.h"
#include "mallard/primitives/plane_zone.h"
#include "src/games/common/format_text.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/field/modified.h"
#include "src/games/duckhammer/movement/charge.h"
#include "src/games/duckhammer/movement/movement.h"

namespace mallard::duckhammer {
namespace {

bool IsCharging(const State& state) { return state.activity.kind != kMoveActivity; }

// What all models of the active unit may go: their movement, or what the dice show.
int32_t UsualAllowance(const Position& position, int unit) {
  const int32_t usual = IsCharging(position.state) ? position.state.units[unit].charge * kInch
                                                   : MovementOf(position, unit);
  return std::max(0, usual + Modified(position, Quantity::kAllowance, {unit}, 0) * kInch);
}

// What one model may go more than its unit: by marks on it, or because it dives.
int32_t OwnExtra(const Position& position, int unit, int model) {
  return (Modified(position, Quantity::kAllowance, {unit, model}, 0) -
          Modified(position, Quantity::kAllowance, {unit}, 0)) *
         kInch;
}

// UsualAllowance for a model that goes the dice's most.
int32_t RunnersAllowance(const Position& position, int unit) {
  const int most = ChargeDice(position, unit, /*pile_in=*/false).most() +
                   Modified(position, Quantity::kAllowance, {unit}, 0);
  return std::max(UsualAllowance(position, unit), most * kInch);
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
  const auto cost = [&](Quantity quantity, int usual) {
    return Modified(position, quantity, {unit}, usual);
  };
  rules.land = cost(Quantity::kLandCost, 1);
  rules.fly = cost(Quantity::kFlyCost, profile.flyer == Gait::kFast ? 1 : 2);
  rules.wade = cost(Quantity::kWadeCost, profile.swimmer == Gait::kFast   ? 1
                                         : profile.swimmer == Gait::kSlow ? 2
                                                                          : 3);
  rules.dive = cost(Quantity::kDiveCost, profile.swimmer == Gait::kNone ? 3 : 2);
  if (position.state.activity.way != Way::kFly) return rules;
  rules.tall_rule = TallRule::kRest;
  HasAbility(position, unit, [&](const ModelAbility& ability) {
    const bool better =
        ability.tall_climb == TallRule::kRise ||
        (ability.tall_climb == TallRule::kHalf && rules.tall_rule == TallRule::kRest);
    if (better) rules.tall_rule = ability.tall_climb;
    return false;
  });
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

bool Meet(const Rect& a, const Rect& b) {
  return a.low.x <= b.high.x && b.low.x <= a.high.x && a.low.y <= b.high.y && b.low.y <= a.high.y;
}

// The box around two points, `margin` wider on all sides.
Rect BoxAround(Point a, Point b, int32_t margin = 0) {
  return {{std::min(a.x, b.x) - margin, std::min(a.y, b.y) - margin},
          {std::max(a.x, b.x) + margin, std::max(a.y, b.y) + margin}};
}

// Around all models of a unit, wider by `margin`; nothing that legs could meet lies outside.
Rect BoxAroundUnit(const State& state, int unit, int32_t margin) {
  Rect box;
  bool first = true;
  ForEachOnMap(state, unit, [&](int model) {
    const Point at = state.models[model].at();
    box = first ? Rect{at, at}
                : Rect{{std::min(box.low.x, at.x), std::min(box.low.y, at.y)},
                       {std::max(box.high.x, at.x), std::max(box.high.y, at.y)}};
    first = false;
  });
  return BoxAround(box.low, box.high, margin);
}

// Some thousandths more than rounding could make of a length.
constexpr int32_t kSlack = 8;

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
    return FormatText("%d.%03d", length / kInch, length % kInch);
  };
  return absl::FailedPreconditionError(absl::StrCat("that is too far: it takes ", inches(cost),
                                                    " inches of movement, and ", inches(left),
                                                    " are left"));
}

int32_t BonusBehindMates(const Position& position, int unit) {
  Subject behind{unit};
  behind.mate_ahead = true;
  return (Modified(position, Quantity::kAllowance, behind, 0) -
          Modified(position, Quantity::kAllowance, {unit}, 0)) *
         kInch;
}

int32_t AllowanceOf(const Position& position, int model) {
  const int unit = UnitOf(position.state, model);
  const Model& m = position.state.models[model];
  const bool may_run =
      IsCharging(position.state) && (IsRunner(m) || position.state.units[unit].runners > 0);
  const int32_t allowance =
      may_run ? RunnersAllowance(position, unit) : UsualAllowance(position, unit);
  return std::max(0, allowance + OwnExtra(position, unit, model) - m.spent);
}

Legs::Legs(const Position& position, int unit)
    : position_(position),
      unit_(unit),
      radius_(position.state.profiles[unit].radius),
      usual_(UsualAllowance(position, unit)),
      runners_(IsCharging(position.state) ? RunnersAllowance(position, unit) : usual_),
      bonus_(BonusBehindMates(position, unit)),
      rules_(RulesFor(position, unit)) {
  const State& state = position_.state;
  int32_t furthest = 0;
  ForEachOnMap(state, unit, [&](int model) {
    furthest = std::max(furthest, Allowance(model) + std::max(0, bonus_));
  });
  reach_ = BoxAroundUnit(state, unit, furthest + radius_ + kSlack);
  for (int owner = 0; owner <= kNobody; ++owner) {
    ForEachUnitOnMap(state, owner, [&](int u) {
      const int32_t radius = state.profiles[u].radius;
      const Rect around = BoxAround(reach_.low, reach_.high, radius);
      ForEachOnMap(state, u, [&](int m) {
        if (u != unit && !Contains(around, state.models[m].at())) return;
        all_bases_.push_back(static_cast<uint16_t>(bases_.size()));
        if (u != unit) others_.push_back(all_bases_.back());
        bases_.push_back({{state.models[m].at(), radius},
                          static_cast<uint16_t>(m),
                          static_cast<uint8_t>(owner),
                          static_cast<uint8_t>(u)});
      });
    });
  }
  for (const TerrainFeature& feature : position.rules.TerrainOf(state)) {
    const Rect bounds = BoundsOf(feature.area);
    if (Meet(reach_, bounds)) terrain_.push_back({bounds, &feature});
  }
}

Legs::Bases Legs::BasesIn(const Rect& box) const {
  Bases bases;
  for (const uint16_t number : all_bases_) {
    const Circle& base = bases_[number].circle;
    if (Contains(BoxAround(box.low, box.high, base.radius), base.centre)) bases.push_back(number);
  }
  return bases;
}

Legs::Terrain Legs::TerrainIn(const Rect& box) const {
  Terrain terrain;
  for (const Piece& piece : terrain_) {
    if (Meet(box, piece.bounds)) terrain.push_back(piece.feature);
  }
  return terrain;
}

// Of those pieces only what the leg from one point to another can come upon: a line has most of the
// terrain around it on one of its sides.
Legs::Terrain Legs::TerrainAlong(Point from, Point to) const {
  const Rect box = BoxAround(from, to, kSlack);
  const Point way = to - from;
  const int64_t slack = int64_t{kSlack} * (std::abs(way.x) + std::abs(way.y));
  Terrain terrain;
  for (const Piece& piece : terrain_) {
    if (!Meet(box, piece.bounds)) continue;
    bool left = true, right = true;  // All of it lies clearly on that side.
    for (const Point corner : piece.feature->area.corners()) {
      const int64_t side = Cross(way, corner - from);
      left = left && side > slack;
      right = right && side < -slack;
    }
    if (!left && !right) terrain.push_back(piece.feature);
  }
  return terrain;
}

void Legs::Follow(int model) {
  for (Base& base : bases_) {
    if (base.model == model) base.circle.centre = position_.state.models[model].at();
  }
}

int32_t Legs::Allowance(int model) const {
  const Model& m = position_.state.models[model];
  const bool may_run =
      IsCharging(position_.state) && (IsRunner(m) || position_.state.units[unit_].runners > 0);
  return std::max(0, (may_run ? runners_ : usual_) + OwnExtra(position_, unit_, model) - m.spent);
}

int32_t Legs::FurthestLength(int32_t movement) const {
  return position_.state.activity.way == Way::kFly ? movement / rules_.fly : movement;
}

// More movement for a model that had a unit mate ahead of it when all started, seen in the
// direction from where it started to where it would be.
int32_t Legs::BonusTowards(int model, Point to) const {
  if (bonus_ == 0) return 0;
  const State& state = position_.state;
  const Point from = state.models[model].start();
  bool ahead = false;
  ForEachOnMap(state, unit_, [&](int mate) {
    ahead = ahead || (mate != model && Dot(state.models[mate].start() - from, to - from) > 0);
  });
  return ahead ? bonus_ : 0;
}

// Bases that are passed, and where the leg ends.
LegRefusal Legs::CheckBases(absl::Span<const uint16_t> bases, int model, Point to) const {
  const State& state = position_.state;
  const int owner = state.units[unit_].owner;
  const Circle base{state.models[model].at(), radius_};
  const Circle there{to, radius_};
  const bool flying = state.activity.way == Way::kFly;
  const Rect box = BoxAround(base.centre, to, radius_);
  const absl::Span<const Base> all = bases_;
  bool blocked = false, on_base = false;
  int last_owner = 0;
  for (const uint16_t number : bases) {
    const Base& other = all[number];
    if (other.owner != last_owner && (blocked || on_base)) break;
    last_owner = other.owner;
    if (other.model == model) continue;
    const Circle& at = other.circle;
    if (at.centre.x < box.low.x - at.radius || at.centre.x > box.high.x + at.radius ||
        at.centre.y < box.low.y - at.radius || at.centre.y > box.high.y + at.radius) {
      continue;
    }
    on_base = on_base || Overlap(there, at);
    // What it stands on already (a script may have put it there) does not hold it.
    blocked = blocked || (!flying && Enemies(owner, other.owner) && LegMeets(base, to, at) &&
                          !Overlap(base, at));
  }
  if (blocked) return LegRefusal::kEnemyInTheWay;
  return on_base ? LegRefusal::kOnABase : LegRefusal::kNone;
}

LegPlan Legs::PlanAmong(absl::Span<const uint16_t> bases, const Terrain& terrain, int model,
                        Point to) const {
  const State& state = position_.state;
  const Model& m = state.models[model];
  const Way way = state.activity.way;
  if (to == m.at()) return {LegRefusal::kThereAlready};
  if (!Contains(MapOf(state), to) || !Contains(MapOf(state), Circle{to, radius_})) {
    return {LegRefusal::kOffTheMap};
  }
  const LegParts parts = CutLegOver(m.at(), to, terrain);
  const int32_t bonus = BonusTowards(model, to) + OwnExtra(position_, unit_, model);
  LegPlan plan;
  int32_t left = std::max(0, (IsRunner(m) ? runners_ : usual_) + bonus - m.spent);
  LegCost cost = CostOfLeg(parts, MannerOf(way), left, rules_);
  if (cost.problem != LegProblem::kNone && !IsRunner(m) && state.units[unit_].runners > 0) {
    left = std::max(0, runners_ + bonus - m.spent);
    cost = CostOfLeg(parts, MannerOf(way), left, rules_);
    plan.runs = true;
  }
  plan.cost = cost.cost;
  plan.left = left;
  plan.refusal = CheckWater(state.profiles[unit_], cost, way == Way::kFly);
  if (plan.ok()) plan.refusal = RefusalOf(cost.problem);
  if (plan.ok()) plan.refusal = CheckBases(bases, model, to);
  return plan;
}

LegPlan Legs::Plan(int model, Point to, bool mates_move) const {
  const Rect box = BoxAround(position_.state.models[model].at(), to);
  const Bases& bases = mates_move ? others_ : all_bases_;
  if (Contains(reach_, to)) return PlanAmong(bases, TerrainIn(box), model, to);
  // It is refused; which reason comes first may depend on terrain out of reach.
  Terrain terrain;
  for (const TerrainFeature& feature : position_.rules.TerrainOf(position_.state)) {
    if (Meet(box, BoundsOf(feature.area))) terrain.push_back(&feature);
  }
  return PlanAmong(bases, terrain, model, to);
}

// How far a model could go towards a point without meeting an enemy base on the way.
int32_t Legs::FreeOfEnemies(const Bases& bases, int model, Point to, int32_t most) const {
  const State& state = position_.state;
  if (state.activity.way == Way::kFly) return most;
  const Circle base{state.models[model].at(), radius_};
  for (const uint16_t number : bases) {
    const Base& other = bases_[number];
    if (!Enemies(other.owner, state.units[unit_].owner) || Overlap(base, other.circle)) continue;
    most = std::min(most, FreeLength(base, to, other.circle));
  }
  return most;
}

// Lengths are tried from afar in steps, since ground on which the model cannot stop may lie before
// ground where it can; between the first that works and the last that does not the furthest is
// found by halving.
std::optional<Point> Legs::FurthestTowards(int model, Point to) const {
  constexpr int kTries = 24;
  const Point from = position_.state.models[model].at();
  if (from == to) return std::nullopt;
  const int32_t reach =
      std::min(Distance(from, to), FurthestLength(Allowance(model) + std::max(0, bonus_)));
  if (reach <= 0) return std::nullopt;
  const Point furthest = PointOnLeg(from, to, reach);
  const Bases bases = BasesIn(BoxAround(from, furthest, radius_ + kSlack));
  const Terrain terrain = TerrainAlong(from, furthest);
  const auto legal = [&](int32_t length) {
    const Point end = PointOnLeg(from, to, length);
    return end != from && PlanAmong(bases, terrain, model, end).ok();
  };
  const int32_t most = FreeOfEnemies(bases, model, to, reach);
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

LegPlan PlanLeg(const Position& position, int model, Point to, bool mates_move) {
  return Legs(position, UnitOf(position.state, model)).Plan(model, to, mates_move);
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
