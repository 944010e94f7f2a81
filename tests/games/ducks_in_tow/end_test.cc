// The end of a turn and the end of the match.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/ducks_in_tow/supply.h"
#include "tests/games/ducks_in_tow/fixtures.h"

namespace mallard::testing {
namespace {

using ducks_in_tow::DisplayCount;
using ducks_in_tow::Total;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

TEST(DucksInTowEndOfTurn, DispersesThenExchangesFoodThenDrawsCards) {
  Table table;
  const int seat = table.first();
  table.Place("C2", "koi_pond").Pawn(seat, "C2").Pawn(1 - seat, "C2").Tow(seat, "Y");
  table.Hand(seat, {"koi_pond_y", "koi_pond_bg"}).Food(seat, "YO").Ducks("A2", "").Ducks("B1", "");
  Match match = table.Play();
  Act(match, "deliver koi_pond_y left");
  Act(match, "go_on");
  Act(match, "end_turn");
  EXPECT_THAT(Asked(match), ::testing::StartsWith("disperse_duck"));
  Act(match, "disperse A2");
  EXPECT_EQ(Total(StateOf(match).aside), 0);
  EXPECT_EQ(Asked(match), "exchange_food");
  Act(match, "go_on");
  EXPECT_EQ(Asked(match), "draw_card 3");
  Act(match, "draw_deck");
  Act(match, "draw_deck");
  Act(match, "draw_deck");
  EXPECT_EQ(Asked(match), "act 4");
  EXPECT_EQ(Decider(match), 1 - seat);
}

TEST(DucksInTowEndOfTurn, DucksKeptAsideComeInRandomOrder) {
  std::string first;
  bool differs = false;
  for (uint64_t seed = 0; seed < 20 && !differs; ++seed) {
    Table table;
    const int seat = table.first();
    table.Pawn(seat, "C2").Ducks("A2", "").Ducks("B1", "");
    for (int c = 0; c < 4; ++c) {
      if (!table.state().duck_bag.Take(c)) continue;
      ++table.state().aside[c];
    }
    Match match = table.Play();
    match.Reseed(seed);
    Act(match, "end_turn");
    if (first.empty()) first = Asked(match);
    differs = Asked(match) != first;
  }
  EXPECT_TRUE(differs);
}

TEST(DucksInTowEndOfTurn, FoodMayBeReturnedBeforeDrawingUpToFour) {
  Table table;
  const int seat = table.first();
  Match match = table.Food(seat, "YYO").Play();
  Act(match, "end_turn");
  EXPECT_EQ(Asked(match), "exchange_food");
  EXPECT_THAT(LegalTexts(match), ElementsAre("return_food yellow", "return_food orange", "go_on"));
  Act(match, "return_food yellow");
  EXPECT_EQ(Letters(match, StateOf(match).players[seat].food), "YO");
  Act(match, "go_on");
  EXPECT_EQ(Total(StateOf(match).players[seat].food), 4);
  EXPECT_GE(StateOf(match).players[seat].food[0], 1) << "what was kept stays";
}

TEST(DucksInTowEndOfTurn, FoodIsDrawnAtOnceWhenThereIsNoneToReturn) {
  Table table;
  const int seat = table.first();
  Match match = table.Food(seat, "").Play();
  Act(match, "end_turn");
  EXPECT_EQ(Total(StateOf(match).players[seat].food), 4);
  EXPECT_EQ(Decider(match), 1 - seat);
}

TEST(DucksInTowEndOfTurn, HandIsRefilledFromDisplayOrDeckThenTheDisplay) {
  Table table;
  const int seat = table.first();
  table.Hand(seat, {"koi_pond_y", "koi_pond_bg"}).Food(seat, "").Display({"bandstand_b"});
  Match match = table.Play();
  Act(match, "end_turn");
  EXPECT_EQ(Asked(match), "draw_card 2");
  Act(match, "draw bandstand_b");
  EXPECT_EQ(DisplayCount(StateOf(match)), 3) << "not refilled in between";
  Act(match, "draw_deck");
  EXPECT_EQ(StateOf(match).players[seat].hand_count, 4);
  EXPECT_EQ(DisplayCount(StateOf(match)), 4);
  EXPECT_EQ(Decider(match), 1 - seat);
}

TEST(DucksInTowEndOfTurn, DisplayIsRefilledAlsoWithAFullHand) {
  Table table;
  const int seat = table.first();
  Match match = table.Pawn(seat, "D2").Food(seat, "").Play();
  Act(match, "use buy_cards");
  for (int i = 0; i < 2; ++i) {
    const int card = StateOf(match).display[i] - 1;
    Act(match, absl::StrCat("draw ", match.rules().Names("card")[static_cast<size_t>(card)]));
  }
  while (Asked(match).substr(0, 9) == "drop_card") Act(match, LegalTexts(match)[0]);
  EXPECT_EQ(DisplayCount(StateOf(match)), 2);
  Act(match, "end_turn");
  EXPECT_EQ(Decider(match), 1 - seat);
  EXPECT_EQ(DisplayCount(StateOf(match)), 4);
}

TEST(DucksInTowEndOfTurn, GoesOnWithFewerCardsWhenNoneAreLeft) {
  Match match = Table("", 1, TinyRuleset()).Play();
  const int seat = Decider(match);
  EXPECT_EQ(StateOf(match).players[seat].hand_count, 3) << "there are only three cards";
  EXPECT_EQ(StateOf(match).players[1 - seat].hand_count, 0);
  EXPECT_EQ(DisplayCount(StateOf(match)), 0);
  PassTurn(match);
  EXPECT_EQ(Decider(match), 1 - seat);
  PassTurn(match);
  EXPECT_EQ(Decider(match), seat);
}

TEST(DucksInTowEndOfTurn, FoodIsDrawnAsFarAsTheBagGoes) {
  Match match = Table("", 1, TinyRuleset()).Play();  // Four food in all.
  const int seat = Decider(match);
  PassTurn(match);
  EXPECT_EQ(Total(StateOf(match).players[seat].food), 3);
  EXPECT_TRUE(StateOf(match).food_bag.Empty());
  PassTurn(match);
  EXPECT_EQ(Total(StateOf(match).players[1 - seat].food), 1);
}

// Seven cards completed, at the place of the eighth.
Table BeforeTheEighth() {
  Table table;
  const int seat = table.first();
  table.Completed(seat, {"boathouse_o", "boathouse_yb", "boathouse_yg", "willow_grove_b",
                         "willow_grove_yo", "rose_garden_g", "rose_garden_yb"});
  table.Place("C2", "koi_pond").Pawn(seat, "C2").Tow(seat, "YG").Hand(seat, {"koi_pond_y"});
  return table;
}

TEST(DucksInTowEnd, EighthCompletedCardOfTwoPlayersTriggersIt) {
  Table table = BeforeTheEighth();
  const int seat = table.first();
  Match match = table.Play();
  const size_t mark = match.EventCount(Viewer::Host());
  Act(match, "deliver koi_pond_y left");
  EXPECT_THAT(Heard(match, mark), Contains(absl::StrCat("end_triggered p", seat + 1)));
}

TEST(DucksInTowEnd, StartingCardDoesNotCount) {
  Table table = BeforeTheEighth();
  const Match match = table.Play();
  EXPECT_EQ(StateOf(match).players[table.first()].card_count, 8);
  EXPECT_EQ(StateOf(match).ending, 0);
}

TEST(DucksInTowEnd, EveryOtherPlayerTakesOneMoreTurn) {
  Table table = BeforeTheEighth();
  const int seat = table.first();
  Match match = table.Play();
  Act(match, "deliver koi_pond_y left");
  Act(match, "go_on");
  EXPECT_EQ(Asked(match), "act 3") << "the active player finishes the turn";
  PassTurn(match);
  ASSERT_FALSE(match.outcome().over);
  EXPECT_EQ(Decider(match), 1 - seat);
  PassTurn(match);
  EXPECT_TRUE(match.outcome().over);
}

TEST(DucksInTowEnd, SecondTriggerAddsNothing) {
  Table table = BeforeTheEighth();
  const int seat = table.first();
  // The other player is as far.
  table.Completed(1 - seat, {"stone_bridge_o", "stone_bridge_yb", "bandstand_b", "bandstand_yo",
                             "lily_fountain_g", "lily_fountain_yg", "picnic_lawn_y"});
  table.Pawn(1 - seat, "C2").Tow(1 - seat, "BG").Hand(1 - seat, {"koi_pond_bg"});
  Match match = table.Play();
  Act(match, "deliver koi_pond_y left");
  Act(match, "go_on");
  PassTurn(match);
  const size_t mark = match.EventCount(Viewer::Host());
  Act(match, "deliver koi_pond_bg left");
  EXPECT_THAT(Heard(match, mark), Not(Contains(absl::StrCat("end_triggered p", 2 - seat))));
  Act(match, "go_on");
  PassTurn(match);
  EXPECT_TRUE(match.outcome().over);
}

TEST(DucksInTowEnd, TargetIsSevenWithThreeAndSixWithFour) {
  EXPECT_EQ(RulesOf(Table("players=2").Play()).setup().target, 8);
  EXPECT_EQ(RulesOf(Table("players=3").Play()).setup().target, 7);
  EXPECT_EQ(RulesOf(Table("players=4").Play()).setup().target, 6);
}

// Six columns full of ducks.
std::vector<std::string> ManyDucks() {
  return {"willow_grove_yob", "lily_fountain_yob", "stone_bridge_ybg",
          "stone_bridge_yog", "rose_garden_obg",   "picnic_lawn_obg"};
}

TEST(DucksInTowEnd, LastFormationCardTriggersIt) {
  Table table;
  const int seat = table.first();
  table.Place("C2", "koi_pond").Pawn(seat, "C2").Tow(seat, "Y").Completed(seat, {"koi_pond_yo"});
  table.Hand(seat, {"koi_pond_y"}).Completed(1 - seat, ManyDucks());
  table.FaceUp({"square", "vee", "roof", "step"});
  table.Claimed(1 - seat, "vee", "yellow").Claimed(1 - seat, "roof", "brown");
  Match match = table.Claimed(1 - seat, "step", "yellow").Play();
  Act(match, "deliver koi_pond_y right");
  const size_t mark = match.EventCount(Viewer::Host());
  Act(match, "claim square 1 yellow");
  EXPECT_THAT(Heard(match, mark), Contains(absl::StrCat("end_triggered p", seat + 1)));
  PassTurn(match);
  ASSERT_FALSE(match.outcome().over);
  PassTurn(match);
  EXPECT_TRUE(match.outcome().over);
}

TEST(DucksInTowEnd, RoundLimitEndsAndScoresTheMatch) {
  Match match = Table("players=3 round_limit=2").Play();
  for (int turn = 0; turn < 5; ++turn) {
    PassTurn(match);
    ASSERT_FALSE(match.outcome().over);
  }
  const size_t mark = match.EventCount(Viewer::Host());
  PassTurn(match);
  EXPECT_TRUE(match.outcome().over);
  EXPECT_THAT(Heard(match, mark), Contains("scored p1 2 0"));
  EXPECT_EQ(Heard(match, mark).back(), "disclosed");
}

TEST(DucksInTowEnd, MostPointsWin) {
  Table table("park=great_park round_limit=1");
  const int seat = table.first();
  Match match = table.Completed(1 - seat, {"koi_pond_y"}).Play();
  PassTurn(match);
  PassTurn(match);
  EXPECT_EQ(match.outcome().winners, 1u << (1 - seat));
}

TEST(DucksInTowEnd, TiesGoToTheLongestRowThenTheSecondLongest) {
  Table table("park=great_park round_limit=1");
  const int seat = table.first();
  // First: yellow 2, orange 1, green 1 is 4; other: 1 of each colour is 4 too.
  table.Completed(seat, {"boathouse_yg"}).Completed(1 - seat, {"koi_pond_yo"});
  Match match = table.Play();
  EXPECT_EQ(match.outcome().scores[0], match.outcome().scores[1]);
  PassTurn(match);
  PassTurn(match);
  EXPECT_EQ(match.outcome().winners, 1u << seat);
}

TEST(DucksInTowEnd, StillTiedPlayersShareTheVictory) {
  Match match = Table("round_limit=1").Play();
  PassTurn(match);
  PassTurn(match);
  EXPECT_EQ(match.outcome().winners, 3u);
}

TEST(DucksInTowSolo, EndsAfterItsTurnsWithoutAWin) {
  Match match = Table("players=1 solo_turns=2").Play();
  PassTurn(match);
  ASSERT_FALSE(match.outcome().over);
  PassTurn(match);
  EXPECT_TRUE(match.outcome().over);
  EXPECT_EQ(match.outcome().winners, 0u);
  EXPECT_EQ(match.outcome().scores[0], 2);
}

TEST(DucksInTowSolo, ClaimingAllFormationsWinsAtOnce) {
  Table table("players=1 park=great_park");
  table.Place("C2", "koi_pond").Pawn(0, "C2").Tow(0, "Y").Hand(0, {"koi_pond_y"});
  table.Completed(0, ManyDucks()).FaceUp({"vee", "roof", "step"});
  Match match = table.Claimed(0, "vee", "yellow").Claimed(0, "roof", "brown").Play();
  Act(match, "deliver koi_pond_y left");
  EXPECT_FALSE(match.outcome().over);
  const std::vector<std::string> claims = LegalTexts(match, "claim step");
  ASSERT_THAT(claims, Not(IsEmpty()));
  Act(match, claims[0]);
  EXPECT_TRUE(match.outcome().over);
  EXPECT_EQ(match.outcome().winners, 1u);
}

TEST(DucksInTowSolo, NoNumberOfCardsEndsIt) {
  EXPECT_EQ(RulesOf(Table("players=1").Play()).setup().target, 0);
}

}  // namespace
}  // namespace mallard::testing
