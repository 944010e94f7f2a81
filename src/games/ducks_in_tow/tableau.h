// Tableaux: a row of columns that grows at both ends, a cell for each colour in every column.
//
// Rows are masks in which bit n is column n, so that joining at the left end is a shift and
// everything else a few ands. These functions know nothing of turns.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_TABLEAU_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_TABLEAU_H_

#include <array>
#include <cstdint>

#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

/// True if a card of that width still fits.
inline bool HasRoom(const Player& player, const Face& face) {
  return player.columns + face.width <= kMaxColumns && player.card_count < kMaxColumns;
}

/// Adds a card at one end of rows: anything with `ducks`, `open` and `serving` by colour.
template <class Rows>
void JoinRows(const Face& card, Side side, int columns, Rows& rows) {
  const int shift = side == kLeft ? 0 : columns;
  for (int c = 0; c < kMaxColours; ++c) {
    if (side == kLeft) {
      rows.ducks[c] <<= card.width;
      rows.open[c] <<= card.width;
      rows.serving[c] <<= card.width;
    }
    rows.ducks[c] |= card.printed[c] << shift;
    rows.open[c] |= card.dotted[c] << shift;
  }
}

/// Adds a card at one end of the tableau of `seat`, which must have room for it. Claims move along.
void Join(const DucksInTowRules& rules, State& state, int seat, int face, Side side);

/// Puts a duck on a free dotted space.
inline void FillDottedSpace(Player& player, int colour, int column) {
  player.open[colour] &= ~(1ull << column);
  player.ducks[colour] |= 1ull << column;
}

/// Whether there are free dotted spaces of colours of which the tow has a duck.
bool CanAdopt(const DucksInTowRules& rules, const Player& player);

/// The longest unbroken run of ducks in a row.
int LongestRun(uint64_t row);

/// The longest runs of all colours, longest first.
std::array<int, kMaxColours> RunsOf(const Player& player);

/// Hearts of the formation cards a player has claimed.
int HeartsOf(const DucksInTowRules& rules, const State& state, int seat);

/// Points as they stand: the longest run of each colour, and hearts.
int ScoreOf(const DucksInTowRules& rules, const State& state, int seat);

/// Bit n: the pattern's left end may lie on column n while its top lies on `row`. Empty for a row
/// on which it does not fit.
uint64_t PlacesFor(const Formation& formation, const Player& player, int colours, int row);

/// True if that formation card fits somewhere on a tableau.
bool FitsSomewhere(const DucksInTowRules& rules, const Player& player, int formation);

/// True if some face-up formation card fits somewhere.
bool CanClaim(const DucksInTowRules& rules, const State& state, int seat);

/// Marks the ducks under a pattern as serving it.
void Serve(const Formation& formation, Player& player, int column, int row);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_TABLEAU_H_
