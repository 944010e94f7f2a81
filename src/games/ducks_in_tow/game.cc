#include "src/games/ducks_in_tow/game.h"

#include "mallard/frame/game_of.h"
#include "src/games/ducks_in_tow/actions.h"
#include "src/games/ducks_in_tow/content.h"
#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

const Game& TheGame() {
  static const auto* const game = new GameOf<TheManifest, Schema, CompileContent, DucksInTowRules>;
  return *game;
}

}  // namespace mallard::ducks_in_tow
