// From the command line to a ruleset.
#ifndef MALLARD_EXAMPLES_TERMINAL_LOADING_H_
#define MALLARD_EXAMPLES_TERMINAL_LOADING_H_

#include <memory>

#include "absl/status/statusor.h"
#include "examples/terminal/args.h"
#include "mallard/ruleset.h"

namespace mallard::terminal {

// Loads the game and packs that were named.
absl::StatusOr<std::shared_ptr<const Ruleset>> LoadRuleset(const Arguments& args);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_LOADING_H_
