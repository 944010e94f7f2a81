// Decisions may_take_duck, may_lure and may_step: what tiles give for nothing; and moving.
#ifndef MALLARD_SRC_GAMES_DUCKS_IN_TOW_LURE_H_
#define MALLARD_SRC_GAMES_DUCKS_IN_TOW_LURE_H_

#include <cstdint>

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/ducks_in_tow/rules.h"

namespace mallard::ducks_in_tow {

/// Tiles beside the pawn of the player who decides that have a duck.
uint32_t LureTiles(const Position& position);

/// Whether a pawn may move to that tile.
Refusal CheckMove(const Position& position, int seat, int tile);
/// Offers all moves; false: nothing more is wanted.
bool ListMoves(const Position& position, int seat, Listing& out);
/// Moves a pawn, with its tow.
void MovePawn(Play& play, int seat, int tile);

Refusal CheckTakeDuck(const Position& position, int seat, const Action& action);
void ListTakeDuck(const Position& position, int seat, Listing& out);
absl::Status ApplyTakeDuck(Play& play, int seat, const Action& action);

Refusal CheckLure(const Position& position, int seat, const Action& action);
/// Order: by tile, then colour; going on.
void ListLures(const Position& position, int seat, Listing& out);
absl::Status ApplyLure(Play& play, int seat, const Action& action);

Refusal CheckStep(const Position& position, int seat, const Action& action);
void ListSteps(const Position& position, int seat, Listing& out);
absl::Status ApplyStep(Play& play, int seat, const Action& action);

}  // namespace mallard::ducks_in_tow

#endif  // MALLARD_SRC_GAMES_DUCKS_IN_TOW_LURE_H_
