// A small game for testing the script host: it has every kind of field, several hooks, and verbs
// that record what scripts asked for.
#ifndef MALLARD_TESTS_SCRIPTING_TEST_GAME_H_
#define MALLARD_TESTS_SCRIPTING_TEST_GAME_H_

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "mallard/game.h"
#include "mallard/ruleset.h"

namespace mallard {

/// What hooks of the test game work on.
struct PondContext {
  const Ruleset* ruleset = nullptr;
  int64_t total = 0;
  std::vector<std::string> said;
  int depth = 0;
};

extern const ScriptContextType kPondContext;
extern const ScriptHook kResolve;   ///< resolve(ctx, amount) -> integer or nil
extern const ScriptHook kOnDraw;    ///< on_draw(ctx)
extern const ScriptHook kListHook;  ///< choose(ctx) -> list of integers
extern const ScriptHook kTextHook;  ///< title(ctx) -> string
extern const ScriptHook kBoolHook;  ///< allowed(ctx) -> boolean

/// The game. Its content object knows nothing; tests look at Ruleset::entries().
const Game& PondGame();

/// Files of a pack: path and text.
using Files = std::vector<std::pair<std::string, std::string>>;

/// A pack with a good manifest and these files.
Pack MakePack(absl::string_view id, const Files& files, absl::string_view requirements = "");

/// Loads packs for the pond, without a base pack.
absl::StatusOr<std::shared_ptr<const Ruleset>> LoadPond(std::vector<Pack> packs,
                                                        RulesetOptions options = {});
/// Loads one pack "p" with one file "a.lua".
absl::StatusOr<std::shared_ptr<const Ruleset>> LoadText(absl::string_view text,
                                                        RulesetOptions options = {});
/// The message of a failed load, one mistake a line; "" when it worked.
std::string LoadErrors(std::vector<Pack> packs, RulesetOptions options = {});
std::string LoadErrors(absl::string_view text);

/// The hook `field` of a card.
ScriptFunction Hook(const Ruleset& ruleset, absl::string_view card, absl::string_view field);

/// Loads a card whose resolve is `function(ctx, amount) <body> end`, calls it with 7, and gives
/// what came back: the result shown as text, or the error's message.
std::string RunBody(absl::string_view body, RulesetOptions options = {});

}  // namespace mallard

#endif  // MALLARD_TESTS_SCRIPTING_TEST_GAME_H_
