// What a modder is told: each message that compiling content can give.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/duckhammer/content/content.h"
#include "tests/games/duckhammer/packs.h"

namespace mallard::testing {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// A sound model with that in it; later fields win by being the only ones.
std::string Soldier(absl::string_view fields, absl::string_view cost = "cost = 6,") {
  return absl::StrCat(
      "model { id = 'bird', faction = 'pond_guard', full_strength = 14, hp = 6, movement = 6, ",
      cost, " ", fields, " }");
}
std::string PlainSoldier(absl::string_view fields) {
  return Soldier(absl::StrCat("grade = 1, charge = '2d3', ", fields));
}
std::string PlainWeapon(absl::string_view fields) {
  return absl::StrCat("weapon { id = 'thing', damage = 'd6', range = 1, ", fields, " }");
}

// The only mistake of that content.
std::string MistakeIn(absl::string_view content) {
  const std::vector<std::string> mistakes = MistakesIn(content);
  EXPECT_EQ(mistakes.size(), 1u) << content;
  return mistakes.empty() ? "" : mistakes[0];
}

TEST(ContentMistakes, ASoundModelHasNone) {
  EXPECT_THAT(MistakesIn(PlainSoldier("")), IsEmpty());
  EXPECT_THAT(MistakesIn(PlainWeapon("class = 'swords'")), IsEmpty());
}

TEST(ContentMistakes, Dice) {
  EXPECT_EQ(MistakeIn(Soldier("grade = 1, charge = '2d8'")),
            "trial/content.lua:1: model \"bird\".charge: a d8 cannot be made of a d12; there are "
            "d1, d2, d3, d4, d6 and d12");
  EXPECT_THAT(MistakeIn("weapon { id = 'thing', class = 'swords', damage = 'lots', range = 1 }"),
              HasSubstr("weapon \"thing\".damage: \"lots\" is no dice"));
}

TEST(ContentMistakes, PricesThatDifferFromTheComputedOne) {
  EXPECT_EQ(
      MistakeIn(Soldier("grade = 1, charge = '2d3', armor = 1, flyer = 'none'", "cost = 9,")),
      "trial/content.lua:1: model \"bird\".cost: is 9, but the rules of pricing say 5 (base 6, "
      "Armor 1 +1, non-flyer -2); `cost_as_printed = true` lets the listed cost stand");
  EXPECT_THAT(
      MistakesIn(Soldier("grade = 1, charge = '2d3', cost_as_printed = true", "cost = 99,")),
      IsEmpty());
}

TEST(ContentMistakes, ModelsThatHaveNoPrice) {
  EXPECT_THAT(MistakesIn(Soldier("grade = 5, charge = 'd6', armor = 7")),
              ElementsAre(HasSubstr("model \"bird\".cost: cannot be computed: there is no base for "
                                    "Full Strength 14 at Grade 5; `cost_as_printed = true`")));
  EXPECT_THAT(MistakesIn(PlainSoldier("armor = 4, bravery = -3")),
              ElementsAre(HasSubstr("Armor is 4; it must be from -2 to 3"),
                          HasSubstr("Bravery is -3; it must be from -2 to 4")));
}

TEST(ContentMistakes, WeaponsToChooseFromCostDifferently) {
  EXPECT_THAT(
      MistakesIn(PlainSoldier("weapons = { { 'sword', 'reed_spear' } }")),
      Contains(HasSubstr("model \"bird\".weapons: slot 1: Reed Spear costs 1, but Sword costs 0; "
                         "weapons to choose from must cost the same")));
}

TEST(ContentMistakes, TooManyWaysToCombineWeapons) {
  const std::string two = "{ 'sword', 'saw_axe', 'chopper', 'tide_hook' },";
  EXPECT_THAT(MistakeIn(PlainSoldier(absl::StrCat("weapons = {", two, two, two, two, "}"))),
              HasSubstr("weapons: can be combined in more than 255 ways"));
}

TEST(ContentMistakes, AbilitiesThatNeedSomething) {
  EXPECT_THAT(MistakeIn(PlainSoldier("abilities = { 'diver' }")),
              HasSubstr("abilities[1]: Diver needs a fast swimmer; this is a slow swimmer"));
  EXPECT_THAT(MistakeIn(PlainSoldier("abilities = { 'peregrine' }")),
              HasSubstr("abilities[1]: Peregrine needs a fast flyer; this is a slow flyer"));
  EXPECT_THAT(MistakeIn(PlainSoldier("swimmer = 'fast', abilities = { 'gasp' }")),
              HasSubstr("abilities[1]: Gasp is not for a fast swimmer"));
  EXPECT_THAT(MistakeIn(PlainSoldier(
                  "abilities_with = { { ability = 'quacktician', quacktic = 'hold_the_line' } }")),
              HasSubstr("abilities_with[1]: Quacktician needs Grade 5; this is Grade 1"));
  EXPECT_THAT(MistakeIn("model_ability { id = 'late', name = 'Late', requires = { 'duty' } }" +
                        PlainSoldier("abilities = { 'scout', 'late' }")),
              HasSubstr("abilities[2]: Late needs Duty as well"));
}

TEST(ContentMistakes, AbilitiesThatExcludeEachOther) {
  EXPECT_THAT(MistakeIn("model_ability { id = 'cold', name = 'Cold', excludes = { 'duty' } }" +
                        PlainSoldier("abilities = { 'cold', 'duty' }")),
              HasSubstr("abilities[2]: Duty and Cold exclude each other"));
  EXPECT_THAT(MistakeIn(PlainSoldier("abilities = { 'duty', 'duty' }")),
              HasSubstr("abilities[2]: Duty is there twice"));
}

TEST(ContentMistakes, AbilitiesAboutSomething) {
  EXPECT_THAT(MistakeIn(PlainSoldier("abilities = { 'spell' }")),
              HasSubstr("abilities[1]: Spell is about something: write it in `abilities_with`, "
                        "with its spell"));
  EXPECT_THAT(MistakeIn(PlainSoldier("abilities_with = { { ability = 'duty' } }")),
              HasSubstr("abilities_with[1]: Duty is about nothing: write it in `abilities`"));
  EXPECT_THAT(MistakeIn(PlainSoldier(
                  "abilities_with = { { ability = 'spell', quacktic = 'hold_the_line' } }")),
              HasSubstr("abilities_with[1]: Spell needs a `spell` and nothing else"));
}

TEST(ContentMistakes, TooManyAbilities) {
  std::string declared;
  std::string plain;
  std::string with;
  for (int i = 1; i <= 7; ++i) {
    absl::StrAppend(&declared, "model_ability { id = 'a", i, "' }");
    absl::StrAppend(&plain, "'a", i, "',");
  }
  for (const char* spell : {"gale", "honk", "molt", "mend", "fog", "hex"}) {
    absl::StrAppend(&with, "{ ability = 'spell', spell = '", spell, "' },");
  }
  EXPECT_THAT(MistakeIn(declared + PlainSoldier(absl::StrCat("abilities = {", plain,
                                                             "}, abilities_with = {", with, "}"))),
              HasSubstr("abilities_with[6]: there are more than 12 abilities"));
}

TEST(ContentMistakes, WeaponAbilitiesThatDoNotGoTogether) {
  EXPECT_THAT(MistakeIn(PlainWeapon("class = 'swords', abilities = { 'reliable', 'cleave' }")),
              HasSubstr("weapon \"thing\".abilities[2]: Cleave and Reliable exclude each other"));
  EXPECT_THAT(MistakeIn(PlainWeapon("class = 'swords', abilities = { 'reach', 'reach' }")),
              HasSubstr("abilities[2]: Reach is there twice"));
  EXPECT_THAT(MistakeIn("weapon_ability { id = 'keen', name = 'Keen', requires = { 'piercing' } }" +
                        PlainWeapon("class = 'swords', abilities = { 'keen' }")),
              HasSubstr("abilities[1]: Keen needs Piercing on the same weapon"));
}

TEST(ContentMistakes, SpellRanges) {
  EXPECT_THAT(MistakeIn(PlainWeapon("class = 'bells'")),
              HasSubstr("weapon \"thing\".spell_range: must be given: magic weapons chant"));
  EXPECT_THAT(MistakeIn(PlainWeapon("class = 'swords', spell_range = 6")),
              HasSubstr("weapon \"thing\".spell_range: is only for magic weapons"));
}

TEST(ContentMistakes, Symbols) {
  EXPECT_THAT(MistakeIn(PlainSoldier("symbol = 'xy'")),
              HasSubstr("model \"bird\".symbol: must be a single letter, digit or sign"));
}

TEST(ContentMistakes, AbilitiesThatCouldNotWork) {
  EXPECT_THAT(MistakeIn("model_ability { id = 'a', grants_spell = true }"),
              HasSubstr("grants_spell: needs `argument = \"spell\"`"));
  EXPECT_THAT(
      MistakeIn("model_ability { id = 'a', needs_swimmer = 'fast', most_swimmer = 'slow' }"),
      HasSubstr("most_swimmer: is less than `needs_swimmer`: no model could have it"));
  EXPECT_THAT(
      MistakeIn("model_ability { id = 'a', on_ally_grade = function(ctx, g) return g end }"),
      HasSubstr("aura_range: must be given for `on_ally_grade` to reach anybody"));
  EXPECT_THAT(MistakeIn("weapon_ability { id = 'a', long_range_penalty = -1 }"),
              HasSubstr("long_range_penalty: does nothing without `long_range_step`"));
  EXPECT_THAT(MistakeIn("spell { id = 'a', risk = 7 }"),
              HasSubstr("spell \"a\".on_cast: must be given: the spell does nothing"));
}

TEST(ContentMistakes, MarksSayOnlyWhatFitsTheirPlace) {
  EXPECT_THAT(MistakesIn("mark { id = 'a', on = 'weapon', cover = true, bravery = 1, "
                         "target_modifier = 1, ends_on_move = true }"),
              ElementsAre(HasSubstr("ends_on_move: is only for marks on models"),
                          HasSubstr("cover: is only for marks on models"),
                          HasSubstr("target_modifier: is only for marks on models and units"),
                          HasSubstr("bravery: is only for marks on units")));
  EXPECT_THAT(MistakesIn("mark { id = 'a', on = 'model', all_rolls = 1, armor = 1, movement = 1, "
                         "unusable = true }"),
              ElementsAre(HasSubstr("all_rolls: is only for marks on units"),
                          HasSubstr("armor: is only for marks on units"),
                          HasSubstr("movement: is only for marks on units"),
                          HasSubstr("unusable: is only for marks on weapons")));
}

TEST(ContentMistakes, Quacktics) {
  EXPECT_THAT(
      MistakeIn(
          "gamble { id = 'loss', modifier = -2 } quacktic { id = 'q', gambles = { 'loss' } }"),
      HasSubstr("quacktic \"q\".gambles: the quacktic would pay -1 victory points; it must pay at "
                "least 1"));
  EXPECT_THAT(MistakeIn("quacktic { id = 'q' }"),
              HasSubstr("gambles: a quacktic needs a gamble or a restriction"));
  EXPECT_THAT(MistakeIn("quacktic { id = 'q', restriction = { { of = 'hits_on', set = 7 } } }"),
              HasSubstr("restriction[1]: must be over 7, on which every unit hits"));
  EXPECT_THAT(MistakeIn("gamble { id = 'g' } quacktic { id = 'q', gambles = { 'g', 'g' } }"),
              HasSubstr("gambles: names the same gamble twice"));
  EXPECT_THAT(MistakeIn("gamble { id = 'g' } quacktic { id = 'q', gambles = { 'g' }, "
                        "feather = 'auks', faction = 'cliff_mob' }"),
              HasSubstr("a quacktic belongs to a mission, a Feather or a faction, to one only"));
}

TEST(ContentMistakes, Missions) {
  EXPECT_THAT(MistakeIn("mission { id = 'm', objects = { 1, 2, 3 } }"),
              HasSubstr("mission \"m\".objects: must be 4 numbers, for small, medium, large and "
                        "giant maps; there are 3"));
}

std::string MapWith(absl::string_view terrain) {
  return absl::StrCat("map { id = 'm', scale = 'small', terrain = {", terrain, "} }");
}

TEST(ContentMistakes, Maps) {
  EXPECT_THAT(MistakesIn(MapWith("{ kind = 'water', area = { {0,0}, {9000,0}, {9000,9000} } }")),
              IsEmpty());
  EXPECT_THAT(MistakeIn(MapWith("{ kind = 'water', height = 5, area = { {0,0}, {9,0}, {9,9} } }")),
              HasSubstr("terrain[1].height: must be left out: water is as high as the ground"));
  EXPECT_THAT(MistakeIn(MapWith("{ area = { {0,0}, {9,0}, {9,9} } }")),
              HasSubstr("terrain[1].height: must be given, from 1"));
  EXPECT_THAT(MistakeIn(MapWith("{ height = 9, area = { {0,0}, {9,0}, {18,0} } }")),
              HasSubstr("map \"m\".terrain[1].area: "));
  EXPECT_THAT(
      MistakeIn(MapWith("{ height = 9, area = { {0,0}, {30001,0}, {0,9} } }")),
      HasSubstr("terrain: feature 1 reaches off the map, which is 30000 by 42000 thousandths"));
}

TEST(ContentMistakes, ObstructedMaps) {
  EXPECT_THAT(MistakeIn(MapWith("{ kind = 'water', area = { {0,0}, {30000,0}, {30000,6000}, "
                                "{0,6000} } }")),
              HasSubstr("the deployment zone from y = 0 to 6000 is completely obstructed"));
  EXPECT_THAT(MistakeIn(MapWith("{ height = 9, area = { {0,36000}, {30000,36000}, {30000,42000}, "
                                "{0,42000} } }")),
              HasSubstr("the deployment zone from y = 36000 to 42000 is completely obstructed"));
  EXPECT_THAT(MistakeIn(MapWith("{ height = 9, area = { {0,20000}, {30000,20000}, {30000,22000}, "
                                "{0,22000} } }")),
              HasSubstr("the front line at y = 21000 is completely obstructed"));
  // A river along the front line obstructs nobody.
  EXPECT_THAT(MistakesIn(MapWith("{ kind = 'water', area = { {0,20000}, {30000,20000}, "
                                 "{30000,22000}, {0,22000} } }")),
              IsEmpty());
}

TEST(ContentMistakes, Scales) {
  EXPECT_THAT(MistakeIn("scale { id = 's', width = 60, length = 40, points = 1, "
                        "victory_points = 1, dice = 1, size = 'small' }"),
              HasSubstr("scale \"s\".width: must not be over `length`"));
}

TEST(ContentMistakes, ReadyArmies) {
  EXPECT_THAT(MistakeIn("army { id = 'a', scale = 'small', list = 'quack_marnie' }"),
              HasSubstr("army \"a\".list: unit 1: there is no model \"quack_marnie\""));
  EXPECT_THAT(MistakesIn("army { id = 'a', scale = 'small', list = 'marshal_aix x2; ripper x40' }"),
              AllOf(Contains(HasSubstr("army \"a\".list: it costs")),
                    Contains(HasSubstr("army \"a\".list: an army is of one Feather")),
                    Contains(HasSubstr("army \"a\".list: \"Marshal Aix\" (Grade 5) needs 5"))));
}

TEST(ContentMistakes, MoreEntriesThanNumbersForThem) {
  EXPECT_THAT(MistakesIn("for i = 1, 300 do mark { id = 'm' .. i, on = 'unit' } end"),
              Contains(HasSubstr("there are more than 255 kinds of mark")));
  EXPECT_THAT(MistakesIn("for i = 1, 300 do faction { id = 'f' .. i, feather = 'auks' } end"),
              ElementsAre(HasSubstr("there are more than 255 factions")));
  // Those beyond are not mixed up with others.
  EXPECT_THAT(MistakesIn("for i = 1, 300 do model_ability { id = 'a' .. i } end " +
                         PlainSoldier("abilities = { 'a222', 'a300' }")),
              Contains(HasSubstr("there are more than 255 abilities of models")));
  EXPECT_THAT(MistakesIn("for i = 1, 300 do weapon_ability { id = 'a' .. i } end " +
                         PlainWeapon("class = 'swords', abilities = { 'a232', 'a300' }")),
              Contains(HasSubstr("there are more than 255 abilities of weapons")));
}

TEST(ContentMistakes, APackWithNothingToPlay) {
  Pack pack;
  pack.label = "empty";
  pack.files = {
      {"pack.lua", "pack { id = 'empty', version = '1.0.0', game = 'duckhammer', api = 1 }"}};
  RulesetOptions options;
  options.base_pack = false;
  std::vector<ContentError> errors;
  EXPECT_FALSE(Ruleset::Load("duckhammer", {pack}, options, &errors).ok());
  std::vector<std::string> messages;
  for (const ContentError& error : errors) messages.push_back(error.problem.message);
  EXPECT_THAT(messages, ElementsAre("no pack declares a scale; there is nothing to play",
                                    "no pack declares a map; there is nothing to play",
                                    "no pack declares a mission; there is nothing to play",
                                    "no pack declares a model; there is nothing to play"));
}

}  // namespace
}  // namespace mallard::testing
