#include "mallard/primitives/plane_zone.h"

#include <algorithm>
#include <cassert>

namespace mallard {

Rect EdgeZone(const Rect& map, MapEdge edge, int32_t depth) {
  Rect zone = map;
  switch (edge) {
    case MapEdge::kLeft:
      zone.high.x = std::min(map.high.x, map.low.x + depth);
      return zone;
    case MapEdge::kRight:
      zone.low.x = std::max(map.low.x, map.high.x - depth);
      return zone;
    case MapEdge::kBottom:
      zone.high.y = std::min(map.high.y, map.low.y + depth);
      return zone;
    case MapEdge::kTop:
      zone.low.y = std::max(map.low.y, map.high.y - depth);
      return zone;
  }
  assert(false);
  return zone;
}

}  // namespace mallard
