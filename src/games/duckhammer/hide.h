// What a viewer may know of a battle.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_HIDE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_HIDE_H_

#include "mallard/viewer.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Takes out of a state what `viewer` may not know: others' lists while they are being written, and
/// others' missions until both have chosen.
void Hide(const DuckhammerRules& rules, State& state, Viewer viewer);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_HIDE_H_
