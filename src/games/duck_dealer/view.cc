// What a player may know: everything but sealed bids and chance.
#include <cstring>

#include "src/games/duck_dealer/rules.h"
#include "src/games/duck_dealer/setup.h"

namespace mallard::duck_dealer {

void DuckDealerRules::Redact(const void* state, Viewer viewer, void* out) const {
  std::memcpy(out, state, state_size());
  if (viewer.is_host()) return;
  State& seen = As(out);
  seen.chance = Chance();
  for (int seat = 0; seat < seats_; ++seat) {
    if (seat != viewer.seat() && HasSealedBid(seen, seat)) seen.players[seat].bids[seen.round] = 0;
  }
  if (seen.phase == Phase::kOver) return;
  for (const Variables::Spec& spec : variables_.specs()) {
    if (!spec.owner_only || spec.instances != kMaxPlayers) continue;
    for (int i = 0; i < spec.instances; ++i) {
      if (i != viewer.seat()) VariablesOf(seen)[spec.first + i] = spec.fallback;
    }
  }
}

}  // namespace mallard::duck_dealer
