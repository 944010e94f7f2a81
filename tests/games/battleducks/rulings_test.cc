// Rulings that docs/battleducks.md lists, and the finer points of the rules.
#include <memory>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/primitives/grid.h"
#include "mallard/schemas/mallard_generated.h"
#include "src/games/battleducks/actions.h"
#include "tests/games/battleducks/fixtures.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;

// The base ruleset with one more board.
std::shared_ptr<const Ruleset> WithBoard(absl::string_view rows) {
  Pack pack;
  pack.label = "trial";
  pack.files = {{"pack.lua",
                 "pack { id = 'trial', version = '1.0.0', game = 'battleducks', api = 1, "
                 "requires = { battleducks = '>=1.0' } }"},
                {"boards.lua", absl::StrCat("board { id = 'trial', rows = { ", rows, " } }")}};
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset = Ruleset::Load("battleducks", {pack});
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  return *ruleset;
}

TEST(BattleDucksRulings, FillPlacesTheLargestFormationFirst) {
  for (uint64_t seed = 0; seed < 50; ++seed) {
    Match match = NewMatch(BaseRuleset("battleducks"), "fleet=single,quintuple", seed);
    MustDo(match, 0, "fill");
    // The first draw chooses among the 60 lying and 60 standing places of the larger one.
    const int n = static_cast<int>(Chance::Stream(seed, 1).Below(120));
    const int anchor = n < 60 ? CellAt(n % 6, n / 6) : CellAt((n - 60) % 10, (n - 60) / 10);
    const battleducks::Slot& quintuple = StateOf(match).ponds[0].slots[1];
    EXPECT_EQ(quintuple.orientation, n < 60 ? 0 : 1);
    EXPECT_EQ(quintuple.anchor, anchor);
  }
}

TEST(BattleDucksRulings, FillStartsAgainAfterADeadEnd) {
  // The quadruple in the middle leaves no room for the single: one time in three.
  const std::shared_ptr<const Ruleset> ruleset = WithBoard("'######'");
  for (uint64_t seed = 0; seed < 50; ++seed) {
    Match match = NewMatch(ruleset, "board=trial fleet=single,quadruple", seed);
    MustDo(match, 0, "fill");
    EXPECT_NE(StateOf(match).ponds[0].slots[1].anchor, *ParseCell("B1"));
  }
}

TEST(BattleDucksRulings, ExhaustiveSearchFindsTheOnlyFleetThatFits) {
  // Twelve doubles fill these strips in one way, which chance hits once in a hundred thousand
  // times.
  const std::shared_ptr<const Ruleset> ruleset = WithBoard(
      "'##############', '..............', '##############', '..............', '#####.........'");
  Match match = NewMatch(ruleset,
                         "board=trial fleet=double,double,double,double,double,double,double,"
                         "double,double,double,double,double",
                         1);
  MustDo(match, 0, "fill");
  EXPECT_EQ(BoardText(StateOf(match).ponds[0].occupied, 14, 5),
            "##.##.##.##.##\n"
            "..............\n"
            "##.##.##.##.##\n"
            "..............\n"
            "##.##.........\n");
  MustDo(match, 0, "ready");
}

TEST(BattleDucksRulings, WhoWillBeginIsPublicDuringSetUp) {
  for (uint64_t seed = 0; seed < 10; ++seed) {
    const Match match = NewMatch(BaseRuleset("battleducks"), "", seed);
    for (int seat : {0, 1}) {
      const std::vector<uint8_t> view = match.Snapshot(Viewer::Seat(seat));
      EXPECT_EQ(schema::GetSnapshot(view.data())->state_as_BattleDucks()->turn_seat(),
                StateOf(match).turn_seat);
    }
  }
}

TEST(BattleDucksRulings, ImaginedPondIsEmptyUntilTheOpponentIsReady) {
  Match match = NewMatch(BaseRuleset("battleducks"), "mode=advanced", 1);
  PlaceAdvanced(match, 1);
  EXPECT_TRUE(StateOf(*Sight(match, 0).Imagine(1)).ponds[1].occupied.Empty());
  MustDo(match, 1, "ready");
  EXPECT_EQ(StateOf(*Sight(match, 0).Imagine(1)).ponds[1].occupied.Count(), 35);
}

TEST(BattleDucksRulings, ViewfinderOverKnownCellsOnlyIsRefused) {
  Match match = AdvancedPlay();
  // Of this viewfinder, only its left arm is on the board: L10.
  const absl::StatusOr<Action> action = ParseAction(match.rules(), "maneuver centers r0 L9");
  ASSERT_TRUE(action.ok()) << action.status();
  EXPECT_EQ(match.Check(0, *action), absl::OkStatus());
  MustDo(match, 0, "observe L10");
  MustDo(match, 1, "observe L10");
  EXPECT_THAT(match.Check(0, *action).message(), HasSubstr("no cell that is still unobserved"));
}

TEST(BattleDucksRulings, ViewfinderIsNeverMirrored) {
  Match match = AdvancedPlay();
  EXPECT_THAT(Do(match, 0, "maneuver others m0 C7").message(), HasSubstr("r0, r90, r180, r270"));
  EXPECT_EQ(match.Check(0, {battleducks::kManeuver, {2, 4, 2, 6}}).code(),
            absl::StatusCode::kInvalidArgument);
}

TEST(BattleDucksRulings, DialKeepsTurningWhenTheWholeFormationIsGone) {
  Match match = AdvancedPlay();
  MustDo(match, 0, "observe L10");
  MustDo(match, 1, "maneuver centers r0 H7");
  MustDo(match, 0, "maneuver centers r0 C1");  // Finds the centers of p2.
  ASSERT_EQ(StateOf(match).ponds[1].slots[0].ducks_left, 0);
  for (int dial : {2, 3, 4, 5, 0}) {
    const std::string water = CellName(CellAt(4 + dial, 11));
    MustDo(match, 1, absl::StrCat("observe ", water));
    EXPECT_EQ(StateOf(match).ponds[1].slots[0].dial, dial);
    MustDo(match, 0, absl::StrCat("observe ", water));
  }
}

TEST(BattleDucksRulings, WinningTurnIsNotCountedAndItsCounterStaysOnOne) {
  Match match =
      NewMatch(BaseRuleset("battleducks"), "board=lily_pond first_player=p1 fleet=centers", 2);
  for (int seat : {0, 1}) {
    MustDo(match, seat, "pick centers russian");
    MustDo(match, seat, "place centers r0 C1");
    MustDo(match, seat, "commander centers D2");
    MustDo(match, seat, "ready");
  }
  MustDo(match, 0, "maneuver centers r0 C1");
  EXPECT_TRUE(match.outcome().over);
  EXPECT_EQ(StateOf(match).turns, 0u);
  EXPECT_EQ(StateOf(match).ponds[0].slots[0].dial, 1);
}

}  // namespace
}  // namespace mallard::testing
