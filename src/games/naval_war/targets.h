// What a card can be aimed at: checking one target, listing all of them, and the cells it means.
//
// Everything here follows from what the acting player knows. A target is the arguments of an action
// after the card itself.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_TARGETS_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_TARGETS_H_

#include <cstdint>

#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "mallard/primitives/bitboard.h"
#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {

/// True if the target is given by several small actions before the card is played.
inline bool TakesPreparation(const Card& card) {
  return card.target.kind == TargetKind::kCells || card.target.kind == TargetKind::kFleet;
}

/// Cells a card may be aimed at one by one: those of a board, without seized ones if it attacks.
Bitboard OpenCells(const Position& position, const Card& card);

/// Whether `seat` may aim the card at action.args[1] and on.
Refusal CheckTarget(const Position& position, int seat, const Action& action);

/// Offers `base` (an action with its card filled in) with every target; false: nothing more is
/// wanted.
bool ListTargets(const Position& position, int seat, const Action& base, Listing& out);

/// What a target comes to on the boards of a match. NavalWarRules keeps the answer for every card.
NavalWarRules::Reach ReachOf(const NavalWarRules& rules, const Target& target);

/// The cells that a target means, in reading order: areas and lines without those that are seized
/// for it, ships' cells for own ships. Empty for other targets.
Bitboard TargetCells(const Position& position, int seat, const Card& card, const int32_t* target);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_TARGETS_H_
