// Retaliation: striking at a unit that charges out of a fight range, before it moves.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_RETALIATION_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_RETALIATION_H_

#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Whether the other player has a unit that may strike at one that leaves.
bool CanBeRetaliated(const Position& position, int leaver);
/// Batches of kind kRetaliate come here.
absl::Status ResolveRetaliation(Play& play);

/// The handler of Stage::kRetaliate: strike at the unit that leaves.
/// @{
Refusal CheckRetaliate(const Position& position, int seat, const Action& action);
void ListRetaliate(const Position& position, int seat, Listing& out);
absl::Status ApplyRetaliate(Play& play, int seat, const Action& action);
/// @}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_RETALIATION_H_
