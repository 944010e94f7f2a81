#include "src/games/duck_dealer/hide.h"

#include "src/games/duck_dealer/auction.h"

namespace mallard::duck_dealer {

void Hide(const DuckDealerRules& rules, State& state, Viewer viewer) {
  for (int seat = 0; seat < rules.seats(); ++seat) {
    Player& player = state.players[seat];
    player.sealed = viewer != Viewer::Seat(seat) && HasSealedBid(state, seat);
    if (player.sealed != 0) player.bids[state.round] = 0;
  }
}

}  // namespace mallard::duck_dealer
