// Preparing an attack: which weapon each model uses, replaced rolls, Momentum.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_PREPARE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_PREPARE_H_

#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Every model of the side gets the weapon named for the unit or, where that does not reach, its
/// first one that does.
void ChooseWeapons(Play& play, int side);
/// Whether there is anything to prepare but the roll: other weapons, replaced rolls, Momentum.
bool HasPreparation(const Position& position, int side);
/// The handler of Stage::kPrepare: weapons of single models, replaced rolls, Momentum; then roll.
/// @{
Refusal CheckPrepare(const Position& position, int seat, const Action& action);
void ListPrepare(const Position& position, int seat, Listing& out);
absl::Status ApplyPrepare(Play& play, int seat, const Action& action);
/// @}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_PREPARE_H_
