#include "src/games/duckhammer/game.h"

#include "mallard/frame/game_of.h"
#include "src/games/duckhammer/actions.h"
#include "src/games/duckhammer/content/content.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

const Game& TheGame() {
  static const auto* const game =
      new GameOf<TheManifest, DuckhammerSchema, CompileDuckhammer, DuckhammerRules>;
  return *game;
}

}  // namespace mallard::duckhammer
