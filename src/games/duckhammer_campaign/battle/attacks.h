// Beginning battles: who may attack whom, and who may take up a challenge.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_ATTACKS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_ATTACKS_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

inline constexpr int32_t kAttackReach = kInch;  ///< Between tokens.

/// The handler of decision begin_battle.
/// @{
Refusal CheckBegin(const Position& position, int seat, const Action& action);
void ListBegin(const Position& position, int seat, Listing& out);
absl::Status ApplyBegin(Play& play, int seat, const Action& action);
/// @}

/// Why a company cannot attack another; the referee, with a free hand, needs no more than enemies.
Refusal CheckAttack(const Position& position, int seat, int company, int target);
/// Two companies meet: both sides, the place, and on to who joins.
absl::Status Meet(Play& play, int seat, int company, int target);
/// Whether a seat can begin any battle now.
bool CanBeginBattle(const Position& position, int seat);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_ATTACKS_H_
