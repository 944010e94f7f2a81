// What missions put on the map before armies deploy: monsters and points of interest.
//
// Monsters are placed by the opponent of the player whose mission brings them. Points of interest
// are placed by the player whose mission has them; alternately, Lead first, when both have that
// mission. A place is refused when the rest could then not be placed any more, so whoever is asked
// always has an answer.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_SETUP_PLACING_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_SETUP_PLACING_H_

#include "absl/container/inlined_vector.h"
#include "absl/status/status.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// The monster unit that is placed next; -1 if all are.
int MonsterToPlace(const State& state);
/// Asks for the next monster or point of interest; false if there is none left to place.
bool AskPlacing(Play& play);

/// The handler of Stage::kPlaceMonster: where a monster comes.
/// @{
Refusal CheckMonsterPlace(const Position& position, int seat, const Action& action);
void ListMonsterPlaces(const Position& position, int seat, Listing& out);
absl::Status ApplyMonsterPlace(Play& play, int seat, const Action& action);
/// @}
/// The handler of Stage::kPlaceObject: where a point of interest lies.
/// @{
Refusal CheckObjectPlace(const Position& position, int seat, const Action& action);
void ListObjectPlaces(const Position& position, int seat, Listing& out);
absl::Status ApplyObjectPlace(Play& play, int seat, const Action& action);
/// @}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_SETUP_PLACING_H_
