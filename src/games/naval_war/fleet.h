// Ships on a board: which cells they cover, where they can lie, moving them. Geometry only: who may
// move what and when is said in sailing.h and smoke.h.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_FLEET_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_FLEET_H_

#include <cstdint>

#include "mallard/primitives/bitboard.h"
#include "mallard/primitives/chance.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

inline constexpr int kFacings = 4;

/// Columns and rows that one step in a direction makes.
struct Step {
  int8_t col;
  int8_t row;
};
inline constexpr Step kSteps[kFacings] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};

/// What such a step adds to a cell's number.
constexpr int DeltaOf(int direction) {
  return kSteps[direction].row * kGridSide + kSteps[direction].col;
}

/// A way for a ship to lie.
struct Pose {
  int bow = 0;
  int facing = 0;
};

inline Pose PoseOf(const Ship& ship) { return {ship.bow, ship.facing}; }

/// The cell of a part, which must be on the grid.
constexpr int PartCell(Pose pose, int part) { return pose.bow - part * DeltaOf(pose.facing); }

/// The part of a ship that lies on a cell; -1 if none does.
int PartAt(Pose pose, int length, int cell);

/// The cells of a ship. Empty if any of them is off the grid; whether they are on the board is for
/// the caller to say.
Bitboard LineCells(Pose pose, int length);

/// The cells of a ship that lies on its board.
inline Bitboard CellsOf(const Ship& ship, int length) { return LineCells(PoseOf(ship), length); }

/// Bows with which a ship of that length and facing lies wholly on `free`.
Bitboard FreeBows(const Bitboard& free, int length, int facing);

/// The directions in which a ship can move by one cell, as bits; `free` are the cells that no ship
/// covers.
uint32_t FindShifts(const Bitboard& free, Pose pose, int length);
/// The same pose one cell further in a direction in which the ship can move.
Pose Shifted(Pose pose, int direction);

/// The parts of a ship about which it can make a quarter turn, as bits.
struct Pivots {
  uint32_t clockwise = 0;
  uint32_t counterclockwise = 0;
};
/// `free` are the cells that no ship covers.
Pivots FindPivots(const Bitboard& free, Pose pose, int length);
/// The pose after such a turn about the cell of a part.
Pose Pivoted(Pose pose, int part, bool clockwise);

/// A random pose on `free`, all equally likely; there must be one.
Pose DrawPose(const Bitboard& free, int length, Chance& chance);

/// Lays a ship down, or puts a ship that lies there elsewhere.
void PutShip(Board& board, int ship, int length, Pose pose);
/// Takes a ship off the board; its damage stays with it.
void LiftShip(Board& board, int ship, int length);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_FLEET_H_
