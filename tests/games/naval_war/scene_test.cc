// What a client gets to draw of Naval War.
#include "mallard/scene.h"

#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/primitives/grid.h"
#include "mallard/scene_text.h"
#include "tests/games/naval_war/fixtures.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

Scene Shown(const Match& match, Viewer viewer) {
  Scene scene;
  match.BuildScene(viewer, scene);
  return scene;
}

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

Reference ShipRef(const Match& match, const char* name, int owner) {
  return Reference::Name("ship", match.rules().Table("ship").Find(name), owner);
}

const SceneArea& AreaNamed(const Scene& scene, const char* name, int owner) {
  for (const SceneArea& area : scene.areas) {
    if (area.owner == owner && LabelText(scene, area.label) == name) return area;
  }
  ADD_FAILURE() << "no area " << name << " in " << SceneText(scene);
  return scene.areas[0];
}

TEST(NavalWarScene, ShowsShipsAsPiecesWithTheirCells) {
  const Match match = Begin({});
  const Scene scene = Shown(match, Viewer::Seat(0));
  const SceneItem* carrier = Standing(scene, ShipRef(match, "carrier", 0), AreaKind::kGrid);
  ASSERT_NE(carrier, nullptr);
  ASSERT_EQ(carrier->point_count, 5);
  EXPECT_EQ(scene.PointsOf(*carrier)[0], (ScenePoint{1, 1})) << "the bow comes first";
  EXPECT_EQ(carrier->turn, 270);
  EXPECT_EQ(Standing(scene, ShipRef(match, "carrier", 1), AreaKind::kGrid), nullptr);
  EXPECT_NE(Standing(scene, ShipRef(match, "carrier", 1), AreaKind::kList), nullptr);
}

TEST(NavalWarScene, MarksHitsOnBothSidesAndTheLastMove) {
  Match match = Begin({});
  Strike(match, 0, "attack B2");
  const Scene attacker = Shown(match, Viewer::Seat(0));
  const SceneItem& seen = CellOf(attacker, 1, "B2");
  EXPECT_NE(seen.marks & kMarkHit, 0u);
  EXPECT_NE(seen.marks & kMarkLastMove, 0u);
  EXPECT_EQ(LabelText(attacker, seen.label), "Hit");
  const Scene defender = Shown(match, Viewer::Seat(1));
  const SceneItem* carrier = Standing(defender, ShipRef(match, "carrier", 1), AreaKind::kGrid);
  ASSERT_NE(carrier, nullptr);
  EXPECT_NE(carrier->marks & kMarkDamaged, 0u);
  EXPECT_EQ(defender.CountersOf(*carrier)[0].now, 1);
  const SceneItem& part = *(carrier + 1);
  EXPECT_EQ(part.parent, carrier->id);
  EXPECT_EQ(part.symbol, static_cast<uint32_t>('*'));
}

TEST(NavalWarScene, CountsHiddenCardsAndShowsOwnOnes) {
  Match match = Begin({.p1 = {"blank"}, .p2 = {"blank"}});
  const Scene scene = Shown(match, Viewer::Seat(0));
  const SceneArea& own = AreaNamed(scene, "Hand", 0);
  const SceneArea& other = AreaNamed(scene, "Hand", 1);
  EXPECT_EQ(own.count, static_cast<int>(HandOf(match, 0).size()));
  EXPECT_EQ(other.count, static_cast<int>(HandOf(match, 1).size()));
  int shown = 0, hidden = 0;
  for (const SceneItem& item : scene.items) {
    if (item.geometry != Geometry::kCard) continue;
    if (item.area == &own - scene.areas.data()) shown += item.face == SceneFace::kKnown;
    if (item.area == &other - scene.areas.data()) {
      hidden += item.face == SceneFace::kUnknown;
      EXPECT_EQ(item.entry_kind, 0u);
      EXPECT_EQ(item.reference_count, 0);
    }
  }
  EXPECT_EQ(shown, own.count);
  EXPECT_EQ(hidden, other.count);
  const Scene spectator = Shown(match, Viewer::Spectator());
  for (const SceneItem& item : spectator.items) {
    if (item.geometry == Geometry::kCard && item.owner >= 0) {
      EXPECT_EQ(item.face, SceneFace::kUnknown);
    }
  }
}

TEST(NavalWarScene, AnswersGrowStaleWhenShipsMayHaveMoved) {
  Match match = Begin({});
  Strike(match, 0, "attack A1");
  Scene scene = Shown(match, Viewer::Seat(0));
  EXPECT_EQ(CellOf(scene, 1, "A1").face, SceneFace::kKnown);
  MustDo(match, 1, "decline");
  MustDo(match, 0, "attack B2");
  if (Asked(match, 1) == naval_war::kAnswerAttack) MustDo(match, 1, "allow");
  if (Asked(match, 1) == naval_war::kMoveAfterHit) MustDo(match, 1, "stay");
  scene = Shown(match, Viewer::Seat(0));
  EXPECT_EQ(CellOf(scene, 1, "A1").face, SceneFace::kStale);
}

TEST(NavalWarScene, ThreatensAttackedCellsUntilTheyAnswer) {
  Match match = Begin({});
  MustDo(match, 0, "attack B2");
  ASSERT_EQ(Asked(match, 1), naval_war::kAnswerAttack);
  const Scene scene = Shown(match, Viewer::Spectator());
  EXPECT_NE(CellOf(scene, 1, "B2").marks & kMarkThreatened, 0u);
  EXPECT_EQ(CellOf(scene, 0, "B2").marks & kMarkThreatened, 0u);
  EXPECT_THAT(SceneText(scene), HasSubstr("\"Answer to an attack\""));
}

TEST(NavalWarScene, HasNoCardsWhereNoneArePlayed) {
  const Scene scene = Shown(Begin({.options = "card_play=false"}), Viewer::Seat(0));
  EXPECT_THAT(SceneText(scene), Not(HasSubstr("Deck")));
  EXPECT_EQ(scene.areas.size(), 4u);
}

}  // namespace
}  // namespace mallard::testing
