#include "src/games/duck_dealer/game.h"

#include "mallard/frame/game_of.h"
#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/content.h"
#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

const Game& TheGame() {
  static const auto* const game = new GameOf<TheManifest, Schema, CompileContent, DuckDealerRules>;
  return *game;
}

}  // namespace mallard::duck_dealer
