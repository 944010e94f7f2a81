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
  int ground;  // Position in the map's grounds.
};

int32_t Along(Fraction place, int32_t length) {
  return static_cast<int32_t>(Wide(place.over, length) / place.under);
}

// Maps have up to 64 regions (content.cc), so a way is cut without the heap.
using Parts = absl::InlinedVector<Part, 2 * kMaxRegions + 1>;
using Cuts = absl::InlinedVector<int32_t, 2 * kMaxRegions + 2>;

// The one of two grounds that counts where both are.
int Slower(const CampaignMap& map, int a, int b) {
  return At(map.grounds, b).order > At(map.grounds, a).order ? b : a;
}

// A way cut where the ground changes; neighbours on the same ground are one part.
Parts PartsOf(const CampaignMap& map, Point from, Point to) {
  const int32_t length = LengthOf(from, to);
  Parts covered;
  Cuts cuts = {0, length};
  for (const Region& region : map.regions) {
    Stretch stretch;
    if (!ClipToPolygon(from, to, region.area, &stretch)) continue;
    covered.push_back({Along(stretch.from, length), Along(stretch.to, length), region.ground});
    cuts.push_back(covered.back().from);
    cuts.push_back(covered.back().to);
  }
  std::sort(cuts.begin(), cuts.end());
  Parts parts;
  for (size_t i = 0; i + 1 < cuts.size(); ++i) {
    if (cuts[i] == cuts[i + 1]) continue;
    int ground = map.open;
    for (const Part& part : covered) {
      const bool here = part.from <= cuts[i] && part.to >= cuts[i + 1];
      if (here) ground = Slower(map, ground, part.ground);
    }
    if (!parts.empty() && parts.back().ground == ground) {
      parts.back().to = cuts[i + 1];
    } else {
      parts.push_back({cuts[i], cuts[i + 1], ground});
    }
  }
  return parts;
}

// Twelfths of a day for an inch.
int32_t PaceOf(const GroundKind& ground, Gait swimmer) {
  return 12 / (ground.water && swimmer == Gait::kFast ? ground.fast_pace : ground.pace);
}

}  // namespace

Refusal CheckOnMap(const CampaignMap& map, Point place) {
  return map.Holds(place) ? kAllowed : Senseless("that is off the map");
}

int GroundAt(const CampaignMap& map, Point point) {
  int ground = map.open;
  for (const Region& region : map.regions) {
    if (Contains(region.area, point)) ground = Slower(map, ground, region.ground);
  }
  return ground;
}

bool IsWater(const CampaignMap& map, Point point) {
  return At(map.grounds, GroundAt(map, point)).water;
}

Gait SwimmerOf(const Position& position, int company) {
  const CampaignContent& content = position.rules.content();
  const Company& token = position.state.companies[company];
  const Gait own = ProfileOf(content, token).swimmer;
  return token.boat == 0 ? own : std::max(own, At(content.boats, token.boat - 1).gait);
}

Refusal CheckStaying(const Position& position, int company, Point point) {
  const Company& token = position.state.companies[company];
  const bool swims = ProfileOf(position.rules.content(), token).swimmer != Gait::kNone;
  return swims || !IsWater(position.rules.map(), point)
             ? kAllowed
             : Forbidden("who cannot swim does not stay in water");
}

Refusal CheckWay(const CampaignMap& map, Point from, Point to, Gait swimmer, int32_t& time) {
  time = 0;
  if (Refusal no = CheckOnMap(map, to)) return no;
  if (swimmer == Gait::kNone && IsWater(map, to)) {
    return Forbidden("who cannot swim does not stay in water");
  }
  for (const Part& part : PartsOf(map, from, to)) {
    const int32_t length = part.to - part.from;
    const GroundKind& ground = At(map.grounds, part.ground);
    if (!ground.water || swimmer != Gait::kNone) {
      time += length * PaceOf(ground, swimmer);
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
  if (Refusal no = CheckStaying(position, company, to)) return no;
  const Gait swimmer = SwimmerOf(position, company);
  if (Refusal no = CheckWay(position.rules.map(), marching.at(), to, swimmer, leg.time)) return no;
  leg.cost = CostOfMarch(position, company, leg.time);
  return kAllowed;
}

}  // namespace mallard::duckhammer_campaign
