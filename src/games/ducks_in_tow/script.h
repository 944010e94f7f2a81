// What a tile action's `run` function can ask and do. It sees public facts only, since what it does
// decides what everybody sees next; what it asks of its player goes into the queue of effects.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_SCRIPT_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_SCRIPT_H_

#include "absl/status/status.h"
#include "mallard/frame/questions.h"
#include "mallard/script.h"
#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

/// The hook `run` of a tile action.
const ScriptHook& RunHook();

/// What goes on when a player has answered a question of a tile action: in the same turn.
absl::Status CallAnswer(Play& play, const AnswerCall& answer);

/// Calls the function of a tile action.
absl::Status RunTileAction(Play& play, int seat, int tile_action);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_SCRIPT_H_
