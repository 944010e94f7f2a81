// States that agree with what a player knows: only sealed bids have to be made up.
#include <cstring>

#include "src/games/duck_dealer/rules.h"
#include "src/games/duck_dealer/setup.h"

namespace mallard::duck_dealer {

absl::Status DuckDealerRules::Imagine(const void* redacted, int seat, Chance& chance,
                                      void* out) const {
  std::memcpy(out, redacted, state_size());
  Reseed(out, chance.Next());
  State& s = As(out);
  for (int other = 0; other < seats_; ++other) {
    if (other != seat && HasSealedBid(s, other)) {
      s.players[other].bids[s.round] = static_cast<uint8_t>(chance.Below(kMaxBid + 1));
    }
  }
  return absl::OkStatus();
}

}  // namespace mallard::duck_dealer
