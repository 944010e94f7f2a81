// What each player may know, in views, events and imagined matches.
#include <set>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/primitives/grid.h"
#include "mallard/schemas/mallard_generated.h"
#include "tests/games/battleducks/fixtures.h"
#include "tests/support/forgery.h"

namespace mallard::testing {
namespace {

namespace fb = mallard::schema::battleducks;
using battleducks::BattleDucksRules;
using battleducks::Pond;
using battleducks::Slot;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// A view opened for reading.
struct View {
  View(const Match& match, Viewer viewer) : bytes(match.Snapshot(viewer)) {
    snapshot = schema::GetSnapshot(bytes.data());
    state = snapshot->state_as_BattleDucks();
  }
  const fb::Slot& slot(unsigned seat, unsigned index) const {
    return *state->ponds()->Get(seat)->slots()->Get(index);
  }
  std::vector<uint8_t> bytes;
  const schema::Snapshot* snapshot;
  const fb::State* state;
};

TEST(BattleDucksView, ShowsTheOwnPondWhole) {
  const View view(AdvancedPlay(), Viewer::Seat(0));
  EXPECT_EQ(view.snapshot->viewer(), 0);
  EXPECT_TRUE(view.slot(0, 3).known());
  EXPECT_EQ(view.slot(0, 3).formation()->str(), "battleducks:donut");
  EXPECT_EQ(view.slot(0, 3).commander(), *ParseCell("B9"));
  ASSERT_NE(view.slot(0, 3).cells(), nullptr);
}

TEST(BattleDucksView, HidesTheOpponentsFormationsPlacesAndCommanders) {
  const View view(AdvancedPlay(), Viewer::Seat(0));
  for (unsigned i = 0; i < 5; ++i) {
    const fb::Slot& slot = view.slot(1, i);
    EXPECT_FALSE(slot.known());
    EXPECT_EQ(slot.formation(), nullptr);
    EXPECT_EQ(slot.cells(), nullptr);
    EXPECT_FALSE(slot.placed());
    EXPECT_EQ(slot.anchor(), 0);
    EXPECT_FALSE(slot.has_commander());
    EXPECT_EQ(slot.ducks_left(), 0);
    EXPECT_NE(slot.category(), nullptr) << "categories are public";
  }
}

TEST(BattleDucksView, HasNoChanceSeedOrStreams) {
  EXPECT_EQ(View(AdvancedPlay(), Viewer::Seat(0)).state->streams(), nullptr);
  EXPECT_NE(View(AdvancedPlay(), Viewer::Host()).state->streams(), nullptr);
}

TEST(BattleDucksView, RadarHoldsTheAnswersInOrder) {
  Match match = AdvancedPlay();
  MustDo(match, 0, "observe D2");
  MustDo(match, 1, "observe L10");
  MustDo(match, 0, "observe L10");
  const View view(match, Viewer::Seat(0));
  const auto* answers = view.state->ponds()->Get(1)->answers();
  ASSERT_EQ(answers->size(), 2u);
  EXPECT_EQ(answers->Get(0)->cell(), *ParseCell("D2"));
  EXPECT_EQ(answers->Get(0)->result(), fb::Result::Spotted);
  EXPECT_EQ(answers->Get(1)->result(), fb::Result::Splash);
}

TEST(BattleDucksView, SpottedCommanderLooksLikeAnyOtherDuckToTheFinder) {
  // Two ponds that differ only in which duck is the Commander.
  std::vector<uint8_t> views[2];
  for (int i = 0; i < 2; ++i) {
    Match match = NewMatch(BaseRuleset("battleducks"), "mode=advanced first_player=p1", 1);
    for (int seat : {0, 1}) PlaceAdvanced(match, seat);
    if (i == 1) MustDo(match, 1, "commander centers D1");
    for (int seat : {0, 1}) MustDo(match, seat, "ready");
    MustDo(match, 0, "observe D2");
    views[i] = match.Snapshot(Viewer::Seat(0));
  }
  EXPECT_EQ(views[0], views[1]);
}

TEST(BattleDucksView, OwnerSeesWhichOwnDucksWereSpottedAndThatACommanderIsLost) {
  Match match = AdvancedPlay();
  MustDo(match, 0, "observe D2");
  const View view(match, Viewer::Seat(1));
  EXPECT_TRUE(view.slot(1, 0).commander_spotted());
  EXPECT_EQ(view.slot(1, 0).ducks_left(), 4);
  EXPECT_EQ(view.state->ponds()->Get(1)->answers()->size(), 1u);
}

TEST(BattleDucksView, BothPlayersCountersLieOpen) {
  Match match = AdvancedPlay();
  MustDo(match, 0, "maneuver circles r0 G2");
  const View view(match, Viewer::Seat(1));
  EXPECT_EQ(view.slot(0, 3).dial(), 1);
  EXPECT_EQ(view.slot(0, 3).cooldown(), 8);
}

TEST(BattleDucksView, FoundSaysWhichFormationOnlyWithNameFound) {
  for (const bool named : {false, true}) {
    Match match = AdvancedPlay(named ? "name_found=true" : "");
    MustDo(match, 0, "maneuver centers r0 C1");
    const View view(match, Viewer::Seat(0));
    EXPECT_EQ(view.slot(1, 0).found_at() != 0, named);
    EXPECT_EQ(view.slot(1, 0).formation() != nullptr, named);
    EXPECT_EQ(view.slot(1, 0).cells(), nullptr) << "the name, not the place";
    EXPECT_EQ(view.state->ponds()->Get(1)->formations_left(), 4);
  }
}

TEST(BattleDucksView, EverythingIsDisclosedAtTheEndInOneFinalEvent) {
  Match match = StandardPlay();
  const char* const ducks[] = {"A1", "A3", "B3", "A5", "B5", "C5", "A7", "B7",
                               "C7", "D7", "A9", "B9", "C9", "D9", "E9"};
  for (int i = 0; i < 15; ++i) {
    MustDo(match, 0, absl::StrCat("observe ", ducks[i]));
    if (i < 14) MustDo(match, 1, absl::StrCat("observe ", ducks[i]));
  }
  for (int seat : {0, 1}) {
    EXPECT_EQ(EventTexts(match, Viewer::Seat(seat)).back(), "disclosed");
    const View view(match, Viewer::Seat(seat));
    for (unsigned s = 0; s < 2; ++s) {
      for (unsigned i = 0; i < 5; ++i) EXPECT_TRUE(view.slot(s, i).known());
    }
    EXPECT_EQ(view.state->streams(), nullptr) << "chance stays the host's";
  }
}

TEST(BattleDucksEvents, SetUpIsHeardByItsOwnerOnly) {
  Match match = NewMatch(BaseRuleset("battleducks"), "mode=advanced", 1);
  MustDo(match, 0, "pick circles donut");
  MustDo(match, 0, "place circles r0 C3");
  MustDo(match, 0, "commander circles C3");
  EXPECT_THAT(EventTexts(match, Viewer::Seat(0)),
              ElementsAre("picked p1 circles donut", "placed p1 circles r0 C3",
                          "commander_chosen p1 circles C3"));
  EXPECT_THAT(EventTexts(match, Viewer::Seat(1)), IsEmpty());
  EXPECT_EQ(EventTexts(match, Viewer::Host()), EventTexts(match, Viewer::Seat(0)));
}

TEST(BattleDucksEvents, NumbersCountOnlyWhatTheViewerSees) {
  Match match = AdvancedPlay();
  MustDo(match, 0, "observe D2");
  EXPECT_EQ(match.EventCount(Viewer::Host()), match.EventCount(Viewer::Seat(0)) + 16u)
      << "p2's 15 set-up events and the lost Commander";
}

TEST(BattleDucksImagine, AgreesWithEveryAnswerAndKeepsTheOwnPond) {
  Match match = AdvancedPlay();
  MustDo(match, 0, "maneuver centers r0 C1");
  MustDo(match, 1, "observe L10");
  MustDo(match, 0, "maneuver longs r0 A6");
  MustDo(match, 1, "observe K10");
  MustDo(match, 0, "observe B9");
  std::set<uint64_t> worlds;
  for (uint64_t seed = 0; seed < 50; ++seed) {
    absl::StatusOr<Match> imagined =
        Match::Imagine(BaseRuleset("battleducks"), match.Snapshot(Viewer::Seat(0)), seed);
    ASSERT_TRUE(imagined.ok()) << imagined.status();
    const Pond& real = StateOf(match).ponds[1];
    const Pond& pond = StateOf(*imagined).ponds[1];
    EXPECT_EQ(pond.occupied & real.observed, real.spotted);
    EXPECT_EQ(pond.found, real.found);
    EXPECT_EQ(StateOf(*imagined).ponds[0].occupied, StateOf(match).ponds[0].occupied);
    worlds.insert(pond.occupied.words[0] * 31 + pond.occupied.words[1] * 17 +
                  pond.occupied.words[2]);
  }
  EXPECT_GT(worlds.size(), 40u) << "samples differ";
}

TEST(BattleDucksImagine, CommanderOfAUsedManeuverWasNotSpottedBefore) {
  Match match = AdvancedPlay();
  // p1 spots D1 and C2; then p2 uses the maneuver of that formation: the Commander is elsewhere.
  MustDo(match, 0, "observe D1");
  MustDo(match, 1, "observe L10");
  MustDo(match, 0, "observe C2");
  MustDo(match, 1, "maneuver centers r0 H7");
  const auto& rules = static_cast<const BattleDucksRules&>(match.rules());
  for (uint64_t seed = 0; seed < 200; ++seed) {
    absl::StatusOr<Match> imagined = Sight(match, 0).Imagine(seed);
    ASSERT_TRUE(imagined.ok()) << imagined.status();
    const Slot& centers = StateOf(*imagined).ponds[1].slots[0];
    EXPECT_TRUE(rules.CellsOf(centers).Has(centers.commander));
    EXPECT_NE(centers.commander, *ParseCell("D1"));
    EXPECT_NE(centers.commander, *ParseCell("C2"));
  }
}

TEST(BattleDucksImagine, FoundFormationWasCompleteWhenItWasFound) {
  // B3 answered spotted, A3 found: the double lies there, and C3 cannot be part of it.
  Match match = StandardPlay();
  MustDo(match, 0, "observe B3");
  MustDo(match, 1, "observe J10");
  MustDo(match, 0, "observe A3");
  for (uint64_t seed = 0; seed < 50; ++seed) {
    absl::StatusOr<Match> imagined = Sight(match, 0).Imagine(seed);
    ASSERT_TRUE(imagined.ok()) << imagined.status();
    const Pond& pond = StateOf(*imagined).ponds[1];
    EXPECT_EQ(pond.slot_at[*ParseCell("A3")], 2);
    EXPECT_EQ(pond.slot_at[*ParseCell("B3")], 2);
    EXPECT_EQ(pond.slots[1].ducks_left, 0);
  }
}

TEST(BattleDucksImagine, HasFreshChance) {
  Match match = AdvancedPlay();
  absl::StatusOr<Match> imagined = Sight(match, 0).Imagine(5);
  ASSERT_TRUE(imagined.ok());
  EXPECT_NE(StateOf(*imagined).chance.key, StateOf(match).chance.key);
}

TEST(BattleDucksImagine, ViewThatNoFleetExplainsIsRefused) {
  // Both ends of the board answered found after a single spotted cell each: with one formation of
  // two cells that cannot be.
  Match match = NewMatch(BaseRuleset("battleducks"), "fleet=double,double first_player=p1", 1);
  for (int seat : {0, 1}) {
    MustDo(match, seat, "place double r0 A1");
    MustDo(match, seat, "place double#2 r0 A3");
    MustDo(match, seat, "ready");
  }
  MustDo(match, 0, "observe A1");
  MustDo(match, 1, "observe J1");
  MustDo(match, 0, "observe B1");
  std::vector<uint8_t> view = match.Snapshot(Viewer::Seat(0));
  // Move the first answer from A1 to J10, wherever it is stored in the bytes.
  auto* answers = const_cast<fb::Answer*>(
      schema::GetSnapshot(view.data())->state_as_BattleDucks()->ponds()->Get(1)->answers()->Get(0));
  *answers = fb::Answer(static_cast<uint8_t>(*ParseCell("J10")), fb::Result::Spotted);
  EXPECT_EQ(Match::Imagine(BaseRuleset("battleducks"), Forged(view), 1).status().message(),
            "no fleet agrees with this view");
}

}  // namespace
}  // namespace mallard::testing
