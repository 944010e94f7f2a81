// What a viewer may know: the only place that decides it.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_HIDE_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_HIDE_H_

#include "mallard/viewer.h"
#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

/// Blanks and marks the sealed bids of everybody but the viewer; all else lies
/// open. Chance, variables and the end of the match are the frame's business.
void Hide(const DuckDealerRules& rules, State& state, Viewer viewer);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_HIDE_H_
