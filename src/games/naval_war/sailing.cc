#include "src/games/naval_war/sailing.h"

#include <algorithm>

#include "src/games/naval_war/placing.h"
#include "src/games/naval_war/prepare.h"
#include "src/games/naval_war/script.h"
#include "src/games/naval_war/smoke.h"

namespace mallard::naval_war {
namespace {

// Whether a ship is free to move at all.
Refusal CheckSail(const Position& position, int seat, int ship) {
  const Ship& s = position.state.boards[seat].ships[ship];
  const std::string& name = position.rules.ship_name(ship);
  if (s.placed == 0) return Forbidden("{ship} is sunk", name);
  return CanSail(s) ? kAllowed : Forbidden("{ship} cannot leave the smoke", name);
}

}  // namespace

Refusal CheckShift(const Position& position, int seat, int ship, int direction) {
  if (Refusal no = CheckSail(position, seat, ship)) return no;
  const Board& board = position.state.boards[seat];
  const uint32_t shifts = ShiftsOf(position.rules, board, ship, FreeCells(position.rules, board));
  return ((shifts >> direction) & 1) != 0
             ? kAllowed
             : Forbidden("{ship} has no room there", position.rules.ship_name(ship));
}

Refusal CheckPivot(const Position& position, int seat, int ship, bool clockwise, int cell) {
  if (Refusal no = CheckCell(position.rules, cell)) return no;
  if (Refusal no = CheckSail(position, seat, ship)) return no;
  const Board& board = position.state.boards[seat];
  const Pivots pivots = PivotsOf(position.rules, board, ship, FreeCells(position.rules, board));
  const int part = PartAt(PoseOf(board.ships[ship]), position.rules.length(ship), cell);
  const uint32_t parts = clockwise ? pivots.clockwise : pivots.counterclockwise;
  return part >= 0 && ((parts >> part) & 1) != 0
             ? kAllowed
             : Forbidden("{ship} has no room to turn there", position.rules.ship_name(ship));
}

absl::Status MoveShip(Play& play, int seat, int ship, Pose pose) {
  Board& board = play.state.boards[seat];
  const int length = play.rules.length(ship);
  const int from = board.ships[ship].bow;
  const Bitboard before = CellsOf(board.ships[ship], length);
  PutShip(board, ship, length, pose);
  play.TellOnly(seat, kMoved, seat, ship, pose.facing, pose.bow, from);
  return EnterZones(play, seat, ship, LineCells(pose, length).Minus(before));
}

absl::Status RelocateFleet(Play& play, int seat, const Preparation& plan) {
  const NavalWarRules& rules = play.rules;
  Board& board = play.state.boards[seat];
  // All ships go up before any comes down, so that they may change places.
  Bitboard before[kMaxShips];
  int from[kMaxShips];
  for (int i = 0; i < rules.ships(); ++i) {
    if (plan.berths[i].placed == 0) continue;
    from[i] = board.ships[i].bow;
    before[i] = CellsOf(board.ships[i], rules.length(i));
    LiftShip(board, i, rules.length(i));
  }
  for (int i = 0; i < rules.ships(); ++i) {
    const Berth& berth = plan.berths[i];
    if (berth.placed == 0) continue;
    PutShip(board, i, rules.length(i), PoseOf(berth));
    play.TellOnly(seat, kMoved, seat, i, berth.facing, berth.bow, from[i]);
  }
  Put(board.relocated_at, std::min(board.changes + 1, kMaxChanges));
  for (int i = 0; i < rules.ships(); ++i) {
    if (plan.berths[i].placed == 0 || board.ships[i].placed == 0) continue;
    absl::Status status =
        EnterZones(play, seat, i, CellsOf(board.ships[i], rules.length(i)).Minus(before[i]));
    if (!status.ok() || play.state.phase == Phase::kOver) return status;
  }
  return absl::OkStatus();
}

}  // namespace mallard::naval_war
