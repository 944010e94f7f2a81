#include "src/games/duckhammer/combat.h"

#include <algorithm>
#include <array>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer/attack.h"
#include "src/games/duckhammer/batch.h"
#include "src/games/duckhammer/chant.h"
#include "src/games/duckhammer/field.h"
#include "src/games/duckhammer/turn.h"

namespace mallard::duckhammer {
namespace {

Step StepOf(Phase phase) {
  if (phase == Phase::kChant) return Step::kChant;
  return phase == Phase::kShoot ? Step::kShoot : Step::kFight;
}

// What an activation for that step is called in event `activated`.
int ActivityOf(Step step) { return 3 + static_cast<int>(step); }

int ActivationsOf(const Scene& scene, int unit) {
  int most = 1;
  HasAbility(scene, unit, [&](const ModelAbility& ability) {
    most = std::max(most, ability.combat_activations);
    return false;
  });
  return most;
}

// OK, or why a seat cannot activate that unit.
absl::Status CheckActivation(const Scene& scene, int seat, int unit) {
  if (unit < 0 || unit >= kUnitSlots || scene.state.units[unit].size == 0 ||
      scene.state.units[unit].owner != seat) {
    return absl::InvalidArgumentError(absl::StrCat("unit ", unit, " is not one of yours"));
  }
  if (CountOnMap(scene.state, unit) == 0) {
    return absl::InvalidArgumentError(absl::StrCat("unit ", unit, " is not on the map"));
  }
  if (!MayActInCombat(scene, unit)) {
    return absl::InvalidArgumentError(
        absl::StrCat("unit ", unit, " has been activated in this Combat phase"));
  }
  return absl::OkStatus();
}

absl::Status CheckAttack(const Scene& scene, int seat, const Action& action, Step step) {
  const auto [unit, target, weapon] =
      std::array<int, 3>{action.args[0], action.args[1], action.args[2]};
  absl::Status status = CheckActivation(scene, seat, unit);
  if (!status.ok()) return status;
  if (target < 0 || target >= kUnitSlots || scene.state.units[target].size == 0 ||
      !Enemies(scene.state.units[target].owner, seat) || CountOnMap(scene.state, target) == 0) {
    return absl::InvalidArgumentError(absl::StrCat("unit ", target, " is no enemy on the map"));
  }
  if (scene.state.units[target].alive == 0) {
    return absl::InvalidArgumentError(absl::StrCat("unit ", target, " is destroyed already"));
  }
  if (weapon < 1 || weapon > scene.state.profiles[unit].weapon_count) {
    return absl::InvalidArgumentError(absl::StrCat("unit ", unit, " has no weapon ", weapon));
  }
  if (!CanAttack(scene, unit, target, step, weapon - 1)) {
    return absl::InvalidArgumentError(absl::StrCat("no model of unit ", unit, " can ",
                                                   step == Step::kShoot ? "shoot" : "fight",
                                                   " unit ", target, " with weapon ", weapon));
  }
  return absl::OkStatus();
}

absl::Status CheckActivate(const Scene& scene, int seat, const Action& action) {
  const Step step = StepOf(scene.state.phase);
  switch (action.kind) {
    case kPass:
    case kForfeitBattle:
      return absl::OkStatus();
    case kShootAt:
      if (step == Step::kShoot) return CheckAttack(scene, seat, action, step);
      break;
    case kFightWith:
      if (step == Step::kFight) return CheckAttack(scene, seat, action, step);
      break;
    case kChantSpell: {
      if (step != Step::kChant) break;
      absl::Status status = CheckActivation(scene, seat, action.args[0]);
      if (!status.ok()) return status;
      return CheckChant(
          scene,
          {action.args[0], action.args[1], action.args[2] - 1, {action.args[3], action.args[4]}});
    }
    default:
      break;
  }
  return absl::InvalidArgumentError(step == Step::kChant   ? "chant with a unit, or pass"
                                    : step == Step::kShoot ? "shoot with a unit, or pass"
                                                           : "fight with a unit, or pass");
}

bool VisitActivate(const Scene& scene, int seat, ActionVisitor visit) {
  if (!visit({kPass, {}})) return false;
  const State& state = scene.state;
  const Step step = StepOf(state.phase);
  bool going = true;
  ForEachUnitOnMap(state, seat, [&](int unit) {
    if (!going || !MayActInCombat(scene, unit)) return;
    if (step == Step::kChant) {
      going = VisitChants(scene, unit, -1, [&](const Chant& chant) {
        return visit({kChantSpell,
                      {chant.unit, chant.spell, chant.weapon + 1, chant.middle.x, chant.middle.y}});
      });
      return;
    }
    const uint32_t kind = step == Step::kShoot ? kShootAt : kFightWith;
    for (const int owner : {Other(seat), kNobody}) {
      ForEachUnitOnMap(state, owner, [&](int target) {
        for (int w = 0; going && w < state.profiles[unit].weapon_count; ++w) {
          if (CanAttack(scene, unit, target, step, w)) going = visit({kind, {unit, target, w + 1}});
        }
      });
    }
  });
  return going;
}

absl::Status ApplyActivate(Play& play, int seat, const Action& action) {
  switch (action.kind) {
    case kPass:
      EndTurn(play);
      return absl::OkStatus();
    case kForfeitBattle:
      Win(play, Other(seat), kForfeit);
      return absl::OkStatus();
    case kChantSpell:
      play.AskNobody();
      BeginBatch(play, BatchKind::kAttack);
      play.Tell(kActivated, action.args[0], ActivityOf(Step::kChant));
      AddChantSide(
          play,
          {action.args[0], action.args[1], action.args[2] - 1, {action.args[3], action.args[4]}},
          -1);
      return absl::OkStatus();
    default:
      play.AskNobody();
      return DeclareAttack(play, action.args[0], action.args[1], StepOf(play.state.phase),
                           action.args[2] - 1);
  }
}

// A new side of the batch; its unit is activated.
Side& AddSide(Play& play, int unit, Step step, int weapon) {
  Batch& batch = play.state.batch;
  Side& side = batch.side[batch.sides++];
  side.unit = static_cast<uint8_t>(unit);
  side.step = step;
  side.weapon = static_cast<uint8_t>(weapon);
  batch.step = kPreparing;
  ++play.state.units[unit].activations;
  return side;
}

// Whether a unit is what the first side attacks, or touches as an enemy.
bool IsAttacked(const Scene& scene, int unit) {
  const Side& attack = scene.state.batch.side[0];
  return attack.spell == 0 ? attack.target == unit : IsTouchedEnemy(scene, attack, unit);
}

// Asks the next unit that may counter; false if there is none.
bool AskNextCounter(Play& play) {
  Batch& batch = play.state.batch;
  const Side& attack = batch.side[0];
  if (batch.sides == kMaxSides) return false;
  if (attack.spell != 0 && HasAbility(play.scene(), attack.unit, [](const ModelAbility& ability) {
        return ability.chants_uncountered;
      })) {
    return false;
  }
  for (int unit = batch.asked_counters; unit < FirstUnit(kNobody); ++unit) {
    if (play.state.units[unit].size == 0 || !MayActInCombat(play.scene(), unit) ||
        !IsAttacked(play.scene(), unit) || !HasCounter(play.scene(), unit)) {
      continue;
    }
    batch.asked_counters = static_cast<uint8_t>(unit + 1);
    play.Ask(Stage::kCounter, play.state.units[unit].owner);
    return true;
  }
  return false;
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
  return absl::OkStatus();
}

}  // namespace

bool MayActInCombat(const Scene& scene, int unit) {
  return CountOnMap(scene.state, unit) > 0 &&
         scene.state.units[unit].activations < ActivationsOf(scene, unit);
}

void AddAttackSide(Play& play, int unit, int target, Step step, int weapon) {
  Side& side = AddSide(play, unit, step, weapon);
  side.target = static_cast<uint8_t>(target);
  side.target_models = play.state.units[target].alive;
  play.Tell(kDeclared, unit, target, static_cast<int>(step), weapon + 1);
  ChooseWeapons(play, play.state.batch.sides - 1);
}

void AddChantSide(Play& play, const Chant& chant, int target) {
  Side& side = AddSide(play, chant.unit, Step::kChant, chant.weapon);
  side.spell = static_cast<uint8_t>(chant.spell + 1);
  side.x = chant.middle.x;
  side.y = chant.middle.y;
  side.chanters = static_cast<uint8_t>(Chanters(play.scene(), chant).size());
  if (target >= 0) side.target = static_cast<uint8_t>(target);
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
    if (side.spell == 0 && owner != kNobody && HasPreparation(play.scene(), batch.sides - 1)) {
      play.Ask(Stage::kPrepare, owner);
      return absl::OkStatus();
    }
    batch.step = kCountering;
  }
  return AskNextCounter(play) ? absl::OkStatus() : AddDice(play);
}

const StageHandler& CombatHandler(Stage stage) {
  // Areas of spells are chosen freely.
  static constexpr StageHandler kActivateUnit{CheckActivate, VisitActivate, ApplyActivate, true};
  if (stage == Stage::kPrepare) return PrepareHandler();
  return stage == Stage::kCounter ? CounterHandler() : kActivateUnit;
}

}  // namespace mallard::duckhammer
