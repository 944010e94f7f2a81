#include "src/games/naval_war/prepare.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "src/games/naval_war/actions.h"
#include "src/games/naval_war/cards.h"
#include "src/games/naval_war/setup.h"
#include "src/games/naval_war/targets.h"

namespace mallard::naval_war {
namespace {

bool IsFleet(const NavalWarRules& rules, const State& state) {
  return rules.card(state.preparation.card - 1).target.kind == TargetKind::kFleet;
}

Pose PoseOf(const Berth& berth) { return {berth.bow, berth.facing}; }

// Cells on which ships can still be laid: not under ships that stay, nor under new places.
Bitboard FreeWater(const NavalWarRules& rules, const State& state, int seat) {
  Bitboard free = rules.cells();
  for (int i = 0; i < rules.ships(); ++i) {
    const Ship& ship = state.boards[seat].ships[i];
    const Berth& berth = state.preparation.berths[i];
    if (ship.placed != 0 && !CanSail(ship)) free = free.Minus(CellsOf(ship, rules.length(i)));
    if (berth.placed != 0) free = free.Minus(LineCells(PoseOf(berth), rules.length(i)));
  }
  return free;
}

Bitboard Aimed(const Preparation& preparation) {
  Bitboard cells;
  for (int i = 0; i < preparation.aims; ++i) cells.Set(preparation.aim[i]);
  return cells;
}

bool Complete(const NavalWarRules& rules, const State& state, int seat) {
  const Preparation& p = state.preparation;
  if (!IsFleet(rules, state)) return p.aims == rules.card(p.card - 1).target.count;
  for (int i = 0; i < rules.ships(); ++i) {
    if (CanSail(state.boards[seat].ships[i]) && p.berths[i].placed == 0) return false;
  }
  return true;
}

// Cells that can be named next.
Bitboard AimableCells(const NavalWarRules& rules, const State& state) {
  const Preparation& p = state.preparation;
  const Card& card = rules.card(p.card - 1);
  if (p.aims == card.target.count) return {};
  return OpenCells(rules, state, card).Minus(Aimed(p));
}

absl::Status CheckAim(const NavalWarRules& rules, const State& state, int cell) {
  const Preparation& p = state.preparation;
  if (cell < 0 || cell >= kGridCells || !rules.cells().Has(cell)) {
    return NoSuch("there is no such cell on the board");
  }
  if (Aimed(p).Has(cell)) return Refused("that cell is named already");
  if (p.aims == rules.card(p.card - 1).target.count) {
    return Refused("all cells are named: confirm, or take one back");
  }
  return AimableCells(rules, state).Has(cell) ? absl::OkStatus()
                                              : Refused("nobody may attack in that quadrant now");
}

absl::Status CheckBerth(const NavalWarRules& rules, const State& state, int seat,
                        const Action& action) {
  const int ship = action.args[0];
  if (ship < 0 || ship >= rules.ships()) return NoSuch("there is no such ship");
  if (!CanSail(state.boards[seat].ships[ship])) {
    return Refused(absl::StrCat(rules.ship_name(ship), " is sunk, or cannot leave the smoke"));
  }
  const bool placed = state.preparation.berths[ship].placed != 0;
  if (action.kind == kPlace) {
    return CheckPlace(rules, action, placed, FreeWater(rules, state, seat));
  }
  return placed ? absl::OkStatus()
                : Refused(absl::StrCat(rules.ship_name(ship), " is not placed yet"));
}

// Number of arguments of each kind of action; -1: not one of these.
int ArgCount(uint32_t kind, bool fleet) {
  switch (kind) {
    case kAim:
    case kUnaim:
      return fleet ? -1 : 1;
    case kPlace:
      return fleet ? 3 : -1;
    case kLift:
      return fleet ? 1 : -1;
    case kFill:
      return fleet ? 0 : -1;
    case kWithdraw:
    case kConfirm:
      return 0;
    default:
      return -1;
  }
}

void SetBerth(State& state, int seat, int ship, Pose pose, EventSink& events) {
  state.preparation.berths[ship] = {1, static_cast<uint8_t>(pose.bow),
                                    static_cast<uint8_t>(pose.facing)};
  events.Emit(Audience::SeatAndHost(seat), {kPlaced, {seat, ship, pose.facing, pose.bow}});
}

void RemoveAim(Preparation& preparation, int cell) {
  uint8_t* const end = preparation.aim + preparation.aims;
  uint8_t* const place = std::find(preparation.aim, end, cell);
  std::copy(place + 1, end, place);
  preparation.aim[--preparation.aims] = 0;
}

}  // namespace

void BeginPreparation(State& state, int kind) {
  state.preparation = Preparation();
  state.preparation.card = static_cast<uint8_t>(kind + 1);
}

absl::Status CheckPreparation(const NavalWarRules& rules, const State& state, int seat,
                              const Action& action) {
  const bool fleet = IsFleet(rules, state);
  const int args = ArgCount(action.kind, fleet);
  if (args < 0) {
    return Refused(absl::StrCat("you are preparing ", rules.card_name(state.preparation.card - 1),
                                ": finish it, or withdraw it"));
  }
  if (!ArgsAreZeroFrom(action, args)) {
    return NoSuch("arguments that the action does not use must be 0");
  }
  switch (action.kind) {
    case kAim:
      return CheckAim(rules, state, action.args[0]);
    case kUnaim:
      if (action.args[0] < 0 || action.args[0] >= kGridCells) return NoSuch("no such cell");
      return Aimed(state.preparation).Has(action.args[0]) ? absl::OkStatus()
                                                          : Refused("that cell has not been named");
    case kPlace:
    case kLift:
      return CheckBerth(rules, state, seat, action);
    case kFill:
      return Complete(rules, state, seat) ? Refused("every ship is placed") : absl::OkStatus();
    case kConfirm:
      return Complete(rules, state, seat) ? absl::OkStatus()
                                          : Refused("the card is not prepared yet");
    default:
      return absl::OkStatus();
  }
}

absl::Status ApplyPreparation(const NavalWarRules& rules, State& state, int seat,
                              const Action& action, EventSink& events) {
  Preparation& p = state.preparation;
  const Audience own = Audience::SeatAndHost(seat);
  const int arg = action.args[0];
  switch (action.kind) {
    case kAim:
      p.aim[p.aims++] = static_cast<uint8_t>(arg);
      events.Emit(own, {kAimed, {seat, arg}});
      break;
    case kUnaim:
      RemoveAim(p, arg);
      events.Emit(own, {kUnaimed, {seat, arg}});
      break;
    case kPlace:
      SetBerth(state, seat, arg, {action.args[2], action.args[1]}, events);
      break;
    case kLift:
      p.berths[arg] = Berth();
      events.Emit(own, {kLifted, {seat, arg}});
      break;
    case kFill:
      for (int i = 0; i < rules.ships(); ++i) {
        if (!CanSail(state.boards[seat].ships[i]) || p.berths[i].placed != 0) continue;
        SetBerth(state, seat, i,
                 DrawPose(FreeWater(rules, state, seat), rules.length(i), state.seat_chance[seat]),
                 events);
      }
      break;
    case kWithdraw:
      events.Emit(own, {kWithdrawn, {seat, p.card - 1}});
      p = Preparation();
      break;
    default:
      return RunCard(rules, state, seat, {kPlay, {p.card - 1}}, events);
  }
  return absl::OkStatus();
}

void VisitPreparation(const NavalWarRules& rules, const State& state, int seat,
                      absl::FunctionRef<bool(const LegalGroup&)> visit) {
  const Preparation& p = state.preparation;
  if (IsFleet(rules, state)) {
    const Bitboard free = FreeWater(rules, state, seat);
    for (int i = 0; i < rules.ships(); ++i) {
      if (!CanSail(state.boards[seat].ships[i]) || p.berths[i].placed != 0) continue;
      if (!VisitPlaces(rules, i, free, visit)) return;
    }
    for (int i = 0; i < rules.ships(); ++i) {
      if (p.berths[i].placed != 0 && !visit(LegalGroup::Single({kLift, {i}}))) return;
    }
    if (!Complete(rules, state, seat) && !visit(LegalGroup::Single({kFill, {}}))) return;
  } else {
    if (!visit({{kAim, {}}, 0, AimableCells(rules, state), nullptr})) return;
    if (!visit({{kUnaim, {}}, 0, Aimed(p), nullptr})) return;
  }
  if (!visit(LegalGroup::Single({kWithdraw, {}}))) return;
  if (Complete(rules, state, seat)) visit(LegalGroup::Single({kConfirm, {}}));
}

}  // namespace mallard::naval_war
