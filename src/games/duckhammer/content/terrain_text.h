// Terrain written as text: the option `terrain` of a match.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_TERRAIN_TEXT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_TERRAIN_TEXT_H_

#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "mallard/primitives/plane_terrain.h"
#include "src/games/duckhammer/content/content.h"

namespace mallard::duckhammer {

/// Reads `water: x/y x/y x/y; obstacle 3000: ...`. Fails with what is wrong where; also when the
/// map's zones or front line would be completely obstructed.
absl::StatusOr<std::vector<TerrainFeature>> ParseTerrain(absl::string_view text,
                                                         const Scale& scale);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_TERRAIN_TEXT_H_
