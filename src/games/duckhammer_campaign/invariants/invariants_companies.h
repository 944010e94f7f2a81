// Companies that were read: what they are, what they have learned, and how they are in a battle.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_INVARIANTS_INVARIANTS_COMPANIES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_INVARIANTS_INVARIANTS_COMPANIES_H_

#include "absl/status/status.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// Every company can be what it is.
absl::Status CheckCompanies(const CampaignRules& rules, const State& state);
/// The sides of a battle that is about to begin or being played can be.
bool ContendersCanBe(const CampaignRules& rules, const State& state);
/// Every unit of the battle is of a company of its own, which is there until it is lost.
bool RecordsCanBe(const CampaignRules& rules, const State& state);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_INVARIANTS_INVARIANTS_COMPANIES_H_
