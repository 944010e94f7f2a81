#include "src/games/duckhammer/open.h"

#include <algorithm>
#include <cstring>
#include <optional>

#include "absl/functional/function_ref.h"
#include "mallard/frame/numbers.h"
#include "mallard/primitives/plane_clock.h"
#include "mallard/primitives/plane_distance.h"
#include "mallard/state_buffer.h"
#include "src/games/duckhammer/actions.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/movement/movement.h"
#include "src/games/duckhammer/movement/moving.h"
#include "src/games/duckhammer/rules.h"
#include "src/games/duckhammer/setup/deploy.h"
#include "src/games/duckhammer/setup/rows.h"

namespace mallard::duckhammer {
namespace {

Point Clamped(Point point, const Rect& area) {
  return {std::clamp(point.x, area.low.x, area.high.x),
          std::clamp(point.y, area.low.y, area.high.y)};
}

OpenBounds Box(const Rect& area) { return {{area.low.x, area.low.y}, {area.high.x, area.high.y}}; }

OpenBounds Range(int low, int high) { return {{low, 0}, {high, 0}}; }

// The slot where an action's place or step begins; -1 if it has none.
int PlaceSlot(const Action& action) {
  const KindSpec* spec = Manifest::Find(TheManifest().actions, action.kind);
  int slot = 0;
  if (spec == nullptr) return -1;
  for (const ArgSpec& arg : spec->args) {
    if (arg.type == ArgType::kPlace || arg.type == ArgType::kVector) return slot;
    slot += arg.width();
  }
  return -1;
}

// Where a place of that kind of action can be at all.
Rect AreaOf(const State& state, int seat, uint32_t kind) {
  const bool zone = kind == kDeployUnit || kind == kReinforce || kind == kPut;
  return zone ? ZoneOf(state, seat) : MapOf(state);
}

// The legal place nearest to a wish among those on rings about it; the border on the way there is
// found by halving. Few places are tried where the wish is nearly legal.
std::optional<Point> OnRings(Point wish, absl::FunctionRef<bool(Point)> legal) {
  constexpr int kRings = 16;
  constexpr int32_t kApart = kInch / 2;
  if (legal(wish)) return wish;
  for (int ring = 1; ring <= kRings; ++ring) {
    for (int hour = 1; hour <= 12; ++hour) {
      Point works = ClockStep(wish, hour, ring * kApart);
      if (!legal(works)) continue;
      for (Point fails = wish;;) {
        const Point middle{works.x + (fails.x - works.x) / 2, works.y + (fails.y - works.y) / 2};
        if (middle == works || middle == fails) return works;
        (legal(middle) ? works : fails) = middle;
      }
    }
  }
  return std::nullopt;
}

// The longest legal step in the direction of a wish that is too long.
std::optional<Point> Shortened(Point wish, absl::FunctionRef<bool(Point)> legal) {
  constexpr int kParts = 1024, kCoarse = 64;
  const auto part = [&](int parts) {
    return Point{static_cast<int32_t>(int64_t{wish.x} * parts / kParts),
                 static_cast<int32_t>(int64_t{wish.y} * parts / kParts)};
  };
  for (int parts = kParts; parts > 0; parts -= kCoarse) {
    if (!legal(part(parts))) continue;
    for (int more = kCoarse / 2; more > 0; more /= 2) {
      if (parts + more < kParts && legal(part(parts + more))) parts += more;
    }
    return part(parts);
  }
  return std::nullopt;
}

// Whether that is a model of the unit that moves.
bool Moves(const State& state, int model) {
  if (state.activity.unit == 0) return false;
  const Unit& unit = state.units[state.activity.unit - 1];
  return model >= unit.first && model < unit.first + unit.size && OnMap(state.models[model]);
}

PreviewStep StepTo(int model, Point to) {
  return {Reference::Of(ArgType::kModel, model), Reference::Of(ArgType::kPlace, to.x, to.y)};
}

// Takes as many as there is room for, and counts all.
class Steps {
 public:
  explicit Steps(absl::Span<PreviewStep> out) : out_(out) {}
  void Add(int model, Point to) {
    if (count_ < out_.size()) out_[count_] = StepTo(model, to);
    ++count_;
  }
  size_t count() const { return count_; }

 private:
  absl::Span<PreviewStep> out_;
  size_t count_ = 0;
};

// Carries an advance out on a copy, which nobody hears of.
void AddAdvance(const Position& position, Point to, Steps& steps) {
  const size_t size = position.rules.state_size();
  StateBuffer copy(size);
  std::memcpy(copy.data(), &position.state, size);
  State& state = DuckhammerRules::As(copy.data());
  EventSink nobody(nullptr);
  Play play{position.rules, state, nobody};
  AdvanceTowards(play, to);
  ForEachOnMap(state, state.activity.unit - 1, [&](int model) {
    if (state.models[model].at() != position.state.models[model].at()) {
      steps.Add(model, state.models[model].at());
    }
  });
}

}  // namespace

OpenBounds BoundsOfStep(const Position& position, const Action& partial, int step) {
  const State& state = position.state;
  const KindSpec* spec = Manifest::Find(TheManifest().actions, partial.kind);
  if (spec == nullptr || static_cast<size_t>(step) >= spec->args.size()) return OpenBounds();
  const int unit = state.activity.unit - 1;
  switch (At(spec->args, step).type) {
    case ArgType::kPlace:
      return Box(MapOf(state));
    case ArgType::kVector:
      return {{-state.width, -state.length}, {state.width, state.length}};
    case ArgType::kModel:
      if (unit < 0) return OpenBounds();
      return Range(state.units[unit].first, state.units[unit].first + state.units[unit].size - 1);
    case ArgType::kCount:
      return Range(1, kMaxUnitModels);
    case ArgType::kWeapon:
      return Range(0, kMaxWeapons);
    default:
      return OpenBounds();
  }
}

bool NearestPlace(const Position& position, int seat, Action& wish) {
  const int slot = PlaceSlot(wish);
  if (slot < 0) return false;
  const auto legal = [&](Point at) {
    Action tried = wish;
    tried.args[slot] = at.x;
    tried.args[slot + 1] = at.y;
    return !position.rules.Judge(&position.state, seat, tried);
  };
  const Point given{wish.args[slot], wish.args[slot + 1]};
  const Point inside = Clamped(given, AreaOf(position.state, seat, wish.kind));
  std::optional<Point> found;
  if (wish.kind == kStep && legal(inside)) {
    found = inside;
  } else if (wish.kind == kStep && Moves(position.state, wish.args[0])) {
    found = FurthestTowards(position, wish.args[0], inside);
  } else if (wish.kind == kShift) {
    found = Shortened(given, legal);
  } else {
    found = OnRings(inside, legal);
  }
  if (!found || !legal(*found)) return false;
  wish.args[slot] = found->x;
  wish.args[slot + 1] = found->y;
  return true;
}

size_t PreviewOf(const Position& position, const Action& action, absl::Span<PreviewStep> out) {
  const State& state = position.state;
  Steps steps(out);
  switch (action.kind) {
    case kStep:
    case kPut:
      steps.Add(action.args[0], {action.args[1], action.args[2]});
      break;
    case kShift:
      ForEachOnMap(state, state.activity.unit - 1, [&](int model) {
        steps.Add(model, state.models[model].at() + Point{action.args[0], action.args[1]});
      });
      break;
    case kAdvance:
      AddAdvance(position, {action.args[0], action.args[1]}, steps);
      break;
    case kDeployUnit:
    case kReinforce: {
      int model = state.units[action.args[0]].first;
      for (const Point at :
           RowsAround(state, action.args[0], {action.args[1], action.args[2]}, action.args[3])) {
        steps.Add(model++, at);
      }
      break;
    }
    default:
      break;
  }
  return steps.count();
}

}  // namespace mallard::duckhammer
