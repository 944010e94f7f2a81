// Playing cards: from the hand to the script and on. On one's own turn, and in answer to an attack.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_CARDS_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_CARDS_H_

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {

/// Whether `seat` may play a card of that kind on its turn, whatever it is aimed at and whatever
/// its script says.
Refusal CheckPlayableNow(const Position& position, int seat, int kind);

/// Cards on one's own turn.
Refusal CheckPlay(const Position& position, int seat, const Action& action);
/// Order: by kind, then by target. False: nothing more is wanted.
bool ListPlays(const Position& position, int seat, Listing& out);
absl::Status ApplyPlay(Play& play, int seat, const Action& action);
/// Plays a card whose target is settled.
absl::Status RunCard(Play& play, int seat, const Action& action);

/// Cards in answer to an attack.
Refusal CheckReaction(const Position& position, int seat, const Action& action);
/// Order: by kind, then by target. False: nothing more is wanted.
bool ListReactions(const Position& position, int seat, Listing& out);
/// Plays one. The attack then goes on.
absl::Status RunReaction(Play& play, int seat, const Action& action);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_CARDS_H_
