// What functions of content can ask and do, and when they are called. Everything they see is open
// information.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_SCRIPT_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_SCRIPT_H_

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "mallard/event_sink.h"
#include "mallard/script.h"
#include "src/games/duck_dealer/rules.h"
#include "src/games/duck_dealer/state.h"

namespace mallard::duck_dealer {

/// A hook of a tile: "on_built" or "on_used".
const ScriptHook& TileHook(absl::string_view name);
/// A hook of equipment: "on_installed", "on_collect" or "on_action_turn".
const ScriptHook& ShipHook(absl::string_view name);
/// The hook "on_delivery" of equipment.
const ScriptHook& DeliveryHook();

/// @name Calls; nothing happens where content has no function.
/// @{
absl::Status RunInstalled(const DuckDealerRules& rules, State& state, int seat, int equipment,
                          EventSink& events);
absl::Status RunCollect(const DuckDealerRules& rules, State& state, int seat, EventSink& events);
absl::Status RunActionTurn(const DuckDealerRules& rules, State& state, int seat, EventSink& events);
absl::Status RunTile(const DuckDealerRules& rules, State& state, int seat, ScriptFunction function,
                     absl::string_view hook, EventSink& events);
absl::Status RunDelivery(const DuckDealerRules& rules, State& state, int seat,
                         const Consumer& consumer, EventSink& events);
/// @}

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_SCRIPT_H_
