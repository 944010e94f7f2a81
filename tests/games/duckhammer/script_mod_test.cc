// Abilities are Lua: they can be taken out, added and changed without a compiler, and one that
// fails leaves the battle as it was.
#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "gmock/gmock.h"
#include "tests/games/duckhammer/skirmish.h"
#include "tests/support/matches.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

// The base pack as files, to be edited; without its language files, which name what is taken out.
Pack BasePack() {
  absl::StatusOr<Pack> pack = Pack::FromFolder(MALLARD_SOURCE_DIR "/scripting/packs/duckhammer");
  EXPECT_TRUE(pack.ok()) << pack.status();
  pack->files.erase(std::remove_if(pack->files.begin(), pack->files.end(),
                                   [](const PackFile& file) {
                                     return absl::StartsWith(file.path, "languages/");
                                   }),
                    pack->files.end());
  return *std::move(pack);
}

// Takes an ability out of the text of the pack: its entry, and its name from every list.
void TakeOut(Pack& pack, absl::string_view kind, const std::string& name) {
  bool found = false;
  for (PackFile& file : pack.files) {
    const size_t begin = file.text.find(absl::StrCat(kind, " {\n  id = \"", name, "\","));
    if (begin != std::string::npos) {
      found = true;
      file.text.erase(begin, file.text.find("\n}\n", begin) + 3 - begin);
    }
    // Entries that name it with an argument, and whatever lists it.
    for (size_t at;
         (at = file.text.find(absl::StrCat("{ ability = \"", name, "\""))) != std::string::npos;) {
      file.text.erase(at, file.text.find('}', at) + 1 - at);
      if (absl::StartsWith(absl::string_view(file.text).substr(at), ",")) file.text.erase(at, 1);
    }
    const std::string quoted = absl::StrCat("\"", name, "\"");
    file.text =
        absl::StrReplaceAll(file.text, {{absl::StrCat("  at_fast_swimmer = ", quoted, ",\n"), ""},
                                        {absl::StrCat(quoted, ", "), ""},
                                        {absl::StrCat(", ", quoted, " }"), " }"},
                                        {absl::StrCat("{ ", quoted, " }"), "{ }"},
                                        {absl::StrCat("{ ", quoted, ", "), "{ "},
                                        {absl::StrCat(quoted, ",\n"), "\n"}});
  }
  EXPECT_TRUE(found) << name;
}

// Without one of its abilities a model has another price: let the listed ones stand.
void LetPricesStand(Pack& pack) {
  constexpr const char* kStands = "  cost_as_printed = true,\n";
  for (PackFile& file : pack.files) {
    file.text = absl::StrReplaceAll(file.text, {{kStands, ""}});
    file.text =
        absl::StrReplaceAll(file.text, {{"\nmodel {\n", absl::StrCat("\nmodel {\n", kStands)}});
  }
}

TEST(ScriptModTest, TheBasePackHasAllAbilitiesOfTheRules) {
  Skirmish field;
  for (const char* name : {"bloodlust",
                           "guilt",
                           "bull_rush",
                           "diver",
                           "duck_and_cover",
                           "enraged_run",
                           "peregrine",
                           "scout",
                           "vanguard",
                           "v_formation",
                           "courageous",
                           "vampiric",
                           "duty",
                           "gasp",
                           "pragmatic",
                           "reactive",
                           "precognition",
                           "stubborn",
                           "unflinching",
                           "amphibious",
                           "mystic",
                           "spell",
                           "hushed",
                           "silent",
                           "execution",
                           "depth_hunter",
                           "sharpshooter",
                           "pecking_order",
                           "chain_of_command",
                           "massive",
                           "rank_and_file",
                           "trained",
                           "paragon",
                           "quacktician"}) {
    EXPECT_GE(field.content().model_ability_names.Find(name), 0) << name;
  }
  EXPECT_EQ(field.content().model_abilities.size(), 34u);
  for (const char* name :
       {"accurate",    "inaccurate", "average",       "blocker",     "booming",  "cleave",
        "supercleave", "critical",   "supercritical", "flaming",     "lofty",    "long_range",
        "momentum",    "masterwork", "piercing",      "point_blank", "reach",    "reliable",
        "sunder",      "shatter",    "swift",         "supersonic",  "unwieldy", "superheavy"}) {
    EXPECT_GE(field.content().weapon_ability_names.Find(name), 0) << name;
  }
  EXPECT_EQ(field.content().weapon_abilities.size(), 24u);
}

TEST(ScriptModTest, NegativeAbilitiesAndThoseThatCountForSeveral) {
  Skirmish field;
  std::vector<std::string> negative, two, three;
  const auto note = [&](const std::string& id, bool is_negative, int count) {
    const std::string name = id.substr(id.find(':') + 1);
    if (is_negative) negative.push_back(name);
    if (count == 2) two.push_back(name);
    if (count == 3) three.push_back(name);
  };
  for (const ModelAbility& a : field.content().model_abilities) {
    note(a.id, a.negative, a.price_count);
  }
  EXPECT_THAT(negative, ::testing::UnorderedElementsAre("guilt", "chain_of_command", "massive"));
  EXPECT_THAT(two, ::testing::UnorderedElementsAre("vanguard", "precognition", "paragon"));
  EXPECT_THAT(three, ::testing::UnorderedElementsAre("unflinching", "silent"));
  negative.clear(), two.clear(), three.clear();
  for (const WeaponAbility& a : field.content().weapon_abilities) {
    note(a.id, a.negative, a.price_count);
  }
  EXPECT_THAT(negative,
              ::testing::UnorderedElementsAre("inaccurate", "lofty", "unwieldy", "superheavy"));
  EXPECT_THAT(two, ElementsAre("superheavy"));
  EXPECT_THAT(three, ::testing::UnorderedElementsAre("supercleave", "supercritical", "shatter",
                                                     "supersonic"));
}

TEST(ScriptModTest, AnAbilityCountsForItselfAndWhatItIsMadeOf) {
  Skirmish field;
  for (const ModelAbility& a : field.content().model_abilities) {
    EXPECT_EQ(a.price_count, 1 + static_cast<int>(a.upgrades.size())) << a.id;
  }
  for (const WeaponAbility& a : field.content().weapon_abilities) {
    EXPECT_EQ(a.price_count, 1 + static_cast<int>(a.upgrades.size())) << a.id;
  }
  const NameTable& names = field.content().model_ability_names;
  const auto& gasp = field.content().model_abilities[static_cast<size_t>(names.Find("gasp"))];
  EXPECT_EQ(gasp.at_fast_swimmer, names.Find("diver"));
  const auto& scout = field.content().model_abilities[static_cast<size_t>(names.Find("scout"))];
  EXPECT_EQ(scout.at_fast_swimmer, -1);
}

TEST(ScriptModTest, WhatExcludesEachOtherCannotStandOnOneWeapon) {
  const std::pair<const char*, const char*> pairs[] = {
      {"cleave", "critical"},     {"cleave", "reliable"},        {"critical", "reliable"},
      {"cleave", "sunder"},       {"cleave", "swift"},           {"supercleave", "supercritical"},
      {"supercleave", "shatter"}, {"supercleave", "supersonic"}, {"cleave", "supersonic"},
      {"shatter", "cleave"},      {"supercritical", "reliable"}, {"cleave", "supercritical"}};
  for (const auto& [a, b] : pairs) {
    const absl::StatusOr<std::shared_ptr<const Ruleset>> made = Ruleset::Load(
        "duckhammer", {TrialPack(absl::StrCat(
                          "weapon { id = 'w', name = 'W', class = 'duckhammer:swords', damage "
                          "= 'd6', range = 1, abilities = { '",
                          a, "', '", b, "' } }"))});
    EXPECT_THAT(std::string(made.status().message()), HasSubstr("exclude each other")) << a << b;
  }
}

TEST(ScriptModTest, AnAbilityTakenOutOfTheFileIsOutOfTheGame) {
  Skirmish field;
  RulesetOptions options;
  options.base_pack = false;
  const auto check = [&](const char* kind, const std::string& id, bool weapon) {
    const std::string name = id.substr(id.find(':') + 1);
    Pack pack = BasePack();
    TakeOut(pack, kind, name);
    LetPricesStand(pack);
    const absl::StatusOr<std::shared_ptr<const Ruleset>> made =
        Ruleset::Load("duckhammer", {pack}, options);
    ASSERT_TRUE(made.ok()) << name << ": " << made.status();
    const auto& content = static_cast<const GameContent&>((*made)->content());
    EXPECT_EQ((weapon ? content.weapon_ability_names : content.model_ability_names).Find(name), -1);
    EXPECT_EQ(content.model_abilities.size(), weapon ? 34u : 33u);
    EXPECT_EQ(content.weapon_abilities.size(), weapon ? 23u : 24u);
  };
  for (const ModelAbility& a : field.content().model_abilities) {
    check("model_ability", a.id, false);
  }
  for (const WeaponAbility& a : field.content().weapon_abilities) {
    check("weapon_ability", a.id, true);
  }
}

TEST(ScriptModTest, AnEmptiedAbilityDoesNothing) {
  // Cleave without its function, by a pack on top.
  Skirmish field("", "weapon_ability { id = 'duckhammer:cleave', replace = true, name = 'Blunt' }");
  const int a = field.Add(0, field.Who({field.Blade({"cleave"})}), {Inch(15, 20)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 22)});
  const int near = field.Add(1, field.Who({}), {Inch(17, 20)});
  field.Attack(a, b, Step::kFight, {12, 5, 7});
  EXPECT_EQ(field.Damage(b), 3);
  EXPECT_EQ(field.Damage(near), 0);
}

TEST(ScriptModTest, ANewAbilityWorksAsTheOthersDo) {
  Skirmish field("", R"(
    model_ability {
      id = "spiteful",
      name = "Spiteful",
      on_damage_taken = function(ctx, damage)
        ctx:damage(ctx:other_unit(), damage)
        return damage // 2
      end,
    }
    weapon_ability {
      id = "keen",
      name = "Keen",
      on_attack = function(ctx, modifier) return modifier + 3 end,
      on_damage = function(ctx, damage) return damage * 2 end,
    }
  )");
  const int a = field.Add(0, field.Who({field.Blade({"trial:keen"})}), {Inch(15, 20)});
  const int b = field.Add(1, field.Who({}, {"trial:spiteful"}), {Inch(15, 22)});
  field.Attack(a, b, Step::kFight, {6, 11});
  EXPECT_EQ(field.Totals().at(0), 9);
  EXPECT_EQ(field.Damage(b), 6);
  EXPECT_EQ(field.Damage(a), 12);
}

TEST(ScriptModTest, DamageOfSpellsIsTakenLikeThatOfHitsButWhatStrikesBackIsNot) {
  Skirmish field("", R"(
    model_ability {
      id = "spiteful",
      name = "Spiteful",
      on_damage_taken = function(ctx, damage)
        ctx:damage(ctx:other_unit(), damage)
        return damage // 2
      end,
    }
  )");
  const int a = field.Add(0, field.Chanter("feather_storm", {"trial:spiteful"}), {Inch(15, 20)});
  const int b = field.Add(1, field.Who({}, {"trial:spiteful"}), {Inch(15, 26)});
  field.Cast(a, "feather_storm", Inch(15, 26), {12, 5});  // The second die is a d3: 2.
  EXPECT_EQ(field.Damage(b), 1);
  EXPECT_EQ(field.Damage(a), 2);
}

TEST(ScriptModTest, FunctionsRunInTheOrderOfTheModelsAbilities) {
  Skirmish field("", R"(
    model_ability { id = "twice", name = "Twice", on_damage = function(ctx, d) return d * 2 end }
    model_ability { id = "more", name = "More", on_damage = function(ctx, d) return d + 1 end }
    weapon_ability { id = "thrice", name = "Thrice", on_damage = function(ctx, d) return d * 3 end }
  )");
  const Profile first = field.Who({field.Blade({"trial:thrice"})}, {"trial:twice", "trial:more"});
  const Profile last = field.Who({field.Blade({"trial:thrice"})}, {"trial:more", "trial:twice"});
  const int a = field.Add(0, first, {Inch(15, 20)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 22)});
  field.Attack(a, b, Step::kFight, {12, 5});
  EXPECT_EQ(field.Damage(b), (3 * 2 + 1) * 3);
  field.state().profiles[a] = last;
  field.state().units[a].activations = 0;
  field.state().units[b].damage = 0;
  field.Attack(a, b, Step::kFight, {12, 5});
  EXPECT_EQ(field.Damage(b), (3 + 1) * 2 * 3);
}

// The failure comes with the last action of the set-up. With or without a record of the match:
// only with one is there a copy to go back to anyhow.
class FailingFunction : public ::testing::TestWithParam<bool> {};
INSTANTIATE_TEST_SUITE_P(Records, FailingFunction, ::testing::Bool());

TEST_P(FailingFunction, RefusesTheActionAndChangesNothing) {
  const absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
      Ruleset::Load("duckhammer", {TrialPack(R"(
    model_ability {
      id = "doomed",
      name = "Doomed",
      on_round_start = function(ctx)
        ctx:damage(ctx:unit(), 1)
        ctx:score(5)
        ctx:roll(6)
        error("the end is near")
      end,
    }
    model { id = "prophet", name = "Prophet", symbol = "p", faction = "duckhammer:pond_guard",
      grade = 1, cost = 7, cost_as_printed = true, full_strength = 10, hp = 6, movement = 6,
      charge = "2d3", abilities = { "doomed" }, weapons = { { "duckhammer:sword" } } }
  )")});
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  Configuration configuration((*ruleset)->game().manifest());
  ASSERT_TRUE(configuration.Set("army_1", "trial:prophet x5").ok());
  ASSERT_TRUE(configuration.Set("army_2", "trial:prophet x5").ok());
  MatchOptions options;
  options.seed = 1;
  options.history = options.events = GetParam();
  options.script_errors = ScriptErrors::kRefuse;
  Match match = *Match::Create(*ruleset, configuration, options);
  for (int i = 0; i < 500; ++i) {
    int seat = 0;
    while (!match.DecisionOf(seat)) ++seat;
    const uint64_t hash = match.Hash();
    const size_t events = match.EventCount(Viewer::Host());
    const Action action = match.LegalNth(seat, 0);
    const absl::Status status = match.Apply(seat, action);
    if (status.ok()) continue;
    EXPECT_THAT(std::string(status.message()),
                AllOf(HasSubstr("content.lua:9: the end is near"), HasSubstr("trial:doomed"),
                      HasSubstr("on_round_start")));
    EXPECT_EQ(match.Hash(), hash);
    EXPECT_EQ(match.EventCount(Viewer::Host()), events);
    EXPECT_EQ(match.Apply(seat, action), status);
    return;
  }
  FAIL() << "the function never ran";
}

}  // namespace
}  // namespace mallard::duckhammer::testing
