// What the files that write scenes of battles share: words, ids, and the writer.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_SCENE_SCENE_PARTS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_SCENE_SCENE_PARTS_H_

#include <cstdint>

#include "mallard/scene_builder.h"
#include "src/games/duckhammer/rules.h"
#include "src/games/duckhammer/scene/scene.h"

namespace mallard::duckhammer {

enum Word : int {
  kWordField,
  kWordInch,
  kWordObstacle,
  kWordWater,
  kWordZone,
  kWordFrontLine,
  kWordObject,
  kWordArmy,
  kWordMonsters,
  kWordRoster,
  kWordLoadout,
  kWordScore,
  kWordMission,
  kWordMissionsToChoose,
  kWordMonstersToName,
  kWordQuackticsToStart,
  kWordDice,
  kWordNotRolled,
  kWordTotal,
  kWordNeeded,
  kWordModels,
  kWordDamage,
  kWordGrade,
  kWordArmor,
  kWordBravery,
  kWordMovement,
  kWordMovementLeft,
  kWordRange,
  kWordSpellRange,
  kWordPrice,
  kWordFullStrength,
  kWordMostUnits,
  kWordArmyPoints,
  kWordPointsLost,
  kWordVictoryPoints,
  kWordRoundsLeft,
  kWordLosses,
  kWordWeaponUsed,
  kWordFlying,  // Marks of our own.
  kWordDiving,
  kWordEngaged,
  kWordLingering,
  kWordReserve,
  kWordRunner,
  kWordFixedRoll,
  kWordPhases,  // The phases, in the order of their numbers.
  kWordEndings = kWordPhases + static_cast<int>(Phase::kOver) + 1,  // The endings, likewise.
  kWordMorePoints = kWordEndings + kForfeit,
  kWordFewerLost,
  kWordLedLast,
  kWordMove,
  kBattleWords,
};

/// Ids of areas; those of a side by side.
enum AreaId : uint32_t {
  kFieldArea = 1,
  kArmyArea = 2,
  kMonsterArea = 4,
  kScoreArea,
  kMissionArea = 6,
  kDiceArea = 8,
  kMenuArea,  // What can be chosen now; there only while somebody chooses.
};
static_assert(kMenuArea < kSceneNumbers);

/// Groups of item ids.
enum Group : uint32_t {
  kTerrainItems = 1,  // By feature.
  kZoneItems,         // By side.
  kFrontLineItem,
  kObjectItems,      // By point of interest.
  kSpellAreas,       // By side of the rolls.
  kUnitItems,        // On the field, by unit.
  kModelItems,       // By model.
  kArmyLines,        // By unit.
  kListLines,        // While a list is written: by side * 32 + line.
  kWeaponItems,      // By unit * 8 + weapon.
  kSpellItems,       // By unit * 64 + spell.
  kRosterItems,      // By model of the content.
  kLoadoutItems,     // By model of the content * 256 + loadout.
  kScoreItems,       // By side.
  kMissionItems,     // By side.
  kMonsterNames,     // By side * 4 + number.
  kQuackticItems,    // By side.
  kMissionChoices,   // By mission.
  kMonsterChoices,   // By monster.
  kQuackticChoices,  // By quacktic.
  kDieItems,         // By die.
  kReachItems,       // Of weapons, by unit * 16 + weapon; of movement, by model from kMoveReach on.
};
static_assert(kReachItems < kSceneNumbers);

/// Writes a battle.
class BattleWriter {
 public:
  BattleWriter(const Position& position, const SceneSides& sides, SceneBuilder& builder);
  void Whole();

 private:
  static constexpr uint32_t Id(Group group, int number) { return ItemId(group, number); }
  int SeatOf(int side) const { return side < kSeats ? sides_.seats[side] : Reference::kNobody; }
  int SeatOfUnit(int unit) const;
  // What holds for a unit, wherever it is shown.
  uint32_t MarksOf(int unit) const;
  bool MayActivate(int unit) const;
  void UnitCounters(int unit, SceneItem& item);
  /// A mark of the packs on a unit or model, as its pack wants it shown.
  void ShowMark(int mark, int count, int most, SceneItem& item);
  void FindEngaged();

  // scene_field.cc
  void Field();
  void Terrain(int area);
  void Zones(int area);
  void Objects(int area);
  void SpellAreas(int area);
  void UnitsOnField(int area);
  void ModelOnField(int area, int unit, int model);

  // scene_reach.cc
  void Reach(int area);
  void MoveReach(int area, int unit);
  void WeaponReach(int area, int unit);
  SceneItem& ReachItem(int area, int unit, int number, int32_t range);

  // scene_army.cc
  void Army(int side);
  void Monsters();
  void Line(int area, int line, int unit);
  void WrittenList(int area, int side);
  void Roster(int side);

  // scene_table.cc
  void Score();
  void Missions(int side);
  void Dice();
  void Menu();

  const Position position_;
  const State& s_;
  const GameContent& content_;
  const SceneSides& sides_;
  SceneBuilder& b_;
  int subject_;               // The unit that is asked about; -1: none.
  uint64_t engaged_[2] = {};  // Bit a unit.
  // Labels and marks that many items bear.
  uint32_t flying_, diving_, engaged_mark_, lingering_, reserve_, runner_, fixed_roll_;
  uint32_t models_, damage_, losses_;
  // By mark of the packs: its bit, where it wants one. Marks are known by a byte.
  uint32_t pack_marks_[UINT8_MAX + 1] = {};
};

inline constexpr uint32_t kModelKind = TableId("model");
inline constexpr uint32_t kMonsterKind = TableId("monster");
inline constexpr uint32_t kWeaponKind = TableId("weapon");
inline constexpr uint32_t kSpellKind = TableId("spell");
inline constexpr uint32_t kMarkKind = TableId("mark");
inline constexpr uint32_t kMissionKind = TableId("mission");
inline constexpr uint32_t kQuackticKind = TableId("quacktic");

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_SCENE_SCENE_PARTS_H_
