// Damage, healing, destruction and removal. The only place where models are lost: everything that
// counts losses (fear, points, scoring, tallies, quacktics) is kept up to date from here.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_LOSSES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_LOSSES_H_

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Adds damage to a unit; each time it reaches a model's HP one more model is `pending` and
/// State::losses says so. `by` is the unit that dealt it, -1 for none.
void DealDamage(Play& play, int unit, int by, int damage);
/// Takes damage off a unit; never brings models back.
void Heal(Play& play, int unit, int amount);
/// Adds models to be destroyed without damage (morale, scripts); never more than there are. `by` is
/// the unit that does it, -1 for none.
void AddPending(Play& play, int unit, int models, DestroyedCause cause, int by = -1);
/// Adds one certain model to what is destroyed together when losses are settled (surfacing,
/// coherency, scripts). Nothing happens to a model that is destroyed already.
void Condemn(Play& play, int model, DestroyedCause cause, int by = -1);
/// Called while State::losses is set. Destroys the pending models: those without a choice (a whole
/// unit, or its last model) are settled at once, otherwise their owners choose one after another,
/// Lead first. When all are chosen, they are destroyed together, and `losses` is 0.
absl::Status SettleLosses(Play& play);

/// Whether a side has no model left that is not destroyed (waiting ones count as left; lingering
/// ones keep it from having lost until Report).
bool Eliminated(const State& state, int seat);

/// The unit whose owner is asked to choose losses.
int LosingUnit(const State& state);
/// The handler of Stage::kLosses: which models are destroyed.
/// @{
Refusal CheckLose(const Position& position, int seat, const Action& action);
void ListLose(const Position& position, int seat, Listing& out);
absl::Status ApplyLose(Play& play, int seat, const Action& action);
/// @}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_LOSSES_H_
