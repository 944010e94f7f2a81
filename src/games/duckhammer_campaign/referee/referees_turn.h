// Duckheim: the referee's turn, once a week after the party's marches. A person is asked; the
// engine plays the same actions (engine.cc).
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_REFEREE_REFEREES_TURN_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_REFEREE_REFEREES_TURN_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// The handler of decision referees_turn.
/// @{
Refusal CheckRefereesTurn(const Position& position, int seat, const Action& action);
void ListRefereesTurn(const Position& position, int seat, Listing& out);
absl::Status ApplyRefereesTurn(Play& play, int seat, const Action& action);
/// @}

/// Asks the referee, or takes its next action.
absl::Status AdvanceReferee(Play& play);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_REFEREE_REFEREES_TURN_H_
