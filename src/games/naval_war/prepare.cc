#include "src/games/naval_war/prepare.h"

#include <algorithm>

#include "src/games/naval_war/cards.h"
#include "src/games/naval_war/placing.h"
#include "src/games/naval_war/smoke.h"
#include "src/games/naval_war/targets.h"

namespace mallard::naval_war {
namespace {

// The card that is being prepared.
const Card& CardOf(const Position& position) {
  return position.rules.card(position.state.preparation.card - 1);
}

bool IsFleet(const Position& position) {
  return CardOf(position).target.kind == TargetKind::kFleet;
}

// Cells on which ships can still be laid: not under ships that stay, nor under new places.
Bitboard FreeWater(const Position& position, int seat) {
  const NavalWarRules& rules = position.rules;
  Bitboard free = rules.cells();
  for (int i = 0; i < rules.ships(); ++i) {
    const Ship& ship = position.state.boards[seat].ships[i];
    const Berth& berth = position.state.preparation.berths[i];
    if (ship.placed != 0 && !CanSail(ship)) free = free.Minus(CellsOf(ship, rules.length(i)));
    if (berth.placed != 0) free = free.Minus(LineCells(PoseOf(berth), rules.length(i)));
  }
  return free;
}

// True if a ship still needs a new place.
bool Missing(const Position& position, int seat, int ship) {
  return CanSail(position.state.boards[seat].ships[ship]) &&
         position.state.preparation.berths[ship].placed == 0;
}

Bitboard Aimed(const Preparation& preparation) {
  Bitboard cells;
  for (int i = 0; i < preparation.aims; ++i) cells.Set(preparation.aim[i]);
  return cells;
}

bool AllAimed(const Position& position) {
  return position.state.preparation.aims == CardOf(position).target.count;
}

bool Complete(const Position& position, int seat) {
  if (!IsFleet(position)) return AllAimed(position);
  for (int i = 0; i < position.rules.ships(); ++i) {
    if (Missing(position, seat, i)) return false;
  }
  return true;
}

// Cells that can be named next.
Bitboard AimableCells(const Position& position) {
  if (AllAimed(position)) return {};
  return OpenCells(position, CardOf(position)).Minus(Aimed(position.state.preparation));
}

Refusal CheckAim(const Position& position, int cell) {
  if (Refusal no = CheckCell(position.rules, cell)) return no;
  if (Aimed(position.state.preparation).Has(cell)) return Forbidden("that cell is named already");
  if (AllAimed(position)) return Forbidden("all cells are named: confirm, or take one back");
  return AimableCells(position).Has(cell) ? kAllowed
                                          : Forbidden("nobody may attack in that quadrant now");
}

Refusal CheckBerth(const Position& position, int seat, const Action& action) {
  const int ship = action.args[0];
  const std::string& name = position.rules.ship_name(ship);
  if (action.kind == kPlace) {
    if (Refusal no = CheckCell(position.rules, PoseOf(action).bow)) return no;
  }
  if (!CanSail(position.state.boards[seat].ships[ship])) {
    return Forbidden("{ship} is sunk, or cannot leave the smoke", name);
  }
  const bool placed = position.state.preparation.berths[ship].placed != 0;
  if (action.kind == kPlace) {
    return CheckPlace(position.rules, action, placed, FreeWater(position, seat));
  }
  return placed ? kAllowed : Forbidden("{ship} is not placed yet", name);
}

// Whether the action is a step of this preparation at all.
bool Belongs(const Position& position, uint32_t kind) {
  switch (kind) {
    case kAim:
    case kUnaim:
      return !IsFleet(position);
    case kPlace:
    case kLift:
    case kFill:
      return IsFleet(position);
    default:
      return kind == kWithdraw || kind == kConfirm;
  }
}

void Berthed(Play& play, int seat, int ship, Pose pose) {
  SetBerth(play.state.preparation, ship, pose);
  play.TellOnly(seat, kPlaced, seat, ship, pose.facing, pose.bow);
}

void RemoveAim(Preparation& preparation, int cell) {
  uint8_t* const end = preparation.aim + preparation.aims;
  uint8_t* const place = std::find(preparation.aim, end, cell);
  std::copy(place + 1, end, place);
  preparation.aim[--preparation.aims] = 0;
}

bool ListFleet(const Position& position, int seat, Listing& out) {
  const Bitboard free = FreeWater(position, seat);
  for (int i = 0; i < position.rules.ships(); ++i) {
    if (Missing(position, seat, i) && !ListPlaces(position.rules, i, free, out)) return false;
  }
  for (int i = 0; i < position.rules.ships(); ++i) {
    if (position.state.preparation.berths[i].placed != 0 && !out.One({kLift, {i}})) return false;
  }
  return Complete(position, seat) || out.One({kFill, {}});
}

bool ListCells(const Position& position, Listing& out) {
  return out.Cells({kAim, {}}, 0, AimableCells(position)) &&
         out.Cells({kUnaim, {}}, 0, Aimed(position.state.preparation));
}

}  // namespace

void BeginPreparation(State& state, int kind) {
  state.preparation = Preparation();
  Put(state.preparation.card, kind + 1);
}

void AddAim(Preparation& preparation, int cell) { Put(preparation.aim[preparation.aims++], cell); }

void SetBerth(Preparation& preparation, int ship, Pose pose) {
  Berth& berth = preparation.berths[ship];
  berth.placed = 1;
  Put(berth.bow, pose.bow);
  Put(berth.facing, pose.facing);
}

Refusal CheckPreparation(const Position& position, int seat, const Action& action) {
  if (!Belongs(position, action.kind)) {
    return Forbidden("you are preparing {card}: finish it, or withdraw it",
                     position.rules.card_name(position.state.preparation.card - 1));
  }
  switch (action.kind) {
    case kAim:
      return CheckAim(position, action.args[0]);
    case kUnaim:
      if (Refusal no = CheckCell(position.rules, action.args[0])) return no;
      return Aimed(position.state.preparation).Has(action.args[0])
                 ? kAllowed
                 : Forbidden("that cell has not been named");
    case kPlace:
    case kLift:
      return CheckBerth(position, seat, action);
    case kFill:
      return Complete(position, seat) ? Forbidden("every ship is placed") : kAllowed;
    case kConfirm:
      return Complete(position, seat) ? kAllowed : Forbidden("the card is not prepared yet");
    default:  // kWithdraw
      return kAllowed;
  }
}

void ListPreparation(const Position& position, int seat, Listing& out) {
  if (!(IsFleet(position) ? ListFleet(position, seat, out) : ListCells(position, out))) return;
  if (!out.One({kWithdraw, {}})) return;
  if (Complete(position, seat)) out.One({kConfirm, {}});
}

absl::Status ApplyPreparation(Play& play, int seat, const Action& action) {
  Preparation& p = play.state.preparation;
  const int arg = action.args[0];
  switch (action.kind) {
    case kAim:
      AddAim(p, arg);
      play.TellOnly(seat, kAimed, seat, arg);
      break;
    case kUnaim:
      RemoveAim(p, arg);
      play.TellOnly(seat, kUnaimed, seat, arg);
      break;
    case kPlace:
      Berthed(play, seat, arg, PoseOf(action));
      break;
    case kLift:
      p.berths[arg] = Berth();
      play.TellOnly(seat, kLifted, seat, arg);
      break;
    case kFill:
      for (int i = 0; i < play.rules.ships(); ++i) {
        if (!Missing(play, seat, i)) continue;
        // There is always room: modes in which there might be none are refused.
        Berthed(
            play, seat, i,
            DrawPose(FreeWater(play, seat), play.rules.length(i), play.state.seat_chance[seat]));
      }
      break;
    case kWithdraw:
      play.TellOnly(seat, kWithdrawn, seat, p.card - 1);
      p = Preparation();
      break;
    default:  // kConfirm
      return RunCard(play, seat, {kPlay, {p.card - 1}});
  }
  return absl::OkStatus();
}

}  // namespace mallard::naval_war
