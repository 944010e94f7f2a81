// Recovery of models lost in a battle.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_RECOVERY_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_RECOVERY_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// The handler of decision pay_recovery.
/// @{
Refusal CheckRecovery(const Position& position, int seat, const Action& action);
void ListRecovery(const Position& position, int seat, Listing& out);
absl::Status ApplyRecovery(Play& play, int seat, const Action& action);
/// @}

/// Rations that a character has use for before its roll: with so many even a natural 1 is enough.
int MostToBrace(const Position& position, int unit);

/// The handler of decision brace_recovery: Duckheim's characters spend rations before they roll.
/// @{
Refusal CheckBracing(const Position& position, int seat, const Action& action);
void ListBracing(const Position& position, int seat, Listing& out);
absl::Status ApplyBracing(Play& play, int seat, const Action& action);
/// @}

/// The next unit of the battle that lost models recovers them, as far as it can without being
/// asked; when all have, experience and spoils are given.
absl::Status AdvanceRecovery(Play& play);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_RECOVERY_H_
