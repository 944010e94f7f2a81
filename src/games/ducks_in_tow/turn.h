// Turns: the actions a player can take, the end of a turn, the end of the match.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_TURN_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_TURN_H_

#include "absl/status/status.h"
#include "mallard/event_sink.h"
#include "src/games/ducks_in_tow/actions.h"
#include "src/games/ducks_in_tow/rules.h"
#include "src/games/ducks_in_tow/state.h"

namespace mallard::ducks_in_tow {

/// The player who has the turn gets its actions.
void BeginTurn(State& state, EventSink& events);

/// True if the player who has the turn may feed a duck of that colour; says nothing about actions.
bool CanFeed(const State& state, int colour);

/// True while the turn can go on: there are actions left, or more ducks to feed.
bool TurnGoesOn(const DucksInTowRules& rules, const State& state);

/// Carries out an answer to `act`; what follows from it is in the queue afterwards. Fails only if a
/// script does.
absl::Status TakeAction(const DucksInTowRules& rules, State& state, const Action& action,
                        EventSink& events);

/// Completes a card of the hand: ducks to the bag, the card to the tableau, one duck aside.
void DeliverCard(const DucksInTowRules& rules, State& state, int card, Side side,
                 EventSink& events);

/// Claims a face-up formation card at a place where it fits.
void ClaimFormation(const DucksInTowRules& rules, State& state, int formation, int column, int row,
                    EventSink& events);

/// The turn of the next player, or the end.
void PassTurn(const DucksInTowRules& rules, State& state, EventSink& events);

/// The seats with the most points, ties broken by their longest rows. In a solo match the player
/// wins by having claimed every formation card.
uint32_t WinnersOf(const DucksInTowRules& rules, const State& state);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_TURN_H_
