// Set-up: picking, placing, Commanders, readiness, the random fill, and what a match may begin
// with.
#include <map>
#include <set>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/primitives/grid.h"
#include "tests/games/battleducks/fixtures.h"

namespace mallard::testing {
namespace {

using battleducks::Phase;
using battleducks::Pond;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

Match Standard(absl::string_view options = "") {
  return NewMatch(BaseRuleset("battleducks"), options, 1);
}
Match Advanced(absl::string_view options = "") {
  return NewMatch(BaseRuleset("battleducks"), absl::StrCat("mode=advanced ", options), 1);
}

std::string Refusal(Match& match, int seat, absl::string_view text) {
  return std::string(Do(match, seat, text).message());
}

TEST(BattleDucksSetup, StandardFleetIsTheFiveClassicsOnTheClassicPond) {
  Match match = Standard();
  EXPECT_THAT(match.rules().Names("slot"),
              ElementsAre("single", "double", "triple", "quadruple", "quintuple"));
  EXPECT_THAT(Refusal(match, 0, "pick single single"), HasSubstr("nothing to pick"));
}

TEST(BattleDucksSetup, AdvancedPlayersPickOneFormationFromEachCategory) {
  Match match = Advanced();
  EXPECT_THAT(match.rules().Names("slot"),
              ElementsAre("centers", "longs", "others", "circles", "specials"));
  EXPECT_EQ(LegalTexts(match, 0, "pick").size(), 25u);
  EXPECT_THAT(Refusal(match, 0, "pick centers donut"), HasSubstr("not one of centers"));
  EXPECT_THAT(Refusal(match, 0, "pick centers single"), HasSubstr("not one of centers"));
  EXPECT_THAT(Refusal(match, 0, "place circles r0 C3"), HasSubstr("pick a formation"));
  MustDo(match, 0, "pick circles donut");
  EXPECT_THAT(Refusal(match, 0, "pick circles hook"), HasSubstr("picked already"));
  EXPECT_EQ(LegalTexts(match, 0, "pick").size(), 20u);
}

TEST(BattleDucksSetup, BothPlayersMayPickTheSameFormation) {
  Match match = Advanced();
  MustDo(match, 0, "pick circles donut");
  MustDo(match, 1, "pick circles donut");
}

TEST(BattleDucksSetup, FormationsLieWhollyOnTheBoard) {
  Match match = Standard();
  EXPECT_THAT(Refusal(match, 0, "place quintuple r0 G1"), HasSubstr("beyond the board"));
  EXPECT_THAT(Refusal(match, 0, "place quintuple r90 A7"), HasSubstr("beyond the board"));
  MustDo(match, 0, "place quintuple r0 F1");

  Match lily = Advanced();
  MustDo(lily, 0, "pick longs reed");
  EXPECT_THAT(Refusal(lily, 0, "place longs r0 A1"), HasSubstr("beyond the board"))
      << "cells outside the mask do not exist";
  MustDo(lily, 0, "place longs r0 C1");
}

TEST(BattleDucksSetup, FormationsMayNotOverlap) {
  for (const char* options : {"", "allow_contact=true"}) {
    Match match = Standard(options);
    MustDo(match, 0, "place triple r0 C3");
    EXPECT_THAT(Refusal(match, 0, "place double r90 D3"), HasSubstr("overlap"));
  }
}

TEST(BattleDucksSetup, FormationsMayNotTouchNotEvenDiagonally) {
  Match match = Standard();
  MustDo(match, 0, "place triple r0 C3");
  EXPECT_THAT(Refusal(match, 0, "place single r0 C4"), HasSubstr("touch"));
  EXPECT_THAT(Refusal(match, 0, "place single r0 F4"), HasSubstr("touch")) << "a corner is enough";
  MustDo(match, 0, "place single r0 G3");
}

TEST(BattleDucksSetup, AllowContactDropsTheTouchingRule) {
  Match match = Standard("allow_contact=true");
  MustDo(match, 0, "place triple r0 C3");
  MustDo(match, 0, "place single r0 C4");
}

TEST(BattleDucksSetup, AnyRotationAndMirrorImageIsAllowed) {
  for (const char* orientation : {"r0", "r90", "r180", "r270", "m0", "m90", "m180", "m270"}) {
    Match match = Advanced();
    MustDo(match, 0, "pick centers coral");
    MustDo(match, 0, absl::StrCat("place centers ", orientation, " E5"));
  }
}

TEST(BattleDucksSetup, AllowMirrorOffRefusesMirrorImages) {
  Match match = Advanced("allow_mirror=false");
  MustDo(match, 0, "pick centers coral");
  EXPECT_THAT(Refusal(match, 0, "place centers m0 E5"), HasSubstr("may not be mirrored"));
  MustDo(match, 0, "place centers r270 E5");
}

TEST(BattleDucksSetup, IdenticalOrientationsAreListedOnce) {
  Match match = Standard();
  EXPECT_EQ(LegalTexts(match, 0, "place single").size(), 100u);
  EXPECT_EQ(LegalTexts(match, 0, "place double").size(), 180u);
  EXPECT_THAT(Refusal(match, 0, "place double r180 A1"), HasSubstr("looks like an earlier one"));
}

TEST(BattleDucksSetup, OwnerChoosesWhichDuckIsTheCommander) {
  Match match = Advanced();
  MustDo(match, 0, "pick circles donut");
  EXPECT_THAT(Refusal(match, 0, "commander circles C3"), HasSubstr("place circles first"));
  MustDo(match, 0, "place circles r0 C3");
  EXPECT_EQ(LegalTexts(match, 0, "commander circles").size(), 8u);
  EXPECT_THAT(Refusal(match, 0, "commander circles D4"), HasSubstr("not part of circles"))
      << "the hole of the donut";
  MustDo(match, 0, "commander circles E5");
  EXPECT_EQ(StateOf(match).ponds[0].slots[3].commander, *ParseCell("E5"));
  MustDo(match, 0, "commander circles C3");
  EXPECT_EQ(StateOf(match).ponds[0].slots[3].commander, *ParseCell("C3")) << "it can be changed";
}

TEST(BattleDucksSetup, CategoryWithoutManeuverHasNoCommander) {
  Match match = Standard();
  MustDo(match, 0, "place triple r0 C3");
  EXPECT_THAT(Refusal(match, 0, "commander triple C3"), HasSubstr("has no Commander"));
  EXPECT_THAT(LegalTexts(match, 0, "commander"), IsEmpty());
}

TEST(BattleDucksSetup, PlacementsAndPicksCanBeTakenBackUntilReady) {
  Match match = Advanced();
  const uint64_t start = match.Hash();
  MustDo(match, 0, "pick circles donut");
  MustDo(match, 0, "place circles r0 C3");
  MustDo(match, 0, "commander circles C3");
  MustDo(match, 0, "lift circles");
  MustDo(match, 0, "place circles r0 D3");
  MustDo(match, 0, "unpick circles");
  EXPECT_EQ(match.Hash(), start) << "nothing is left of it";
  EXPECT_THAT(Refusal(match, 0, "lift circles"), HasSubstr("is not on the pond"));
  EXPECT_THAT(Refusal(match, 0, "unpick circles"), HasSubstr("no formation was picked"));
}

TEST(BattleDucksSetup, ReadyNeedsACompleteFleet) {
  Match match = Advanced();
  EXPECT_THAT(Refusal(match, 0, "ready"), HasSubstr("not complete"));
  PlaceAdvanced(match, 0);
  MustDo(match, 0, "lift longs");
  MustDo(match, 0, "place longs r0 A6");
  EXPECT_THAT(Refusal(match, 0, "ready"), HasSubstr("not complete")) << "a Commander is missing";
  MustDo(match, 0, "commander longs B6");
  MustDo(match, 0, "ready");
}

TEST(BattleDucksSetup, ReadyCannotBeTakenBack) {
  Match match = Standard();
  PlaceClassics(match, 0);
  MustDo(match, 0, "ready");
  EXPECT_THAT(match.LegalActions(0), IsEmpty());
  EXPECT_FALSE(match.DecisionOf(0));
  EXPECT_THAT(Refusal(match, 0, "lift single"), HasSubstr("you are ready"));
}

TEST(BattleDucksSetup, BothPlayersSetUpAtTheSameTime) {
  Match match = Standard();
  EXPECT_EQ(match.DecisionOf(0).kind, match.DecisionOf(1).kind);
  MustDo(match, 1, "place single r0 A1");
  MustDo(match, 0, "place single r0 B2");
  MustDo(match, 1, "fill");
  MustDo(match, 1, "ready");
  EXPECT_EQ(StateOf(match).phase, Phase::kSetup);
  MustDo(match, 0, "fill");
  MustDo(match, 0, "ready");
  EXPECT_EQ(StateOf(match).phase, Phase::kPlaying);
}

TEST(BattleDucksSetup, OpponentSeesOnlyThatAPlayerIsReady) {
  Match match = Advanced();
  const std::vector<uint8_t> blank = match.Snapshot(Viewer::Seat(1));
  PlaceAdvanced(match, 0);
  MustDo(match, 0, "lift longs");
  MustDo(match, 0, "fill");
  EXPECT_EQ(match.Snapshot(Viewer::Seat(1)), blank);
  EXPECT_EQ(match.EventCount(Viewer::Seat(1)), 0u);
  MustDo(match, 0, "ready");
  EXPECT_THAT(EventTexts(match, Viewer::Seat(1)), ElementsAre("player_ready p1"));
}

TEST(BattleDucksSetup, FillCompletesPicksPlacementsAndCommanders) {
  for (uint64_t seed = 0; seed < 50; ++seed) {
    Match match = NewMatch(BaseRuleset("battleducks"), "mode=advanced", seed);
    MustDo(match, 0, "pick circles hook");
    MustDo(match, 0, "place circles r90 D5");
    MustDo(match, 0, "fill");
    const Pond& pond = StateOf(match).ponds[0];
    EXPECT_EQ(pond.slots[3].anchor, *ParseCell("D5")) << "what was placed by hand stays";
    EXPECT_EQ(pond.occupied.Count(), 5 + 6 + 7 + 8 + 9);
    for (int i = 0; i < 5; ++i) EXPECT_EQ(pond.slots[i].has_commander, 1);
    EXPECT_THAT(Refusal(match, 0, "fill"), HasSubstr("nothing left to fill in"));
    MustDo(match, 0, "ready");
  }
}

TEST(BattleDucksSetup, FillIsUniformOverCellSetsNotOverOrientationTimesPosition) {
  // A double on an L of three cells lies in one of two ways, one for each orientation; a square
  // would be drawn as one way, not four.
  Pack pack;
  pack.label = "tiny";
  pack.files = {{"pack.lua",
                 "pack { id = 'tiny', version = '1.0.0', game = 'battleducks', api = 1, "
                 "requires = { battleducks = '>=1.0' } }"},
                {"content.lua", "board { id = 'bent', rows = { '####', '#...' } }"}};
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset = Ruleset::Load("battleducks", {pack});
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  std::map<std::string, int> counts;
  for (uint64_t seed = 0; seed < 4000; ++seed) {
    Match match = NewMatch(*ruleset, "board=bent fleet=double", seed);
    MustDo(match, 0, "fill");
    ++counts[BoardText(StateOf(match).ponds[0].occupied, 4, 2)];
  }
  ASSERT_EQ(counts.size(), 4u) << "three lying, one standing";
  for (const auto& [board, count] : counts) {
    EXPECT_GT(count, 850) << board;  // 1000 expected; far outside what chance gives.
    EXPECT_LT(count, 1150) << board;
  }
}

TEST(BattleDucksSetup, FillIsRefusedWhenTheRestDoesNotFit) {
  Pack pack;
  pack.label = "tiny";
  pack.files = {{"pack.lua",
                 "pack { id = 'tiny', version = '1.0.0', game = 'battleducks', api = 1, "
                 "requires = { battleducks = '>=1.0' } }"},
                {"content.lua", "board { id = 'strip', rows = { '######' } }"}};
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset = Ruleset::Load("battleducks", {pack});
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  Match match = NewMatch(*ruleset, "board=strip fleet=single,quadruple", 3);
  MustDo(match, 0, "place single r0 C1");
  const uint64_t before = match.Hash();
  EXPECT_THAT(Refusal(match, 0, "fill"), HasSubstr("does not fit; lift a formation first"));
  EXPECT_EQ(match.Hash(), before);
  EXPECT_THAT(LegalTexts(match, 0, "fill"), IsEmpty());
  MustDo(match, 0, "lift single");
  MustDo(match, 0, "fill");
}

TEST(BattleDucksSetup, ConfigurationWhoseFleetCannotFitIsRefused) {
  Configuration configuration(BaseRuleset("battleducks")->game().manifest());
  ASSERT_TRUE(configuration
                  .SetAll("fleet=buoy,buoy,buoy,buoy,buoy,buoy,buoy,buoy,buoy,buoy,buoy,buoy "
                          "board=classic_pond")
                  .ok());
  EXPECT_THAT(Match::Create(BaseRuleset("battleducks"), configuration).status().message(),
              HasSubstr("the fleet does not fit on board battleducks:classic_pond"));
}

TEST(BattleDucksSetup, UnknownNamesInAConfigurationAreRefusedWithSuggestions) {
  const auto refusal = [](absl::string_view options) {
    Configuration configuration(BaseRuleset("battleducks")->game().manifest());
    EXPECT_TRUE(configuration.SetAll(options).ok());
    return std::string(Match::Create(BaseRuleset("battleducks"), configuration).status().message());
  };
  EXPECT_THAT(refusal("mode=advancd"), HasSubstr("did you mean advanced"));
  EXPECT_THAT(refusal("board=lilly_pond"), HasSubstr("did you mean lily_pond"));
  EXPECT_THAT(refusal("fleet=single,tripel"), HasSubstr("did you mean triple"));
}

TEST(BattleDucksSetup, FirstPlayerIsDrawnFromTheSeedUnlessNamed) {
  std::set<int> drawn;
  for (uint64_t seed = 0; seed < 20; ++seed) {
    drawn.insert(StateOf(NewMatch(BaseRuleset("battleducks"), "", seed)).turn_seat);
    EXPECT_EQ(StateOf(NewMatch(BaseRuleset("battleducks"), "first_player=p1", seed)).turn_seat, 0);
    EXPECT_EQ(StateOf(NewMatch(BaseRuleset("battleducks"), "first_player=p2", seed)).turn_seat, 1);
  }
  EXPECT_EQ(drawn.size(), 2u);
}

TEST(BattleDucksSetup, OnePlayersHiddenDrawsNeverShiftTheOthers) {
  Match quiet = Advanced();
  Match busy = Advanced();
  for (int i = 0; i < 5; ++i) {
    MustDo(busy, 1, "fill");
    for (const char* slot : {"centers", "longs", "others", "circles", "specials"}) {
      MustDo(busy, 1, absl::StrCat("unpick ", slot));
    }
  }
  MustDo(quiet, 0, "fill");
  MustDo(busy, 0, "fill");
  EXPECT_EQ(quiet.Snapshot(Viewer::Seat(0)), busy.Snapshot(Viewer::Seat(0)));
}

TEST(BattleDucksSetup, FormationsTwiceInAFleetAreTwoSlots) {
  Match match = Standard("fleet=triple,triple");
  EXPECT_THAT(match.rules().Names("slot"), ElementsAre("triple", "triple#2"));
  MustDo(match, 0, "place triple#2 r0 A1");
  MustDo(match, 0, "place triple r0 A3");
  MustDo(match, 0, "ready");
}

}  // namespace
}  // namespace mallard::testing
