// Hands, the deck and the discard pile; decision discard_cards.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_HAND_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_HAND_H_

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {

/// True if a player holds a card of that kind.
bool HandHas(const Player& player, int kind);
/// Whether a player holds such a card.
Refusal CheckHeld(const Position& position, int seat, int kind);
/// Calls f(kind) for every kind of card in a hand that is known, until it answers false; false if
/// it did.
template <class F>
bool ForEachKind(const Player& player, F f) {
  for (int i = 0; i < player.hand_size; ++i) {
    // Cards of a kind lie side by side.
    if (player.hand[i] == 0 || (i > 0 && player.hand[i] == player.hand[i - 1])) continue;
    if (!f(player.hand[i] - 1)) return false;
  }
  return true;
}

/// Adds a card to a hand that is not full, keeping it sorted.
void AddToHand(Player& player, int kind);
/// Puts a card that the player holds on the discard pile.
void DiscardCard(State& state, int seat, int kind);
/// Draws a card if there is any and the hand is not full; shuffles the discard pile into a new deck
/// first when the deck is empty.
void DrawCard(Play& play, int seat);

Refusal CheckDiscard(const Position& position, int seat, const Action& action);
void ListDiscard(const Position& position, int seat, Listing& out);
absl::Status ApplyDiscard(Play& play, int seat, const Action& action);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_HAND_H_
