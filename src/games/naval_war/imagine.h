// States that agree with everything a player was ever told: the enemy's fleet as a Witness has it,
// its damage, the enemy's hand and the deck. What the enemy is preparing is imagined to be nothing,
// and ships that may move after a hit are imagined not to have moved yet.
//
// Computer players, which need many fleets at once and can bear one that an old answer contradicts,
// lay what Belief draws.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_IMAGINE_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_IMAGINE_H_

#include "absl/status/status.h"
#include "mallard/primitives/chance.h"
#include "src/games/naval_war/belief.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

/// Fills in everything that is hidden from `seat`, in place. kUnavailable if no state was found in
/// time that contradicts nothing, kCancelled if the search was interrupted; see Witness.
absl::Status ImagineHidden(const NavalWarRules& rules, State& state, int seat, Chance& chance);

/// Lays a guessed fleet on a board that has none, with its damage; either end of a ship may be the
/// bow. `hits_before` as in History.
void LayGuess(const NavalWarRules& rules, const FleetGuess& fleet, int hits_before, Chance& chance,
              Board& board);

/// Makes a state that is redacted for `seat` whole, in place: lays the enemy's fleet with its
/// damage unless that player is still setting up, deals the cards that `seat` cannot see, and gives
/// it fresh chance. Fails if the cards do not add up.
absl::Status CompleteState(const NavalWarRules& rules, int seat, const FleetGuess& fleet,
                           int hits_before, Chance& chance, State& state);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_IMAGINE_H_
