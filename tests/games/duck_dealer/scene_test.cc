// What a client gets to draw of Duck Dealer.
#include "mallard/scene.h"

#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/choice.h"
#include "mallard/scene_bytes.h"
#include "mallard/scene_text.h"
#include "src/games/duck_dealer/actions.h"
#include "tests/games/duck_dealer/fixtures.h"
#include "tests/games/duck_dealer/packs.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

Scene SceneOf(const Match& match, Viewer viewer) {
  Scene scene;
  match.BuildScene(viewer, scene);
  return scene;
}

Reference PlaceRef(const Match& match, absl::string_view place) {
  return Reference::Entry(ArgType::kNode, TableId("place"), Place(match, place));
}

// The first item that stands for `reference`, in an area of that kind.
const SceneItem* Standing(const Scene& scene, const Reference& reference, AreaKind kind) {
  for (const SceneItem& item : scene.items) {
    if (scene.areas[item.area].kind != kind) continue;
    for (const Reference& own : scene.ReferencesOf(item)) {
      if (own == reference) return &item;
    }
  }
  return nullptr;
}

// The items of that name in the area of that name.
std::vector<const SceneItem*> Named(const Scene& scene, absl::string_view area,
                                    absl::string_view label) {
  std::vector<const SceneItem*> found;
  for (const SceneItem& item : scene.items) {
    if (LabelText(scene, scene.areas[item.area].label) == area &&
        LabelText(scene, item.label) == label) {
      found.push_back(&item);
    }
  }
  return found;
}

TEST(DuckDealerScene, PutsTheGalaxyOnAGraphWithEveryDotAndRoute) {
  const Match match = Acting();
  const Scene scene = SceneOf(match, Viewer::Seat(0));
  int nodes = 0, lines = 0;
  for (const SceneItem& item : scene.items) {
    const SceneArea& area = scene.areas[item.area];
    if (area.kind != AreaKind::kGraph) continue;
    EXPECT_GE(item.x, area.x);
    EXPECT_LE(item.x, area.x + area.width);
    EXPECT_GE(item.y, area.y);
    EXPECT_LE(item.y, area.y + area.depth);
    nodes += item.layer == kLayerGround ? 1 : 0;
    lines += item.geometry == Geometry::kLine ? 1 : 0;
  }
  EXPECT_EQ(nodes, RulesOf(match).routes().node_count());
  EXPECT_EQ(lines, 40);
  const SceneItem* planet = Standing(scene, PlaceRef(match, "squeak"), AreaKind::kGraph);
  ASSERT_NE(planet, nullptr);
  EXPECT_EQ(LabelText(scene, planet->label), "Squeak");
  SceneLabels french;
  french.SetLanguage("fr");
  french.Resolve(scene);
  EXPECT_EQ(french[planet->label], "Pouêt");
  const SceneItem* dot = Standing(scene, PlaceRef(match, "squeak-faucet-2"), AreaKind::kGraph);
  ASSERT_NE(dot, nullptr);
  EXPECT_EQ(dot->x, planet->x) << "Faucet lies below Squeak";
  EXPECT_GT(dot->y, planet->y);
}

TEST(DuckDealerScene, ShowsTheOwnShipFirst) {
  const Match match = Playing(3);
  for (int seat = 0; seat < 3; ++seat) {
    const Scene scene = SceneOf(match, Viewer::Seat(seat));
    EXPECT_EQ(scene.areas[0].owner, seat);
    EXPECT_EQ(LabelText(scene, scene.areas[0].label), "Ship");
  }
}

TEST(DuckDealerScene, ShowsRoadsPassagesTilesAndPrivileges) {
  Match match = Acting();
  MustDo(match, 0, "road squeak-faucet-2");
  MustDo(match, 0, "entrance squeak");
  MustDo(match, 0, "exit faucet");
  MustDo(match, 0, "claim mine");
  PutFactory(match, "squeak", match.rules().Names("factory")[0]);
  const Scene scene = SceneOf(match, Viewer::Seat(1));
  ASSERT_EQ(Named(scene, "Galaxy", "Road").size(), 1u);
  EXPECT_EQ(Named(scene, "Galaxy", "Road")[0]->owner, 0);
  ASSERT_EQ(Named(scene, "Galaxy", "Passage").size(), 1u);
  EXPECT_EQ(Named(scene, "Galaxy", "Passage")[0]->point_count, 2);
  ASSERT_EQ(Named(scene, "Galaxy", "Privilege").size(), 1u);
  const SceneItem* tile = scene.Find(Named(scene, "Galaxy", "Privilege")[0]->parent);
  ASSERT_NE(tile, nullptr);
  EXPECT_EQ(tile->entry_kind, TableId("mine"));
  EXPECT_EQ(tile->parent, Standing(scene, PlaceRef(match, "bathtub_prime"), AreaKind::kGraph)->id);
  EXPECT_EQ(Named(scene, "Galaxy", "Room for a factory").size(), 13u);
  for (const SceneItem* unknown : Named(scene, "Galaxy", "Not discovered yet")) {
    EXPECT_EQ(unknown->face, SceneFace::kUnknown);
  }
  EXPECT_EQ(Named(scene, "Galaxy", "Not discovered yet").size(), 14u);
}

TEST(DuckDealerScene, AConsumerKeepsItsIdFromTheStackToThePlanet) {
  Match match = Acting();
  const int kind = StateOf(match).stack[3];
  const std::string name = match.rules().Names("consumer")[static_cast<size_t>(kind)];
  const Reference reference = Reference::Name("consumer", kind);
  const SceneItem stacked = *Standing(SceneOf(match, Viewer::Seat(0)), reference, AreaKind::kPile);
  Discover(match, "squeak", name);
  const Scene scene = SceneOf(match, Viewer::Seat(0));
  const SceneItem* laid = scene.Find(stacked.id);
  ASSERT_NE(laid, nullptr);
  EXPECT_EQ(scene.areas[laid->area].kind, AreaKind::kGraph);
  EXPECT_EQ(laid->entry, kind);
}

TEST(DuckDealerScene, ShowsGoodsEnergyAndEquipment) {
  Match match = Acting();
  Load(match, 0, "rubber_duck", 2);
  const Scene scene = SceneOf(match, Viewer::Spectator());
  const auto ducks = Named(scene, "Hold", "Rubber Duck");
  ASSERT_EQ(ducks.size(), 1u);
  EXPECT_EQ(ducks[0]->count, 2);
  EXPECT_EQ(scene.areas[ducks[0]->area].count, 2);
  EXPECT_EQ(scene.areas[ducks[0]->area].most, PlayerOf(match, 0).capacity);
  ASSERT_EQ(Named(scene, "Energy", "Build energy").size(), 2u);
  EXPECT_EQ(Named(scene, "Energy", "Build energy")[0]->count, 10);
  EXPECT_EQ(Named(scene, "Ship", "Merchant Quarters").size(), 2u);
  EXPECT_EQ(scene.status.turn_seat, 0);
  EXPECT_EQ(scene.status.round, 1);
  EXPECT_EQ(scene.status.round_limit, 24);
  const SceneItem* ship = Standing(scene, Reference::Seat(0), AreaKind::kGraph);
  ASSERT_NE(ship, nullptr);
  EXPECT_NE(ship->marks & kMarkMovable, 0u);
  EXPECT_EQ(ship->parent, Standing(scene, PlaceRef(match, "bathtub_prime"), AreaKind::kGraph)->id);
}

TEST(DuckDealerScene, KeepsSealedBidsFromEverybodyElse) {
  Match match = NewMatch(BaseRuleset("duck_dealer"), "auction=true players=3", 1);
  MustDo(match, 1, "bid 42");
  for (const Viewer viewer : {Viewer::Seat(0), Viewer::Spectator()}) {
    const Scene scene = SceneOf(match, viewer);
    const SceneItem* bid = Standing(scene, Reference::Seat(1), AreaKind::kList);
    ASSERT_NE(bid, nullptr);
    EXPECT_EQ(bid->face, SceneFace::kUnknown);
    EXPECT_TRUE(scene.CountersOf(*bid).empty());
  }
  const Scene own = SceneOf(match, Viewer::Seat(1));
  EXPECT_EQ(own.CountersOf(*Standing(own, Reference::Seat(1), AreaKind::kList))[0].now, 42);
}

TEST(DuckDealerScene, ShowsTheOfferBeingMade) {
  Match match = Acting();
  PutShip(match, 1, "bathtub_prime");
  Load(match, 0, "rubber_duck");
  MustDo(match, 0, "offer p2");
  MustDo(match, 0, "give rubber_duck");
  MustDo(match, 0, "propose");
  const Scene scene = SceneOf(match, Viewer::Seat(1));
  EXPECT_EQ(Named(scene, "Offers", "Rubber Duck").size(), 1u);
  EXPECT_NE(Standing(scene, Reference::ActionKind(duck_dealer::kAccept), AreaKind::kList), nullptr);
}

TEST(DuckDealerScene, TellsHowItEnded) {
  Match match = Playing(2, "turns=1");
  MustDo(match, 0, "act");
  MustDo(match, 0, "end");
  const Scene scene = SceneOf(match, Viewer::Seat(0));
  EXPECT_EQ(scene.status.over, 1u);
  EXPECT_EQ(LabelText(scene, scene.status.reason), "The turn track is full");
  EXPECT_EQ(LabelText(scene, scene.status.tie_break), "Later in the turn order");
}

// Whether the scene has something to click for each step of an action.
bool CanBeClicked(const Match& match, const Scene& scene, int seat, const Action& action) {
  const auto shown = [&](const Reference& wanted) {
    for (const Reference& reference : scene.references) {
      if (reference == wanted) return true;
    }
    return false;
  };
  const absl::Span<const ArgSpec> specs = match.rules().ActionArgs(action);
  if (specs.empty()) return shown(Reference::ActionKind(action.kind));
  Choice choice;
  choice.Begin(match, seat);
  const int32_t kind[] = {static_cast<int32_t>(action.kind)};
  EXPECT_EQ(choice.Set(Choice::kKind, kind), absl::OkStatus());
  for (int step = 0; step < static_cast<int>(specs.size()); ++step) {
    if (!shown(choice.ReferenceTo(step, action.args + step))) return false;
  }
  return true;
}

TEST(DuckDealerScene, HasSomethingToClickForEveryLegalAction) {
  const std::shared_ptr<const Ruleset> ruleset = LoadDealer({CrowdedPack()});
  for (uint64_t seed = 1; seed <= 4; ++seed) {
    Match match = NewMatch(ruleset, "mode=crowded players=3 auction=true", seed);
    Chance chance = Chance::Stream(seed, 0);
    Scene scene;
    for (int moves = 0; !match.outcome().over && moves < 400; ++moves) {
      int seat = 0;
      while (!match.DecisionOf(seat)) ++seat;
      match.BuildScene(Viewer::Seat(seat), scene);
      const std::vector<Action> legal = match.LegalActions(seat);
      const Action& action = legal[chance.Below(static_cast<uint32_t>(legal.size()))];
      ASSERT_TRUE(CanBeClicked(match, scene, seat, action)) << FormatAction(match.rules(), action);
      ASSERT_EQ(match.Apply(seat, action), absl::OkStatus());
    }
  }
}

}  // namespace
}  // namespace mallard::testing
