// Moving ships: which of them have room to move or to turn, and what happens when they do.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_SAILING_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_SAILING_H_

#include <cstdint>

#include "absl/status/status.h"
#include "mallard/frame/refusal.h"
#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/smoke.h"

namespace mallard::naval_war {

/// Cells of a board under no ship.
inline Bitboard FreeCells(const NavalWarRules& rules, const Board& board) {
  return rules.cells().Minus(board.occupied);
}

/// The directions in which a ship may move by one cell, as bits: it lies on the board, is free to
/// move, and has room there. `free` are the cells under no ship.
inline uint32_t ShiftsOf(const NavalWarRules& rules, const Board& board, int ship,
                         const Bitboard& free) {
  const Ship& s = board.ships[ship];
  return CanSail(s) ? FindShifts(free, PoseOf(s), rules.length(ship)) : 0;
}
/// The parts of a ship about which it may make a quarter turn.
inline Pivots PivotsOf(const NavalWarRules& rules, const Board& board, int ship,
                       const Bitboard& free) {
  const Ship& s = board.ships[ship];
  return CanSail(s) ? FindPivots(free, PoseOf(s), rules.length(ship)) : Pivots();
}

/// Whether a ship of `seat` may move by one cell in that direction, or turn about that cell.
Refusal CheckShift(const Position& position, int seat, int ship, int direction);
Refusal CheckPivot(const Position& position, int seat, int ship, bool clockwise, int cell);

/// Puts a ship elsewhere, unseen; zones that it enters do what they do.
absl::Status MoveShip(Play& play, int seat, int ship, Pose pose);
/// Puts the ships that have new places in `plan` there, all at once, unseen; then zones do what
/// they do.
absl::Status RelocateFleet(Play& play, int seat, const Preparation& plan);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_SAILING_H_
