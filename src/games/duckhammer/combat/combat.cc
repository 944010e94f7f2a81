#include "src/games/duckhammer/combat/combat.h"

#include <algorithm>
#include <array>

#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/combat/aim.h"
#include "src/games/duckhammer/combat/attack.h"
#include "src/games/duckhammer/combat/attack_roll.h"
#include "src/games/duckhammer/combat/batch.h"
#include "src/games/duckhammer/combat/chant.h"
#include "src/games/duckhammer/combat/counter.h"
#include "src/games/duckhammer/combat/prepare.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/field/modified.h"
#include "src/games/duckhammer/script/script.h"
#include "src/games/duckhammer/turn.h"

namespace mallard::duckhammer {
namespace {

// The kind of action that activates a unit in that step.
uint32_t KindFor(Step step) {
  if (step == Step::kChant) return kChantSpell;
  return step == Step::kShoot ? kShootAt : kFightWith;
}

// What an activation for that step is called in event `activated`.
int ActivityOf(Step step) {
  switch (step) {
    case Step::kChant:
      return 3;
    case Step::kShoot:
      return 4;
    case Step::kFight:
      return 5;
  }
  return 0;
}

int ActivationsOf(const Position& position, int unit) {
  return Modified(position, Quantity::kActivations, {unit}, 1);
}

// OK, or why a seat cannot activate that unit.
Refusal CheckActivation(const Position& position, int seat, int unit) {
  if (position.state.units[unit].size == 0 || position.state.units[unit].owner != seat) {
    return Forbidden("unit {unit} is not one of yours", unit);
  }
  if (CountOnMap(position.state, unit) == 0) {
    return Forbidden("unit {unit} is not on the map", unit);
  }
  if (!MayActInCombat(position, unit)) {
    return Forbidden("unit {unit} has been activated in this Combat phase", unit);
  }
  return kAllowed;
}

Refusal CheckAttack(const Position& position, int seat, const Action& action, Step step) {
  const auto [unit, target, weapon] =
      std::array<int, 3>{action.args[0], action.args[1], action.args[2]};
  if (Refusal no = CheckActivation(position, seat, unit)) return no;
  if (position.state.units[target].size == 0 ||
      !Enemies(position.state.units[target].owner, seat) ||
      CountOnMap(position.state, target) == 0) {
    return Forbidden("unit {target} is no enemy on the map", target);
  }
  if (position.state.units[target].alive == 0) {
    return Forbidden("unit {target} is destroyed already", target);
  }
  if (weapon > position.state.profiles[unit].weapon_count) {
    return Forbidden("unit {unit} has no weapon {weapon}", unit, weapon);
  }
  if (!CanAttack(position, unit, target, step, weapon - 1)) {
    return Forbidden("no model of unit {unit} can {attack} unit {target} with weapon {weapon}",
                     unit, step == Step::kShoot ? "shoot" : "fight", target, weapon);
  }
  return kAllowed;
}

}  // namespace

Refusal CheckCombat(const Position& position, int seat, const Action& action) {
  const Step step = StepOf(position.state.phase);
  if (action.kind != KindFor(step)) {
    return Forbidden(step == Step::kChant   ? "chant with a unit, or pass"
                     : step == Step::kShoot ? "shoot with a unit, or pass"
                                            : "fight with a unit, or pass");
  }
  if (step != Step::kChant) return CheckAttack(position, seat, action, step);
  if (Refusal no = CheckActivation(position, seat, action.args[0])) return no;
  return CheckChant(position, ChantOf(action));
}

void ListCombat(const Position& position, int seat, Listing& out) {
  if (!out.One({kPass, {}})) return;
  const State& state = position.state;
  const Step step = StepOf(state.phase);
  bool going = true;
  ForEachUnitOnMap(state, seat, [&](int unit) {
    const uint32_t answer = step == Step::kChant ? uint32_t{kChantSpell} : KindFor(step);
    if (!going || !out.Wants({answer, {unit}}, /*known=*/1)) return;
    if (!MayActInCombat(position, unit)) return;
    if (step == Step::kChant) {
      going = VisitChants(position, unit, -1, [&](const Chant& chant) {
        return out.One(
            {kChantSpell,
             {chant.unit, chant.spell, chant.weapon + 1, chant.middle.x, chant.middle.y}});
      });
      return;
    }
    for (const int owner : {Other(seat), kNobody}) {
      ForEachUnitOnMap(state, owner, [&](int target) {
        if (!out.Wants({answer, {unit, target}}, /*known=*/3)) return;
        for (int w = 0; going && w < state.profiles[unit].weapon_count; ++w) {
          if (CanAttack(position, unit, target, step, w))
            going = out.One({answer, {unit, target, w + 1}});
        }
      });
    }
  });
}

absl::Status ApplyCombat(Play& play, int, const Action& action) {
  play.AskNobody();
  if (action.kind != kChantSpell) {
    return DeclareAttack(play, action.args[0], action.args[1], StepOf(play.state.phase),
                         action.args[2] - 1);
  }
  BeginBatch(play, BatchKind::kAttack);
  play.Tell(kActivated, action.args[0], ActivityOf(Step::kChant));
  AddChantSide(play, ChantOf(action), -1);
  return absl::OkStatus();
}

namespace {

// A new side of the batch; its unit is activated.
Side& AddSide(Play& play, int unit, Step step, int weapon) {
  Batch& batch = play.state.batch;
  Side& side = batch.side[batch.sides++];
  Put(side.unit, unit);
  side.step = step;
  Put(side.weapon, weapon);
  batch.step = kPreparing;
  ++play.state.units[unit].activations;
  return side;
}

// Whether a unit is what the first side attacks, or touches as an enemy.
bool IsAttacked(const Position& position, int unit) {
  const Side& attack = position.state.batch.side[0];
  return attack.spell == 0 ? attack.target == unit : IsTouchedEnemy(position, attack, unit);
}

// Asks the next unit that may counter; false if there is none.
bool AskNextCounter(Play& play) {
  Batch& batch = play.state.batch;
  const Side& attack = batch.side[0];
  if (batch.sides == kMaxSides) return false;
  const Subject attacker{attack.unit, -1, attack.weapon, static_cast<int>(attack.step)};
  if (!Allowed(play.position(), Quantity::kBeCountered, attacker)) return false;
  for (int unit = batch.asked_counters; unit < FirstUnit(kNobody); ++unit) {
    if (play.state.units[unit].alive == 0 || !MayActInCombat(play.position(), unit) ||
        !IsAttacked(play.position(), unit) ||
        !Allowed(play.position(), Quantity::kCountering, {unit}) ||
        !HasCounter(play.position(), unit)) {
      continue;
    }
    Put(batch.asked_counters, unit + 1);
    play.Ask(Stage::kCounter, play.state.units[unit].owner);
    return true;
  }
  return false;
}

// Tells units that others attack them.
absl::Status TellTargets(Play& play) {
  const Batch& batch = play.state.batch;
  for (int i = 0; i < batch.sides; ++i) {
    const Side& side = batch.side[i];
    if (side.spell != 0 || !HasHook(play.position(), side.target, HookPoint::kTargeted)) continue;
    HookCall call{play, play.state.units[side.target].owner, side.target};
    call.other_unit = side.unit;
    absl::Status status = RunModelHooks(call, HookPoint::kTargeted);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

// All is declared: what each side rolls.
absl::Status AddDice(Play& play) {
  State& state = play.state;
  for (int side = 0; side < state.batch.sides; ++side) {
    absl::Status status =
        state.batch.side[side].spell != 0 ? AddChantDie(play, side) : AddAttackDice(play, side);
    if (!status.ok()) return status;
  }
  for (int side = 0; side < state.batch.sides; ++side) {
    ForEachOnMap(state, state.batch.side[side].unit, [&](int m) {
      state.models[m].choice = 0;
      state.models[m].moving &= static_cast<uint8_t>(~kTakesReplacedRoll);
    });
  }
  state.batch.step = kRolling;
  return TellTargets(play);
}

}  // namespace

bool MayActInCombat(const Position& position, int unit) {
  return CountOnMap(position.state, unit) > 0 &&
         position.state.units[unit].activations < ActivationsOf(position, unit);
}

void AddAttackSide(Play& play, int unit, int target, Step step, int weapon) {
  Side& side = AddSide(play, unit, step, weapon);
  Put(side.target, target);
  side.target_models = play.state.units[target].alive;
  play.Tell(kDeclared, unit, target, static_cast<int>(step), weapon + 1);
  ChooseWeapons(play, play.state.batch.sides - 1);
}

void AddChantSide(Play& play, const Chant& chant, int target) {
  Side& side = AddSide(play, chant.unit, Step::kChant, chant.weapon);
  Put(side.spell, chant.spell + 1);
  side.x = chant.middle.x;
  side.y = chant.middle.y;
  Put(side.chanters, Chanters(play.position(), chant).size());
  if (target >= 0) Put(side.target, target);
  play.Tell(kChantDeclared, chant.unit, chant.spell, chant.middle.x, chant.middle.y);
}

absl::Status DeclareAttack(Play& play, int unit, int target, Step step, int weapon) {
  BeginBatch(play, BatchKind::kAttack);
  play.Tell(kActivated, unit, ActivityOf(step));
  AddAttackSide(play, unit, target, step, weapon);
  return absl::OkStatus();
}

void CancelCounters(Play& play) {
  Batch& batch = play.state.batch;
  for (int s = 1; s < batch.sides; ++s) {
    --play.state.units[batch.side[s].unit].activations;
    play.Tell(kCounterCancelled, batch.side[s].unit);
  }
  for (int i = 0; i < batch.count; ++i) {
    if (batch.dice[i].side != 0) batch.dice[i].flags |= kDropped;
  }
}

absl::Status ContinueDeclaration(Play& play) {
  Batch& batch = play.state.batch;
  if (batch.step == kPreparing) {
    const Side& side = batch.side[batch.sides - 1];
    const int owner = play.state.units[side.unit].owner;
    if (side.spell == 0 && owner != kNobody && HasPreparation(play.position(), batch.sides - 1)) {
      play.Ask(Stage::kPrepare, owner);
      return absl::OkStatus();
    }
    batch.step = kCountering;
  }
  return AskNextCounter(play) ? absl::OkStatus() : AddDice(play);
}

}  // namespace mallard::duckhammer
