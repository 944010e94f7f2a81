// Army lists: reading, writing and checking them.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_ARMY_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_ARMY_H_

#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "mallard/ruleset.h"
#include "src/games/duckhammer/content.h"
#include "src/games/duckhammer/state.h"

namespace mallard::duckhammer {

/// Reads a list and checks it against all rules of army building.
absl::StatusOr<std::vector<Enlisted>> ParseArmy(const Ruleset& ruleset, absl::string_view text,
                                                int points);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_ARMY_H_
