// Damage, healing, destruction and removal. The only place where models are lost: everything that
// counts losses (fear, points, scoring, tallies, quacktics) is kept up to date from here.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_LOSSES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_LOSSES_H_

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "src/games/duckhammer/play.h"

namespace mallard::duckhammer {

/// Adds damage to a unit; each time it reaches a model's HP one more model is `pending` and
/// State::losses says so. `by` is the unit that dealt it, -1 for none.
void DealDamage(Play& play, int unit, int by, int damage);
/// Takes damage off a unit; never brings models back.
void Heal(Play& play, int unit, int amount);
/// Adds models to be destroyed without damage (morale); never more than there are.
void AddPending(Play& play, int unit, int models, DestroyedCause cause);
/// Adds one certain model to what is destroyed together when losses are settled (surfacing,
/// coherency). Nothing happens to a model that is destroyed already.
void Condemn(Play& play, int model, DestroyedCause cause);
/// Called while State::losses is set. Destroys the pending models: those without a choice (a whole
/// unit, or its last model) are settled at once, otherwise their owners choose one after another,
/// Lead first. When all are chosen, they are destroyed together, and `losses` is 0.
absl::Status SettleLosses(Play& play);

/// A model to be destroyed, and who is credited for it.
struct Casualty {
  int model;
  int by;            ///< Seat; kNobody for none.
  int by_unit = -1;  ///< The unit that did it, if one did.
};
/// Destroys models at the same time, given by rising number: counts them, scores, runs hooks; they
/// linger or are removed (destruction.cc).
absl::Status DestroyModels(Play& play, absl::Span<const Casualty> casualties, DestroyedCause cause);
/// Destroys one model now. `by` is the seat credited: kNobody for none.
absl::Status DestroyModel(Play& play, int model, int by, DestroyedCause cause);
/// Removes lingering models (start of Report).
void RemoveLingering(Play& play);
/// Whether a side has no model left that is not destroyed (waiting ones count as left; lingering
/// ones keep it from having lost until Report).
bool Eliminated(const State& state, int seat);

// Marks (marks.cc). Marks are given by position.

/// Queues a choice of weapon for a mark; nothing happens when the model has no weapon without a
/// mark. `seat` picks; for kNobody the first weapon is taken.
void QueuePick(Play& play, int seat, int model, int mark);
/// Asks for the first pick, or drops it if its model is gone.
void AskPick(Play& play);
/// The handler of Stage::kPickWeapon.
const StageHandler& PickHandler();
/// Sets or clears marks and reports them; a unit has `count` of them then.
void MarkModel(Play& play, int model, int mark, bool on);
void MarkUnit(Play& play, int unit, int mark, int count);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_LOSSES_H_
