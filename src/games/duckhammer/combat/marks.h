// Marks on models, weapons and units. Marks are given by position.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_MARKS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_MARKS_H_

#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Queues a choice of weapon for a mark; nothing happens when the model has no weapon without a
/// mark. `seat` picks; for kNobody the first weapon is taken.
void QueuePick(Play& play, int seat, int model, int mark);
/// Asks for the first pick, or drops it if its model is gone.
void AskPick(Play& play);
/// Sets or clears marks and reports them; a unit has `count` of them then. There must be room for
/// another kind (HeldMarks::HasRoomFor).
void MarkModel(Play& play, int model, int mark, bool on);
void MarkUnit(Play& play, int unit, int mark, int count);

/// The handler of Stage::kPickWeapon: which weapon gets a mark.
/// @{
Refusal CheckPick(const Position& position, int seat, const Action& action);
void ListPick(const Position& position, int seat, Listing& out);
absl::Status ApplyPick(Play& play, int seat, const Action& action);
/// @}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_COMBAT_MARKS_H_
