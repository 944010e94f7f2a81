// Packs that mean harm, for all games: every hook of a game's own content does what a test says.
#ifndef MALLARD_TESTS_HOSTILE_HOSTILE_PACKS_H_
#define MALLARD_TESTS_HOSTILE_HOSTILE_PACKS_H_

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "mallard/mallard.hpp"

namespace mallard::testing {

/// Games whose content can hold functions that act.
std::vector<const Game*> GamesWithHooks();

/// Options of a match in which such functions are called.
std::string HookOptions(const Game& game);

/// A pack `hostile` in which every hook of every entry that the game's own pack declares is
/// `function(ctx, ...) <body> end`, after `preamble` at the top of its file. Hooks that must give
/// something back, and those named in `spared`, are left alone.
Pack HostilePack(const Game& game, const std::string& body, const std::string& preamble = "",
                 const std::vector<std::string>& spared = {});

/// The game with that pack on top. Fails the test if it does not load.
std::shared_ptr<const Ruleset> LoadHostile(const Game& game, const Pack& pack,
                                           const RulesetOptions& options = {});

/// A random choice for the first seat that has one.
std::pair<int, Action> RandomChoice(const Match& match, RandomBot& bot);

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_HOSTILE_HOSTILE_PACKS_H_
