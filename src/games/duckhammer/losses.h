// Damage, healing, destruction and removal. The only place where models are lost: everything that
// counts losses (fear, points, scoring, tallies, quacktics) is kept up to date from here.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_LOSSES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_LOSSES_H_

#include "absl/status/status.h"
#include "src/games/duckhammer/play.h"

namespace mallard::duckhammer {

/// Adds damage to a unit; each time it reaches a model's HP one more model is `pending` and
/// State::losses says so. `by` is the unit that dealt it, -1 for none.
void DealDamage(Play& play, int unit, int by, int damage);
/// Takes damage off a unit; never brings models back.
void Heal(Play& play, int unit, int amount);
/// Adds models to be destroyed without damage (morale); never more than there are.
void AddPending(Play& play, int unit, int models, DestroyedCause cause);
/// Called while State::losses is set. Destroys the pending models: those without a choice (a whole
/// unit, or its last model) are settled at once, otherwise their owners choose one after another,
/// Lead first. When all are chosen, DestroyModel is called for each, together, and `losses` is 0.
absl::Status SettleLosses(Play& play);
/// Destroys one model now: counts it, scores, runs hooks; it lingers or is removed. `by` is the
/// seat credited: kNobody for none.
absl::Status DestroyModel(Play& play, int model, int by, DestroyedCause cause);
/// Removes lingering models (start of Report).
void RemoveLingering(Play& play);
/// Whether a side has no model left that is not destroyed (waiting ones count as left; lingering
/// ones keep it from having lost until Report).
bool Eliminated(const State& state, int seat);
/// Queues a choice of weapon for a mark; refused when the model has no weapon without a mark.
void QueuePick(Play& play, int seat, int model, int mark);
/// Asks for the first pick, or drops it if its model is gone.
void AskPick(Play& play);
/// Sets or clears marks and reports them.
void MarkModel(Play& play, int model, int mark, bool on);
void MarkUnit(Play& play, int unit, int mark, int count);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_LOSSES_H_
