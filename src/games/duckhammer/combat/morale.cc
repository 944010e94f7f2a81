#include "src/games/duckhammer/combat/morale.h"

#include <algorithm>
#include <limits>

#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/combat/batch.h"
#include "src/games/duckhammer/combat/losses.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/field/modified.h"
#include "src/games/duckhammer/script/script.h"

namespace mallard::duckhammer {
namespace {

// Whoever fears nothing does not fail.
constexpr int16_t kCannotFail = std::numeric_limits<int16_t>::min();
constexpr int64_t kMostFear = 999;

int RollsOf(int models) { return models <= 6 ? 1 : models <= 12 ? 2 : 3; }

absl::Status AddMoraleDice(Play& play, int unit) {
  absl::StatusOr<int> fear = FearOf(play, unit);
  if (!fear.ok()) return fear.status();
  for (int i = 0; i < RollsOf(play.state.units[unit].alive); ++i) {
    Die* die = AddDie(play, unit, play.state.units[unit].first);
    if (die == nullptr) break;
    Put(die->modifier, die->modifier + BraveryOf(play.position(), unit) +
                           UnitMarkSum(play.position(), unit, &Mark::morale) +
                           Modified(play.position(), Quantity::kMorale, {unit}, 0));
    die->needed = *fear == 0 ? kCannotFail : static_cast<int16_t>(*fear);
  }
  return absl::OkStatus();
}

// Models a unit loses by its rolls.
absl::StatusOr<int> MoraleLosses(Play& play, int unit) {
  const Batch& batch = play.state.batch;
  int64_t losses = 0;
  for (int i = 0; i < batch.count; ++i) {
    const Die& die = batch.dice[i];
    if (die.unit == unit && (die.flags & kSuccess) == 0) ++losses;
  }
  if (HasHook(play.position(), unit, HookPoint::kMorale)) {
    HookCall call{play, play.state.units[unit].owner, unit};
    absl::Status status = RunModelHooks(call, HookPoint::kMorale, &losses);
    if (!status.ok()) return status;
  }
  return static_cast<int>(std::clamp<int64_t>(losses, 0, play.state.units[unit].alive));
}

}  // namespace

absl::StatusOr<int> FearOf(Play& play, int unit) {
  const Unit& u = play.state.units[unit];
  int64_t fear = (u.lost + 1) / 2 + u.lost_round;
  if (HasHook(play.position(), unit, HookPoint::kFear)) {
    HookCall call{play, u.owner, unit};
    absl::Status status = RunModelHooks(call, HookPoint::kFear, &fear);
    if (!status.ok()) return status;
  }
  return static_cast<int>(std::clamp<int64_t>(fear, 0, kMostFear));
}

absl::Status RollMorale(Play& play) {
  BeginBatch(play, BatchKind::kMorale);
  absl::Status status;
  for (const int seat : {int{play.state.lead}, Other(play.state.lead)}) {
    ForEachUnitOnMap(play.state, seat, [&](int unit) {
      if (status.ok() && play.state.units[unit].alive != 0) status = AddMoraleDice(play, unit);
    });
  }
  if (status.ok() && play.state.batch.count == 0) EndBatch(play);
  return status;
}

absl::Status ResolveMorale(Play& play) {
  const Batch& batch = play.state.batch;
  for (int i = 0; i < batch.count; ++i) {
    const int unit = batch.dice[i].unit;
    // The dice of a unit follow one another.
    if (i > 0 && batch.dice[i - 1].unit == unit) continue;
    absl::StatusOr<int> losses = MoraleLosses(play, unit);
    if (!losses.ok()) return losses.status();
    if (*losses == 0) continue;
    play.Tell(kMoraleFailed, unit, *losses);
    AddPending(play, unit, *losses, kByMorale);
  }
  EndBatch(play);
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer
