// A board and its fleet as a scene. On the own board cells show what the enemy has learned of it.
#include <algorithm>
#include <bit>

#include "mallard/frame/numbers.h"
#include "src/games/naval_war/actions.h"
#include "src/games/naval_war/scene_parts.h"
#include "src/games/naval_war/smoke.h"

namespace mallard::naval_war {
namespace {

// By Answer: a character, and what it means.
constexpr char kSymbols[] = ".OX~#WS";
constexpr uint32_t kAnswerMarks[] = {
    0, kMarkMiss | kMarkEmpty, kMarkHit, kMarkProtected, kMarkBlocked, kMarkEmpty, kMarkFound};

}  // namespace

BoardWriter::BoardWriter(const NavalWarRules& rules, const State& state, SceneBuilder& builder)
    : rules_(rules),
      s_(state),
      b_(builder),
      not_placed_(b_.OwnMark(b_.Word(kWordNotPlaced))),
      answers_{0,
               b_.Word(kWordMiss),
               b_.Word(kWordHit),
               b_.Word(kWordSmoke),
               b_.Word(kWordBlocked),
               b_.Word(kWordSeenWater),
               b_.Word(kWordSeenShip)},
      hits_(b_.Word(kWordHits)),
      smoke_turns_(b_.Word(kWordSmokeTurns)) {
  for (const Board& board : s_.boards) {
    rules_.cells().ForEach([&](int cell) {
      if (board.radar.answer[cell] == Answer::kNone) return;
      newest_ = std::max(newest_, static_cast<int>(board.radar.turn[cell]));
    });
  }
  if (newest_ + 1 < static_cast<int>(s_.turns)) newest_ = -1;
}

void BoardWriter::Write(int seat) {
  const bool known = Known(seat);
  const Board& board = s_.boards[seat];
  const int area =
      b_.AddArea(OfSeat(kBoardArea, seat), AreaKind::kGrid, seat,
                 b_.Word(known ? kWordBoard : kWordRadar), rules_.width(), rules_.height());
  b_.Area(area).coordinates = 1;
  const Attack& attack = s_.attack;
  Bitboard attacked;
  if (attack.active != 0 && s_.turn_seat != seat) {
    for (int i = 0; i < attack.count; ++i) attacked.Set(attack.cells[i]);
  }
  rules_.cells().ForEach([&](int cell) { Cell(seat, area, cell, attacked.Has(cell)); });
  Edges(seat, area);
  Quadrants(seat, area);
  Zones(seat, area);
  for (int ship = 0; ship < rules_.ships(); ++ship) {
    if (board.ships[ship].placed != 0) ShipOnBoard(seat, area, ship);
  }
  if (s_.turn_seat == seat) Berths(seat, area);
  Fleet(seat);
}

void BoardWriter::Cell(int seat, int area, int cell, bool attacked) {
  const Board& board = s_.boards[seat];
  const auto answer = static_cast<size_t>(board.radar.answer[cell]);
  SceneItem& item = b_.AddCell(IdOf(kCells, seat, cell), area, ColumnOf(cell), RowOf(cell));
  Put(item.owner, seat);
  Put(item.symbol, kSymbols[answer]);
  item.label = answers_[answer];
  item.marks = kAnswerMarks[answer];
  if (answer != 0 && board.radar.turn[cell] == newest_) item.marks |= kMarkLastMove;
  if (attacked) item.marks |= kMarkThreatened | kMarkTarget;
  const Preparation& plan = s_.preparation;
  if (plan.card != 0 && (s_.turn_seat == seat) == rules_.card(plan.card - 1).target.own_board &&
      std::find(plan.aim, plan.aim + plan.aims, cell) != plan.aim + plan.aims) {
    item.marks |= kMarkTarget | kMarkPlanned;
  }
  const bool told = answer != 0 && board.radar.answer[cell] != Answer::kBlocked;
  if (!Known(seat) && !told) item.face = SceneFace::kUnknown;
  if (told && board.radar.changes[cell] != board.changes) item.face = SceneFace::kStale;
  b_.Refer(Reference::Cell(cell, seat));
}

// Names of columns and rows, which some cards are aimed at.
void BoardWriter::Edges(int seat, int area) {
  if (!rules_.card_play()) return;
  for (int i = 0; i < rules_.width() + rules_.height(); ++i) {
    const bool column = i < rules_.width();
    const int number = column ? i : i - rules_.width();
    SceneItem& item = b_.AddItem(IdOf(kEdges, seat, column ? number : kGridSide + number), area);
    item.geometry = Geometry::kText;
    item.layer = kLayerText;
    item.x = column ? number : -1;
    item.y = column ? -1 : number;
    item.symbol = column ? static_cast<uint32_t>('A' + number) : 0;
    if (!column) item.label = b_.Number(number + 1);
    b_.Refer(Reference::Word(column ? "column" : "row", number));
  }
}

void BoardWriter::Quadrants(int seat, int area) {
  if (!rules_.card_play()) return;
  const int width = rules_.width() / 2;
  const int height = rules_.height() / 2;
  for (int q = 0; q < kQuadrants; ++q) {
    SceneItem& item =
        b_.AddCell(IdOf(kQuadrantItems, seat, q), area, q % 2 * width, q / 2 * height);
    item.layer = kLayerZone;
    item.width = width;
    item.depth = height;
    item.label = b_.Word(kWordNorthwest + q);
    if (s_.seized[q] != 0) {
      item.marks |= kMarkBlocked;
      b_.Counter(b_.Word(kWordSeizedTurns), s_.seized[q]);
    }
    b_.Refer(Reference::Word("quadrant", q));
  }
}

void BoardWriter::Zones(int seat, int area) {
  for (int zone = 0; zone < rules_.zones(); ++zone) {
    s_.boards[seat].zones[zone].ForEach([&](int cell) {
      SceneItem& item = b_.AddCell(IdOf(kZoneCells, seat, zone * kGridCells + cell), area,
                                   ColumnOf(cell), RowOf(cell));
      item.layer = kLayerZone;
      Put(item.owner, seat);
      item.symbol = '^';
      b_.Show(kZoneKind, zone);
      b_.Refer(Reference::Cell(cell, seat));
    });
  }
}

void BoardWriter::NameShip(SceneItem& item, int seat, int ship) {
  const std::vector<int>& fleet = rules_.mode().fleet;
  const int kind = At(fleet, ship);
  const auto begin = fleet.begin();
  const int before = static_cast<int>(std::count(begin, begin + ship, kind));
  const bool several = std::count(begin, fleet.end(), kind) > 1;
  Put(item.owner, seat);
  Put(item.symbol, '1' + ship);
  item.entry_kind = kShipKind;
  item.entry = kind;
  item.label = b_.Entry(kShipKind, kind, several ? before + 1 : 0);
}

void BoardWriter::Draw(SceneItem& item, Pose pose, int length) {
  item.geometry = Geometry::kCell;
  item.x = ColumnOf(pose.bow);
  item.y = RowOf(pose.bow);
  item.width = 1;
  item.depth = length;
  Put(item.turn, pose.facing * 90);
  for (int part = 0; part < length; ++part) {
    const int cell = PartCell(pose, part);
    b_.Point(ColumnOf(cell), RowOf(cell));
  }
}

void BoardWriter::ShipOnBoard(int seat, int area, int index) {
  const Ship& ship = s_.boards[seat].ships[index];
  const int length = rules_.length(index);
  const uint32_t id = IdOf(kShips, seat, index);
  SceneItem& item = b_.AddItem(id, area);
  NameShip(item, seat, index);
  Draw(item, PoseOf(ship), length);
  if (ship.damage != 0) item.marks |= kMarkDamaged;
  if (UnderSmoke(ship)) item.marks |= kMarkProtected;
  if ((s_.movable >> index & 1) != 0 && s_.turn_seat != seat) item.marks |= kMarkMovable;
  if (s_.attack.active != 0 && s_.attack.ship == index + 1 && s_.turn_seat != seat) {
    item.marks |= kMarkThreatened | kMarkTarget;
  }
  b_.Counter(hits_, std::popcount(ship.damage), length);
  if (UnderSmoke(ship)) b_.Counter(smoke_turns_, ship.smoke);
  b_.Refer(Reference::Name("ship", index, seat));
  for (int part = 0; part < length; ++part) {
    if ((ship.damage >> part & 1) == 0) continue;
    const int cell = PartCell(PoseOf(ship), part);
    SceneItem& hit = b_.AddCell(IdOf(kParts, seat, index * kMaxLength + part), area, ColumnOf(cell),
                                RowOf(cell));
    hit.layer = kLayerMark;
    hit.parent = id;
    Put(hit.owner, seat);
    hit.symbol = '*';
    hit.label = At(answers_, Answer::kHit);
    hit.marks = kMarkHit | kMarkDamaged;
    b_.Refer(Reference::Cell(cell, seat));
  }
}

// New places of ships, chosen and not taken yet.
void BoardWriter::Berths(int seat, int area) {
  for (int ship = 0; ship < rules_.ships(); ++ship) {
    const Berth& berth = s_.preparation.berths[ship];
    if (berth.placed == 0) continue;
    SceneItem& item = b_.AddItem(IdOf(kBerths, seat, ship), area);
    NameShip(item, seat, ship);
    item.layer = kLayerMark;
    item.marks = kMarkPlanned;
    Draw(item, {berth.bow, berth.facing}, rules_.length(ship));
    b_.Refer(Reference::Name("ship", ship, seat));
  }
}

// Every ship with what has been announced of it, and, where that is known, how it is.
void BoardWriter::Fleet(int seat) {
  const int area = b_.AddArea(OfSeat(kFleetArea, seat), AreaKind::kList, seat, b_.Word(kWordFleet),
                              1, rules_.ships());
  const uint32_t struck = b_.Word(kWordStruck);
  for (int index = 0; index < rules_.ships(); ++index) {
    const Ship& ship = s_.boards[seat].ships[index];
    SceneItem& item = b_.AddItem(IdOf(kLines, seat, index), area);
    NameShip(item, seat, index);
    item.y = index;
    item.width = 1;
    item.depth = rules_.length(index);
    if (ship.sunk != 0) item.marks |= kMarkDestroyed;
    if (UnderSmoke(ship)) item.marks |= kMarkProtected;
    if (ship.damage != 0) item.marks |= kMarkDamaged;
    if (Known(seat) && ship.placed == 0 && ship.sunk == 0) item.marks |= not_placed_;
    if ((s_.movable >> index & 1) != 0 && s_.turn_seat != seat) item.marks |= kMarkMovable;
    if (s_.attack.active != 0 && s_.attack.ship == index + 1 && s_.turn_seat != seat) {
      item.marks |= kMarkThreatened | kMarkTarget;
    }
    if (Known(seat) && ship.sunk == 0) {
      b_.Counter(hits_, std::popcount(ship.damage), rules_.length(index));
    }
    if (ship.struck != 0) b_.Counter(struck, ship.struck);
    if (UnderSmoke(ship)) b_.Counter(smoke_turns_, ship.smoke);
    b_.Refer(Reference::Name("ship", index, seat));
  }
}

}  // namespace mallard::naval_war
