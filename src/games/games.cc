// The list of games.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "mallard/content.h"
#include "mallard/game.h"
#include "src/games/battleducks/game.h"
#include "src/games/duck_dealer/game.h"
#include "src/games/duckhammer/game.h"
#include "src/games/duckhammer_campaign/game.h"
#include "src/games/ducks_in_tow/game.h"
#include "src/games/naval_war/game.h"

namespace mallard {

absl::Span<const Game* const> Games() {
  static const Game* const games[] = {
      &battleducks::TheGame(), &naval_war::TheGame(),  &ducks_in_tow::TheGame(),
      &duck_dealer::TheGame(), &duckhammer::TheGame(), &duckhammer_campaign::TheGame(),
  };
  return games;
}

absl::StatusOr<const Game*> FindGame(absl::string_view name) {
  std::vector<std::string> names;
  for (const Game* game : Games()) {
    if (name == game->manifest().game) return game;
    names.emplace_back(game->manifest().game);
  }
  const std::string nearest = NearestName(name, names);
  return absl::NotFoundError(absl::StrCat("there is no game \"", name, "\"",
                                          nearest.empty() ? "" : "; did you mean ", nearest));
}

}  // namespace mallard
