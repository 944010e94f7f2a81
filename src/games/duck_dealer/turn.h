// Turns: collecting energy, beginning and ending action turns, and the end of
// the match. Decisions take_turn, take_cube, choose_energy and keep_energy.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_TURN_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_TURN_H_

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

/// Whether the player asked may choose that energy in phase kGaining: after a
/// collection any, as virtual markers will do; in an action turn only what the
/// supply has.
inline bool MayGain(const State& state, int energy) {
  return state.resume == Phase::kTurn || state.supply[energy] > 0;
}

/// The seat that has, or would have, won: the most points, and of equals the
/// later in turn order.
int BestSeat(const Position& position);

/// Begins a turn of that player.
void BeginTurn(Play& play, int seat);
/// Ends the action turn that goes on.
void EndActionTurn(Play& play);

/// After scripts have run: asks for energy they granted, then goes on with
/// `resume` (kTurn: what follows a collection, kActing: the action turn).
absl::Status Settle(Play& play, Phase resume);

Refusal CheckTurn(const Position& position, int seat, const Action& action);
void ListTurn(const Position& position, int seat, Listing& out);
absl::Status ApplyTurn(Play& play, int seat, const Action& action);

/// Taking a road for the turn track; travel.h says which.
absl::Status ApplyTakeCube(Play& play, int seat, const Action& action);

Refusal CheckGain(const Position& position, int seat, const Action& action);
void ListGains(const Position& position, int seat, Listing& out);
absl::Status ApplyGain(Play& play, int seat, const Action& action);

Refusal CheckKeep(const Position& position, int seat, const Action& action);
void ListKept(const Position& position, int seat, Listing& out);
absl::Status ApplyKeep(Play& play, int seat, const Action& action);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_TURN_H_
