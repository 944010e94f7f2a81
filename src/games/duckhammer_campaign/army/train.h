// Trainings as actions, and choosing one.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ARMY_TRAIN_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ARMY_TRAIN_H_

#include "absl/types/span.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// The handler of decision choose_training: for the company that has raised its level.
/// @{
Refusal CheckTrain(const Position& position, int seat, const Action& action);
void ListTrain(const Position& position, int seat, Listing& out);
absl::Status ApplyTrain(Play& play, int seat, const Action& action);
/// @}

/// What `train` says, and the other way round. The action's arguments are within 0 to 255.
Trained TrainedOf(const CampaignContent& content, const Action& action);
Action ActionOf(const CampaignContent& content, const Trained& trained);

/// What `train` takes after the training's name, by the number of its effect; the last but one is
/// for abilities with a spell, the last for those with a quacktic.
absl::Span<const ArgSpec> TrainArgs(int form);
/// The same of the event `trained`.
absl::Span<const ArgSpec> TrainedArgs(int form);
/// Which of those an action has, for as far as it is known.
int FormOf(const CampaignContent& content, const Action& partial);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ARMY_TRAIN_H_
