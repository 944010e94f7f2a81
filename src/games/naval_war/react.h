// Decision answer_attack: an attack connects, and the defender may answer it with a card.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_REACT_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_REACT_H_

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {

Refusal CheckReact(const Position& position, int seat, const Action& action);
/// Order: reactions by card and target, then allowing it.
void ListReact(const Position& position, int seat, Listing& out);
absl::Status ApplyReact(Play& play, int seat, const Action& action);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_REACT_H_
