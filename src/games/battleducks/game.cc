#include "src/games/battleducks/game.h"

#include "mallard/frame/game_of.h"
#include "src/games/battleducks/actions.h"
#include "src/games/battleducks/content.h"
#include "src/games/battleducks/rules.h"

namespace mallard::battleducks {

const Game& TheGame() {
  static const auto* const game = new GameOf<TheManifest, Schema, CompileContent, BattleDucksRules>;
  return *game;
}

}  // namespace mallard::battleducks
