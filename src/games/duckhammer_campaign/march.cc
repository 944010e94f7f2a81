#include "src/games/duckhammer_campaign/march.h"

#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer_campaign/companies.h"
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

// A way cut where the land changes; neighbours on the same land are one part. Where regions
// overlap water counts first, then mountains, then woodland.
std::vector<Part> PartsOf(const CampaignMap& map, Point from, Point to) {
  const int32_t length = LengthOf(from, to);
  std::vector<Part> covered;
  std::vector<int32_t> cuts = {0, length};
  for (const Region& region : map.regions) {
    Stretch stretch;
    if (!ClipToPolygon(from, to, region.area, &stretch)) continue;
    covered.push_back({Along(stretch.from, length), Along(stretch.to, length), region.land});
    cuts.push_back(covered.back().from);
    cuts.push_back(covered.back().to);
  }
  std::sort(cuts.begin(), cuts.end());
  std::vector<Part> parts;
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

int32_t DaysOf(int32_t time) { return (time + kDay - 1) / kDay; }

}  // namespace

Land LandAt(const CampaignMap& map, Point point) {
  Land land = Land::kOpen;
  for (const Region& region : map.regions) {
    if (Contains(region.area, point)) land = std::max(land, region.land);
  }
  return land;
}

absl::StatusOr<int32_t> MarchTime(const CampaignMap& map, Point from, Point to, Gait swimmer) {
  if (!map.Holds(to)) return Refused("that is off the map");
  if (swimmer == Gait::kNone && LandAt(map, to) == Land::kWater) {
    return Refused("who cannot swim does not stay in water");
  }
  int32_t time = 0;
  for (const Part& part : PartsOf(map, from, to)) {
    const int32_t length = part.to - part.from;
    if (part.land != Land::kWater || swimmer != Gait::kNone) {
      time += length * PaceOf(part.land, swimmer);
    } else if (length <= kInch) {
      time += kDay;
    } else {
      return Refused("who cannot swim crosses an inch of water at most");
    }
  }
  return time;
}

Point Towards(Point from, Point to, int32_t reach) {
  const int32_t length = LengthOf(from, to);
  if (length <= reach) return to;
  const auto part = [&](int32_t a, int32_t b) {
    return static_cast<int32_t>(a + (int64_t{b} - a) * (reach - 2) / length);
  };
  return {part(from.x, to.x), part(from.y, to.y)};
}

absl::StatusOr<int> MarchCost(const Sitting& sitting, int company, Point to) {
  const Company& marching = sitting.state.companies[company];
  if (to == marching.at()) return Refused("the token is there already");
  if (!sitting.rules.map().Holds(to)) return Refused("that is off the map");
  const int32_t length = LengthOf(marching.at(), to);
  if (marching.moved + length > kMostMarch) {
    return Refused(absl::StrCat("the token can go ", (kMostMarch - marching.moved),
                                " thousandths of an inch more this season, not ", length));
  }
  const Profile profile = ProfileOf(sitting.content(), marching);
  const absl::StatusOr<int32_t> time =
      MarchTime(sitting.rules.map(), marching.at(), to, profile.swimmer);
  if (!time.ok()) return time.status();
  const int days = DaysOf(marching.marching + *time) - DaysOf(marching.marching);
  return days * (profile.grade + marching.marches);
}

}  // namespace mallard::duckhammer_campaign
