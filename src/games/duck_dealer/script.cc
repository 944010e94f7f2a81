#include "src/games/duck_dealer/script.h"

#include <utility>
#include <vector>

#include "mallard/frame/verbs.h"
#include "src/games/duck_dealer/verbs.h"

namespace mallard::duck_dealer {
namespace {

const ScriptHook* MakeHook(const char* name, std::vector<ScriptParam> params = {}) {
  return new ScriptHook{name, &ContextType(), std::move(params), kNoScriptParam};
}

absl::Status Run(Play& play, int seat, ScriptFunction function, const ScriptHook& hook,
                 absl::Span<const ScriptValue> args = {}, bool collecting = false) {
  if (!function) return absl::OkStatus();
  Context context{{play, seat}, collecting};
  return play.Call(function, hook, &context, args);
}

// Calls a function of every piece of equipment of a ship, slot by slot.
absl::Status RunEquipment(Play& play, int seat, ScriptFunction Equipment::*function,
                          const ScriptHook& hook, absl::Span<const ScriptValue> args = {},
                          bool collecting = false) {
  if (!play.rules.content().has_scripts) return absl::OkStatus();
  const Player& player = play.state.players[seat];
  for (int slot = 0; slot < player.filled; ++slot) {
    absl::Status status =
        Run(play, seat, play.rules.EquipmentAt(player, slot).*function, hook, args, collecting);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

}  // namespace

const ScriptHook& BuiltHook() {
  static const ScriptHook* const hook = MakeHook("on_built");
  return *hook;
}

const ScriptHook& UsedHook() {
  static const ScriptHook* const hook = MakeHook("on_used");
  return *hook;
}

const ScriptHook& InstalledHook() {
  static const ScriptHook* const hook = MakeHook("on_installed");
  return *hook;
}

const ScriptHook& CollectHook() {
  static const ScriptHook* const hook = MakeHook("on_collect");
  return *hook;
}

const ScriptHook& ActionTurnHook() {
  static const ScriptHook* const hook = MakeHook("on_action_turn");
  return *hook;
}

const ScriptHook& DeliveryHook() {
  static const ScriptHook* const hook =
      MakeHook("on_delivery", {{"good", ScriptType::kString, false, "What was delivered."},
                               {"points", ScriptType::kInt, false, "What the consumer paid."}});
  return *hook;
}

absl::Status CallAnswer(Play& play, const AnswerCall& answer) {
  if (answer.seat() < 0) return absl::OkStatus();
  Context context{{play, answer.seat()}, /*collecting=*/false};
  return play.Call(answer.function, answer.hook, &context, answer.args);
}

absl::Status RunInstalled(Play& play, int seat, int equipment) {
  return Run(play, seat, At(play.rules.content().equipment, equipment).on_installed,
             InstalledHook());
}

absl::Status RunCollect(Play& play, int seat) {
  return RunEquipment(play, seat, &Equipment::on_collect, CollectHook(), {}, true);
}

absl::Status RunActionTurn(Play& play, int seat) {
  return RunEquipment(play, seat, &Equipment::on_action_turn, ActionTurnHook());
}

absl::Status RunTile(Play& play, int seat, ScriptFunction function, const ScriptHook& hook) {
  return Run(play, seat, function, hook);
}

absl::Status RunDelivery(Play& play, int seat, const Consumer& consumer) {
  if (!play.rules.content().has_scripts) return absl::OkStatus();
  const ScriptValue args[] = {
      ScriptValue::Text(At(play.rules.content().good_names.names(), consumer.good)),
      ScriptValue::Int(consumer.points)};
  return RunEquipment(play, seat, &Equipment::on_delivery, DeliveryHook(), args);
}

}  // namespace mallard::duck_dealer
