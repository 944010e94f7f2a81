// The base pack against the rules, and the messages modders get.
#include "src/games/duck_dealer/content.h"

#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/duck_dealer/rules.h"
#include "tests/games/duck_dealer/packs.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using duck_dealer::GameContent;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

const GameContent& BaseContent() {
  return static_cast<const GameContent&>(BaseRuleset("duck_dealer")->content());
}

std::string Names(const duck_dealer::Bundle& bundle) {
  return absl::StrJoin(bundle, "+", [](std::string* out, const duck_dealer::Bundle::Item& item) {
    absl::StrAppend(out, BaseContent().good_names.names()[item.good]);
  });
}

TEST(DealerContent, RecipesAreThoseOfTheRules) {
  std::vector<std::string> recipes;
  for (const duck_dealer::Factory& factory : BaseContent().factories) {
    recipes.push_back(
        absl::StrCat(BaseContent().good_names.names()[static_cast<size_t>(factory.product)], "=",
                     Names(factory.inputs)));
  }
  EXPECT_THAT(
      recipes,
      ElementsAre("satellite=phone_booth+solar_panel",
                  "linear_accelerator=solar_panel+plastic_beads",
                  "stealth_duck=rubber_duck+blue_paint", "modern_radio=phone_booth+rubber_duck",
                  "slimming_pills=blue_paint+plastic_beads", "economy=satellite+phone_booth",
                  "modern_art=slimming_pills+rubber_duck", "science=linear_accelerator+solar_panel",
                  "religion=stealth_duck+modern_radio", "politics=modern_radio+slimming_pills",
                  "medicine=slimming_pills+linear_accelerator", "military=satellite+stealth_duck"));
}

TEST(DealerContent, ShipyardsSellAtThePricesOfTheRules) {
  std::vector<std::string> yards;
  for (const duck_dealer::Shipyard& yard : BaseContent().shipyards) {
    yards.push_back(
        absl::StrCat(BaseContent().good_names.names()[static_cast<size_t>(yard.good)], ": ",
                     BaseContent().equipment_names.names()[static_cast<size_t>(yard.sells)],
                     " for ", Names(yard.price), ", ", yard.points));
  }
  EXPECT_THAT(yards, ElementsAre("phone_booth: hold for phone_booth+blue_paint, 3",
                                 "solar_panel: hold for rubber_duck+solar_panel, 3",
                                 "blue_paint: navigator for solar_panel+phone_booth, 3",
                                 "plastic_beads: builder for blue_paint+plastic_beads, 3",
                                 "rubber_duck: merchant for rubber_duck+plastic_beads, 3"));
}

TEST(DealerContent, TheMapHasNineteenPlanetsFortyRoutesAndAHundredAndTenDots) {
  const duck_dealer::Galaxy& galaxy = BaseContent().maps[0];
  EXPECT_EQ(galaxy.routes.planet_count(), 19);
  EXPECT_EQ(galaxy.start_planets, 5);
  EXPECT_EQ(galaxy.routes.routes().size(), 40u);
  EXPECT_EQ(galaxy.routes.dot_count(), 110);
}

TEST(DealerContent, NoFunctionIsCalledInTheBaseGame) { EXPECT_FALSE(BaseContent().has_scripts); }

TEST(DealerContent, MistakesAreReportedAtTheirPlace) {
  const std::pair<const char*, const char*> kCases[] = {
      {"good { id = 'x', symbol = 'abc' }", "good \"x\".symbol: has more than two characters"},
      {"mine { id = 'm', good = 'rubber_duk' }", "rubber_duck"},
      {"mine { id = 'm', good = 'rubber_duck', copies = 0 }",
       "mine \"m\".copies: there is none of it at all"},
      {"factory { id = 'f', product = 'economy', inputs = { 'economy' }, points = 1 }",
       "factory \"f\".inputs: a factory cannot need its own product"},
      {"factory { id = 'f', product = 'economy', inputs = {}, points = 1 }", "inputs"},
      {"factory { id = 'f', product = 'economy', inputs = { 'science' }, points = 1, speed = 2 }",
       "speed"},
      {"consumer { id = 'c', good = 'economy', points = 1, build_points = 1, stage = 1, copies = "
       "60 }",
       "makes more than 64 consumer tiles in all"},
      {"ship { id = 's', slots = { 3 }, start_slots = 2, hold = 1 }",
       "ship \"s\".start_slots: is more than the 1 slots"},
      {"map { id = 'm', planets = { { id = 'A b', x = 0, y = 0 }, { id = 'c', x = 0, y = 0 } }, "
       "routes = { { from = 'c', to = 'd', dots = 1 } } }",
       "planets[1].id: \"A b\" is not made of small letters, digits and underscores"},
      {"map { id = 'm', planets = { { id = 'bb', x = 0, y = 0 }, { id = 'cc', x = 0, y = 0 } }, "
       "routes = { { from = 'bb', to = 'cd', dots = 1 } } }",
       "routes[1].to: there is no planet \"cd\"; did you mean \"cc\"?"},
      {"map { id = 'm', planets = { { id = 'b', x = 0, y = 0 }, { id = 'c', x = 0, y = 0 } }, "
       "routes = { { from = 'b', to = 'c', dots = 1 } } }",
       "planets[2]: lies where b lies"},
      {"map { id = 'm', planets = { { id = 'b', x = 0, y = 0 }, { id = 'c', x = 1, y = 0 } }, "
       "routes = { { from = 'b', to = 'c', dots = 1 } } }",
       "planets: needs at least two start planets"},
      {"map { id = 'm', planets = { { id = 'b', x = 0, y = 0, start = true }, { id = 'c', x = 1, y "
       "= 0, start = true } }, routes = { { from = 'b', to = 'b', dots = 1 } } }",
       "routes"},
      {"mode { id = 'm', map = 'duck_galaxy', ship = 'trader', track = { { turns = 40, roads = 1 } "
       "} }",
       "mode \"m\".cubes: one player alone may need 41 cubes"},
      {"mode { id = 'm', map = 'duck_galaxy', ship = 'trader', cubes = 200, track = { { turns = "
       "60, roads = 1 }, { turns = 60, roads = 1 } } }",
       "a turn track has at most 64 spaces, not 120"},
      {"remove { kind = 'equipment', id = 'duck_dealer:hold' }", ""},
  };
  for (const auto& [content, message] : kCases) {
    const absl::Status status = Ruleset::Load("duck_dealer", {DealerPack(content)}).status();
    EXPECT_FALSE(status.ok()) << content;
    EXPECT_THAT(std::string(status.message()), HasSubstr(message)) << content;
    EXPECT_THAT(std::string(status.message()), HasSubstr("content.lua:1")) << content;
  }
}

TEST(DealerContent, TooManyGoodsAreRefused) {
  std::string goods;
  for (int i = 0; i < 20; ++i) absl::StrAppend(&goods, "good { id = 'good_", i, "' }\n");
  EXPECT_THAT(std::string(Ruleset::Load("duck_dealer", {DealerPack(goods)}).status().message()),
              HasSubstr("there can be 32 entries of this kind"));
}

// The base pack from its folder, with everything from the first `begin` of one of its files up to
// and including the next `end` replaced. Without languages: they have words only for what is there.
absl::StatusOr<std::shared_ptr<const Ruleset>> LoadEdited(absl::string_view file,
                                                          const std::string& begin,
                                                          const std::string& end,
                                                          const std::string& with) {
  absl::StatusOr<Pack> pack = Pack::FromFolder(MALLARD_SOURCE_DIR "/scripting/packs/duck_dealer");
  if (!pack.ok()) return pack.status();
  std::erase_if(pack->files,
                [](const PackFile& f) { return absl::StartsWith(f.path, "languages/"); });
  bool found = false;
  for (PackFile& entry : pack->files) {
    if (entry.path != file) continue;
    const size_t from = entry.text.find(begin);
    if (from == std::string::npos) continue;
    const size_t to = entry.text.find(end, from + begin.size());
    if (to == std::string::npos) continue;
    entry.text.replace(from, to + end.size() - from, with);
    found = true;
  }
  EXPECT_TRUE(found) << begin;
  RulesetOptions options;
  options.base_pack = false;
  return Ruleset::Load("duck_dealer", {*std::move(pack)}, options);
}

TEST(DealerContent, EditingTheBasePackChangesTheGame) {
  const auto ruleset = LoadEdited("modes.lua", "turns = 12,", "roads = 3", "turns = 2, roads = 7");
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  Match match = NewMatch(*ruleset, "", 1);
  EXPECT_EQ(static_cast<const duck_dealer::DuckDealerRules&>(match.rules()).turns(), 14);
}

TEST(DealerContent, DeletingAnEntryOfTheBasePackChangesTheGame) {
  const auto ruleset = LoadEdited("ships.lua", "equipment {\n  id = \"builder\"", "\n}\n", "");
  EXPECT_FALSE(ruleset.ok()) << "a shipyard still sells it";
  EXPECT_THAT(std::string(ruleset.status().message()), HasSubstr("builder"));
  const auto without_mine =
      LoadEdited("tiles.lua", "mine {\n  id = \"blue_paint_mine\"", "\n}\n", "");
  ASSERT_TRUE(without_mine.ok()) << without_mine.status();
  Match match = NewMatch(*without_mine, "", 1);
  int mines = 0;
  for (const duck_dealer::Planet& planet :
       duck_dealer::DuckDealerRules::As(match.state()).planets) {
    mines += planet.mine != 0 ? 1 : 0;
  }
  EXPECT_EQ(mines, 4 + 12) << "planets without a mine are played as they are";
}

}  // namespace
}  // namespace mallard::testing
