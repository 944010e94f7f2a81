#include "src/games/naval_war/game.h"

#include "mallard/frame/game_of.h"
#include "src/games/naval_war/actions.h"
#include "src/games/naval_war/content.h"
#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {

const Game& TheGame() {
  static const auto* const game = new GameOf<TheManifest, Schema, CompileContent, NavalWarRules>;
  return *game;
}

}  // namespace mallard::naval_war
