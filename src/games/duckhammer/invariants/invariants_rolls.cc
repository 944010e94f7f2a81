#include "src/games/duckhammer/invariants/invariants_rolls.h"

#include "mallard/frame/damaged.h"
#include "mallard/primitives/plane_zone.h"
#include "src/games/duckhammer/combat/batch.h"
#include "src/games/duckhammer/field/field.h"

namespace mallard::duckhammer {
namespace {

bool IsUnit(const State& state, int unit) { return state.units[unit].size != 0; }

bool IsModel(const State& state, int model) {
  return state.models[model].status != ModelStatus::kNone;
}

bool ValidSide(const State& state, const Side& side) {
  if (!IsUnit(state, side.unit) || !IsUnit(state, side.target)) return false;
  const Profile& profile = state.profiles[side.unit];
  if (side.weapon >= profile.weapon_count) return false;
  const bool chant = side.step == Step::kChant;
  if (chant != (side.spell != 0)) return false;
  if (!chant) return side.x == 0 && side.y == 0 && side.chanters == 0;
  return Contains(MapOf(state), Point{side.x, side.y}) && side.momentum == 0;
}

// Spells are resisted among the dice of the attack they belong to.
bool OfAttack(const Batch& batch) {
  return batch.kind == BatchKind::kAttack || batch.kind == BatchKind::kResist;
}

bool ValidDie(const State& state, const Batch& batch, const Die& die) {
  if (!IsUnit(state, die.unit)) return false;
  if (die.natural == 0 && batch.step > kRolling && InWindow(batch, die)) return false;
  const Unit& unit = state.units[die.unit];
  if (die.model < unit.first || die.model >= unit.first + unit.size) return false;
  if (die.weapon != 0 && die.weapon >= state.profiles[die.unit].weapon_count) return false;
  if (die.target != 0 && !IsModel(state, die.target)) return false;
  if (!OfAttack(batch)) return (die.flags & (kChant | kResist)) == 0 && die.side == 0;
  // Sides of cancelled Counters are gone; their dice are dropped.
  if ((die.flags & kDropped) != 0) return true;
  if (die.side >= batch.sides) return false;
  const Side& side = batch.side[die.side];
  const bool of_chant = (die.flags & (kChant | kResist)) != 0;
  if (of_chant != (side.spell != 0)) return false;
  return (die.flags & kResist) != 0 || side.unit == die.unit;
}

// Steps that come before the dice belong to attacks.
bool ValidStep(const State& state) {
  const Batch& batch = state.batch;
  constexpr int kMostSteps = kFinal + 4;
  if (batch.step > kMostSteps) return false;
  if (batch.step < kRolling) return batch.kind == BatchKind::kAttack && batch.count == 0;
  return true;
}

bool ValidBatch(const State& state) {
  const Batch& batch = state.batch;
  if (batch.kind == BatchKind::kNone) return true;
  if (!ValidStep(state)) return false;
  if (batch.asked_counters > FirstUnit(kNobody)) return false;
  if (batch.asked_counters != 0 && !IsUnit(state, batch.asked_counters - 1)) return false;
  if (batch.kind == BatchKind::kRetaliate && state.activity.kind != kLeaveActivity) return false;
  if (OfAttack(batch) ? batch.sides == 0 : batch.count == 0 || batch.sides != 0) return false;
  for (int i = 0; i < batch.sides; ++i) {
    if (!ValidSide(state, batch.side[i])) return false;
  }
  for (int i = 0; i < batch.count; ++i) {
    if (!ValidDie(state, batch, batch.dice[i])) return false;
  }
  return true;
}

bool ValidPicks(const DuckhammerRules& rules, const State& state) {
  for (int i = 0; i < state.pick_count; ++i) {
    const Pick& pick = state.picks[i];
    if (!IsModel(state, pick.model) ||
        rules.content().marks[pick.mark - 1u].on != Mark::On::kWeapon) {
      return false;
    }
  }
  return true;
}

}  // namespace

absl::Status CheckRollInvariants(const DuckhammerRules& rules, const State& state) {
  if (!ValidBatch(state)) return Damaged("the dice");
  if (!ValidPicks(rules, state)) return Damaged("weapons to pick");
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer
