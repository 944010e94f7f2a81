// What a player may know, and states that agree with it. All is open but sealed bids and chance.
#include <cstring>

#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {
namespace {

// Whether that player's bid of this round is sealed.
bool HasSealedBid(const State& state, int seat) {
  return state.phase == Phase::kBidding && state.players[seat].bids_made == state.round + 1;
}

}  // namespace

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
