// A stack of packs as the command line names it: the game's own pack and folders on top.
#ifndef MALLARD_EXAMPLES_TERMINAL_STACK_H_
#define MALLARD_EXAMPLES_TERMINAL_STACK_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "mallard/mallard.hpp"

namespace mallard::terminal {

// A pack and where it is.
struct StackMember {
  std::string folder;  // Empty: built into the library.
  Pack pack;
  PackDescription description;
};

// A loaded stack.
struct Stack {
  std::shared_ptr<const Ruleset> ruleset;
  std::vector<StackMember> members;  // In load order, the game's own pack first.
};

// Reads a pack and its manifest.
absl::StatusOr<StackMember> ReadPackFolder(const std::string& folder);

// Reads and loads the packs of a game. A folder that is missing and a mistake in a pack are errors.
absl::StatusOr<Stack> LoadStack(const std::string& game, const std::vector<std::string>& folders);

// The game that packs are to be loaded for together: that of the first, unless another one is made
// for a game that builds on it.
std::string GameOf(absl::Span<const StackMember> members);

// The kinds of entry that packs of a game can declare.
std::vector<std::string> KindsOf(const Game& game);

// `folder/file:line`, or `pack/file:line` for what is built in. Without a line `folder/file`.
std::string PlaceText(absl::Span<const StackMember> members, absl::string_view pack,
                      absl::string_view file, int line);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_STACK_H_
