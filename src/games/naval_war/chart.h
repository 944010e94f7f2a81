// Charts for the computer player: how likely each cell of a board holds a ship.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_CHART_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_CHART_H_

#include <cstdint>
#include <vector>

#include "mallard/bot_options.h"
#include "mallard/primitives/bitboard.h"
#include "mallard/primitives/chance.h"
#include "mallard/state_buffer.h"
#include "src/games/naval_war/belief.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

/// Probabilities by cell, in parts of kCertain.
struct Chart {
  static constexpr int32_t kCertain = 1 << 14;

  int32_t covered[kGridCells] = {};  // A ship lies there.
  int32_t sound[kGridCells] = {};    // A part that is not damaged yet does.

  /// How good a cell is for an attack, in parts of kCertain. A miss where a hit was told before
  /// would make that hit forgotten, so this weighs against it.
  int64_t Merit(const Board& board, int cell) const {
    const bool forgets = board.radar.answer[cell] == Answer::kHit;
    return sound[cell] - (forgets ? (kCertain - covered[cell]) / 4 : 0);
  }

  int64_t SumSound(const Bitboard& cells) const {
    int64_t sum = 0;
    cells.ForEach([&](int cell) { sum += sound[cell]; });
    return sum;
  }
};

/// Whole states as `seat` imagines them, and the chart of the enemy's board that they make up.
struct Worlds {
  std::vector<StateBuffer> states;  // At least one, unless `seen` is no state of a match.
  Chart chart;
};
/// `count` worlds, or fewer once `thinking` is stopped.
Worlds ImagineWorlds(const NavalWarRules& rules, const State& seen, int seat, int count,
                     Chance& chance, const Thinking* thinking = nullptr);

/// The chart that the enemy of `seat` can make of that player's board: where attacks are to be
/// expected. `seen` is redacted for `seat`. With `closed`, as after the window that is now open.
Chart ThreatTo(const NavalWarRules& rules, const State& seen, int seat, int draws, bool closed,
               Chance& chance);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_CHART_H_
