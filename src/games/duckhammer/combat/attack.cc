// Resolving an attack batch: order, groups of attacks that happen at the same time, spells.
#include "src/games/duckhammer/combat/attack.h"

#include <algorithm>

#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/combat/batch.h"
#include "src/games/duckhammer/combat/chant.h"
#include "src/games/duckhammer/combat/combat.h"
#include "src/games/duckhammer/combat/damage.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/script/script.h"

namespace mallard::duckhammer {
namespace {

// Steps of an attack batch beyond kFinal: a group is begun, then struck; then the next.
enum AttackStep : uint8_t { kNextGroup = kFinal + 1, kStriking };

bool IsDone(const Die& die) { return (die.flags & (kResolved | kDropped)) != 0; }
bool IsChant(const Die& die) { return (die.flags & kChant) != 0; }
bool IsSuccess(const Die& die) { return (die.flags & kSuccess) != 0; }

// Tells abilities how their chants went; they may cancel Counters.
absl::Status RunChantedHooks(Play& play) {
  Batch& batch = play.state.batch;
  for (int i = 0; i < batch.count; ++i) {
    const Die& die = batch.dice[i];
    if (!IsChant(die) || IsDone(die) || !HasHook(play.position(), die.unit, HookPoint::kChanted)) {
      continue;
    }
    HookCall call{play, play.state.units[die.unit].owner, die.unit, die.model, die.weapon};
    call.die = i;
    call.side = die.side;
    call.spell = batch.side[die.side].spell - 1;
    absl::Status status = RunHooks(call, HookPoint::kChanted);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

// What acting has used up, for the sides that do act: the dice of cancelled Counters are dropped.
void NoteActions(State& state) {
  for (int i = 0; i < state.batch.count; ++i) {
    if (IsDone(state.batch.dice[i])) continue;
    const Side& side = state.batch.side[state.batch.dice[i].side];
    if (side.spell != 0) state.units[side.unit].Set(kChanted, true);
    if (side.momentum != 0) state.units[side.unit].Set(kMomentumUsed, true);
  }
}

// Lets abilities change the order; all totals are known.
absl::Status OrderDice(Play& play) {
  Batch& batch = play.state.batch;
  for (int i = 0; i < batch.count; ++i) {
    Die& die = batch.dice[i];
    if (IsDone(die) || !HasHook(play.position(), die.unit, HookPoint::kOrder)) continue;
    HookCall call{play, play.state.units[die.unit].owner, die.unit, die.model, die.weapon};
    call.other_unit = batch.side[die.side].target;
    call.die = i;
    call.side = die.side;
    int64_t priority = die.priority;
    absl::Status status = RunHooks(call, HookPoint::kOrder, &priority);
    if (!status.ok()) return status;
    Put(die.priority, std::clamp<int64_t>(priority, -100, 100));
  }
  return absl::OkStatus();
}

// The highest priority of what is still to be done; false if nothing is.
bool FindGroup(const Batch& batch, int& priority) {
  bool found = false;
  for (int i = 0; i < batch.count; ++i) {
    const Die& die = batch.dice[i];
    if (IsDone(die) || (die.flags & kResist) != 0) continue;
    priority = found ? std::max<int>(priority, die.priority) : die.priority;
    found = true;
  }
  return found;
}

// Begins the next group of attacks: those of the highest priority. Spells among them that can be
// resisted roll first.
absl::Status BeginGroup(Play& play) {
  Batch& batch = play.state.batch;
  DropRemoved(play);
  int priority = 0;
  if (!FindGroup(batch, priority)) {
    EndBatch(play);
    return absl::OkStatus();
  }
  batch.step = kStriking;
  const int count = batch.count;
  bool resisted = false;
  for (int i = 0; i < count; ++i) {
    const Die& die = batch.dice[i];
    if (IsDone(die) || !IsChant(die) || !IsSuccess(die) || die.priority != priority) continue;
    resisted = AddResistDice(play, die.side) || resisted;
  }
  if (resisted) {
    batch.kind = BatchKind::kResist;
    batch.step = kRolling;
  }
  return absl::OkStatus();
}

// Everything of a group happens; losses are settled afterwards.
absl::Status StrikeGroup(Play& play) {
  Batch& batch = play.state.batch;
  batch.step = kNextGroup;
  int priority = 0;
  if (!FindGroup(batch, priority)) return absl::OkStatus();
  for (int i = 0; i < batch.count; ++i) {
    Die& die = batch.dice[i];
    if (IsDone(die) || (die.flags & kResist) != 0 || die.priority != priority) continue;
    die.flags |= kResolved;
    absl::Status status;
    if (IsChant(die)) {
      const Side& side = batch.side[die.side];
      play.Tell(kSpellCast, die.unit, side.spell - 1, IsSuccess(die) ? 1 : 0);
      if (IsSuccess(die)) status = CastSpell(play, die.side);
    } else if (IsSuccess(die)) {
      status = DealHit(play, {die.unit, die.model, die.weapon, batch.side[die.side].target,
                              die.target, i, die.side});
    }
    if (!status.ok()) return status;
  }
  for (int i = 0; i < batch.count; ++i) {
    if ((batch.dice[i].flags & kResist) != 0) batch.dice[i].flags |= kResolved;
  }
  return absl::OkStatus();
}

}  // namespace

void DropRemoved(Play& play) {
  Batch& batch = play.state.batch;
  for (int i = 0; i < batch.count; ++i) {
    Die& die = batch.dice[i];
    if (IsDone(die)) continue;
    const bool there =
        IsChant(die) ? CountOnMap(play.state, die.unit) > 0 : OnMap(play.state.models[die.model]);
    if (!there) die.flags |= kDropped;
  }
}

absl::Status ResolveAttacks(Play& play) {
  Batch& batch = play.state.batch;
  switch (batch.step) {
    case kFinal: {
      absl::Status status = RunChantedHooks(play);
      if (!status.ok()) return status;
      NoteActions(play.state);
      batch.step = kNextGroup;
      return OrderDice(play);
    }
    case kNextGroup:
      return BeginGroup(play);
    default:
      return StrikeGroup(play);
  }
}

absl::Status ResolveResistance(Play& play) {
  play.state.batch.kind = BatchKind::kAttack;
  play.state.batch.step = kStriking;
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer
