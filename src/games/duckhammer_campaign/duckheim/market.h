// Duckheim: how many a character can hire, and the weapons it can buy.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_MARKET_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_MARKET_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// Why so many more hirelings cannot be had; in war there are none, and nothing is in the way.
Refusal CheckHirelings(const Position& position, int seat, int more);
/// Why a weapon cannot be bought.
Refusal CheckBuy(const Position& position, int seat, const Action& action);
void Buy(Play& play, int seat, const Action& action);
/// Lists what can be bought; false: nothing more is wanted.
bool ListMarket(const Position& position, int seat, Listing& out);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_MARKET_H_
