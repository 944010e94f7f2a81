// What people call things of BattleDucks.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_NAMES_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_NAMES_H_

#include "absl/types/span.h"
#include "mallard/naming.h"
#include "src/games/battleducks/rules.h"

namespace mallard::battleducks {

/// A place in the fleet: the formation that is given, or the category to pick from, numbered where
/// it comes again.
SceneLabel NameOfSlot(const BattleDucksRules& rules, int slot);

/// For the frame.
ThingName NameThing(const BattleDucksRules& rules, const State& state, const Thing& thing);
/// For the frame: turns until a maneuver can be used again.
size_t CostsOf(const BattleDucksRules& rules, const State& state, int seat, const Action& action,
               absl::Span<ActionCost> out);

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_NAMES_H_
