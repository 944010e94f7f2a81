// Quacktics: bets of a player on the rounds to come.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_SCORING_QUACKTICS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_SCORING_QUACKTICS_H_

#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Ends quacktics whose gambles are broken. Called after every loss and final roll.
absl::Status WatchQuacktics(Play& play);
/// Pays or ends quacktics at Report.
absl::Status SettleQuacktics(Play& play);
/// Asks the seat of the turn, if it has no quacktic; false if it is not asked.
bool AskQuacktic(Play& play);

/// Whether a seat may start that quacktic now, whoever keeps its restriction.
bool MayUseQuacktic(const Position& position, int seat, int quacktic);
/// The handler of Stage::kStartQuacktic: start one, or pass.
/// @{
Refusal CheckQuacktic(const Position& position, int seat, const Action& action);
void ListQuacktics(const Position& position, int seat, Listing& out);
absl::Status ApplyQuacktic(Play& play, int seat, const Action& action);
/// @}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_SCORING_QUACKTICS_H_
