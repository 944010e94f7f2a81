// Naval War as a scene: what to draw for a viewer, for clients of every kind.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_SCENE_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_SCENE_H_

#include <vector>

#include "mallard/event_roles.h"
#include "mallard/manifest.h"
#include "mallard/scene_builder.h"

namespace mallard::naval_war {

class NavalWarRules;
struct State;

/// The words that scenes use, for the manifest.
std::vector<WordSpec> SceneWords();
/// Writes areas and items of a state that has been redacted for the builder's viewer.
void WriteScene(const NavalWarRules& rules, const State& state, SceneBuilder& builder);
/// From where to where an event moves things, where its arguments do not say so.
void PlacesOf(const NavalWarRules& rules, const Event& event, EventRoles& roles);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_SCENE_H_
