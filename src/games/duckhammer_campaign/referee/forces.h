// Forces of the referee. What content lists grows with a budget: its units come in their order, as
// many models of each as the budget allows, and again from the first while it lasts. A *band* is a
// force on the map, up to a few tokens that stand and fight together; a challenge's forces have no
// tokens and are gone after their battle.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_REFEREE_FORCES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_REFEREE_FORCES_H_

#include <vector>

#include "absl/container/inlined_vector.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

inline constexpr int kMostTokens = 4;  ///< Of a force on the map.
using Army = absl::InlinedVector<duckhammer::Enlisted, kCompanies>;

/// What a list of content becomes with so many rations, of at most so many units, each with at most
/// such a share of the rations; at least a model of the cheapest kind.
Army Grown(const CampaignContent& content, const std::vector<duckhammer::Enlisted>& list,
           int budget, int most_units, int share);
/// What a company counts for in budgets: its worth, and ten percent more for each training.
int StrengthOf(const CampaignContent& content, const Company& company);
/// What one force may be worth, that is all tokens of the referee in one battle: the party's
/// strength times the opposition, rounded up; or times so many percent.
int BudgetOf(const CampaignRules& rules, const State& state);
int BudgetOf(const CampaignRules& rules, const State& state, int percent);

/// Makes companies of the referee for the challenge on offer, as the second side: as strong as the
/// army that takes it up.
void RaiseForces(Play& play);

/// Forces on the map.
int CountBands(const State& state);
/// Why no force can be placed at a point.
Refusal CheckPlacing(const Position& position, Point at);
/// Places one there that is worth so many percent of the party, its tokens side by side.
void PlaceForce(Play& play, int force, Point at, int percent);
/// Places one in the nearest open location that no player's token is in, if there is room for one.
void PlaceNear(Play& play, int force, Point at);
/// Takes a company of the referee off the map.
void RemoveToken(Play& play, int company);
/// Bands without companies are no more.
void ForgetBands(State& state);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_REFEREE_FORCES_H_
