// Decisions after_delivery and may_claim: delivering location cards, and claiming formation cards.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_DELIVER_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_DELIVER_H_

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

/// True if the tow and the pawn's place allow that player to deliver that card, which is in the
/// hand. False for a card that is not known (-1).
bool CanDeliver(const Position& position, int seat, int card);
/// Whether that card can be delivered, and if not why.
Refusal CheckDelivery(const Position& position, int seat, int card);
/// Offers all deliveries; false: nothing more is wanted.
bool ListDeliveries(const Position& position, int seat, Listing& out);
/// Completes a card of the hand: ducks to the bag, the card to the tableau, one duck aside.
void DeliverCard(Play& play, int seat, int card, Side side);

Refusal CheckAfterDelivery(const Position& position, int seat, const Action& action);
/// Order: deliveries, claims, going on.
void ListAfterDelivery(const Position& position, int seat, Listing& out);
absl::Status ApplyAfterDelivery(Play& play, int seat, const Action& action);

Refusal CheckClaim(const Position& position, int seat, const Action& action);
/// Order: claims by formation, row and column; going on.
void ListClaims(const Position& position, int seat, Listing& out);
absl::Status ApplyClaim(Play& play, int seat, const Action& action);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_DELIVER_H_
