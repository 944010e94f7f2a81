// The base pack against the rules: sizes, cooldowns, boards, modes.
#include "src/games/battleducks/content.h"

#include <map>
#include <set>
#include <string>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/primitives/grid.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using battleducks::GameContent;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

const GameContent& BaseContent() {
  return static_cast<const GameContent&>(BaseRuleset("battleducks")->content());
}

TEST(BattleDucksContent, HasThirtyFormationsFiveACategory) {
  const GameContent& content = BaseContent();
  EXPECT_EQ(content.formations.size(), 30u);
  ASSERT_THAT(content.category_names.names(),
              ElementsAre("classics", "centers", "longs", "others", "circles", "specials"));
  for (const battleducks::Category& category : content.categories) {
    EXPECT_EQ(category.formations.size(), 5u) << category.id;
  }
}

TEST(BattleDucksContent, FormationsHaveTheSizeOfTheirCategory) {
  const GameContent& content = BaseContent();
  const std::map<std::string, std::vector<int>> sizes = {
      {"battleducks:classics", {1, 2, 3, 4, 5}}, {"battleducks:centers", {5, 5, 5, 5, 5}},
      {"battleducks:longs", {6, 6, 6, 6, 6}},    {"battleducks:others", {7, 7, 7, 7, 7}},
      {"battleducks:circles", {8, 8, 8, 8, 8}},  {"battleducks:specials", {9, 9, 9, 9, 9}}};
  for (const battleducks::Category& category : content.categories) {
    std::vector<int> found;
    for (uint16_t f : category.formations) found.push_back(content.formations[f].figure.size);
    EXPECT_EQ(found, sizes.at(category.id)) << category.id;
  }
}

TEST(BattleDucksContent, NoTwoFormationsAreTheSameShape) {
  std::set<std::string> shapes;
  for (const battleducks::Formation& formation : BaseContent().formations) {
    std::string smallest;
    for (const Shape& shape : formation.figure.shapes) {
      const std::string text = ShapeText(shape);
      if (smallest.empty() || text < smallest) smallest = text;
    }
    EXPECT_TRUE(shapes.insert(smallest).second) << formation.id << "\n" << smallest;
  }
}

TEST(BattleDucksContent, ManeuversProbeAsManyCellsAsTheirCategoryHasDucks) {
  const GameContent& content = BaseContent();
  const std::map<std::string, std::pair<int, int>> cells_and_cooldown = {
      {"battleducks:centers", {5, 5}},
      {"battleducks:longs", {6, 6}},
      {"battleducks:others", {7, 7}},
      {"battleducks:circles", {8, 8}},
      {"battleducks:specials", {9, 10}}};
  for (const battleducks::Category& category : content.categories) {
    if (category.id == "battleducks:classics") {
      EXPECT_EQ(category.maneuver, -1);
      continue;
    }
    const battleducks::Maneuver& maneuver =
        content.maneuvers[static_cast<size_t>(category.maneuver)];
    EXPECT_EQ(maneuver.id, category.id);
    EXPECT_EQ(maneuver.footprint.size, cells_and_cooldown.at(maneuver.id).first);
    EXPECT_EQ(maneuver.cooldown, cells_and_cooldown.at(maneuver.id).second);
    EXPECT_FALSE(maneuver.resolve) << "plain data costs no Lua call";
  }
}

TEST(BattleDucksContent, BoardsAreTenByTenAndTwelveByTwelveWithoutCorners) {
  const GameContent& content = BaseContent();
  ASSERT_THAT(content.board_names.names(), ElementsAre("classic_pond", "lily_pond"));
  EXPECT_EQ(content.boards[0].cells.Count(), 100);
  EXPECT_EQ(content.boards[1].cells.Count(), 132);
  for (const char* corner :
       {"A1", "B1", "A2", "K1", "L1", "L2", "A11", "A12", "B12", "L11", "K12", "L12"}) {
    EXPECT_FALSE(content.boards[1].cells.Has(*ParseCell(corner))) << corner;
  }
}

TEST(BattleDucksContent, StandardAndAdvancedAreTheModes) {
  const GameContent& content = BaseContent();
  ASSERT_THAT(content.mode_names.names(), ElementsAre("standard", "advanced"));
  EXPECT_EQ(content.modes[0].board, 0);
  EXPECT_EQ(content.modes[1].board, 1);
  for (const battleducks::FleetItem& item : content.modes[0].fleet) EXPECT_GE(item.formation, 0);
  for (const battleducks::FleetItem& item : content.modes[1].fleet) EXPECT_EQ(item.formation, -1);
}

// What a pack with these lines added to the base says.
std::string LoadMod(absl::string_view lua) {
  Pack pack;
  pack.label = "mod";
  pack.files = {{"pack.lua",
                 "pack { id = 'mod', version = '1.0.0', game = 'battleducks', api = 1, "
                 "requires = { battleducks = '>=1.0' } }"},
                {"content.lua", std::string(lua)}};
  return std::string(Ruleset::Load("battleducks", {pack}).status().message());
}

TEST(BattleDucksContent, ShapeMustHaveTheSizeOfItsCategory) {
  EXPECT_THAT(LoadMod("formation {\n  id = 'big',\n  category = 'battleducks:circles',\n"
                      "  shape = { '###', '###', '###' },\n}"),
              HasSubstr("mod/content.lua:4: formation \"big\".shape: has 9 ducks, but category "
                        "battleducks:circles wants 8"));
}

TEST(BattleDucksContent, ShapeMustHoldTogetherDiagonalsCounting) {
  EXPECT_THAT(LoadMod("formation { id = 'torn', category = 'battleducks:centers',\n"
                      "  shape = { '###', '...', '##.' } }"),
              HasSubstr("falls apart: every duck must touch another, corners counting"));
  EXPECT_EQ(LoadMod("formation { id = 'stairs', category = 'battleducks:centers',\n"
                    "  shape = { '#....', '.#...', '..#..', '...#.', '....#' } }"),
            "");
}

TEST(BattleDucksContent, DrawingsAreCheckedRowByRow) {
  EXPECT_THAT(LoadMod("board { id = 'odd', rows = { '###', '##' } }"),
              HasSubstr("mod/content.lua:1"));
  EXPECT_THAT(LoadMod("board { id = 'odd', rows = { '#x#' } }"), HasSubstr("board \"odd\".rows"));
  EXPECT_THAT(LoadMod("board { id = 'wide', rows = { '#################' } }"), HasSubstr("16"));
}

TEST(BattleDucksContent, FleetHasOneToTwelveFormations) {
  EXPECT_THAT(LoadMod("mode { id = 'none', board = 'battleducks:classic_pond' }"),
              HasSubstr("a fleet has 1 to 12 formations and categories together, not 0"));
}

TEST(BattleDucksContent, RemovingAnEntryTakesItOutOfTheGame) {
  Pack pack;
  pack.label = "mod";
  pack.files = {{"pack.lua",
                 "pack { id = 'mod', version = '1.0.0', game = 'battleducks', api = 1, "
                 "requires = { battleducks = '>=1.0' } }"},
                {"content.lua", "remove.formation 'battleducks:donut'"}};
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset = Ruleset::Load("battleducks", {pack});
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  Match match = NewMatch(*ruleset, "mode=advanced", 1);
  EXPECT_THAT(Do(match, 0, "pick circles donut").message(), HasSubstr("must be the name of a"));
  EXPECT_TRUE(Do(match, 0, "pick circles hook").ok());
}

}  // namespace
}  // namespace mallard::testing
