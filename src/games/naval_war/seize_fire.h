// Seized quadrants: where nobody may attack, on either board. The one place that says so.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_SEIZE_FIRE_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_SEIZE_FIRE_H_

#include "mallard/primitives/bitboard.h"
#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {

/// True if there are quadrants in which nobody may attack.
inline bool AnySeized(const State& state) {
  return (state.seized[0] | state.seized[1] | state.seized[2] | state.seized[3]) != 0;
}

/// Cells that nobody may attack now.
inline Bitboard SeizedCells(const Position& position) {
  Bitboard cells;
  if (!AnySeized(position.state)) return cells;
  for (int q = 0; q < kQuadrants; ++q) {
    if (position.state.seized[q] != 0) cells |= position.rules.quadrant(q);
  }
  return cells;
}

/// Cells of either board that may be attacked now.
inline Bitboard CellsOpenToAttack(const Position& position) {
  return AnySeized(position.state) ? position.rules.cells().Minus(SeizedCells(position))
                                   : position.rules.cells();
}

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_SEIZE_FIRE_H_
