// Decisions draw_card and drop_card: location cards between the display, the deck and hands.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_CARDS_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_CARDS_H_

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

Refusal CheckDraw(const Position& position, int seat, const Action& action);
/// Order: the display by card, not by place; then the deck.
void ListDraws(const Position& position, int seat, Listing& out);
absl::Status ApplyDraw(Play& play, int seat, const Action& action);

Refusal CheckDiscard(const Position& position, int seat, const Action& action);
void ListDiscards(const Position& position, int seat, Listing& out);
absl::Status ApplyDiscard(Play& play, int seat, const Action& action);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_CARDS_H_
