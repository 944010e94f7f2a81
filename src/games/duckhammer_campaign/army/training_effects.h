// What trainings change in a profile.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ARMY_TRAINING_EFFECTS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ARMY_TRAINING_EFFECTS_H_

#include "src/games/duckhammer_campaign/content/content.h"
#include "src/games/duckhammer_campaign/state.h"

namespace mallard::duckhammer_campaign {

/// Changes a profile by a training that was checked when it was taken.
void ApplyTraining(const CampaignContent& content, const Trained& trained, Profile& profile);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ARMY_TRAINING_EFFECTS_H_
