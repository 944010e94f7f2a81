// Levels and training: what a company can learn, and what that changes.
//
// A training is recorded as an option and up to two numbers, by its effect:
//   gait           first: 0 flyer, 1 swimmer
//   ability        first: lesson; second: spell or quacktic + 1, or 0
//   weapon_ability first: which of the company's weapons; second: weapon lesson
//   weapon         first: which weapon goes + 1, 0: one more; second: the new weapon
//   damage         first: which weapon
//   weapon_class   first: the class
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_TRAINING_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_TRAINING_H_

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "src/games/duckhammer_campaign/play.h"

namespace mallard::duckhammer_campaign {

/// Changes a profile by a training that was checked when it was taken.
void ApplyTraining(const CampaignContent& content, const Trained& trained, Profile& profile);
/// OK, or why a company may not have that training now. Takes any numbers.
absl::Status CheckTraining(const CampaignRules& rules, const Company& company,
                           const Trained& trained);
/// Calls `visit` with every training a company may have now; false stops it.
bool VisitTrainings(const CampaignRules& rules, const Company& company,
                    absl::FunctionRef<bool(const Trained&)> visit);
/// What `train` says, and the other way round. The action's arguments are within 0 to 255.
Trained TrainedOf(const CampaignContent& content, const Action& action);
Action ActionOf(const CampaignContent& content, const Trained& trained);
/// Which arguments `train` takes (actions.h), for as far as they are known.
int FormOf(const CampaignContent& content, const Action& partial);
/// Whether a company can use a type of weapon: its model has one, or it has learned it.
bool KnowsClass(const CampaignContent& content, const Company& company, int weapon_class);
/// Experience for the next level; -1: there is none.
int CostOfLevel(const CampaignRules& rules, const Company& company);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_TRAINING_H_
