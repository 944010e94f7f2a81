// What a player may know: everything but the other hands and the deck.
#include <algorithm>
#include <cstring>
#include <tuple>

#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {
namespace {

// Another player's hand: the cards taken face up, then the hidden ones, of which only the shuffle
// they came from is public.
void HideHand(Player& player) {
  for (int i = 0; i < player.hand_count; ++i) {
    if (player.hand[i].known == 0) player.hand[i].card = 0;
  }
  std::sort(player.hand, player.hand + player.hand_count, [](const Held& a, const Held& b) {
    return std::tuple(1 - a.known, a.card, a.shuffle) < std::tuple(1 - b.known, b.card, b.shuffle);
  });
}

}  // namespace

void DucksInTowRules::Redact(const void* state, Viewer viewer, void* out) const {
  State& seen = As(out);
  std::memcpy(out, state, state_size());
  if (viewer.is_host()) return;
  seen.chance = Chance();
  if (seen.phase == Phase::kOver) return;  // Everything is disclosed.
  seen.deck = BitSet<kMaxCards>();
  for (int seat = 0; seat < seats(); ++seat) {
    if (seat != viewer.seat()) HideHand(seen.players[seat]);
  }
  for (const Variables::Spec& spec : variables_.specs()) {
    if (!spec.owner_only || spec.instances != kMaxPlayers) continue;
    for (int i = 0; i < spec.instances; ++i) {
      if (i != viewer.seat()) VariablesOf(seen)[spec.first + i] = spec.fallback;
    }
  }
}

}  // namespace mallard::ducks_in_tow
