// Enlisting: what a player may enlist, and what it costs. `enlist` and `recruit` have the same
// first three arguments: model, count, loadout.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ENLISTING_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ENLISTING_H_

#include "src/games/duckhammer_campaign/play.h"

namespace mallard::duckhammer_campaign {

/// What an army in a battle can be worth: battles count army points in 16 bits.
inline constexpr int kMostWorth = INT16_MAX;
/// Duckheim: whether a player's companies, and that much more, can be in the shared army together
/// with those of the others. In war it is found out when companies join a battle.
bool HasRoomFor(const Sitting& sitting, int seat, int worth);
/// OK, or why that player may not enlist that company: no such model, another Feather, a character
/// enlisted before, no rations.
absl::Status CheckEnlisting(const Sitting& sitting, int seat, const Action& action);
/// Whether an army of that Feather can be enlisted at the start: whether it has a model that needs
/// no others and can be paid.
bool HasFirstArmy(const CampaignContent& content, int feather, int rations);
/// Rations for what CheckEnlisting lets pass.
int CostOf(const CampaignContent& content, const Action& action);
/// Calls `visit` with an `enlist` action for every company that could be enlisted with all rations.
bool VisitEnlisting(const Sitting& sitting, int seat, ActionVisitor visit);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ENLISTING_H_
