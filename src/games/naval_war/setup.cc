#include "src/games/naval_war/setup.h"

#include "absl/strings/str_cat.h"
#include "src/games/naval_war/actions.h"
#include "src/games/naval_war/turn.h"

namespace mallard::naval_war {
namespace {

bool Complete(const NavalWarRules& rules, const Board& board) {
  for (int i = 0; i < rules.ships(); ++i) {
    if (board.ships[i].placed == 0) return false;
  }
  return true;
}

// Number of arguments of each kind of set-up action; the rest must be 0.
int ArgCount(uint32_t kind) {
  if (kind == kPlace) return 3;
  return kind == kLift ? 1 : 0;
}

void EmitPlaced(int seat, int ship, const Ship& s, EventSink& events) {
  events.Emit(Audience::SeatAndHost(seat), {kPlaced, {seat, ship, s.facing, s.bow}});
}

}  // namespace

Board EmptyBoard(const NavalWarRules& rules) {
  Board board = {};
  board.standing = static_cast<uint8_t>(rules.ships());
  return board;
}

absl::Status CheckPlace(const NavalWarRules& rules, const Action& place, bool placed,
                        const Bitboard& free) {
  const int ship = place.args[0];
  const int facing = place.args[1];
  const int bow = place.args[2];
  if (facing < 0 || facing >= kFacings || bow < 0 || bow >= kGridCells) {
    return NoSuch("no such facing or cell");
  }
  if (placed) return Refused(absl::StrCat(rules.ship_name(ship), " is placed already"));
  const Bitboard cells = LineCells({bow, facing}, rules.length(ship));
  if (cells.Empty() || !rules.cells().Contains(cells)) {
    return Refused("it would lie beyond the board");
  }
  return free.Contains(cells) ? absl::OkStatus() : Refused("it would overlap another ship");
}

bool VisitPlaces(const NavalWarRules& rules, int ship, const Bitboard& free,
                 absl::FunctionRef<bool(const LegalGroup&)> visit) {
  for (int facing = 0; facing < kFacings; ++facing) {
    if (!visit(
            {{kPlace, {ship, facing}}, 2, FreeBows(free, rules.length(ship), facing), nullptr})) {
      return false;
    }
  }
  return true;
}

absl::Status CheckSetup(const NavalWarRules& rules, const State& state, int seat,
                        const Action& action) {
  const Board& board = state.boards[seat];
  if (action.kind < kPlace || action.kind > kDiscard) {
    return NoSuch(absl::StrCat("Naval War has no action of kind ", action.kind));
  }
  if (action.kind > kReady) return Refused("both fleets must be ready first");
  if (!ArgsAreZeroFrom(action, ArgCount(action.kind))) {
    return NoSuch("arguments that the action does not use must be 0");
  }
  if (board.ready != 0) return Refused("you are ready; wait for your opponent");
  switch (action.kind) {
    case kFill:
      return Complete(rules, board) ? Refused("every ship is placed") : absl::OkStatus();
    case kReady:
      return Complete(rules, board) ? absl::OkStatus() : Refused("the fleet is not complete yet");
    default:
      break;
  }
  const int ship = action.args[0];
  if (ship < 0 || ship >= rules.ships()) {
    return NoSuch(absl::StrCat("there is no ship ", ship, " in a fleet of ", rules.ships()));
  }
  const bool placed = board.ships[ship].placed != 0;
  if (action.kind == kPlace) {
    return CheckPlace(rules, action, placed, rules.cells().Minus(board.occupied));
  }
  return placed ? absl::OkStatus()
                : Refused(absl::StrCat(rules.ship_name(ship), " is not on the board"));
}

void ApplySetup(const NavalWarRules& rules, State& state, int seat, const Action& action,
                EventSink& events) {
  Board& board = state.boards[seat];
  const int ship = action.args[0];
  switch (action.kind) {
    case kPlace:
      PutShip(board, ship, rules.length(ship), {action.args[2], action.args[1]});
      EmitPlaced(seat, ship, board.ships[ship], events);
      break;
    case kLift:
      LiftShip(board, ship, rules.length(ship));
      events.Emit(Audience::SeatAndHost(seat), {kLifted, {seat, ship}});
      break;
    case kFill:
      for (int i = 0; i < rules.ships(); ++i) {
        if (board.ships[i].placed != 0) continue;
        // There is always room: modes in which there might be none are refused.
        PutShip(board, i, rules.length(i),
                DrawPose(rules.cells().Minus(board.occupied), rules.length(i),
                         state.seat_chance[seat]));
        EmitPlaced(seat, i, board.ships[i], events);
      }
      break;
    default:
      board.ready = 1;
      events.Emit(Audience::Everyone(), {kPlayerReady, {seat}});
      if (state.boards[1 - seat].ready != 0) BeginPlay(rules, state, events);
      break;
  }
}

void VisitSetup(const NavalWarRules& rules, const State& state, int seat,
                absl::FunctionRef<bool(const LegalGroup&)> visit) {
  const Board& board = state.boards[seat];
  if (board.ready != 0) return;
  const Bitboard free = rules.cells().Minus(board.occupied);
  for (int i = 0; i < rules.ships(); ++i) {
    if (board.ships[i].placed == 0 && !VisitPlaces(rules, i, free, visit)) return;
  }
  for (int i = 0; i < rules.ships(); ++i) {
    if (board.ships[i].placed != 0 && !visit(LegalGroup::Single({kLift, {i}}))) return;
  }
  visit(LegalGroup::Single({Complete(rules, board) ? kReady : kFill, {}}));
}

}  // namespace mallard::naval_war
