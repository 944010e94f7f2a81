// Counters: who may answer what with what.
#include <algorithm>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer/batch.h"
#include "src/games/duckhammer/chant.h"
#include "src/games/duckhammer/combat.h"
#include "src/games/duckhammer/field.h"

namespace mallard::duckhammer {
namespace {

// Whether a unit may answer an action of one step with one of another.
bool StepAllowed(const Scene& scene, int unit, Step attack, Step answer) {
  int reach = 0;
  HasAbility(scene, unit, [&](const ModelAbility& ability) {
    reach = std::max(reach, ability.counter_reach);
    return false;
  });
  if (reach >= 2) return true;
  const int later = static_cast<int>(answer) - static_cast<int>(attack);
  return later == 0 || (later == 1 && reach == 1);
}

absl::Status CheckStep(const Scene& scene, Step answer) {
  if (StepAllowed(scene, CounteringUnit(scene.state), scene.state.batch.side[0].step, answer)) {
    return absl::OkStatus();
  }
  return absl::InvalidArgumentError("the unit cannot counter with an action of that kind");
}

absl::Status Check(const Scene& scene, int, const Action& action) {
  const State& state = scene.state;
  const int unit = CounteringUnit(state);
  const int attacker = state.batch.side[0].unit;
  switch (action.kind) {
    case kPass:
      return absl::OkStatus();
    case kCounterBy: {
      const Step step = static_cast<Step>(action.args[0]);
      if (step == Step::kChant) {
        return absl::InvalidArgumentError("counter with a chant by counter_chant");
      }
      absl::Status status = CheckStep(scene, step);
      if (!status.ok()) return status;
      if (!CanAttack(scene, unit, attacker, step, action.args[1] - 1)) {
        return absl::InvalidArgumentError(absl::StrCat("no model of the unit can attack unit ",
                                                       attacker, " with weapon ", action.args[1],
                                                       " like that"));
      }
      return absl::OkStatus();
    }
    case kCounterChant: {
      absl::Status status = CheckStep(scene, Step::kChant);
      if (!status.ok()) return status;
      return CheckChant(
          scene, {unit, action.args[0], action.args[1] - 1, {action.args[2], action.args[3]}},
          attacker);
    }
    default:
      return absl::InvalidArgumentError("answer the attack: counter, counter_chant or pass");
  }
}

bool VisitAnswers(const Scene& scene, int unit, ActionVisitor visit) {
  const State& state = scene.state;
  const Side& attack = state.batch.side[0];
  if (StepAllowed(scene, unit, attack.step, Step::kChant) &&
      !VisitChants(scene, unit, attack.unit, [&](const Chant& chant) {
        return visit(
            {kCounterChant, {chant.spell, chant.weapon + 1, chant.middle.x, chant.middle.y}});
      })) {
    return false;
  }
  for (const Step step : {Step::kShoot, Step::kFight}) {
    if (!StepAllowed(scene, unit, attack.step, step)) continue;
    for (int w = 0; w < state.profiles[unit].weapon_count; ++w) {
      if (CanAttack(scene, unit, attack.unit, step, w) &&
          !visit({kCounterBy, {static_cast<int>(step), w + 1}})) {
        return false;
      }
    }
  }
  return true;
}

bool Visit(const Scene& scene, int, ActionVisitor visit) {
  return visit({kPass, {}}) && VisitAnswers(scene, CounteringUnit(scene.state), visit);
}

absl::Status Apply(Play& play, int, const Action& action) {
  const int unit = CounteringUnit(play.state);
  const int attacker = play.state.batch.side[0].unit;
  play.AskNobody();
  if (action.kind == kCounterBy) {
    const Step step = static_cast<Step>(action.args[0]);
    play.Tell(kCountered, unit, attacker, action.args[0]);
    AddAttackSide(play, unit, attacker, step, action.args[1] - 1);
  } else if (action.kind == kCounterChant) {
    play.Tell(kCountered, unit, attacker, static_cast<int>(Step::kChant));
    AddChantSide(play, {unit, action.args[0], action.args[1] - 1, {action.args[2], action.args[3]}},
                 attacker);
  }
  return absl::OkStatus();
}

}  // namespace

int CounteringUnit(const State& state) { return state.batch.asked_counters - 1; }

bool HasCounter(const Scene& scene, int unit) {
  bool any = false;
  VisitAnswers(scene, unit, [&](const Action&) {
    any = true;
    return false;
  });
  return any;
}

const StageHandler& CounterHandler() {
  static constexpr StageHandler kHandler{Check, Visit, Apply, true};
  return kHandler;
}

}  // namespace mallard::duckhammer
