// Terrain, line of sight and movement over it of the C interface.
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "capi/first_versions.h"
#include "capi/mallard_plane_terrain.h"
#include "capi/primitives_plane.h"
#include "mallard/primitives/plane_leg.h"
#include "mallard/primitives/plane_sight.h"
#include "mallard/primitives/plane_terrain.h"

using namespace mallard::capi;
using mallard::Cylinder;
using mallard::Ground;
using mallard::LegCost;
using mallard::LegPart;
using mallard::LegProblem;
using mallard::Manner;
using mallard::MoveRules;
using mallard::SightLevel;
using mallard::SightResult;
using mallard::Surroundings;
using mallard::TallRule;
using mallard::TerrainFeature;
using mallard::TerrainKind;

/// The object behind the handle.
struct mld_plane_terrain {
  std::vector<TerrainFeature> features;  ///< Checked.
};

namespace {

static_assert(MLD_PLANE_MAX_TERRAIN == mallard::kMaxTerrain);
static_assert(MLD_PLANE_SIGHT_POINTS == mallard::kSightPoints);
static_assert(MLD_PLANE_OBSTACLE == static_cast<int>(TerrainKind::kObstacle) &&
              MLD_PLANE_WATER == static_cast<int>(TerrainKind::kWater));
static_assert(MLD_PLANE_UNSEEN == static_cast<int>(SightLevel::kNone) &&
              MLD_PLANE_COVER == static_cast<int>(SightLevel::kCover) &&
              MLD_PLANE_CLEAR == static_cast<int>(SightLevel::kClear));
static_assert(MLD_PLANE_WADE == static_cast<int>(Manner::kWade) &&
              MLD_PLANE_DIVE == static_cast<int>(Manner::kDive) &&
              MLD_PLANE_FLY == static_cast<int>(Manner::kFly));
static_assert(MLD_PLANE_TALL_RISE == static_cast<int>(TallRule::kRise) &&
              MLD_PLANE_TALL_REST == static_cast<int>(TallRule::kRest) &&
              MLD_PLANE_TALL_HALF == static_cast<int>(TallRule::kHalf));
static_assert(MLD_PLANE_LEG_OK == static_cast<int>(LegProblem::kNone) &&
              MLD_PLANE_LEG_TOO_FAR == static_cast<int>(LegProblem::kTooFar) &&
              MLD_PLANE_LEG_TOO_TALL == static_cast<int>(LegProblem::kTooTall) &&
              MLD_PLANE_LEG_NOTHING_LEFT == static_cast<int>(LegProblem::kNothingLeft));

constexpr uint64_t kMostBodies = 65536;

absl::Span<const TerrainFeature> FeaturesOf(const mld_plane_terrain* terrain) {
  if (terrain == nullptr) return {};
  return terrain->features;
}

mld_plane_move_rules DefaultMoveRules() {
  const MoveRules rules;
  return {sizeof(mld_plane_move_rules),
          rules.land,
          rules.wade,
          rules.dive,
          rules.fly,
          rules.tall,
          static_cast<int32_t>(rules.tall_rule),
          rules.tall_needs};
}

mld_plane_surroundings DefaultSurroundings() {
  mld_plane_surroundings around = {};
  around.struct_size = sizeof(mld_plane_surroundings);
  return around;
}

using Bodies = absl::InlinedVector<Cylinder, 64>;

// Reads surroundings, whose bodies are copied to `*bodies`.
mld_status ReadSurroundings(const mld_plane_surroundings* given, Bodies* bodies,
                            Surroundings* around, mld_error** error) {
  mld_plane_surroundings read = DefaultSurroundings();
  const mld_status status = ReadOptions(given, "mld_plane_surroundings_init", &read, error);
  if (status != MLD_OK) return status;
  if (mld_status reserved = CheckReserved(read.reserved, error)) return reserved;
  if (read.bodies == nullptr && read.body_count > 0) return NullArgument(error, "bodies");
  if (read.ignored_words == nullptr && read.ignored_word_count > 0) {
    return NullArgument(error, "ignored_words");
  }
  if (read.body_count > kMostBodies) {
    return Fail(error, MLD_INVALID_ARGUMENT,
                absl::StrCat("there are ", read.body_count, " bodies; at most ", kMostBodies,
                             " are allowed"));
  }
  for (uint64_t i = 0; i < read.body_count; ++i) {
    bodies->push_back(FromC(read.bodies[i]));
    const absl::Status checked = CheckCylinder(bodies->back(), absl::StrCat("body ", i));
    if (!checked.ok()) return Report(checked, Topic::kArgument, error);
  }
  *around = {FeaturesOf(read.terrain), *bodies,
             absl::MakeConstSpan(read.ignored_words, static_cast<size_t>(read.ignored_word_count))};
  return MLD_OK;
}

}  // namespace

mld_status mld_plane_terrain_create(const mld_plane_feature* features, uint64_t count,
                                    mld_plane_terrain** out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (features == nullptr && count > 0) return NullArgument(error, "features");
    if (count > MLD_PLANE_MAX_TERRAIN) {
      return Fail(error, MLD_INVALID_ARGUMENT,
                  absl::StrCat("there are ", count, " pieces of terrain; at most ",
                               MLD_PLANE_MAX_TERRAIN, " are allowed"));
    }
    auto terrain = std::make_unique<mld_plane_terrain>();
    for (uint64_t i = 0; i < count; ++i) {
      auto area = FromC(features[i].area);
      if (!area.ok()) {
        return Fail(error, MLD_INVALID_ARGUMENT,
                    absl::StrCat("terrain ", i + 1, ": ", area.status().message()));
      }
      terrain->features.push_back(
          {static_cast<TerrainKind>(features[i].kind), features[i].height, *area});
    }
    const absl::Status status = CheckTerrain(terrain->features);
    if (!status.ok()) return Report(status, Topic::kArgument, error);
    *out = terrain.release();
    return MLD_OK;
  });
}

void mld_plane_terrain_destroy(mld_plane_terrain* terrain) { delete terrain; }

mld_status mld_plane_terrain_features(const mld_plane_terrain* terrain, mld_plane_feature* out,
                                      uint64_t capacity, uint64_t* count, mld_error** error) {
  return Guard(error, [&] {
    return WriteList(FeaturesOf(terrain), out, capacity, count, error,
                     [](const TerrainFeature& feature) {
                       return mld_plane_feature{static_cast<int32_t>(feature.kind), feature.height,
                                                ToC(feature.area)};
                     });
  });
}

mld_status mld_plane_ground_at(const mld_plane_terrain* terrain, mld_plane_point point,
                               mld_plane_ground* out, mld_error** error) {
  return Guard(error, [&] {
    return AnswerIf(CheckPoint(FromC(point), "the point"), out, error, [&] {
      const Ground ground = GroundAt(FromC(point), FeaturesOf(terrain));
      return mld_plane_ground{ground.height, ground.water, ground.feature};
    });
  });
}

mld_status mld_plane_line_obstructed(const mld_plane_terrain* terrain, mld_plane_point a,
                                     mld_plane_point b, int32_t water_too, int32_t* out,
                                     mld_error** error) {
  return Guard(error, [&] {
    return AnswerIf(
        FirstOf({CheckPoint(FromC(a), "a"), CheckPoint(FromC(b), "b")}), out, error, [&] {
          return LineObstructed(FromC(a), FromC(b), FeaturesOf(terrain), water_too != 0) ? 1 : 0;
        });
  });
}

mld_status mld_plane_area_obstructed(const mld_plane_terrain* terrain, mld_plane_rect area,
                                     int32_t water_too, int32_t* out, mld_error** error) {
  return Guard(error, [&] {
    return AnswerIf(CheckRect(FromC(area), "the area"), out, error, [&] {
      return AreaObstructed(FromC(area), FeaturesOf(terrain), water_too != 0) ? 1 : 0;
    });
  });
}

void mld_plane_surroundings_init(mld_plane_surroundings* around, uint32_t struct_size) {
  InitOptions(DefaultSurroundings(), around, struct_size);
}

mld_status mld_plane_sight_blocked(mld_plane_point3 a, mld_plane_point3 b,
                                   const mld_plane_surroundings* around, int32_t* out,
                                   mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    Bodies bodies;
    Surroundings read;
    const mld_status status = ReadSurroundings(around, &bodies, &read, error);
    if (status != MLD_OK) return status;
    return AnswerIf(FirstOf({CheckPoint(FromC(a), "a"), CheckPoint(FromC(b), "b")}), out, error,
                    [&] { return SightBlocked(FromC(a), FromC(b), read) ? 1 : 0; });
  });
}

mld_status mld_plane_look_at(mld_plane_cylinder viewer, mld_plane_cylinder target,
                             const mld_plane_surroundings* around, mld_plane_sight* out,
                             mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    Bodies bodies;
    Surroundings read;
    const mld_status status = ReadSurroundings(around, &bodies, &read, error);
    if (status != MLD_OK) return status;
    const absl::Status arguments = FirstOf(
        {CheckCylinder(FromC(viewer), "the viewer"), CheckCylinder(FromC(target), "the target")});
    return AnswerIf(arguments, out, error, [&] {
      const SightResult sight = LookAt(FromC(viewer), FromC(target), read);
      return mld_plane_sight{sight.seen, sight.Count(), static_cast<int32_t>(sight.Level())};
    });
  });
}

mld_status mld_plane_sight_points(mld_plane_point3 eye, mld_plane_cylinder target,
                                  mld_plane_point3* out, uint64_t capacity, uint64_t* count,
                                  mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    const absl::Status arguments =
        FirstOf({CheckPoint(FromC(eye), "the eye"), CheckCylinder(FromC(target), "the target")});
    if (!arguments.ok()) return Report(arguments, Topic::kArgument, error);
    return WriteList(SightPoints(FromC(eye), FromC(target)), out, capacity, count, error,
                     [](const mallard::Point3& point) { return ToC(point); });
  });
}

mld_status mld_plane_cut_leg(const mld_plane_terrain* terrain, mld_plane_point from,
                             mld_plane_point to, mld_plane_leg_part* out, uint64_t capacity,
                             uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    const absl::Status arguments =
        FirstOf({CheckPoint(FromC(from), "from"), CheckPoint(FromC(to), "to")});
    if (!arguments.ok()) return Report(arguments, Topic::kArgument, error);
    return WriteList(CutLeg(FromC(from), FromC(to), FeaturesOf(terrain)), out, capacity, count,
                     error, [](const LegPart& part) {
                       return mld_plane_leg_part{part.surface, part.water, part.length};
                     });
  });
}

void mld_plane_move_rules_init(mld_plane_move_rules* rules, uint32_t struct_size) {
  InitOptions(DefaultMoveRules(), rules, struct_size);
}

mld_status mld_plane_leg_cost_of(const mld_plane_terrain* terrain, mld_plane_point from,
                                 mld_plane_point to, int32_t manner, int32_t left,
                                 const mld_plane_move_rules* rules, mld_plane_leg_cost* out,
                                 mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    mld_plane_move_rules read = DefaultMoveRules();
    const mld_status status = ReadOptions(rules, "mld_plane_move_rules_init", &read, error);
    if (status != MLD_OK) return status;
    const MoveRules asked{.land = read.land,
                          .wade = read.wade,
                          .dive = read.dive,
                          .fly = read.fly,
                          .tall = read.tall,
                          .tall_rule = static_cast<TallRule>(read.tall_rule),
                          .tall_needs = read.tall_needs};
    const absl::Status arguments =
        FirstOf({CheckPoint(FromC(from), "from"), CheckPoint(FromC(to), "to"),
                 CheckNumber(manner, MLD_PLANE_FLY, "manner of moving"), CheckMoveRules(asked),
                 left >= 0 ? absl::OkStatus()
                           : absl::InvalidArgumentError(absl::StrCat("what is left is ", left,
                                                                     "; it must be at least 0"))});
    return AnswerIf(arguments, out, error, [&] {
      const LegCost cost = CostOfLeg(CutLeg(FromC(from), FromC(to), FeaturesOf(terrain)),
                                     static_cast<Manner>(manner), left, asked);
      return mld_plane_leg_cost{static_cast<int32_t>(cost.problem), cost.cost, cost.surface,
                                cost.ends_in_water, cost.enters_water};
    });
  });
}
