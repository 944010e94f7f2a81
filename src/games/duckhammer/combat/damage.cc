// What a hit does: damage dice, abilities, armor.
#include "src/games/duckhammer/combat/damage.h"

#include <algorithm>
#include <optional>

#include "mallard/primitives/chance.h"
#include "src/games/duckhammer/combat/attack.h"
#include "src/games/duckhammer/combat/losses.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/movement/charge.h"
#include "src/games/duckhammer/script/script.h"

namespace mallard::duckhammer {
namespace {

// The most damage one hit can do: more than any unit can take.
constexpr int64_t kMostDamage = 9999;

// The dice of a hit: the weapon's, or those declared instead.
Dice DiceOf(const Play& play, const Hit& hit) {
  const State& state = play.state;
  if (hit.side >= 0 && state.batch.side[hit.side].momentum != 0) {
    if (const auto dice = DeclaredDice(play.position(), hit.unit, hit.weapon)) return *dice;
  }
  return state.profiles[hit.unit].weapons[hit.weapon].damage;
}

// Rolls the dice, unless their most or their average is taken or they are a flat number.
void RollDamage(Play& play, DamageRoll& roll, bool average) {
  roll.faces.clear();
  roll.rolled = !roll.take_most && !average && !roll.dice.flat();
  if (!roll.rolled) {
    roll.total = roll.take_most || roll.dice.flat() ? roll.dice.most() : roll.dice.average();
    return;
  }
  roll.total = 0;
  for (int i = 0; i < roll.dice.count; ++i) {
    const int face = SmallerDie(play.state.chance.Roll12(), roll.dice.sides);
    roll.faces.push_back(static_cast<int8_t>(face));
    roll.total += face;
  }
}

absl::Status RunIfAny(HookCall& call, HookPoint point, int64_t* value = nullptr) {
  if (!HasHook(call.play.position(), call.unit, point)) return absl::OkStatus();
  return RunHooks(call, point, value);
}

// Damage dealt to one unit that the hit reaches.
absl::Status DamageUnit(HookCall& call, int target, bool average) {
  Play& play = call.play;
  call.other_unit = target;
  RollDamage(play, *call.damage, average);
  absl::Status status;
  if (call.damage->rolled) status = RunIfAny(call, HookPoint::kDamageDice);
  int64_t damage = call.damage->total;
  if (status.ok()) status = RunIfAny(call, HookPoint::kDamage, &damage);
  int64_t armor = ArmorOf(play.position(), target);
  if (status.ok()) status = RunIfAny(call, HookPoint::kDefence, &armor);
  if (!status.ok()) return status;
  HookCall taken{play, play.state.units[target].owner, target, call.other_model};
  taken.other_unit = call.unit;
  taken.other_model = call.model;
  taken.die = call.die;
  taken.side = call.side;
  return TakeDamage(taken, damage - armor);
}

}  // namespace

absl::Status TakeDamage(HookCall& taken, int64_t damage) {
  damage = std::clamp<int64_t>(damage, 0, kMostDamage);
  if (HasHook(taken.play.position(), taken.unit, HookPoint::kDamageTaken)) {
    absl::Status status = RunModelHooks(taken, HookPoint::kDamageTaken, &damage);
    if (!status.ok()) return status;
  }
  DealDamage(taken.play, taken.unit, taken.other_unit, static_cast<int>(damage));
  return absl::OkStatus();
}

std::optional<Dice> DeclaredDice(const Position& position, int unit, int weapon) {
  std::optional<Dice> dice;
  WeaponHas(position, unit, weapon, [&](const WeaponAbility& ability) {
    if (ability.declared == WeaponAbility::Declared::kNone) return false;
    dice = ability.declared == WeaponAbility::Declared::kDice ? ability.declared_dice
                                                              : ChargeDice(position, unit, false);
    return true;
  });
  return dice;
}

absl::Status DealHit(Play& play, const Hit& hit) {
  DamageRoll roll;
  roll.dice = DiceOf(play, hit);
  HookCall call{play, play.state.units[hit.unit].owner, hit.unit, hit.model, hit.weapon};
  call.other_unit = hit.target;
  call.other_model = hit.target_model;
  call.die = hit.die;
  call.side = hit.side;
  call.damage = &roll;
  absl::Status status;
  if (hit.die >= 0) status = RunIfAny(call, HookPoint::kHit);
  if (!status.ok()) return status;
  const auto deals = [&](WeaponAbility::Damage damage) {
    return WeaponHas(play.position(), hit.unit, hit.weapon,
                     [damage](const WeaponAbility& a) { return a.damage == damage; });
  };
  const bool average = deals(WeaponAbility::Damage::kAverage);
  roll.take_most = roll.take_most || deals(WeaponAbility::Damage::kMost);
  status = DamageUnit(call, hit.target, average);
  // Others have no model that was aimed at.
  call.other_model = -1;
  for (size_t i = 0; status.ok() && i < roll.also.size(); ++i) {
    status = DamageUnit(call, roll.also[i], average);
  }
  return status;
}

}  // namespace mallard::duckhammer
