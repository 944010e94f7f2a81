// When functions of content are called; verbs.h says what they can ask and do.
// Everything they see is open information.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_SCRIPT_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_SCRIPT_H_

#include "absl/status/status.h"
#include "mallard/frame/questions.h"
#include "mallard/script.h"
#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

/// @name Hooks of a tile: on_built, on_used
/// @{
const ScriptHook& BuiltHook();
const ScriptHook& UsedHook();
/// @}
/// @name Hooks of equipment: on_installed, on_collect, on_action_turn,
/// on_delivery
/// @{
const ScriptHook& InstalledHook();
const ScriptHook& CollectHook();
const ScriptHook& ActionTurnHook();
const ScriptHook& DeliveryHook();
/// @}

/// What goes on when a player has answered a question of a tile or of equipment.
absl::Status CallAnswer(Play& play, const AnswerCall& answer);

/// @name Calls; nothing happens where content has no function.
/// @{
absl::Status RunInstalled(Play& play, int seat, int equipment);
absl::Status RunCollect(Play& play, int seat);
absl::Status RunActionTurn(Play& play, int seat);
absl::Status RunTile(Play& play, int seat, ScriptFunction function, const ScriptHook& hook);
absl::Status RunDelivery(Play& play, int seat, const Consumer& consumer);
/// @}

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_SCRIPT_H_
