#include "src/games/naval_war/setup.h"

#include "src/games/naval_war/course.h"
#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/placing.h"

namespace mallard::naval_war {
namespace {

bool Complete(const NavalWarRules& rules, const Board& board) {
  for (int i = 0; i < rules.ships(); ++i) {
    if (board.ships[i].placed == 0) return false;
  }
  return true;
}

Bitboard FreeCells(const NavalWarRules& rules, const Board& board) {
  return rules.cells().Minus(board.occupied);
}

void Lay(Play& play, int seat, int ship, Pose pose) {
  PutShip(play.state.boards[seat], ship, play.rules.length(ship), pose);
  play.TellOnly(seat, kPlaced, seat, ship, pose.facing, pose.bow);
}

}  // namespace

Refusal CheckSetup(const Position& position, int seat, const Action& action) {
  const NavalWarRules& rules = position.rules;
  const Board& board = position.state.boards[seat];
  const int ship = action.args[0];  // 0 for the actions that name none.
  switch (action.kind) {
    case kPlace:
      return CheckPlace(rules, action, board.ships[ship].placed != 0, FreeCells(rules, board));
    case kLift:
      return board.ships[ship].placed != 0
                 ? kAllowed
                 : Forbidden("{ship} is not on the board", rules.ship_name(ship));
    case kFill:
      return Complete(rules, board) ? Forbidden("every ship is placed") : kAllowed;
    default:  // kReady
      return Complete(rules, board) ? kAllowed : Forbidden("the fleet is not complete yet");
  }
}

void ListSetup(const Position& position, int seat, Listing& out) {
  const NavalWarRules& rules = position.rules;
  const Board& board = position.state.boards[seat];
  const Bitboard free = FreeCells(rules, board);
  for (int i = 0; i < rules.ships(); ++i) {
    if (board.ships[i].placed == 0 && !ListPlaces(rules, i, free, out)) return;
  }
  for (int i = 0; i < rules.ships(); ++i) {
    if (board.ships[i].placed != 0 && !out.One({kLift, {i}})) return;
  }
  out.One({Complete(rules, board) ? kReady : kFill, {}});
}

absl::Status ApplySetup(Play& play, int seat, const Action& action) {
  const NavalWarRules& rules = play.rules;
  Board& board = play.state.boards[seat];
  const int ship = action.args[0];
  switch (action.kind) {
    case kPlace:
      Lay(play, seat, ship, PoseOf(action));
      break;
    case kLift:
      LiftShip(board, ship, rules.length(ship));
      play.TellOnly(seat, kLifted, seat, ship);
      break;
    case kFill:
      for (int i = 0; i < rules.ships(); ++i) {
        if (board.ships[i].placed != 0) continue;
        // There is always room: modes in which there might be none are refused.
        Lay(play, seat, i,
            DrawPose(FreeCells(rules, board), rules.length(i), play.state.seat_chance[seat]));
      }
      break;
    default:  // kReady
      board.ready = 1;
      play.Tell(kPlayerReady, seat);
      if (play.state.boards[1 - seat].ready != 0) BeginMatch(play);
      break;
  }
  return absl::OkStatus();
}

}  // namespace mallard::naval_war
