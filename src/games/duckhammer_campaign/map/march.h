// Marches over the campaign map.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_MAP_MARCH_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_MAP_MARCH_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

inline constexpr int32_t kMostMarch = 24 * kInch;  ///< Of a token in a season.
inline constexpr int32_t kCampMarch = 2 * kInch;   ///< What setting up a camp takes of it.
inline constexpr int32_t kDay = 12'000;            ///< Parts of a day.

/// Days that have begun.
constexpr int DaysOf(int64_t time) { return static_cast<int>((time + kDay - 1) / kDay); }
/// Whether there is such a place.
Refusal CheckOnMap(const CampaignMap& map, Point place);
/// What ground is under a point, as a position in the map's grounds.
int GroundAt(const CampaignMap& map, Point point);
bool IsWater(const CampaignMap& map, Point point);
/// How a company goes through water: as its models swim, or as its boat carries them.
duckhammer::Gait SwimmerOf(const Position& position, int company);
/// Why a straight way cannot be gone by a company that swims like that; otherwise `time` becomes
/// what it takes, in parts of a day, as the grounds say. Whoever cannot swim crosses an inch of
/// water at most, and that takes a day.
Refusal CheckWay(const CampaignMap& map, Point from, Point to, duckhammer::Gait swimmer,
                 int32_t& time);
/// Whether a company may stay at a point: boats do not wait in water for those who cannot swim.
Refusal CheckStaying(const Position& position, int company, Point point);
/// Its length, rounded up.
inline int32_t LengthOf(Point from, Point to) {
  return static_cast<int32_t>(RootUp(SquaredDistance(from, to)));
}
/// The point on the way from one to another that is as far as a token can still go.
Point Towards(Point from, Point to, int32_t reach);

/// What a token can still go this season.
constexpr int32_t LeftToMarch(const Company& company) { return kMostMarch - company.moved; }
/// Rations that so much more time costs a company, in parts of a day: its Grade for each day that
/// begins, more after marches without a battle.
int CostOfMarch(const Position& position, int company, int64_t time);

/// A leg of a company's march of this season.
struct Leg {
  int32_t time = 0;  ///< In parts of a day.
  int cost = 0;      ///< Rations it adds.
};
/// Why a company cannot go there; otherwise `leg` becomes what that takes.
Refusal CheckLeg(const Position& position, int company, Point to, Leg& leg);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_MAP_MARCH_H_
