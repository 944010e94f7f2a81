#include "src/games/duckhammer/combat/batch.h"

#include <bitset>

#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/combat/attack.h"
#include "src/games/duckhammer/combat/combat.h"
#include "src/games/duckhammer/combat/morale.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/movement/charge.h"
#include "src/games/duckhammer/movement/movement.h"
#include "src/games/duckhammer/movement/retaliation.h"
#include "src/games/duckhammer/movement/surfacing.h"
#include "src/games/duckhammer/scoring/missions.h"
#include "src/games/duckhammer/scoring/quacktics.h"
#include "src/games/duckhammer/script/script.h"

namespace mallard::duckhammer {
namespace {

// What a die is rolled for, as event `rolled` says it.
enum Purpose { kForAttack, kForChant, kForResisting, kForMorale, kForSurfacing, kForRetaliation };
Purpose PurposeOf(const Batch& batch, const Die& die) {
  switch (batch.kind) {
    case BatchKind::kResist:
      return kForResisting;
    case BatchKind::kMorale:
      return kForMorale;
    case BatchKind::kSurface:
      return kForSurfacing;
    case BatchKind::kRetaliate:
      return kForRetaliation;
    case BatchKind::kAttack:
    case BatchKind::kNone:
      break;
  }
  return (die.flags & kChant) != 0 ? kForChant : kForAttack;
}

bool IsReplaced(const Die& die) { return (die.flags & kReplaced) != 0; }

// Whether a die can be turned: rolled, and among the rolls being made.
bool CanBeTurned(const Batch& batch, const Die& die) {
  return InWindow(batch, die) && !IsReplaced(die);
}

void RollDice(Play& play) {
  Batch& batch = play.state.batch;
  for (int i = 0; i < batch.count; ++i) {
    Die& die = batch.dice[i];
    if (!InWindow(batch, die)) continue;
    if (!IsReplaced(die)) Put(die.natural, play.state.chance.Roll12());
    play.Tell(kDieRolled, i + 1, die.unit, die.model, die.natural, PurposeOf(batch, die));
  }
}

bool CanPay(const State& state, int seat) {
  if (state.players[seat].victory_points < 1) return false;
  for (int i = 0; i < state.batch.count; ++i) {
    if (CanBeTurned(state.batch, state.batch.dice[i])) return true;
  }
  return false;
}

// Asks `seat` next; whoever cannot pay passes. Two passes in a row close the window.
void AskToSway(Play& play, int seat) {
  Batch& batch = play.state.batch;
  for (; batch.sway_passes < kSeats; ++batch.sway_passes, seat = Other(seat)) {
    if (!CanPay(play.state, seat)) continue;
    play.Ask(Stage::kSway, seat);
    return;
  }
  play.AskNobody();
}

void JudgeDice(Batch& batch) {
  for (int i = 0; i < batch.count; ++i) {
    Die& die = batch.dice[i];
    if (!InWindow(batch, die)) continue;
    die.flags = static_cast<uint8_t>(die.Succeeds() ? die.flags | kSuccess : die.flags & ~kSuccess);
  }
}

// Runs a function about a set of rolls once for every unit that rolled, and once for every weapon
// that was used.
absl::Status RunRollHooks(Play& play, HookPoint point) {
  const Batch& batch = play.state.batch;
  std::bitset<kUnitSlots> units;
  std::bitset<kUnitSlots * kMaxWeapons> weapons;
  for (int i = 0; i < batch.count; ++i) {
    const Die& die = batch.dice[i];
    if (!InWindow(batch, die) || !HasHook(play.position(), die.unit, point)) continue;
    HookCall call{play, play.state.units[die.unit].owner, die.unit};
    call.side = die.side;
    if (!units.test(die.unit)) {
      units.set(die.unit);
      absl::Status status = RunModelHooks(call, point);
      if (!status.ok()) return status;
    }
    const size_t weapon = static_cast<size_t>(die.unit) * kMaxWeapons + die.weapon;
    if (batch.kind != BatchKind::kAttack || weapons.test(weapon)) continue;
    weapons.set(weapon);
    call.weapon = die.weapon;
    absl::Status status = RunWeaponHooks(call, point);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

// Counts natural results on attack rolls for quacktics, and says what every die has come to.
void CountDice(Play& play) {
  State& state = play.state;
  for (int i = 0; i < state.batch.count; ++i) {
    const Die& die = state.batch.dice[i];
    if (!InWindow(state.batch, die)) continue;
    play.Tell(kDieCounted, i + 1, die.Total(), (die.flags & kSuccess) != 0 ? 1 : 0);
    const int owner = state.units[die.unit].owner;
    if (PurposeOf(state.batch, die) != kForAttack || IsReplaced(die) || owner == kNobody) continue;
    if (die.natural == 12) ++state.players[owner].tally.natural_twelves;
    if (die.natural == 1) ++state.players[owner].tally.natural_ones;
  }
}

// The window is closed: abilities change the rolls, then they stand.
absl::Status FinishRolls(Play& play) {
  Batch& batch = play.state.batch;
  JudgeDice(batch);
  absl::Status status = RunRollHooks(play, HookPoint::kRolls);
  if (!status.ok()) return status;
  JudgeDice(batch);
  status = RunRollHooks(play, HookPoint::kFinalRolls);
  if (!status.ok()) return status;
  CountDice(play);
  batch.step = kFinal;
  return WatchQuacktics(play);
}

absl::Status Resolve(Play& play) {
  switch (play.state.batch.kind) {
    case BatchKind::kAttack:
      return ResolveAttacks(play);
    case BatchKind::kResist:
      return ResolveResistance(play);
    case BatchKind::kMorale:
      return ResolveMorale(play);
    case BatchKind::kSurface:
      return ResolveSurfacing(play);
    case BatchKind::kRetaliate:
      return ResolveRetaliation(play);
    case BatchKind::kNone:
      break;
  }
  return absl::OkStatus();
}

}  // namespace

Refusal CheckSway(const Position& position, int, const Action& action) {
  if (action.kind == kPass) return kAllowed;
  const Batch& batch = position.state.batch;
  const int die = action.args[0] - 1;
  const int natural = action.args[1];
  if (natural != 1 && natural != 12) return Senseless("a die is turned to a natural 1 or 12");
  if (die >= batch.count) {
    return Forbidden("there is no die {number}", action.args[0]);
  }
  if (!InWindow(batch, batch.dice[die])) {
    return Forbidden("that die is not one of the rolls being made");
  }
  if (IsReplaced(batch.dice[die])) {
    return Forbidden("that result was not rolled: there is no die to turn");
  }
  if (batch.dice[die].natural == natural) {
    return Forbidden("that die shows {natural} already", natural);
  }
  return kAllowed;
}

void ListSway(const Position& position, int, Listing& out) {
  if (!out.One({kPass, {}})) return;
  const Batch& batch = position.state.batch;
  for (int i = 0; i < batch.count; ++i) {
    if (!CanBeTurned(batch, batch.dice[i])) continue;
    for (const int natural : {1, 12}) {
      if (batch.dice[i].natural != natural && !out.One({kSwayDie, {i + 1, natural}})) return;
    }
  }
}

absl::Status ApplySway(Play& play, int seat, const Action& action) {
  Batch& batch = play.state.batch;
  if (action.kind == kPass) {
    ++batch.sway_passes;
  } else {
    Die& die = batch.dice[action.args[0] - 1];
    Put(die.natural, action.args[1]);
    die.flags |= kSwayed;
    batch.sway_passes = 0;
    play.Tell(kDieTurned, seat, action.args[0], action.args[1]);
    Score(play, seat, -1);
  }
  AskToSway(play, Other(seat));
  return absl::OkStatus();
}

void BeginBatch(Play& play, BatchKind kind) {
  play.state.batch = Batch();
  play.state.batch.kind = kind;
  play.state.batch.step = kind == BatchKind::kAttack ? kPreparing : kRolling;
}

Die* AddDie(Play& play, int unit, int model) {
  Batch& batch = play.state.batch;
  if (batch.count == kMaxDice) return nullptr;
  Die& die = batch.dice[batch.count++];
  Put(die.unit, unit);
  Put(die.model, model);
  Put(die.modifier, UnitMarkSum(play.position(), unit, &Mark::all_rolls));
  return &die;
}

bool InWindow(const Batch& batch, const Die& die) {
  if ((die.flags & (kResolved | kDropped)) != 0) return false;
  return ((die.flags & kResist) != 0) == (batch.kind == BatchKind::kResist);
}

absl::Status ContinueBatch(Play& play) {
  Batch& batch = play.state.batch;
  switch (batch.step) {
    case kPreparing:
    case kCountering:
      return ContinueDeclaration(play);
    case kRolling:
      // Functions of what is attacked may have removed some.
      if (batch.kind == BatchKind::kAttack) DropRemoved(play);
      RollDice(play);
      batch.step = kSwaying;
      batch.sway_passes = 0;
      AskToSway(play, play.state.lead);
      return absl::OkStatus();
    case kSwaying:
      return FinishRolls(play);
    default:
      return Resolve(play);
  }
}

void EndBatch(Play& play) {
  play.state.batch = Batch();
  play.AskNobody();
}

}  // namespace mallard::duckhammer
