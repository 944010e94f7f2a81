// Destruction: what a lost model means for its unit, both players and their points.
#include "src/games/duckhammer/combat/destruction.h"

#include <algorithm>
#include <bitset>

#include "src/games/duckhammer/combat/losses.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/scoring/missions.h"
#include "src/games/duckhammer/scoring/quacktics.h"
#include "src/games/duckhammer/script/script.h"

namespace mallard::duckhammer {
namespace {

// Adds where a unit is, as Tally::destroyed_in of `seat` counts it.
void CountPlace(State& state, int unit, int seat) {
  const Rect areas[4] = {ZoneOf(state, seat), SideOfMap(state, seat), SideOfMap(state, Other(seat)),
                         ZoneOf(state, Other(seat))};
  for (int i = 0; i < 4; ++i) {
    if (UnitIn(state, unit, areas[i])) ++state.players[seat].tally.destroyed_in[i];
  }
}

// When destroyed models of a unit are taken off the map.
Removal RemovalOf(const Position& position, int unit) {
  Removal latest = Removal::kAtOnce;
  HasAbility(position, unit, [&](const ModelAbility& ability) {
    latest = std::max(latest, ability.removal);
    return false;
  });
  return latest;
}

// Takes a model out of its unit and counts it. It lingers if an ability says so and it is there.
void TakeModel(Play& play, const Casualty& casualty, DestroyedCause cause) {
  State& state = play.state;
  const int unit = UnitOf(state, casualty.model);
  Unit& u = state.units[unit];
  const Profile& profile = state.profiles[unit];
  Model& model = state.models[casualty.model];
  --u.alive;
  ++u.lost;
  ++u.lost_round;
  if (u.alive == 0) u.damage = 0;
  if (u.owner != kNobody) {
    state.players[u.owner].points_lost += profile.cost;
    ++state.players[u.owner].tally.own_models_lost;
  }
  if (casualty.by != kNobody) ++state.players[casualty.by].tally.enemy_models_destroyed;
  if (casualty.by_unit >= 0) {
    uint8_t& best = state.units[casualty.by_unit].best_destroyed;
    best = std::max(best, static_cast<uint8_t>(profile.grade + 1));
  }
  const Point at = model.at();
  play.Tell(kModelDestroyed, casualty.model, cause, at.x, at.y);
  const bool lingers =
      model.status == ModelStatus::kInPlay && RemovalOf(play.position(), unit) != Removal::kAtOnce;
  if (lingers) {
    model.status = ModelStatus::kLingering;
    return;
  }
  model = Model();
  model.status = ModelStatus::kRemoved;
  play.Tell(kModelRemoved, casualty.model, at.x, at.y);
}

absl::Status RunDestructionHooks(Play& play, const Casualty& casualty) {
  State& state = play.state;
  const int unit = UnitOf(state, casualty.model);
  if (HasHook(play.position(), unit, HookPoint::kModelDestroyed)) {
    HookCall call{play, state.units[unit].owner, unit, casualty.model};
    call.other_unit = casualty.by_unit;
    absl::Status status = RunModelHooks(call, HookPoint::kModelDestroyed);
    if (!status.ok()) return status;
  }
  const int by = casualty.by_unit;
  if (by < 0 || !Enemies(state.units[by].owner, state.units[unit].owner) ||
      !HasHook(play.position(), by, HookPoint::kUnitDestroys)) {
    return absl::OkStatus();
  }
  HookCall call{play, state.units[by].owner, by};
  call.other_unit = unit;
  call.other_model = casualty.model;
  return RunModelHooks(call, HookPoint::kUnitDestroys);
}

// A unit has lost its last model.
absl::Status EndUnit(Play& play, int unit, int by) {
  State& state = play.state;
  Unit& u = state.units[unit];
  u.Set(kDestroyedUnit, true);
  play.Tell(kUnitDestroyed, unit, by == kNobody ? -1 : by);
  if (u.owner != kNobody) ++state.players[u.owner].tally.own_units_lost;
  if (by == kNobody) return absl::OkStatus();
  ++state.players[by].tally.enemy_units_destroyed;
  return ScoreDestroyedUnit(play, unit, by);
}

}  // namespace

absl::Status DestroyModels(Play& play, absl::Span<const Casualty> casualties,
                           DestroyedCause cause) {
  State& state = play.state;
  // Where a unit is destroyed is where it stands before any of its models is taken away.
  std::bitset<kUnitSlots> seen;
  for (const Casualty& casualty : casualties) {
    const int unit = UnitOf(state, casualty.model);
    if (casualty.by == kNobody || seen.test(static_cast<size_t>(unit))) continue;
    seen.set(static_cast<size_t>(unit));
    const auto dying =
        std::count_if(casualties.begin(), casualties.end(),
                      [&](const Casualty& other) { return UnitOf(state, other.model) == unit; });
    if (dying == state.units[unit].alive) CountPlace(state, unit, casualty.by);
  }
  for (const Casualty& casualty : casualties) TakeModel(play, casualty, cause);
  for (const Casualty& casualty : casualties) {
    absl::Status status = RunDestructionHooks(play, casualty);
    if (status.ok() && casualty.by != kNobody) {
      status = ScoreDestroyedModel(play, casualty.model, casualty.by);
    }
    if (!status.ok()) return status;
    const int unit = UnitOf(state, casualty.model);
    if (state.units[unit].alive != 0 || state.units[unit].Has(kDestroyedUnit)) continue;
    status = EndUnit(play, unit, casualty.by);
    if (!status.ok()) return status;
  }
  return WatchQuacktics(play);
}

absl::Status DestroyModel(Play& play, int model, int by, DestroyedCause cause) {
  const ModelStatus status = play.state.models[model].status;
  if (status != ModelStatus::kInPlay && status != ModelStatus::kWaiting) return absl::OkStatus();
  return DestroyModels(play, {{model, by}}, cause);
}

void RemoveLingering(Play& play, Removal due) {
  State& state = play.state;
  for (int m = 0; m < kModelSlots; ++m) {
    if (state.models[m].status != ModelStatus::kLingering ||
        RemovalOf(play.position(), UnitOf(state, m)) > due) {
      continue;
    }
    const Point at = state.models[m].at();
    state.models[m] = Model();
    state.models[m].status = ModelStatus::kRemoved;
    play.Tell(kModelRemoved, m, at.x, at.y);
  }
}

}  // namespace mallard::duckhammer
