// Decision set_up_fleet: both players pick, place and give Commanders at the same time, unseen,
// until they are ready.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_SETUP_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_SETUP_H_

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/battleducks/rules.h"

namespace mallard::battleducks {

Refusal CheckSetup(const Position& position, int seat, const Action& action);
/// Order: pick, place, commander, lift, unpick, fill, ready; within each by slot, then formation or
/// orientation, then cell.
void ListSetup(const Position& position, int seat, Listing& out);
absl::Status ApplySetup(Play& play, int seat, const Action& action);

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_SETUP_H_
