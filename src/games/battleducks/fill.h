// Completing a set-up at random.
//
// Formations not yet picked are drawn from their categories; formations not yet placed go largest
// first, each uniformly over the distinct sets of cells it can cover; Commanders are drawn last. On
// a dead end everything drawn is taken back and the fill starts again; after kFillRestarts an
// exhaustive search decides.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_FILL_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_FILL_H_

#include "mallard/primitives/chance.h"
#include "src/games/battleducks/rules.h"
#include "src/games/battleducks/state.h"

namespace mallard::battleducks {

inline constexpr int kFillRestarts = 1000;

/// Completes the pond. False, and the pond unchanged, if the rest of the fleet does not fit.
bool FillPond(const BattleDucksRules& rules, Pond& pond, Chance& chance);

/// Whether FillPond would succeed: a fact about the pond alone, whatever the chance.
bool CanFill(const BattleDucksRules& rules, const Pond& pond);

/// A placement of one formation.
struct FigurePlacement {
  int symmetry = -1;
  int anchor = -1;
};
/// One of the distinct placements of `figure` on `free`, uniformly; symmetry -1 if there is none.
FigurePlacement DrawPlacement(const BattleDucksRules& rules, const Figure& figure,
                              const Bitboard& free, Chance& chance);

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_FILL_H_
