// Turns: collecting energy, beginning and ending action turns, and the end of the match.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_TURN_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_TURN_H_

#include "absl/status/status.h"
#include "mallard/event_sink.h"
#include "src/games/duck_dealer/rules.h"
#include "src/games/duck_dealer/state.h"

namespace mallard::duck_dealer {

/// Whether an action turn is going on, whatever exactly is being asked.
inline bool InActionTurn(const State& state) {
  return (state.phase >= Phase::kActing && state.phase <= Phase::kAnswering) ||
         (state.phase == Phase::kGaining && state.resume == Phase::kActing);
}

/// Whether the player asked may choose that energy in phase kGaining: after a collection any, as
/// virtual markers will do; in an action turn only what the supply has.
inline bool MayGain(const State& state, int energy) {
  return state.resume == Phase::kTurn || state.supply[energy] > 0;
}

/// The seat that has, or would have, won: the most points, and of equals the later in turn order.
int BestSeat(const DuckDealerRules& rules, const State& state);

/// Begins a turn of that player.
void BeginTurn(State& state, int seat, EventSink& events);

/// After scripts have run: asks for energy they granted, then goes on with `resume` (kTurn: what
/// follows a collection, kActing: the action turn).
absl::Status Settle(const DuckDealerRules& rules, State& state, Phase resume, EventSink& events);

/// Carries out collect, act, end, keep, gain, and taking a road for the turn track.
absl::Status ApplyTurn(const DuckDealerRules& rules, State& state, int seat, const Action& action,
                       EventSink& events);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_TURN_H_
