// The base pack against the table of the rules, and what a modder is told.
#include "src/games/naval_war/content.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/naval_war/fixtures.h"

namespace mallard::testing {
namespace {

using naval_war::Card;
using naval_war::CardClass;
using naval_war::GameContent;
using naval_war::TargetKind;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const GameContent& ContentOfRuleset(const Ruleset& ruleset) {
  return static_cast<const GameContent&>(ruleset.content());
}
const GameContent& BaseContent() { return ContentOfRuleset(*BaseRuleset("naval_war")); }

const Card& BaseCard(absl::string_view name) {
  for (const Card& card : BaseContent().cards) {
    if (card.id == absl::StrCat("naval_war:", name)) return card;
  }
  ADD_FAILURE() << "there is no card " << name;
  return BaseContent().cards[0];
}

struct Row {
  const char* name;
  int copies;
  CardClass card_class;
  TargetKind target;
  bool reaction = false;
  bool secret = false;
};

constexpr Row kTable[] = {
    {"airstrike", 3, CardClass::kAssault, TargetKind::kArea},
    {"carpet_bomb", 5, CardClass::kAssault, TargetKind::kArea},
    {"drone_strike", 5, CardClass::kAssault, TargetKind::kCells},
    {"torpedo", 10, CardClass::kAssault, TargetKind::kArea},
    {"vertical_laser", 3, CardClass::kAssault, TargetKind::kColumn},
    {"horizontal_laser", 3, CardClass::kAssault, TargetKind::kRow},
    {"task_force_operation", 3, CardClass::kAssault, TargetKind::kEnemyShip},
    {"uav_drone", 5, CardClass::kIntel, TargetKind::kArea},
    {"cyber_operation", 3, CardClass::kIntel, TargetKind::kNone},
    {"smoke_screen", 3, CardClass::kIntel, TargetKind::kHitShip, true},
    {"engineering", 8, CardClass::kIntel, TargetKind::kOwnDamage, false, true},
    {"flares", 5, CardClass::kIntel, TargetKind::kNone, true},
    {"seize_fire", 3, CardClass::kIntel, TargetKind::kQuadrant},
    {"fleet_relocation", 3, CardClass::kMovement, TargetKind::kFleet, false, true},
    {"fleet_advancement", 5, CardClass::kMovement, TargetKind::kShift, false, true},
    {"pivot_point", 5, CardClass::kMovement, TargetKind::kPivot, false, true},
};

TEST(NavalWarContent, HasTheSixteenCardsOfTheTable) {
  ASSERT_EQ(BaseContent().cards.size(), std::size(kTable));
  for (const Row& row : kTable) {
    const Card& card = BaseCard(row.name);
    EXPECT_EQ(card.copies, row.copies) << row.name;
    EXPECT_EQ(card.card_class, row.card_class) << row.name;
    EXPECT_EQ(card.target.kind, row.target) << row.name;
    EXPECT_EQ(card.reaction, row.reaction) << row.name;
    EXPECT_EQ(card.secret, row.secret) << row.name;
    EXPECT_TRUE(card.resolve) << row.name << " does something";
    EXPECT_FALSE(card.target.own_board) << row.name;
  }
}

TEST(NavalWarContent, DeckHasSeventyTwoCards) {
  int total = 0;
  for (const Card& card : BaseContent().cards) total += card.copies;
  EXPECT_EQ(total, 72);
}

TEST(NavalWarContent, AreasHaveTheirSizes) {
  const std::map<std::string, std::pair<int, int>> sizes = {
      {"airstrike", {3, 3}}, {"carpet_bomb", {3, 1}}, {"torpedo", {1, 1}}, {"uav_drone", {2, 2}}};
  for (const auto& [name, size] : sizes) {
    EXPECT_EQ(BaseCard(name).target.width, size.first) << name;
    EXPECT_EQ(BaseCard(name).target.height, size.second) << name;
    EXPECT_EQ(BaseCard(name).target.rotate, name == "carpet_bomb") << name;
  }
  EXPECT_EQ(BaseCard("drone_strike").target.count, 3);
}

TEST(NavalWarContent, FlaresCannotAnswerTorpedoAndLasers) {
  for (const Row& row : kTable) {
    const std::string name = row.name;
    const bool immune = name == "torpedo" || name == "vertical_laser" || name == "horizontal_laser";
    EXPECT_EQ((BaseCard("flares").cannot_answer & BaseCard(name).tags) != 0, immune) << name;
    EXPECT_EQ(BaseCard("smoke_screen").cannot_answer & BaseCard(name).tags, 0u) << name;
  }
}

TEST(NavalWarContent, StandardIsTheModeAndThereAreNoZones) {
  ASSERT_THAT(BaseContent().mode_names.names(), ElementsAre("standard"));
  const naval_war::Mode& mode = BaseContent().modes[0];
  EXPECT_EQ(mode.width, 14);
  EXPECT_EQ(mode.height, 14);
  EXPECT_EQ(mode.hand_limit, 3);
  EXPECT_THAT(mode.fleet, ElementsAre(0, 1, 2, 3, 4));
  EXPECT_THAT(BaseContent().zones, IsEmpty());
}

TEST(NavalWarContent, ShipsHaveTheirLengths) {
  Texts ships;
  for (const naval_war::ShipKind& ship : BaseContent().ships) {
    ships.push_back(absl::StrCat(ship.id, " ", ship.length));
  }
  EXPECT_THAT(ships,
              ElementsAre("naval_war:carrier 5", "naval_war:battleship 4", "naval_war:crusher 3",
                          "naval_war:submarine 3", "naval_war:destroyer 2"));
}

// What a pack with these lines on top of the base says.
std::string LoadMod(absl::string_view lua) {
  return std::string(Ruleset::Load("naval_war", {SmallPack("mod", lua)}).status().message());
}

TEST(NavalWarContent, MistakesAreReportedWithPlaceAndReason) {
  const std::pair<const char*, const char*> kCases[] = {
      {"card { id = 'x', copies = 1 }",
       "mod/content.lua:1: card \"x\".class: expected one of \"assault\", \"intel\", \"movement\", "
       "found nothing"},
      {"card { id = 'x', class = 'asault', copies = 1 }",
       "found string \"asault\"; did you mean \"assault\"?"},
      {"card { id = 'x', class = 'intel' }",
       "card \"x\".copies: expected an integer from 0 to 999, found nothing"},
      {"card { id = 'x', class = 'intel', copies = 1000 }",
       "card \"x\".copies: expected an integer from 0 to 999, found integer 1000"},
      {"card { id = 'x', class = 'intel', copies = 1, target = { kind = 'circle' } }",
       "card \"x\".target.kind: expected one of \"none\", \"area\", \"column\""},
      {"card { id = 'x', class = 'intel', copies = 1,\n target = { kind = 'area', width = 17 } }",
       "mod/content.lua:2: card \"x\".target.width: expected an integer from 1 to 16, found "
       "integer 17"},
      {"card { id = 'x', class = 'assault', copies = 1, target = { kind = 'cells', count = 9 } }",
       "card \"x\".target.count: expected an integer from 1 to 8, found integer 9"},
      {"card { id = 'x', class = 'intel', copies = 1, reaction = true,\n"
       "  target = { kind = 'area' } }",
       "mod/content.lua:2: card \"x\".target.kind: a reaction is aimed at `hit_ship` or at "
       "nothing"},
      {"card { id = 'x', class = 'intel', copies = 1, target = { kind = 'hit_ship' } }",
       "card \"x\".target.kind: only reactions can be aimed at `hit_ship`"},
      {"card { id = 'x', class = 'intel', copies = 1,\n cannot_answer = { 'laser' } }",
       "mod/content.lua:2: card \"x\".cannot_answer: only reactions answer attacks"},
      {"card { id = 'x', class = 'intel', copies = 1, resolve = 5 }",
       "card \"x\".resolve: expected a function, found integer 5"},
      {"card { id = 'x', class = 'intel', copies = 1, resolv = 5 }", "did you mean \"resolve\""},
      {"card { id = 'torpedo', class = 'intel', copies = 1, tags = { 5 } }", "tags"},
      {"ship { id = 'x', length = 1 }",
       "ship \"x\".length: expected an integer from 2 to 8, found integer 1"},
      {"ship { id = 'x', length = 9 }",
       "ship \"x\".length: expected an integer from 2 to 8, found integer 9"},
      {"mode { id = 'x', width = 7, height = 8, hand_limit = 3, fleet = { 'destroyer' } }",
       "mode \"x\".width: must be even: a board has four equal quadrants"},
      {"mode { id = 'x', width = 8, height = 7, hand_limit = 3, fleet = { 'destroyer' } }",
       "mode \"x\".height: must be even: a board has four equal quadrants"},
      {"mode { id = 'x', width = 18, height = 8, hand_limit = 3, fleet = { 'destroyer' } }",
       "mode \"x\".width: expected an integer from 4 to 16, found integer 18"},
      {"mode { id = 'x', width = 8, height = 8, hand_limit = 0, fleet = { 'destroyer' } }",
       "mode \"x\".hand_limit: expected an integer from 1 to 8, found integer 0"},
      {"mode { id = 'x', width = 8, height = 8, hand_limit = 3, fleet = {} }", "mode \"x\".fleet"},
      {"mode { id = 'x', width = 8, height = 8, hand_limit = 3, fleet = { 'cruser' } }",
       "mode \"x\".fleet[1]: unknown ship \"cruser\"; did you mean \"crusher\"?"},
      {"mode { id = 'x', width = 4, height = 4, hand_limit = 3,\n"
       "  fleet = { 'carrier', 'battleship' } }",
       "mod/content.lua:2: mode \"x\".fleet: is too large for the board: naval_war:carrier might "
       "find no room beside the others"},
      {"remove.mode 'naval_war:standard'", "no pack declares a mode; there is nothing to play"},
      {"zone { id = 'x', on_enter = 'boom' }",
       "zone \"x\".on_enter: expected a function, found string \"boom\""},
  };
  for (const auto& [lua, message] : kCases) EXPECT_THAT(LoadMod(lua), HasSubstr(message)) << lua;
}

TEST(NavalWarContent, NumbersOfThingsAreLimited) {
  const auto loop = [](int count, absl::string_view entry) {
    return absl::StrCat("for i = 1, ", count, " do ", entry, " end");
  };
  const char* const card = "card { id = 'c' .. i, class = 'intel', copies = 999 }";
  EXPECT_EQ(LoadMod(loop(48, card)), "");
  EXPECT_THAT(LoadMod(loop(49, card)), HasSubstr("there are more than 64 kinds of card"));
  std::string more = loop(48, card);
  for (const Row& row : kTable) {
    absl::StrAppend(&more, "\npatch.card { id = 'naval_war:", row.name, "', copies = 999 }");
  }
  EXPECT_THAT(LoadMod(more), HasSubstr("the deck has more than 60000 cards"));
  EXPECT_EQ(LoadMod(loop(4, "zone { id = 'z' .. i }")), "");
  EXPECT_THAT(LoadMod(loop(5, "zone { id = 'z' .. i }")),
              HasSubstr("there are more than 4 kinds of zone"));
  // The base pack uses two tags.
  const char* const tag =
      "card { id = 'c' .. i, class = 'intel', copies = 0, tags = { "
      "'a' .. i, 'b' .. i } }";
  EXPECT_EQ(LoadMod(loop(31, tag)), "");
  EXPECT_THAT(LoadMod(loop(32, tag)), HasSubstr("there are more than 64 different tags"));
}

TEST(NavalWarContent, FleetMustFitHoweverTheOthersLie) {
  const auto load = [](absl::string_view fleet) {
    return LoadMod(absl::StrCat(
        "mode { id = 'x', width = 4, height = 4, hand_limit = 1, fleet = { ", fleet, " } }"));
  };
  // Four cells, one in the middle of each row, might leave no row for a crusher.
  EXPECT_EQ(load("'destroyer', 'crusher'"), "");
  EXPECT_THAT(load("'destroyer', 'destroyer', 'crusher'"),
              HasSubstr("naval_war:crusher might find no room beside the others"));
  EXPECT_EQ(load("'destroyer', 'destroyer', 'destroyer', 'destroyer'"), "");
}

// A copy of the base pack's folder, without the languages below it, with texts of files changed.
class FolderCopy {
 public:
  FolderCopy() {
    const std::string name = ::testing::UnitTest::GetInstance()->current_test_info()->name();
    folder_ = std::filesystem::path(::testing::TempDir()) / absl::StrCat("naval_war_", name);
    std::filesystem::remove_all(folder_);
    std::filesystem::copy(MALLARD_SOURCE_DIR "/scripting/packs/naval_war", folder_);
  }
  ~FolderCopy() { std::filesystem::remove_all(folder_); }

  // Replaces everything from the first `begin` up to and including the next `end`.
  void Edit(absl::string_view file, const std::string& begin, const std::string& end,
            const std::string& with) {
    const std::filesystem::path path = folder_ / std::string(file);
    std::ifstream in(path);
    std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    in.close();
    const size_t from = text.find(begin);
    ASSERT_NE(from, std::string::npos);
    const size_t to = text.find(end, from + begin.size());
    ASSERT_NE(to, std::string::npos);
    std::ofstream(path) << text.replace(from, to + end.size() - from, with);
  }

  std::shared_ptr<const Ruleset> Load() const {
    absl::StatusOr<Pack> pack = Pack::FromFolder(folder_.string());
    EXPECT_TRUE(pack.ok()) << pack.status();
    RulesetOptions options;
    options.base_pack = false;
    absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
        Ruleset::Load("naval_war", {*pack}, options);
    EXPECT_TRUE(ruleset.ok()) << ruleset.status();
    return *ruleset;
  }

 private:
  std::filesystem::path folder_;
};

Match Ready(const std::shared_ptr<const Ruleset>& ruleset, uint64_t seed = 1) {
  Match match = NewMatch(ruleset, "first_player=p1", seed);
  for (int seat : {0, 1}) MustDo(match, seat, "fill");
  for (int seat : {0, 1}) MustDo(match, seat, "ready");
  return match;
}

TEST(NavalWarContent, FolderCopyPlaysLikeTheEmbeddedPack) {
  const FolderCopy copy;
  EXPECT_EQ(Ready(copy.Load()).Hash(), Ready(BaseRuleset("naval_war")).Hash());
}

TEST(NavalWarContent, DeletingACardTakesItOutOfTheGame) {
  FolderCopy copy;
  copy.Edit("intel.lua", "card {\n  id = \"flares\"", "\n}\n", "");
  const Match match = Ready(copy.Load());
  EXPECT_EQ(StateOf(match).deck.Total(), 72 - 5 - 6);
  EXPECT_THAT(Refusal(match, 0, "play flares"), HasSubstr("card must be"));
}

TEST(NavalWarContent, EditingAnEntryChangesTheGame) {
  FolderCopy copy;
  copy.Edit("assault.lua", "copies = 10", ",", "copies = 20,");
  copy.Edit("fleet.lua", "length = 5", ",", "length = 6,");
  const Match match = Ready(copy.Load());
  EXPECT_EQ(StateOf(match).deck.Total(), 82 - 6);
  EXPECT_EQ(StateOf(match).boards[0].occupied.Count(), 18);
}

TEST(NavalWarContent, EditingAFunctionChangesWhatACardDoes) {
  FolderCopy copy;
  copy.Edit("assault.lua", "resolve = attack_target_and_end_turn", ",",
            "resolve = attack_target,");  // Of the airstrike, which comes first.
  const std::shared_ptr<const Ruleset> edited = copy.Load();
  for (const auto& ruleset : {edited, BaseRuleset("naval_war")}) {
    Match match = Ready(ruleset);
    for (uint64_t seed = 2; LegalTexts(match, 0, "play airstrike").empty(); ++seed) {
      match = Ready(ruleset, seed);
    }
    Strike(match, 0, "play airstrike A1");
    EXPECT_EQ(StateOf(match).turn_seat, ruleset == edited ? 0 : 1);
  }
}

}  // namespace
}  // namespace mallard::testing
