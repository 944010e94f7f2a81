// Decision take_turn: a card, then the normal attack, or declining it. What follows is in course.h.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_TURN_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_TURN_H_

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {

/// Cells of the enemy's board that the normal attack of `seat` may name now.
Bitboard AttackableCells(const Position& position, int seat);

Refusal CheckTurn(const Position& position, int seat, const Action& action);
/// Order: attacks by cell, declining, cards by kind and target. Attacks come first: there are many
/// and they cost nothing to list, so that whoever draws an action at random seldom has to look for
/// the targets of cards. While a card is prepared: only what belongs to that.
void ListTurn(const Position& position, int seat, Listing& out);
absl::Status ApplyTurn(Play& play, int seat, const Action& action);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_TURN_H_
