// Energy, goods, points and equipment: the only functions that move them, so
// that what a player has and what the supply has always add up.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_ECONOMY_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_ECONOMY_H_

#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

/// Energy a player can spend, virtual markers included.
inline int Spendable(const Player& player, int energy) {
  return player.energy[energy] + player.virtual_energy[energy];
}
/// Real markers of all colours.
inline int RealEnergy(const Player& player) {
  return player.energy[0] + player.energy[1] + player.energy[2];
}
/// The energy that the equipment of a ship brings when it collects.
int Produced(const DuckDealerRules& rules, const Player& player, int energy);

/// Pays energy that the player has: virtual markers first, which vanish.
void PayEnergy(Play& play, int seat, int energy, int count);

/// Takes up to `count` markers out of the supply; what is missing becomes
/// virtual where that is allowed. Returns how many were gained.
int GainEnergy(Play& play, int seat, int energy, int count, bool allow_virtual);

/// Changes the number of units of a good; there must be enough, or room for
/// kMaxLoad.
void AddGoods(Player& player, int good, int count);
/// A player pays goods to the planet where the ship is.
void PayGood(Play& play, int seat, int good, int count);
/// The same for a bundle.
void PayGoods(Play& play, int seat, const Bundle& bundle);

/// Adds points.
void Score(Play& play, int seat, int points);

/// Whether the supply has the marker that equipment takes up, were `returned`
/// (1 + index, or 0) and `refund` markers of trade energy put back first.
bool MarkerThere(const Position& position, const Equipment& equipment, int returned, int refund);
/// Puts equipment (by index) into a slot: the next free one, or a filled one,
/// whose old equipment goes back first.
void Install(Play& play, int seat, int slot, int equipment);

/// Works `load` and `capacity` out anew. There are at most kMaxLoad goods.
void RecountHold(const DuckDealerRules& rules, Player& player);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_ECONOMY_H_
