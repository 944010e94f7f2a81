// Points of interest: how many, who places them, and where they may be.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_SETUP_OBJECTS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_SETUP_OBJECTS_H_

#include "absl/container/inlined_vector.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Points of interest that belong together: those of one player, or shared ones.
struct ObjectGroup {
  int whose = 0;  ///< As in Object: bit a seat.
  int count = 0;  ///< How many there will be.
};
/// The group the next point of interest belongs to; `whose` is 0 when all are placed.
ObjectGroup NextObjectGroup(const Position& position);
/// Who places the next one of a group.
int ObjectPlacer(const State& state, const ObjectGroup& group);
/// Why the next point of interest of a group cannot be there, if it cannot.
Refusal CheckObject(const Position& position, const ObjectGroup& group, Point at);
/// Places worth proposing, legal or not, without repeats.
absl::InlinedVector<Point, 64> ObjectPlaces(const State& state);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_SETUP_OBJECTS_H_
