// What a client gets to draw of BattleDucks.
#include "mallard/scene.h"

#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/primitives/grid.h"
#include "mallard/scene_text.h"
#include "tests/games/battleducks/fixtures.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

Scene SceneOf(const Match& match, Viewer viewer) {
  Scene scene;
  match.BuildScene(viewer, scene);
  return scene;
}

// The first item of the scene that stands for `reference`, in an area of that kind.
const SceneItem* Standing(const Scene& scene, const Reference& reference, AreaKind kind) {
  for (const SceneItem& item : scene.items) {
    if (scene.areas[item.area].kind != kind) continue;
    for (const Reference& own : scene.ReferencesOf(item)) {
      if (own == reference) return &item;
    }
  }
  return nullptr;
}

const SceneItem& CellOf(const Scene& scene, int owner, const char* cell) {
  return *Standing(scene, Reference::Cell(*ParseCell(cell), owner), AreaKind::kGrid);
}

TEST(BattleDucksScene, ShowsTheOwnPondFirst) {
  const Match match = StandardPlay();
  for (int seat : {0, 1}) {
    const Scene scene = SceneOf(match, Viewer::Seat(seat));
    ASSERT_EQ(scene.areas.size(), 4u);
    EXPECT_EQ(scene.areas[0].owner, seat);
    EXPECT_EQ(LabelText(scene, scene.areas[0].label), "Pond");
    EXPECT_EQ(scene.areas[2].owner, 1 - seat);
    EXPECT_EQ(LabelText(scene, scene.areas[2].label), "Radar");
  }
}

TEST(BattleDucksScene, MarksAnswersAndTheLastMove) {
  Match match = StandardPlay();
  MustDo(match, 0, "observe A1");  // The single: found.
  MustDo(match, 1, "observe J1");  // Water.
  MustDo(match, 0, "observe A3");  // One of the double.
  const Scene scene = SceneOf(match, Viewer::Seat(0));
  EXPECT_EQ(CellOf(scene, 1, "A1").marks, kMarkHit | kMarkFound);
  EXPECT_EQ(CellOf(scene, 1, "A3").marks, kMarkHit | kMarkLastMove);
  EXPECT_EQ(CellOf(scene, 0, "J1").marks, kMarkMiss | kMarkEmpty);
  EXPECT_EQ(CellOf(scene, 1, "B3").face, SceneFace::kUnknown);
  EXPECT_EQ(LabelText(scene, CellOf(scene, 1, "A3").label), "Spotted");
  EXPECT_EQ(scene.seats[0].score, 1);
  EXPECT_EQ(scene.status.turn_seat, 1);
  EXPECT_EQ(scene.status.round, 4);
}

TEST(BattleDucksScene, ShowsOwnFormationsWithCellsCommandersAndDials) {
  Match match = AdvancedPlay();
  MustDo(match, 0, "maneuver circles r0 A1");
  const Scene scene = SceneOf(match, Viewer::Seat(0));
  const Reference circles = Reference::Name("slot", 3, 0);
  const SceneItem* formation = Standing(scene, circles, AreaKind::kGrid);
  ASSERT_NE(formation, nullptr);
  EXPECT_EQ(LabelText(scene, formation->label), "The Donut");
  EXPECT_EQ(formation->point_count, StateOf(match).ponds[0].slots[3].ducks_left);
  EXPECT_THAT(SceneText(scene), HasSubstr("\"Commander\""));
  const SceneItem* line = Standing(scene, circles, AreaKind::kList);
  ASSERT_NE(line, nullptr);
  EXPECT_EQ(LabelText(scene, line->label), "Circles");
  const SceneItem& dial = *(line + 1);
  EXPECT_EQ(dial.parent, line->id);
  EXPECT_EQ(scene.CountersOf(dial)[0].now, 1);
  EXPECT_NE(dial.marks & kMarkLastMove, 0u);
}

TEST(BattleDucksScene, HidesFormationsFromOpponentAndSpectator) {
  const Match match = AdvancedPlay();
  for (const Viewer viewer : {Viewer::Seat(1), Viewer::Spectator()}) {
    const Scene scene = SceneOf(match, viewer);
    EXPECT_EQ(Standing(scene, Reference::Name("slot", 3, 0), AreaKind::kGrid), nullptr);
    const SceneItem* line = Standing(scene, Reference::Name("slot", 3, 0), AreaKind::kList);
    ASSERT_NE(line, nullptr);
    EXPECT_EQ(line->face, SceneFace::kUnknown);
    EXPECT_EQ(line->entry_kind, TableId("category"));
  }
  EXPECT_THAT(SceneText(SceneOf(match, Viewer::Spectator())), Not(HasSubstr("The Donut")));
}

TEST(BattleDucksScene, OffersFormationsToPickDuringSetup) {
  Match match = NewMatch(BaseRuleset("battleducks"), "mode=advanced", 1);
  Scene scene = SceneOf(match, Viewer::Seat(0));
  EXPECT_EQ(LabelText(scene, scene.areas.back().label), "Formations to pick");
  const int donut = match.rules().Table("formation").Find("donut");
  const SceneItem* item = Standing(scene, Reference::Name("formation", donut), AreaKind::kList);
  ASSERT_NE(item, nullptr);
  EXPECT_EQ(LabelText(scene, item->label), "The Donut");
  EXPECT_GT(item->point_count, 0);
  MustDo(match, 0, "pick circles donut");
  scene = SceneOf(match, Viewer::Seat(0));
  EXPECT_EQ(Standing(scene, Reference::Name("formation", donut), AreaKind::kList), nullptr);
  EXPECT_EQ(SceneOf(match, Viewer::Spectator()).areas.size(), 4u);
}

TEST(BattleDucksScene, TellsHowItEnded) {
  Match match = NewMatch(BaseRuleset("battleducks"), "first_player=p1 fleet=single", 1);
  for (int seat : {0, 1}) {
    MustDo(match, seat, "place single r0 A1");
    MustDo(match, seat, "ready");
  }
  MustDo(match, 0, "observe A1");
  const Scene scene = SceneOf(match, Viewer::Spectator());
  EXPECT_EQ(scene.status.over, 1u);
  EXPECT_EQ(scene.status.winners, 1u);
  EXPECT_EQ(LabelText(scene, scene.status.reason), "The whole fleet is found");
  EXPECT_NE(scene.seats[0].marks & kMarkWinner, 0u);
  EXPECT_NE(CellOf(scene, 1, "A1").marks & kMarkLastMove, 0u);
}

TEST(BattleDucksScene, KeepsIdsFromSceneToScene) {
  Match match = StandardPlay();
  const Scene before = SceneOf(match, Viewer::Seat(0));
  MustDo(match, 0, "observe A3");
  MustDo(match, 1, "observe A3");
  const Scene after = SceneOf(match, Viewer::Seat(0));
  ASSERT_EQ(before.items.size(), after.items.size());
  for (size_t i = 0; i < before.items.size(); ++i) EXPECT_EQ(before.items[i].id, after.items[i].id);
}

}  // namespace
}  // namespace mallard::testing
