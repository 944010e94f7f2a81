// What Duckhammer content packs declare, compiled: plain data plus the numbers of Lua functions.
//
// A *profile* is everything a rule asks about a model: it is copied into the state when a battle
// begins, so that a campaign can send trained or wounded units into battle. Lengths are whole
// thousandths of an inch here; packs write the statistics of models and weapons in inches.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_H_

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/content.h"
#include "mallard/duckhammer.h"
#include "mallard/frame/numbers.h"
#include "mallard/game.h"
#include "mallard/name_table.h"
#include "mallard/primitives/plane.h"
#include "mallard/primitives/plane_leg.h"
#include "mallard/primitives/plane_terrain.h"
#include "mallard/script.h"
#include "src/games/duckhammer/content/modifiers.h"
#include "src/games/duckhammer/script/hooks.h"

namespace mallard::duckhammer {

inline constexpr int kGrades = 7;
inline constexpr int kMaxUnitModels = 24;        ///< The greatest Full Strength.
inline constexpr int kMaxPrintedAbilities = 12;  ///< Of one model, as content has it ...
inline constexpr int kMaxModelAbilities = 40;    ///< ... and with all it learns and suffers.
inline constexpr int kMaxWeapons = 6;            ///< Of one model.
inline constexpr int kMaxWeaponAbilities = 6;    ///< Of one weapon.
inline constexpr int kMaxActivations = 4;        ///< Of one unit in a Combat phase.
inline constexpr int kMaxEntries = 255;   ///< Of other kinds: profiles number them in a byte.
inline constexpr int kMaxLoadouts = 255;  ///< Of one model.
inline constexpr int kMapSizes = 4;       ///< Small, medium, large, giant.

/// Dice to roll. Sides of 1 mean a flat number: `count`.
struct Dice {
  uint8_t count = 0;
  uint8_t sides = 1;
  constexpr bool flat() const { return sides <= 1; }
  constexpr int most() const { return count * sides; }
  /// The average, rounded up.
  constexpr int average() const { return (count * (sides + 1) + 1) / 2; }
  friend constexpr bool operator==(const Dice&, const Dice&) = default;
};

/// Reads "2d3", "d6" or a plain number; says what is wrong with anything else.
absl::StatusOr<Dice> ParseDice(absl::string_view text);
/// The same the other way.
std::string DiceText(Dice dice);

enum class Step : uint8_t { kChant, kShoot, kFight };  ///< Of the Combat phase.

/// An ability of a model, with its argument (a spell or a quacktic, by what the ability says).
struct AbilityUse {
  uint8_t ability = 0;   ///< Position in GameContent::model_abilities + 1; 0: none.
  uint8_t argument = 0;  ///< Position of the spell or quacktic + 1; 0: none.
  friend constexpr bool operator==(const AbilityUse&, const AbilityUse&) = default;
};

/// A weapon as a model carries it.
struct WeaponProfile {
  uint8_t weapon = 0;  ///< Position in GameContent::weapons + 1; 0: none.
  WeaponKind kind = WeaponKind::kMelee;
  Dice damage;
  int32_t range = 0;                            ///< To fight or shoot.
  int32_t spell_range = 0;                      ///< To chant; magic weapons only.
  uint8_t abilities[kMaxWeaponAbilities] = {};  ///< Positions in weapon_abilities + 1; then 0.
  uint8_t reserved[2] = {};
  friend constexpr bool operator==(const WeaponProfile&, const WeaponProfile&) = default;
};

/// A model's statistics as they stand in one battle.
struct Profile {
  uint8_t model = 0;    ///< Position in GameContent::models + 1; 0: a monster.
  uint8_t monster = 0;  ///< Position in GameContent::monsters + 1; 0: a model.
  uint8_t faction = 0;  ///< Position in GameContent::factions + 1; 0: a monster.
  uint8_t grade = 0;
  uint8_t full_strength = 0;
  uint8_t weapon_count = 0;
  Gait flyer = Gait::kSlow;
  Gait swimmer = Gait::kSlow;
  int16_t cost = 0;
  int16_t hp = 0;
  int8_t armor = 0;
  int8_t bravery = 0;
  Dice charge;           ///< In inches.
  int32_t movement = 0;  ///< Thousandths.
  int32_t radius = 0;
  int32_t height = 0;
  AbilityUse abilities[kMaxModelAbilities] = {};  ///< Filled from the front.
  WeaponProfile weapons[kMaxWeapons] = {};        ///< The first weapon_count.
  friend constexpr bool operator==(const Profile&, const Profile&) = default;
};
static_assert(std::is_trivially_copyable_v<Profile> &&
              std::has_unique_object_representations_v<Profile>);

/// The functions an ability carries, by hook point.
struct HookTable {
  std::array<ScriptFunction, kHookPoints> functions;
  uint64_t mask = 0;  ///< Bit p: there is one for point p.

  void Set(HookPoint point, ScriptFunction function) {
    At(functions, point) = function;
    if (function) mask |= uint64_t{1} << static_cast<int>(point);
  }
  bool Has(HookPoint point) const { return (mask >> static_cast<int>(point) & 1) != 0; }
  ScriptFunction operator[](HookPoint point) const { return At(functions, point); }
};
static_assert(kHookPoints <= 64);

/// When a destroyed model is taken off the map. Until then it acts, but cannot be aimed at.
enum class Removal : uint8_t { kAtOnce, kPhase, kReport };

/// An ability of models.
struct ModelAbility {
  std::string id, name, text;
  bool negative = false;
  int price_count = 1;  ///< How many abilities it counts as in a price.
  enum class Argument : uint8_t { kNone, kSpell, kQuacktic } argument = Argument::kNone;
  std::vector<int> requires_abilities;  ///< Positions in model_abilities.
  std::vector<int> upgrades;            ///< The same: what a model gives up for it when trained.
  int at_fast_swimmer = -1;        ///< The same: what it becomes for a fast swimmer; -1: stays.
  std::vector<int> excludes;       ///< The same; either way round.
  Gait needs_flyer = Gait::kNone;  ///< At least that.
  Gait needs_swimmer = Gait::kNone;
  Gait most_swimmer = Gait::kFast;  ///< At most that.
  int needs_grade = 0;
  Modifiers modifiers;        ///< What it changes in the rules, as plain data.
  std::vector<int> spells;    ///< Positions in spells: whoever has it can chant them ...
  bool grants_spell = false;  ///< ... and its argument.
  TallRule tall_climb = TallRule::kRest;  ///< What a tall climb in flight costs: the least counts.
  Removal removal = Removal::kAtOnce;     ///< Of destroyed models: the latest counts.
  int32_t aura_range = 0;                 ///< How near an ally must be for `on_ally_grade`.
  ScriptFunction on_muster;  ///< Army building: gives a reason why the list is refused.
  HookTable hooks;
};

/// An ability of weapons.
struct WeaponAbility {
  std::string id, name, text;
  bool negative = false;
  int price_count = 1;
  std::vector<int> requires_abilities;  ///< Positions in weapon_abilities.
  std::vector<int> upgrades;            ///< The same: what a weapon gives up for it.
  std::vector<int> excludes;            ///< The same; either way round.
  Modifiers modifiers;                  ///< What it changes in the rules, as plain data.
  int replaced_roll = 0;        ///< Natural result that may be taken instead of rolling; 0: none.
  int32_t long_range_step = 0;  ///< Beyond the range, for every started so much ...
  int long_range_penalty = 0;   ///< ... this is added to the roll.
  int repeat_modifier = 0;      ///< Not 0: attacks go on, the n-th of the round at n times this,
                                ///< until a natural 12 could no longer hit.
  /// What becomes of the damage dice of a hit.
  enum class Damage : uint8_t { kRolled, kAverage, kMost } damage = Damage::kRolled;
  /// Dice that may be declared to replace those of every hit, for the unit's charge in this round.
  enum class Declared : uint8_t { kNone, kDice, kCharge } declared = Declared::kNone;
  Dice declared_dice;  ///< kDice: these. kCharge: the unit's charge dice.
  HookTable hooks;
};

/// Something that sticks to a model, a weapon or a unit.
struct Mark {
  std::string id, name;
  enum class On : uint8_t { kModel, kWeapon, kUnit } on = On::kModel;
  bool ends_with_round = false;
  bool ends_on_move = false;  ///< Models: when it moves.
  bool cover = false;         ///< Models: it has Cover.
  int attack_modifier = 0;    ///< Weapons: attacks with it. Models, units: their attacks.
  int target_modifier = 0;    ///< Models, units: attacks against them.
  int all_rolls = 0;          ///< Units: all their d12 rolls, for each such mark.
  int bravery = 0;            ///< Units: for each such mark.
  int morale = 0;             ///< Units: morale rolls, for each such mark.
  int armor = 0;              ///< Units: for each such mark.
  int32_t movement = 0;       ///< Units: for each such mark; thousandths.
  Modifiers modifiers;        ///< Of the bearer; on units for each such mark.
  bool unusable = false;      ///< Weapons: cannot be used.
  /// How scenes show it, under its name: a number, a mark of theirs, or not at all.
  enum class Shown : uint8_t { kCounter, kMark, kNothing } shown = Shown::kCounter;
  std::string symbol;  ///< On models and units: one character for plain drawings; "": theirs.
  HookTable hooks;     ///< Called like those of the bearer's abilities.
};

struct Feather {
  std::string id, name, text;
};
struct Faction {
  std::string id, name, text;
  int feather = 0;
};
/// What kinds of weapon there are (swords, bows); weapons belong to one.
struct WeaponClass {
  std::string id, name;
  WeaponKind kind = WeaponKind::kMelee;
  WeaponSize size = WeaponSize::kSmall;
  std::vector<int> usual;  ///< Positions in weapon_abilities.
};
struct Weapon {
  std::string id, name, text;
  int weapon_class = 0;
  WeaponSize size = WeaponSize::kSmall;
  WeaponProfile profile;  ///< With `weapon` set.
};
/// A model of a Feather's roster. `profile` is complete but for its weapons.
struct ModelEntry {
  std::string id, name, text;
  std::string symbol;  ///< A letter for maps.
  int size = 1;        ///< Its base's area in usual bases.
  bool character = false;
  bool cost_as_printed = false;  ///< The listed cost stands although it is not the computed one.
  Profile profile;
  /// Weapon slots, each with what can be chosen for it (positions in weapons). A *loadout* is a
  /// choice for every slot, numbered with the last slot counting fastest.
  std::vector<std::vector<int>> slots;
  int loadouts() const;
  /// Positions of weapons: of one model, so that they need no heap.
  using WeaponList = absl::InlinedVector<int, kMaxWeapons>;
  /// The weapons of a loadout, slot by slot.
  WeaponList LoadoutWeapons(int loadout) const;
  /// The first loadout with the same weapons: two hands with the same choice make some twice.
  int SameLoadout(int loadout) const;
};
/// A creature that belongs to nobody.
struct Monster {
  std::string id, name, text;
  std::string symbol;
  int count = 1;  ///< Models.
  /// Which of the units in reach it attacks; of equals the nearest.
  enum class Prey : uint8_t {
    kNearest,
    kLowestGrade,
    kHighestGrade,
    kFewest
  } prey = Prey::kNearest;
  Profile profile;
};

struct Spell {
  std::string id, name, text;
  int risk = 1;
  int noise = 0;       ///< 0: cannot be resisted.
  int32_t radius = 0;  ///< Of its area.
  enum class Whom : uint8_t { kEnemies, kFriends, kAll } whom = Whom::kEnemies;
  bool needs_sight = false;
  int worth = 0;  ///< To the computer player: army points for each model it touches.
  ScriptFunction on_cast;
};

/// A condition of quacktics.
struct Gamble {
  std::string id, name, text;
  int modifier = 0;       ///< Victory points it adds.
  ScriptFunction broken;  ///< At every change: true ends the quacktic.
  ScriptFunction met;     ///< When it ends: true lets it pay. Absent: met unless broken.
  int likely = 50;        ///< To the computer player: percent of rounds in which it comes true.
};
struct Quacktic {
  std::string id, name, text;
  int rounds = 1;
  std::vector<int> gambles;
  Modifiers restriction;                         ///< Of a unit chosen at the start; empty: none.
  int mission = -1, feather = -1, faction = -1;  ///< Whose it is; all -1: anybody's.
  int victory_points = 0;                        ///< Computed.
};

/// How the computer player goes about a mission.
enum class Plan : uint8_t { kHunt, kHold, kAdvance, kObjects, kHeight };

struct Mission {
  std::string id, name, text;
  bool own_unit_points = true;  ///< The usual 2 VP for Heroes, Leaders and Legends.
  int32_t zone_bonus = 0;       ///< Thousandths more of deployment zone.
  int objects[4] = {};          ///< Points of interest by map size.
  int objects_shared[4] = {};   ///< The same when both players have this mission.
  int monsters_most = 0;        ///< How many monsters may be named (at least one, if any).
  int monster_discount = 0;     ///< Needed VP each takes off.
  int needed_more = 0;          ///< Needed VP more than the scale says.
  Plan plan = Plan::kHunt;
  int appeal = 1;           ///< To the computer player: how often it takes it, against the others.
  ScriptFunction on_begin;  ///< All are deployed.
  ScriptFunction on_unit_destroyed, on_model_destroyed;  ///< Of the opponent.
  ScriptFunction on_report;
  ScriptFunction wins;  ///< At Report, when all is scored: true ends the battle.
};

struct Scale {
  std::string id, name;
  int32_t width = 0, length = 0;  ///< Thousandths: across and from zone to zone.
  int points = 0, victory_points = 0, dice = 1;
  int size = 0;  ///< 0 small to 3 giant.
};
struct BattleMap {
  std::string id, name, text;
  int scale = -1;  ///< Position in scales.
  std::vector<TerrainFeature> terrain;
};

/// A ready army list.
struct ArmyEntry {
  std::string id, name, text;
  int scale = 0;     ///< Position in scales.
  int feather = 0;   ///< Position in feathers.
  std::string list;  ///< As ParseArmy reads it.
};

/// Games that build on this one derive from it.
class GameContent : public Content {
 public:
  std::vector<Feather> feathers;
  std::vector<Faction> factions;
  std::vector<WeaponClass> weapon_classes;
  std::vector<Weapon> weapons;
  std::vector<ModelAbility> model_abilities;
  std::vector<WeaponAbility> weapon_abilities;
  std::vector<Mark> marks;
  std::vector<ModelEntry> models;
  std::vector<Monster> monsters;
  std::vector<Spell> spells;
  std::vector<Gamble> gambles;
  std::vector<Quacktic> quacktics;
  std::vector<Mission> missions;
  std::vector<Scale> scales;
  std::vector<BattleMap> maps;
  std::vector<ArmyEntry> armies;
  NameTable model_names, monster_names, weapon_names, spell_names, quacktic_names, mission_names,
      map_names, scale_names, mark_names, feather_names, faction_names, model_ability_names,
      weapon_ability_names, army_names;
  ModifierIndex modifiers;   ///< Of all abilities, marks and restrictions.
  bool has_scripts = false;  ///< Any hook at all.
  uint64_t hook_mask = 0;    ///< Of all abilities and marks: points that some function stands at.
  uint64_t mark_hook_mask = 0;  ///< Of the marks alone.

  /// The profile of a model with a loadout, as a list enlists it.
  Profile ProfileOf(int model, int loadout) const;
};

/// The radius of a base of `size` times the usual area, rounded up.
int32_t BaseRadius(int size);

/// What packs may declare.
const ContentSchema& DuckhammerSchema();
/// Compiles everything that battles need into `content`; mistakes go to `report`.
void CompileBattles(const ContentSet& set, ContentReport& report, GameContent& content);
/// The same as content of its own.
std::unique_ptr<const Content> CompileDuckhammer(const ContentSet& set, ContentReport& report);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CONTENT_CONTENT_H_
