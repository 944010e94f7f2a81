#include "src/games/duckhammer/field/on_map.h"

#include "mallard/primitives/plane_zone.h"
#include "src/games/duckhammer/field/field.h"

namespace mallard::duckhammer {

Refusal CheckOnMap(const State& state, Point place) {
  return Contains(MapOf(state), place) ? kAllowed : Senseless("that is off the map");
}

}  // namespace mallard::duckhammer
