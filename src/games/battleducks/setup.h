// Set-up: both players pick, place and give Commanders at the same time, unseen, until ready.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_SETUP_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_SETUP_H_

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "mallard/event_sink.h"
#include "src/games/battleducks/rules.h"
#include "src/games/battleducks/state.h"
#include "src/games/common/legal.h"

namespace mallard::battleducks {

/// A pond before anything was done: only formations that are given are picked.
Pond EmptyPond(const BattleDucksRules& rules);

/// Lays a picked formation down; the place must be legal.
void PlaceFormation(const BattleDucksRules& rules, Pond& pond, int slot, int symmetry, int anchor);

/// True if every formation is picked, placed and has the Commander it needs.
bool SetupComplete(const BattleDucksRules& rules, const Pond& pond);

/// OK if a formation may be laid there, otherwise the reason. Any numbers are allowed.
absl::Status CheckPlace(const BattleDucksRules& rules, const Pond& pond, int slot, int symmetry,
                        int anchor);

absl::Status CheckSetup(const BattleDucksRules& rules, const State& state, int seat,
                        const Action& action);
void ApplySetup(const BattleDucksRules& rules, State& state, int seat, const Action& action,
                EventSink& events);

/// Order: pick, place, commander, lift, unpick, fill, ready; within each by slot, then formation or
/// orientation, then cell.
void VisitSetup(const BattleDucksRules& rules, const State& state, int seat,
                absl::FunctionRef<bool(const LegalGroup&)> visit);

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_SETUP_H_
