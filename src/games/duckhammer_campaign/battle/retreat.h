// Leaving the field: after a battle all tokens of whoever lost it leave the key location, so that
// battles decide who holds it. Each goes up to 6 inches, at no cost, over ground it could march, to
// a point outside every key location held by an enemy and outside the one just lost. One for which
// there is no such point in any of the directions looked at (every 15 degrees, 6 inches, 4 and 2)
// stays.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_RETREAT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_RETREAT_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

inline constexpr int32_t kRetreat = 6 * kInch;  ///< How far a token goes at most.

/// The handler of decision choose_retreat.
/// @{
Refusal CheckRetreat(const Position& position, int seat, const Action& action);
void ListRetreat(const Position& position, int seat, Listing& out);
absl::Status ApplyRetreat(Play& play, int seat, const Action& action);
/// @}

/// Asks for the next tokens that leave, in the order of seats; then the battle is done with.
void AdvanceRetreat(Play& play);
/// The seat that is asked; -1: nobody has a token that can leave.
int RetreatingSeat(const Position& position);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_RETREAT_H_
