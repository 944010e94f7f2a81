// What a client gets to draw of Ducks in Tow.
#include "mallard/scene.h"

#include <algorithm>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/notation.h"
#include "mallard/scene_text.h"
#include "src/games/ducks_in_tow/actions.h"
#include "tests/games/ducks_in_tow/fixtures.h"

namespace mallard::testing {
namespace {

using ::testing::Each;
using ::testing::Not;

Scene SceneOf(const Match& match, Viewer viewer) {
  Scene scene;
  match.BuildScene(viewer, scene);
  return scene;
}

const SceneArea* AreaNamed(const Scene& scene, const std::string& label, int owner = -1) {
  for (const SceneArea& area : scene.areas) {
    if (LabelText(scene, area.label) == label && area.owner == owner) return &area;
  }
  return nullptr;
}

// The items of an area.
std::vector<const SceneItem*> ItemsIn(const Scene& scene, const std::string& label,
                                      int owner = -1) {
  std::vector<const SceneItem*> items;
  for (const SceneItem& item : scene.items) {
    if (&scene.areas[item.area] == AreaNamed(scene, label, owner)) items.push_back(&item);
  }
  return items;
}

std::vector<std::string> LabelsIn(const Scene& scene, const std::string& label, int owner = -1) {
  std::vector<std::string> labels;
  for (const SceneItem* item : ItemsIn(scene, label, owner)) {
    labels.push_back(std::string(LabelText(scene, item->label)));
  }
  return labels;
}

const SceneItem* CardNamed(const Match& match, const Scene& scene, const char* name) {
  const int card = match.rules().Table("card").Find(name);
  for (const SceneItem& item : scene.items) {
    if (item.entry_kind == TableId("location_card") && item.entry == card) return &item;
  }
  return nullptr;
}

// Whether everything that an action says can be clicked somewhere.
bool CanBeClicked(const Match& match, int seat, const Scene& scene, const Action& action) {
  std::vector<Reference> clicks;
  for (const SceneItem& item : scene.items) {
    for (const Reference& reference : scene.ReferencesOf(item)) clicks.push_back(reference);
  }
  const absl::Span<const ArgSpec> specs = match.rules().ActionArgs(action);
  if (specs.empty()) {
    return std::find(clicks.begin(), clicks.end(), Reference::ActionKind(action.kind)) !=
           clicks.end();
  }
  for (size_t i = 0; i < specs.size(); ++i) {
    bool found = false;
    Reference wanted = Reference::Of(specs[i].type, action.args[i]);
    if (specs[i].named()) wanted.table = TableId(specs[i].table);
    if (specs[i].type == ArgType::kWord) wanted.table = TableId(specs[i].name);
    if (specs[i].side == ArgSide::kOwn) wanted.owner = static_cast<int16_t>(seat);
    for (const Reference& click : clicks) found |= click == wanted;
    if (!found) return false;
  }
  return true;
}

TEST(DucksInTowScene, ShowsTheOwnSideFirstThenTheOthersThenThePark) {
  const Match match = Table("players=3").Play();
  for (int seat : {0, 1, 2}) {
    const Scene scene = SceneOf(match, Viewer::Seat(seat));
    ASSERT_GT(scene.areas.size(), 12u);
    EXPECT_EQ(scene.areas[0].owner, seat);
    EXPECT_EQ(LabelText(scene, scene.areas[0].label), "Tableau");
    EXPECT_EQ(scene.areas[4].owner, (seat + 1) % 3);
    EXPECT_EQ(scene.areas[8].owner, (seat + 2) % 3);
    EXPECT_EQ(scene.areas[12].kind, AreaKind::kHexes);
  }
}

TEST(DucksInTowScene, EveryLegalActionCanBeClicked) {
  for (const char* options : {"players=1", "players=2", "players=4"}) {
    Match match = NewMatch(BaseRuleset("ducks_in_tow"), options, 7);
    Chance chance = Chance::Stream(11, 0);
    for (int turn = 0; turn < 400 && !match.outcome().over; ++turn) {
      const int seat = StateOf(match).turn_seat;
      const Scene scene = SceneOf(match, Viewer::Seat(seat));
      const std::vector<Action> legal = match.LegalActions(seat);
      for (const Action& action : legal) {
        ASSERT_TRUE(CanBeClicked(match, seat, scene, action))
            << FormatAction(match.rules(), action) << "\n"
            << SceneText(scene);
      }
      ASSERT_TRUE(match.Apply(seat, legal[chance.Below(static_cast<uint32_t>(legal.size()))]).ok());
    }
  }
}

TEST(DucksInTowScene, DuckThatCanBeFedIsReadyAndStandsForItsColour) {
  Table table;
  const int seat = table.first();
  table.Pawn(seat, "B1").Ducks("B1", "YO").Food(seat, "Y");
  const Match match = table.Play();
  const Scene scene = SceneOf(match, Viewer::Seat(seat));
  int ready = 0;
  for (const SceneItem* item : ItemsIn(scene, "Park")) {
    if (item->entry_kind != TableId("colour") || (item->marks & kMarkReady) == 0) continue;
    ++ready;
    EXPECT_EQ(LabelText(scene, item->label), "Yellow");
    EXPECT_EQ(scene.ReferencesOf(*item).size(), 2u);
  }
  EXPECT_EQ(ready, 1);
}

TEST(DucksInTowScene, HidesWhatIsHiddenAndCountsIt) {
  Table table;
  const int seat = table.first();
  table.Hand(seat, {"koi_pond_y", "koi_pond_bg"});
  const Match match = table.Play();
  const Scene own = SceneOf(match, Viewer::Seat(seat));
  EXPECT_NE(CardNamed(match, own, "koi_pond_y"), nullptr);
  for (const Viewer viewer : {Viewer::Seat(1 - seat), Viewer::Spectator()}) {
    const Scene scene = SceneOf(match, viewer);
    EXPECT_EQ(CardNamed(match, scene, "koi_pond_y"), nullptr);
    EXPECT_THAT(LabelsIn(scene, "Hand", seat), Each("Location card"));
    EXPECT_EQ(AreaNamed(scene, "Hand", seat)->count, 2);
    EXPECT_EQ(AreaNamed(scene, "Deck")->count, StateOf(match).deck_count);
    EXPECT_EQ(ItemsIn(scene, "Deck").size(), 1u);
    EXPECT_EQ(ItemsIn(scene, "Deck")[0]->face, SceneFace::kUnknown);
  }
}

TEST(DucksInTowScene, DeliveredCardKeepsItsIdAndNothingElseMoves) {
  Table table;
  const int seat = table.first();
  table.Pawn(seat, "C2").Place("C2", "koi_pond").Tow(seat, "Y").Hand(seat, {"koi_pond_y"});
  Match match = table.Play();
  const Scene before = SceneOf(match, Viewer::Seat(seat));
  const SceneItem& held = *CardNamed(match, before, "koi_pond_y");
  EXPECT_NE(held.marks & kMarkReady, 0u);
  Act(match, "deliver koi_pond_y left");
  const Scene after = SceneOf(match, Viewer::Seat(seat));
  const SceneItem* laid = after.Find(held.id);
  ASSERT_NE(laid, nullptr);
  EXPECT_EQ(after.areas[laid->area].kind, AreaKind::kTableau);
  EXPECT_EQ(laid->x, -1) << "to the left of the starting card, which stays";
  for (const SceneItem* item : ItemsIn(before, "Tableau", seat)) {
    if (item->entry_kind != TableId("start_card")) continue;
    EXPECT_EQ(after.Find(item->id)->x, item->x);
  }
  EXPECT_EQ(after.seats[static_cast<size_t>(seat)].score, match.outcome().scores[seat]);
}

TEST(DucksInTowScene, OffersTheActionsOfTheTile) {
  Table table;
  const int seat = table.first();
  table.Pawn(seat, "D2");  // A Gift Shop.
  const Match match = table.Play();
  const Scene scene = SceneOf(match, Viewer::Seat(seat));
  EXPECT_THAT(
      LabelsIn(scene, "What can be done", seat),
      ::testing::ElementsAre("Take Two Food", "Draw Two Cards", "Shake the bag", "End the turn"));
  EXPECT_THAT(LabelsIn(SceneOf(Table().Pawn(seat, "A2").Play(), Viewer::Seat(seat)),
                       "What can be done", seat),
              Not(::testing::Contains("Take Two Food")));
}

TEST(DucksInTowScene, TellsHowItEnded) {
  Match match = NewMatch(BaseRuleset("ducks_in_tow"), "round_limit=1", 3);
  Chance chance = Chance::Stream(5, 0);
  while (!match.outcome().over) {
    const int seat = StateOf(match).turn_seat;
    const uint64_t count = match.LegalCount(seat);
    ASSERT_TRUE(
        match.Apply(seat, match.LegalNth(seat, chance.Below(static_cast<uint32_t>(count)))).ok());
  }
  const Scene scene = SceneOf(match, Viewer::Spectator());
  EXPECT_EQ(scene.status.over, 1u);
  EXPECT_EQ(LabelText(scene, scene.status.reason), "The last round is over");
  EXPECT_EQ(AreaNamed(scene, "What can be done", 0), nullptr);
}

}  // namespace
}  // namespace mallard::testing
