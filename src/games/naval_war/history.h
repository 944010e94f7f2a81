// What a player has learned of the enemy's fleet, moment by moment. For imagining fleets and for
// the computer player; everything here follows from a state redacted for that player.
//
// Board::changes numbers the moments: within one, nothing can have moved. Every cell of the radar
// keeps its last answer with its moment. Between two moments
//   - a ship sank, and nothing moved; or
//   - the window after a hit was closed, in which ships just hit may have gone by one cell; or
//   - a movement card was played, or hits came first whose answers are overwritten by now: any ship
//     may have gone by one cell or have turned.
// History begins when the fleet was last placed anew, but at most kMoments ago: answers from before
// say nothing any more, or next to nothing.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_HISTORY_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_HISTORY_H_

#include <cstdint>
#include <vector>

#include "mallard/primitives/bitboard.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

/// What can have moved until the next moment.
enum class Interval : uint8_t { kNobody, kShipsHit, kAnybody };

struct Moment {
  Bitboard water;  // Cells that were empty.
  Bitboard hit;    // Cells under a ship that was hit there.
  Bitboard smoke;  // Cells under a protected ship.
  Bitboard seen;   // Cells under a ship that was only looked at.
  Interval after = Interval::kAnybody;
  int16_t hits_at = 0;  // After kShipsHit: the moment whose hits these were.

  Bitboard covered() const { return hit | smoke | seen; }
};

/// Cells of which at least one was covered by a ship that was not protected.
struct Contact {
  int moment;
  Bitboard cells;
  bool pending;  // The attack is not answered yet: it must be explained.
};

struct History {
  static constexpr int kMoments = 128;

  std::vector<Moment> moments;    // The last one is now; there is always one.
  std::vector<Contact> contacts;  // Attacks that were blocked, or are pending.
  int hits_before = 0;            // Cells whose last answer was a hit before history began.
  // By ship: the last moment at which it stood; -1 if it sank before history began.
  int last[kMaxShips] = {};

  int now() const { return Size(moments) - 1; }
};

/// The history of `owner`'s fleet, from a state redacted for the other player.
History HistoryOf(const NavalWarRules& rules, const State& seen, int owner);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_HISTORY_H_
