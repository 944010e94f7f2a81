/// @file
/// A game: what it is called, what its packs may declare, and how content becomes rules.
///
/// There is one Game object a game, alive for the whole program. To add a game, implement Game and
/// Rules in the folder `src/games/GAME/`, add a schema, and list it in src/games/games.cc.
#ifndef MALLARD_GAME_H_
#define MALLARD_GAME_H_

#include <memory>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/configuration.h"
#include "mallard/content.h"
#include "mallard/manifest.h"
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

/// All games of this library, in a fixed order.
absl::Span<const Game* const> Games();
/// The game of that name; NotFound with the nearest known name otherwise.
absl::StatusOr<const Game*> FindGame(absl::string_view name);

}  // namespace mallard

#endif  // MALLARD_GAME_H_
