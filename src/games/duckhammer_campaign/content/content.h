// What campaign packs declare on top of Duckhammer's content, compiled: plain data plus the numbers
// of Lua functions.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_CONTENT_CONTENT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_CONTENT_CONTENT_H_

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "mallard/content.h"
#include "mallard/frame/numbers.h"
#include "mallard/game.h"
#include "mallard/name_table.h"
#include "mallard/primitives/plane_polygon.h"
#include "mallard/script.h"
#include "src/games/duckhammer/content/content.h"
#include "src/games/duckhammer/state.h"
#include "src/games/duckhammer_campaign/state.h"

namespace mallard::duckhammer_campaign {

using duckhammer::Dice;
using duckhammer::Profile;

/// A way of getting rations.
struct Means {
  std::string id, name, text;
  int faction = -1;          ///< Whose it is; -1: anybody's.
  int rations = 0;           ///< Each season.
  ScriptFunction on_season;  ///< (ctx) -> rations, each season.
  ScriptFunction on_battle;  ///< (ctx) -> rations, after each own battle.
};

/// Dice from the weakest to the strongest.
struct Ladder {
  std::string id;
  std::vector<Dice> steps;
  /// The dice that many steps up (or down, below 0), as far as the ladder goes; dice that are not
  /// on it stay as they are.
  Dice Climb(Dice from, int steps_up) const;
  int Find(Dice dice) const;  ///< Its step, or -1.
};

/// What a training changes.
enum class Effect : uint8_t {
  kHp,
  kMovement,
  kGait,
  kArmor,
  kBravery,
  kAbility,
  kWeaponAbility,
  kWeapon,
  kDamage,
  kWeaponClass
};

struct Training {
  std::string id, name, text;
  std::string group;  ///< Those of one group count together in a Grade; "": alone.
  Effect effect = Effect::kHp;
  int amount[duckhammer::kGrades] = {};             ///< By the unit's Grade; inches of movement.
  int per_grade = 0, per_unit = 0, per_weapon = 0;  ///< How often; 0: as often as wanted.
  int most = 0;                                     ///< It goes no higher ...
  bool most_is_grade = false;                       ///< ... or than the Grade.
  int ladder = -1;                                  ///< Of charge or damage dice.
  bool only_spells = false;                         ///< Abilities that grant spells only.
  bool in_war = true, in_duckheim = true;
  bool for_characters = true, for_units = true;  ///< Duckheim's characters, and all others.
  std::vector<std::pair<int, int>> switches;     ///< Model abilities that turn into others.
};

/// An ability that can be learned, and what that takes.
struct Lesson {
  std::string id, name;
  int ability = 0;                           ///< Position in model_abilities, or weapon_abilities.
  std::vector<int> needs, forbids, removes;  ///< Of the same kind.
  int clears = -1;  ///< Something that has this loses it instead of learning.
  int least_grade = 0;
  Dice least_charge;  ///< By the ladder of charges.
  int ladder = -1;
  bool needs_ranged = false;
  bool needs_free_weapon = false;  ///< The weapon's price is 0 or more.
};

/// Wounds can bring so many different abilities: what a model has printed, and one for each
/// training, leaves them room in every profile.
inline constexpr int kMaxWoundAbilities =
    duckhammer::kMaxModelAbilities - duckhammer::kMaxPrintedAbilities - (kMaxLevels - 1);
static_assert(kMaxWoundAbilities > 0);

struct Wound {
  std::string id, name, text;
  bool major = false;
  int from = 1, to = 1;                                               ///< Results of the d12.
  int flyer = 0, swimmer = 0, charge = 0, movement = 0, bravery = 0;  ///< Steps; inches; points.
  int ladder = -1;                                                    ///< Of charges.
  bool grounded = false;                                              ///< Does not fly at all.
  bool silenced = false;                                              ///< Does not chant.
  int ability = -1;  ///< A model ability it brings.
  int dread = 0;     ///< Percent of the Grade of the model that dealt it.
};

struct Attribute {
  std::string id, name, text;
};

/// A kind of ground: how fast companies go over it. Inches of a day; 12 can be divided by them.
struct GroundKind {
  std::string id, name;
  std::string symbol;  ///< A letter for drawings.
  bool open = false;   ///< What maps are made of where they have no region.
  bool water = false;  ///< Those who cannot swim cross an inch of it, taking a day.
  int pace = 6;        ///< A day of those who walk; in water, of slow swimmers.
  int fast_pace = 6;   ///< In water, of fast swimmers.
  int order = 0;       ///< Where regions overlap the highest counts.
  bool operator==(const GroundKind& other) const { return id == other.id; }  ///< The same entry.
};

/// What a company can hire at a landing, until the season ends.
struct Boat {
  std::string id, name, text;
  int price = 0;  ///< Rations.
  duckhammer::Gait gait =
      duckhammer::Gait::kSlow;  ///< Whoever swims worse goes like that in water.
};

inline constexpr int kMaxRegions = 64;  ///< Of one campaign map.
inline constexpr int kMaxLandings = 32;
struct Region {
  int ground = 0;  ///< Position in CampaignContent::grounds.
  ConvexPolygon area;
};
/// What a key location is for a while.
struct LocationStage {
  std::string title, text;  ///< For people.
  std::vector<int> maps;    ///< Battle maps, of any scale.
  int mission = -1;         ///< That both sides of a battle here have; -1: they choose.
  int reward = 0;           ///< Rations for winning a battle here.
};
/// A key location.
struct Place {
  std::string id;  ///< Its name in actions.
  Point at;
  int32_t radius = 0;
  bool start = false;                 ///< Armies begin here.
  bool closes = false;                ///< After a battle in its last stage.
  std::vector<LocationStage> stages;  ///< At least one; a battle moves it on to the next.
};
struct CampaignMap {
  std::string id, name, text;
  int32_t width = 0, height = 0;
  std::vector<Region> regions;
  std::vector<Place> places;
  std::vector<Point> landings;      ///< Where boats are to be had.
  std::vector<GroundKind> grounds;  ///< Those of the content, so that ways need only the map.
  int open = 0;                     ///< Which of them is open land.
  NameTable place_names;
  bool Holds(Point point) const {
    return point.x >= 0 && point.y >= 0 && point.x <= width && point.y <= height;
  }
};

/// A force of the referee: what it is made of, and in which order it grows (referee/forces.h).
struct Force {
  std::string id, name, text;
  std::vector<duckhammer::Enlisted> army;
};

/// A battle against forces of the referee, which grow with the army that takes it up.
struct Challenge {
  std::string id, name, text;
  std::vector<duckhammer::Enlisted> army;
  int reward = 0;
  int mission = -1;      ///< Of the player; -1: free.
  int own_mission = -1;  ///< Of the forces; -1: free.
  int map = -1;          ///< Of the battle, whatever its scale; -1: one of the location.
  bool in_war = true, in_duckheim = true;
};

/// Duckheim: what success or failure can bring. One without any fields brings nothing.
struct Stake {
  enum class Hurt : uint8_t { kNone, kMinor, kMajor };
  std::string id, name, text;
  int rations = 0, experience = 0;  ///< Below 0: lost.
  Hurt wound = Hurt::kNone;         ///< Rolled for.
  int heals = 0;                    ///< Minor wounds.
  int hireling = -1, count = 1;     ///< A model, and how many.
  bool changes_location = false;    ///< The nearest key location goes on to its next stage.
  int episode = -1;                 ///< That begins.
  int force = -1;                   ///< That appears.
  int removes = 0;                  ///< Enemy tokens, the nearest.
};

/// Duckheim: what is asked of a character.
struct Trial {
  int attribute = -1;              ///< That helps; -1: none.
  int difficulty = 0;              ///< 0 to 6, subtracted.
  int target_grade = -1;           ///< Of whom it is done to; -1: nobody.
  bool group = false;              ///< The referee rolls against all.
  int success = -1, failure = -1;  ///< Stakes; -1: nothing.
};

/// Duckheim: something that players can choose to try.
struct Venture {
  enum class Where : uint8_t { kAnywhere, kLocation, kHeld, kWild, kCamp, kFrontier };
  std::string id, name, text;
  Where where = Where::kAnywhere;
  bool party = false;  ///< One character of the party may try it in a week.
  Trial trial;
};

/// Duckheim: a piece of the story.
struct Episode {
  std::string id, name, text;
  bool tries = false;  ///< It asks for an action.
  bool last = false;   ///< When it succeeds the story ends, and the party wins.
  bool again = false;  ///< It can happen more than once.
  Trial trial;
  ScriptFunction can;       ///< (ctx) -> whether it can begin.
  ScriptFunction on_begin;  ///< (ctx): what happens.
};

/// Duckheim: words that players may take for their own.
struct Suggestion {
  enum class Use : uint8_t { kName, kAttribute, kProposal };
  std::string id, name;  ///< The name is what they say.
  Use use = Use::kName;
};

/// Within this an enemy's token is near for ventures at the frontier.
inline constexpr int32_t kSightOfEnemies = 8 * kInch;

/// An army worth this much fights on that scale.
struct ArmyRange {
  std::string id;
  int from = 0;
  int scale = 0;
};

/// What levels take, by level from 0.
struct Levels {
  std::string id;
  std::vector<int> total;  ///< Experience in all.
  std::vector<int> grade;  ///< The Grade of the level.
};

/// Settings of Duckheim.
struct DuckheimSettings {
  std::string id;
  int lend_mark = -1;  ///< Unit mark of lent Bravery.
};

class CampaignContent final : public duckhammer::GameContent {
 public:
  std::vector<Means> means;
  std::vector<Ladder> ladders;
  std::vector<Training> trainings;
  std::vector<Lesson> lessons, weapon_lessons;
  std::vector<Wound> wounds;
  std::vector<Attribute> attributes;
  std::vector<GroundKind> grounds;
  std::vector<Boat> boats;
  std::vector<CampaignMap> campaign_maps;
  std::vector<Challenge> challenges;
  std::vector<Episode> episodes;
  std::vector<Venture> ventures;
  std::vector<Stake> stakes;
  std::vector<Force> forces;
  std::vector<Suggestion> suggestions;
  std::vector<ArmyRange> ranges;  ///< By rising `from`, the first from 0.
  std::vector<int> level_total;   ///< Experience of a level, by level.
  std::vector<int> level_grade;   ///< Grade of a level.
  int lend_mark = -1;             ///< Unit mark of lent Bravery.
  NameTable means_names, training_names, lesson_names, weapon_lesson_names, wound_names,
      any_attribute_names, campaign_map_names, challenge_names, episode_names, venture_names,
      stake_names, force_names, weapon_class_names, boat_names;
  /// Missions and battle maps of challenges, after the word for none in particular.
  NameTable offered_mission_names, offered_map_names;
  /// Attributes and stakes that the referee calls for, after the word for none.
  NameTable called_attribute_names, called_stake_names;
  /// Attributes of the content; behind them a character's own ones, in `any_attribute_names` and
  /// `called_attribute_names` too.
  NameTable attribute_names;
  /// What weapons cost a model, by printed Grade and weapon; kNoPrice: they have no price.
  std::vector<int> weapon_prices[duckhammer::kGrades];
  static constexpr int kNoPrice = -1000;
  /// Weapons that models of a faction carry, by faction.
  std::vector<std::vector<int>> armouries;

  int levels() const { return Size(level_total); }
  /// The lowest level of a Grade.
  int LowestLevel(int grade) const;
  /// The profile of a model with a loadout, as it is enlisted.
  const Profile& Printed(int model, int loadout) const {
    return At(At(printed_, model).profiles, loadout);
  }
  /// How many loadouts a model has, and whether that is one of them which no lower one repeats.
  int Loadouts(int model) const { return Size(At(printed_, model).profiles); }
  bool HasLoadout(int model, int loadout) const {
    return loadout >= 0 && loadout < Loadouts(model) && At(At(printed_, model).distinct, loadout);
  }
  /// Works out what the last three give; once, after everything else is compiled.
  void PrintProfiles();

 private:
  // What is printed of a model, by loadout.
  struct Printings {
    std::vector<Profile> profiles;
    std::vector<bool> distinct;
  };
  std::vector<Printings> printed_;
};

/// What packs may declare: Duckhammer's kinds and the campaign's own.
const ContentSchema& CampaignSchema();
/// Compiles; mistakes go to `report`.
std::unique_ptr<const Content> CompileCampaign(const ContentSet& set, ContentReport& report);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_CONTENT_CONTENT_H_
