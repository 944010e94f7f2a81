// Bags, deck, display, hands and tiles: moving ducks, food and cards about, with events.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_SUPPLY_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_SUPPLY_H_

#include <cstdint>

#include "mallard/event_sink.h"
#include "src/games/ducks_in_tow/actions.h"
#include "src/games/ducks_in_tow/rules.h"
#include "src/games/ducks_in_tow/state.h"

namespace mallard::ducks_in_tow {

/// The sum over all colours.
inline int Total(const uint8_t (&counts)[kMaxColours]) {
  int total = 0;
  for (uint8_t n : counts) total += n;
  return total;
}

/// Location cards lying in the display.
inline int DisplayCount(const State& state) {
  int count = 0;
  for (uint8_t card : state.display) count += card != 0;
  return count;
}

/// Location cards that can still be drawn: display, deck, discard pile.
inline int CardsToDraw(const State& state) {
  return DisplayCount(state) + state.deck_count + state.spent.Count();
}

/// Where `card` is in a hand; -1 if it is not in it.
int FindInHand(const Player& player, int card);
/// Adds a card to a hand, which stays sorted.
void AddToHand(Player& player, Held held);
/// Takes the card at a place of a hand out of it.
void RemoveFromHand(Player& player, int place);

/// Bit a tile: a new duck may be put there. 0 when there is a pawn on every tile.
uint32_t DisperseTiles(const DucksInTowRules& rules, const State& state);
/// Puts a duck that is held on a tile.
void PlaceDuck(State& state, int colour, int tile, EventSink& events);
/// Puts a duck that is held back into the bag.
void ReturnDuck(State& state, int seat, int colour, EventSink& events);
/// Puts a food of a player back into the bag; `kind` is kFoodPaid or kFoodReturned.
void GiveFood(State& state, int seat, int colour, EventKind kind, EventSink& events);
/// Draws up to `count` food from the bag, as far as it goes.
void DrawFood(State& state, int seat, int count, EventSink& events);

/// Draws a card of the deck, shuffling the discarded ones into a new deck if it is empty; -1 if
/// there is none at all.
int DrawFromDeck(State& state, EventSink& events);
/// Draws up to `count` cards of the deck into a hand; only its owner hears which they are.
void DrawHidden(State& state, int seat, int count, EventSink& events);
/// Takes a card of the display into a hand.
void TakeFromDisplay(State& state, int seat, int place, EventSink& events);
/// Fills the empty places of the display, as far as the cards go.
void RefillDisplay(State& state, EventSink& events);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_SUPPLY_H_
