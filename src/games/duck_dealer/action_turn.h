// Decision action_turn: everything that a player can do in an action turn, in
// any order.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_ACTION_TURN_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_ACTION_TURN_H_

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

Refusal CheckActionTurn(const Position& position, int seat, const Action& action);
/// Order: travel, trade, privileges and goods at the ship's planet, offers, the
/// end of the turn.
void ListActionTurn(const Position& position, int seat, Listing& out);
absl::Status ApplyActionTurn(Play& play, int seat, const Action& action);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_ACTION_TURN_H_
