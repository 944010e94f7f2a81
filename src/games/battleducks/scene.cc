// BattleDucks as a scene: both ponds, both fleets, and while fleets are made the formations that
// can be picked.
//
// Groups of item ids, each by seat: cells (by cell), formations and Commanders on a pond, lines of
// the fleet and the maneuvers beside them (by slot); formations to pick (by formation).
#include "src/games/battleducks/scene.h"

#include "mallard/scene_builder.h"
#include "src/games/battleducks/actions.h"
#include "src/games/battleducks/names.h"
#include "src/games/battleducks/pond.h"
#include "src/games/battleducks/rules.h"
#include "src/games/battleducks/scene_words.h"

namespace mallard::battleducks {
namespace {

enum AreaId : uint32_t { kPondArea = 1, kFleetArea = 3, kPickArea = 5 };  // By seat, but the last.
enum Group : uint32_t {
  kCells = 1,
  kFormations = 3,
  kCommanders = 5,
  kLines = 7,
  kManeuvers = 9,
  kPicks = 11
};

constexpr uint32_t kFormationKind = TableId("formation");
constexpr uint32_t kCategoryKind = TableId("category");
constexpr uint32_t kManeuverKind = TableId("maneuver");

class Writer {
 public:
  Writer(const BattleDucksRules& rules, const State& state, SceneBuilder& builder)
      : rules_(rules), s_(state), b_(builder), not_placed_(b_.OwnMark(b_.Word(kWordNotPlaced))) {
    answers_[0] = b_.Word(kWordSplash);
    answers_[1] = b_.Word(kWordSpotted);
    answers_[2] = b_.Word(kWordFound);
    recharge_ = b_.Word(kWordRecharge);
    ducks_left_ = b_.Word(kWordDucksLeft);
  }

  void Whole() {
    Status();
    for (int i = 0; i < kSeats; ++i) {
      const int seat = i == 0 ? b_.viewer().side() : 1 - b_.viewer().side();
      Seat(seat);
      Pond(seat);
      Fleet(seat);
    }
    if (s_.phase == Phase::kSetup && b_.viewer().seat() >= 0) Picks(b_.viewer().seat());
  }

 private:
  uint32_t Id(Group group, int seat, int number) const {
    return ItemId(OfSeat(group, seat), number);
  }
  // Whether the scene shows what only the owner knows while the match is running.
  bool Known(int seat) const { return s_.ponds[seat].hidden == 0; }

  void Status() {
    SceneStatus& status = b_.status();
    status.phase = b_.Word(s_.phase == Phase::kSetup     ? kWordSetup
                           : s_.phase == Phase::kPlaying ? kWordPlaying
                                                         : kWordOver);
    if (s_.phase == Phase::kOver) status.reason = b_.Word(kWordFleetFound);
    if (s_.phase == Phase::kSetup) return;
    status.round = static_cast<int32_t>(s_.turns) + 1;
    status.round_label = b_.Word(kWordTurn);
    if (s_.phase == Phase::kPlaying) status.turn_seat = s_.turn_seat;
  }

  void Seat(int seat) {
    const auto& pond = s_.ponds[seat];
    SceneSeat& record = b_.Seat(seat);
    record.score = rules_.slots() - s_.ponds[1 - seat].formations_left;
    record.score_label = b_.Word(kWordFormationsFound);
    if (s_.phase == Phase::kPlaying && s_.turn_seat == seat) record.marks |= kMarkActive;
    if (s_.phase == Phase::kSetup && pond.ready != 0) record.marks |= kMarkReady;
    b_.Counter(b_.Word(kWordFormationsLeft), pond.formations_left, rules_.slots());
  }

  void Pond(int seat) {
    const auto& pond = s_.ponds[seat];
    const bool known = Known(seat);
    const Board& board = rules_.board();
    const int area = b_.AddArea(OfSeat(kPondArea, seat), AreaKind::kGrid, seat,
                                b_.Word(known ? kWordPond : kWordRadar), board.width, board.height);
    b_.Area(area).coordinates = 1;
    b_.Area(area).active = s_.phase == Phase::kPlaying ? s_.turn_seat != seat : 1;
    // While the match goes on the last answer is the last move; at the end it is the one that won.
    const bool moved = s_.phase != Phase::kSetup && pond.answers != 0 &&
                       (s_.phase == Phase::kOver ? s_.winner != seat + 1 : s_.turn_seat == seat);
    const int last = moved ? pond.order[pond.answers - 1] : -1;
    board.cells.ForEach([&](int cell) { Cell(seat, area, cell, cell == last, known); });
    if (!known) return;
    for (int slot = 0; slot < rules_.slots(); ++slot) {
      if (pond.slots[slot].placed != 0) Formation(seat, area, slot);
    }
  }

  void Cell(int seat, int area, int cell, bool last, bool known) {
    const auto& pond = s_.ponds[seat];
    SceneItem& item = b_.AddCell(Id(kCells, seat, cell), area, ColumnOf(cell), RowOf(cell));
    Put(item.owner, seat);
    item.symbol = '.';
    if (pond.observed.Has(cell)) {
      const Answer answer = AnswerAt(pond, cell);
      item.label = At(answers_, answer);
      Put(item.symbol, At("oxX", answer));
      item.marks = answer == Answer::kSplash ? kMarkMiss | kMarkEmpty : uint32_t{kMarkHit};
      if (answer == Answer::kFound) item.marks |= kMarkFound;
      if (last) item.marks |= kMarkLastMove;
    } else if (!known) {
      item.face = SceneFace::kUnknown;
    } else if (pond.slot_at[cell] == 0) {
      item.marks = kMarkEmpty;
    }
    b_.Refer(Reference::Cell(cell, seat));
  }

  void Formation(int seat, int area, int slot) {
    const auto& lying = s_.ponds[seat].slots[slot];
    const battleducks::Formation& formation = rules_.FormationOf(lying);
    SceneItem& item = b_.AddItem(Id(kFormations, seat, slot), area);
    item.geometry = Geometry::kCell;
    item.x = ColumnOf(lying.anchor);
    item.y = RowOf(lying.anchor);
    Put(item.owner, seat);
    Put(item.turn, lying.orientation % kRotations * 90);
    item.mirrored = lying.orientation >= kRotations ? 1 : 0;
    Put(item.symbol, '1' + slot % 9);
    item.width = formation.figure.shapes[lying.orientation].width;
    item.depth = formation.figure.shapes[lying.orientation].height;
    item.marks = HarmOf(lying, formation.figure.size);
    b_.Show(kFormationKind, lying.formation - 1);
    rules_.CellsOf(lying).ForEach([&](int cell) { b_.Point(ColumnOf(cell), RowOf(cell)); });
    b_.Counter(ducks_left_, lying.ducks_left, formation.figure.size);
    b_.Refer(Reference::Name("slot", slot, seat));
    if (lying.has_commander == 0) return;
    SceneItem& commander = b_.AddCell(Id(kCommanders, seat, slot), area, ColumnOf(lying.commander),
                                      RowOf(lying.commander));
    commander.layer = kLayerMark;
    commander.parent = Id(kFormations, seat, slot);
    Put(commander.owner, seat);
    commander.symbol = '@';
    commander.label = b_.Word(kWordCommander);
    commander.marks = kMarkLeader | (lying.commander_spotted != 0 ? uint32_t{kMarkHit} : 0);
    b_.Refer(Reference::Name("slot", slot, seat));
  }

  static uint32_t HarmOf(const Slot& slot, int size) {
    if (slot.ducks_left == 0) return kMarkFound;
    return slot.ducks_left < size ? uint32_t{kMarkDamaged} : 0;
  }

  void Fleet(int seat) {
    const int area = b_.AddArea(OfSeat(kFleetArea, seat), AreaKind::kList, seat,
                                b_.Word(kWordFleet), 2, rules_.slots());
    b_.Area(area).active = s_.phase == Phase::kPlaying ? s_.turn_seat == seat : 1;
    for (int slot = 0; slot < rules_.slots(); ++slot) {
      Line(seat, area, slot);
      if (rules_.slot_rule(slot).has_maneuver()) Maneuver(seat, area, slot);
    }
  }

  // A place in the fleet: what lies in it, as far as that is known.
  void Line(int seat, int area, int slot) {
    const auto& in = s_.ponds[seat].slots[slot];
    SceneItem& item = b_.AddItem(Id(kLines, seat, slot), area);
    item.y = slot;
    Put(item.owner, seat);
    Put(item.symbol, '1' + slot % 9);
    item.face = in.formation != 0 ? SceneFace::kKnown : SceneFace::kUnknown;
    if (Known(seat) && in.placed != 0) item.marks = HarmOf(in, rules_.FormationOf(in).figure.size);
    if (Known(seat) && in.placed == 0) item.marks = not_placed_;
    if (in.found_at != 0) item.marks |= kMarkFound;
    item.entry_kind = in.formation != 0 ? kFormationKind : kCategoryKind;
    item.entry = in.formation != 0 ? in.formation - 1 : rules_.slot_rule(slot).category;
    item.label = b_.Label(NameOfSlot(rules_, slot));
    if (Known(seat) && in.placed != 0) {
      b_.Counter(ducks_left_, in.ducks_left, rules_.FormationOf(in).figure.size);
    }
    b_.Refer(Reference::Name("slot", slot, seat));
  }

  // What a place in the fleet can do. Its dial is public; whether the Commander is lost is not.
  void Maneuver(int seat, int area, int slot) {
    const auto& pond = s_.ponds[seat];
    const auto& in = pond.slots[slot];
    SceneItem& item = b_.AddItem(Id(kManeuvers, seat, slot), area);
    item.x = 1;
    item.y = slot;
    item.parent = Id(kLines, seat, slot);
    Put(item.owner, seat);
    if (in.dial != 0) item.marks |= kMarkDone;
    if (in.dial == 1 && s_.turn_seat != seat) item.marks |= kMarkLastMove;
    if (Known(seat) && in.commander_spotted != 0) item.marks |= kMarkDestroyed;
    if (Known(seat) && s_.phase == Phase::kPlaying && ManeuverReady(rules_, pond, slot)) {
      item.marks |= kMarkReady;
    }
    b_.Show(kManeuverKind, rules_.slot_rule(slot).maneuver);
    b_.Counter(recharge_, in.dial, rules_.CooldownOf(slot));
    b_.Refer(Reference::Name("slot", slot, seat));
    b_.Refer(Reference::ActionKind(kManeuver));
  }

  // What can be picked for the places that are still open, each formation once.
  void Picks(int seat) {
    const auto& pond = s_.ponds[seat];
    int area = -1;
    int line = 0;
    for (int f = 0; f < Size(rules_.content().formations); ++f) {
      const battleducks::Formation& formation = At(rules_.content().formations, f);
      bool open = false;
      for (int slot = 0; slot < rules_.slots() && pond.ready == 0; ++slot) {
        open |= pond.slots[slot].formation == 0 &&
                rules_.slot_rule(slot).category == formation.category;
      }
      if (!open) continue;
      if (area < 0) area = b_.AddArea(kPickArea, AreaKind::kList, seat, b_.Word(kWordToPick));
      SceneItem& item = b_.AddItem(ItemId(kPicks, f), area);
      item.y = line++;
      Put(item.owner, seat);
      item.width = formation.figure.shapes[0].width;
      item.depth = formation.figure.shapes[0].height;
      b_.Show(kFormationKind, f);
      formation.figure.shapes[0].cells.ForEach(
          [&](int cell) { b_.Point(ColumnOf(cell), RowOf(cell)); });
      b_.Refer(Reference::Name("formation", f));
    }
    if (area >= 0) b_.Area(area).depth = line;
  }

  const BattleDucksRules& rules_;
  const State& s_;
  SceneBuilder& b_;
  // Labels and marks that many items bear.
  uint32_t not_placed_, answers_[3], recharge_, ducks_left_;
};

}  // namespace

std::vector<WordSpec> SceneWords() {
  return {
      {"pond", "Pond"},
      {"radar", "Radar"},
      {"fleet", "Fleet"},
      {"to_pick", "Formations to pick"},
      {"commander", "Commander"},
      {"splash", "Splash"},
      {"spotted", "Spotted"},
      {"found", "Found"},
      {"ducks_left", "Ducks hidden"},
      {"formations_left", "Formations left"},
      {"formations_found", "Formations found"},
      {"recharge", "Recharge"},
      {"not_placed", "Not placed"},
      {"setup", "Set-up"},
      {"playing", "Playing"},
      {"over", "Over"},
      {"turn", "Turn"},
      {"fleet_found", "The whole fleet is found"},
  };
}

void PlacesOf(const BattleDucksRules&, const Event& event, EventRoles& roles) {
  const int seat = event.args[0];
  switch (event.kind) {
    case kPicked:
      return roles.ComesFrom(roles.subject);  // Among those that its player can pick.
    case kUnpicked:
      return roles.ComesFrom(OfSeat(kFleetArea, seat));
    case kPlaced:
      return roles.ComesFrom(OfSeat(kFleetArea, seat));
    case kLifted:
      return roles.Moves(OfSeat(kPondArea, seat), OfSeat(kFleetArea, seat));
    default:
      return;
  }
}

void WriteScene(const BattleDucksRules& rules, const State& state, SceneBuilder& builder) {
  Writer(rules, state, builder).Whole();
}

}  // namespace mallard::battleducks
