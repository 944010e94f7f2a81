// Duckheim: what happens between battles. The referee sets episodes, at most a few a week; a
// referee that is not asked sets one for each player and one for the group, by chance.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_EPISODES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_EPISODES_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// The handler of decision play_episode, for the player whose it is.
/// @{
Refusal CheckAttempt(const Position& position, int seat, const Action& action);
void ListAttempt(const Position& position, int seat, Listing& out);
absl::Status ApplyAttempt(Play& play, int seat, const Action& action);
/// @}
/// The handler of decision choose_episode, for the referee.
/// @{
Refusal CheckEpisode(const Position& position, int seat, const Action& action);
void ListEpisodes(const Position& position, int seat, Listing& out);
absl::Status ApplyEpisode(Play& play, int seat, const Action& action);
/// @}

/// The next episode, or the market after the last.
void AdvanceEpisodes(Play& play);
/// The battle of the week begins.
absl::Status BeginAdventure(Play& play);
/// What a player adds to the d12 of an action, by the attribute and the Grade of whom it is done to
/// (-1: no attribute, nobody).
int BonusOf(const Position& position, int seat, const Episode& episode);
/// What must be reached to succeed.
inline constexpr int kNeededToSucceed = 7;

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_DUCKHEIM_EPISODES_H_
