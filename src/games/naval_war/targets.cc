#include "src/games/naval_war/targets.h"

#include <bit>
#include <initializer_list>

#include "mallard/frame/numbers.h"
#include "mallard/primitives/grid.h"
#include "src/games/naval_war/attack.h"
#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/placing.h"
#include "src/games/naval_war/sailing.h"
#include "src/games/naval_war/sea_room.h"
#include "src/games/naval_war/seize_fire.h"
#include "src/games/naval_war/smoke.h"

namespace mallard::naval_war {
namespace {

// Seized cells, as far as they matter to a card.
Bitboard ForbiddenCells(const Position& position, const Card& card) {
  if (card.card_class != CardClass::kAssault || card.target.own_board) return {};
  return SeizedCells(position);
}

// An area, as its target says how it lies and where its top left corner is.
Bitboard AreaAt(const Target& target, bool down, int corner) {
  return Rectangle(ColumnOf(corner), RowOf(corner), down ? target.height : target.width,
                   down ? target.width : target.height);
}

// Corners at which a card's area lies on the board and has a cell that is not forbidden.
Bitboard Corners(const Position& position, int kind, bool down) {
  const Card& card = position.rules.card(kind);
  const Bitboard& corners = position.rules.reach(kind).corners[down];
  const Bitboard forbidden = ForbiddenCells(position, card);
  if (forbidden.Empty()) return corners;
  const int width = down ? card.target.height : card.target.width;
  const int height = down ? card.target.width : card.target.height;
  // Take away the corners of areas that are wholly inside.
  Bitboard inside = forbidden;
  for (int i = 1; i < width; ++i) inside &= forbidden.ShiftedColumns(-i);
  const Bitboard rows = inside;
  for (int i = 1; i < height; ++i) inside &= rows.ShiftedRows(-i);
  return corners.Minus(inside);
}

int LineCount(const NavalWarRules& rules, TargetKind kind) {
  return kind == TargetKind::kColumn ? rules.width() : rules.height();
}

// Bits of the columns (or rows) that hold a cell which is not forbidden.
uint32_t OpenLines(const Position& position, const Card& card) {
  const Bitboard forbidden = ForbiddenCells(position, card);
  const int count = LineCount(position.rules, card.target.kind);
  if (forbidden.Empty()) return (1u << count) - 1;
  uint32_t lines = 0;
  for (int i = 0; i < count; ++i) {
    const Bitboard line = card.target.kind == TargetKind::kColumn ? Column(i) : Row(i);
    if (!forbidden.Contains(line & position.rules.cells())) lines |= 1u << i;
  }
  return lines;
}

template <class Condition>
uint32_t ShipsThat(const Position& position, int owner, Condition condition) {
  uint32_t bits = 0;
  for (int i = 0; i < position.rules.ships(); ++i) {
    if (condition(position.state.boards[owner].ships[i])) bits |= 1u << i;
  }
  return bits;
}

// Ships by name, as bits, for the target kinds that name one ship and nothing else.
uint32_t NamedShips(const Position& position, int seat, TargetKind kind) {
  switch (kind) {
    case TargetKind::kEnemyShip:
      return ShipsThat(position, 1 - seat, MayBeAttacked);
    case TargetKind::kOwnShip:
      return ShipsThat(position, seat, [](const Ship& ship) { return ship.sunk == 0; });
    default:  // kHitShip
      return ShipsHitAndAfloat(position, seat);
  }
}

Bitboard DamagedCells(const Position& position, int seat) {
  Bitboard cells;
  for (int i = 0; i < position.rules.ships(); ++i) {
    const Ship& ship = position.state.boards[seat].ships[i];
    if (ship.placed == 0) continue;
    for (uint32_t parts = ship.damage; parts != 0; parts &= parts - 1) {
      cells.Set(PartCell(PoseOf(ship), std::countr_zero(parts)));
    }
  }
  return cells;
}

Refusal CheckShip(const Position& position, int seat, TargetKind kind, int ship) {
  if (((NamedShips(position, seat, kind) >> ship) & 1) != 0) return kAllowed;
  const std::string& name = position.rules.ship_name(ship);
  switch (kind) {
    case TargetKind::kEnemyShip:
      return position.state.boards[1 - seat].ships[ship].sunk != 0
                 ? Forbidden("{ship} is sunk", name)
                 : Forbidden("{ship} is hidden by smoke", name);
    case TargetKind::kOwnShip:
      return Forbidden("{ship} is sunk", name);
    default:  // kHitShip
      return Forbidden("the attack does not hit {ship}, or sinks it", name);
  }
}

Refusal CheckArea(const Position& position, int kind, const int32_t* args) {
  const Card& card = position.rules.card(kind);
  const bool down = card.target.rotate && args[0] == 1;
  const int corner = args[card.target.rotate ? 1 : 0];
  if (Refusal no = CheckCell(position.rules, corner)) return no;
  if (!position.rules.reach(kind).corners[down].Has(corner)) {
    return Forbidden("the area would lie beyond the board");
  }
  return ForbiddenCells(position, card).Contains(AreaAt(card.target, down, corner))
             ? Forbidden("the whole area lies where nobody may attack")
             : kAllowed;
}

Refusal CheckLine(const Position& position, const Card& card, int line) {
  if (line >= LineCount(position.rules, card.target.kind)) {
    return Senseless("there is no such line on the board");
  }
  return ((OpenLines(position, card) >> line) & 1) != 0
             ? kAllowed
             : Forbidden("the whole line lies where nobody may attack");
}

// For targets that are prepared: whether there is anything to prepare.
Refusal CheckPreparable(const Position& position, int seat, const Card& card) {
  if (card.target.kind == TargetKind::kCells) {
    return OpenCells(position, card).Count() >= card.target.count
               ? kAllowed
               : Forbidden("there are not enough cells that may be attacked");
  }
  return ShipsThat(position, seat, CanSail) != 0 ? kAllowed
                                                 : Forbidden("no ship of yours can move");
}

// Offers an action with the number of each bit as argument number `arg`. Few bits, and often none:
// they are counted before anything is looked for.
bool ListBits(const Action& base, int arg, uint32_t bits, Listing& out) {
  if (bits == 0) return true;
  const uint64_t counts = bits::ByteCounts(bits) * 0x0101010101010101u;
  return out.Group(counts >> 56, [&](uint64_t n) {
    Action action = base;
    action.args[arg] = bits::NthBit(bits, counts, static_cast<int>(n));
    return action;
  });
}

// The same for the cells of those parts of a ship, in rising order.
bool ListParts(const Action& base, int arg, uint32_t parts, Pose pose, Listing& out) {
  if (parts == 0) return true;
  const uint64_t counts = bits::ByteCounts(parts) * 0x0101010101010101u;
  const uint64_t count = counts >> 56;
  const bool bow_first = pose.facing == kNorth || pose.facing == kWest;
  return out.Group(count, [&](uint64_t n) {
    const uint64_t from_bow = bow_first ? n : count - 1 - n;
    Action action = base;
    action.args[arg] = PartCell(pose, bits::NthBit(parts, counts, static_cast<int>(from_bow)));
    return action;
  });
}

// An action with arguments added after its card.
Action With(const Action& base, std::initializer_list<int> args) {
  Action action = base;
  int place = 1;
  for (int arg : args) action.args[place++] = arg;
  return action;
}

bool ListAreas(const Position& position, const Action& base, Listing& out) {
  const int kind = base.args[0];
  const auto corners = [&](const Action& action, int arg, bool down) {
    if (AnySeized(position.state)) return out.Cells(action, arg, Corners(position, kind, down));
    const NavalWarRules::Reach& reach = position.rules.reach(kind);
    return out.PassOver(reach.corner_count[down]) || out.Cells(action, arg, reach.corners[down]);
  };
  if (!position.rules.card(kind).target.rotate) return corners(base, 1, false);
  return corners(With(base, {0}), 2, false) && corners(With(base, {1}), 2, true);
}

bool ListShifts(const Position& position, int seat, const Action& base, Listing& out) {
  const SeaRoom& room = SeaRoomOf(position, seat);
  if (out.PassOver(room.shift_count)) return true;
  for (int i = 0; i < position.rules.ships(); ++i) {
    if (!ListBits(With(base, {i}), 2, room.shifts[i], out)) return false;
  }
  return true;
}

bool ListPivots(const Position& position, int seat, const Action& base, Listing& out) {
  const SeaRoom& room = SeaRoomOf(position, seat);
  if (out.PassOver(room.pivot_count)) return true;
  for (int i = 0; i < position.rules.ships(); ++i) {
    const Pivots pivots = room.pivots[i];
    const Pose pose = PoseOf(position.state.boards[seat].ships[i]);
    if (!ListParts(With(base, {i, 0}), 3, pivots.clockwise, pose, out) ||
        !ListParts(With(base, {i, 1}), 3, pivots.counterclockwise, pose, out)) {
      return false;
    }
  }
  return true;
}

}  // namespace

Bitboard OpenCells(const Position& position, const Card& card) {
  return position.rules.cells().Minus(ForbiddenCells(position, card));
}

Refusal CheckTarget(const Position& position, int seat, const Action& action) {
  const Card& card = position.rules.card(action.args[0]);
  const int32_t* args = action.args + 1;
  switch (card.target.kind) {
    case TargetKind::kNone:
    case TargetKind::kQuadrant:
      return kAllowed;
    case TargetKind::kArea:
      return CheckArea(position, action.args[0], args);
    case TargetKind::kColumn:
    case TargetKind::kRow:
      return CheckLine(position, card, args[0]);
    case TargetKind::kCells:
    case TargetKind::kFleet:
      return CheckPreparable(position, seat, card);
    case TargetKind::kEnemyShip:
    case TargetKind::kOwnShip:
    case TargetKind::kHitShip:
      return CheckShip(position, seat, card.target.kind, args[0]);
    case TargetKind::kOwnDamage:
      if (Refusal no = CheckCell(position.rules, args[0])) return no;
      return DamagedCells(position, seat).Has(args[0])
                 ? kAllowed
                 : Forbidden("no damaged part of your ships lies there");
    case TargetKind::kShift:
      return CheckShift(position, seat, args[0], args[1]);
    case TargetKind::kPivot:
      return CheckPivot(position, seat, args[0], args[1] == 0, args[2]);
  }
  return kAllowed;
}

bool ListTargets(const Position& position, int seat, const Action& base, Listing& out) {
  const Card& card = position.rules.card(base.args[0]);
  const int fixed = position.rules.reach(base.args[0]).fixed_targets;
  // What need not be looked at is only counted.
  if (fixed >= 0 && !AnySeized(position.state) && out.PassOver(static_cast<uint64_t>(fixed))) {
    return true;
  }
  switch (card.target.kind) {
    case TargetKind::kNone:
      return out.One(base);
    case TargetKind::kArea:
      return ListAreas(position, base, out);
    case TargetKind::kColumn:
    case TargetKind::kRow:
      return ListBits(base, 1, OpenLines(position, card), out);
    case TargetKind::kCells:
    case TargetKind::kFleet:
      return CheckPreparable(position, seat, card) || out.One(base);
    case TargetKind::kEnemyShip:
    case TargetKind::kOwnShip:
    case TargetKind::kHitShip:
      return ListBits(base, 1, NamedShips(position, seat, card.target.kind), out);
    case TargetKind::kOwnDamage:
      return out.Cells(base, 1, DamagedCells(position, seat));
    case TargetKind::kQuadrant:
      return out.Range(base, 1, 0, kQuadrants);
    case TargetKind::kShift:
      return ListShifts(position, seat, base, out);
    case TargetKind::kPivot:
      return ListPivots(position, seat, base, out);
  }
  return true;
}

NavalWarRules::Reach ReachOf(const NavalWarRules& rules, const Target& target) {
  NavalWarRules::Reach reach;
  for (const bool down : {false, true}) {
    const int width = down ? target.height : target.width;
    const int height = down ? target.width : target.height;
    reach.corners[down] = Rectangle(0, 0, rules.width() - width + 1, rules.height() - height + 1);
    Put(reach.corner_count[down], reach.corners[down].Count());
  }
  switch (target.kind) {
    case TargetKind::kNone:
      reach.fixed_targets = 1;
      break;
    case TargetKind::kArea:
      reach.fixed_targets =
          static_cast<int>(reach.corner_count[0] + (target.rotate ? reach.corner_count[1] : 0));
      break;
    case TargetKind::kColumn:
    case TargetKind::kRow:
      reach.fixed_targets = LineCount(rules, target.kind);
      break;
    case TargetKind::kCells:
      reach.fixed_targets = target.count <= rules.cells().Count() ? 1 : 0;
      break;
    case TargetKind::kQuadrant:
      reach.fixed_targets = kQuadrants;
      break;
    default:
      break;
  }
  return reach;
}

Bitboard TargetCells(const Position& position, int seat, const Card& card, const int32_t* target) {
  const Bitboard open = OpenCells(position, card);
  switch (card.target.kind) {
    case TargetKind::kArea: {
      const bool down = card.target.rotate && target[0] == 1;
      return AreaAt(card.target, down, target[card.target.rotate ? 1 : 0]) & open;
    }
    case TargetKind::kColumn:
      return Column(target[0]) & open;
    case TargetKind::kRow:
      return Row(target[0]) & open;
    case TargetKind::kOwnDamage:
      return Bitboard::Of(target[0]);
    case TargetKind::kQuadrant:
      return position.rules.quadrant(target[0]);
    case TargetKind::kOwnShip:
    case TargetKind::kShift:
    case TargetKind::kPivot:
      return CellsOf(position.state.boards[seat].ships[target[0]],
                     position.rules.length(target[0]));
    default:
      return {};
  }
}

}  // namespace mallard::naval_war
