#include "src/games/duckhammer/scene/scene.h"

#include <algorithm>
#include <bit>
#include <cstdint>

#include "mallard/frame/numbers.h"
#include "src/frame/first_character.h"
#include "src/games/duckhammer/combat/combat.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/scene/scene_parts.h"
#include "src/games/duckhammer/turn.h"

namespace mallard::duckhammer {

std::vector<WordSpec> SceneWords() {
  std::vector<WordSpec> words = {
      {"field", "Battlefield"},
      {"inch", "inch"},
      {"obstacle", "Obstacle"},
      {"water", "Water"},
      {"zone", "Deployment zone"},
      {"front_line", "Front line"},
      {"object", "Point of interest"},
      {"army", "Army"},
      {"monsters", "Monsters"},
      {"roster", "To enlist"},
      {"loadout", "Choice of weapons"},
      {"score", "Score"},
      {"mission", "Mission"},
      {"missions_to_choose", "Missions to choose from"},
      {"monsters_to_name", "Monsters to name"},
      {"quacktics_to_start", "Quacktics to start"},
      {"dice", "Dice"},
      {"not_rolled", "Not rolled"},
      {"total", "Total"},
      {"needed", "Needed"},
      {"models", "Models"},
      {"damage", "Damage"},
      {"grade", "Grade"},
      {"armor", "Armor"},
      {"bravery", "Bravery"},
      {"movement", "Movement in inches"},
      {"movement_left", "Inches left to move"},
      {"range", "Range in inches"},
      {"spell_range", "Spell range in inches"},
      {"price", "Army points of a model"},
      {"full_strength", "Full Strength"},
      {"most_units", "Most units of the Grade"},
      {"army_points", "Army points"},
      {"points_lost", "Army points lost"},
      {"victory_points", "Victory points"},
      {"rounds_left", "Rounds left"},
      {"losses", "Models to lose"},
      {"weapon_used", "Weapon used"},
      {"flying", "Flying"},
      {"diving", "Diving"},
      {"engaged", "In an enemy's fight range"},
      {"lingering", "Destroyed, acts until Report"},
      {"reserve", "Reserve"},
      {"runner", "Goes the dice's most"},
      {"fixed_roll", "Takes the fixed roll"},
      {"phase_muster", "Muster"},
      {"phase_roll_off", "Roll-off"},
      {"phase_missions", "Missions"},
      {"phase_placing", "Map preparation"},
      {"phase_deployment", "Deployment"},
      {"phase_quacktics", "Quacktics"},
      {"phase_movement", "Movement"},
      {"phase_chant", "Combat, Chant"},
      {"phase_shoot", "Combat, Shoot"},
      {"phase_fight", "Combat, Fight"},
      {"phase_morale", "Morale"},
      {"phase_charge", "Charge"},
      {"phase_report", "Report"},
      {"phase_over", "Over"},
      {"ending_destroyed", "The other army is destroyed"},
      {"ending_points", "Victory points"},
      {"ending_rounds", "The last round is over"},
      {"ending_forfeit", "The battle was given up"},
      {"more_points", "More victory points"},
      {"fewer_lost", "Fewer army points lost"},
      {"led_last", "Led the last round"},
      {"move", "Move"},
  };
  return words;
}

namespace {

// What decided where both sides had reached the end alike; -1: nothing had to.
int TieBreak(const State& s) {
  const Player& a = s.players[0];
  const Player& b = s.players[1];
  if (s.ending == kVictoryPoints) {
    const bool both = a.victory_points >= a.needed && b.victory_points >= b.needed;
    return both ? kWordMorePoints : -1;
  }
  if (s.ending != kLastRound) return -1;
  return a.points_lost == b.points_lost ? kWordLedLast : kWordFewerLost;
}

}  // namespace

void AddBattleStatus(const Position& position, const SceneSides& sides, SceneBuilder& b) {
  const State& s = position.state;
  SceneStatus& status = b.status();
  status.phase = b.Word(kWordPhases + static_cast<int>(s.phase));
  status.round = s.round;
  status.round_limit = s.rounds;
  if (s.phase == Phase::kOver) {
    if (s.ending != kNotOver) status.reason = b.Word(kWordEndings + s.ending - kDestroyedAll);
    if (const int word = TieBreak(s); word >= 0) status.tie_break = b.Word(word);
  } else if (std::has_single_bit(s.asked)) {
    status.turn_seat = sides.seats[s.asked == 1 ? 0 : 1];
  }
}

void AddBattle(const Position& position, const SceneSides& sides, SceneBuilder& builder) {
  BattleWriter(position, sides, builder).Whole();
}

void WriteScene(const DuckhammerRules& rules, const State& s, SceneBuilder& b) {
  const Position position{rules, s};
  SceneSides sides;
  sides.near = b.viewer().side();
  sides.self = b.viewer().seat() >= 0 ? b.viewer().seat() : -1;
  AddBattleStatus(position, sides, b);
  const uint32_t score = b.Word(kWordVictoryPoints);
  for (int seat = 0; seat < kSeats; ++seat) {
    SceneSeat& record = b.Seat(seat);
    record.score_label = score;
    if (s.phase == Phase::kMuster && s.players[seat].ready != 0) record.marks |= kMarkReady;
    if (s.phase != Phase::kOver && s.asked == 1 << seat) record.marks |= kMarkActive;
    if (s.round > 0 && s.lead == seat) record.marks |= kMarkLeader;
  }
  AddBattle(position, sides, b);
}

BattleWriter::BattleWriter(const Position& position, const SceneSides& sides, SceneBuilder& builder)
    : position_(position),
      s_(position.state),
      content_(position.rules.content()),
      sides_(sides),
      b_(builder),
      subject_(SubjectUnit(position.state)),
      flying_(b_.OwnMark(b_.Word(kWordFlying))),
      diving_(b_.OwnMark(b_.Word(kWordDiving))),
      engaged_mark_(b_.OwnMark(b_.Word(kWordEngaged))),
      lingering_(b_.OwnMark(b_.Word(kWordLingering))),
      reserve_(b_.OwnMark(b_.Word(kWordReserve))),
      runner_(b_.OwnMark(b_.Word(kWordRunner))),
      fixed_roll_(b_.OwnMark(b_.Word(kWordFixedRoll))),
      models_(b_.Word(kWordModels)),
      damage_(b_.Word(kWordDamage)),
      losses_(b_.Word(kWordLosses)) {
  for (size_t mark = 0; mark < content_.marks.size(); ++mark) {
    if (content_.marks[mark].shown != Mark::Shown::kMark) continue;
    pack_marks_[mark] = b_.OwnMark(b_.Entry(kMarkKind, static_cast<int>(mark)));
  }
}

void BattleWriter::Whole() {
  FindEngaged();
  for (const int side : {sides_.near, Other(sides_.near)}) {
    Army(side);
    Missions(side);
  }
  Field();
  Monsters();
  Score();
  Dice();
  Menu();
}

int BattleWriter::SeatOfUnit(int unit) const {
  const int owner = s_.units[unit].owner;
  if (owner == kNobody) return Reference::kNobody;
  return sides_.unit_seats.empty() ? sides_.seats[owner] : At(sides_.unit_seats, unit);
}

bool BattleWriter::MayActivate(int unit) const {
  const int owner = s_.units[unit].owner;
  if (s_.stage != Stage::kActivate || owner == kNobody || s_.asked != 1 << owner) return false;
  const auto may = [&](uint32_t kind) {
    return !position_.rules.Judge(&s_, owner, {kind, {unit, static_cast<int32_t>(Way::kWalk)}});
  };
  switch (s_.phase) {
    case Phase::kMovement:
      return may(kMove) || may(kPileIn);
    case Phase::kCharge:
      return may(kCharge);
    default:
      return MayActInCombat(position_, unit);
  }
}

uint32_t BattleWriter::MarksOf(int unit) const {
  const Unit& u = s_.units[unit];
  uint32_t marks = 0;
  if (u.Has(kFlying)) marks |= flying_;
  if (u.Has(kDiving)) marks |= diving_;
  if (u.Has(kReserve)) marks |= reserve_;
  if ((engaged_[unit / 64] >> (unit % 64) & 1) != 0) marks |= engaged_mark_;
  if (u.alive == 0) marks |= kMarkDestroyed;
  if (u.damage > 0 || (u.lost > 0 && u.alive > 0)) marks |= kMarkDamaged;
  if (unit == subject_) marks |= kMarkSelected;
  if (s_.activity.unit == unit + 1) marks |= kMarkActive;
  for (int i = 0; i < s_.batch.sides; ++i) {
    if (s_.batch.side[i].unit == unit) marks |= kMarkActive;
    if (s_.batch.side[i].spell == 0 && s_.batch.side[i].target == unit) marks |= kMarkTarget;
  }
  if (MayActivate(unit)) marks |= kMarkReady;
  return marks;
}

void BattleWriter::ShowMark(int mark, int count, int most, SceneItem& item) {
  const Mark& kind = At(content_.marks, mark);
  if (kind.shown == Mark::Shown::kNothing) return;
  if (!kind.symbol.empty()) item.symbol = FirstCharacter(kind.symbol);
  // A scene has only so many marks of its own: then it is a counter.
  const uint32_t bit = pack_marks_[mark];
  item.marks |= bit;
  if (bit == 0) b_.Counter(b_.Entry(kMarkKind, mark), count, most);
}

void BattleWriter::UnitCounters(int unit, SceneItem& item) {
  const Unit& u = s_.units[unit];
  b_.Counter(models_, u.alive, u.size);
  b_.Counter(damage_, u.damage, s_.profiles[unit].hp);
  if (u.pending != 0) b_.Counter(losses_, u.pending);
  u.marks.ForEach([&](int mark, int count) { ShowMark(mark, count, -1, item); });
}

void BattleWriter::FindEngaged() {
  // Only units whose boxes are near enough to each other are looked at closely.
  struct Box {
    int unit;
    Rect area;
    int32_t reach;
  };
  Box boxes[kUnitSlots];
  int count = 0;
  for (int owner = 0; owner <= kNobody; ++owner) {
    ForEachUnitOnMap(s_, owner, [&](int unit) {
      const Profile& profile = s_.profiles[unit];
      Box box{unit,
              {{INT32_MAX, INT32_MAX}, {INT32_MIN, INT32_MIN}},
              profile.radius + std::max(kInch, LongestFightRange(position_, unit))};
      ForEachOnMap(s_, unit, [&](int model) {
        const Model& m = s_.models[model];
        box.area.low = {std::min(box.area.low.x, m.x), std::min(box.area.low.y, m.y)};
        box.area.high = {std::max(box.area.high.x, m.x), std::max(box.area.high.y, m.y)};
      });
      boxes[count++] = box;
    });
  }
  const auto apart = [](const Box& a, const Box& b) {
    const int32_t reach = a.reach + b.reach;
    return a.area.low.x - b.area.high.x > reach || b.area.low.x - a.area.high.x > reach ||
           a.area.low.y - b.area.high.y > reach || b.area.low.y - a.area.high.y > reach;
  };
  for (int i = 0; i < count; ++i) {
    const int unit = boxes[i].unit;
    for (int j = 0; j < count; ++j) {
      const int enemy = boxes[j].unit;
      if (!Enemies(s_.units[unit].owner, s_.units[enemy].owner) || apart(boxes[i], boxes[j])) {
        continue;
      }
      if (!Engaged(position_, unit, enemy)) continue;
      engaged_[unit / 64] |= uint64_t{1} << (unit % 64);
      break;
    }
  }
}

}  // namespace mallard::duckhammer
