#include "src/games/duck_dealer/imagine.h"

namespace mallard::duck_dealer {

absl::Status ImagineHidden(const DuckDealerRules&, State& state, int, Chance& chance) {
  for (Player& player : state.players) {
    if (player.sealed == 0) continue;
    player.sealed = 0;
    Put(player.bids[state.round], DrawIndex(chance, kMaxBid + 1));
  }
  return absl::OkStatus();
}

}  // namespace mallard::duck_dealer
