#include "src/games/duckhammer_campaign/map/march.h"

#include <algorithm>

#include "absl/container/inlined_vector.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/primitives/plane_clip.h"

namespace mallard::duckhammer_campaign {
namespace {

using duckhammer::Gait;

// Part of a way, from its beginning, on one kind of land.
struct Part {
  int32_t from, to;
  Land land;
};

int32_t Along(Fraction place, int32_t length) {
  return static_cast<int32_t>(Wide(place.over, length) / place.under);
}

// Maps have up to 64 regions (content.cc), so a way is cut without the heap.
using Parts = absl::InlinedVector<Part, 2 * kMaxRegions + 1>;
using Cuts = absl::InlinedVector<int32_t, 2 * kMaxRegions + 2>;

// A way cut where the land changes; neighbours on the same land are one part. Where regions
// overlap water counts first, then mountains, then woodland.
Parts PartsOf(const CampaignMap& map, Point from, Point to) {
  const int32_t length = LengthOf(from, to);
  Parts covered;
  Cuts cuts = {0, length};
  for (const Region& region : map.regions) {
    Stretch stretch;
    if (!ClipToPolygon(from, to, region.area, &stretch)) continue;
    covered.push_back({Along(stretch.from, length), Along(stretch.to, length), region.land});
    cuts.push_back(covered.back().from);
    cuts.push_back(covered.back().to);
  }
  std::sort(cuts.begin(), cuts.end());
  Parts parts;
  for (size_t i = 0; i + 1 < cuts.size(); ++i) {
    if (cuts[i] == cuts[i + 1]) continue;
    Land land = Land::kOpen;
    for (const Part& part : covered) {
      if (part.from <= cuts[i] && part.to >= cuts[i + 1]) land = std::max(land, part.land);
    }
    if (!parts.empty() && parts.back().land == land) {
      parts.back().to = cuts[i + 1];
    } else {
      parts.push_back({cuts[i], cuts[i + 1], land});
    }
  }
  return parts;
}

// Twelfths of a day for an inch.
int32_t PaceOf(Land land, Gait swimmer) {
  switch (land) {
    case Land::kOpen:
      return 2;
    case Land::kWoodland:
      return 3;
    case Land::kMountain:
      return 4;
    case Land::kWater:
      return swimmer == Gait::kFast ? 3 : 6;
  }
  return 2;
}

}  // namespace

Refusal CheckOnMap(const CampaignMap& map, Point place) {
  return map.Holds(place) ? kAllowed : Senseless("that is off the map");
}

Land LandAt(const CampaignMap& map, Point point) {
  Land land = Land::kOpen;
  for (const Region& region : map.regions) {
    if (Contains(region.area, point)) land = std::max(land, region.land);
  }
  return land;
}

Refusal CheckWay(const CampaignMap& map, Point from, Point to, Gait swimmer, int32_t& time) {
  time = 0;
  if (Refusal no = CheckOnMap(map, to)) return no;
  if (swimmer == Gait::kNone && LandAt(map, to) == Land::kWater) {
    return Forbidden("who cannot swim does not stay in water");
  }
  for (const Part& part : PartsOf(map, from, to)) {
    const int32_t length = part.to - part.from;
    if (part.land != Land::kWater || swimmer != Gait::kNone) {
      time += length * PaceOf(part.land, swimmer);
    } else if (length <= kInch) {
      time += kDay;
    } else {
      return Forbidden("who cannot swim crosses an inch of water at most");
    }
  }
  return kAllowed;
}

Point Towards(Point from, Point to, int32_t reach) {
  const int32_t length = LengthOf(from, to);
  if (length <= reach) return to;
  const auto part = [&](int32_t a, int32_t b) {
    return static_cast<int32_t>(a + (int64_t{b} - a) * (reach - 2) / length);
  };
  return {part(from.x, to.x), part(from.y, to.y)};
}

int CostOfMarch(const Position& position, int company, int64_t time) {
  const Company& marching = position.state.companies[company];
  const int days = DaysOf(marching.marching + time) - DaysOf(marching.marching);
  return days * (GradeOf(position.rules.content(), marching) + marching.marches);
}

Refusal CheckLeg(const Position& position, int company, Point to, Leg& leg) {
  const Company& marching = position.state.companies[company];
  if (to == marching.at()) return Forbidden("the token is there already");
  if (Refusal no = CheckOnMap(position.rules.map(), to)) return no;
  const int32_t length = LengthOf(marching.at(), to);
  if (length > LeftToMarch(marching)) {
    return Forbidden(
        "the token can go {left} thousandths of an inch more this season, not {length}",
        LeftToMarch(marching), length);
  }
  const Gait swimmer = ProfileOf(position.rules.content(), marching).swimmer;
  if (Refusal no = CheckWay(position.rules.map(), marching.at(), to, swimmer, leg.time)) return no;
  leg.cost = CostOfMarch(position, company, leg.time);
  return kAllowed;
}

}  // namespace mallard::duckhammer_campaign
