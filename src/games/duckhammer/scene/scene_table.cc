// What lies beside the battlefield: the score, missions and quacktics, dice, and what can be
// chosen.
#include <algorithm>

#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/actions.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/scene/scene_parts.h"
#include "src/games/duckhammer/scoring/quacktics.h"

namespace mallard::duckhammer {

void PlacesOf(const Event& event, EventRoles& roles) {
  // The line-up that a unit waits in; monsters have one of their own.
  const auto army = [](int side) {
    return side < kSeats ? OfSeat(kArmyArea, side) : uint32_t{kMonsterArea};
  };
  switch (event.kind) {
    case kMustered:
      return roles.GoesTo(army(event.args[0]));
    case kMonsterNamed:
      return roles.GoesTo(kMonsterArea);
    case kUnitDeployed:
      return roles.Moves(army(SideOfUnit(event.args[1])), kFieldArea);
    case kReinforced:
      return roles.Moves(army(SideOfUnit(event.args[0])), kFieldArea);
    case kModelPut:
      if (event.args[3] == kPutFirst) return roles.ComesFrom(army(SideOfModel(event.args[0])));
      return roles.ComesFrom(roles.subject);
    default:
      return;
  }
}

void BattleWriter::Score() {
  const int most = std::max({s_.players[0].needed, s_.players[1].needed, int16_t{1}});
  const int area = b_.AddArea(kScoreArea, AreaKind::kTrack, Reference::kNobody, b_.Word(kWordScore),
                              most + 1, 1);
  b_.Area(area).stacking = Stacking::kRow;
  const uint32_t points = b_.Word(kWordVictoryPoints);
  for (int side = 0; side < kSeats; ++side) {
    const Player& player = s_.players[side];
    SceneItem& item = b_.AddItem(Id(kScoreItems, side), area);
    item.x = std::min<int>(player.victory_points, most);
    Put(item.owner, SeatOf(side));
    item.label = points;
    if (s_.winner == side + 1) item.marks |= kMarkWinner;
    // One may have more than is needed: then that is no end.
    const bool enough = player.victory_points > player.needed;
    b_.Counter(points, player.victory_points, enough ? -1 : player.needed);
    if (enough) b_.Counter(b_.Word(kWordNeeded), player.needed);
  }
}

void BattleWriter::Missions(int side) {
  const Player& player = s_.players[side];
  const int area = b_.AddArea(OfSeat(kMissionArea, side), AreaKind::kHand, SeatOf(side),
                              b_.Word(kWordMission), 2, 1);
  const int16_t seat = static_cast<int16_t>(SeatOf(side));
  int place = 0;
  const bool chosen = s_.stage == Stage::kChooseMission && (s_.asked >> side & 1) == 0;
  if (player.mission != 0) {
    SceneItem& item = b_.AddCard(Id(kMissionItems, side), area, place++);
    item.owner = seat;
    if (s_.stage == Stage::kChooseMission) item.marks = kMarkPlanned;
    b_.Show(kMissionKind, player.mission - 1);
    b_.Refer(Reference::Name("mission", player.mission - 1));
  } else if (chosen) {
    SceneItem& item = b_.AddCard(Id(kMissionItems, side), area, place++);
    item.owner = seat;
    item.face = SceneFace::kUnknown;
    item.label = b_.Word(kWordMission);
  }
  for (int i = 0; i < player.monster_count; ++i) {
    SceneItem& item = b_.AddCard(Id(kMonsterNames, side * 4 + i), area, place++);
    item.owner = seat;
    b_.Show(kMonsterKind, player.monsters[i] - 1);
    b_.Refer(Reference::Name("monster", player.monsters[i] - 1));
  }
  if (player.quacktic != 0) {
    const Quacktic& quacktic = content_.quacktics[player.quacktic - 1u];
    SceneItem& item = b_.AddCard(Id(kQuackticItems, side), area, place++);
    item.owner = seat;
    item.marks = kMarkActive;
    b_.Show(kQuackticKind, player.quacktic - 1);
    b_.Counter(b_.Word(kWordRoundsLeft), player.quacktic_rounds, quacktic.rounds);
    b_.Counter(b_.Word(kWordVictoryPoints), quacktic.victory_points);
    b_.Refer(Reference::Name("quacktic", player.quacktic - 1));
    if (player.quacktic_unit != 0)
      b_.Refer(Reference::Of(ArgType::kUnit, player.quacktic_unit - 1));
  }
}

void BattleWriter::Dice() {
  const Batch& batch = s_.batch;
  const int area = b_.AddArea(kDiceArea, AreaKind::kTrack, Reference::kNobody, b_.Word(kWordDice),
                              batch.count, 1);
  if (batch.count == 0) return;
  const uint32_t not_rolled = b_.Word(kWordNotRolled);
  const uint32_t total = b_.Word(kWordTotal);
  const uint32_t needed = b_.Word(kWordNeeded);
  uint32_t faces[13] = {not_rolled};
  for (int face = 1; face <= 12; ++face) faces[face] = b_.Number(face);
  for (int i = 0; i < batch.count; ++i) {
    const Die& die = batch.dice[i];
    SceneItem& item = b_.AddItem(Id(kDieItems, i), area);
    item.x = i;
    Put(item.owner, SeatOfUnit(die.unit));
    item.label = faces[std::min<int>(die.natural, 12)];
    if (OnMap(s_.models[die.model])) item.parent = Id(kModelItems, die.model);
    if (die.natural == 0) item.marks |= kMarkPlanned;
    if ((die.flags & (kDropped | kResolved)) != 0) item.marks |= kMarkDone;
    if ((die.flags & kSuccess) != 0) item.marks |= kMarkHit;
    if ((die.flags & kReplaced) != 0) item.marks |= fixed_roll_;
    if ((die.flags & kSwayed) != 0) item.marks |= kMarkLastMove;
    if (die.natural != 0) b_.Counter(total, die.Total());
    b_.Counter(needed, die.needed);
    b_.Refer(Reference::Of(ArgType::kDie, i + 1));
    b_.Refer(Reference::Of(ArgType::kUnit, die.unit));
  }
}

// What the viewer can pick from where it is asked for something that lies nowhere else.
void BattleWriter::Menu() {
  const int side = sides_.self;
  if (side < 0 || (s_.asked >> side & 1) == 0) return;
  const auto choices = [&](Word word, size_t count, Group group, const char* table, uint32_t kind,
                           auto may) {
    const int area = b_.AddArea(kMenuArea, AreaKind::kList, SeatOf(side), b_.Word(word), 1,
                                static_cast<int>(count));
    int line = 0;
    for (int i = 0; i < static_cast<int>(count); ++i) {
      if (!may(i)) continue;
      SceneItem& item = b_.AddItem(Id(group, i), area);
      item.y = line++;
      Put(item.owner, SeatOf(side));
      b_.Show(kind, i);
      b_.Refer(Reference::Name(table, i));
      if (group == kQuackticChoices) {
        b_.Counter(b_.Word(kWordVictoryPoints), At(content_.quacktics, i).victory_points);
      }
    }
    b_.Area(area).depth = line;
  };
  const auto legal = [&](const Action& action) {
    return !position_.rules.Judge(&s_, side, action);
  };
  switch (s_.stage) {
    case Stage::kMusterList:
      return Roster(side);
    case Stage::kChooseMission:
      return choices(kWordMissionsToChoose, content_.missions.size(), kMissionChoices, "mission",
                     kMissionKind, [](int) { return true; });
    case Stage::kNameMonster:
      return choices(kWordMonstersToName, content_.monsters.size(), kMonsterChoices, "monster",
                     kMonsterKind, [&](int i) {
                       return legal({kNameBeast, {i}});
                     });
    case Stage::kStartQuacktic:
      return choices(kWordQuackticsToStart, content_.quacktics.size(), kQuackticChoices, "quacktic",
                     kQuackticKind, [&](int i) { return MayUseQuacktic(position_, side, i); });
    default:
      return;
  }
}

}  // namespace mallard::duckhammer
