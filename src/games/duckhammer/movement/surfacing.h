// Coming up from a dive.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_SURFACING_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_SURFACING_H_

#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Begins the surface rolls of a unit (or, -1, of every diving unit at Report): there is a batch
/// then, unless none rolls. Units that need not roll come up at once.
absl::Status BeginSurfacing(Play& play, int unit);
/// Batches of kind kSurface come here.
absl::Status ResolveSurfacing(Play& play);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_SURFACING_H_
