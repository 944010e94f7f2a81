// Writing an army list in the match.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_ARMY_MUSTER_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_ARMY_MUSTER_H_

#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// The handler of Stage::kMusterList: both write their lists.
/// @{
Refusal CheckMuster(const Position& position, int seat, const Action& action);
void ListMuster(const Position& position, int seat, Listing& out);
absl::Status ApplyMuster(Play& play, int seat, const Action& action);
/// @}
/// A refusal of that stage with everything that is wrong with the list.
absl::Status ExplainMuster(const Position& position, int seat, const Action& action,
                           const Refusal& no);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_ARMY_MUSTER_H_
