// What a viewer may know: the only place that decides it.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_HIDE_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_HIDE_H_

#include "mallard/viewer.h"
#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

/// Blanks the deck, and of every hand that is not the viewer's own the cards that were drawn
/// unseen. Chance, variables and the end of the match are the frame's business.
void Hide(const DucksInTowRules& rules, State& state, Viewer viewer);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_HIDE_H_
