// A battle as a scene: the words it uses, and how a game around battles draws the one inside.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_SCENE_SCENE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_SCENE_SCENE_H_

#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "mallard/event_roles.h"
#include "mallard/manifest.h"
#include "mallard/scene_builder.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// For the manifest. A game around battles begins its words with these.
std::vector<WordSpec> SceneWords();

/// A match that is one battle.
void WriteScene(const DuckhammerRules& rules, const State& state, SceneBuilder& builder);
/// From where to where an event moves things, where its arguments do not say so; for games around
/// battles, too.
void PlacesOf(const Event& event, EventRoles& roles);
inline void PlacesOf(const DuckhammerRules&, const Event& event, EventRoles& roles) {
  PlacesOf(event, roles);
}

/// Areas and groups of items of a battle have numbers below this one.
inline constexpr uint32_t kSceneNumbers = 64;

/// Who sits where in the scene a battle is drawn into.
struct SceneSides {
  int seats[kSeats] = {0, 1};  ///< The seat of the scene that each side is.
  int near = 0;                ///< The side that the viewer looks from.
  int self = -1;               ///< The side that the viewer decides for; -1: none.
  /// The seat that a unit belongs to, by unit; empty: the seat of its side.
  absl::Span<const int16_t> unit_seats = {};
};

/// How the battle stands: phase, round, whose turn it is.
void AddBattleStatus(const Position& position, const SceneSides& sides, SceneBuilder& builder);
/// The battlefield, both armies, dice, missions and what can be chosen.
void AddBattle(const Position& position, const SceneSides& sides, SceneBuilder& builder);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_SCENE_SCENE_H_
