// The first army.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ARMY_MUSTER_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ARMY_MUSTER_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// The handler of decision first_army: in war all players at the same time, and in secret; in
/// Duckheim one after another, because their hirelings are one army. What adding
/// units can never mend is refused at once; what it may still mend (units of a faction that a Grade
/// needs, and whatever abilities ask for) only when the player is ready; in Duckheim such a unit
/// stays out of battles until others mend it.
/// @{
Refusal CheckMuster(const Position& position, int seat, const Action& action);
void ListMuster(const Position& position, int seat, Listing& out);
absl::Status ApplyMuster(Play& play, int seat, const Action& action);
/// @}
/// A refusal of that decision with everything that is wrong with the army.
absl::Status ExplainMuster(const Position& position, int seat, const Action& action,
                           const Refusal& no);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ARMY_MUSTER_H_
