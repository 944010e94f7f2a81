// What a viewer may know: the only place that decides it.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_HIDE_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_HIDE_H_

#include "mallard/viewer.h"
#include "src/games/battleducks/rules.h"

namespace mallard::battleducks {

/// Blanks every pond that is not the viewer's own, down to what its radar tells. Chance, variables
/// and the end of the match are the frame's business.
void Hide(const BattleDucksRules& rules, State& state, Viewer viewer);

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_HIDE_H_
