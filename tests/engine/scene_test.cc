// Scenes as the engine promises them, whatever the game: builder, revision, difference, text.
#include "mallard/scene.h"

#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/scene_builder.h"
#include "mallard/scene_bytes.h"
#include "mallard/scene_difference.h"
#include "mallard/scene_text.h"
#include "mallard/schemas/scene_generated.h"
#include "tests/support/matches.h"
#include "tests/support/scene_checks.h"

namespace mallard::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// An empty scene with one seat, and its builder.
struct Draft {
  Draft() : builder(scene) {
    scene.Clear();
    scene.seats.emplace_back();
  }
  Scene scene;
  SceneBuilder builder;
};

TEST(SceneBuilderTest, GivesCountersReferencesAndPointsToWhatWasBegunLast) {
  Draft draft;
  SceneBuilder& b = draft.builder;
  const int area = b.AddArea(1, AreaKind::kGrid, -1, b.Number(1), 3, 2);
  b.Counter(b.Number(2), 5, 6);
  b.Refer(Reference::ActionKind(4));
  b.AddItem(ItemId(1, 0), area);
  b.Point(1, 2);
  b.Point(3, 4);
  b.Refer(Reference::Cell(17, 1));
  b.AddCell(ItemId(1, 1), area, 2, 1);
  b.Refer(Reference::Seat(0));
  b.Counter(b.Number(3), 7);
  b.Seat(0);
  b.Counter(b.Number(4), 8);
  const Scene& scene = draft.scene;
  ASSERT_EQ(scene.items.size(), 2u);
  EXPECT_THAT(scene.PointsOf(scene.items[0]), ElementsAre(ScenePoint{1, 2}, ScenePoint{3, 4}));
  EXPECT_THAT(scene.PointsOf(scene.items[1]), IsEmpty());
  EXPECT_THAT(scene.ReferencesOf(scene.items[0]), ElementsAre(Reference::Cell(17, 1)));
  EXPECT_THAT(scene.ReferencesOf(scene.items[1]), ElementsAre(Reference::Seat(0)));
  EXPECT_THAT(scene.ReferencesOf(scene.areas[0]),
              ElementsAre(Reference::Area(1), Reference::ActionKind(4)))
      << "every area stands for itself";
  ASSERT_EQ(scene.CountersOf(scene.areas[0]).size(), 1u);
  EXPECT_EQ(scene.CountersOf(scene.areas[0])[0].most, 6);
  EXPECT_EQ(scene.CountersOf(scene.items[1])[0].now, 7);
  EXPECT_EQ(scene.CountersOf(scene.seats[0])[0].now, 8);
  EXPECT_THAT(scene.CountersOf(scene.items[0]), IsEmpty());
  EXPECT_EQ(scene.Find(ItemId(1, 1))->x, 2);
  EXPECT_EQ(scene.Find(ItemId(2, 1)), nullptr);
}

TEST(SceneBuilderTest, HandsOutEightMarksOfItsOwn) {
  Draft draft;
  for (int i = 0; i < kMostOwnMarks; ++i) {
    EXPECT_EQ(draft.builder.OwnMark(draft.builder.Number(i)), 1u << (24 + i));
  }
  EXPECT_EQ(draft.builder.OwnMark(draft.builder.Number(9)), 0u);
}

TEST(SceneBuilderTest, KeepsTextsApart) {
  Draft draft;
  draft.builder.Text("first");
  draft.builder.Text("");
  draft.builder.Text("third");
  EXPECT_EQ(draft.scene.Text(0), "first");
  EXPECT_EQ(draft.scene.Text(1), "");
  EXPECT_EQ(draft.scene.Text(2), "third");
}

TEST(SceneMarks, HaveNames) {
  EXPECT_EQ(MarkName(0), "hit");
  EXPECT_EQ(MarkName(22), "winner");
  EXPECT_EQ(MarkName(23), "reach");
  EXPECT_EQ(MarkName(24), "");
  EXPECT_EQ(MarkName(-1), "");
}

TEST(ReferenceTest, NamesTablesByFnv1a) {
  EXPECT_EQ(TableId(""), 2166136261u);
  EXPECT_EQ(TableId("a"), 0xE40C292Cu);
  EXPECT_EQ(TableId("foobar"), 0xBF9CF968u);
  EXPECT_NE(Reference::Name("card", 1), Reference::Name("ship", 1));
  EXPECT_NE(Reference::Cell(1, 0), Reference::Cell(1, 1));
}

Match ReadyMatch() {
  Match match = NewMatch(BaseRuleset("battleducks"), "first_player=p1", 1);
  for (int seat : {0, 1}) {
    MustDo(match, seat, "fill");
    MustDo(match, seat, "ready");
  }
  return match;
}

TEST(SceneRevision, ChangesWithActionsUndoAndCarryingOver) {
  Match match = ReadyMatch();
  Scene scene;
  EXPECT_TRUE(match.BuildScene(Viewer::Seat(0), scene));
  const uint64_t before = scene.status.revision;
  EXPECT_FALSE(match.BuildScene(Viewer::Seat(0), scene));
  EXPECT_TRUE(match.BuildScene(Viewer::Seat(1), scene)) << "another viewer";
  EXPECT_TRUE(match.BuildScene(Viewer::Seat(0), scene));

  uint64_t revision = match.revision();
  MustDo(match, 0, "observe A1");
  EXPECT_NE(match.revision(), revision);
  EXPECT_TRUE(match.BuildScene(Viewer::Seat(0), scene));
  EXPECT_NE(scene.status.revision, before);

  revision = match.revision();
  EXPECT_FALSE(Do(match, 0, "observe A1").ok());
  EXPECT_EQ(match.revision(), revision) << "a refusal changes nothing";

  EXPECT_EQ(match.Undo(), absl::OkStatus());
  EXPECT_NE(match.revision(), revision);
  EXPECT_TRUE(match.BuildScene(Viewer::Seat(0), scene));
  EXPECT_EQ(scene.status.revision, before) << "what was taken back looks as it did";

  revision = match.revision();
  EXPECT_EQ(match.CarryOver(match.rules().shared_ruleset()), absl::OkStatus());
  EXPECT_NE(match.revision(), revision);
}

TEST(SceneRevision, TellsMatchesApart) {
  Match match = ReadyMatch();
  Match copy = match;
  Scene scene;
  EXPECT_TRUE(match.BuildScene(Viewer::Host(), scene));
  EXPECT_TRUE(copy.BuildScene(Viewer::Host(), scene)) << "a copy is another match";
  Match moved = std::move(copy);
  EXPECT_FALSE(moved.BuildScene(Viewer::Host(), scene)) << "a match that moves stays the same";
  moved = match;
  EXPECT_TRUE(moved.BuildScene(Viewer::Host(), scene));
  moved.CopyStateFrom(match);
  EXPECT_TRUE(moved.BuildScene(Viewer::Host(), scene));
}

TEST(SceneRevision, DoesNotCountWhatAViewerMayNotKnow) {
  Match match = NewMatch(BaseRuleset("battleducks"), "", 1);
  Scene scene;
  match.BuildScene(Viewer::Seat(1), scene);
  const uint64_t before = scene.status.revision;
  MustDo(match, 0, "place single r0 A1");
  EXPECT_TRUE(match.BuildScene(Viewer::Seat(1), scene));
  EXPECT_EQ(scene.status.revision, before);
  MustDo(match, 0, "fill");
  MustDo(match, 0, "ready");
  match.BuildScene(Viewer::Seat(1), scene);
  EXPECT_NE(scene.status.revision, before) << "readiness is public";
}

TEST(SceneDifferenceTest, ListsWhatCameWentAndChanged) {
  Match match = ReadyMatch();
  Scene earlier, later;
  match.BuildScene(Viewer::Seat(0), earlier);
  SceneDifference difference;
  difference.Compare(earlier, earlier);
  EXPECT_TRUE(difference.empty());

  MustDo(match, 0, "observe C4");
  match.BuildScene(Viewer::Seat(0), later);
  difference.Compare(earlier, later);
  EXPECT_THAT(difference.added, IsEmpty());
  EXPECT_THAT(difference.removed, IsEmpty());
  EXPECT_TRUE(difference.status) << "it is another's turn";
  ASSERT_EQ(difference.changed.size(), 1u);
  EXPECT_THAT(later.ReferencesOf(*later.Find(difference.changed[0])),
              ElementsAre(Reference::Cell(3 * 16 + 2, 1)));
}

TEST(SceneDifferenceTest, PairsItemsWhereverTheyStand) {
  Draft one, two;
  for (Draft* draft : {&one, &two}) draft->builder.AddArea(1, AreaKind::kList, -1, 0);
  for (uint32_t id : {5u, 6u, 7u, 8u}) one.builder.AddItem(id, 0).x = static_cast<int>(id);
  for (uint32_t id : {8u, 9u, 6u, 5u})
    two.builder.AddItem(id, 0).x = id == 6 ? 0 : static_cast<int>(id);
  SceneDifference difference;
  difference.Compare(one.scene, two.scene);
  EXPECT_THAT(difference.added, ElementsAre(9u));
  EXPECT_THAT(difference.removed, ElementsAre(7u));
  EXPECT_THAT(difference.changed, ElementsAre(6u));
}

TEST(SceneDifferenceTest, ComparesWhatLabelsSay) {
  Draft one, two;
  for (Draft* draft : {&one, &two}) draft->builder.AddArea(1, AreaKind::kList, -1, 0);
  two.builder.Text("something else first");
  one.builder.AddItem(1, 0).label = one.builder.Text("same");
  two.builder.AddItem(1, 0).label = two.builder.Text("same");
  one.builder.AddItem(2, 0).label = one.builder.Text("other");
  two.builder.AddItem(2, 0).label = two.builder.Text("different");
  SceneDifference difference;
  difference.Compare(one.scene, two.scene);
  EXPECT_THAT(difference.changed, ElementsAre(2u));
}

TEST(SceneBytesTest, HoldTheRecordsAndSpellLabelsOut) {
  const Match match = ReadyMatch();
  Scene scene;
  match.BuildScene(Viewer::Seat(1), scene);
  const std::vector<uint8_t> bytes = SceneBytes(scene);
  flatbuffers::Verifier verifier(bytes.data(), bytes.size());
  ASSERT_TRUE(schema::scene::VerifySceneBuffer(verifier));
  const schema::scene::Scene& read = *schema::scene::GetScene(bytes.data());
  EXPECT_EQ(read.game()->str(), "battleducks");
  EXPECT_EQ(read.viewer(), 1);
  EXPECT_EQ(read.status()->revision(), scene.status.revision);
  ASSERT_EQ(read.items()->size(), scene.items.size());
  for (unsigned i = 0; i < read.items()->size(); ++i) {
    const schema::scene::Item& item = *read.items()->Get(i);
    ASSERT_EQ(item.id(), scene.items[i].id);
    ASSERT_EQ(item.marks(), scene.items[i].marks);
    ASSERT_EQ(item.reference_count(), scene.items[i].reference_count);
    ASSERT_EQ(read.label_texts()->Get(item.label())->str(), LabelText(scene, item.label()));
  }
  EXPECT_EQ(read.areas()->size(), scene.areas.size());
  EXPECT_EQ(read.areas()->Get(0)->owner(), 1);
}

TEST(SceneTextTest, TellsEverythingOnce) {
  const Match match = ReadyMatch();
  Scene scene;
  match.BuildScene(Viewer::Spectator(), scene);
  const std::string text = SceneText(scene);
  EXPECT_THAT(text, HasSubstr("scene for the spectator: \"Playing\" \"Turn\" round 1 turn of p1"));
  EXPECT_THAT(text, HasSubstr("area 0 #1 grid \"Radar\" 10x10 of p1"));
  EXPECT_EQ(SceneText(Scene()), "no scene\n");
}

}  // namespace
}  // namespace mallard::testing
