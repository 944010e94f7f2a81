#include "src/games/naval_war/after_hit.h"

#include "src/games/naval_war/chronicle.h"
#include "src/games/naval_war/course.h"
#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/sailing.h"

namespace mallard::naval_war {
namespace {

bool IsMovable(const State& state, int ship) { return ((state.movable >> ship) & 1) != 0; }

}  // namespace

Refusal CheckAfterHit(const Position& position, int seat, const Action& action) {
  if (action.kind == kStay) return kAllowed;
  const int ship = action.args[0];
  if (!IsMovable(position.state, ship)) {
    return Forbidden("{ship} may not move now", position.rules.ship_name(ship));
  }
  return CheckShift(position, seat, ship, action.args[1]);
}

void ListAfterHit(const Position& position, int seat, Listing& out) {
  const Board& board = position.state.boards[seat];
  const Bitboard free = FreeCells(position.rules, board);
  for (int i = 0; i < position.rules.ships(); ++i) {
    if (!IsMovable(position.state, i)) continue;
    if (!out.Bits({kShift, {i}}, 1, ShiftsOf(position.rules, board, i, free))) return;
  }
  out.One({kStay, {}});
}

absl::Status ApplyAfterHit(Play& play, int seat, const Action& action) {
  Board& board = play.state.boards[seat];
  if (action.kind == kShift) {
    const int ship = action.args[0];
    Put(play.state.movable, play.state.movable & ~(1 << ship));
    return MoveShip(play, seat, ship, Shifted(PoseOf(board.ships[ship]), action.args[1]));
  }
  // Counted whether or not anything moved: the attacker cannot know.
  BoardChanged(board, EntryWord::kWindow, 0);
  play.state.movable = 0;
  ContinueTurn(play);
  return absl::OkStatus();
}

}  // namespace mallard::naval_war
