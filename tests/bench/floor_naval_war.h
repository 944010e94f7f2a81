// The floor of Naval War without cards: the least work a random game of it can be made of, written
// by hand as floor.h is for Battleship. The same choices come up, each a ply: attack any cell or
// decline; let an attack that hits go through; move the ship that was hit by one cell, or stay.
//
// 14 by 14 cells of a grid of 16 by 16 bits; ships of 5, 4, 3, 3 and 2.
#ifndef MALLARD_TESTS_BENCH_FLOOR_NAVAL_WAR_H_
#define MALLARD_TESTS_BENCH_FLOOR_NAVAL_WAR_H_

#include <bit>
#include <cstdint>

#include "mallard/primitives/bitboard.h"
#include "mallard/primitives/chance.h"

namespace mallard::bench {

inline constexpr int kSeaSide = 14;
inline constexpr int kSeaShips = 5;

struct FloorShip {
  uint8_t first;   // Its cell at the top or at the left.
  uint8_t step;    // 1: it lies in a row; 16: in a column.
  uint8_t length;  // 0: sunk.
  uint8_t damage;  // Bit a part.
};

struct FloorSea {
  Bitboard occupied;
  FloorShip ships[kSeaShips];
  int standing;
};

struct FloorNavalWar {
  FloorSea seas[2];
  int turn;    // Who attacks.
  int cell;    // What is being attacked.
  int hit;     // 1 + the ship that may move; 0: none.
  int phase;   // 0: attack, 1: let it through, 2: move or stay.
  bool moved;  // The ship has moved; it can only stay.
};

inline bool FloorFits(const FloorSea& sea, const FloorShip& ship) {
  const int last = ship.first + ship.step * (ship.length - 1);
  if (last >= kGridCells || ColumnOf(ship.first) >= kSeaSide || ColumnOf(last) >= kSeaSide ||
      RowOf(last) >= kSeaSide || (ship.step == 1 && RowOf(last) != RowOf(ship.first))) {
    return false;
  }
  for (int i = 0; i < ship.length; ++i) {
    if (sea.occupied.Has(ship.first + i * ship.step)) return false;
  }
  return true;
}

inline void FloorMark(FloorSea& sea, const FloorShip& ship, bool on) {
  for (int i = 0; i < ship.length; ++i) {
    const int cell = ship.first + i * ship.step;
    if (on) {
      sea.occupied.Set(cell);
    } else {
      sea.occupied.Clear(cell);
    }
  }
}

/// Both fleets laid out at random.
inline FloorNavalWar NewFloorNavalWar(Chance& chance) {
  constexpr uint8_t kLengths[kSeaShips] = {5, 4, 3, 3, 2};
  FloorNavalWar game = {};
  for (FloorSea& sea : game.seas) {
    sea.standing = kSeaShips;
    for (int i = 0; i < kSeaShips;) {
      const FloorShip ship{static_cast<uint8_t>(chance.Below(kGridCells)),
                           static_cast<uint8_t>(chance.Below(2) == 0 ? 1 : kGridSide), kLengths[i],
                           0};
      if (!FloorFits(sea, ship)) continue;
      FloorMark(sea, ship, true);
      sea.ships[i++] = ship;
    }
  }
  return game;
}

/// The directions in which the ship that was hit has room, as bits: left, right, up, down.
inline uint32_t FloorShifts(FloorSea& sea, const FloorShip& ship) {
  constexpr int kDeltas[4] = {-1, 1, -kGridSide, kGridSide};
  uint32_t shifts = 0;
  FloorMark(sea, ship, false);
  for (int d = 0; d < 4; ++d) {
    const int first = ship.first + kDeltas[d];
    if (first < 0 || (d == 0 && ColumnOf(ship.first) == 0)) continue;
    const FloorShip there{static_cast<uint8_t>(first), ship.step, ship.length, 0};
    if (first < kGridCells && FloorFits(sea, there)) shifts |= 1u << d;
  }
  FloorMark(sea, ship, true);
  return shifts;
}

inline void FloorAttack(FloorNavalWar& game, int cell) {
  game.cell = cell;
  if (game.seas[1 - game.turn].occupied.Has(cell)) {
    game.phase = 1;
  } else {
    game.turn = 1 - game.turn;
  }
}

/// The attack hits; false: it has sunk the last ship.
inline bool FloorHit(FloorNavalWar& game) {
  FloorSea& sea = game.seas[1 - game.turn];
  for (int i = 0; i < kSeaShips; ++i) {
    FloorShip& ship = sea.ships[i];
    const int from_first = game.cell - ship.first;
    const int part = from_first / ship.step;
    if (from_first < 0 || part >= ship.length || from_first % ship.step != 0) continue;
    const uint8_t before = ship.damage;
    ship.damage |= static_cast<uint8_t>(1u << part);
    game.hit = ship.damage != before ? i + 1 : 0;
    game.moved = false;
    game.phase = 2;
    if (ship.damage != (1u << ship.length) - 1) return true;
    FloorMark(sea, ship, false);
    ship.length = 0;
    game.hit = 0;
    return --sea.standing > 0;
  }
  return true;
}

/// Plays to the end at random; returns the number of plies.
inline int64_t PlayFloor(FloorNavalWar& game, Chance& chance) {
  constexpr int kDeltas[4] = {-1, 1, -kGridSide, kGridSide};
  constexpr uint32_t kCells = kSeaSide * kSeaSide;
  int64_t plies = 0;
  for (;; ++plies) {
    FloorSea& target = game.seas[1 - game.turn];
    if (game.phase == 0) {
      const uint32_t n = chance.Below(kCells + 1);
      if (n == kCells) {
        game.turn = 1 - game.turn;
      } else {
        FloorAttack(game, CellAt(static_cast<int>(n) % kSeaSide, static_cast<int>(n) / kSeaSide));
      }
    } else if (game.phase == 1) {
      if (!FloorHit(game)) return plies + 1;
    } else {
      const bool may_move = game.hit != 0 && !game.moved;
      const uint32_t shifts = may_move ? FloorShifts(target, target.ships[game.hit - 1]) : 0;
      const uint32_t n = chance.Below(static_cast<uint32_t>(std::popcount(shifts)) + 1);
      uint32_t rest = shifts;
      for (uint32_t skip = n; skip > 0 && rest != 0; --skip) rest &= rest - 1;
      if (rest == 0) {
        game.phase = 0;
        game.turn = 1 - game.turn;
      } else {
        FloorShip& ship = target.ships[game.hit - 1];
        FloorMark(target, ship, false);
        ship.first = static_cast<uint8_t>(ship.first + kDeltas[std::countr_zero(rest)]);
        FloorMark(target, ship, true);
        game.moved = true;
      }
    }
  }
}

}  // namespace mallard::bench

#endif  // MALLARD_TESTS_BENCH_FLOOR_NAVAL_WAR_H_
