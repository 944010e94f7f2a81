#include "src/games/duckhammer/combat/counter.h"

#include <algorithm>

#include "src/games/duckhammer/combat/aim.h"
#include "src/games/duckhammer/combat/batch.h"
#include "src/games/duckhammer/combat/chant.h"
#include "src/games/duckhammer/combat/combat.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/field/modified.h"

namespace mallard::duckhammer {
namespace {

// Whether a unit may answer an action of one step with one of another.
bool StepAllowed(const Position& position, int unit, Step attack, Step answer) {
  const int later = static_cast<int>(answer) - static_cast<int>(attack);
  if (later == 0) return true;
  return later > 0 ? later <= Modified(position, Quantity::kCounterLater, {unit}, 0)
                   : -later <= Modified(position, Quantity::kCounterEarlier, {unit}, 0);
}

Refusal CheckStep(const Position& position, Step answer) {
  if (StepAllowed(position, CounteringUnit(position.state), position.state.batch.side[0].step,
                  answer)) {
    return kAllowed;
  }
  return Forbidden("the unit cannot counter with an action of that kind");
}

}  // namespace

Refusal CheckCounter(const Position& position, int, const Action& action) {
  const State& state = position.state;
  const int unit = CounteringUnit(state);
  const int attacker = state.batch.side[0].unit;
  switch (action.kind) {
    case kCounterBy: {
      const Step step = static_cast<Step>(action.args[0]);
      if (step == Step::kChant) {
        return Forbidden("counter with a chant by counter_chant");
      }
      if (Refusal no = CheckStep(position, step)) return no;
      if (!CanAttack(position, unit, attacker, step, action.args[1] - 1)) {
        return Forbidden("no model of the unit can attack unit {target} with that weapon like that",
                         attacker);
      }
      return kAllowed;
    }
    case kCounterChant: {
      if (Refusal no = CheckStep(position, Step::kChant)) return no;
      return CheckChant(position, CounterChantOf(state, action), attacker);
    }
    default:
      return kAllowed;
  }
}

namespace {

bool ListAnswers(const Position& position, int unit, Listing& out) {
  const State& state = position.state;
  const Side& attack = state.batch.side[0];
  if (StepAllowed(position, unit, attack.step, Step::kChant) &&
      !VisitChants(position, unit, attack.unit, [&](const Chant& chant) {
        return out.One(
            {kCounterChant, {chant.spell, chant.weapon + 1, chant.middle.x, chant.middle.y}});
      })) {
    return false;
  }
  for (const Step step : {Step::kShoot, Step::kFight}) {
    if (!StepAllowed(position, unit, attack.step, step)) continue;
    for (int w = 0; w < state.profiles[unit].weapon_count; ++w) {
      if (CanAttack(position, unit, attack.unit, step, w) &&
          !out.One({kCounterBy, {static_cast<int>(step), w + 1}})) {
        return false;
      }
    }
  }
  return true;
}

}  // namespace

void ListCounter(const Position& position, int, Listing& out) {
  if (out.One({kPass, {}})) ListAnswers(position, CounteringUnit(position.state), out);
}

absl::Status ApplyCounter(Play& play, int, const Action& action) {
  const int unit = CounteringUnit(play.state);
  const int attacker = play.state.batch.side[0].unit;
  play.AskNobody();
  if (action.kind == kCounterBy) {
    const Step step = static_cast<Step>(action.args[0]);
    play.Tell(kCountered, unit, attacker, action.args[0]);
    AddAttackSide(play, unit, attacker, step, action.args[1] - 1);
  } else if (action.kind == kCounterChant) {
    play.Tell(kCountered, unit, attacker, static_cast<int>(Step::kChant));
    AddChantSide(play, CounterChantOf(play.state, action), attacker);
  }
  return absl::OkStatus();
}

int CounteringUnit(const State& state) { return state.batch.asked_counters - 1; }

Chant CounterChantOf(const State& state, const Action& action) {
  return {
      CounteringUnit(state), action.args[0], action.args[1] - 1, {action.args[2], action.args[3]}};
}

bool HasCounter(const Position& position, int unit) {
  Action answer;
  Listing first = Listing::Nth(0, &answer);
  ListAnswers(position, unit, first);
  return answer.kind != 0;
}

}  // namespace mallard::duckhammer
