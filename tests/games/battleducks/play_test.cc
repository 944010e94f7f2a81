// Turns: observations, maneuvers, Commanders, counters, the end.
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_split.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/primitives/grid.h"
#include "tests/games/battleducks/fixtures.h"

namespace mallard::testing {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

std::string Refusal(Match& match, int seat, absl::string_view text) {
  return std::string(Do(match, seat, text).message());
}

// What one action said to everybody, without the turn that follows it.
std::vector<std::string> Said(Match& match, int seat, absl::string_view text) {
  const size_t mark = match.EventCount(Viewer::Seat(seat));
  MustDo(match, seat, text);
  std::vector<std::string> texts = EventTexts(match, Viewer::Seat(seat), mark);
  while (!texts.empty() && absl::StartsWith(texts.back(), "turn_began")) texts.pop_back();
  return texts;
}

int DialOf(const Match& match, int seat, int slot) {
  return StateOf(match).ponds[seat].slots[slot].dial;
}

TEST(BattleDucksPlay, ObserveAnswersSplashSpottedOrFound) {
  Match match = StandardPlay();
  EXPECT_THAT(Said(match, 0, "observe J10"),
              ElementsAre("observed p1 J10", "answered p1 J10 splash none"));
  MustDo(match, 1, "observe J10");
  EXPECT_THAT(Said(match, 0, "observe A3"),
              ElementsAre("observed p1 A3", "answered p1 A3 spotted none"));
  MustDo(match, 1, "observe I10");
  EXPECT_THAT(Said(match, 0, "observe B3"),
              ElementsAre("observed p1 B3", "answered p1 B3 found none"));
}

TEST(BattleDucksPlay, ASingleIsFoundAtOnce) {
  Match match = StandardPlay();
  EXPECT_THAT(Said(match, 0, "observe A1"),
              ElementsAre("observed p1 A1", "answered p1 A1 found none"));
}

TEST(BattleDucksPlay, CellAlreadyObservedCannotBeObservedAgain) {
  Match match = StandardPlay();
  MustDo(match, 0, "observe B6");
  MustDo(match, 1, "observe B6");
  EXPECT_THAT(Refusal(match, 0, "observe B6"), HasSubstr("observed already"));
  EXPECT_EQ(match.LegalCount(0), 99u);
}

TEST(BattleDucksPlay, CellsOffTheBoardDoNotExist) {
  Match match = StandardPlay();
  EXPECT_THAT(Refusal(match, 0, "observe K1"), HasSubstr("no such cell"));
  Match lily = AdvancedPlay();
  EXPECT_THAT(Refusal(lily, 0, "observe A1"), HasSubstr("no such cell"));
}

TEST(BattleDucksPlay, FoundNamesTheFormationOnlyWithOptionNameFound) {
  Match match = StandardPlay("name_found=true");
  EXPECT_THAT(Said(match, 0, "observe A1"),
              ElementsAre("observed p1 A1", "answered p1 A1 found single"));
}

TEST(BattleDucksPlay, PlayersAlternate) {
  Match match = StandardPlay();
  EXPECT_THAT(Refusal(match, 1, "observe A1"), HasSubstr("your opponent's turn"));
  EXPECT_THAT(match.LegalActions(1), IsEmpty());
  MustDo(match, 0, "observe A1");
  EXPECT_THAT(Refusal(match, 0, "observe A2"), HasSubstr("your opponent's turn"));
  MustDo(match, 1, "observe A1");
  EXPECT_EQ(StateOf(match).turns, 2u);
}

TEST(BattleDucksPlay, SetUpActionsAreOverOncePlayBegins) {
  Match match = StandardPlay();
  EXPECT_THAT(Refusal(match, 0, "lift single"), HasSubstr("set-up is over"));
  Match early = NewMatch(BaseRuleset("battleducks"), "", 1);
  EXPECT_THAT(Refusal(early, 0, "observe A1"), HasSubstr("both fleets must be ready"));
}

TEST(BattleDucksManeuver, AllCountersStartOnTheDot) {
  Match match = AdvancedPlay();
  for (int slot = 0; slot < 5; ++slot) {
    EXPECT_EQ(DialOf(match, 0, slot), 0);
    EXPECT_EQ(DialOf(match, 1, slot), 0);
  }
}

TEST(BattleDucksManeuver, CellsAreAnsweredRowByRowFromTheTop) {
  Match match = AdvancedPlay();
  EXPECT_THAT(Said(match, 0, "maneuver centers r0 C1"),
              ElementsAre("maneuver_used p1 centers r0 C1", "dial_turned p1 centers 1",
                          "answered p1 D1 spotted none", "answered p1 C2 spotted none",
                          "answered p1 D2 spotted none", "answered p1 E2 spotted none",
                          "answered p1 D3 found none"));
}

TEST(BattleDucksManeuver, EveryFootprintProbesItsCells) {
  const struct {
    const char* action;
    std::vector<std::string> cells;
  } kCases[] = {
      {"maneuver centers r0 H7", {"I7", "H8", "I8", "J8", "I9"}},
      {"maneuver longs r0 C8", {"C8", "D8", "E8", "F8", "G8", "H8"}},
      {"maneuver longs r90 I1", {"I1", "I2", "I3", "I4", "I5", "I6"}},
      {"maneuver others r0 F1", {"F1", "G1", "G2", "H2", "H3", "I3", "I4"}},
      {"maneuver circles r0 G2", {"G2", "H2", "I2", "G3", "I3", "G4", "H4", "I4"}},
      {"maneuver specials r0 E3", {"E3", "G3", "I3", "F4", "G4", "H4", "E5", "G5", "I5"}},
  };
  for (const auto& test : kCases) {
    Match match = AdvancedPlay();
    std::vector<std::string> cells;
    for (const std::string& text : Said(match, 0, test.action)) {
      if (absl::StartsWith(text, "answered")) {
        cells.push_back(std::vector<std::string>(absl::StrSplit(text, ' '))[2]);
      }
    }
    EXPECT_EQ(cells, test.cells) << test.action;
  }
}

TEST(BattleDucksManeuver, AnnouncesCategoryAndCellsNotTheFormationsName) {
  Match match = AdvancedPlay();
  const size_t mark = match.EventCount(Viewer::Seat(1));
  MustDo(match, 0, "maneuver centers r0 H7");
  for (const std::string& text : EventTexts(match, Viewer::Seat(1), mark)) {
    EXPECT_THAT(text, Not(HasSubstr("russian")));
  }
}

TEST(BattleDucksManeuver, KnownCellsGetNoAnswerAndNoEvent) {
  Match match = AdvancedPlay();
  MustDo(match, 0, "observe D2");
  MustDo(match, 1, "observe L10");
  EXPECT_THAT(Said(match, 0, "maneuver centers r0 C1"), Not(Contains(HasSubstr(" D2 "))));
}

TEST(BattleDucksManeuver, MayHangOverTheEdge) {
  Match match = AdvancedPlay();
  EXPECT_THAT(Said(match, 0, "maneuver centers r0 K4"),
              ElementsAre("maneuver_used p1 centers r0 K4", "dial_turned p1 centers 1",
                          "answered p1 L4 spotted none", "answered p1 K5 spotted none",
                          "answered p1 L5 splash none", "answered p1 L6 splash none"));
  MustDo(match, 1, "observe L10");
  // One column to the left of the board, the footprint's right column on A.
  EXPECT_THAT(Said(match, 0, "maneuver circles r0 -2/3"), Contains("answered p1 A4 splash none"));
}

TEST(BattleDucksManeuver, MustContainAnUnobservedCell) {
  Match match = AdvancedPlay();
  EXPECT_THAT(Refusal(match, 0, "maneuver centers r0 -3/3"), HasSubstr("no cell that is still"));
  MustDo(match, 0, "maneuver centers r0 C1");
  MustDo(match, 1, "observe L10");
  // Only unobserved corners of the donut-shaped viewfinder are left here, so it is allowed; the
  // corner pieces outside the board alone are not.
  EXPECT_THAT(Refusal(match, 0, "maneuver circles r0 -2/-2"), HasSubstr("no cell that is still"));
}

TEST(BattleDucksManeuver, IdenticalOrientationsAreListedOnce) {
  Match match = AdvancedPlay();
  for (const std::string& text : LegalTexts(match, 0, "maneuver centers")) {
    EXPECT_THAT(text, HasSubstr(" r0 "));
  }
  EXPECT_THAT(Refusal(match, 0, "maneuver centers r90 C1"), HasSubstr("looks like an earlier one"));
  EXPECT_THAT(Refusal(match, 0, "maneuver longs r180 C8"), HasSubstr("looks like an earlier one"));
  MustDo(match, 0, "maneuver others r270 C8");
}

TEST(BattleDucksManeuver, CooldownFiveMeansUnavailableForFiveTurns) {
  Match match = AdvancedPlay();
  MustDo(match, 0, "maneuver centers r0 H7");
  EXPECT_EQ(DialOf(match, 0, 0), 1) << "turned at once, and not again this turn";
  const char* const cells[] = {"F12", "G12", "H12", "I12", "J12"};
  for (int turn = 1; turn <= 5; ++turn) {
    MustDo(match, 1, absl::StrCat("observe ", cells[turn - 1]));
    EXPECT_THAT(Refusal(match, 0, "maneuver centers r0 C1"),
                HasSubstr(absl::StrCat("the counter of centers stands on ", turn, " of 5")));
    MustDo(match, 0, absl::StrCat("observe ", cells[turn - 1]));
    EXPECT_EQ(DialOf(match, 0, 0), turn == 5 ? 0 : turn + 1);
  }
  MustDo(match, 1, "observe E12");
  MustDo(match, 0, "maneuver centers r0 C1");
}

TEST(BattleDucksManeuver, OtherCountersAdvanceAndThoseOnTheDotStay) {
  Match match = AdvancedPlay();
  MustDo(match, 0, "maneuver centers r0 H7");
  MustDo(match, 1, "observe L10");
  EXPECT_THAT(Said(match, 0, "maneuver longs r0 C8"),
              AllOf(Contains("dial_turned p1 longs 1"), Contains("dial_turned p1 centers 2")));
  EXPECT_EQ(DialOf(match, 0, 0), 2);
  EXPECT_EQ(DialOf(match, 0, 1), 1);
  EXPECT_EQ(DialOf(match, 0, 2), 0);
}

TEST(BattleDucksManeuver, OnlyTheActingPlayersCountersMove) {
  Match match = AdvancedPlay();
  MustDo(match, 0, "maneuver centers r0 H7");
  MustDo(match, 1, "maneuver longs r0 C8");
  EXPECT_EQ(DialOf(match, 0, 0), 1);
  EXPECT_EQ(DialOf(match, 1, 1), 1);
}

TEST(BattleDucksManeuver, SpottedCommanderLosesItsManeuverForGood) {
  Match match = AdvancedPlay();
  MustDo(match, 0, "observe D2");  // The Commander of p2's centers.
  EXPECT_EQ(DialOf(match, 1, 0), 0) << "the counter still shows the dot";
  EXPECT_THAT(Refusal(match, 1, "maneuver centers r0 C1"),
              HasSubstr("the Commander of centers has been spotted"));
  EXPECT_THAT(LegalTexts(match, 1, "maneuver centers"), IsEmpty());
  EXPECT_THAT(LegalTexts(match, 1, "maneuver longs"), Not(IsEmpty()));
}

TEST(BattleDucksManeuver, OpponentIsNotToldThatTheDuckWasACommander) {
  Match match = AdvancedPlay();
  const size_t mark = match.EventCount(Viewer::Seat(1));
  EXPECT_THAT(Said(match, 0, "observe D2"),
              ElementsAre("observed p1 D2", "answered p1 D2 spotted none"));
  EXPECT_THAT(EventTexts(match, Viewer::Seat(1), mark), Contains("commander_lost p2 centers"))
      << "its owner sees it";
}

TEST(BattleDucksManeuver, DialKeepsTurningWhenTheCommanderIsGone) {
  Match match = AdvancedPlay();
  MustDo(match, 0, "observe L10");
  MustDo(match, 1, "maneuver centers r0 H7");
  MustDo(match, 0, "observe D2");
  EXPECT_EQ(DialOf(match, 1, 0), 1);
  MustDo(match, 1, "observe L10");
  EXPECT_EQ(DialOf(match, 1, 0), 2);
}

TEST(BattleDucksManeuver, TwoFormationsOfOneCategoryHaveADialEach) {
  Match match = NewMatch(BaseRuleset("battleducks"),
                         "board=lily_pond first_player=p1 fleet=circles,circles", 2);
  for (int seat : {0, 1}) {
    MustDo(match, seat, "fill");
    MustDo(match, seat, "ready");
  }
  // Unless that finds the other's Commander, the second may act while the first recharges.
  MustDo(match, 0, "maneuver circles r0 -1/4");
  MustDo(match, 1, "observe F6");
  EXPECT_EQ(DialOf(match, 0, 0), 1);
  EXPECT_EQ(DialOf(match, 0, 1), 0);
}

TEST(BattleDucksEnd, FirstToFindTheWholeFleetWinsAtOnce) {
  Match match = StandardPlay();
  const char* const ducks[] = {"A1", "A3", "B3", "A5", "B5", "C5", "A7", "B7",
                               "C7", "D7", "A9", "B9", "C9", "D9", "E9"};
  for (int i = 0; i < 15; ++i) {
    ASSERT_FALSE(match.outcome().over);
    MustDo(match, 0, absl::StrCat("observe ", ducks[i]));
    // p2 walks down column J, then I, where there are no ducks.
    if (i < 14) {
      MustDo(match, 1,
             i < 10 ? absl::StrCat("observe J", i + 1) : absl::StrCat("observe I", i - 9));
    }
  }
  EXPECT_TRUE(match.outcome().over);
  EXPECT_EQ(match.outcome().winners, 1u);
  EXPECT_FALSE(match.DecisionOf(0));
  EXPECT_FALSE(match.DecisionOf(1));
  EXPECT_THAT(Refusal(match, 1, "observe A1"), HasSubstr("the match is over"));
}

TEST(BattleDucksEnd, AlsoInTheMiddleOfAManeuver) {
  Match match =
      NewMatch(BaseRuleset("battleducks"), "board=lily_pond first_player=p1 fleet=centers", 2);
  for (int seat : {0, 1}) {
    MustDo(match, seat, "pick centers flat");
    MustDo(match, seat, "place centers r0 E5");  // E5 F5 E6 F6 E7
    MustDo(match, seat, "commander centers E5");
    MustDo(match, seat, "ready");
  }
  MustDo(match, 0, "observe E5");
  MustDo(match, 1, "observe L5");
  MustDo(match, 0, "observe F5");
  MustDo(match, 1, "observe L6");
  MustDo(match, 0, "observe F6");
  MustDo(match, 1, "observe L7");
  // E6 and E7 are left; the footprint around E7 still has D7, F7 and E8 after them.
  EXPECT_THAT(Said(match, 0, "maneuver centers r0 D6"),
              ElementsAre("maneuver_used p1 centers r0 D6", "dial_turned p1 centers 1",
                          "answered p1 E6 spotted none", "answered p1 D7 splash none",
                          "answered p1 E7 found none", "won p1", "disclosed"));
  EXPECT_EQ(match.outcome().winners, 1u);
}

}  // namespace
}  // namespace mallard::testing
