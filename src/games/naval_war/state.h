// The state of a Naval War match: a plain value, copied with memcpy, hashed as it lies in memory.
//
// Canonical: whatever is not in use is zero, so that equal positions are equal bytes. The same
// structure holds a player's knowledge: in a redacted state the opponent's ships have no place and
// no damage, and hands, deck and preparations that the player may not see are blank. Marks named
// `hidden` say so.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_STATE_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_STATE_H_

#include <cstdint>
#include <type_traits>

#include "mallard/primitives/bitboard.h"
#include "mallard/primitives/chance.h"
#include "mallard/primitives/deck.h"

namespace mallard::naval_war {

inline constexpr int kSeats = 2;
inline constexpr int kMaxShips = 8;    // In a fleet.
inline constexpr int kMaxLength = 8;   // Parts of a ship: bits of Ship::damage.
inline constexpr int kMaxCards = 64;   // Kinds of card.
inline constexpr int kMaxHand = 16;    // Cards a hand can ever hold.
inline constexpr int kMaxAims = 8;     // Cells chosen one after another.
inline constexpr int kMaxAttack = 64;  // Cells of one attack.
inline constexpr int kMaxZones = 4;    // Kinds of zone.
inline constexpr int kQuadrants = 4;
inline constexpr int kMaxEntries = 512;     // Of a board's chronicle.
inline constexpr int kMaxChanges = 65'000;  // Board::changes stops there.
inline constexpr int kMaxTimer = 250;       // Turns that any lasting effect can be ahead.

enum class Phase : uint8_t {
  kSetup,     // Both players place their ships.
  kTurn,      // turn_seat plays a card or attacks.
  kReact,     // The defender may answer the pending attack.
  kAfterHit,  // The defender may move ships that were damaged.
  kDiscard,   // turn_seat holds too many cards.
  kOver,
};

/// What a cell of a board told last. The last two are what the attacker saw from above.
enum class Answer : uint8_t { kNone, kMiss, kHit, kSmoke, kBlocked, kSeenWater, kSeenShip };

/// Values of State::turn_ends.
enum TurnEnd : uint8_t { kTurnGoesOn, kEndedByAttack, kEndedByCard };

/// Where the bow points.
enum Facing : uint8_t { kNorth, kEast, kSouth, kWest };

/// One ship. Its kind is in the rules; its parts are numbered from the bow.
struct Ship {
  uint8_t placed;  // 1: lies on the board.
  uint8_t bow;     // Cell of part 0.
  uint8_t facing;  // Facing.
  uint8_t damage;  // Bit p: part p is hit.
  uint8_t sunk;    // 1: sunk and off the board; everything above is zero.
  uint8_t smoke;   // Ends of the enemy's turns until the smoke lifts; 0: none.
  uint8_t struck;  // Public: hits it took by name, since it cannot be said where.
  uint8_t unused;
  uint16_t sunk_at;  // 1 + Board::changes when it sank; 0: standing.
};

/// What is known of the cells of a board. The opponent and the owner both know all of it.
struct Radar {
  uint16_t turn[kGridCells];     // Turns finished when the cell answered last.
  uint16_t changes[kGridCells];  // Board::changes at that moment.
  Answer answer[kGridCells];
};

/// What an entry of a Chronicle says.
enum class EntryWord : uint8_t {
  kNothing,
  // What a cell told, under the numbers of Answer.
  kMiss,
  kHit,
  kSmoke,
  kBlocked,
  kSeenWater,
  kSeenShip,
  kAttack,       // What follows belongs to another attack than what went before.
  kStruck,       // A ship attacked by name took hits: ship * 16 + hits.
  kSank,         // That ship did.
  kProtected,    // Smoke lies around that ship.
  kAnsweredBy,   // The same, in answer to the attack whose cells tell next.
  kUnprotected,  // It lifted.
  kMended,       // That card was played; it takes one hit off one ship.
  // The last ones end a moment: ships may have moved after them.
  kSettled,   // What sank is off the board; nothing moved.
  kWindow,    // Ships newly damaged by the attack before may have gone by one cell.
  kSailed,    // That movement card was played.
  kUnderWay,  // A ship entered a zone while something was moving; what it did there follows.
};

/// Everything the owner of a board and the opponent both know of its ships, from the first turn on,
/// in order. Public. It stops when it is full.
struct Chronicle {
  EntryWord word[kMaxEntries];
  uint8_t about[kMaxEntries];  // A cell, a ship, a card.
  uint16_t size;
  uint8_t full;  // 1: something was not written down.
  uint8_t unused[5];
};

/// One player's board.
struct Board {
  Bitboard occupied;          // Cells under standing ships.
  Bitboard zones[kMaxZones];  // Public: cells that cards have laid something on.
  Radar radar;
  Ship ships[kMaxShips];  // In fleet order.
  Chronicle chronicle;
  uint16_t changes;       // Public: moments at which ships may have moved, or sank.
  uint16_t relocated_at;  // Public: `changes` after the last re-placement of the fleet.
  uint8_t ready;          // 1: set-up is finished.
  uint8_t standing;       // Ships not sunk.
  uint8_t hidden;         // 1: places and damage of the ships are blank; never in a whole state.
  uint8_t unused;
};

/// What one player holds and suffers.
struct Player {
  uint8_t hand[kMaxHand];   // 1 + card kind, ascending; zeros behind.
  uint8_t shown[kMaxHand];  // Like hand: cards of it that both players can tell, see hand.cc.
  uint8_t shown_size;
  uint8_t hand_size;  // Public.
  uint8_t disabled;   // Public: ends of own turns until attacks and movement work again.
  uint8_t skips;      // Public: own turns still to be skipped.
  uint8_t hidden;     // 1: the hand is blank; never in a whole state.
  uint8_t unused[3];
};

/// A place for a ship that is not on the board yet.
struct Berth {
  uint8_t placed;
  uint8_t bow;
  uint8_t facing;
};

/// A card that is being prepared by several small actions. Only its player knows of it: nothing has
/// happened yet.
struct Preparation {
  uint8_t card;             // 1 + kind; 0: none.
  uint8_t aims;             // Cells chosen.
  uint8_t aim[kMaxAims];    // In the order they were named.
  Berth berths[kMaxShips];  // New places of the fleet.
  uint8_t unused[6];
};

/// The attack being carried out. Public.
struct Attack {
  uint8_t cells[kMaxAttack];  // In the order in which they answer.
  uint8_t count;              // How many.
  uint8_t active;             // 1: declared and not answered yet.
  uint8_t card;               // 1 + kind; 0: the normal attack.
  uint8_t ship;               // 1 + ship that is attacked by name; 0: cells are.
  uint8_t hits;               // How often.
  uint8_t blocked;            // 1: a reaction has cancelled it.
  uint8_t fresh_smoke;        // Bit s: ship s was protected in answer to it; the hit stands.
  uint8_t unused;
};

struct State {
  Chance chance;               // Cards, scripts, who begins.
  Chance seat_chance[kSeats];  // Random placement.
  Board boards[kSeats];
  Player players[kSeats];
  Preparation preparation;
  Attack attack;
  Bag<kMaxCards> deck;     // Only its total is public.
  Bag<kMaxCards> discard;  // Public.
  uint32_t turns;          // Turns finished, skipped ones too.
  Phase phase;
  uint8_t turn_seat;           // Whose turn it is; during set-up, who will begin.
  uint8_t winner;              // 1 + seat; 0: nobody (yet).
  uint8_t card_played;         // 1: this turn's card has been played.
  uint8_t turn_ends;           // TurnEnd: whether a normal attack follows.
  uint8_t movable;             // Defender only. Bit s: ship s may still move after the hit.
  uint8_t seized[kQuadrants];  // Ends of turns until attacks there are allowed again.
  uint8_t unused[6];
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>, "no padding: states are hashed");

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_STATE_H_
