/// Small helpers for the grid tests: random boards, and drawings.
#ifndef MALLARD_TESTS_PRIMITIVES_GRID_TEST_UTIL_H_
#define MALLARD_TESTS_PRIMITIVES_GRID_TEST_UTIL_H_

#include "mallard/primitives/chance.h"
#include "mallard/primitives/grid.h"
#include "mallard/primitives/shape.h"

namespace mallard {

/// A board in which every cell is set with probability `twelfths` / 12.
inline Bitboard RandomBoard(Chance& chance, int twelfths) {
  Bitboard board;
  for (int cell = 0; cell < kGridCells; ++cell) {
    if (chance.Roll12() <= twelfths) board.Set(cell);
  }
  return board;
}

inline Bitboard Board(absl::string_view drawing) { return ParseBoard(SplitRows(drawing)).value(); }
inline Shape Figure(absl::string_view drawing) { return ParseShape(SplitRows(drawing)).value(); }

}  // namespace mallard

#endif  // MALLARD_TESTS_PRIMITIVES_GRID_TEST_UTIL_H_
