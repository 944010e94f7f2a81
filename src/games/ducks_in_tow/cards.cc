#include "src/games/ducks_in_tow/cards.h"

#include <algorithm>
#include <iterator>

#include "src/games/ducks_in_tow/queue.h"
#include "src/games/ducks_in_tow/supply.h"

namespace mallard::ducks_in_tow {
namespace {

// The discarded cards become the deck when it is empty.
bool DeckHasCards(const State& state) { return state.deck_count != 0 || state.spent.Count() != 0; }

}  // namespace

Refusal CheckDraw(const Position& position, int, const Action& action) {
  const State& state = position.state;
  if (action.kind == kDrawDeck) {
    return DeckHasCards(state) ? kAllowed : Forbidden("the deck is empty");
  }
  return std::find(std::begin(state.display), std::end(state.display), action.args[0] + 1) !=
                 std::end(state.display)
             ? kAllowed
             : Forbidden("that card does not lie in the display");
}

void ListDraws(const Position& position, int, Listing& out) {
  Bitboard cards;
  for (uint8_t card : position.state.display) {
    if (card != 0) cards.Set(card - 1);
  }
  if (!out.Cells({kDrawFaceUp, {}}, 0, cards)) return;
  if (DeckHasCards(position.state)) out.One({kDrawDeck, {}});
}

absl::Status ApplyDraw(Play& play, int seat, const Action& action) {
  if (Front(play.state).kind == EffectKind::kDrawCards) CountDown(play.state);
  if (action.kind == kDrawDeck) {
    DrawHidden(play, seat, 1);
  } else {
    TakeFromDisplay(play, seat, action.args[0]);
  }
  return absl::OkStatus();
}

Refusal CheckDiscard(const Position& position, int seat, const Action& action) {
  return FindInHand(position.state.players[seat], action.args[0]) >= 0
             ? kAllowed
             : Forbidden("that card is not in your hand");
}

void ListDiscards(const Position& position, int seat, Listing& out) {
  const Player& player = position.state.players[seat];
  Bitboard cards;
  for (int i = 0; i < player.hand_count; ++i) {
    if (player.hand[i].card != 0) cards.Set(player.hand[i].card - 1);
  }
  out.Cells({kDiscardCard, {}}, 0, cards);
}

absl::Status ApplyDiscard(Play& play, int seat, const Action& action) {
  Player& player = play.state.players[seat];
  RemoveFromHand(player, FindInHand(player, action.args[0]));
  play.state.spent.Set(action.args[0]);
  play.Tell(kCardDiscarded, seat, action.args[0]);
  return absl::OkStatus();
}

}  // namespace mallard::ducks_in_tow
