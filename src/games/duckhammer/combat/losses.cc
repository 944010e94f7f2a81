#include "src/games/duckhammer/combat/losses.h"

#include <algorithm>

#include "absl/container/inlined_vector.h"
#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/combat/destruction.h"
#include "src/games/duckhammer/field/field.h"

namespace mallard::duckhammer {
namespace {

bool IsChosen(const Model& model) { return (model.moving & kChosenLoss) != 0; }

// Whether a model can still be chosen as a loss.
bool CanBeLost(const Model& model) {
  return (model.status == ModelStatus::kInPlay || model.status == ModelStatus::kWaiting) &&
         !IsChosen(model);
}

void Choose(State& state, int model) { state.models[model].moving |= kChosenLoss; }

// Models of a unit that are neither chosen nor counted as pending.
int Room(const State& state, int unit) {
  const Unit& u = state.units[unit];
  int room = -u.pending;
  for (int m = u.first; m < u.first + u.size; ++m) room += CanBeLost(state.models[m]) ? 1 : 0;
  return room;
}

void NoteCause(State& state, DestroyedCause cause) {
  if (state.losses == 0) Put(state.losses, cause + 1);
}

// Calls `visit` for units of the Lead, of the other player and of nobody until it says false.
template <class Visit>
void ForEachUnitLeadFirst(const State& state, Visit visit) {
  for (const int owner : {int{state.lead}, Other(state.lead), kNobody}) {
    for (int u = FirstUnit(owner); u < FirstUnit(owner) + UnitSlots(owner); ++u) {
      if (state.units[u].size != 0 && !visit(u)) return;
    }
  }
}

// Chooses pending models for which there is no choice: all that are left, or, of monsters, the last
// ones. False if the owner has to choose.
bool ChooseWithoutAsking(State& state, int unit) {
  Unit& u = state.units[unit];
  const bool all = Room(state, unit) <= 0;
  if (!all && u.owner != kNobody) return false;
  for (int m = u.first + u.size - 1; m >= u.first && u.pending > 0; --m) {
    if (!CanBeLost(state.models[m])) continue;
    Choose(state, m);
    --u.pending;
  }
  u.pending = 0;
  return true;
}

// Who is credited with what happens to a unit.
int CreditedSeat(const State& state, int unit, DestroyedCause cause) {
  const Unit& u = state.units[unit];
  if (u.owner == kNobody) return kNobody;
  if (cause == kByMorale || cause == kBySurfacing || cause == kByCoherency) return Other(u.owner);
  if (u.pending_by == 0) return kNobody;
  const int by = state.units[u.pending_by - 1].owner;
  return by == u.owner ? kNobody : by;
}

}  // namespace

Refusal CheckLose(const Position& position, int, const Action& action) {
  const State& state = position.state;
  const Unit& unit = state.units[LosingUnit(state)];
  const int model = action.args[0];
  if (model < unit.first || model >= unit.first + unit.size) {
    return Forbidden("model {model} is not of the unit that loses models", model);
  }
  if (!CanBeLost(state.models[model])) {
    return Forbidden("model {model} is lost already", model);
  }
  return kAllowed;
}

void ListLose(const Position& position, int, Listing& out) {
  const State& state = position.state;
  const Unit& unit = state.units[LosingUnit(state)];
  for (int m = unit.first; m < unit.first + unit.size; ++m) {
    if (CanBeLost(state.models[m]) && !out.One({kLose, {m}})) return;
  }
}

absl::Status ApplyLose(Play& play, int, const Action& action) {
  --play.state.units[LosingUnit(play.state)].pending;
  Choose(play.state, action.args[0]);
  play.AskNobody();
  return absl::OkStatus();
}

void DealDamage(Play& play, int unit, int by, int damage) {
  State& state = play.state;
  Unit& u = state.units[unit];
  const int room = Room(state, unit);
  if (damage <= 0 || room <= 0) return;
  play.Tell(kDamaged, unit, by, damage);
  const int hp = std::max<int>(state.profiles[unit].hp, 1);
  const int total = u.damage + std::min(damage, hp * kMaxUnitModels);
  const int destroyed = std::min(total / hp, room);
  // What goes beyond the last model is lost.
  Put(u.damage, destroyed == room ? 0 : total % hp);
  if (destroyed == 0) return;
  Put(u.pending, u.pending + destroyed);
  Put(u.pending_by, by + 1);
  NoteCause(state, kByDamage);
}

void Heal(Play& play, int unit, int amount) {
  Unit& u = play.state.units[unit];
  const int healed = std::min<int>(amount, u.damage);
  if (healed <= 0) return;
  Put(u.damage, u.damage - healed);
  play.Tell(kHealed, unit, healed);
}

void AddPending(Play& play, int unit, int models, DestroyedCause cause, int by) {
  State& state = play.state;
  const int added = std::min(models, Room(state, unit));
  if (added <= 0) return;
  Put(state.units[unit].pending, state.units[unit].pending + added);
  if (by >= 0) Put(state.units[unit].pending_by, by + 1);
  NoteCause(state, cause);
}

void Condemn(Play& play, int model, DestroyedCause cause, int by) {
  State& state = play.state;
  if (!CanBeLost(state.models[model])) return;
  Unit& unit = state.units[UnitOf(state, model)];
  // A unit that was to lose all that is left loses this one among them.
  if (Room(state, UnitOf(state, model)) == 0) --unit.pending;
  Choose(state, model);
  if (by >= 0) Put(unit.pending_by, by + 1);
  NoteCause(state, cause);
}

int LosingUnit(const State& state) {
  int losing = 0;
  ForEachUnitLeadFirst(state, [&](int unit) {
    losing = unit;
    return state.units[unit].pending == 0;
  });
  return losing;
}

absl::Status SettleLosses(Play& play) {
  State& state = play.state;
  int asking = -1;
  ForEachUnitLeadFirst(state, [&](int unit) {
    if (state.units[unit].pending != 0 && !ChooseWithoutAsking(state, unit)) asking = unit;
    return asking < 0;
  });
  if (asking >= 0) {
    play.Ask(Stage::kLosses, state.units[asking].owner);
    return absl::OkStatus();
  }
  const auto cause = static_cast<DestroyedCause>(state.losses - 1);
  absl::InlinedVector<Casualty, 32> casualties;
  for (int u = 0; u < kUnitSlots; ++u) {
    Unit& unit = state.units[u];
    for (int m = unit.first; m < unit.first + unit.size; ++m) {
      if (!IsChosen(state.models[m])) continue;
      state.models[m].moving &= static_cast<uint8_t>(~kChosenLoss);
      casualties.push_back({m, CreditedSeat(state, u, cause), unit.pending_by - 1});
    }
    unit.pending_by = 0;
  }
  state.losses = 0;
  return DestroyModels(play, casualties, cause);
}

bool Eliminated(const State& state, int seat) {
  for (int u = FirstUnit(seat); u < FirstUnit(seat) + UnitSlots(seat); ++u) {
    const Unit& unit = state.units[u];
    if (unit.alive != 0 || CountOnMap(state, u) != 0) return false;
  }
  return true;
}

}  // namespace mallard::duckhammer
