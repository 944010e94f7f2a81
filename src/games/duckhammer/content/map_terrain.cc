#include "src/games/duckhammer/content/map_terrain.h"

#include "absl/strings/str_cat.h"

namespace mallard::duckhammer {

absl::Status CheckMapTerrain(absl::Span<const TerrainFeature> terrain, const Scale& scale) {
  const absl::Status sound = CheckTerrain(terrain);
  if (!sound.ok()) return sound;
  for (size_t i = 0; i < terrain.size(); ++i) {
    const Rect bounds = BoundsOf(terrain[i].area);
    if (bounds.low.x < 0 || bounds.low.y < 0 || bounds.high.x > scale.width ||
        bounds.high.y > scale.length) {
      return absl::InvalidArgumentError(
          absl::StrCat("feature ", i + 1, " reaches off the map, which is ", scale.width, " by ",
                       scale.length, " thousandths of an inch"));
    }
  }
  // Who cannot swim must find room in the zone, so there water counts; on the front line it is in
  // nobody's way.
  const Rect zones[] = {{{0, 0}, {scale.width, kZoneDepth}},
                        {{0, scale.length - kZoneDepth}, {scale.width, scale.length}}};
  for (const Rect& zone : zones) {
    if (AreaObstructed(zone, terrain, /*water_too=*/true)) {
      return absl::InvalidArgumentError(absl::StrCat("the deployment zone from y = ", zone.low.y,
                                                     " to ", zone.high.y,
                                                     " is completely obstructed"));
    }
  }
  const int32_t middle = scale.length / 2;
  if (LineObstructed({0, middle}, {scale.width, middle}, terrain, /*water_too=*/false)) {
    return absl::InvalidArgumentError(
        absl::StrCat("the front line at y = ", middle, " is completely obstructed"));
  }
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer
