// Monsters: creatures that a mission brings and nobody commands. They act before both players: in
// Movement and Charge they go where a d12 read as a clock sends them, in the steps of Combat they
// attack the nearest unit in reach, unless their entry or an ability of theirs says otherwise.
#include "src/games/duckhammer/scoring/monsters.h"

#include <algorithm>
#include <climits>
#include <cstdint>
#include <utility>

#include "absl/container/inlined_vector.h"
#include "mallard/frame/numbers.h"
#include "mallard/primitives/plane_bodies.h"
#include "mallard/primitives/plane_distance.h"
#include "src/games/duckhammer/combat/aim.h"
#include "src/games/duckhammer/combat/combat.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/movement/charge.h"
#include "src/games/duckhammer/movement/legs.h"
#include "src/games/duckhammer/movement/movement.h"
#include "src/games/duckhammer/scoring/missions.h"
#include "src/games/duckhammer/script/script.h"

namespace mallard::duckhammer {
namespace {

// A direction as millionths: how far across and along the map a length goes.
struct Heading {
  int64_t x, y;
  Point From(Point start, int32_t length) const {
    return {start.x + static_cast<int32_t>(x * length / 1'000'000),
            start.y + static_cast<int32_t>(y * length / 1'000'000)};
  }
};

// The sine of so many hours of the clock, in millionths.
int64_t SineOfHour(int hour) {
  constexpr int64_t kSines[] = {0, 500'000, 866'025, 1'000'000, 866'025, 500'000};
  const int within = hour % 12;
  return within < 6 ? kSines[within] : -kSines[within - 6];
}

// 12 o'clock is away from the zone of the seat that brought the monster, 3 is to that player's
// right.
Heading HeadingOf(const State& state, int unit, int hour) {
  const bool upwards = state.players[state.units[unit].brought_by].edge == 0;
  const int64_t right = SineOfHour(hour), ahead = SineOfHour(hour + 3);
  return upwards ? Heading{right, ahead} : Heading{-right, -ahead};
}

// How far the base of a model gets towards a point before it meets another. What it overlaps
// already (something above it) does not hold it.
int32_t FreeWay(const Position& position, int model, Point to) {
  const State& state = position.state;
  const Circle base{state.models[model].at(), state.profiles[UnitOf(state, model)].radius};
  int32_t free = Distance(base.centre, to);
  for (int owner = 0; owner <= kNobody; ++owner) {
    ForEachUnitOnMap(state, owner, [&](int unit) {
      ForEachOnMap(state, unit, [&](int other) {
        const Circle met{state.models[other].at(), state.profiles[unit].radius};
        if (other != model && !Overlap(base, met)) free = std::min(free, FreeLength(base, to, met));
      });
    });
  }
  return free;
}

// The longest length up to `high` that fits, if lengths fit up to some one and not from there on.
// `low` fits.
template <class Fits>
int32_t Longest(int32_t low, int32_t high, Fits fits) {
  if (fits(high)) return high;
  while (high - low > 1) {
    const int32_t middle = low + (high - low) / 2;
    (fits(middle) ? low : high) = middle;
  }
  return low;
}

// How far a model gets: up to the first base, or as far as its movement, the ground and the map let
// it. The last place where it may stop is looked for in steps from afar, since a flyer may pass
// over ground on which it cannot stand; then exactly.
int32_t ReachOf(const Position& position, int model, Heading heading, int32_t most) {
  constexpr int32_t kSearchStep = kInch / 4;
  const Point from = position.state.models[model].at();
  const Legs legs(position, UnitOf(position.state, model));
  const auto stands = [&](int32_t length) {
    return legs.Plan(model, heading.From(from, length)).ok();
  };
  const int32_t longest = std::min(most, position.state.width + position.state.length);
  const int32_t free = std::min(longest, FreeWay(position, model, heading.From(from, longest)));
  for (int32_t length = free; length > 0; length -= kSearchStep) {
    if (stands(length)) return Longest(length, std::min(free, length + kSearchStep - 1), stands);
  }
  return Longest(0, std::min(free, kSearchStep),
                 [&](int32_t length) { return length > 0 && stands(length); });
}

// All models of the unit go the same way, those ahead first so that the others do not run into
// them.
absl::Status Roam(Play& play, int unit, int32_t most, ActivityKind kind) {
  State& state = play.state;
  int64_t way = state.chance.Roll12();
  if (HasHook(play.position(), unit, HookPoint::kClock)) {
    HookCall call{play, kNobody, unit};
    absl::Status status = RunModelHooks(call, HookPoint::kClock, &way);
    if (!status.ok()) return status;
  }
  const int hour = static_cast<int>(way);
  play.Tell(kDirectionRolled, unit, hour);
  const Heading heading = HeadingOf(state, unit, hour);
  const auto ahead = [&](int model) {
    return heading.x * state.models[model].x + heading.y * state.models[model].y;
  };
  absl::InlinedVector<int, kMaxUnitModels> models;
  ForEachOnMap(state, unit, [&](int model) {
    models.insert(std::find_if(models.begin(), models.end(),
                               [&](int other) { return ahead(other) < ahead(model); }),
                  model);
  });
  const bool flies = state.profiles[unit].flyer == Gait::kFast;
  if (flies) {
    state.units[unit].Set(kFlying, true);
    play.Tell(kTookOff, unit);
  }
  state.activity = {static_cast<uint8_t>(unit + 1), flies ? Way::kFly : Way::kWalk, kind, 0};
  RememberPlaces(state, unit);
  for (const int model : models) {
    const int32_t length = ReachOf(play.position(), model, heading, most);
    if (length > 0) PutModel(play, model, heading.From(state.models[model].at(), length));
  }
  EndActivity(play);
  if (flies) Land(play, unit);
  return absl::OkStatus();
}

absl::Status Charge(Play& play, int unit) {
  if (!MayCharge(play.position(), unit, /*pile_in=*/false)) return absl::OkStatus();
  absl::StatusOr<int> inches = RollCharge(play, unit, /*pile_in=*/false);
  if (!inches.ok()) return inches.status();
  Unit& charging = play.state.units[unit];
  Put(charging.charge, *inches);
  absl::Status status;
  if (charging.charge > 0) status = Roam(play, unit, charging.charge * kInch, kChargeActivity);
  charging.charge = 0;
  return status;
}

// The least gap between bases of two units.
int32_t GapOfUnits(const State& state, int a, int b) {
  int32_t least = INT32_MAX;
  ForEachOnMap(state, a, [&](int model) {
    ForEachOnMap(state, b, [&](int other) {
      least = std::min(least, Gap(Circle{state.models[model].at(), state.profiles[a].radius},
                                  Circle{state.models[other].at(), state.profiles[b].radius}));
    });
  });
  return least;
}

// The weapon with the highest average damage, the first of equals, that reaches the target; -1 if
// none does.
int WeaponAgainst(const Position& position, int unit, int target, Step step) {
  const Profile& profile = position.state.profiles[unit];
  int best = -1;
  for (int weapon = 0; weapon < profile.weapon_count; ++weapon) {
    if (!CanAttack(position, unit, target, step, weapon)) continue;
    if (best < 0 ||
        profile.weapons[weapon].damage.average() > profile.weapons[best].damage.average()) {
      best = weapon;
    }
  }
  return best;
}

// How little a monster cares for a target beside its distance.
int DislikeFor(const Position& position, int unit, int target) {
  const State& state = position.state;
  const int monster = state.profiles[unit].monster;
  if (monster == 0) return 0;
  const int grade = state.profiles[target].grade;
  switch (position.rules.content().monsters[monster - 1u].prey) {
    case Monster::Prey::kNearest:
      break;
    case Monster::Prey::kLowestGrade:
      return grade;
    case Monster::Prey::kHighestGrade:
      return -grade;
    case Monster::Prey::kFewest:
      return CountOnMap(state, target);
  }
  return 0;
}

absl::Status Attack(Play& play, int unit, Step step) {
  int chosen = -1, weapon = -1;
  std::pair<int, int32_t> least = {INT_MAX, INT32_MAX};
  for (int seat = 0; seat < kSeats; ++seat) {
    ForEachUnitOnMap(play.state, seat, [&](int target) {
      const int with = WeaponAgainst(play.position(), unit, target, step);
      if (with < 0) return;
      const std::pair rank(DislikeFor(play.position(), unit, target),
                           GapOfUnits(play.state, unit, target));
      if (rank >= least) return;
      least = rank;
      chosen = target;
      weapon = with;
    });
  }
  return chosen < 0 ? absl::OkStatus() : DeclareAttack(play, unit, chosen, step, weapon);
}

absl::Status Act(Play& play, int unit) {
  switch (play.state.phase) {
    case Phase::kMovement:
      return Roam(play, unit, MovementOf(play.position(), unit), kMoveActivity);
    case Phase::kShoot:
      return Attack(play, unit, Step::kShoot);
    case Phase::kFight:
      return Attack(play, unit, Step::kFight);
    case Phase::kCharge:
      return Charge(play, unit);
    default:  // Monsters know no spells.
      return absl::OkStatus();
  }
}

}  // namespace

absl::StatusOr<bool> NextMonster(Play& play) {
  State& state = play.state;
  while (state.monsters_done < state.monster_units) {
    const int unit = FirstUnit(kNobody) + state.monsters_done++;
    if (CountOnMap(state, unit) == 0) continue;
    absl::Status status = Act(play, unit);
    if (!status.ok()) return status;
    return true;
  }
  return false;
}

}  // namespace mallard::duckhammer
