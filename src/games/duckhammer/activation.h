// Activating units: the phases in which that happens, and giving up.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_ACTIVATION_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_ACTIVATION_H_

#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// The handler of Stage::kActivate: a unit is activated as the phase has it, or the player passes.
/// @{
Refusal CheckActivate(const Position& position, int seat, const Action& action);
void ListActivate(const Position& position, int seat, Listing& out);
absl::Status ApplyActivate(Play& play, int seat, const Action& action);
/// @}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_ACTIVATION_H_
