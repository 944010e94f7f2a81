// A campaign as a scene, for clients of every kind.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SCENE_SCENE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SCENE_SCENE_H_

#include <vector>

#include "mallard/event_roles.h"
#include "mallard/manifest.h"
#include "mallard/scene_builder.h"

namespace mallard::duckhammer_campaign {

class CampaignRules;
struct State;

/// For the manifest: the words of battles, then the campaign's own.
std::vector<WordSpec> SceneWords();
/// Writes areas and items of a state that has been redacted for the builder's viewer.
void WriteScene(const CampaignRules& rules, const State& state, SceneBuilder& builder);
/// From where to where an event moves things, where its arguments do not say so.
void PlacesOf(const CampaignRules& rules, const Event& event, EventRoles& roles);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SCENE_SCENE_H_
