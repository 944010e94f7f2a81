#include "mallard/primitives/plane_leg.h"

#include <algorithm>
#include <cassert>

#include "absl/numeric/int128.h"
#include "absl/strings/str_cat.h"
#include "mallard/primitives/plane_distance.h"
#include "src/primitives/plane_clip.h"

namespace mallard {
namespace {

// A feature's share of a leg.
struct Crossing {
  Stretch stretch;
  const TerrainFeature* feature;
};

using Crossings = absl::InlinedVector<Crossing, 16>;

// How far a place on a leg is from its start, rounded up, given the square of the leg's length.
int32_t DistanceAt(Fraction at, int64_t square) {
  const absl::int128 under = Wide(at.under, at.under);
  const absl::int128 exact = Wide(at.over, at.over) * square;
  return static_cast<int32_t>(RootUp(static_cast<int64_t>((exact + under - 1) / under)));
}

// What is under the leg between two neighbouring cuts.
LegPart SurfaceBetween(Fraction from, Fraction to, const Crossings& crossings) {
  LegPart part;
  for (const auto& [stretch, feature] : crossings) {
    if (from < stretch.from || stretch.to < to) continue;
    if (feature->kind == TerrainKind::kWater) {
      part.water = 1;
    } else {
      part.surface = std::max(part.surface, feature->height);
    }
  }
  if (part.surface > 0) part.water = 0;
  return part;
}

// Adds a part, or makes the last one longer if it is over the same surface.
void Append(LegParts& parts, LegPart part) {
  if (!parts.empty() && parts.back().surface == part.surface && parts.back().water == part.water) {
    parts.back().length += part.length;
  } else {
    parts.push_back(part);
  }
}

// What is under a point, as a part of no length.
LegPart StandingAt(Point point, absl::Span<const TerrainFeature* const> near) {
  LegPart part;
  for (const TerrainFeature* feature : near) {
    const bool water = feature->kind == TerrainKind::kWater;
    if (!water && feature->height <= part.surface) continue;
    if (IsLeftOf(point, feature->area) || !Contains(feature->area, point)) continue;
    if (water) {
      part.water = 1;
    } else {
      part.surface = feature->height;
    }
  }
  if (part.surface > 0) part.water = 0;
  return part;
}

int32_t MediumCost(const LegPart& part, Manner manner, const MoveRules& rules) {
  if (manner == Manner::kFly) return rules.fly;
  if (part.water == 0) return rules.land;
  return manner == Manner::kDive ? rules.dive : rules.wade;
}

}  // namespace

LegParts CutLeg(Point from, Point to, absl::Span<const TerrainFeature> terrain) {
  absl::InlinedVector<const TerrainFeature*, kMaxTerrain> near;
  for (const TerrainFeature& feature : terrain) near.push_back(&feature);
  return CutLegOver(from, to, near);
}

LegParts CutLegOver(Point from, Point to, absl::Span<const TerrainFeature* const> near) {
  LegParts parts;
  if (near.empty()) {
    parts.push_back({0, 0, Distance(from, to)});
    return parts;
  }
  Append(parts, StandingAt(from, near));
  if (from == to) return parts;
  Crossings crossings;
  absl::InlinedVector<Fraction, 32> cuts = {{0, 1}, {1, 1}};
  for (const TerrainFeature* feature : near) {
    if (Stretch stretch; ClipToPolygon(from, to, feature->area, &stretch)) {
      crossings.push_back({stretch, feature});
      cuts.push_back(stretch.from);
      cuts.push_back(stretch.to);
    }
  }
  std::sort(cuts.begin(), cuts.end());
  const int64_t square = SquaredDistance(from, to);
  int32_t reached = 0;
  for (size_t i = 1; i < cuts.size(); ++i) {
    if (cuts[i - 1] == cuts[i]) continue;
    LegPart part = SurfaceBetween(cuts[i - 1], cuts[i], crossings);
    const int32_t distance = DistanceAt(cuts[i], square);
    part.length = distance - reached;
    reached = distance;
    Append(parts, part);
  }
  Append(parts, StandingAt(to, near));
  return parts;
}

absl::Status CheckMoveRules(const MoveRules& rules) {
  struct Cost {
    const char* name;
    int32_t value;
  };
  for (const Cost& cost : {Cost{"land", rules.land}, Cost{"wade", rules.wade},
                           Cost{"dive", rules.dive}, Cost{"fly", rules.fly}}) {
    if (cost.value < 0 || cost.value > kMaxMediumCost) {
      return absl::InvalidArgumentError(absl::StrCat("the cost ", cost.name, " is ", cost.value,
                                                     "; it must be 0 to ", kMaxMediumCost));
    }
  }
  if (rules.tall_rule < TallRule::kRise || rules.tall_rule > TallRule::kHalf) {
    return absl::InvalidArgumentError(absl::StrCat(
        "there is no rule for tall climbs with the number ", static_cast<int>(rules.tall_rule)));
  }
  if (absl::Status status = CheckLength(rules.tall, "tall"); !status.ok()) return status;
  return CheckLength(rules.tall_needs, "tall_needs");
}

LegCost CostOfLeg(absl::Span<const LegPart> parts, Manner manner, int32_t left,
                  const MoveRules& rules) {
  assert(!parts.empty());
  LegCost result;
  result.surface = parts.back().surface;
  result.ends_in_water = parts.back().water;
  int64_t spent = 0;
  bool took_rest = false;
  for (size_t i = 0; i < parts.size(); ++i) {
    const LegPart& part = parts[i];
    if (i > 0) {
      if (part.water != 0 && parts[i - 1].water == 0) result.enters_water = 1;
      if (took_rest && result.problem == LegProblem::kNone) {
        result.problem = LegProblem::kNothingLeft;
      }
      const int32_t rise = part.surface - parts[i - 1].surface;
      const bool tall = rise >= rules.tall && rules.tall_rule != TallRule::kRise;
      if (tall && spent <= left && left - spent < std::max(1, rules.tall_needs) &&
          result.problem == LegProblem::kNone) {
        result.problem = LegProblem::kTooTall;
      }
      if (!tall) {
        spent += std::max(0, rise);
      } else if (rules.tall_rule == TallRule::kRest) {
        took_rest = true;
      } else {
        spent += (std::max<int64_t>(0, left - spent) + 1) / 2;
      }
    }
    spent += int64_t{part.length} * MediumCost(part, manner, rules);
  }
  if (result.problem != LegProblem::kNone) return result;
  if (spent > left) {
    result.problem = LegProblem::kTooFar;
  } else if (took_rest) {
    spent = left;
  }
  result.cost = static_cast<int32_t>(spent);
  return result;
}

Point PointOnLeg(Point from, Point to, int32_t distance) {
  const int64_t length = Distance(from, to);
  if (distance >= length) return to;
  const Point way = to - from;
  return from + Point{static_cast<int32_t>(int64_t{way.x} * distance / length),
                      static_cast<int32_t>(int64_t{way.y} * distance / length)};
}

}  // namespace mallard
