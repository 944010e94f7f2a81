// Placing the fleet before the first turn, and the pieces of it that re-placing it later shares.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_SETUP_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_SETUP_H_

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "mallard/action.h"
#include "mallard/event_sink.h"
#include "src/games/common/legal.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

/// A board with nothing on it.
Board EmptyBoard(const NavalWarRules& rules);

/// OK if a ship may lie like that on `free`; `placed` says whether it lies somewhere already.
absl::Status CheckPlace(const NavalWarRules& rules, const Action& place, bool placed,
                        const Bitboard& free);
/// Visits every place of one ship on `free`; false if the visit was stopped.
bool VisitPlaces(const NavalWarRules& rules, int ship, const Bitboard& free,
                 absl::FunctionRef<bool(const LegalGroup&)> visit);

absl::Status CheckSetup(const NavalWarRules& rules, const State& state, int seat,
                        const Action& action);
void ApplySetup(const NavalWarRules& rules, State& state, int seat, const Action& action,
                EventSink& events);
void VisitSetup(const NavalWarRules& rules, const State& state, int seat,
                absl::FunctionRef<bool(const LegalGroup&)> visit);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_SETUP_H_
