// What the referee has: challenges, and for Duckheim episodes, attributes and settings.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_CONTENT_CONTENT_REFEREE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_CONTENT_CONTENT_REFEREE_H_

#include <vector>

#include "mallard/content.h"
#include "src/games/duckhammer_campaign/content/content.h"

namespace mallard::duckhammer_campaign {

/// How near its own camps a character has to be for what is to be had there.
inline constexpr int32_t kReachOfCamps = 2 * kInch;

std::vector<EntrySchema> RefereeEntries();
/// After everything that armies are made of.
void CompileReferee(const ContentSet& set, ContentReport& report, CampaignContent& content);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_CONTENT_CONTENT_REFEREE_H_
