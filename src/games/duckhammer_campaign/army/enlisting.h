// Enlisting: what a player may enlist, and what it costs. `enlist` and `recruit` have the same
// first three arguments: model, count, loadout.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ARMY_ENLISTING_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ARMY_ENLISTING_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// Whether the content has a company of that model, count and loadout.
Refusal CheckNamed(const CampaignContent& content, int model, int count, int loadout);
/// Whether a player may have that model at all: its Feather if it has one, Characters once only on
/// a side, room for one.
Refusal CheckModel(const Position& position, int seat, int model);
/// All of that, and rations.
Refusal CheckEnlisting(const Position& position, int seat, const Action& action);
/// Whether an army of that Feather can be enlisted at the start: whether it has a model that needs
/// no others and can be paid.
bool HasFirstArmy(const CampaignContent& content, int feather, int rations);
/// Rations for what CheckEnlisting lets pass, the company, and the unit it is.
int CostOf(const CampaignContent& content, const Action& action);
Company CompanyOf(const CampaignContent& content, const Action& action);
duckhammer::Enlisted UnitOf(const Action& action);
/// Offers `base`, whose first argument is a model, with each of its loadouts as argument `arg`.
bool ListLoadouts(const CampaignContent& content, const Action& base, int arg, Listing& out);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ARMY_ENLISTING_H_
