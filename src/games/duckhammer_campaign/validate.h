// Whether a state that was read can be: everything the rules rely on without looking. Only
// snapshot_read.cc calls these, after every number fits its field and every id is known.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_VALIDATE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_VALIDATE_H_

#include "absl/status/status.h"
#include "mallard/viewer.h"
#include "src/games/duckhammer_campaign/rules.h"
#include "src/games/duckhammer_campaign/state.h"

namespace mallard::duckhammer_campaign {

/// The campaign without its battle. `viewer` says for whom the state has been redacted.
absl::Status Validate(const CampaignRules& rules, const State& state, Viewer viewer);
/// The battle's place in it, and what is being asked: whoever is asked has an answer. Answers of
/// others may be hidden.
absl::Status ValidateQuestion(const CampaignRules& rules, const State& state, Viewer viewer);

// Parts of it, in validate_companies.cc.
absl::Status ValidateCompanies(const CampaignRules& rules, const State& state);
/// The sides of a battle that is about to begin or being played.
bool ValidContenders(const CampaignRules& rules, const State& state);
/// Every unit of the battle is of a company of its own, which is there until it is lost.
bool ValidRecords(const CampaignRules& rules, const State& state);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_VALIDATE_H_
