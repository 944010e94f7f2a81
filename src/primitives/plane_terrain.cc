#include "mallard/primitives/plane_terrain.h"

#include <algorithm>

#include "absl/container/inlined_vector.h"
#include "absl/strings/str_cat.h"
#include "src/primitives/plane_clip.h"

namespace mallard {

absl::Status CheckTerrain(absl::Span<const TerrainFeature> terrain) {
  if (terrain.size() > kMaxTerrain) {
    return absl::InvalidArgumentError(absl::StrCat(
        "there are ", terrain.size(), " pieces of terrain; at most ", kMaxTerrain, " are allowed"));
  }
  for (size_t i = 0; i < terrain.size(); ++i) {
    const TerrainFeature& feature = terrain[i];
    const auto wrong = [i](const auto&... what) {
      return absl::InvalidArgumentError(absl::StrCat("terrain ", i + 1, " ", what...));
    };
    if (feature.area.size() == 0) return wrong("has no area");
    switch (feature.kind) {
      case TerrainKind::kObstacle:
        if (feature.height >= 1 && feature.height <= kPlaneLimit) continue;
        return wrong("is an obstacle of height ", feature.height, "; it must be 1 to ",
                     kPlaneLimit);
      case TerrainKind::kWater:
        if (feature.height == 0) continue;
        return wrong("is water of height ", feature.height, "; it must be 0");
    }
    return wrong("has the kind ", static_cast<int32_t>(feature.kind), ", which does not exist");
  }
  return absl::OkStatus();
}

Ground GroundAt(Point point, absl::Span<const TerrainFeature> terrain) {
  Ground ground;
  int32_t water = -1;
  for (size_t i = 0; i < terrain.size(); ++i) {
    const TerrainFeature& feature = terrain[i];
    const bool is_water = feature.kind == TerrainKind::kWater;
    if (is_water ? water >= 0 : feature.height <= ground.height) continue;
    if (IsLeftOf(point, feature.area) || !Contains(feature.area, point)) continue;
    const int32_t index = static_cast<int32_t>(i);
    if (is_water) {
      water = index;
    } else {
      ground = {feature.height, 0, index};
    }
  }
  return ground.feature < 0 && water >= 0 ? Ground{0, 1, water} : ground;
}

bool LineObstructed(Point a, Point b, absl::Span<const TerrainFeature> terrain, bool water_too) {
  absl::InlinedVector<Stretch, 16> covered;
  for (const TerrainFeature& feature : terrain) {
    if (feature.kind == TerrainKind::kWater && !water_too) continue;
    if (Stretch stretch; ClipToPolygon(a, b, feature.area, &stretch)) covered.push_back(stretch);
  }
  std::sort(covered.begin(), covered.end(),
            [](const Stretch& x, const Stretch& y) { return x.from < y.from; });
  Fraction reached{0, 1};
  for (const Stretch& stretch : covered) {
    if (reached < stretch.from) return false;
    if (reached < stretch.to) reached = stretch.to;
  }
  return !(reached < Fraction{1, 1});
}

}  // namespace mallard
