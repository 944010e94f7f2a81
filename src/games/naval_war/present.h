// Fleets that agree with the present moment only: an exhaustive search, as far as a bound on its
// steps allows. The last resort of Belief.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_PRESENT_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_PRESENT_H_

#include "mallard/primitives/chance.h"
#include "src/games/naval_war/belief.h"
#include "src/games/naval_war/history.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

/// Fills `out` with a fleet of which nothing but the present moment of `history` is explained;
/// false if there is none, or none was found in time.
bool FindPresentFleet(const NavalWarRules& rules, const State& seen, int owner,
                      const History& history, Chance& chance, FleetGuess& out);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_PRESENT_H_
