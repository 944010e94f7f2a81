// The verbs of Duck Dealer's scripts: everything `ctx:verb(...)` can ask and do.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_VERBS_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_VERBS_H_

#include "mallard/event_sink.h"
#include "mallard/script.h"
#include "src/games/duck_dealer/rules.h"
#include "src/games/duck_dealer/state.h"

namespace mallard::duck_dealer {

/// What the verbs work on during one call: their context.
struct HookCall {
  const DuckDealerRules& rules;
  State& state;
  int seat;
  bool collecting;  // Missing markers become virtual.
  EventSink& events;
  Player& player() const { return state.players[seat]; }
};

/// The one kind of context, shared by all hooks.
const ScriptContextType& DealerContext();

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_VERBS_H_
