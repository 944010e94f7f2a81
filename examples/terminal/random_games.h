// Matches of random players, in which every promise that a pack could break is checked at every
// state: that scripts do not fail, that the match ends, that it can be saved, restored, undone and
// replayed, and that no player's choices depend on what that player may not know.
#ifndef MALLARD_EXAMPLES_TERMINAL_RANDOM_GAMES_H_
#define MALLARD_EXAMPLES_TERMINAL_RANDOM_GAMES_H_

#include <cstddef>
#include <cstdint>
#include <memory>

#include "absl/status/statusor.h"
#include "mallard/mallard.hpp"

namespace mallard::terminal {

// Plays a match to its end; returns the number of actions. An error names the action and what was
// wrong with it.
absl::StatusOr<size_t> PlayRandomGame(const std::shared_ptr<const Ruleset>& ruleset,
                                      const Configuration& configuration, uint64_t seed);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_RANDOM_GAMES_H_
