// What missions put on the map before armies deploy: monsters and points of interest.
//
// Monsters are placed by the opponent of the player whose mission brings them. Points of interest
// are placed by the player whose mission has them; alternately, Lead first, when both have that
// mission. A place is refused when the rest could then not be placed any more, so whoever is asked
// always has an answer.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_PLACING_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_PLACING_H_

#include "absl/container/inlined_vector.h"
#include "absl/status/status.h"
#include "src/games/duckhammer/play.h"

namespace mallard::duckhammer {

/// The monster unit that is placed next; -1 if all are.
int MonsterToPlace(const State& state);
/// Asks for the next monster or point of interest; false if there is none left to place.
bool AskPlacing(Play& play);

/// The stages kPlaceMonster and kPlaceObject.
absl::Status CheckPlace(const Scene& scene, const Action& action);
bool VisitPlaces(const Scene& scene, ActionVisitor visit);
void ApplyPlace(Play& play, const Action& action);

/// Points of interest that belong together: those of one player, or shared ones. (objects.cc)
struct ObjectGroup {
  int whose = 0;  ///< As in Object: bit a seat.
  int count = 0;  ///< How many there will be.
};
/// The group the next point of interest belongs to; `whose` is 0 when all are placed.
ObjectGroup NextObjectGroup(const Scene& scene);
/// Who places the next one of a group.
int ObjectPlacer(const State& state, const ObjectGroup& group);
/// OK, or why the next point of interest of a group cannot be there.
absl::Status CheckObject(const Scene& scene, const ObjectGroup& group, Point at);
/// Places worth proposing, legal or not, without repeats.
absl::InlinedVector<Point, 64> ObjectPlaces(const State& state);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_PLACING_H_
