#include "src/games/naval_war/hand.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "src/games/naval_war/course.h"

namespace mallard::naval_war {

bool HandHas(const Player& player, int kind) {
  const uint8_t* const end = player.hand + player.hand_size;
  return std::find(player.hand, end, kind + 1) != end;
}

Refusal CheckHeld(const Position& position, int seat, int kind) {
  return HandHas(position.state.players[seat], kind)
             ? kAllowed
             : Forbidden("you do not hold {card}", position.rules.card_name(kind));
}

void AddToHand(Player& player, int kind) {
  const uint8_t card = static_cast<uint8_t>(kind + 1);
  uint8_t* const end = player.hand + player.hand_size;
  uint8_t* const place = std::upper_bound(player.hand, end, card);
  std::copy_backward(place, end, end + 1);
  *place = card;
  ++player.hand_size;
}

void DiscardCard(State& state, int seat, int kind) {
  Player& player = state.players[seat];
  uint8_t* const end = player.hand + player.hand_size;
  uint8_t* const place = std::find(player.hand, end, kind + 1);
  std::copy(place + 1, end, place);
  player.hand[--player.hand_size] = 0;
  uint8_t* const shown_end = player.shown + player.shown_size;
  uint8_t* const shown = std::find(player.shown, shown_end, kind + 1);
  if (shown != shown_end) {
    std::copy(shown + 1, shown_end, shown);
    player.shown[--player.shown_size] = 0;
  }
  state.discard.Put(kind);
}

void DrawCard(Play& play, int seat) {
  State& state = play.state;
  if (state.players[seat].hand_size == kMaxHand) return;
  if (state.deck.Empty()) {
    if (state.discard.Empty()) return;
    std::swap(state.deck, state.discard);
    // What nobody has discarded is in the two hands: each player can tell the other's by counting.
    // Later, those of these cards that have not been seen to leave it are still there.
    for (Player& player : state.players) {
      std::copy(std::begin(player.hand), std::end(player.hand), player.shown);
      player.shown_size = player.hand_size;
    }
    play.Tell(kReshuffled, state.deck.Total());
  }
  const int kind = state.deck.Draw(state.chance);
  AddToHand(state.players[seat], kind);
  play.TellOnly(seat, kCardDrawn, seat, kind, state.deck.Total());
  play.TellOthers(seat, kCardDrawn, seat, -1, state.deck.Total());
}

Refusal CheckDiscard(const Position& position, int seat, const Action& action) {
  return CheckHeld(position, seat, action.args[0]);
}

void ListDiscard(const Position& position, int seat, Listing& out) {
  uint64_t kinds = 0;
  static_assert(kMaxCards <= 64);
  ForEachKind(position.state.players[seat], [&](int kind) {
    kinds |= uint64_t{1} << kind;
    return true;
  });
  out.Bits({kDiscard, {}}, 0, kinds);
}

absl::Status ApplyDiscard(Play& play, int seat, const Action& action) {
  DiscardCard(play.state, seat, action.args[0]);
  play.Tell(kCardDiscarded, seat, action.args[0]);
  DiscardOrCloseTurn(play);
  return absl::OkStatus();
}

}  // namespace mallard::naval_war
