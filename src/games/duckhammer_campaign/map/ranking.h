// Who is ahead in a war: the one order that ends it, that scenes explain and that the computer
// player looks at.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_MAP_RANKING_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_MAP_RANKING_H_

#include <compare>
#include <cstdint>

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// How a player stands in a war. The greatest wins it; no two are equal.
struct Rank {
  bool standing;   ///< Has an army left.
  int locations;   ///< Key locations held.
  int64_t wealth;  ///< Rations, and what the army is worth.
  int before;      ///< Seats that come later: of equals the first is ahead.
  friend auto operator<=>(const Rank&, const Rank&) = default;
};
Rank RankOf(const Position& position, int seat);
/// The player who is ahead.
int BestSeat(const Position& position);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_MAP_RANKING_H_
