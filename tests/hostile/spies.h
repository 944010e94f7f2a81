// Scripts that spy: for packs whose every hook asks every question that may be answered from what
// its player may not know.
#ifndef MALLARD_TESTS_HOSTILE_SPIES_H_
#define MALLARD_TESTS_HOSTILE_SPIES_H_

#include <string>
#include <vector>

#include "absl/types/span.h"
#include "mallard/mallard.hpp"

namespace mallard::testing {

/// What spies of a game do not ask, and when they are not heard.
struct Secrets {
  const char* game;
  std::vector<std::string> effects;  ///< Verbs that do something; they are not asked.
  std::vector<std::string> spared;   ///< Hooks that are called when more has come out.
  const char* whose = "nil";  ///< Lua for the player whose function it is, from 1; nil: who acts.
  /// Lua for a number: functions of a player ask once for each; "": every function asks.
  const char* once = "";
  const char* options = nullptr;  ///< Of the match, if not those of all hostile packs.
  const char* more = "";          ///< Content that those need.
};
/// Of all games.
absl::Span<const Secrets> GamesWithSecrets();

/// The body of a function that asks everything and makes a fingerprint of the answers, `sum`, which
/// it prints behind the player whose function it is. That player then has a secret which others, in
/// another match, have not.
std::string SpyBody(const ScriptHook& hook, const Secrets& secrets);
/// The hook whose questions the game's acting hooks have in common.
const ScriptHook* ActingHook(const Game& game);
/// A secret of each player, and what scripts may name: to stand before the bodies.
std::string SpyWords(const Game& game);

/// The number that functions know a player by: in the battles of campaigns it is that of the side.
int SpyNumberOf(const Match& match, int seat);
/// Whether a line was printed by a function of that player.
bool IsSpyOf(const std::string& line, int number);

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_HOSTILE_SPIES_H_
