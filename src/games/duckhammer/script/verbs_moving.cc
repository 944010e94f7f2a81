// Verbs that move models and units about: what spells and abilities do to them.
#include <algorithm>

#include "absl/strings/str_cat.h"
#include "mallard/primitives/plane_distance.h"
#include "mallard/primitives/plane_zone.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/movement/movement.h"
#include "src/games/duckhammer/script/verbs.h"

namespace mallard::duckhammer {
namespace {

constexpr int32_t kPushStep = kInch / 4;  // A pushed model looks ahead in such steps.

// Whether a model could be at a point: on the map, on no other base.
bool FreeAt(const Position& position, int model, Point point) {
  const State& state = position.state;
  const Circle base = {point, state.profiles[UnitOf(state, model)].radius};
  bool free = Contains(MapOf(state), base);
  for (int unit = 0; unit < kUnitSlots && free; ++unit) {
    ForEachOnMap(state, unit, [&](int other) {
      free = free && (other == model ||
                      !Overlap(base, {state.models[other].at(), state.profiles[unit].radius}));
    });
  }
  return free;
}

// The step of that length in the direction from one point to another.
Point Along(Point from, Point to, int32_t length) {
  const Point way = to - from;
  const int64_t whole = std::max<int64_t>(1, RootDown(Dot(way, way)));
  return {static_cast<int32_t>(way.x * int64_t{length} / whole),
          static_cast<int32_t>(way.y * int64_t{length} / whole)};
}

// How far a model gets when it is pushed away from a point: up to an edge, a base or a rise.
Point Pushed(const Position& position, int model, Point from, int32_t distance) {
  const Point start = position.state.models[model].at();
  const int32_t ground = GroundUnder(position, start).height;
  const bool flying = position.state.units[UnitOf(position.state, model)].Has(kFlying);
  // A model in the very middle goes up the map.
  const Point towards = start == from ? start + Point{0, 1} : start + (start - from);
  Point reached = start;
  for (int32_t length = 0; length < distance;) {
    length = std::min(length + kPushStep, distance);
    const Point next = start + Along(start, towards, length);
    if (!FreeAt(position, model, next)) break;
    if (!flying && GroundUnder(position, next).height > ground) break;
    reached = next;
  }
  return reached;
}

absl::StatusOr<Point> PointArgument(const ScriptValue& x, const ScriptValue& y) {
  const absl::StatusOr<int> across = NumberArgument("x", x, 0, kPlaneLimit);
  if (!across.ok()) return across.status();
  const absl::StatusOr<int> along = NumberArgument("y", y, 0, kPlaneLimit);
  if (!along.ok()) return along.status();
  return Point{*across, *along};
}

absl::Status PushVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  if (absl::Status status = CheckMayChange(hook); !status.ok()) return status;
  const absl::StatusOr<int> model = PlacedArgument(hook, call.args[0]);
  if (!model.ok()) return model.status();
  const absl::StatusOr<Point> from = PointArgument(call.args[1], call.args[2]);
  if (!from.ok()) return from.status();
  const absl::StatusOr<int> distance = NumberArgument("distance", call.args[3], 0, 24 * kInch);
  if (!distance.ok()) return distance.status();
  const Point start = hook.play.state.models[*model].at();
  const Point end = Pushed(hook.play.position(), *model, *from, *distance);
  if (!(end == start)) PutModel(hook.play, *model, end);
  return Give(call, Distance(start, end));
}

absl::Status PutVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  if (absl::Status status = CheckMayChange(hook); !status.ok()) return status;
  const absl::StatusOr<int> model = PlacedArgument(hook, call.args[0]);
  if (!model.ok()) return model.status();
  const absl::StatusOr<Point> to = PointArgument(call.args[1], call.args[2]);
  if (!to.ok()) return to.status();
  if (!FreeAt(hook.play.position(), *model, *to)) {
    return absl::InvalidArgumentError(absl::StrCat(
        "model ", *model, " cannot be put there: off the map, or another base is in the way"));
  }
  PutModel(hook.play, *model, *to);
  return absl::OkStatus();
}

// A unit on the map for a verb that lifts or lands it.
absl::StatusOr<int> UnitToLift(const HookCall& hook, const ScriptValue& value) {
  if (absl::Status status = CheckMayChange(hook); !status.ok()) return status;
  absl::StatusOr<int> unit = UnitArgument(hook, value);
  if (!unit.ok() || CountOnMap(hook.play.state, *unit) > 0) return unit;
  return absl::InvalidArgumentError(absl::StrCat("unit ", *unit, " is not on the map"));
}

absl::Status TakeOffVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  const absl::StatusOr<int> unit = UnitToLift(hook, call.args[0]);
  if (!unit.ok()) return unit.status();
  Unit& u = hook.play.state.units[*unit];
  const bool can = hook.play.state.profiles[*unit].flyer != Gait::kNone && !u.Has(kFlying);
  if (can) {
    u.Set(kDiving, false);
    u.Set(kFlying, true);
    hook.play.Tell(kTookOff, *unit);
  }
  return GiveBool(call, can);
}

absl::Status LandVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  const absl::StatusOr<int> unit = UnitToLift(hook, call.args[0]);
  if (!unit.ok()) return unit.status();
  const bool flying = hook.play.state.units[*unit].Has(kFlying);
  if (flying) Land(hook.play, *unit);
  return GiveBool(call, flying);
}

}  // namespace

std::vector<ScriptVerb> MovingVerbs() {
  const ScriptParam model = {"model", ScriptType::kInt, false, "A model on the map."};
  const ScriptParam x = {"x", ScriptType::kInt, false, "Across the map."};
  const ScriptParam y = {"y", ScriptType::kInt, false, "Along the map."};
  return {
      {"push",
       "Pushes a model straight away from a point. It stops at an edge of the map, at another base "
       "and, unless it flies, where the ground rises.",
       {model, x, y, {"distance", ScriptType::kInt, false, "At most so far, up to 24000."}},
       {"moved", ScriptType::kInt, false, "How far it went."},
       PushVerb},
      {"put",
       "Puts a model somewhere else: on the map, on no other base.",
       {model, x, y},
       kNoResult,
       PutVerb},
      {"take_off",
       "Lifts a unit into flight, if it can fly and does not yet.",
       {kUnitParam},
       {"lifted", ScriptType::kBool, false, "Whether it did."},
       TakeOffVerb},
      {"land",
       "Lands a unit that flies.",
       {kUnitParam},
       {"landed", ScriptType::kBool, false, "Whether it did."},
       LandVerb},
  };
}

}  // namespace mallard::duckhammer
