// Mods: the Bread Stand played, verbs of tile actions, rollback, saving, edited copies of the base
// pack.
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/ducks_in_tow/supply.h"
#include "tests/games/ducks_in_tow/fixtures.h"
#include "tests/support/random_play.h"

namespace mallard::testing {
namespace {

using ducks_in_tow::Total;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::shared_ptr<const Ruleset> Load(std::vector<Pack> packs) {
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
      Ruleset::Load("ducks_in_tow", std::move(packs));
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  return ruleset.ok() ? *ruleset : nullptr;
}

Pack BreadStandPack() {
  absl::StatusOr<Pack> pack = Pack::FromFolder(MALLARD_SOURCE_DIR "/examples/packs/bread_stand");
  EXPECT_TRUE(pack.ok()) << pack.status();
  return *pack;
}

// Bakery Park:   A1 L  A2 G  A3 L  A4 L
//             B1 A  B2 L  B3 B  B4 L  B5 A
//                C1 L  C2 L  C3 L  C4 L
Table AtTheStand(uint64_t seed = 1) {
  Table table("park=bakery_park", seed, Load({BreadStandPack()}));
  table.Pawn(table.first(), "B3").Pawn(1 - table.first(), "B1");
  return table;
}

TEST(BreadStand, AddsATileAColourALocationAFormationAndAPark) {
  const Match match = AtTheStand().Play();
  EXPECT_EQ(RulesOf(match).tiles(), 13);
  EXPECT_EQ(RulesOf(match).colours(), 5);
  EXPECT_EQ(StateOf(match).duck_bag.Total() + 13, 5 * 6) << "six ducks of each colour";
  EXPECT_EQ(match.rules().Names("formation").back(), "feather");
  EXPECT_EQ(Row(match, 0, "white"), ".") << "cards of the base pack have nothing there";
  EXPECT_THAT(LegalTexts(match, "use"), ElementsAre("use throw_bread", "use day_old_bread"));
}

TEST(BreadStand, LuresTwoDucksAndGivesOneForNothing) {
  Table table = AtTheStand();
  const int seat = table.first();
  table.Ducks("B2", "Y").Ducks("B4", "G").Ducks("B3", "").Tow(seat, "");
  for (const char* tile : {"A2", "A3", "C2", "C3"}) table.Ducks(tile, "");
  Match match = table.Play();
  Act(match, "use throw_bread");
  EXPECT_EQ(Asked(match), "may_lure 2");
  EXPECT_THAT(LegalTexts(match), ElementsAre("lure B2 yellow", "lure B4 green", "go_on"));
  EXPECT_EQ(Refusal(match, "lure B2 green"), "there is no such duck on a tile beside yours");
  Act(match, "lure B4 green");
  Act(match, "lure B2 yellow");
  EXPECT_EQ(Asked(match), "may_take_duck 1");
  Act(match, "take_duck green");
  EXPECT_EQ(Letters(match, StateOf(match).players[seat].tow), "G");
  EXPECT_EQ(Letters(match, StateOf(match).ducks[6]), "Y");
  EXPECT_EQ(Asked(match), "act 3");
}

TEST(BreadStand, HasThreeLoavesWhichAreSavedAndUndone) {
  Match match = AtTheStand().Play();
  const auto loaves = [](const Match& m) { return DucksInTowRules::VariablesOf(StateOf(m))[6]; };
  EXPECT_EQ(loaves(match), 3);
  for (int i = 0; i < 3; ++i) {
    Act(match, "use throw_bread");
    while (Asked(match).substr(0, 3) == "may") Act(match, "go_on");
  }
  EXPECT_EQ(loaves(match), 0);
  absl::StatusOr<Match> restored =
      Match::Restore(match.rules().shared_ruleset(), match.Snapshot(Viewer::Host()));
  ASSERT_TRUE(restored.ok()) << restored.status();
  EXPECT_EQ(loaves(*restored), 0);
  Act(*restored, "use throw_bread");
  EXPECT_EQ(Asked(*restored), "may_lure 1");
  ASSERT_TRUE(match.Undo(match.UndoDepth()).ok());
  EXPECT_EQ(loaves(match), 3);
}

TEST(BreadStand, HelpsThoseWithoutFood) {
  Table table = AtTheStand();
  const int seat = table.first();
  Match match = table.Food(seat, "").Play();
  const size_t mark = match.EventCount(Viewer::Host());
  Act(match, "use day_old_bread");
  EXPECT_THAT(Heard(match, mark), Contains(absl::StrCat("actions_gained p", seat + 1, " 1")));
  EXPECT_EQ(Total(StateOf(match).players[seat].food), 3);
  EXPECT_EQ(Asked(match), "act 4");
}

TEST(BreadStand, WideCardAddsTwoColumns) {
  // Bakery Park has room for all nine locations.
  Table table = AtTheStand();
  const int seat = table.first();
  table.Place("B2", "mill_race").Pawn(seat, "B2").Hand(seat, {"mill_race_wide"}).Tow(seat, "YGWW");
  Match match = table.Play();
  Act(match, "deliver mill_race_wide left");
  EXPECT_EQ(Row(match, seat, "yellow"), "oYY");
  EXPECT_EQ(Row(match, seat, "orange"), "..O");
  EXPECT_EQ(Row(match, seat, "white"), "WW.");
  EXPECT_EQ(StateOf(match).players[seat].completed, 1);
}

TEST(BreadStand, KeepsEveryPromiseAtEveryState) {
  const std::shared_ptr<const Ruleset> ruleset = Load({BreadStandPack()});
  for (uint64_t seed = 1; seed <= 2; ++seed) {
    PlayAndCheck(NewMatch(ruleset, "park=bakery_park round_limit=8", seed), seed,
                 {.indexed_actions = 8, .applied_actions = 3, .mutated_actions = 6});
  }
}

// A pack whose one tile action, on a Gift Shop, runs `body`; and a match in which it can be used.
Table TileTable(absl::string_view body, absl::string_view more = "") {
  Pack pack;
  pack.label = "trial";
  pack.files = {
      {"pack.lua",
       "pack { id = 'trial', version = '1.0.0', game = 'ducks_in_tow', api = 1, "
       "requires = { ducks_in_tow = '>=1.0' } }"},
      {"content.lua",
       absl::StrCat(more, "\ntile_action { id = 'act', tile = 'ducks_in_tow:gift_shop',\n",
                    "run = function(ctx) ", body, " end }\n")}};
  Table table("park=great_park", 1, Load({pack}));
  table.Pawn(table.first(), "D2").Food(table.first(), "YYO").Tow(table.first(), "GG");
  table.Ducks("D2", "BB");
  return table;
}

TEST(TileScript, VerbsTellWhatIsPublic) {
  Table table = TileTable(R"(
    assert(ctx:food() == 3 and ctx:food("yellow") == 2 and ctx:food("green") == 0)
    assert(ctx:tow() == 2 and ctx:tow("green") == 2)
    assert(ctx:ducks() == 2 and ctx:ducks("brown") == 2)
    assert(ctx:hand_size() == 4 and ctx:completed() == 0 and ctx:round() == 1)
    assert(ctx:seat() >= 1 and ctx:seat() <= 2)
    local n = ctx:random(6)
    assert(n >= 1 and n <= 6))");
  Match match = table.Play();
  Act(match, "use act");
  EXPECT_EQ(Asked(match), "act 3");
}

TEST(TileScript, EffectsAreAskedForInOrder) {
  Table table = TileTable("ctx:step(1) ctx:shake(2) ctx:set_aside(2) ctx:take_food()");
  Match match = table.Food(table.first(), "").Play();
  Act(match, "use act");
  EXPECT_EQ(Asked(match), "may_step 1");
  Act(match, "move C2");
  for (int i = 0; i < 2; ++i) {
    EXPECT_THAT(Asked(match), HasSubstr("disperse_duck"));
    Act(match, LegalTexts(match)[0]);
  }
  EXPECT_EQ(Asked(match), "set_duck_aside 2");
  Act(match, "set_aside green");
  Act(match, "set_aside green");
  EXPECT_EQ(Asked(match), "choose_food 1");
}

TEST(TileScript, WhatIsNotPossibleIsLeftOut) {
  Table table = TileTable("ctx:adopt() ctx:claim() ctx:set_aside() ctx:draw_food(4)");
  const int seat = table.first();
  Match match = table.Tow(seat, "").FaceUp({"gull", "star", "cross", "stairs"}).Play();
  Act(match, "use act");
  EXPECT_EQ(Asked(match), "drop_food 3") << "three and four drawn";
}

TEST(TileScript, MistakesAreExplained) {
  const std::pair<const char*, const char*> kCases[] = {
      {"ctx:take_food(5)", "the number must be 1 to 4, not 5"},
      {"ctx:draw_cards(0)", "the number must be 1 to 4, not 0"},
      {"for i = 1, 13 do ctx:claim() end", "one visit can ask for 12 things, no more"},
      {"ctx:gain_actions(9)", "tiles can give 8 actions in a turn, and have given 0 already"},
      {"ctx:food('purple')", "there is no colour \"purple\""},
      {"ctx:random(0)", "a random number from 1 to 0 cannot be drawn"},
      {"ctx:get('match', 'nothing')", "there is no match variable \"nothing\""},
      {"ctx:tak_food(1)", "take_food"},
  };
  for (const auto& [body, message] : kCases) {
    Match match = TileTable(body).Play();
    const absl::Status status = Do(match, Decider(match), "use act");
    EXPECT_THAT(std::string(status.message()),
                AllOf(HasSubstr(message), HasSubstr("trial/content.lua:3")))
        << body;
  }
}

TEST(TileScript, ErrorLeavesTheMatchUntouched) {
  Match match =
      TileTable("ctx:take_food(2) ctx:random(6) ctx:gain_actions(1) error('late')").Play();
  const uint64_t hash = match.Hash();
  const size_t events = match.EventCount(Viewer::Host());
  EXPECT_FALSE(Do(match, Decider(match), "use act").ok());
  EXPECT_EQ(match.Hash(), hash);
  EXPECT_EQ(match.EventCount(Viewer::Host()), events);
  EXPECT_EQ(Asked(match), "act 4");
}

TEST(TileScript, GainedActionsAreBoundedInATurn) {
  Match match = TileTable("ctx:gain_actions(4)").Play();
  Act(match, "use act");
  EXPECT_EQ(Asked(match), "act 7");
  Act(match, "use act");
  EXPECT_EQ(Asked(match), "act 10");
  EXPECT_FALSE(Do(match, Decider(match), "use act").ok());
}

TEST(TileScript, VariablesThatAreNotPublicAreHiddenFromOthers) {
  Table table = TileTable("ctx:set('player', 'secret', 7)",
                          "variable { id = 'secret', scope = 'player', default = 0, min = 0, "
                          "max = 9 }");
  Match match = table.Play();
  const int seat = Decider(match);
  Act(match, "use act");
  const auto secret = [&](int viewer) {
    return DucksInTowRules::VariablesOf(DucksInTowRules::As(Sight(match, viewer).state()))[seat];
  };
  EXPECT_EQ(secret(seat), 7);
  EXPECT_EQ(secret(1 - seat), 0);
}

// The base pack read from its folder, with changes. Without languages: they have words only for
// what is there.
std::shared_ptr<const Ruleset> EditedBasePack(
    std::initializer_list<std::pair<const absl::string_view, absl::string_view>> changes) {
  absl::StatusOr<Pack> pack = Pack::FromFolder(MALLARD_SOURCE_DIR "/scripting/packs/ducks_in_tow");
  EXPECT_TRUE(pack.ok()) << pack.status();
  std::erase_if(pack->files,
                [](const PackFile& f) { return absl::StartsWith(f.path, "languages/"); });
  for (PackFile& file : pack->files) {
    file.text = absl::StrReplaceAll(file.text, changes);
  }
  RulesetOptions options;
  options.base_pack = false;
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
      Ruleset::Load("ducks_in_tow", {*std::move(pack)}, options);
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  return ruleset.ok() ? *ruleset : nullptr;
}

TEST(DucksInTowBasePack, EditedCopyChangesTheGameWithoutARebuild) {
  const std::shared_ptr<const Ruleset> ruleset =
      EditedBasePack({{"ctx:take_food(2)", "ctx:take_food(1)"}});
  Table table("park=great_park", 1, ruleset);
  Match match = table.Pawn(table.first(), "D2").Play();
  Act(match, "use buy_food");
  EXPECT_EQ(Asked(match), "choose_food 1");
}

TEST(DucksInTowBasePack, EngineKnowsNoTileByName) {
  // Renamed and swapped round, the tiles do what their scripts say.
  const std::shared_ptr<const Ruleset> ruleset =
      EditedBasePack({{"tile = \"gift_shop\"", "tile = \"kiosk\""},
                      {"id = \"gift_shop\"", "id = \"kiosk\""},
                      {"\"Gift Shop\"", "\"Kiosk\""}});
  Table table("park=great_park", 1, ruleset);
  const Match match = table.Pawn(table.first(), "D2").Play();
  EXPECT_THAT(LegalTexts(match, "use"), ElementsAre("use buy_food", "use buy_cards"));
}

TEST(DucksInTowBasePack, RemovingAnEntryTakesItOutOfTheGame) {
  Pack pack;
  pack.label = "mod";
  pack.files = {{"pack.lua",
                 "pack { id = 'mod', version = '1.0.0', game = 'ducks_in_tow', api = 1, "
                 "requires = { ducks_in_tow = '>=1.0' } }"},
                {"content.lua",
                 "remove.tile_action 'ducks_in_tow:buy_cards'\n"
                 "remove.location_card 'ducks_in_tow:koi_pond_y'"}};
  Table table("park=great_park", 1, Load({pack}));
  const Match match = table.Pawn(table.first(), "D2").Play();
  EXPECT_THAT(LegalTexts(match, "use"), ElementsAre("use buy_food"));
  EXPECT_EQ(match.rules().Table("card").Find("koi_pond_y"), -1);
  EXPECT_EQ(match.rules().Names("card").size(), 47u);
}

TEST(DucksInTowBasePack, MatchIsCarriedOverToAnEditedCopy) {
  Match match = Table().Play();
  const std::shared_ptr<const Ruleset> edited = EditedBasePack({{"hearts = 4", "hearts = 5"}});
  ASSERT_EQ(match.CarryOver(edited), absl::OkStatus());
  EXPECT_EQ(RulesOf(match).FormationOf(match.rules().Table("formation").Find("gull")).hearts, 5);
  const std::shared_ptr<const Ruleset> reordered =
      EditedBasePack({{"id = \"yellow\"", "id = \"amber\""}});
  EXPECT_THAT(std::string(match.CarryOver(reordered).message()),
              HasSubstr("the colours are others"));
}

TEST(TinyGame, KeepsEveryPromiseAtEveryState) {
  for (const char* options : {"players=2 round_limit=15", "players=1"}) {
    for (uint64_t seed = 1; seed <= 3; ++seed) {
      PlayAndCheck(NewMatch(TinyRuleset(), options, seed), seed,
                   {.indexed_actions = 8, .applied_actions = 3, .mutated_actions = 6});
    }
  }
}

}  // namespace
}  // namespace mallard::testing
