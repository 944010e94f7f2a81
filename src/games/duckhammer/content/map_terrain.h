// What terrain a map may have, be it of a pack or of a configuration.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_MAP_TERRAIN_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_MAP_TERRAIN_H_

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "mallard/primitives/plane_terrain.h"
#include "src/games/duckhammer/content/content.h"

namespace mallard::duckhammer {

inline constexpr int32_t kZoneDepth = 6 * kInch;  ///< Of deployment zones, as a rule.

/// OK, or why a map of that scale cannot have that terrain.
absl::Status CheckMapTerrain(absl::Span<const TerrainFeature> terrain, const Scale& scale);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_MAP_TERRAIN_H_
