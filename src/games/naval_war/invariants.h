// What must hold in a state that was read: relations between fields that bounds cannot say.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_INVARIANTS_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_INVARIANTS_H_

#include "absl/status/status.h"
#include "mallard/frame/damaged.h"
#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {

/// Lays the ships of a board that says they are placed down, which is not kept but follows; an
/// error if they cannot lie like that.
absl::Status LayFleet(const NavalWarRules& rules, Board& board);

/// OK if the state could be one of a match, as far as it is known; otherwise what is wrong with it.
/// Asks for a state in bounds whose fleets have been laid down. `whole`: nothing may be hidden.
/// Runs no scripts, and allows for whatever scripts can do.
absl::Status CheckInvariants(const NavalWarRules& rules, const State& state, bool whole);

/// The part of it that belongs to one phase: the attack, moves after a hit, the preparation.
absl::Status CheckPhase(const NavalWarRules& rules, const State& state);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_INVARIANTS_H_
