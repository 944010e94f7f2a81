// Entries about levels, training and wounds.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_CONTENT_CONTENT_TRAINING_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_CONTENT_CONTENT_TRAINING_H_

#include <vector>

#include "mallard/content.h"
#include "src/games/duckhammer_campaign/content/content.h"

namespace mallard::duckhammer_campaign {

/// Ladders, trainings, lessons of models and weapons, wounds.
std::vector<EntrySchema> TrainingEntries();
void CompileTraining(const ContentSet& set, ContentReport& report, CampaignContent& content);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_CONTENT_CONTENT_TRAINING_H_
