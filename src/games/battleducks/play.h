// Turns: observing, maneuvers, recharge counters, and the end.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_PLAY_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_PLAY_H_

#include "absl/status/status.h"
#include "mallard/event_sink.h"
#include "src/games/battleducks/actions.h"
#include "src/games/battleducks/rules.h"
#include "src/games/battleducks/setup.h"
#include "src/games/battleducks/state.h"
#include "src/games/common/legal.h"

namespace mallard::battleducks {

/// Both players are ready.
void BeginPlay(State& state, EventSink& events);

/// Answers one cell of the opponent's pond that exists and is not answered yet; ends the match when
/// it was the last duck.
Answer ProbeCell(const BattleDucksRules& rules, State& state, int seat, int cell,
                 EventSink& events);

/// What a cell of `pond` has answered; it must be observed.
inline Answer AnswerAt(const Pond& pond, int cell) {
  if (!pond.spotted.Has(cell)) return Answer::kSplash;
  return pond.found.Has(cell) ? Answer::kFound : Answer::kSpotted;
}

/// True if the maneuver of that slot can be used: its Commander is unspotted and its dial is on the
/// dot.
inline bool ManeuverReady(const BattleDucksRules& rules, const Pond& pond, int slot) {
  return rules.fleet()[static_cast<size_t>(slot)].maneuver >= 0 && pond.slots[slot].dial == 0 &&
         pond.slots[slot].commander_spotted == 0;
}

/// Existing cells of the opponent's pond that are not answered yet.
inline Bitboard Unobserved(const BattleDucksRules& rules, const State& state, int seat) {
  return rules.board().cells.Minus(state.ponds[1 - seat].observed);
}

absl::Status CheckPlay(const BattleDucksRules& rules, const State& state, int seat,
                       const Action& action);
absl::Status ApplyPlay(const BattleDucksRules& rules, State& state, int seat, const Action& action,
                       EventSink& events);

/// All legal actions of `seat`. Order during play: observations by cell, then maneuvers by slot,
/// orientation, row and column.
template <class Visit>
void VisitLegal(const BattleDucksRules& rules, const State& state, int seat, Visit visit) {
  if (state.phase == Phase::kSetup) return VisitSetup(rules, state, seat, visit);
  if (state.phase != Phase::kPlaying || state.turn_seat != seat) return;
  const Bitboard unobserved = Unobserved(rules, state, seat);
  if (!visit(LegalGroup{{kObserve, {}}, 0, unobserved, nullptr})) return;
  if (!rules.has_maneuvers()) return;
  for (int i = 0; i < rules.slots(); ++i) {
    if (!ManeuverReady(rules, state.ponds[seat], i)) continue;
    const Figure& footprint = rules.ManeuverOf(i).footprint;
    for (int s = 0; s < kRotations; ++s) {
      if (!footprint.IsDistinct(s)) continue;
      const OverhangSet anchors(footprint.shapes[s], unobserved);
      if (!visit(LegalGroup{{kManeuver, {i, s}}, 2, {}, &anchors})) return;
    }
  }
}

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_PLAY_H_
