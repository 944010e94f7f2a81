// Bags, deck, display, hands and tiles: moving ducks, food and cards about, with events.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_SUPPLY_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_SUPPLY_H_

#include <bit>
#include <cstdint>
#include <cstring>

#include "mallard/primitives/bitboard.h"
#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

/// The player who decides.
inline const Player& Decider(const State& state) { return state.players[state.turn_seat]; }

/// Counts, a byte a colour, as one number. Counts are looked at several times an action, and all at
/// once is much less work than one by one.
inline uint64_t AsWord(const uint8_t (&counts)[kMaxColours]) {
  static_assert(kMaxColours <= 8 && std::endian::native == std::endian::little);
  uint64_t word = 0;
  std::memcpy(&word, counts, kMaxColours);
  return word;
}

/// Bit a colour: there is some of it.
inline uint32_t Some(const uint8_t (&counts)[kMaxColours]) {
  constexpr uint64_t kLow = 0x7F7F7F7F7F7F7F7Fu;
  const uint64_t word = AsWord(counts);
  // The high bit of every byte that is not 0, then these bits side by side.
  const uint64_t some = ((((word & kLow) + kLow) | word) & ~kLow) >> 7;
  return static_cast<uint32_t>((some * 0x0102040810204080u) >> 56);
}

/// Whether a bit of a mask is set.
constexpr bool HasBit(uint64_t mask, int bit) { return ((mask >> bit) & 1) != 0; }

/// The sum over all colours.
inline int Total(const uint8_t (&counts)[kMaxColours]) { return bits::SumOfBytes(AsWord(counts)); }

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
/// Adds a card to a hand, which stays sorted. `shuffle` is 0 for a card that everybody knows.
void AddToHand(Player& player, int card, bool known, int shuffle);
/// Takes the card at a place of a hand out of it.
void RemoveFromHand(Player& player, int place);

/// Puts a duck that is held on a tile.
void PlaceDuck(Play& play, int colour, int tile, DuckOrigin origin);
/// Puts a duck that is held back into the bag.
void ReturnDuck(Play& play, int seat, int colour, DuckOrigin origin);
/// Puts a food of a player back into the bag; `kind` is kFoodPaid or kFoodReturned.
void GiveFood(Play& play, int seat, int colour, EventKind kind);
/// Draws up to `count` food from the bag, as far as it goes.
void DrawFood(Play& play, int seat, int count);

/// Draws a card of the deck, shuffling the discarded ones into a new deck if it is empty; -1 if
/// there is none at all.
int DrawFromDeck(Play& play);
/// Draws up to `count` cards of the deck into a hand; only its owner hears which they are.
void DrawHidden(Play& play, int seat, int count);
/// Takes a card of the display into a hand.
void TakeFromDisplay(Play& play, int seat, int card);
/// Fills the empty places of the display, as far as the cards go.
void RefillDisplay(Play& play);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_SUPPLY_H_
