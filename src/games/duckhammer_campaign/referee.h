// What the referee decides, or chance for a referee that is not asked.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_REFEREE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_REFEREE_H_

#include "src/games/duckhammer_campaign/play.h"

namespace mallard::duckhammer_campaign {

inline constexpr int kMostReward = 1000;  ///< Rations for winning a challenge battle.

/// Settles the army of the turn, or asks where.
void AskSettling(Play& play);
/// Offers a challenge, or asks whether and which; the phase's turn goes on.
void AskOffer(Play& play);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_REFEREE_H_
