// Unit coherency: models stay near their unit mates. Judged when units are put down and at Report.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_COHERENCY_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_COHERENCY_H_

#include "src/games/duckhammer/play.h"

namespace mallard::duckhammer {

/// Across, from base edge to base edge, and up or down, from base to base.
inline constexpr int32_t kCoherencyAcross = 2 * kInch;
inline constexpr int32_t kCoherencyUp = 6 * kInch;
/// From so many models on each needs two mates near it instead of one.
inline constexpr int kLargeUnit = 10;

/// Whether a model on the map is near as many of its unit mates on the map as it must be. The only
/// model of a unit always is.
bool InCoherency(const Scene& scene, int model);
/// Whether all models of a unit are; true for a unit that is not on the map.
bool UnitCoherent(const Scene& scene, int unit);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_COHERENCY_H_
