// Swapping goods between the active player and others on the same planet.
// Decisions draft_offer and answer_offer.
//
// The active player opens an offer, or invites another player to make one.
// Whoever makes it puts it together good by good and proposes it; the other
// accepts or declines. Opening and inviting are counted, so that a turn ends.
#ifndef MALLARD_SRC_GAMES_DUCK_DEALER_BARTER_H_
#define MALLARD_SRC_GAMES_DUCK_DEALER_BARTER_H_

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {

/// Whether the active player can make that player an offer, or ask for one.
Refusal CheckPartner(const Position& position, int partner);
/// Offers and invitations; false: nothing more is wanted.
bool ListPartners(const Position& position, Listing& out);
/// Begins an offer. One of the two is the active player.
void OpenOffer(Play& play, int from, int to);

/// Whether the draft can be proposed.
Refusal CheckPropose(const State& state);

Refusal CheckDraft(const Position& position, int seat, const Action& action);
void ListDraft(const Position& position, int seat, Listing& out);
absl::Status ApplyDraft(Play& play, int seat, const Action& action);

Refusal CheckAnswer(const Position& position, int seat, const Action& action);
void ListAnswers(const Position& position, int seat, Listing& out);
absl::Status ApplyAnswer(Play& play, int seat, const Action& action);

}  // namespace mallard::duck_dealer

#endif  // MALLARD_SRC_GAMES_DUCK_DEALER_BARTER_H_
