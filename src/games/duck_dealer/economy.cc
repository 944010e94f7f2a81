#include "src/games/duck_dealer/economy.h"

#include <algorithm>

#include "src/games/duck_dealer/actions.h"

namespace mallard::duck_dealer {

void PayEnergy(State& state, int seat, int energy, int count, EventSink& events) {
  if (count == 0) return;
  Player& player = state.players[seat];
  const int gone = std::min<int>(count, player.virtual_energy[energy]);
  const int back = count - gone;
  player.virtual_energy[energy] = static_cast<uint8_t>(player.virtual_energy[energy] - gone);
  player.energy[energy] = static_cast<uint8_t>(player.energy[energy] - back);
  state.supply[energy] = static_cast<uint8_t>(state.supply[energy] + back);
  events.Emit(Audience::Everyone(), {kEnergySpent, {seat, energy, back, gone}});
}

int GainEnergy(State& state, int seat, int energy, int count, bool allow_virtual,
               EventSink& events) {
  Player& player = state.players[seat];
  const int real = std::min<int>(count, state.supply[energy]);
  const int missing = allow_virtual ? count - real : 0;
  state.supply[energy] = static_cast<uint8_t>(state.supply[energy] - real);
  player.energy[energy] = static_cast<uint8_t>(player.energy[energy] + real);
  player.virtual_energy[energy] = static_cast<uint8_t>(player.virtual_energy[energy] + missing);
  if (real + missing > 0) {
    events.Emit(Audience::Everyone(), {kEnergyGained, {seat, energy, real, missing}});
  }
  return real + missing;
}

void AddGoods(Player& player, int good, int count) {
  player.goods[good] = static_cast<uint8_t>(player.goods[good] + count);
  player.load = static_cast<uint8_t>(player.load + count);
}

void PayGoods(Player& player, const Bundle& bundle) {
  for (const Bundle::Item& item : bundle) AddGoods(player, item.good, -item.count);
}

void Score(State& state, int seat, int points, EventSink& events) {
  if (points == 0) return;
  state.players[seat].points += points;
  events.Emit(Audience::Everyone(), {kScored, {seat, points, state.players[seat].points}});
}

bool MarkerThere(const DuckDealerRules& rules, const State& state, const Equipment& equipment,
                 int returned, int refund) {
  if (equipment.marker < 0) return true;
  int there = state.supply[equipment.marker];
  if (equipment.marker == kTradeEnergy) there += refund;
  if (returned != 0 &&
      rules.content().equipment[static_cast<size_t>(returned - 1)].marker == equipment.marker) {
    ++there;
  }
  return there > 0;
}

void Install(const DuckDealerRules& rules, State& state, int seat, int slot, int equipment) {
  Player& player = state.players[seat];
  const std::vector<Equipment>& kinds = rules.content().equipment;
  if (slot < player.filled) {
    const Equipment& old = rules.EquipmentAt(player, slot);
    if (old.marker >= 0) ++state.supply[old.marker];
    player.capacity = static_cast<uint8_t>(player.capacity - old.capacity);
  } else {
    ++player.filled;
  }
  const Equipment& now = kinds[static_cast<size_t>(equipment)];
  if (now.marker >= 0) --state.supply[now.marker];
  player.capacity = static_cast<uint8_t>(player.capacity + now.capacity);
  player.equipment[slot] = static_cast<uint8_t>(equipment + 1);
}

void RecountHold(const DuckDealerRules& rules, Player& player) {
  int load = 0;
  for (uint8_t count : player.goods) load += count;
  int capacity = rules.ship().hold;
  for (int slot = 0; slot < player.filled; ++slot) {
    capacity += rules.EquipmentAt(player, slot).capacity;
  }
  player.load = static_cast<uint8_t>(load);
  player.capacity = static_cast<uint8_t>(capacity);
}

}  // namespace mallard::duck_dealer
