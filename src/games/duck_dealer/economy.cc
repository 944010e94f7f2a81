#include "src/games/duck_dealer/economy.h"

#include <algorithm>

#include "src/games/duck_dealer/actions.h"

namespace mallard::duck_dealer {

int Produced(const DuckDealerRules& rules, const Player& player, int energy) {
  int sum = 0;
  for (int slot = 0; slot < player.filled; ++slot) {
    sum += rules.EquipmentAt(player, slot).produces[energy];
  }
  return sum;
}

void PayEnergy(Play& play, int seat, int energy, int count) {
  if (count == 0) return;
  Player& player = play.state.players[seat];
  const int gone = std::min<int>(count, player.virtual_energy[energy]);
  const int back = count - gone;
  Put(player.virtual_energy[energy], player.virtual_energy[energy] - gone);
  Put(player.energy[energy], player.energy[energy] - back);
  Put(play.state.supply[energy], play.state.supply[energy] + back);
  play.Tell(kEnergySpent, seat, energy, back, gone);
}

int GainEnergy(Play& play, int seat, int energy, int count, bool allow_virtual) {
  Player& player = play.state.players[seat];
  const int real = std::min<int>(count, play.state.supply[energy]);
  const int missing = allow_virtual ? count - real : 0;
  Put(play.state.supply[energy], play.state.supply[energy] - real);
  Put(player.energy[energy], player.energy[energy] + real);
  Put(player.virtual_energy[energy], player.virtual_energy[energy] + missing);
  if (real + missing > 0) play.Tell(kEnergyGained, seat, energy, real, missing);
  return real + missing;
}

void AddGoods(Player& player, int good, int count) {
  Put(player.goods[good], player.goods[good] + count);
  Put(player.load, player.load + count);
}

void PayGood(Play& play, int seat, int good, int count) {
  Player& player = play.state.players[seat];
  AddGoods(player, good, -count);
  play.Tell(kGoodsPaid, seat, good, count, player.place);
}

void PayGoods(Play& play, int seat, const Bundle& bundle) {
  for (const Bundle::Item& item : bundle) PayGood(play, seat, item.good, item.count);
}

void Score(Play& play, int seat, int points) {
  if (points == 0) return;
  play.state.players[seat].points += points;
  play.Tell(kScored, seat, points, play.state.players[seat].points);
}

bool MarkerThere(const Position& position, const Equipment& equipment, int returned, int refund) {
  if (equipment.marker < 0) return true;
  int there = position.state.supply[equipment.marker];
  if (equipment.marker == kTradeEnergy) there += refund;
  if (returned != 0 &&
      At(position.rules.content().equipment, returned - 1).marker == equipment.marker) {
    ++there;
  }
  return there > 0;
}

void Install(Play& play, int seat, int slot, int equipment) {
  Player& player = play.state.players[seat];
  if (slot < player.filled) {
    const Equipment& old = play.rules.EquipmentAt(player, slot);
    if (old.marker >= 0) ++play.state.supply[old.marker];
    Put(player.capacity, player.capacity - old.capacity);
  } else {
    ++player.filled;
  }
  const Equipment& now = At(play.rules.content().equipment, equipment);
  if (now.marker >= 0) --play.state.supply[now.marker];
  Put(player.capacity, player.capacity + now.capacity);
  Put(player.equipment[slot], equipment + 1);
}

void RecountHold(const DuckDealerRules& rules, Player& player) {
  int load = 0;
  for (uint8_t count : player.goods) load += count;
  int capacity = rules.ship().hold;
  for (int slot = 0; slot < player.filled; ++slot) {
    capacity += rules.EquipmentAt(player, slot).capacity;
  }
  Put(player.load, load);
  Put(player.capacity, capacity);
}

}  // namespace mallard::duck_dealer
