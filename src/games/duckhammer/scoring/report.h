// The end of the round.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_SCORING_REPORT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_SCORING_REPORT_H_

#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// The Report phase, step by step, until somebody is asked or the round is over.
absl::Status AdvanceReport(Play& play);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_SCORING_REPORT_H_
