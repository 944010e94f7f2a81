// The auction for the turn order: decisions seal_bid and choose_position.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_AUCTION_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_AUCTION_H_

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

/// Whether that player has still to bid in this round of the auction.
bool MustBid(const Position& position, int seat);

/// Whether that player has bid in this round, and the bids are not opened yet.
inline bool HasSealedBid(const State& state, int seat) {
  return state.phase == Phase::kBidding && state.players[seat].bids_made == state.round + 1;
}

/// The seat that has that place in the turn order already; -1: it is free.
int SeatAtPosition(const Position& position, int place);

Refusal CheckBid(const Position& position, int seat, const Action& action);
void ListBids(const Position& position, int seat, Listing& out);
absl::Status ApplyBid(Play& play, int seat, const Action& action);

Refusal CheckPosition(const Position& position, int seat, const Action& action);
void ListPositions(const Position& position, int seat, Listing& out);
absl::Status ApplyPosition(Play& play, int seat, const Action& action);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_AUCTION_H_
