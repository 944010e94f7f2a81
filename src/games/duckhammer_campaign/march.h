// Marches over the campaign map.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_MARCH_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_MARCH_H_

#include "absl/status/statusor.h"
#include "src/games/duckhammer_campaign/play.h"

namespace mallard::duckhammer_campaign {

inline constexpr int32_t kMostMarch = 24 * kInch;  ///< Of a token in a season.
inline constexpr int32_t kCampMarch = 2 * kInch;   ///< What setting up a camp takes of it.
inline constexpr int32_t kDay = 12'000;            ///< Parts of a day.

/// What land is under a point.
Land LandAt(const CampaignMap& map, Point point);
/// What a straight way takes, in parts of a day, for a company that swims like that; or why it
/// cannot be gone. Land takes a day for 6 inches, woodland for 4, mountains for 3, water for 4
/// (fast swimmers) or 2 (slow ones); others cross an inch of water at most, and that takes a day.
absl::StatusOr<int32_t> MarchTime(const CampaignMap& map, Point from, Point to,
                                  duckhammer::Gait swimmer);
/// Its length, rounded up.
inline int32_t LengthOf(Point from, Point to) {
  return static_cast<int32_t>(RootUp(SquaredDistance(from, to)));
}
/// The point on the way from one to another that is as far as a token can still go.
Point Towards(Point from, Point to, int32_t reach);
/// Rations that a leg adds to a company's march of this season; or why it cannot go there.
absl::StatusOr<int> MarchCost(const Sitting& sitting, int company, Point to);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_MARCH_H_
