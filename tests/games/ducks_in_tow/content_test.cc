// The base pack against the rules, and the messages modders get.
#include "src/games/ducks_in_tow/content.h"

#include <map>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using ducks_in_tow::Face;
using ducks_in_tow::GameContent;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

const GameContent& BaseContent() {
  return static_cast<const GameContent&>(BaseRuleset("ducks_in_tow")->content());
}

// The ducks a card shows, as letters.
std::string Shown(const Face& face) {
  std::string letters;
  for (int c = 0; c < 4; ++c) {
    if (face.printed[c] != 0) letters += "yobg"[c];
  }
  return letters;
}

TEST(DucksInTowContent, FourColoursWithTenFoodEach) {
  EXPECT_THAT(BaseContent().colour_names.names(),
              ElementsAre("yellow", "orange", "brown", "green"));
  for (const ducks_in_tow::Colour& colour : BaseContent().colours) EXPECT_EQ(colour.food, 10);
}

TEST(DucksInTowContent, EightLocationsWithSixCardsEach) {
  EXPECT_THAT(BaseContent().location_names.names(),
              ElementsAre("koi_pond", "boathouse", "willow_grove", "rose_garden", "picnic_lawn",
                          "stone_bridge", "bandstand", "lily_fountain"));
  EXPECT_EQ(BaseContent().card_count(), 48);
  std::map<int, std::multiset<size_t>> sizes;
  for (int card = 0; card < 48; ++card) {
    const Face& face = BaseContent().faces[static_cast<size_t>(card)];
    sizes[face.location].insert(Shown(face).size());
  }
  for (const auto& [location, shown] : sizes) {
    EXPECT_EQ(shown, (std::multiset<size_t>{1, 2, 2, 2, 3, 3})) << location;
  }
}

TEST(DucksInTowContent, CardsOfALocationFollowTheTable) {
  const std::map<std::string, std::set<std::string>> expected = {
      {"koi_pond", {"y", "yo", "ob", "bg", "obg", "ybg"}},
      {"stone_bridge", {"o", "og", "yb", "yg", "ybg", "yog"}},
      {"lily_fountain", {"g", "yb", "yg", "og", "yob", "obg"}}};
  for (const auto& [location, cards] : expected) {
    std::set<std::string> found;
    for (int card = 0; card < 48; ++card) {
      const Face& face = BaseContent().faces[static_cast<size_t>(card)];
      if (face.location == BaseContent().location_names.Find(location)) found.insert(Shown(face));
    }
    EXPECT_EQ(found, cards) << location;
  }
}

TEST(DucksInTowContent, EveryColourIsOnTwoSinglesEveryPairAndTripleOnFourCards) {
  std::map<std::string, int> count;
  for (int card = 0; card < 48; ++card) {
    ++count[Shown(BaseContent().faces[static_cast<size_t>(card)])];
  }
  for (const auto& [shown, n] : count) EXPECT_EQ(n, shown.size() == 1 ? 2 : 4) << shown;
  EXPECT_EQ(count.size(), 4u + 6u + 4u);
}

TEST(DucksInTowContent, CardsNeedTheDucksTheyShowAndDotTheRest) {
  for (const Face& face : BaseContent().faces) {
    EXPECT_EQ(face.width, 1);
    for (int c = 0; c < 4; ++c) {
      EXPECT_EQ(face.printed[c] + face.dotted[c], 1u) << face.id;
      EXPECT_EQ(face.needs[c], face.printed[c]) << face.id;
    }
  }
}

TEST(DucksInTowContent, StartingCardsShowTwoDucks) {
  std::map<std::string, std::string> shown;
  for (const ducks_in_tow::StartCard& card : BaseContent().start_cards) {
    const Face& face = BaseContent().faces[static_cast<size_t>(card.face)];
    shown[face.id.substr(face.id.find(':') + 1)] = Shown(face);
  }
  EXPECT_EQ(shown, (std::map<std::string, std::string>{{"first_player", "yo"},
                                                       {"reeds", "bg"},
                                                       {"pebbles", "yb"},
                                                       {"clover", "og"},
                                                       {"alone", "yg"}}));
}

TEST(DucksInTowContent, TwelveFormationsOfTwoThreeAndFourHearts) {
  std::map<std::string, std::pair<int, std::string>> found;
  for (const ducks_in_tow::Formation& f : BaseContent().formations) {
    std::string drawing;
    for (int row = 0; row < f.height; ++row) {
      for (int column = 0; column < f.width; ++column) {
        drawing += ((f.rows[row] >> column) & 1) != 0 ? '#' : '.';
      }
      if (row + 1 < f.height) drawing += '/';
    }
    found[f.id.substr(f.id.find(':') + 1)] = {f.hearts, drawing};
  }
  EXPECT_EQ(found, (std::map<std::string, std::pair<int, std::string>>{
                       {"step", {2, "#../.#./..#"}},
                       {"rise", {2, "..#/.#./#.."}},
                       {"vee", {2, "#.#/.#."}},
                       {"roof", {2, ".#./#.#"}},
                       {"square", {3, "##/##"}},
                       {"diamond", {3, ".#./#.#/.#."}},
                       {"zigzag", {3, "#.#./.#.#"}},
                       {"pillars", {3, "#.#/#.#"}},
                       {"cross", {4, ".#./###/.#."}},
                       {"stairs", {4, "##./.##/..#"}},
                       {"star", {4, "#.#/.#./#.#"}},
                       {"gull", {4, "#...#/.#.#./..#.."}}}));
}

TEST(DucksInTowContent, ParksUseAtMostThreeOfEachSpecialTile) {
  for (const ducks_in_tow::Park& park : BaseContent().parks) {
    std::map<int, int> count;
    for (int special : park.special) ++count[special];
    EXPECT_LE(count[0], 3) << park.id;
    EXPECT_LE(count[1], 3) << park.id;
  }
  EXPECT_EQ(BaseContent().specials.size(), 2u);
}

TEST(DucksInTowContent, TileActionsAreScriptsOfThePack) {
  for (const ducks_in_tow::TileAction& action : BaseContent().tile_actions) {
    EXPECT_TRUE(action.run) << action.id;
  }
  EXPECT_THAT(BaseContent().tile_action_names.names(),
              ElementsAre("buy_food", "buy_cards", "adopt"));
}

// What loading a mod with that content says; "" if it loads.
std::string LoadMod(absl::string_view content) {
  Pack pack;
  pack.label = "mod";
  pack.files = {{"pack.lua",
                 "pack { id = 'mod', version = '1.0.0', game = 'ducks_in_tow', api = 1, "
                 "requires = { ducks_in_tow = '>=1.0' } }"},
                {"content.lua", std::string(content)}};
  return std::string(Ruleset::Load("ducks_in_tow", {pack}).status().message());
}

constexpr char kCard[] = "location_card { id = 'x', location = 'ducks_in_tow:koi_pond', cells = ";

TEST(DucksInTowContent, MistakesInDrawingsAreExplained) {
  const std::pair<std::string, const char*> kCases[] = {
      {absl::StrCat(kCard, "{ '#', 'oo' } }"), "is 2 wide, but the first row 1"},
      {absl::StrCat(kCard, "{ '#', 'x' } }"), "holds 'x'; only '#o.' have a meaning"},
      {absl::StrCat(kCard, "{ '#', 'o', 'o', 'o', 'o' } }"), "has 5 rows, but there are 4 colours"},
      {absl::StrCat(kCard, "{ '#########' } }"), "must be 1 to 8 wide"},
      {absl::StrCat(kCard, "{ '###', '##.' } }"), "shows 5 ducks, but a tow has only 4 slots"},
      {"formation { id = 'x', hearts = 1, pattern = { '...' } }", "needs no duck at all"},
      {"formation { id = 'x', hearts = 0, pattern = { '#' } }", "hearts"},
      {"park { id = 'x', rows = { 'L   Q' } }", "\"Q\" is neither L nor the symbol"},
      {"park { id = 'x', rows = { 'L   L', ' L' } }", "row 2"},
      {"park { id = 'x', rows = { 'L       L' } }", "falls apart"},
  };
  for (const auto& [content, message] : kCases) {
    EXPECT_THAT(LoadMod(content), AllOf(HasSubstr(message), HasSubstr("mod/content.lua:1")))
        << content;
  }
}

TEST(DucksInTowContent, SymbolsAreSingleCapitalsAndUsedOnce) {
  EXPECT_THAT(LoadMod("special { id = 'x', symbol = 'G' }"),
              HasSubstr("\"G\" stands for another special tile"));
  EXPECT_THAT(LoadMod("special { id = 'x', symbol = 'L' }"),
              HasSubstr("\"L\" stands for locations"));
  EXPECT_THAT(LoadMod("special { id = 'x', symbol = 'xy' }"),
              HasSubstr("must be one capital letter"));
  EXPECT_THAT(LoadMod("colour { id = 'x', symbol = 'Y', food = 1 }"),
              HasSubstr("is that of ducks_in_tow:yellow already"));
}

TEST(DucksInTowContent, ThereAreAtMostSixColours) {
  EXPECT_EQ(LoadMod("colour { id = 'v', symbol = 'V', food = 1 }\n"
                    "colour { id = 'w', symbol = 'W', food = 1 }"),
            "");
  EXPECT_THAT(LoadMod("colour { id = 'v', symbol = 'V', food = 1 }\n"
                      "colour { id = 'w', symbol = 'W', food = 1 }\n"
                      "colour { id = 'x', symbol = 'X', food = 1 }"),
              HasSubstr("is one colour too many; there can be 6"));
}

TEST(DucksInTowContent, OneSetupForEachNumberOfPlayers) {
  EXPECT_THAT(LoadMod("setup { id = 'x', players = 2, park = 'ducks_in_tow:small_park', "
                      "ducks = 6, food = { 2, 3 }, formations = 4 }"),
              HasSubstr("ducks_in_tow:two is for 2 players already; replace or patch that"));
  EXPECT_THAT(LoadMod("patch.setup { id = 'ducks_in_tow:two', food = { 2 } }"),
              HasSubstr("has 1 numbers, but there are 2 players"));
}

TEST(DucksInTowContent, UnknownNamesGetTheNearestOne) {
  EXPECT_THAT(LoadMod("location_card { id = 'x', location = 'ducks_in_tow:koi_pand', "
                      "cells = { '#' } }"),
              HasSubstr("koi_pond"));
  EXPECT_THAT(LoadMod("tile_action { id = 'x', tile = 'ducks_in_tow:gift_shop' }"),
              HasSubstr("run"));
}

std::string CreationError(absl::string_view content, absl::string_view options) {
  Pack pack;
  pack.label = "mod";
  pack.files = {{"pack.lua",
                 "pack { id = 'mod', version = '1.0.0', game = 'ducks_in_tow', api = 1, "
                 "requires = { ducks_in_tow = '>=1.0' } }"},
                {"content.lua", std::string(content)}};
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset = Ruleset::Load("ducks_in_tow", {pack});
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  if (!ruleset.ok()) return "";
  Configuration configuration((*ruleset)->game().manifest());
  EXPECT_EQ(configuration.SetAll(options), absl::OkStatus());
  return std::string(Match::Create(*ruleset, configuration).status().message());
}

TEST(DucksInTowContent, NumbersOfPlayersThatTheContentCannotServeAreRefused) {
  EXPECT_THAT(CreationError("remove.setup 'ducks_in_tow:three'", "players=3"),
              HasSubstr("no pack declares a setup for 3 players"));
  EXPECT_THAT(CreationError("remove.start_card 'ducks_in_tow:clover'", "players=4"),
              HasSubstr("4 players need as many starting cards"));
  EXPECT_EQ(CreationError("remove.start_card 'ducks_in_tow:clover'", "players=3"), "");
  EXPECT_THAT(CreationError("park { id = 'big', rows = { 'L*  L*  L   L   L   L   L   L   L' } }",
                            "park=big"),
              HasSubstr("has 9 location tiles, but only 8 locations are declared"));
  EXPECT_THAT(CreationError("patch.setup { id = 'ducks_in_tow:two', formations = 12 }\n"
                            "remove.formation 'ducks_in_tow:gull'",
                            "players=2"),
              HasSubstr("wants 12 formation cards, but only 11 are declared"));
}

}  // namespace
}  // namespace mallard::testing
