// Ponds that agree with everything a player has seen.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_IMAGINE_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_IMAGINE_H_

#include "absl/status/status.h"
#include "mallard/primitives/chance.h"
#include "src/games/battleducks/rules.h"

namespace mallard::battleducks {

/// Fills in every pond that is hidden: with a fleet if its set-up is over, else with nothing yet.
absl::Status ImagineHidden(const BattleDucksRules& rules, State& state, int seat, Chance& chance);

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_IMAGINE_H_
