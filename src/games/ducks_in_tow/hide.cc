#include "src/games/ducks_in_tow/hide.h"

#include <algorithm>
#include <tuple>

namespace mallard::ducks_in_tow {
namespace {

// Another player's hand: the cards taken face up, then the hidden ones, of which only the shuffle
// they came from is public.
void HideHand(Player& player) {
  player.hidden = 0;
  for (int i = 0; i < player.hand_count; ++i) {
    if (player.hand[i].known != 0) continue;
    player.hand[i].card = 0;
    player.hidden = 1;
  }
  std::sort(player.hand, player.hand + player.hand_count, [](const Held& a, const Held& b) {
    return std::tuple(1 - a.known, a.card, a.shuffle) < std::tuple(1 - b.known, b.card, b.shuffle);
  });
}

}  // namespace

void Hide(const DucksInTowRules& rules, State& state, Viewer viewer) {
  state.deck = BitSet<kMaxCards>();
  for (int seat = 0; seat < rules.seats(); ++seat) {
    if (viewer == Viewer::Seat(seat)) {
      state.players[seat].hidden = 0;
    } else {
      HideHand(state.players[seat]);
    }
  }
}

}  // namespace mallard::ducks_in_tow
