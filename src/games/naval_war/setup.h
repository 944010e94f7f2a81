// Decision set_up_fleet: placing the fleet before the first turn, and readiness.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_SETUP_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_SETUP_H_

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {

Refusal CheckSetup(const Position& position, int seat, const Action& action);
/// Order: places by ship, facing and bow; ships to lift; filling or readiness.
void ListSetup(const Position& position, int seat, Listing& out);
absl::Status ApplySetup(Play& play, int seat, const Action& action);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_SETUP_H_
