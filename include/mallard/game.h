/// @file
/// A game: what it is called, what its packs may declare, and how content becomes rules.
///
/// There is one Game object a game, alive for the whole program. The list of games is open: a
/// program adds games of its own with RegisterGame. docs/adding-a-game.md walks through one.
#ifndef MALLARD_GAME_H_
#define MALLARD_GAME_H_

#include <memory>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/configuration.h"
#include "mallard/content.h"
#include "mallard/manifest.h"
#include "mallard/pack.h"
#include "mallard/rules.h"

namespace mallard {

/// Content compiled into a game's own structures. Immutable.
class Content {
 public:
  virtual ~Content() = default;
};

/// See the file comment.
class Game {
 public:
  virtual ~Game() = default;
  virtual const Manifest& manifest() const = 0;  ///< Actions, events, decisions, options.
  virtual const ContentSchema& content_schema() const = 0;  ///< What packs may declare.
  /// Compiles validated content. Mistakes go to `report`; the result is used only without any.
  virtual std::unique_ptr<const Content> Compile(const ContentSet& set,
                                                 ContentReport& report) const = 0;
  /// The rules for one configuration, or why that configuration cannot be played.
  virtual absl::StatusOr<std::shared_ptr<const Rules>> CreateRules(
      std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration) const = 0;
};

/// Adds a game to the list, behind those that are there, with its base pack: Pack::FromFolder, or
/// one that CMake's mallard_embed_pack compiled in. From then on it is a game like any other: in
/// Games, in the C ABI, in the terminal program. `game` stays alive for the whole program.
///
/// To be called at the start, before anybody has asked for a game or for the list (which is then
/// closed, so that it is the same for everybody): kFailedPrecondition afterwards. kAlreadyExists if
/// there is a game of that name; kInvalidArgument if manifest, content schema and base pack do not
/// go together, or the manifest is not what CheckManifest wants.
absl::Status RegisterGame(const Game& game, Pack base_pack);

/// All games: those of this library in a fixed order, then those registered, as they came.
absl::Span<const Game* const> Games();
/// Those of Games() that were registered.
absl::Span<const Game* const> RegisteredGames();
/// The game of that name; NotFound with the nearest known name otherwise.
absl::StatusOr<const Game*> FindGame(absl::string_view name);

}  // namespace mallard

#endif  // MALLARD_GAME_H_
