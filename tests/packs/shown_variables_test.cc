// What packs want shown of their variables is in the scenes of every game that has them.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "mallard/scene_text.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

std::shared_ptr<const Ruleset> WithPack(const std::string& game, const std::string& content) {
  const std::string manifest =
      absl::StrCat("pack { id = \"shown\", version = \"1.0.0\", game = \"", game,
                   "\", api = 1, requires = { ", game, " = \">=1.0 <2\" } }");
  const Pack pack{"shown", {{"pack.lua", manifest}, {"content.lua", content}}};
  auto ruleset = Ruleset::Load(game, {pack});
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  return *std::move(ruleset);
}

std::shared_ptr<const Ruleset> WithExample(const std::string& game, const std::string& name) {
  const auto pack = Pack::FromFolder(absl::StrCat(MALLARD_SOURCE_DIR, "/examples/packs/", name));
  EXPECT_TRUE(pack.ok()) << pack.status();
  auto ruleset = Ruleset::Load(game, {*pack});
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  return *std::move(ruleset);
}

Scene SceneOf(const Match& match, Viewer viewer) {
  Scene scene;
  match.BuildScene(viewer, scene);
  return scene;
}

// What a thing's counters say: "Vein 0/2".
template <class Owner>
std::vector<std::string> CountersOf(const Scene& scene, const Owner& owner) {
  std::vector<std::string> texts;
  for (const SceneCounter& counter : scene.CountersOf(owner)) {
    texts.push_back(absl::StrCat(LabelText(scene, counter.label), " ", counter.now,
                                 counter.most < 0 ? "" : absl::StrCat("/", counter.most)));
  }
  return texts;
}

template <class Owner>
bool Shows(const Scene& scene, const Owner& owner, const std::string& wanted) {
  const std::vector<std::string> texts = CountersOf(scene, owner);
  return std::find(texts.begin(), texts.end(), wanted) != texts.end();
}

struct Scoped {
  const char* game;
  const char* options;
  const char* scope;  // The third one of the game.
};

class ShownVariables : public ::testing::TestWithParam<Scoped> {};

TEST_P(ShownVariables, AreCountersOfWhatTheyBelongTo) {
  const std::string of_thing =
      absl::StrCat("variable { id = \"mood\", name = \"Mood\", scope = \"", GetParam().scope,
                   "\", public = true, default = 2, show = { most = 5 } }\n");
  const auto ruleset = WithPack(
      GetParam().game,
      absl::StrCat(of_thing,
                   "variable { id = \"luck\", name = \"Luck\", scope = \"player\", default = 1, "
                   "show = { as = \"counter\" } }\n"
                   "variable { id = \"heat\", name = \"Heat\", scope = \"match\", public = true, "
                   "default = 7, "
                   "show = { as = \"counter\" } }\n"
                   "variable { id = \"unseen\", scope = \"player\" }\n"));
  Match match = NewMatch(ruleset, GetParam().options, 1);
  Chance chance = Chance::Stream(1, 1);
  for (int i = 0; i < 40 && !match.outcome().over; ++i) {
    int seat = 0;
    while (!match.DecisionOf(seat)) ++seat;
    const uint64_t count = match.LegalCount(seat);
    ASSERT_TRUE(match.Apply(seat, match.LegalNth(seat, chance.Next() % count)).ok());
  }
  const Scene scene = SceneOf(match, Viewer::Host());
  int moods = 0, heats = 0;
  for (const SceneItem& item : scene.items) moods += Shows(scene, item, "Mood 2/5");
  for (const SceneArea& area : scene.areas) heats += Shows(scene, area, "Heat 7");
  EXPECT_GT(moods, 0) << SceneText(scene);
  EXPECT_EQ(heats, 1);
  for (const SceneSeat& seat : scene.seats) EXPECT_TRUE(Shows(scene, seat, "Luck 1"));
  EXPECT_EQ(SceneText(scene).find("Unseen"), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(
    Games, ShownVariables,
    ::testing::Values(Scoped{"battleducks", "", "formation"}, Scoped{"naval_war", "", "ship"},
                      Scoped{"ducks_in_tow", "", "tile"}, Scoped{"duck_dealer", "", "planet"},
                      Scoped{"duckhammer", "army_1=quack_marines_small army_2=quack_marines_small",
                             "unit"}),
    [](const ::testing::TestParamInfo<Scoped>& param) { return std::string(param.param.game); });

TEST(ShownVariables, WhatOnlyItsOwnerMayKnowIsShownToNobodyElse) {
  const auto ruleset = WithExample("battleducks", "drifting_pond");
  const Match match = NewMatch(ruleset, "", 1);
  for (const int viewer : {0, 1}) {
    const Scene scene = SceneOf(match, Viewer::Seat(viewer));
    for (int seat : {0, 1}) {
      EXPECT_EQ(Shows(scene, scene.seats[static_cast<size_t>(seat)], "Dives 0"), seat == viewer);
    }
  }
}

// A mark and a symbol, where a variable of a tile is not what it was at the start.
TEST(ShownVariables, AreMarksAndSymbolsWhereTheyHaveChanged) {
  const auto ruleset = WithExample("ducks_in_tow", "ferry");
  Match match = NewMatch(ruleset, "park=lake_park", 2);
  Chance chance = Chance::Stream(2, 2);
  bool marked = false;
  for (int i = 0; i < 3000 && !marked && !match.outcome().over; ++i) {
    int seat = 0;
    while (!match.DecisionOf(seat)) ++seat;
    const uint64_t count = match.LegalCount(seat);
    ASSERT_TRUE(match.Apply(seat, match.LegalNth(seat, chance.Next() % count)).ok());
    const Scene scene = SceneOf(match, Viewer::Host());
    for (size_t bit = 0; bit < scene.own_marks.size(); ++bit) {
      if (LabelText(scene, scene.own_marks[bit]) != "Prizes") continue;
      for (const SceneItem& item : scene.items) {
        if ((item.marks & (kMarkFirstOwn << bit)) == 0) continue;
        marked = true;
        EXPECT_EQ(item.symbol, static_cast<uint32_t>('$'));
      }
    }
  }
  EXPECT_TRUE(marked) << "nobody has drawn a prize";
}

TEST(ShownVariables, MistakesInHowAreReported) {
  const std::string manifest =
      "pack { id = \"shown\", version = \"1.0.0\", game = \"battleducks\", api = 1 }";
  const Pack pack{"shown",
                  {{"pack.lua", manifest},
                   {"content.lua",
                    "variable { id = \"mood\", scope = \"match\", public = true, show = { as = "
                    "\"conter\" } }"}}};
  const auto ruleset = Ruleset::Load("battleducks", {pack});
  ASSERT_FALSE(ruleset.ok());
  EXPECT_NE(ruleset.status().message().find("counter"), absl::string_view::npos)
      << ruleset.status();
}

}  // namespace
}  // namespace mallard::testing
