// The armies as lists: units with their weapons and spells; while lists are written, their lines
// and what can be enlisted.
#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/scene/names.h"
#include "src/games/duckhammer/scene/scene_parts.h"
#include "src/games/duckhammer/text/text_parts.h"

namespace mallard::duckhammer {
void BattleWriter::Army(int side) {
  const Player& player = s_.players[side];
  const int area = b_.AddArea(OfSeat(kArmyArea, side), AreaKind::kList, SeatOf(side),
                              b_.Word(kWordArmy), 1, kMaxUnits);
  b_.Area(area).stacking = Stacking::kRow;
  if (s_.phase == Phase::kMuster) return WrittenList(area, side);
  b_.Counter(b_.Word(kWordArmyPoints), player.army_points);
  b_.Counter(b_.Word(kWordPointsLost), player.points_lost);
  b_.Area(area).count = player.unit_count;
  for (int i = 0; i < player.unit_count; ++i) Line(area, i, FirstUnit(side) + i);
}

void BattleWriter::Monsters() {
  const int area = b_.AddArea(kMonsterArea, AreaKind::kList, Reference::kNobody,
                              b_.Word(kWordMonsters), 1, kMaxMonsterUnits);
  b_.Area(area).stacking = Stacking::kRow;
  b_.Area(area).count = s_.monster_units;
  for (int i = 0; i < s_.monster_units; ++i) Line(area, i, FirstUnit(kNobody) + i);
}

void BattleWriter::Line(int area, int line, int unit) {
  const Profile& profile = s_.profiles[unit];
  const uint32_t name = b_.Label(NameOfUnit(s_, unit));
  const int16_t seat = static_cast<int16_t>(SeatOfUnit(unit));
  SceneItem& item = b_.AddItem(Id(kArmyLines, unit), area);
  item.y = line;
  item.owner = seat;
  Put(item.symbol, LetterOf(unit));
  item.count = s_.units[unit].size;
  item.label = name;
  item.entry_kind = profile.monster != 0 ? kMonsterKind : kModelKind;
  item.entry = (profile.monster != 0 ? profile.monster : profile.model) - 1;
  item.marks = MarksOf(unit);
  UnitCounters(unit, item);
  b_.Counter(b_.Word(kWordGrade), profile.grade);
  b_.Counter(b_.Word(kWordArmor), ArmorOf(position_, unit));
  b_.Counter(b_.Word(kWordBravery), BraveryOf(position_, unit));
  b_.Counter(b_.Word(kWordMovement), MovementOf(position_, unit) / kInch);
  b_.Refer(Reference::Of(ArgType::kUnit, unit));
  int column = 1;
  for (int w = 0; w < profile.weapon_count; ++w) {
    const WeaponProfile& weapon = profile.weapons[w];
    SceneItem& arm = b_.AddItem(Id(kWeaponItems, unit * 8 + w), area);
    arm.x = column++;
    arm.y = line;
    arm.parent = Id(kArmyLines, unit);
    arm.owner = seat;
    b_.Show(kWeaponKind, weapon.weapon - 1);
    b_.Counter(b_.Word(kWordRange), weapon.range / kInch);
    if (weapon.spell_range != 0) {
      b_.Counter(b_.Word(kWordSpellRange), weapon.spell_range / kInch);
    }
    b_.Refer(Reference::Of(ArgType::kWeapon, w + 1));
  }
  for (const AbilityUse& use : profile.abilities) {
    if (use.ability == 0) break;
    if (!content_.model_abilities[use.ability - 1u].grants_spell) continue;
    bool shown = false;
    for (const AbilityUse* other = profile.abilities; other != &use; ++other) {
      shown = shown || (other->argument == use.argument &&
                        content_.model_abilities[other->ability - 1u].grants_spell);
    }
    if (shown) continue;
    SceneItem& spell =
        b_.AddItem(Id(kSpellItems, unit * (kMaxEntries + 1) + use.argument - 1), area);
    spell.x = column++;
    spell.y = line;
    spell.parent = Id(kArmyLines, unit);
    spell.owner = seat;
    b_.Show(kSpellKind, use.argument - 1);
    b_.Refer(Reference::Name("spell", use.argument - 1));
  }
  if (column > b_.Area(area).width) b_.Area(area).width = column;
}

void BattleWriter::WrittenList(int area, int side) {
  const Player& player = s_.players[side];
  int lines = 0, points = 0;
  while (lines < kMaxUnits && player.army[lines].model != 0) {
    const Enlisted& line = player.army[lines];
    points += content_.models[line.model - 1u].profile.cost * line.count;
    ++lines;
  }
  // Whoever may not see the list sees an empty one, and no points.
  const bool known = lines != 0 || sides_.self == side;
  if (known) b_.Counter(b_.Word(kWordArmyPoints), points, position_.rules.points());
  for (int i = 0; i < lines; ++i) {
    const Enlisted& line = player.army[i];
    const ModelEntry& model = content_.models[line.model - 1u];
    SceneItem& item = b_.AddItem(Id(kListLines, side * kMaxUnits + i), area);
    item.y = i;
    Put(item.owner, SeatOf(side));
    item.count = line.count;
    item.marks = kMarkPlanned;
    b_.Show(kModelKind, line.model - 1);
    b_.Counter(models_, line.count, model.profile.full_strength);
    b_.Counter(b_.Word(kWordArmyPoints), model.profile.cost * line.count);
    b_.Counter(b_.Word(kWordLoadout), line.loadout + 1, model.loadouts());
    b_.Refer(Reference::Of(ArgType::kLine, i + 1, 0, SeatOf(side)));
  }
}

void BattleWriter::Roster(int side) {
  const int area = b_.AddArea(kMenuArea, AreaKind::kList, SeatOf(side), b_.Word(kWordRoster), 2,
                              Size(content_.models));
  b_.Area(area).stacking = Stacking::kRow;
  const uint32_t price = b_.Word(kWordPrice);
  const uint32_t strength = b_.Word(kWordFullStrength);
  const uint32_t most = b_.Word(kWordMostUnits);
  const uint32_t grade = b_.Word(kWordGrade);
  for (int i = 0; i < Size(content_.models); ++i) {
    const ModelEntry& model = At(content_.models, i);
    SceneItem& item = b_.AddItem(Id(kRosterItems, i), area);
    item.y = i;
    Put(item.owner, SeatOf(side));
    b_.Show(kModelKind, i);
    b_.Counter(price, model.profile.cost);
    b_.Counter(strength, model.profile.full_strength);
    b_.Counter(grade, model.profile.grade);
    b_.Counter(most, MostOfGrade(model.profile.grade));
    b_.Refer(Reference::Name("model", i));
    int column = 1;
    for (int loadout = 0; loadout < model.loadouts() && model.loadouts() > 1; ++loadout) {
      const int weapon = TellingWeapon(model, loadout);
      if (weapon < 0 || model.SameLoadout(loadout) != loadout) continue;
      SceneItem& choice = b_.AddItem(Id(kLoadoutItems, i * 256 + loadout), area);
      choice.x = column++;
      choice.y = i;
      choice.parent = Id(kRosterItems, i);
      Put(choice.owner, SeatOf(side));
      choice.entry_kind = kWeaponKind;
      choice.entry = weapon;
      choice.label = b_.Label(NameOfLoadout(content_, i, loadout));
      b_.Refer(Reference::Of(ArgType::kLoadout, loadout + 1));
    }
    if (column > b_.Area(area).width) b_.Area(area).width = column;
  }
}

}  // namespace mallard::duckhammer
