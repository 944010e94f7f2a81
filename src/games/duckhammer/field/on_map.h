// Places that an action names.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_FIELD_ON_MAP_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_FIELD_ON_MAP_H_

#include "mallard/primitives/plane.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Whether the map of a battle has such a place.
Refusal CheckOnMap(const State& state, Point place);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_FIELD_ON_MAP_H_
