// The base pack against the rules: scales, classes of weapons, rosters, prices.
#include "src/games/duckhammer/content/content.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/duckhammer/army/price.h"
#include "tests/games/duckhammer/packs.h"

namespace mallard::testing {
namespace {

using duckhammer::AbilityUse;
using duckhammer::Dice;
using duckhammer::DiceText;
using duckhammer::Gait;
using duckhammer::GameContent;
using duckhammer::ModelEntry;
using duckhammer::ParseDice;
using duckhammer::PriceModel;
using duckhammer::Profile;
using duckhammer::Quacktic;
using duckhammer::Scale;
using duckhammer::WeaponClass;
using duckhammer::WeaponKind;
using duckhammer::WeaponProfile;
using duckhammer::WeaponSize;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

const GameContent& Base() { return BaseBattleContent(); }

const ModelEntry& Model(absl::string_view name) {
  const int position = Base().model_names.Find(name);
  EXPECT_GE(position, 0) << name;
  return Base().models[static_cast<size_t>(std::max(position, 0))];
}

// The short names of a unit's abilities.
std::vector<std::string> AbilitiesOf(const Profile& profile) {
  std::vector<std::string> names;
  for (const AbilityUse& use : profile.abilities) {
    if (use.ability != 0) names.push_back(Base().model_ability_names.names()[use.ability - 1u]);
  }
  return names;
}
std::vector<std::string> AbilitiesOf(const WeaponProfile& weapon) {
  std::vector<std::string> names;
  for (uint8_t use : weapon.abilities) {
    if (use != 0) names.push_back(Base().weapon_ability_names.names()[use - 1u]);
  }
  return names;
}

TEST(DuckhammerDice, AreWrittenAsPeopleDo) {
  for (const char* text : {"d2", "2d3", "d4", "4d3", "d6", "2d6", "d12", "0", "2", "99"}) {
    absl::StatusOr<Dice> dice = ParseDice(text);
    ASSERT_TRUE(dice.ok()) << text;
    EXPECT_EQ(DiceText(*dice), text);
  }
  EXPECT_EQ(ParseDice("1d6")->count, 1);
  EXPECT_EQ(*ParseDice("d1"), *ParseDice("1"));
  for (const char* text :
       {"", "d", "2d", "-1", "100", "d7", "0d6", "13d6", "2d6+1", "six", "dd6"}) {
    EXPECT_FALSE(ParseDice(text).ok()) << text;
  }
  EXPECT_THAT(std::string(ParseDice("2d8").status().message()),
              HasSubstr("a d8 cannot be made of a d12"));
}

TEST(DuckhammerDice, AverageIsRoundedUp) {
  const std::pair<const char*, int> rows[] = {{"d1", 1}, {"d2", 2},  {"d3", 2},  {"d4", 3},
                                              {"d6", 4}, {"2d4", 5}, {"3d3", 6}, {"2d6", 7}};
  for (const auto& [text, average] : rows) EXPECT_EQ(ParseDice(text)->average(), average) << text;
}

TEST(DuckhammerPack, HasTheFourScalesOfTheRules) {
  struct Row {
    const char* name;
    int width, length, points, victory_points, dice;
  };
  const Row rows[] = {{"small", 30, 42, 120, 12, 1},
                      {"medium", 42, 60, 300, 14, 2},
                      {"large", 42, 84, 420, 16, 3},
                      {"giant", 60, 84, 600, 18, 4}};
  ASSERT_EQ(Base().scales.size(), std::size(rows));
  for (size_t i = 0; i < std::size(rows); ++i) {
    const Scale& scale = Base().scales[i];
    EXPECT_EQ(Base().scale_names.names()[i], rows[i].name);
    EXPECT_EQ(scale.width, rows[i].width * kInch);
    EXPECT_EQ(scale.length, rows[i].length * kInch);
    EXPECT_EQ(scale.points, rows[i].points);
    EXPECT_EQ(scale.victory_points, rows[i].victory_points);
    EXPECT_EQ(scale.dice, rows[i].dice);
    EXPECT_EQ(scale.size, static_cast<int>(i));
  }
}

TEST(DuckhammerPack, HasTheWeaponClassesOfTheTable) {
  struct Row {
    const char* name;
    WeaponKind kind;
    WeaponSize size;
    std::set<std::string> usual;
  };
  const WeaponKind melee = WeaponKind::kMelee;
  const WeaponKind ranged = WeaponKind::kRanged;
  const WeaponKind magic = WeaponKind::kMagic;
  const WeaponSize small = WeaponSize::kSmall;
  const WeaponSize large = WeaponSize::kLarge;
  const Row rows[] = {{"axes", melee, small, {"cleave", "momentum", "swift"}},
                      {"daggers", melee, small, {"blocker", "critical", "swift"}},
                      {"halberds", melee, large, {"cleave", "lofty", "reach"}},
                      {"hammers", melee, small, {"critical", "momentum", "reliable"}},
                      {"spears", melee, small, {"momentum", "piercing", "reach"}},
                      {"swords", melee, small, {"cleave", "piercing", "reliable"}},
                      {"bows", ranged, large, {"accurate", "lofty", "piercing"}},
                      {"crossbows", ranged, large, {"inaccurate", "point_blank", "swift"}},
                      {"guns", ranged, large, {"booming", "inaccurate", "point_blank"}},
                      {"bells", magic, large, {"booming", "lofty", "reach"}},
                      {"whistles", magic, small, {"booming", "critical", "point_blank"}},
                      {"shields", melee, small, {"blocker", "reliable", "inaccurate"}}};
  for (const Row& row : rows) {
    const auto found = std::find_if(
        Base().weapon_classes.begin(), Base().weapon_classes.end(),
        [&](const WeaponClass& c) { return c.id == absl::StrCat("duckhammer:", row.name); });
    ASSERT_NE(found, Base().weapon_classes.end()) << row.name;
    EXPECT_EQ(found->kind, row.kind) << row.name;
    EXPECT_EQ(found->size, row.size) << row.name;
    std::set<std::string> usual;
    for (int ability : found->usual) {
      usual.insert(Base().weapon_ability_names.names()[static_cast<size_t>(ability)]);
    }
    EXPECT_EQ(usual, row.usual) << row.name;
  }
}

TEST(DuckhammerPack, TheQuackMarineIsAsPrinted) {
  const ModelEntry& marine = Model("quack_marine");
  const Profile& profile = marine.profile;
  EXPECT_EQ(profile.grade, 1);
  EXPECT_EQ(profile.cost, 7);
  EXPECT_EQ(profile.full_strength, 10);
  EXPECT_EQ(profile.hp, 6);
  EXPECT_EQ(profile.armor, 1);
  EXPECT_EQ(profile.bravery, 3);
  EXPECT_EQ(profile.movement, 6 * kInch);
  EXPECT_EQ(DiceText(profile.charge), "2d2");
  EXPECT_EQ(profile.flyer, Gait::kSlow);
  EXPECT_EQ(profile.swimmer, Gait::kSlow);
  EXPECT_EQ(profile.radius, 500);
  EXPECT_EQ(profile.height, 1500);
  EXPECT_THAT(AbilitiesOf(profile), ElementsAre("duty"));
  ASSERT_EQ(marine.loadouts(), 1);
  const Profile armed = Base().ProfileOf(Base().model_names.Find("quack_marine"), 0);
  ASSERT_EQ(armed.weapon_count, 2);
  EXPECT_EQ(armed.weapons[0].kind, WeaponKind::kRanged);
  EXPECT_EQ(DiceText(armed.weapons[0].damage), "d6");
  EXPECT_EQ(armed.weapons[0].range, 8 * kInch);
  EXPECT_THAT(AbilitiesOf(armed.weapons[0]), ElementsAre("point_blank"));
  EXPECT_EQ(armed.weapons[1].kind, WeaponKind::kMelee);
  EXPECT_EQ(armed.weapons[1].damage.average(), 4);
  EXPECT_EQ(armed.weapons[1].range, 1 * kInch);
  EXPECT_THAT(AbilitiesOf(armed.weapons[1]), ElementsAre("reliable"));
}

TEST(DuckhammerPack, EveryOtherModelIsListedAtItsComputedPrice) {
  for (size_t i = 0; i < Base().models.size(); ++i) {
    const ModelEntry& model = Base().models[i];
    if (model.id == "duckhammer:quack_marine") continue;
    EXPECT_FALSE(model.cost_as_printed) << model.id;
    for (int loadout = 0; loadout < model.loadouts(); ++loadout) {
      EXPECT_EQ(PriceModel(Base(), static_cast<int>(i), loadout).total, model.profile.cost)
          << model.id << " " << loadout;
    }
  }
}

TEST(DuckhammerPack, ThreeFeathersOfTwoFactionsCoverAllGrades) {
  EXPECT_THAT(Base().feather_names.names(), ElementsAre("impondium", "thunder_kings", "auks"));
  std::map<int, std::set<int>> grades;      // By Feather.
  std::map<int, int> models;                // By Feather.
  std::map<int, std::map<int, int>> cheap;  // Models without limits, by Feather and faction.
  for (const ModelEntry& model : Base().models) {
    const int faction = model.profile.faction - 1;
    const int feather = Base().factions[static_cast<size_t>(faction)].feather;
    grades[feather].insert(model.profile.grade);
    ++models[feather];
    if (model.profile.grade <= 2) ++cheap[feather][faction];
  }
  for (int feather = 0; feather < 3; ++feather) {
    EXPECT_THAT(grades[feather], ElementsAre(0, 1, 2, 3, 4, 5, 6)) << feather;
    EXPECT_GE(models[feather], 8);
    ASSERT_EQ(cheap[feather].size(), 2u) << "factions";
    // Three units of each are enough for a Leader or Legend of the faction.
    for (const auto& [faction, count] : cheap[feather]) EXPECT_GE(count, 3) << faction;
  }
}

TEST(DuckhammerPack, EveryAbilityIsUsed) {
  std::set<std::string> models;
  std::set<std::string> weapons;
  for (size_t i = 0; i < Base().models.size(); ++i) {
    for (std::string& name : AbilitiesOf(Base().models[i].profile)) models.insert(std::move(name));
    for (int loadout = 0; loadout < Base().models[i].loadouts(); ++loadout) {
      const Profile armed = Base().ProfileOf(static_cast<int>(i), loadout);
      for (int w = 0; w < armed.weapon_count; ++w) {
        for (std::string& name : AbilitiesOf(armed.weapons[w])) weapons.insert(std::move(name));
      }
    }
  }
  for (const std::string& name : Base().model_ability_names.names()) {
    EXPECT_EQ(models.count(name), 1u) << name;
  }
  for (const std::string& name : Base().weapon_ability_names.names()) {
    EXPECT_EQ(weapons.count(name), 1u) << name;
  }
}

TEST(DuckhammerPack, EverySpellIsSomebodys) {
  std::set<int> chanted;
  for (const ModelEntry& model : Base().models) {
    for (const AbilityUse& use : model.profile.abilities) {
      if (use.ability != 0 && Base().model_abilities[use.ability - 1u].grants_spell) {
        chanted.insert(use.argument - 1);
      }
    }
  }
  EXPECT_GE(chanted.size(), 10u);
  EXPECT_EQ(chanted.size(), Base().spells.size());
}

TEST(DuckhammerPack, ChantersHaveMagicWeapons) {
  for (size_t i = 0; i < Base().models.size(); ++i) {
    const Profile armed = Base().ProfileOf(static_cast<int>(i), 0);
    const bool chants = std::any_of(
        std::begin(armed.abilities), std::end(armed.abilities), [](const AbilityUse& use) {
          return use.ability != 0 && Base().model_abilities[use.ability - 1u].grants_spell;
        });
    const bool magic =
        std::any_of(std::begin(armed.weapons), std::begin(armed.weapons) + armed.weapon_count,
                    [](const WeaponProfile& weapon) { return weapon.kind == WeaponKind::kMagic; });
    EXPECT_EQ(chants, magic) << Base().models[i].id;
  }
}

TEST(DuckhammerPack, QuickBirdsWearLightArmor) {
  for (const ModelEntry& model : Base().models) {
    const Gait quickest = std::max(model.profile.flyer, model.profile.swimmer);
    const int most = quickest == Gait::kFast ? 1 : quickest == Gait::kSlow ? 2 : 3;
    EXPECT_LE(model.profile.armor, most) << model.id;
  }
}

TEST(DuckhammerPack, LargeBasesHaveTheirArea) {
  const std::pair<int, int> rows[] = {{1, 500}, {2, 708}, {3, 867}, {4, 1000}};
  for (const auto& [size, radius] : rows) EXPECT_EQ(duckhammer::BaseRadius(size), radius);
  EXPECT_EQ(Model("battle_tub").profile.radius, 1000);
}

TEST(DuckhammerPack, EveryMissionFeatherAndFactionHasAQuacktic) {
  std::set<int> missions;
  std::set<int> feathers;
  std::set<int> factions;
  for (const Quacktic& quacktic : Base().quacktics) {
    EXPECT_GE(quacktic.victory_points, 1) << quacktic.id;
    if (quacktic.mission >= 0) missions.insert(quacktic.mission);
    if (quacktic.feather >= 0) feathers.insert(quacktic.feather);
    if (quacktic.faction >= 0) factions.insert(quacktic.faction);
  }
  EXPECT_EQ(missions.size(), Base().missions.size());
  EXPECT_EQ(feathers.size(), Base().feathers.size());
  EXPECT_EQ(factions.size(), Base().factions.size());
}

}  // namespace
}  // namespace mallard::testing
