/// @file
/// Terrain: obstacles with flat tops, and water, as convex polygons on a plane.
///
/// Features may overlap. At every point the highest obstacle is what one stands on; water counts
/// where there is no obstacle. A feature's border belongs to it. Maps with more than kMaxTerrain
/// features are refused, so that every question about one takes a bounded time. Anyone may call
/// these.

#ifndef MALLARD_PRIMITIVES_PLANE_TERRAIN_H_
#define MALLARD_PRIMITIVES_PLANE_TERRAIN_H_

#include <cstdint>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "mallard/primitives/plane.h"
#include "mallard/primitives/plane_polygon.h"

namespace mallard {

/// The most features on a map.
inline constexpr int kMaxTerrain = 64;

/// What a feature is.
enum class TerrainKind : int32_t {
  kObstacle = 0,  ///< Solid from the ground to a flat top.
  kWater = 1,     ///< As high as the ground; hides nothing.
};

/// A piece of terrain. Plain data without padding.
struct TerrainFeature {
  TerrainKind kind = TerrainKind::kObstacle;  ///< What it is.
  int32_t height = 0;                         ///< Of an obstacle, at least 1; of water, 0.
  ConvexPolygon area;                         ///< Where it is.

  /// Equal in every member.
  friend constexpr bool operator==(const TerrainFeature&, const TerrainFeature&) = default;
};

/// OK, or what is wrong with which feature (from 1).
absl::Status CheckTerrain(absl::Span<const TerrainFeature> terrain);

/// What is under a point.
struct Ground {
  int32_t height = 0;  ///< Of the surface.
  int32_t water = 0;   ///< 1 in water, otherwise 0.
  /// The number of the highest obstacle, else of the water, the first among equals; -1 for land.
  int32_t feature = -1;

  /// Equal in every member.
  friend constexpr bool operator==(const Ground&, const Ground&) = default;
};

/// What is under a point, and so under a model whose base has its centre there.
Ground GroundAt(Point point, absl::Span<const TerrainFeature> terrain);

/// Says whether obstacles (and water, if wanted) together cover all of the segment from `a` to `b`.
bool LineObstructed(Point a, Point b, absl::Span<const TerrainFeature> terrain, bool water_too);

/// Says whether obstacles (and water, if wanted) together cover all of a rectangle.
bool AreaObstructed(const Rect& area, absl::Span<const TerrainFeature> terrain, bool water_too);

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_PLANE_TERRAIN_H_
