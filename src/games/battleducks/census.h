// Census: how likely each cell of the other pond holds a duck that has not been spotted.
//
// Fleets are drawn as a random fill lays them down, the largest formation first, but with a liking
// for what explains the ducks spotted so far; what that likes too much is taken back by the weight
// a drawn fleet counts with. So the weighted fleets are spread as those are that agree with the
// radar. For the computer player.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_CENSUS_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_CENSUS_H_

#include <array>
#include <cstdint>

#include "mallard/bot_options.h"
#include "mallard/primitives/bitboard.h"
#include "mallard/primitives/chance.h"
#include "src/games/battleducks/rules.h"

namespace mallard::battleducks {

/// A number for every cell.
using Weights = std::array<int64_t, kGridCells>;

/// What is left to find, according to one explanation of the radar.
struct Quarry {
  Bitboard found_cells;     // Covered by formations found.
  uint32_t open_slots = 0;  // Bit a slot: not found yet.
};

/// The chances, in parts of `unit`, after drawing so many fleets, or fewer once `thinking` is
/// stopped; false if none of them agreed with the radar, which says nothing then.
bool TakeCensus(const BattleDucksRules& rules, const Pond& radar, const Quarry& quarry, int fleets,
                int64_t unit, Chance& chance, Weights& chances, const Thinking* thinking = nullptr);

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_CENSUS_H_
