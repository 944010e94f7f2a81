// The floor: the least work a random game of Battleship can be made of, written by hand with plain
// structures and bitboards for this one game. It has no options, no content, no hidden-information
// rules, no events, and checks nothing. What the engine costs is told as a multiple of it.
//
// 10 by 10 cells, numbered row * 10 + column; ships of 2, 3, 3, 4 and 5 that may touch.
#ifndef MALLARD_TESTS_BENCH_FLOOR_H_
#define MALLARD_TESTS_BENCH_FLOOR_H_

#include <bit>
#include <cstddef>
#include <cstdint>

#include "mallard/action.h"
#include "mallard/primitives/chance.h"

namespace mallard::bench {

struct FloorPond {
  uint64_t unobserved[2];  // Cells 0-63 and 64-99.
  uint8_t ship_at[100];    // 1 + ship, 0 for water.
  uint8_t left[5];         // Unhit cells of each ship.
  uint8_t ships_left;
  uint8_t cells_left;  // How many are unobserved.
};

struct FloorGame {
  FloorPond ponds[2];
  int turn;
  bool over;
};

/// Both fleets laid out at random.
inline FloorGame NewFloorGame(Chance& chance) {
  FloorGame game = {};
  for (FloorPond& pond : game.ponds) {
    pond = {{~0ull, (1ull << 36) - 1}, {}, {5, 4, 3, 3, 2}, 5, 100};
    for (int ship = 0; ship < 5; ++ship) {
      const int length = pond.left[ship];
      const int step = chance.Below(2) == 0 ? 1 : 10;
      const int across = static_cast<int>(chance.Below(static_cast<uint32_t>(11 - length)));
      const int along = static_cast<int>(chance.Below(10));
      const int first = step == 1 ? along * 10 + across : across * 10 + along;
      bool free = true;
      for (int i = 0; i < length; ++i) free &= pond.ship_at[first + i * step] == 0;
      if (!free) {
        --ship;
        continue;
      }
      for (int i = 0; i < length; ++i) {
        pond.ship_at[first + i * step] = static_cast<uint8_t>(ship + 1);
      }
    }
  }
  return game;
}

/// The pond the player to move looks at.
inline const FloorPond& FloorTarget(const FloorGame& game) { return game.ponds[1 - game.turn]; }

/// The n-th unobserved cell.
inline int FloorNth(const FloorPond& pond, int n) {
  const int low = std::popcount(pond.unobserved[0]);
  const int word = n >= low ? 1 : 0;
  uint64_t rest = pond.unobserved[word];
  for (int skip = n - word * low; skip > 0; --skip) rest &= rest - 1;
  return word * 64 + std::countr_zero(rest);
}

/// Lists every observation the player to move can make, as the engine's 32 bytes each.
inline size_t FloorList(const FloorGame& game, uint32_t kind, Action* out) {
  const FloorPond& pond = FloorTarget(game);
  size_t count = 0;
  for (int word = 0; word < 2; ++word) {
    for (uint64_t rest = pond.unobserved[word]; rest != 0; rest &= rest - 1) {
      out[count++] = {kind, {word * 64 + std::countr_zero(rest)}};
    }
  }
  return count;
}

/// The player to move observes a cell.
inline void FloorObserve(FloorGame& game, int cell) {
  FloorPond& pond = game.ponds[1 - game.turn];
  pond.unobserved[cell >> 6] &= ~(1ull << (cell & 63));
  --pond.cells_left;
  game.turn = 1 - game.turn;
  if (const int ship = pond.ship_at[cell]; ship != 0 && --pond.left[ship - 1] == 0) {
    game.over = --pond.ships_left == 0;
  }
}

/// Plays to the end at random; returns the number of plies.
inline int64_t PlayFloor(FloorGame& game, Chance& chance) {
  int64_t plies = 0;
  for (; !game.over; ++plies) {
    const FloorPond& pond = FloorTarget(game);
    FloorObserve(game, FloorNth(pond, static_cast<int>(chance.Below(pond.cells_left))));
  }
  return plies;
}

}  // namespace mallard::bench

#endif  // MALLARD_TESTS_BENCH_FLOOR_H_
