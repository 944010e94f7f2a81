// What a card can be aimed at: checking one target, listing all of them, and the cells it means.
//
// Everything here follows from what the acting player knows. A target is the arguments of an action
// after the card itself.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_TARGETS_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_TARGETS_H_

#include <cstdint>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "mallard/primitives/bitboard.h"
#include "src/games/common/legal.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

/// True if the target is given by several small actions before the card is played.
inline bool TakesPreparation(const Card& card) {
  return card.target.kind == TargetKind::kCells || card.target.kind == TargetKind::kFleet;
}

/// True if there are quadrants in which nobody may attack.
inline bool AnySeized(const State& state) {
  return (state.seized[0] | state.seized[1] | state.seized[2] | state.seized[3]) != 0;
}
/// Cells that nobody may attack now, on either board.
Bitboard SeizedCells(const NavalWarRules& rules, const State& state);

/// Cells a card may be aimed at one by one: those of a board, without seized ones if it attacks.
Bitboard OpenCells(const NavalWarRules& rules, const State& state, const Card& card);

/// True if a ship stands and is free to move.
inline bool CanSail(const Ship& ship) { return ship.placed != 0 && ship.smoke == 0; }

/// True if a ship stands, is free to move, and has room one cell further in a direction.
bool MayShift(const NavalWarRules& rules, const Board& board, int ship, int direction);
/// True if a ship stands, is free to move, and has room for a quarter turn about that cell of it.
bool MayPivot(const NavalWarRules& rules, const Board& board, int ship, bool clockwise, int cell);

/// OK if `seat` may aim the card at action.args[1] and on; arguments not used must be 0.
absl::Status CheckTarget(const NavalWarRules& rules, const State& state, int seat,
                         const Action& action);

/// Visits `base` (an action with its card filled in) with every target; false if it was stopped.
bool VisitTargets(const NavalWarRules& rules, const State& state, int seat, const Action& base,
                  absl::FunctionRef<bool(const LegalGroup&)> visit);

/// How many targets a card has while nothing is seized, if that follows from the rules alone;
/// otherwise -1. NavalWarRules keeps the answer.
int FixedTargets(const NavalWarRules& rules, int kind);

/// The cells that a target means, in reading order: areas and lines without those that are seized
/// for it, ships' cells for own ships. Empty for other targets.
Bitboard TargetCells(const NavalWarRules& rules, const State& state, int seat, const Card& card,
                     const int32_t* target);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_TARGETS_H_
