// Whether a state that was read can be: everything the rules rely on without looking.
//
// CheckInvariants is called after every number fits its field and every id is known. A state that
// passes can be asked anything and be played on.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_INVARIANTS_INVARIANTS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_INVARIANTS_INVARIANTS_H_

#include "absl/status/status.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// OK, or what cannot be. `whole`: nothing may be hidden.
absl::Status CheckInvariants(const CampaignRules& rules, const State& state, bool whole);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_INVARIANTS_INVARIANTS_H_
