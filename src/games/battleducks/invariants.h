// What must hold in a state that was read: relations between fields that bounds cannot say.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_INVARIANTS_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_INVARIANTS_H_

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "src/games/battleducks/rules.h"

namespace mallard::battleducks {

/// The pond that lays the same formations down and gives the same answers as `told`, which has its
/// slots, order and answers in bounds; an error if that cannot be. A hidden pond has only answers.
absl::StatusOr<Pond> RebuildPond(const BattleDucksRules& rules, const Pond& told);

/// What must hold between the parts of a state, whose ponds have been rebuilt. `whole`: nothing may
/// be hidden.
absl::Status CheckInvariants(const BattleDucksRules& rules, const State& state, bool whole);

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_INVARIANTS_H_
