// The kinds of action, event and decision of Duckhammer, and its manifest. Numbers are for ever.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_ACTIONS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_ACTIONS_H_

#include <cstdint>

#include "mallard/asking.h"
#include "mallard/manifest.h"

namespace mallard::duckhammer {

enum ActionKind : uint32_t {
  kEnlist = 1,     // model count loadout
  kDismiss,        // line
  kReady,          //
  kChoose,         // lead | sides
  kTakeSide,       // low | high
  kMission,        // mission
  kNameBeast,      // monster
  kPlace,          // x y
  kDeployUnit,     // unit x y columns
  kHold,           // unit
  kPut,            // model x y
  kDone,           //
  kStartQuack,     // quacktic unit
  kMove,           // unit way
  kPileIn,         // unit way
  kCharge,         // unit way
  kReinforce,      // unit x y columns
  kStep,           // model x y
  kShift,          // dx dy
  kAdvance,        // x y
  kRetaliateBy,    // unit weapon
  kChantSpell,     // unit spell weapon x y
  kShootAt,        // unit target weapon
  kFightWith,      // unit target weapon
  kUse,            // model weapon
  kAverage,        // model take
  kMomentum,       // take
  kRoll,           //
  kCounterBy,      // step weapon
  kCounterChant,   // spell weapon x y
  kSwayDie,        // die natural
  kLose,           // model
  kPick,           // weapon
  kLandUnit,       // unit
  kPass,           //
  kForfeitBattle,  //
};

enum EventKind : uint32_t {
  kMustered = 1,      // seat units points
  kRolledOff,         // seat total
  kLeadChosen,        // seat
  kSideTaken,         // seat side
  kMissionShown,      // seat mission
  kMonsterNamed,      // seat monster
  kObjectPlaced,      // object x y
  kUnitDeployed,      // seat unit
  kUnitHeld,          // seat unit
  kModelPut,          // model x y
  kRoundBegan,        // round lead
  kPhaseBegan,        // phase
  kQuackticBegan,     // seat quacktic
  kQuackticPaid,      // seat quacktic points
  kQuackticBroken,    // seat quacktic
  kActivated,         // unit activity
  kModelMoved,        // model x y
  kTookOff,           // unit
  kLanded,            // unit
  kDived,             // unit
  kSurfaced,          // unit
  kChargeRolled,      // unit inches
  kDirectionRolled,   // unit hour
  kDeclared,          // unit target step weapon
  kChantDeclared,     // unit spell x y
  kCountered,         // unit target step
  kCounterCancelled,  // unit
  kDieRolled,         // die unit model natural purpose
  kDieTurned,         // seat die natural
  kDieChanged,        // die natural
  kDieCounted,        // die total success
  kDamaged,           // unit by damage
  kHealed,            // unit healed
  kSpellCast,         // unit spell success
  kModelDestroyed,    // model cause
  kModelRemoved,      // model
  kUnitDestroyed,     // unit by
  kModelMarked,       // model mark on
  kWeaponMarked,      // model weapon mark gone
  kUnitMarked,        // unit mark count
  kMoraleFailed,      // unit losses
  kReinforced,        // unit
  kScored,            // seat points
  kBattleWon,         // seat ending
  kSpellAffected,     // unit by spell
};

/// Why a model was destroyed.
enum DestroyedCause : int32_t { kByDamage, kByMorale, kBySurfacing, kByCoherency, kByScript };

/// Whether a model is put on the map, or elsewhere on it.
enum PutAgain : int32_t { kPutFirst, kPutAgain };

/// What packs may ask for, besides what they may in every game.
enum AnswerKind : uint8_t { kUnitAnswer = kFirstOwnAnswer, kModelAnswer };

/// Everything above with its arguments, and the options of a match.
const Manifest& TheManifest();

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_ACTIONS_H_
