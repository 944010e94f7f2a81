// Unit coherency: models stay near their unit mates. Judged when units are put down and at Report.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_FIELD_COHERENCY_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_FIELD_COHERENCY_H_

#include "mallard/primitives/plane_bodies.h"

namespace mallard::duckhammer {

/// 2 inches across and 6 up of one unit mate; of two in units of 10 models and more.
inline constexpr CoherencyRules kCoherencyRules = {
    .across = 2 * kInch, .up = 6 * kInch, .mates = 1, .large_unit = 10, .large_unit_mates = 2};

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_FIELD_COHERENCY_H_
