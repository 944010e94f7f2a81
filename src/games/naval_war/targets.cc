#include "src/games/naval_war/targets.h"

#include <bit>

#include "absl/strings/str_cat.h"
#include "mallard/primitives/grid.h"
#include "src/games/naval_war/actions.h"
#include "src/games/naval_war/attack.h"

namespace mallard::naval_war {
namespace {

// Small numbers as a set of bits, so that they can be listed like cells.
Bitboard Numbers(uint32_t bits) { return {{bits, 0, 0, 0}}; }

// Seized cells, as far as they matter to a card.
Bitboard ForbiddenCells(const NavalWarRules& rules, const State& state, const Card& card) {
  if (card.card_class != CardClass::kAssault || card.target.own_board) return {};
  return SeizedCells(rules, state);
}

// Corners of an area for a card.
Bitboard Corners(const NavalWarRules& rules, const State& state, int kind, bool down) {
  const Card& card = rules.card(kind);
  const Bitboard& corners = rules.corners(kind, down);
  const Bitboard forbidden = ForbiddenCells(rules, state, card);
  if (forbidden.Empty()) return corners;
  const int width = down ? card.target.height : card.target.width;
  const int height = down ? card.target.width : card.target.height;
  // At least one cell must stay outside: take away the corners of areas that are wholly inside.
  Bitboard inside = forbidden;
  for (int i = 1; i < width; ++i) inside &= forbidden.ShiftedColumns(-i);
  const Bitboard rows = inside;
  for (int i = 1; i < height; ++i) inside &= rows.ShiftedRows(-i);
  return corners.Minus(inside);
}

// Bits of the columns (or rows) that hold a cell which is not forbidden.
uint32_t OpenLines(const NavalWarRules& rules, const State& state, const Card& card) {
  const Bitboard forbidden = ForbiddenCells(rules, state, card);
  const bool columns = card.target.kind == TargetKind::kColumn;
  const int count = columns ? rules.width() : rules.height();
  if (forbidden.Empty()) return (1u << count) - 1;
  uint32_t lines = 0;
  for (int i = 0; i < count; ++i) {
    const Bitboard line = (columns ? Column(i) : Row(i)) & rules.cells();
    if (!forbidden.Contains(line)) lines |= 1u << i;
  }
  return lines;
}

template <class Condition>
uint32_t ShipBits(const NavalWarRules& rules, const Board& board, Condition condition) {
  uint32_t bits = 0;
  for (int i = 0; i < rules.ships(); ++i) {
    if (condition(board.ships[i])) bits |= 1u << i;
  }
  return bits;
}

// Ships by name, as bits, for the target kinds that name one ship and nothing else.
uint32_t NamedShips(const NavalWarRules& rules, const State& state, int seat, TargetKind kind) {
  switch (kind) {
    case TargetKind::kEnemyShip:
      return ShipBits(rules, state.boards[1 - seat],
                      [](const Ship& ship) { return ship.sunk == 0 && ship.smoke == 0; });
    case TargetKind::kOwnShip:
      return ShipBits(rules, state.boards[seat], [](const Ship& ship) { return ship.sunk == 0; });
    default:
      return ShipsHitAndAfloat(rules, state, seat);
  }
}

// The cells of some parts of a ship.
Bitboard CellsOfParts(const Ship& ship, uint32_t parts) {
  Bitboard cells;
  for (; parts != 0; parts &= parts - 1) {
    cells.Set(PartCell(PoseOf(ship), std::countr_zero(parts)));
  }
  return cells;
}

Bitboard DamagedCells(const NavalWarRules& rules, const Board& board) {
  Bitboard cells;
  for (int i = 0; i < rules.ships(); ++i) {
    const Ship& ship = board.ships[i];
    if (ship.placed == 0) continue;
    cells |= CellsOfParts(ship, ship.damage);
  }
  return cells;
}

Bitboard FreeCells(const NavalWarRules& rules, const Board& board) {
  return rules.cells().Minus(board.occupied);
}

absl::Status CheckShip(const NavalWarRules& rules, const State& state, int seat, TargetKind kind,
                       int ship) {
  if (ship < 0 || ship >= rules.ships()) return NoSuch("there is no such ship");
  if ((NamedShips(rules, state, seat, kind) >> ship) & 1) return absl::OkStatus();
  const std::string& name = rules.ship_name(ship);
  switch (kind) {
    case TargetKind::kEnemyShip:
      return Refused(state.boards[1 - seat].ships[ship].sunk != 0
                         ? absl::StrCat(name, " is sunk")
                         : absl::StrCat(name, " is hidden by smoke"));
    case TargetKind::kOwnShip:
      return Refused(absl::StrCat(name, " is sunk"));
    default:
      return Refused(absl::StrCat("the attack does not hit ", name, ", or sinks it"));
  }
}

absl::Status CheckSail(const NavalWarRules& rules, const Board& board, int ship) {
  if (ship < 0 || ship >= rules.ships()) return NoSuch("there is no such ship");
  if (board.ships[ship].placed == 0) {
    return Refused(absl::StrCat(rules.ship_name(ship), " is sunk"));
  }
  return CanSail(board.ships[ship])
             ? absl::OkStatus()
             : Refused(absl::StrCat(rules.ship_name(ship), " cannot leave the smoke"));
}

absl::Status CheckArea(const NavalWarRules& rules, const State& state, int kind,
                       const int32_t* args) {
  const Card& card = rules.card(kind);
  const int lie = card.target.rotate ? args[0] : 0;
  const int corner = card.target.rotate ? args[1] : args[0];
  if (lie < 0 || lie > 1 || corner < 0 || corner >= kGridCells) {
    return NoSuch("no such cell, or no such way to lie");
  }
  const int width = lie == 1 ? card.target.height : card.target.width;
  const int height = lie == 1 ? card.target.width : card.target.height;
  if (!rules.corners(kind, lie == 1).Has(corner)) {
    return Refused("the area would lie beyond the board");
  }
  const Bitboard area = Rectangle(ColumnOf(corner), RowOf(corner), width, height);
  return ForbiddenCells(rules, state, card).Contains(area)
             ? Refused("the whole area lies where nobody may attack")
             : absl::OkStatus();
}

absl::Status CheckLine(const NavalWarRules& rules, const State& state, const Card& card, int line) {
  const int lines = card.target.kind == TargetKind::kColumn ? rules.width() : rules.height();
  if (line < 0 || line >= lines) return NoSuch("there is no such line on the board");
  return (OpenLines(rules, state, card) >> line) & 1
             ? absl::OkStatus()
             : Refused("the whole line lies where nobody may attack");
}

absl::Status CheckShift(const NavalWarRules& rules, const Board& board, const int32_t* args) {
  if (args[1] < 0 || args[1] >= kFacings) return NoSuch("there is no such direction");
  if (absl::Status status = CheckSail(rules, board, args[0]); !status.ok()) return status;
  return MayShift(rules, board, args[0], args[1])
             ? absl::OkStatus()
             : Refused(absl::StrCat(rules.ship_name(args[0]), " has no room there"));
}

absl::Status CheckPivot(const NavalWarRules& rules, const Board& board, const int32_t* args) {
  if (args[1] < 0 || args[1] > 1 || args[2] < 0 || args[2] >= kGridCells) {
    return NoSuch("there is no such turn or cell");
  }
  if (absl::Status status = CheckSail(rules, board, args[0]); !status.ok()) return status;
  return MayPivot(rules, board, args[0], args[1] == 0, args[2])
             ? absl::OkStatus()
             : Refused(absl::StrCat(rules.ship_name(args[0]), " has no room to turn there"));
}

// For targets that are prepared: whether there is anything to prepare.
absl::Status CheckPreparable(const NavalWarRules& rules, const State& state, int seat,
                             const Card& card) {
  if (card.target.kind == TargetKind::kCells) {
    return OpenCells(rules, state, card).Count() >= card.target.count
               ? absl::OkStatus()
               : Refused("there are not enough cells that may be attacked");
  }
  return ShipBits(rules, state.boards[seat], CanSail) != 0 ? absl::OkStatus()
                                                           : Refused("no ship of yours can move");
}

}  // namespace

Bitboard SeizedCells(const NavalWarRules& rules, const State& state) {
  Bitboard cells;
  if (!AnySeized(state)) return cells;
  for (int q = 0; q < kQuadrants; ++q) {
    if (state.seized[q] != 0) cells |= rules.quadrant(q);
  }
  return cells;
}

Bitboard OpenCells(const NavalWarRules& rules, const State& state, const Card& card) {
  return rules.cells().Minus(ForbiddenCells(rules, state, card));
}

bool MayShift(const NavalWarRules& rules, const Board& board, int ship, int direction) {
  const Ship& s = board.ships[ship];
  return CanSail(s) &&
         ((FindShifts(FreeCells(rules, board), PoseOf(s), rules.length(ship)) >> direction) & 1);
}

bool MayPivot(const NavalWarRules& rules, const Board& board, int ship, bool clockwise, int cell) {
  const Ship& s = board.ships[ship];
  if (!CanSail(s)) return false;
  const Pivots pivots = FindPivots(FreeCells(rules, board), PoseOf(s), rules.length(ship));
  return (clockwise ? pivots.clockwise : pivots.counterclockwise).Has(cell);
}

absl::Status CheckTarget(const NavalWarRules& rules, const State& state, int seat,
                         const Action& action) {
  const Card& card = rules.card(action.args[0]);
  const int32_t* args = action.args + 1;
  if (!ArgsAreZeroFrom(action, 1 + static_cast<int>(TargetArgs(card.target).size()))) {
    return NoSuch("arguments that the action does not use must be 0");
  }
  switch (card.target.kind) {
    case TargetKind::kNone:
      return absl::OkStatus();
    case TargetKind::kArea:
      return CheckArea(rules, state, action.args[0], args);
    case TargetKind::kColumn:
    case TargetKind::kRow:
      return CheckLine(rules, state, card, args[0]);
    case TargetKind::kCells:
    case TargetKind::kFleet:
      return CheckPreparable(rules, state, seat, card);
    case TargetKind::kEnemyShip:
    case TargetKind::kOwnShip:
    case TargetKind::kHitShip:
      return CheckShip(rules, state, seat, card.target.kind, args[0]);
    case TargetKind::kOwnDamage:
      if (args[0] < 0 || args[0] >= kGridCells) return NoSuch("there is no such cell");
      return DamagedCells(rules, state.boards[seat]).Has(args[0])
                 ? absl::OkStatus()
                 : Refused("no damaged part of your ships lies there");
    case TargetKind::kQuadrant:
      return args[0] >= 0 && args[0] < kQuadrants ? absl::OkStatus()
                                                  : NoSuch("there is no such quadrant");
    case TargetKind::kShift:
      return CheckShift(rules, state.boards[seat], args);
    case TargetKind::kPivot:
      return CheckPivot(rules, state.boards[seat], args);
  }
  return absl::InternalError("unknown target");
}

bool VisitTargets(const NavalWarRules& rules, const State& state, int seat, const Action& base,
                  absl::FunctionRef<bool(const LegalGroup&)> visit) {
  const Card& card = rules.card(base.args[0]);
  const Board& own = state.boards[seat];
  const auto group = [&](const Action& action, int arg, const Bitboard& targets) {
    return targets.Empty() || visit({action, arg, targets});
  };
  const auto numbers = [&](const Action& action, int arg, uint32_t bits) {
    if (bits == 0) return true;
    const int count = bits::SumOfBytes(bits::ByteCounts(bits));
    return visit({action, arg, Numbers(bits), nullptr, count});
  };
  const auto corners = [&](const Action& action, int arg, bool down) {
    if (AnySeized(state)) return group(action, arg, Corners(rules, state, base.args[0], down));
    const int count = rules.corner_count(base.args[0], down);
    return count == 0 || visit({action, arg, rules.corners(base.args[0], down), nullptr, count});
  };
  const auto with = [&](std::initializer_list<int> args) {
    Action action = base;
    int place = 1;
    for (int arg : args) action.args[place++] = arg;
    return action;
  };
  switch (card.target.kind) {
    case TargetKind::kNone:
      return visit(LegalGroup::Single(base));
    case TargetKind::kArea:
      if (!card.target.rotate) return corners(base, 1, false);
      return corners(with({0}), 2, false) && corners(with({1}), 2, true);
    case TargetKind::kColumn:
    case TargetKind::kRow:
      return numbers(base, 1, OpenLines(rules, state, card));
    case TargetKind::kCells:
    case TargetKind::kFleet:
      return !CheckPreparable(rules, state, seat, card).ok() || visit(LegalGroup::Single(base));
    case TargetKind::kEnemyShip:
    case TargetKind::kOwnShip:
    case TargetKind::kHitShip:
      return numbers(base, 1, NamedShips(rules, state, seat, card.target.kind));
    case TargetKind::kOwnDamage:
      return group(base, 1, DamagedCells(rules, own));
    case TargetKind::kQuadrant:
      return numbers(base, 1, (1u << kQuadrants) - 1);
    case TargetKind::kShift: {
      const Bitboard free = FreeCells(rules, own);
      for (int i = 0; i < rules.ships(); ++i) {
        if (!CanSail(own.ships[i])) continue;
        const uint32_t directions = FindShifts(free, PoseOf(own.ships[i]), rules.length(i));
        if (!numbers(with({i}), 2, directions)) return false;
      }
      return true;
    }
    case TargetKind::kPivot: {
      const Bitboard free = FreeCells(rules, own);
      for (int i = 0; i < rules.ships(); ++i) {
        const Ship& ship = own.ships[i];
        if (!CanSail(ship)) continue;
        const Pivots pivots = FindPivots(free, PoseOf(ship), rules.length(i));
        if (!group(with({i, 0}), 3, pivots.clockwise) ||
            !group(with({i, 1}), 3, pivots.counterclockwise)) {
          return false;
        }
      }
      return true;
    }
  }
  return true;
}

int FixedTargets(const NavalWarRules& rules, int kind) {
  const Target& target = rules.card(kind).target;
  switch (target.kind) {
    case TargetKind::kNone:
      return 1;
    case TargetKind::kArea:
      return rules.corner_count(kind, false) + (target.rotate ? rules.corner_count(kind, true) : 0);
    case TargetKind::kColumn:
      return rules.width();
    case TargetKind::kRow:
      return rules.height();
    case TargetKind::kCells:
      return target.count <= rules.width() * rules.height() ? 1 : 0;
    case TargetKind::kQuadrant:
      return kQuadrants;
    default:
      return -1;
  }
}

Bitboard TargetCells(const NavalWarRules& rules, const State& state, int seat, const Card& card,
                     const int32_t* target) {
  const Bitboard open = OpenCells(rules, state, card);
  switch (card.target.kind) {
    case TargetKind::kArea: {
      const bool down = card.target.rotate && target[0] == 1;
      const int corner = target[card.target.rotate ? 1 : 0];
      return Rectangle(ColumnOf(corner), RowOf(corner),
                       down ? card.target.height : card.target.width,
                       down ? card.target.width : card.target.height) &
             open;
    }
    case TargetKind::kColumn:
      return Column(target[0]) & open;
    case TargetKind::kRow:
      return Row(target[0]) & open;
    case TargetKind::kOwnDamage:
      return Bitboard::Of(target[0]);
    case TargetKind::kQuadrant:
      return rules.quadrant(target[0]);
    case TargetKind::kOwnShip:
    case TargetKind::kShift:
    case TargetKind::kPivot:
      return CellsOf(state.boards[seat].ships[target[0]], rules.length(target[0]));
    default:
      return {};
  }
}

}  // namespace mallard::naval_war
