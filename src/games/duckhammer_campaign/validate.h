// Whether a state that was read can be: everything the rules rely on without looking. Only
// snapshot_read.cc calls these, after every number fits its field and every id is known.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_VALIDATE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_VALIDATE_H_

#include "absl/status/status.h"
#include "mallard/viewer.h"
#include "src/games/duckhammer_campaign/rules.h"
#include "src/games/duckhammer_campaign/state.h"

namespace mallard::duckhammer_campaign {

/// The campaign without its battle.
absl::Status Validate(const CampaignRules& rules, const State& state);
/// The battle's place in it, and what is being asked: whoever is asked has an answer. `viewer` says
/// for whom the state has been redacted: answers of others may be hidden.
absl::Status ValidateQuestion(const CampaignRules& rules, const State& state, Viewer viewer);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_VALIDATE_H_
