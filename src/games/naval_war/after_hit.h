// Decision move_after_hit: the defender may move each ship that an attack has newly damaged.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_AFTER_HIT_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_AFTER_HIT_H_

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {

Refusal CheckAfterHit(const Position& position, int seat, const Action& action);
/// Order: moves by ship and direction, then staying.
void ListAfterHit(const Position& position, int seat, Listing& out);
absl::Status ApplyAfterHit(Play& play, int seat, const Action& action);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_AFTER_HIT_H_
