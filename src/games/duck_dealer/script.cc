#include "src/games/duck_dealer/script.h"

#include <utility>
#include <vector>

#include "src/games/duck_dealer/verbs.h"

namespace mallard::duck_dealer {
namespace {

const ScriptHook* MakeHook(const char* name, std::vector<ScriptParam> params = {}) {
  return new ScriptHook{
      name, &DealerContext(), std::move(params), {"", ScriptType::kNil, true, ""}};
}

absl::Status Run(const DuckDealerRules& rules, State& state, int seat, ScriptFunction function,
                 const ScriptHook& hook, absl::Span<const ScriptValue> args, bool collecting,
                 EventSink& events) {
  if (!function) return absl::OkStatus();
  HookCall call{rules, state, seat, collecting, events};
  ScriptResult ignored;
  return rules.ruleset().scripts().Call(function, hook, &call, args, &ignored);
}

// Calls a function of every piece of equipment of a ship, slot by slot.
absl::Status RunEquipment(const DuckDealerRules& rules, State& state, int seat,
                          ScriptFunction Equipment::*function, const ScriptHook& hook,
                          absl::Span<const ScriptValue> args, bool collecting, EventSink& events) {
  if (!rules.content().has_scripts) return absl::OkStatus();
  const Player& player = state.players[seat];
  for (int slot = 0; slot < player.filled; ++slot) {
    const Equipment& equipment = rules.EquipmentAt(player, slot);
    absl::Status status =
        Run(rules, state, seat, equipment.*function, hook, args, collecting, events);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

}  // namespace

const ScriptHook& TileHook(absl::string_view name) {
  static const ScriptHook* const built = MakeHook("on_built");
  static const ScriptHook* const used = MakeHook("on_used");
  return name == "on_built" ? *built : *used;
}

const ScriptHook& ShipHook(absl::string_view name) {
  static const ScriptHook* const installed = MakeHook("on_installed");
  static const ScriptHook* const collect = MakeHook("on_collect");
  static const ScriptHook* const turn = MakeHook("on_action_turn");
  if (name == "on_installed") return *installed;
  return name == "on_collect" ? *collect : *turn;
}

const ScriptHook& DeliveryHook() {
  static const ScriptHook* const hook =
      MakeHook("on_delivery", {{"good", ScriptType::kString, false, "What was delivered."},
                               {"points", ScriptType::kInt, false, "What the consumer paid."}});
  return *hook;
}

absl::Status RunInstalled(const DuckDealerRules& rules, State& state, int seat, int equipment,
                          EventSink& events) {
  return Run(rules, state, seat,
             rules.content().equipment[static_cast<size_t>(equipment)].on_installed,
             ShipHook("on_installed"), {}, false, events);
}

absl::Status RunCollect(const DuckDealerRules& rules, State& state, int seat, EventSink& events) {
  return RunEquipment(rules, state, seat, &Equipment::on_collect, ShipHook("on_collect"), {}, true,
                      events);
}

absl::Status RunActionTurn(const DuckDealerRules& rules, State& state, int seat,
                           EventSink& events) {
  return RunEquipment(rules, state, seat, &Equipment::on_action_turn, ShipHook("on_action_turn"),
                      {}, false, events);
}

absl::Status RunTile(const DuckDealerRules& rules, State& state, int seat, ScriptFunction function,
                     absl::string_view hook, EventSink& events) {
  return Run(rules, state, seat, function, TileHook(hook), {}, false, events);
}

absl::Status RunDelivery(const DuckDealerRules& rules, State& state, int seat,
                         const Consumer& consumer, EventSink& events) {
  if (!rules.content().has_scripts) return absl::OkStatus();
  const ScriptValue args[] = {
      ScriptValue::Text(rules.content().good_names.names()[static_cast<size_t>(consumer.good)]),
      ScriptValue::Int(consumer.points)};
  return RunEquipment(rules, state, seat, &Equipment::on_delivery, DeliveryHook(), args, false,
                      events);
}

}  // namespace mallard::duck_dealer
