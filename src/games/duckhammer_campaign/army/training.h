// Levels and training: what a company can learn, and what that changes.
//
// A training is recorded as an option and up to two numbers, by its effect:
//   gait           first: 0 flyer, 1 swimmer
//   ability        first: lesson; second: spell or quacktic + 1, or 0
//   weapon_ability first: which of the company's weapons; second: weapon lesson
//   weapon         first: which weapon goes + 1, 0: one more; second: the new weapon
//   damage         first: which weapon
//   weapon_class   first: the class
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ARMY_TRAINING_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ARMY_TRAINING_H_

#include "absl/functional/function_ref.h"
#include "src/games/duckhammer_campaign/army/training_effects.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// What the limits and prerequisites of trainings are looked at: a company, and its profile before
/// its wounds.
struct Pupil {
  const CampaignRules& rules;
  const Company& company;
  Profile profile;
};
Pupil PupilOf(const CampaignRules& rules, const Company& company);

/// Why a company may not have that training now. Takes any numbers.
Refusal CheckTraining(const Pupil& pupil, const Trained& trained);
/// Calls `visit` with every training a company may have now; false stops it.
bool VisitTrainings(const Pupil& pupil, absl::FunctionRef<bool(const Trained&)> visit);
/// Whether a company can use a type of weapon: its model has one, or it has learned it.
bool KnowsClass(const CampaignContent& content, const Company& company, int weapon_class);
/// Experience for the next level; -1: there is none.
int CostOfLevel(const CampaignRules& rules, const Company& company);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ARMY_TRAINING_H_
