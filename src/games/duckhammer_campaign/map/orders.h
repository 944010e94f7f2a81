// The turn of a player: marches, camps, enlisting, levels, weapons.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_MAP_ORDERS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_MAP_ORDERS_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// The handler of decision take_turn. Marches are free: the list holds those to the nearest key
/// locations and the nearest enemy.
/// @{
Refusal CheckOrder(const Position& position, int seat, const Action& action);
void ListOrders(const Position& position, int seat, Listing& out);
absl::Status ApplyOrder(Play& play, int seat, const Action& action);
/// @}

/// A march of a company that belongs to the seat, as players and the referee order it: why not,
/// those to the nearest key locations and the nearest enemy (false: nothing more is wanted), and
/// the march itself.
/// @{
Refusal CheckMarch(const Position& position, int seat, const Action& action);
bool ListMarchesOf(const Position& position, int seat, int number, Listing& out);
void March(Play& play, int seat, const Action& action);
/// @}

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_MAP_ORDERS_H_
