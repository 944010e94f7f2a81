// What people call things of Ducks in Tow, and what actions cost.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_NAMES_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_NAMES_H_

#include "absl/types/span.h"
#include "mallard/naming.h"
#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

/// A location card or a starting card.
SceneLabel NameOfCard(const DucksInTowRules& rules, int face);

/// For the frame.
ThingName NameThing(const DucksInTowRules& rules, const State& state, const Thing& thing);
/// For the frame: actions and food.
size_t CostsOf(const DucksInTowRules& rules, const State& state, int seat, const Action& action,
               absl::Span<ActionCost> out);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_NAMES_H_
