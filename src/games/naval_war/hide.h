// What a viewer may know of a match of Naval War.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_HIDE_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_HIDE_H_

#include "mallard/viewer.h"
#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {

/// Blanks what the viewer may not know: other players' ships and hands, the deck, what is being
/// prepared, and which ships may move after a hit.
void Hide(const NavalWarRules& rules, State& state, Viewer viewer);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_HIDE_H_
