// Duckheim: what players hire and buy between battles.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_MARKET_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_MARKET_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// Companies a player can have in Duckheim, the character included: those of all fill one army.
inline int MostCompanies(const CampaignRules& rules) { return kCompanies / rules.players(); }
/// The same for their models.
inline int MostModels(const CampaignRules& rules) {
  return duckhammer::kMaxModels / rules.players();
}

/// Why so many more hirelings cannot be had.
Refusal CheckHirelings(const Position& position, int seat, int more);
/// Why a company of hirelings cannot be hired, or a weapon bought.
Refusal CheckHire(const Position& position, int seat, const Action& action);
Refusal CheckBuy(const Position& position, int seat, const Action& action);
void Buy(Play& play, int seat, const Action& action);
/// Lists what can be hired and bought; false: nothing more is wanted.
bool ListMarket(const Position& position, int seat, Listing& out);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_MARKET_H_
