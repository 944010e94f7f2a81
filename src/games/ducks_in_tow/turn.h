// Decision act: moving, feeding, shaking the bag, delivering, using a special tile; and how turns
// follow each other.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_TURN_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_TURN_H_

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

/// The player who has the turn gets its actions.
void BeginTurn(Play& play);
/// The turn of the next player, or the end.
void PassTurn(Play& play);
/// True while the turn can go on: there are actions left, or more ducks to feed.
bool TurnGoesOn(const Position& position);

/// True if the player who has the turn may feed a duck of that colour, actions considered.
bool MayFeed(const State& state, int colour);
/// True if what that action of a special tile needs is there, and the pawn on such a tile.
bool CanUse(const Position& position, int tile_action);

Refusal CheckAct(const Position& position, int seat, const Action& action);
/// Order: moves, feeding, shaking, deliveries, actions of the tile, the end of the turn.
void ListActs(const Position& position, int seat, Listing& out);
/// What follows is in the queue afterwards.
absl::Status TakeAction(Play& play, int seat, const Action& action);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_TURN_H_
