// Charging, piling in, retaliation.
//
// A charge is declared first. If models of the unit are then within the fight range of enemy units
// that may retaliate, their owner is asked (stage kRetaliate) before the dice are rolled; each of
// those units strikes as a batch of its own. Then the dice are rolled and the models move.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_CHARGE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_CHARGE_H_

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// The dice of a unit's charge, or pile-in (one fewer; a flat speed is then 0).
Dice ChargeDice(const Position& position, int unit, bool pile_in);
/// Whether nothing forbids the unit to charge, or to pile in, as such.
bool MayCharge(const Position& position, int unit, bool pile_in);
/// Whether a unit may charge, or pile in, now.
Refusal CheckCharge(const Position& position, int unit, bool pile_in);
/// Rolls the dice and lets abilities change the roll: inches.
absl::StatusOr<int> RollCharge(Play& play, int unit, bool pile_in);
/// Declares it. A pile-in rolls and moves at once, a charge after the retaliations against it.
absl::Status BeginCharge(Play& play, int unit, Way way, bool pile_in);
/// Goes on with a declared charge: asks for retaliations, or rolls and moves.
absl::Status ContinueCharge(Play& play);
/// The same once nobody retaliates any more.
absl::Status LeaveFightRange(Play& play);
/// What follows once the models of a pile-in have moved.
absl::Status AfterPileIn(Play& play, int unit);

/// Activations of the Charge phase: charge, or bring a reinforcement.
/// @{
Refusal CheckChargePhase(const Position& position, int seat, const Action& action);
void ListChargePhase(const Position& position, int seat, Listing& out);
absl::Status ApplyChargePhase(Play& play, int seat, const Action& action);
/// @}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_MOVEMENT_CHARGE_H_
