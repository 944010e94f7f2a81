// Before the first turn: laying out the galaxy, the auction, equipping ships, start planets.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_SETUP_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_SETUP_H_

#include "absl/status/status.h"
#include "mallard/event_sink.h"
#include "src/games/duck_dealer/economy.h"
#include "src/games/duck_dealer/rules.h"
#include "src/games/duck_dealer/state.h"

namespace mallard::duck_dealer {

/// Fills an empty state, whose chance is set, with the start of a match.
void LayOut(const DuckDealerRules& rules, State& state);

/// Whether that player has still to bid in this round of the auction.
bool MustBid(const DuckDealerRules& rules, const State& state, int seat);

/// Whether that player has bid in this round, and the bids are not opened yet.
inline bool HasSealedBid(const State& state, int seat) {
  return state.phase == Phase::kBidding && state.players[seat].bids_made == state.round + 1;
}

/// The seat that has that place in the turn order already; -1: it is free.
int SeatAtPosition(const DuckDealerRules& rules, const State& state, int position);
/// Start planets where no ship is.
Bitboard FreeStarts(const DuckDealerRules& rules, const State& state);
/// Why the player asked cannot put that equipment (by index) into the next slot.
Reason CannotEquip(const DuckDealerRules& rules, const State& state, int equipment);

/// Carries out an action of the phases up to kStarting.
absl::Status ApplySetup(const DuckDealerRules& rules, State& state, int seat, const Action& action,
                        EventSink& events);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_SETUP_H_
