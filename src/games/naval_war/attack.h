// Attacks: declaring one, whether it connects, the defender's answer, what the cells answer, and
// the moves after a hit.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_ATTACK_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_ATTACK_H_

#include <cstdint>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/types/span.h"
#include "mallard/event_sink.h"
#include "src/games/common/legal.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

/// Ships of `defender` that the pending attack hits and does not sink, as bits. Blank boards give
/// none.
uint32_t ShipsHitAndAfloat(const NavalWarRules& rules, const State& state, int defender);

/// Declares an attack of the player whose turn it is; there must be none. `card` is 1 + kind, or 0.
void DeclareAttack(State& state, absl::Span<const uint8_t> cells, int card, EventSink& events);
/// Declares an attack on a ship by name.
void DeclareStrike(State& state, int ship, int hits, int card, EventSink& events);

/// Goes on after an attack was declared: opens the window for a reaction if it connects, otherwise
/// lets the cells answer.
absl::Status BeginAttack(const NavalWarRules& rules, State& state, EventSink& events);

/// Damages the part of a ship on that cell at once, with no reaction and no move after it; tells
/// what the cell answered. For effects that are no attacks. Ends the match if it was the last ship.
Answer StrikeCell(const NavalWarRules& rules, State& state, int owner, int cell, EventSink& events);

/// The windows after an attack was declared: Phase::kReact and Phase::kAfterHit, for the defender.
absl::Status CheckReact(const NavalWarRules& rules, const State& state, int seat,
                        const Action& action);
absl::Status ApplyReact(const NavalWarRules& rules, State& state, int seat, const Action& action,
                        EventSink& events);
void VisitReact(const NavalWarRules& rules, const State& state, int seat,
                absl::FunctionRef<bool(const LegalGroup&)> visit);
absl::Status CheckAfterHit(const NavalWarRules& rules, const State& state, int seat,
                           const Action& action);
absl::Status ApplyAfterHit(const NavalWarRules& rules, State& state, int seat, const Action& action,
                           EventSink& events);
void VisitAfterHit(const NavalWarRules& rules, const State& state, int seat,
                   absl::FunctionRef<bool(const LegalGroup&)> visit);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_ATTACK_H_
