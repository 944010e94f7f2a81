// Coming up from a dive.
#include "src/games/duckhammer/movement/surfacing.h"

#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/combat/batch.h"
#include "src/games/duckhammer/combat/losses.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/field/modified.h"
#include "src/games/duckhammer/movement/movement.h"
#include "src/games/duckhammer/script/script.h"

namespace mallard::duckhammer {
namespace {

constexpr int kSurfaceOn = 2;  // A total of 1 or less destroys the model.

void Surface(Play& play, int unit) {
  Unit& u = play.state.units[unit];
  u.Set(kDiving, false);
  u.Set(kSurfacing, false);
  if (CountOnMap(play.state, unit) > 0) play.Tell(kSurfaced, unit);
}

// How many models of a unit would roll.
int CountDivers(const Position& position, int unit) {
  int divers = 0;
  if (position.state.profiles[unit].swimmer == Gait::kFast) return divers;
  ForEachOnMap(position.state, unit,
               [&](int model) { divers += IsDiving(position, model) ? 1 : 0; });
  return divers;
}

// Adds the roll of a model; abilities may change it.
absl::Status AddSurfaceDie(Play& play, int unit, int model) {
  Die* die = AddDie(play, unit, model);
  die->needed = kSurfaceOn;
  Put(die->modifier,
      die->modifier + Modified(play.position(), Quantity::kSurface, {unit, model}, 0));
  if (!HasHook(play.position(), unit, HookPoint::kSurfaceRoll)) return absl::OkStatus();
  HookCall call{play, play.state.units[unit].owner, unit, model};
  call.die = play.state.batch.count - 1;
  int64_t modifier = die->modifier;
  absl::Status status = RunModelHooks(call, HookPoint::kSurfaceRoll, &modifier);
  Put(die->modifier, modifier);
  return status;
}

absl::Status AddSurfaceDice(Play& play, int unit) {
  const Unit& u = play.state.units[unit];
  for (int model = u.first; model < u.first + u.size; ++model) {
    if (!OnMap(play.state.models[model]) || !IsDiving(play.position(), model)) continue;
    if (absl::Status status = AddSurfaceDie(play, unit, model); !status.ok()) return status;
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status BeginSurfacing(Play& play, int unit) {
  State& state = play.state;
  BeginBatch(play, BatchKind::kSurface);
  for (int u = 0; u < kUnitSlots; ++u) {
    if ((unit >= 0 && u != unit) || !state.units[u].Has(kDiving)) continue;
    const int divers = CountDivers(play.position(), u);
    if (divers == 0) Surface(play, u);
    // Those for whom there are not dice enough roll after the others.
    if (divers == 0 || state.batch.count + divers > kMaxDice) continue;
    state.units[u].Set(kSurfacing, true);
    if (absl::Status status = AddSurfaceDice(play, u); !status.ok()) return status;
  }
  if (state.batch.count == 0) EndBatch(play);
  return absl::OkStatus();
}

absl::Status ResolveSurfacing(Play& play) {
  State& state = play.state;
  const Batch& batch = state.batch;
  for (int i = 0; i < batch.count; ++i) {
    if ((batch.dice[i].flags & kSuccess) == 0) Condemn(play, batch.dice[i].model, kBySurfacing);
  }
  const bool everybody = state.activity.unit == 0;
  for (int u = 0; u < kUnitSlots; ++u) {
    if (!state.units[u].Has(kSurfacing)) continue;
    Surface(play, u);
    if (state.activity.unit == u + 1) TakeWay(play, u, state.activity.way);
  }
  EndBatch(play);
  return everybody ? BeginSurfacing(play, -1) : absl::OkStatus();
}

}  // namespace mallard::duckhammer
