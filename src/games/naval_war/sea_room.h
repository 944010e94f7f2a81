// Where the ships of a board have room to go, kept for the thread that has just asked.
//
// Whoever holds a movement card asks at every turn, once to count the targets and once to pick one,
// while ships seldom move. What is kept is known by all that it follows from (the rules, the free
// cells, the ships), so it can never be wrong.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_SEA_ROOM_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_SEA_ROOM_H_

#include <cstdint>

#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {

struct SeaRoom {
  uint32_t shifts[kMaxShips];  // Bit a direction.
  Pivots pivots[kMaxShips];
  uint32_t shift_count, pivot_count;  // Of all ships together.
};

/// The room of a player's own ships. Good until the thread asks again.
const SeaRoom& SeaRoomOf(const Position& position, int seat);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_SEA_ROOM_H_
