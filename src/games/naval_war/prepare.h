// Preparing a card whose target takes several actions: cells named one after another, or new places
// for the fleet. Until it is confirmed nothing has happened, nobody else knows, and everything can
// be taken back.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_PREPARE_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_PREPARE_H_

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "mallard/event_sink.h"
#include "src/games/common/legal.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

/// Begins to prepare a card that may be played.
void BeginPreparation(State& state, int kind);

/// While state.preparation.card is set, these are the only actions of the player whose turn it is.
absl::Status CheckPreparation(const NavalWarRules& rules, const State& state, int seat,
                              const Action& action);
absl::Status ApplyPreparation(const NavalWarRules& rules, State& state, int seat,
                              const Action& action, EventSink& events);
void VisitPreparation(const NavalWarRules& rules, const State& state, int seat,
                      absl::FunctionRef<bool(const LegalGroup&)> visit);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_PREPARE_H_
