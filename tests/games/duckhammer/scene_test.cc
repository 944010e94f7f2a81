// What a client gets to draw of a battle.
#include "mallard/scene.h"

#include <cstdint>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/scene_builder.h"
#include "mallard/scene_text.h"
#include "tests/games/duckhammer/packs.h"
#include "tests/games/duckhammer/positions.h"
#include "tests/support/matches.h"

namespace mallard::duckhammer::testing {
namespace {

using mallard::testing::BaseRuleset;
using mallard::testing::NewMatch;

mallard::Scene Shown(const Match& match, Viewer viewer) {
  mallard::Scene scene;
  match.BuildScene(viewer, scene);
  return scene;
}

const SceneArea* AreaNamed(const mallard::Scene& scene, const std::string& name, int owner) {
  for (const SceneArea& area : scene.areas) {
    if (area.owner == owner && LabelText(scene, area.label) == name) return &area;
  }
  return nullptr;
}

const SceneItem* Standing(const mallard::Scene& scene, const Reference& reference, AreaKind kind) {
  for (const SceneItem& item : scene.items) {
    if (scene.areas[item.area].kind != kind) continue;
    for (const Reference& own : scene.ReferencesOf(item)) {
      if (own == reference) return &item;
    }
  }
  return nullptr;
}

int Counted(const mallard::Scene& scene, const SceneItem& item, const std::string& name) {
  for (const SceneCounter& counter : scene.CountersOf(item)) {
    if (LabelText(scene, counter.label) == name) return counter.now;
  }
  return -1;
}

// Plays at random until a battle is in that phase.
Match InPhase(Phase phase) {
  Match match = NewClash(5);
  Chance chance = Chance::Stream(5, 5);
  while (!match.outcome().over && StateOf(match).phase != phase) StepByKind(match, chance);
  EXPECT_EQ(StateOf(match).phase, phase);
  return match;
}

TEST(DuckhammerScene, ShowsModelsAsBasesOfTheirUnits) {
  const Match match = InPhase(Phase::kMovement);
  const State& state = StateOf(match);
  const mallard::Scene scene = Shown(match, Viewer::Seat(0));
  const SceneArea* field = AreaNamed(scene, "Battlefield", -1);
  ASSERT_NE(field, nullptr);
  EXPECT_EQ(field->kind, AreaKind::kPlane);
  EXPECT_EQ(field->width, state.width);
  EXPECT_EQ(field->depth, state.length);
  EXPECT_EQ(field->unit, 1000);
  int models = 0;
  for (int u = 0; u < kUnitSlots; ++u) {
    const Unit& unit = state.units[u];
    for (int m = unit.first; m < unit.first + unit.size; ++m) {
      if (state.models[m].status != ModelStatus::kInPlay) continue;
      const SceneItem* item = Standing(scene, Reference::Of(ArgType::kModel, m), AreaKind::kPlane);
      ASSERT_NE(item, nullptr) << "model " << m;
      EXPECT_EQ(item->geometry, Geometry::kCircle);
      EXPECT_EQ(item->x, state.models[m].x);
      EXPECT_EQ(item->y, state.models[m].y);
      EXPECT_EQ(item->width, state.profiles[u].radius);
      EXPECT_EQ(item->height, state.profiles[u].height);
      EXPECT_EQ(item->owner, unit.owner == kNobody ? -1 : unit.owner);
      const SceneItem* of = scene.Find(item->parent);
      ASSERT_NE(of, nullptr);
      EXPECT_EQ(scene.ReferencesOf(*of)[0], Reference::Of(ArgType::kUnit, u));
      ++models;
    }
  }
  EXPECT_GT(models, 4);
}

TEST(DuckhammerScene, MarksOfPacksAreShownAsTheirPacksWant) {
  const auto ruleset = mallard::testing::LoadBattle(
      "mark { id = 'glue', name = 'Glued', text = '.', on = 'unit', shown = 'mark', symbol = 'G' }"
      "mark { id = 'song', name = 'Sung to', text = '.', on = 'unit' }"
      "mark { id = 'plot', name = 'Plotted', text = '.', on = 'unit', shown = 'nothing' }");
  Match match = NewMatch(ruleset, "army_1=\"quack_marine x5\" army_2=\"quack_marine x6\"", 1);
  Chance chance = Chance::Stream(5, 5);
  while (!match.outcome().over && StateOf(match).phase != Phase::kMovement) {
    StepByKind(match, chance);
  }
  const auto& content = mallard::testing::BattleContent(*ruleset);
  Unit& unit = const_cast<State&>(StateOf(match)).units[0];
  for (size_t i = 0; i < content.marks.size(); ++i) {
    if (content.marks[i].id.rfind("trial:", 0) == 0) unit.marks.Set(static_cast<int>(i), 2);
  }
  const mallard::Scene scene = Shown(match, Viewer::Seat(0));
  const SceneItem* shown = Standing(scene, Reference::Of(ArgType::kUnit, 0), AreaKind::kPlane);
  ASSERT_NE(shown, nullptr);
  ASSERT_EQ(LabelText(scene, scene.own_marks.back()), "Glued");
  EXPECT_NE(shown->marks & kMarkFirstOwn << (scene.own_marks.size() - 1), 0u);
  EXPECT_EQ(shown->symbol, static_cast<uint32_t>('G'));
  EXPECT_EQ(Counted(scene, *shown, "Glued"), -1);
  EXPECT_EQ(Counted(scene, *shown, "Sung to"), 2);
  EXPECT_EQ(Counted(scene, *shown, "Plotted"), -1);
}

// The shapes that show how far something reaches.
std::vector<const SceneItem*> Reaches(const mallard::Scene& scene) {
  std::vector<const SceneItem*> found;
  for (const SceneItem& item : scene.items) {
    if ((item.marks & kMarkReach) != 0) found.push_back(&item);
  }
  return found;
}

mallard::Scene LookingAt(const Match& match, Viewer viewer, const Reference& focus) {
  mallard::Scene scene;
  scene.focus = focus;
  match.BuildScene(viewer, scene);
  return scene;
}

TEST(DuckhammerScene, ShowsHowFarAUnitCanMoveThatIsLookedAt) {
  const Match match = InPhase(Phase::kMovement);
  const State& state = StateOf(match);
  ASSERT_EQ(state.stage, Stage::kActivate);
  const int side = state.asked == 1 ? 0 : 1;
  EXPECT_TRUE(Reaches(Shown(match, Viewer::Seat(side))).empty()) << "nothing is chosen yet";
  int shown = 0;
  for (int u = FirstUnit(side); u < FirstUnit(side) + kMaxUnits; ++u) {
    const mallard::Scene scene =
        LookingAt(match, Viewer::Seat(side), Reference::Of(ArgType::kUnit, u));
    for (const SceneItem* item : Reaches(scene)) {
      const SceneItem* of = scene.Find(item->parent);
      ASSERT_NE(of, nullptr);
      EXPECT_EQ(scene.ReferencesOf(*of)[0], Reference::Of(ArgType::kUnit, u));
      EXPECT_EQ(item->geometry, Geometry::kCircle);
      EXPECT_EQ(item->layer, kLayerZone);
      EXPECT_EQ(item->owner, side);
      EXPECT_EQ(item->reference_count, 0) << "a click goes through it";
      EXPECT_EQ(item->point_count, state.units[u].alive) << "about every model";
      if (LabelText(scene, item->label) != "Move") continue;
      ++shown;
      EXPECT_EQ(item->width, state.profiles[u].radius + state.profiles[u].movement);
      EXPECT_EQ(Counted(scene, *item, "Movement in inches"), state.profiles[u].movement / 1000);
    }
  }
  EXPECT_GT(shown, 0);
}

TEST(DuckhammerScene, ShowsTheReachOfTheWeaponsThatThePhaseUses) {
  const Match match = InPhase(Phase::kShoot);
  const State& state = StateOf(match);
  int ranged = 0;
  for (int u = 0; u < kUnitSlots; ++u) {
    if (state.units[u].size == 0 || state.units[u].alive == 0) continue;
    // A model means its unit; anybody may look, at an enemy's too.
    const mallard::Scene scene =
        LookingAt(match, Viewer::Spectator(), Reference::Of(ArgType::kModel, state.units[u].first));
    for (const SceneItem* item : Reaches(scene)) {
      ASSERT_EQ(item->entry_kind, TableId("weapon"));
      const Profile& profile = state.profiles[u];
      const WeaponProfile* shown = nullptr;
      for (int w = 0; w < profile.weapon_count; ++w) {
        if (profile.weapons[w].weapon == item->entry + 1) shown = &profile.weapons[w];
      }
      ASSERT_NE(shown, nullptr);
      EXPECT_EQ(shown->kind, WeaponKind::kRanged);
      EXPECT_EQ(item->width, profile.radius + shown->range);
      ++ranged;
    }
  }
  EXPECT_GT(ranged, 0);
}

TEST(DuckhammerScene, LookingElsewhereMakesAnotherScene) {
  const Match match = InPhase(Phase::kMovement);
  mallard::Scene scene;
  ASSERT_TRUE(match.BuildScene(Viewer::Seat(0), scene));
  const uint64_t plain = scene.status.revision;
  const int unit = FirstUnit(StateOf(match).asked == 1 ? 0 : 1);
  scene.focus = Reference::Of(ArgType::kUnit, unit);
  ASSERT_TRUE(match.BuildScene(Viewer::Seat(0), scene));
  EXPECT_NE(scene.status.revision, plain);
  EXPECT_FALSE(match.BuildScene(Viewer::Seat(0), scene));
  // Whatever a client says is looked at, there is a scene.
  for (const int32_t value : {-1, 5000, INT32_MAX, INT32_MIN}) {
    for (const ArgType type : {ArgType::kUnit, ArgType::kModel, ArgType::kCell, ArgType::kArea}) {
      scene.focus = Reference::Of(type, value);
      EXPECT_TRUE(match.BuildScene(Viewer::Seat(0), scene));
      EXPECT_TRUE(Reaches(scene).empty());
    }
  }
  scene.focus = Reference();
  ASSERT_TRUE(match.BuildScene(Viewer::Seat(0), scene));
  EXPECT_EQ(scene.status.revision, plain);
}

TEST(DuckhammerScene, TheUnitThatMovesShowsWhatIsLeftToIt) {
  const Match& match = Asking(Stage::kMoving);
  const State& state = StateOf(match);
  const mallard::Scene scene = Shown(match, Viewer::Spectator());
  const int unit = state.activity.unit - 1;
  bool found = false;
  for (const SceneItem* item : Reaches(scene)) {
    EXPECT_EQ(scene.ReferencesOf(*scene.Find(item->parent))[0],
              Reference::Of(ArgType::kUnit, unit));
    found = found || LabelText(scene, item->label) == "Move";
  }
  EXPECT_TRUE(found);
}

TEST(DuckhammerScene, TellsPhaseRoundAndWhoseTurnItIs) {
  const Match match = InPhase(Phase::kMovement);
  const State& state = StateOf(match);
  const mallard::Scene scene = Shown(match, Viewer::Seat(1));
  EXPECT_EQ(LabelText(scene, scene.status.phase), "Movement");
  EXPECT_EQ(scene.status.round, state.round);
  EXPECT_EQ(scene.status.round_limit, state.rounds);
  EXPECT_EQ(scene.status.turn_seat, state.asked == 1 ? 0 : 1);
  EXPECT_EQ(LabelText(scene, scene.seats[0].score_label), "Victory points");
  const SceneArea* score = AreaNamed(scene, "Score", -1);
  ASSERT_NE(score, nullptr);
  EXPECT_EQ(score->kind, AreaKind::kTrack);
}

TEST(DuckhammerScene, ArmiesAreListsWithWeapons) {
  const Match match = InPhase(Phase::kMovement);
  const State& state = StateOf(match);
  const mallard::Scene scene = Shown(match, Viewer::Seat(0));
  const SceneItem* line = Standing(scene, Reference::Of(ArgType::kUnit, 0), AreaKind::kList);
  ASSERT_NE(line, nullptr);
  EXPECT_EQ(line->owner, 0);
  EXPECT_EQ(Counted(scene, *line, "Models"), state.units[0].alive);
  EXPECT_EQ(Counted(scene, *line, "Grade"), state.profiles[0].grade);
  int weapons = 0;
  for (const SceneItem& item : scene.items) {
    if (item.parent == line->id && item.entry_kind == TableId("weapon")) ++weapons;
  }
  EXPECT_EQ(weapons, state.profiles[0].weapon_count);
}

TEST(DuckhammerScene, MusterOffersModelsToWhoeverWritesAList) {
  Match match = NewMatch(BaseRuleset("duckhammer"), "", 1);
  const mallard::Scene own = Shown(match, Viewer::Seat(0));
  const SceneItem* model = Standing(own, Reference::Name("model", 0), AreaKind::kList);
  ASSERT_NE(model, nullptr);
  EXPECT_GT(Counted(own, *model, "Army points of a model"), 0);
  EXPECT_EQ(AreaNamed(Shown(match, Viewer::Spectator()), "To enlist", 0), nullptr);
  const Action first = match.LegalNth(0, 0);
  ASSERT_EQ(first.kind, kEnlist);
  ASSERT_TRUE(match.Apply(0, first).ok());
  const Reference line = Reference::Of(ArgType::kLine, 1, 0, 0);
  EXPECT_NE(Standing(Shown(match, Viewer::Seat(0)), line, AreaKind::kList), nullptr);
  EXPECT_EQ(Standing(Shown(match, Viewer::Seat(1)), line, AreaKind::kList), nullptr) << "a secret";
}

TEST(DuckhammerScene, DiceLieOnATrackWhileTheyAreRolled) {
  const Match& match = Asking(Stage::kSway);
  const State& state = StateOf(match);
  const mallard::Scene scene = Shown(match, Viewer::Seat(0));
  for (int i = 0; i < state.batch.count; ++i) {
    const SceneItem* die = Standing(scene, Reference::Of(ArgType::kDie, i + 1), AreaKind::kTrack);
    ASSERT_NE(die, nullptr);
    EXPECT_EQ(LabelText(scene, die->label), std::to_string(state.batch.dice[i].natural));
    EXPECT_EQ(Counted(scene, *die, "Needed"), state.batch.dice[i].needed);
  }
}

TEST(DuckhammerScene, ChosenMissionsAreHiddenUntilBothAreShown) {
  Match match = InPhase(Phase::kMissions);
  ASSERT_EQ(StateOf(match).stage, Stage::kChooseMission);
  ASSERT_TRUE(match.Apply(0, {kMission, {1}}).ok());
  const auto hidden = [](const mallard::Scene& scene) {
    for (const SceneItem& item : scene.items) {
      if (item.owner == 0 && item.face == SceneFace::kUnknown) return true;
    }
    return false;
  };
  EXPECT_TRUE(hidden(Shown(match, Viewer::Seat(1))));
  EXPECT_TRUE(hidden(Shown(match, Viewer::Spectator())));
  EXPECT_FALSE(hidden(Shown(match, Viewer::Seat(0))));
}

}  // namespace
}  // namespace mallard::duckhammer::testing
