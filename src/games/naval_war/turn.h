// The course of turns: beginning and ending them, the normal attack, drawing and discarding, what
// lasts for some turns, and the end of the match.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_TURN_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_TURN_H_

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "mallard/event_sink.h"
#include "src/games/common/legal.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

/// Values of State::turn_ends.
enum TurnEnd : uint8_t { kTurnGoesOn, kEndedByAttack, kEndedByCard };

/// Both players are ready: deals and begins the first turn.
void BeginPlay(const NavalWarRules& rules, State& state, EventSink& events);

/// Goes on once a card or an attack has been carried out: the normal attack, or the end of the
/// turn.
void ContinueTurn(const NavalWarRules& rules, State& state, EventSink& events);

/// Ends the match; `winner` is a seat, or -1 for a draw.
void EndMatch(State& state, int winner, EventSink& events);

/// Phase::kTurn: cards, the normal attack, declining.
absl::Status CheckTurn(const NavalWarRules& rules, const State& state, int seat,
                       const Action& action);
absl::Status ApplyTurn(const NavalWarRules& rules, State& state, int seat, const Action& action,
                       EventSink& events);
void VisitTurn(const NavalWarRules& rules, const State& state, int seat,
               absl::FunctionRef<bool(const LegalGroup&)> visit);

/// How many actions VisitTurn lists.
uint64_t CountTurn(const NavalWarRules& rules, const State& state, int seat);

/// Phase::kDiscard.
absl::Status CheckDiscard(const NavalWarRules& rules, const State& state, int seat,
                          const Action& action);
void ApplyDiscard(const NavalWarRules& rules, State& state, int seat, const Action& action,
                  EventSink& events);
void VisitDiscard(const NavalWarRules& rules, const State& state, int seat,
                  absl::FunctionRef<bool(const LegalGroup&)> visit);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_TURN_H_
