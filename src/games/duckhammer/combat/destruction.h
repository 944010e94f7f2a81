// Destroying and removing models: what that means for everything that counts them.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_DESTRUCTION_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_DESTRUCTION_H_

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// A model to be destroyed, and who is credited for it.
struct Casualty {
  int model;
  int by;            ///< Seat; kNobody for none.
  int by_unit = -1;  ///< The unit that did it, if one did.
};
/// Destroys models at the same time, given by rising number: counts them, scores, runs hooks; they
/// linger or are removed.
absl::Status DestroyModels(Play& play, absl::Span<const Casualty> casualties, DestroyedCause cause);
/// Destroys one model now. `by` is the seat credited: kNobody for none.
absl::Status DestroyModel(Play& play, int model, int by, DestroyedCause cause);
/// Removes lingering models that are due: when a phase ends, or at the start of Report.
void RemoveLingering(Play& play, Removal due);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_DESTRUCTION_H_
