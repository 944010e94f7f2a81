// Battles that agree with what a player knows.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_IMAGINE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_IMAGINE_H_

#include "absl/status/status.h"
#include "mallard/primitives/chance.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Makes up the opponent's list and mission while they are hidden from `seat`, and chance.
absl::Status ImagineHidden(const DuckhammerRules& rules, State& state, int seat, Chance& chance);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_IMAGINE_H_
