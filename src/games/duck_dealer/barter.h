// Swapping goods between the active player and others on the same planet.
//
// The active player opens an offer, or invites another player to make one. Whoever makes it puts it
// together good by good and proposes it; the other accepts or declines. Opening and inviting are
// counted, so that a turn ends.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_BARTER_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_BARTER_H_

#include "mallard/event_sink.h"
#include "src/games/duck_dealer/economy.h"
#include "src/games/duck_dealer/rules.h"
#include "src/games/duck_dealer/state.h"

namespace mallard::duck_dealer {

/// Why the active player can neither make that player an offer nor ask for one.
Reason CannotBarter(const DuckDealerRules& rules, const State& state, int partner);
/// Why the draft cannot give one more unit of that good; `wanted`: cannot ask for one.
Reason CannotAddToDraft(const DuckDealerRules& rules, const State& state, int good, bool wanted);
/// Why the draft cannot be proposed.
Reason CannotPropose(const State& state);

/// Carries out everything from offer to decline.
void ApplyBarter(State& state, int seat, const Action& action, EventSink& events);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_BARTER_H_
