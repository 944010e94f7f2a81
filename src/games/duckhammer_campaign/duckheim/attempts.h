// Duckheim: actions. Somebody tries something: a venture that a player has chosen, what an episode
// asks for, or what the referee calls for. What success and failure bring is told before anybody
// rolls; then whoever may tries it or lets it pass, the first roll decides, and the campaign goes
// on where it was (State::back). Against the group the referee rolls at once.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_ATTEMPTS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_ATTEMPTS_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// The handler of decision play_episode: trying it, or letting it pass.
/// @{
Refusal CheckAttempt(const Position& position, int seat, const Action& action);
void ListAttempt(const Position& position, int seat, Listing& out);
absl::Status ApplyAttempt(Play& play, int seat, const Action& action);
/// @}

/// Ventures, one a week for each player, where the character stands; with the engine as referee.
/// @{
Refusal CheckVenture(const Position& position, int seat, int venture);
bool ListVentures(const Position& position, int seat, Listing& out);
void BeginVenture(Play& play, int seat, int venture);
/// @}

/// Why an episode cannot begin now, or false from its `can`.
Refusal CheckBeginning(const Position& position, int episode);
/// Begins an episode; whoever may try what it asks for is asked.
absl::Status BeginEpisode(Play& play, int episode);
/// The referee calls for an action, as in kCallFor.
absl::Status CallFor(Play& play, const Action& action);
/// The referee takes a proposal up, with the terms of kTakeUp.
absl::Status AnswerProposal(Play& play, const Action& action);
/// What is being tried is done with.
void EndAttempt(Play& play);

/// What a player adds to the d12: the attribute, the Grade against that of whom it is done to, less
/// the difficulty.
int BonusOf(const Position& position, int seat, const Attempt& attempt);
/// What must be reached to succeed.
inline constexpr int kNeededToSucceed = 7;
/// Naturals of twelve that succeed with so much added.
int SucceedingFaces(int bonus);
/// A trial as it is tried.
Attempt AttemptOf(const Trial& trial);
/// Whether an episode has been.
bool WasTold(const State& state, int episode);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_ATTEMPTS_H_
