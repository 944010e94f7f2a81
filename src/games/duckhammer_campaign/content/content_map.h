// Campaign maps: their land and key locations.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_CONTENT_CONTENT_MAP_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_CONTENT_CONTENT_MAP_H_

#include <vector>

#include "mallard/content.h"
#include "src/games/duckhammer_campaign/content/content.h"

namespace mallard::duckhammer_campaign {

std::vector<EntrySchema> MapEntries();
void CompileMaps(const ContentSet& set, ContentReport& report, CampaignContent& content);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_CONTENT_CONTENT_MAP_H_
