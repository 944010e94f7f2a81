// What holds in every state that play can lead to, for states that come from outside.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_INVARIANTS_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_INVARIANTS_H_

#include "absl/status/status.h"
#include "mallard/viewer.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

/// True if the viewer may know a player's ships and hand.
inline bool KnowsOf(const State& state, Viewer viewer, int seat) {
  return viewer.is_host() || viewer.seat() == seat || state.phase == Phase::kOver;
}

/// OK if the state could be one of a match, as far as the viewer may know; otherwise what is wrong
/// with it. Asks for a state in bounds: numbers of seats, ships, cells and cards exist, ships lie
/// on the board side by side, and what follows from their places does. Runs no scripts, and allows
/// for whatever scripts can do.
absl::Status CheckInvariants(const NavalWarRules& rules, const State& state, Viewer viewer);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_INVARIANTS_H_
