// Functions of episodes: whether one can begin, and what happens when it does.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SCRIPT_STORY_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SCRIPT_STORY_H_

#include "absl/status/status.h"
#include "mallard/script.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// What `can` and `on_begin` of episodes get.
const ScriptHook& ConditionHook();
const ScriptHook& EpisodeHook();
/// Whether an episode says that it can begin. One whose function fails cannot.
bool AsksForEpisode(const Position& position, const Episode& episode);
/// Calls what an episode does when it begins.
absl::Status CallBeginning(Play& play, const Episode& episode);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SCRIPT_STORY_H_
