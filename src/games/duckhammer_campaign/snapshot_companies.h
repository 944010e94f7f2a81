// Companies from FlatBuffers. Only snapshot_read.cc uses this; validate.cc then says whether they
// can be.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SNAPSHOT_COMPANIES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SNAPSHOT_COMPANIES_H_

#include "absl/status/status.h"
#include "mallard/schemas/mallard_generated.h"
#include "src/games/duckhammer/snapshot/snapshot_parts.h"
#include "src/games/duckhammer_campaign/content.h"
#include "src/games/duckhammer_campaign/state.h"

namespace mallard::duckhammer_campaign {

/// Brings every number into its field and looks every id up.
absl::Status ReadCompanies(const CampaignContent& content,
                           const duckhammer::Table<schema::duckhammer_campaign::Company>* in,
                           State& state);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SNAPSHOT_COMPANIES_H_
