// The state of a Duckhammer battle: one flat structure, canonical (what is not in use is zero).
//
// Units are numbered through: seat 0's, then seat 1's, then monsters; so are models, unit after
// unit. Numbers never change during a battle, so events and actions can name them. Script variables
// lie behind the structure.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_STATE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_STATE_H_

#include <cstdint>
#include <type_traits>

#include "mallard/primitives/chance.h"
#include "mallard/primitives/plane.h"
#include "mallard/state_parts.h"
#include "src/games/duckhammer/content/content.h"
#include "src/games/duckhammer/held_marks.h"

namespace mallard::duckhammer {

inline constexpr int kSeats = 2;
inline constexpr int kNobody = 2;       ///< The owner of monsters.
inline constexpr int kMaxUnits = 32;    ///< Of one side.
inline constexpr int kMaxModels = 256;  ///< Of one side.
inline constexpr int kMaxMonsterUnits = 6;
inline constexpr int kMaxMonsterModels = 24;
inline constexpr int kUnitSlots = kSeats * kMaxUnits + kMaxMonsterUnits;
inline constexpr int kModelSlots = kSeats * kMaxModels + kMaxMonsterModels;
inline constexpr int kMaxObjects = 16;
inline constexpr int kMaxDice = 384;
inline constexpr int kMaxSides = 8;   ///< Units acting in one batch: an activated one and Counters.
inline constexpr int kMaxPicks = 48;  ///< Weapons still to be chosen for marks.
inline constexpr int kMaxMonstersNamed = 3;

enum class Phase : uint8_t {
  kMuster,
  kRollOff,
  kMissions,
  kPlacing,
  kDeployment,
  kQuacktics,
  kMovement,
  kChant,
  kShoot,
  kFight,
  kMorale,
  kCharge,
  kReport,
  kOver,
};

/// What is being asked; the decision kinds of the manifest are these, from 1.
enum class Stage : uint8_t {
  kNone,           ///< Nobody is asked: the rules go on by themselves.
  kMusterList,     ///< Both: write the army list.
  kChooseLead,     ///< The winner of the roll-off: first Lead, or choice of sides.
  kChooseSide,     ///< The one who picks sides.
  kChooseMission,  ///< Both, in secret.
  kNameMonster,    ///< Whose mission has monsters: which ones.
  kPlaceMonster,   ///< The opponent: where.
  kPlaceObject,    ///< A point of interest.
  kDeploy,         ///< The next unit, or hold one back.
  kArrange,        ///< Models of a unit just put down may be put elsewhere.
  kStartQuacktic,
  kActivate,  ///< Activate a unit, or pass; which ways there are follows from the phase.
  kMoving,    ///< An activated unit's models move.
  kRetaliate,
  kPrepare,     ///< Weapons of single models, replaced rolls, Momentum; then roll.
  kCounter,     ///< Whether, and how, to counter.
  kSway,        ///< Pay a victory point to turn a die.
  kLosses,      ///< Which models are destroyed.
  kPickWeapon,  ///< Which weapon gets a mark.
  kLand,        ///< Land flying units at the end of a phase.
};
inline constexpr int kStages = static_cast<int>(Stage::kLand) + 1;

enum class ModelStatus : uint8_t {
  kNone,       ///< No such model.
  kWaiting,    ///< Off the map, to come as reinforcement or still to be deployed.
  kInPlay,     ///< On the map.
  kLingering,  ///< Destroyed, but on the map and acting until Report.
  kRemoved,
};

enum class Way : uint8_t { kWalk, kDive, kFly };  ///< How a unit moves; walking wades in water.

struct Model {
  int32_t x, y;               ///< Its base's centre; 0 off the map.
  int32_t spent;              ///< Movement used in the current activation, in thousandths.
  int32_t start_x, start_y;   ///< Where it stood when that began; 0 when its unit does not move.
  HeldMarks<8, false> marks;  ///< One of a kind.
  ModelStatus status;
  uint8_t attacks;                    ///< Attack dice rolled this round.
  uint8_t weapon_marks[kMaxWeapons];  ///< Mark on each weapon + 1.
  uint8_t choice;                     ///< Weapon used in the attack being prepared + 1; 0: none.
  uint8_t moving;                     ///< Bits below, of what is going on now.
  uint8_t reserved[2];
  Point at() const { return {x, y}; }
  Point start() const { return {start_x, start_y}; }
};
inline constexpr uint8_t kTakesReplacedRoll = 1;
inline constexpr uint8_t kRunner = 2;      ///< Goes the dice's maximum.
inline constexpr uint8_t kChosenLoss = 4;  ///< Chosen by its owner; destroyed with the others.

/// Bits of Unit::flags.
enum UnitFlag : uint16_t {
  kFlying = 1,           ///< In the air.
  kDiving = 2,           ///< Its models in water dive.
  kMoved = 4,            ///< Was activated to Move this round.
  kPiledIn = 8,          ///< Was activated to Pile In this round.
  kChargeUsed = 16,      ///< Was activated in the Charge phase this round, or retaliated.
  kChanted = 32,         ///< Chanted this round.
  kMomentumUsed = 64,    ///< Its charge dice were used for damage this round.
  kReserve = 128,        ///< Waits as reinforcement.
  kSurfacing = 256,      ///< Its surface rolls are in the current batch.
  kDestroyedUnit = 512,  ///< Its last model was destroyed (scored once).
  kTouched = 1024,       ///< Touched the unit that is piling in before that moved.
};

struct Unit {
  uint8_t owner;       ///< Seat, or kNobody.
  uint8_t size;        ///< Models at the start; 0: no such unit.
  uint16_t first;      ///< Number of its first model.
  uint8_t alive;       ///< Models waiting or in play; lingering ones are not counted.
  uint8_t lost;        ///< Models lost in the battle ...
  uint8_t lost_round;  ///< ... and this round.
  uint8_t pending;     ///< Models to be destroyed that are not chosen yet.
  int16_t damage;      ///< Gathered; below a model's HP.
  int16_t charge;      ///< Inches of the charge or pile-in being made.
  uint16_t flags;
  uint8_t runners;         ///< Models that may still go the dice's maximum.
  uint8_t activations;     ///< Used in this Combat phase.
  uint8_t best_destroyed;  ///< Highest Grade of a model it destroyed this round + 1; 0: none.
  uint8_t army_slot;       ///< Position in its player's list.
  uint8_t brought_by;      ///< Monsters: the seat whose mission brought it.
  uint8_t pending_by;      ///< The unit that caused them, number + 1; 0: none.
  HeldMarks<16, true> marks;
  bool Has(UnitFlag flag) const { return (flags & flag) != 0; }
  void Set(UnitFlag flag, bool on) {
    flags = static_cast<uint16_t>(on ? flags | flag : flags & ~flag);
  }
};

/// A line of an army list.
struct Enlisted {
  uint8_t model;  ///< Position + 1; 0: the end of the list.
  uint8_t count;
  uint8_t loadout;
};

/// What quacktics and their gambles count, since the quacktic of that player began.
struct Tally {
  uint16_t own_models_lost, own_units_lost;
  uint16_t enemy_models_destroyed, enemy_units_destroyed;
  /// Enemy units destroyed, by where most of the unit was: own zone, own side, enemy side, enemy
  /// zone (a zone is also a side).
  uint16_t destroyed_in[4];
  uint16_t natural_twelves, natural_ones;  ///< On own attack rolls, as they finally stand.
};

struct Player {
  int16_t victory_points, gained;  ///< Now, and gained in all.
  int16_t needed;                  ///< Victory points to win.
  int16_t army_points;             ///< What its army costs.
  int32_t points_lost;             ///< Army points of its destroyed models.
  int32_t zone_depth;              ///< Of its deployment zone.
  int16_t roll_off;
  uint8_t extra_dice;                   ///< More in the roll-off (camps).
  uint8_t edge;                         ///< 0: its zone is at y = 0; 1: at the other end.
  uint8_t mission;                      ///< Position + 1; 0: not chosen.
  uint8_t monsters[kMaxMonstersNamed];  ///< Positions + 1.
  uint8_t monster_count;
  uint8_t ready;
  uint8_t reinforced;       ///< A unit has come this round.
  uint8_t quacktic;         ///< Position + 1; 0: none active.
  uint8_t quacktic_rounds;  ///< Left, this one included.
  uint8_t quacktic_unit;    ///< Number + 1 of the unit under its restriction.
  uint16_t unit_count, model_count;
  uint8_t reserved[2];
  Tally tally;
  Enlisted army[kMaxUnits];
};

/// A point of interest.
struct Object {
  int32_t x, y;
  uint8_t whose;  ///< Bit a seat: for whose mission it is.
  uint8_t reserved[3];
};

enum class BatchKind : uint8_t { kNone, kAttack, kResist, kMorale, kSurface, kRetaliate };

/// Bits of Die::flags.
enum DieFlag : uint8_t {
  kReplaced = 1,  ///< Not rolled: a replaced roll.
  kSwayed = 2,    ///< Turned for a victory point.
  kUsed = 4,      ///< A natural 1 that has had its effect, or a die it was spent on.
  kSuccess = 8,
  kDropped = 16,  ///< Its model was removed before its turn.
  kResolved = 32,
  kChant = 64,    ///< A chant roll.
  kResist = 128,  ///< A roll against a spell, among the dice of the attack batch it belongs to.
};

/// One d12 of a batch.
struct Die {
  uint8_t natural;
  uint8_t flags;
  uint8_t unit;
  uint8_t side;     ///< Attacks: which of the batch's sides.
  uint16_t model;   ///< Who rolls.
  uint16_t target;  ///< Attacks: the model aimed at.
  int16_t modifier;
  int16_t needed;   ///< The total (natural + modifier) that succeeds, set before rolling: 7 to hit,
                    ///< Risk, Noise, Fear, 2 to surface.
  int8_t priority;  ///< Higher is resolved first.
  uint8_t weapon;   ///< Position among the model's weapons.
  int Total() const { return natural + modifier; }
  bool Succeeds() const { return Total() >= needed; }
};

/// A unit acting in an attack batch.
struct Side {
  uint8_t unit, target;  ///< Numbers.
  Step step;
  uint8_t momentum;       ///< Charge dice replace damage dice.
  uint8_t weapon;         ///< Named for the whole unit.
  uint8_t target_models;  ///< Models the target had when this was declared.
  uint8_t spell;          ///< Chants: position + 1.
  uint8_t chanters;       ///< Chants: how many models chant.
  int32_t x, y;           ///< Chants: the middle of the area.
};

/// The rolls in progress, and what is waiting for them.
struct Batch {
  BatchKind kind;
  uint8_t sides;           ///< In use.
  uint8_t asked_counters;  ///< The unit asked last whether it counters, number + 1.
  uint8_t sway_passes;     ///< Players who passed one after another.
  uint8_t step;            ///< How far it has got; each kind has steps of its own.
  uint8_t reserved;
  uint16_t count;  ///< Dice.
  Side side[kMaxSides];
  Die dice[kMaxDice];
};

/// A weapon mark whose weapon the attacker has yet to pick.
struct Pick {
  uint16_t model;
  uint8_t mark;  ///< Position + 1.
  uint8_t seat;
};

/// The unit being moved or put down.
struct Activity {
  uint8_t unit;  ///< Number + 1; 0: none.
  Way way;
  uint8_t kind;  ///< ActivityKind.
  uint8_t reserved;
};
enum ActivityKind : uint8_t {
  kNoActivity,
  kMoveActivity,
  kPileInActivity,
  kChargeActivity,
  kDeployActivity,
  kReinforceActivity,
  kLeaveActivity,  ///< A charge declared within an enemy's fight range: not rolled yet.
};

struct State {
  Chance chance;
  Phase phase;
  Stage stage;
  uint8_t asked;  ///< Bit a seat.
  uint8_t round;  ///< From 1; 0 before the battle.
  uint8_t lead;
  uint8_t turn;           ///< Within a phase: 0 Lead, 1 other, 2 Lead lands, 3 other lands.
  uint8_t monsters_done;  ///< Monsters that have acted in this phase or step.
  uint8_t winner;         ///< Seat + 1, once over.
  uint8_t ending;         ///< Ending.
  uint8_t map;            ///< Position in maps + 1; 0: the configuration's own.
  uint8_t size;           ///< 0 small to 3 giant.
  uint8_t rounds;         ///< After how many the battle ends.
  uint8_t report_step;    ///< How far Report has got.
  uint8_t object_count, pick_count, monster_units;
  uint8_t losses;  ///< Models are pending: DestroyedCause + 1; 0: none are.
  uint8_t reserved[3];
  int32_t width, length;  ///< Of the map: x from 0 to width, y from 0 to length.
  Activity activity;
  Player players[kSeats];
  Unit units[kUnitSlots];
  Profile profiles[kUnitSlots];
  Model models[kModelSlots];
  Object objects[kMaxObjects];
  Pick picks[kMaxPicks];
  Batch batch;
};
static_assert(std::is_trivially_copyable_v<State> &&
              std::has_unique_object_representations_v<State>);

enum Ending : uint8_t { kNotOver, kDestroyedAll, kVictoryPoints, kLastRound, kForfeit };

/// The parts of a battle that are in use.
void AddParts(const State& state, StateParts& parts);

/// The first unit slot of an owner.
constexpr int FirstUnit(int owner) { return owner * kMaxUnits; }
/// The side that a unit belongs to; kNobody: monsters.
constexpr int SideOfUnit(int unit) { return unit / kMaxUnits; }
/// The side that a model belongs to.
constexpr int SideOfModel(int model) { return model / kMaxModels; }
/// How many unit slots an owner has.
constexpr int UnitSlots(int owner) { return owner == kNobody ? kMaxMonsterUnits : kMaxUnits; }
constexpr int Other(int seat) { return 1 - seat; }

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_STATE_H_
