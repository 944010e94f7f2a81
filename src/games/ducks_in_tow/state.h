// The state of a Ducks in Tow match: a plain value, copied with memcpy, hashed as it lies in
// memory.
//
// Canonical: whatever is not in use is zero, so that equal positions are equal bytes. The same
// structure holds a player's knowledge: in a redacted state the deck is empty but for its size, and
// of other hands only the cards taken face up are named.
//
// Nothing hidden has an order: the deck and the bags are sets, and chance is spent when something
// is drawn from them.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_STATE_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_STATE_H_

#include <cstdint>
#include <type_traits>

#include "mallard/primitives/bit_set.h"
#include "mallard/primitives/chance.h"
#include "mallard/primitives/deck.h"

namespace mallard::ducks_in_tow {

inline constexpr int kMaxPlayers = 4;
inline constexpr int kMaxColours = 6;
inline constexpr int kMaxTiles = 32;
inline constexpr int kMaxCards = 192;      // Location cards of a ruleset.
inline constexpr int kMaxStartCards = 32;  // Starting cards of a ruleset.
inline constexpr int kMaxFormations = 64;  // Formation cards of a ruleset.
inline constexpr int kMaxClaims = 12;      // Formation cards of a match.
inline constexpr int kMaxColumns = 64;     // Columns of a tableau.
inline constexpr int kMaxHand = 8;         // Cards a hand can hold before it discards.
inline constexpr int kMaxQueue = 16;       // Effects waiting to be carried out.
inline constexpr int kMaxAmount = 4;       // How often one effect is done.
inline constexpr int kMaxGained = 8;       // Actions that effects add to a turn, so that it ends.

inline constexpr int kActions = 4;    // Actions of a turn.
inline constexpr int kTowSlots = 4;   // Ducks a tow has room for.
inline constexpr int kFoodLimit = 4;  // Food a player keeps.
inline constexpr int kHandLimit = 4;  // Location cards a player keeps.
inline constexpr int kDisplay = 4;    // Location cards lying face up.

enum class Phase : uint8_t { kChoosing, kPlaying, kOver };

// What is still to be done before the player who has the turn takes the next action. The first in
// the queue is being carried out. Numbers are part of snapshots.
enum class EffectKind : uint8_t {
  kNone,
  kTakeFood,       // Choose `amount` food from the bag, then discard down to the limit.
  kDropFood,       // Discard down to the limit.
  kDrawFood,       // Draw `amount` food from the bag, then discard down to the limit.
  kDrawCards,      // Draw `amount` location cards, then discard down to the limit.
  kDropCards,      // Discard down to the limit.
  kAdopt,          // Put a duck of the tow on a dotted space.
  kSetAside,       // Keep `amount` ducks of the tow aside.
  kClaim,          // May claim a formation card.
  kDelivered,      // Deliver another card, claim a formation card, or go on.
  kShake,          // Draw a duck from the bag.
  kShaken,         // May pay for the duck just drawn; it has `colour`.
  kDisperse,       // Put a duck of `colour` on a tile.
  kTakeDucks,      // May take `amount` ducks off the tile without paying.
  kLure,           // May move `amount` ducks from neighbouring tiles to the own one.
  kStep,           // May move `amount` tiles.
  kDisperseAside,  // Disperse the ducks kept aside, one after another.
  kExchange,       // May return food; then draw up to the limit.
  kRefillHand,     // Draw location cards up to the limit.
  kEndTurn,        // Refill the display; the next player begins.
  kLast = kEndTurn,
};

struct Effect {
  EffectKind kind;
  uint8_t amount;
  uint8_t colour;  // kShaken and kDisperse: of the duck that is held.
  uint8_t unused;
};

// A location card in a hand.
struct Held {
  uint8_t card;     // 1 + index; 0: unknown.
  uint8_t known;    // 1: everybody knows it, since it was taken from the display.
  uint8_t shuffle;  // Which shuffle of the deck it came from; see State::shuffle_of. 0 if known.
};

struct Player {
  // The tableau, a row for each colour; bit n is column n, from the left end.
  uint64_t ducks[kMaxColours];    // Printed or adopted.
  uint64_t open[kMaxColours];     // Dotted spaces still free.
  uint64_t serving[kMaxColours];  // Of the ducks, those that serve a claimed formation.
  uint8_t cards[kMaxColumns];     // 1 + index into the content's faces, from left to right.
  Held hand[kMaxHand];            // Sorted by card.
  uint8_t food[kMaxColours];
  uint8_t tow[kMaxColours];
  uint8_t hand_count;
  uint8_t card_count;  // Cards of the tableau.
  uint8_t columns;     // Columns of the tableau.
  uint8_t completed;   // Location cards of the tableau.
  uint8_t tile;        // 1 + tile of the pawn; 0: not placed yet.
  uint8_t hidden;      // 1: some cards of the hand are blank. Only in redacted states.
  uint8_t unused[6];
};

// A formation card that has been claimed, and the place it lies at.
struct Claim {
  uint8_t formation;  // 1 + index; 0: not in use.
  uint8_t seat;
  uint8_t column;  // Of the left end of its pattern.
  uint8_t row;     // Of its top.
};

struct State {
  Chance chance;
  Player players[kMaxPlayers];
  uint64_t face_up;         // Bit a formation card: lies face up.
  BitSet<kMaxCards> deck;   // Location cards not drawn yet.
  BitSet<kMaxCards> spent;  // Location cards discarded, face up.
  uint8_t deck_count;
  uint8_t shuffles;               // How often the discarded cards became the deck; stops at 255.
  uint8_t shuffle_of[kMaxCards];  // By card: the last shuffle it was seen to go into.
  uint8_t display[kDisplay];      // 1 + index; 0: taken and not refilled yet.
  uint8_t ducks[kMaxTiles][kMaxColours];
  uint8_t location_at[kMaxTiles];  // 1 + location; 0: not a location tile.
  Bag<kMaxColours> duck_bag;
  Bag<kMaxColours> food_bag;
  uint8_t aside[kMaxColours];  // Ducks kept aside until the end of the turn.
  Claim claims[kMaxClaims];    // In the order they were claimed.
  Effect queue[kMaxQueue];
  uint8_t queue_count;
  uint8_t claim_count;
  uint16_t round;  // From 1; 0 while pawns are placed.
  Phase phase;
  uint8_t turn_seat;   // Who decides.
  uint8_t first_seat;  // Who began.
  uint8_t actions;     // Actions left in this turn.
  uint8_t feeding;     // 1: more ducks of this tile can be fed without an action.
  uint8_t gained;      // Actions that effects added in this turn.
  uint8_t ending;      // 1 + seat of who triggered the end; 0: nobody yet.
  uint8_t unused[5];
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>, "no padding: states are hashed");

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_STATE_H_
