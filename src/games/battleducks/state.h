// The state of a BattleDucks match: a plain value, copied with memcpy, hashed as it lies in memory.
//
// Canonical: whatever is not in use is zero, so that equal positions are equal bytes. The same
// structure holds a player's knowledge: in a redacted state the opponent's pond is `hidden` and
// keeps only its answers, its dials and what option name_found has told.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_STATE_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_STATE_H_

#include <cstdint>

#include "mallard/primitives/bitboard.h"
#include "mallard/primitives/chance.h"

namespace mallard::battleducks {

inline constexpr int kSeats = 2;
inline constexpr int kMaxSlots = 12;  // Formations in a fleet.

enum class Phase : uint8_t { kSetup, kPlaying, kOver };

enum class Answer : uint8_t { kSplash, kSpotted, kFound };

// One formation of a fleet. Its category and choices are in the rules.
struct Slot {
  uint16_t formation;     // 1 + index into the content's formations; 0: not picked, or unknown.
  uint16_t used_at;       // 1 + answers about this pond when its maneuver was last used; 0: never.
  uint16_t found_at;      // 1 + number of the answer that found it; 0: not found, or not told.
  uint8_t orientation;    // Symmetry number, 0-7; see content.h.
  uint8_t anchor;         // Cell of the top left corner of its bounding box.
  uint8_t placed;         // 1: lies on the pond.
  uint8_t has_commander;  // 1: a Commander has been chosen.
  uint8_t commander;      // Its cell.
  uint8_t commander_spotted;  // 1: the maneuver is lost.
  uint8_t ducks_left;         // Ducks not yet spotted.
  uint8_t dial;               // 0: on the dot; otherwise the number it stands on.
};

// One player's pond. The opponent's radar is the part about answers.
struct Pond {
  Bitboard occupied;            // Cells with a duck.
  Bitboard observed;            // Cells the opponent has had answered.
  Bitboard spotted;             // Of those, cells that answered spotted or found.
  Bitboard found;               // Of those, cells that answered found.
  Slot slots[kMaxSlots];        // In fleet order.
  uint8_t slot_at[kGridCells];  // By cell: 1 + slot, 0 for water.
  uint8_t order[kGridCells];    // Observed cells in the order they were answered.
  uint16_t answers;             // How many of `order` are in use.
  uint8_t ready;                // 1: set-up is finished.
  uint8_t formations_left;      // Formations not yet found.
  uint8_t hidden;               // 1: in a view, what its radar does not tell is blank.
  uint8_t unused[3];
};

struct State {
  Chance chance;               // For scripts and the draw of the first player.
  Chance seat_chance[kSeats];  // For hidden set-up.
  Pond ponds[kSeats];
  uint32_t turns;  // Turns finished.
  Phase phase;
  uint8_t turn_seat;  // Whose turn it is; during set-up, who will begin.
  uint8_t winner;     // 1 + seat; 0: nobody yet.
  uint8_t unused;
};

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_STATE_H_
