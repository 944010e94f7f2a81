// Duck Dealer as a scene: what to draw for a viewer, and the words for it.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_SCENE_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_SCENE_H_

#include <vector>

#include "mallard/event_roles.h"
#include "mallard/manifest.h"
#include "mallard/scene_builder.h"
#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

/// For the manifest.
std::vector<WordSpec> SceneWords();

/// Writes everybody's ship, the galaxy, the stocks, the auction and the offers. The state is
/// redacted.
void WriteScene(const DuckDealerRules& rules, const State& state, SceneBuilder& builder);
/// From where to where an event moves things, where its arguments do not say so.
void PlacesOf(const DuckDealerRules& rules, const Event& event, EventRoles& roles);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_SCENE_H_
