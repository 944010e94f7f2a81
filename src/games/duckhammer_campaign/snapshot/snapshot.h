// Campaigns to and from FlatBuffers.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SNAPSHOT_SNAPSHOT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SNAPSHOT_SNAPSHOT_H_

#include "absl/status/status.h"
#include "flatbuffers/flatbuffers.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// Writes a state, whole or redacted.
StateOffset WriteState(const CampaignRules& rules, const State& state,
                       flatbuffers::FlatBufferBuilder& builder);
/// Reads what WriteState wrote into a state that is zero. Nothing is trusted; CheckInvariants then
/// says whether such a campaign can be.
absl::Status ReadState(const CampaignRules& rules, const schema::Snapshot& snapshot, State& state);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SNAPSHOT_SNAPSHOT_H_
