#include "src/games/duckhammer/movement/retaliation.h"

#include <cstdint>

#include "mallard/frame/numbers.h"
#include "mallard/primitives/plane_distance.h"
#include "src/games/duckhammer/combat/attack.h"
#include "src/games/duckhammer/combat/batch.h"
#include "src/games/duckhammer/combat/damage.h"
#include "src/games/duckhammer/combat/morale.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/field/modified.h"
#include "src/games/duckhammer/movement/charge.h"
#include "src/games/duckhammer/movement/movement.h"

namespace mallard::duckhammer {
namespace {

constexpr int kRetaliating = 6;  // The activity of event `activated`.

int Leaver(const State& state) { return state.activity.unit - 1; }

// The nearest model of the leaving unit that a weapon of a model reaches; -1 if none.
int NearestReached(const Position& position, int model, int weapon, int leaver) {
  const State& state = position.state;
  const int unit = UnitOf(state, model);
  if (!WeaponUsable(position, model, weapon, Step::kFight)) return -1;
  const WeaponKind kind = state.profiles[unit].weapons[weapon].kind;
  const int32_t range = RangeOf(position, unit, weapon);
  int nearest = -1;
  int64_t least = INT64_MAX;
  ForEachOnMap(state, leaver, [&](int target) {
    const int64_t distance = SquaredDistance(state.models[model].at(), state.models[target].at());
    if (distance >= least || !WithinReach(position, model, target, kind, range)) return;
    least = distance;
    nearest = target;
  });
  return nearest;
}

bool Reaches(const Position& position, int unit, int weapon, int leaver) {
  bool reaches = false;
  ForEachOnMap(position.state, unit, [&](int model) {
    reaches = reaches || NearestReached(position, model, weapon, leaver) >= 0;
  });
  return reaches;
}

// Not activated in Charge, and not piled in.
bool MayAct(const Unit& unit) { return !unit.Has(kChargeUsed) && !unit.Has(kPiledIn); }

bool MayRetaliate(const Position& position, int unit) {
  return Allowed(position, Quantity::kRetaliating, {unit});
}

}  // namespace

Refusal CheckRetaliate(const Position& position, int seat, const Action& action) {
  if (action.kind == kPass) return kAllowed;
  const int unit = action.args[0];
  const int weapon = action.args[1] - 1;
  if (Refusal no = CheckActiveUnit(position, seat, unit)) return no;
  if (position.state.units[unit].Has(kPiledIn))
    return Forbidden("a unit that piled in cannot retaliate");
  if (!MayAct(position.state.units[unit])) {
    return Forbidden("that unit was activated in this Charge phase already");
  }
  if (!MayRetaliate(position, unit)) return Forbidden("that unit cannot retaliate");
  if (weapon >= position.state.profiles[unit].weapon_count) {
    return Forbidden("that unit has no such weapon");
  }
  if (!Reaches(position, unit, weapon, Leaver(position.state))) {
    return Forbidden("no model of that unit reaches the enemy with that weapon");
  }
  return kAllowed;
}

void ListRetaliate(const Position& position, int seat, Listing& out) {
  bool go_on = true;
  ForEachUnitOnMap(position.state, seat, [&](int unit) {
    for (int w = 1; w <= position.state.profiles[unit].weapon_count; ++w) {
      const Action action{kRetaliateBy, {unit, w}};
      if (go_on && !CheckRetaliate(position, seat, action)) go_on = out.One(action);
    }
  });
  if (go_on) out.One({kPass, {}});
}

namespace {

// Every model in range rolls d12 + Bravery against the leaver's Fear.
absl::Status Retaliate(Play& play, int unit, int weapon) {
  State& state = play.state;
  const int leaver = Leaver(state);
  absl::StatusOr<int> fear = FearOf(play, leaver);
  if (!fear.ok()) return fear.status();
  state.units[unit].Set(kChargeUsed, true);
  play.Tell(kActivated, unit, kRetaliating);
  BeginBatch(play, BatchKind::kRetaliate);
  ForEachOnMap(state, unit, [&](int model) {
    const int target = NearestReached(play.position(), model, weapon, leaver);
    if (target < 0) return;
    Die* die = AddDie(play, unit, model);
    Put(die->target, target);
    Put(die->weapon, weapon);
    Put(die->modifier, die->modifier + BraveryOf(play.position(), unit) +
                           Modified(play.position(), Quantity::kRetaliate, {unit, model}, 0));
    Put(die->needed, *fear);
  });
  play.AskNobody();
  return absl::OkStatus();
}

}  // namespace

absl::Status ApplyRetaliate(Play& play, int, const Action& action) {
  if (action.kind == kRetaliateBy) return Retaliate(play, action.args[0], action.args[1] - 1);
  play.AskNobody();
  return LeaveFightRange(play);
}

bool CanBeRetaliated(const Position& position, int leaver) {
  const State& state = position.state;
  bool can = false;
  ForEachUnitOnMap(state, Other(state.units[leaver].owner), [&](int unit) {
    if (can || !MayAct(state.units[unit]) || !Engaged(position, leaver, unit) ||
        !MayRetaliate(position, unit)) {
      return;
    }
    for (int w = 0; w < state.profiles[unit].weapon_count; ++w) {
      can = can || Reaches(position, unit, w, leaver);
    }
  });
  return can;
}

// A retaliation is no attack roll: what abilities do on a hit does not happen, but damage is the
// weapon's, with all that changes it.
absl::Status ResolveRetaliation(Play& play) {
  const Batch& batch = play.state.batch;
  const int leaver = Leaver(play.state);
  for (int i = 0; i < batch.count; ++i) {
    const Die& die = batch.dice[i];
    if ((die.flags & kSuccess) == 0) continue;
    absl::Status status =
        DealHit(play, {die.unit, die.model, die.weapon, leaver, /*target_model=*/die.target});
    if (!status.ok()) return status;
  }
  EndBatch(play);
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer
