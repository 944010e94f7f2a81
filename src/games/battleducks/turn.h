// Decision take_turn: observing, maneuvers, recharge counters, and the end.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_TURN_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_TURN_H_

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/battleducks/rules.h"

namespace mallard::battleducks {

/// Both players are ready.
void BeginTurns(Play& play);

/// Has one cell of the opponent's pond answered, which exists and is not answered yet; ends the
/// match when it was the last duck.
Answer ProbeCell(Play& play, int seat, int cell);

Refusal CheckTurn(const Position& position, int seat, const Action& action);
/// Order: observations by cell, then maneuvers by slot, orientation, row and column.
void ListTurn(const Position& position, int seat, Listing& out);
absl::Status ApplyTurn(Play& play, int seat, const Action& action);

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_TURN_H_
