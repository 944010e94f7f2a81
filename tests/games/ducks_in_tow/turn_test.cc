// The actions of a turn: moving, feeding, shaking the bag, delivering.
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/ducks_in_tow/supply.h"
#include "tests/games/ducks_in_tow/fixtures.h"

namespace mallard::testing {
namespace {

using ducks_in_tow::Total;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

// The Great Park:      A1 G  A2 L
//                   B1 L  B2 A  B3 L
//                C1 A  C2 L  C3 L  C4 G
//                   D1 L  D2 G  D3 L
//                      E1 L  E2 A

TEST(DucksInTowMove, GoesToANeighbouringTile) {
  Table table;
  Match match = table.Pawn(table.first(), "C2").Play();
  EXPECT_THAT(LegalTexts(match, "move"),
              ElementsAre("move B1", "move B2", "move C1", "move C3", "move D1", "move D2"));
  EXPECT_EQ(Refusal(match, "move A1"), "that tile is not beside yours");
  const size_t mark = match.EventCount(Viewer::Host());
  Act(match, "move D2");
  EXPECT_THAT(Heard(match, mark), SizeIs(1));
  EXPECT_EQ(Asked(match), "act 3");
}

TEST(DucksInTowMove, TakesTheTowAlong) {
  Table table;
  Match match = table.Pawn(table.first(), "C2").Tow(table.first(), "YG").Play();
  Act(match, "move C3");
  EXPECT_EQ(Letters(match, StateOf(match).players[table.first()].tow), "YG");
}

TEST(DucksInTowMove, PawnsMayShareATile) {
  Table table;
  const int other = 1 - table.first();
  Match match = table.Pawn(table.first(), "C2").Pawn(other, "C3").Play();
  Act(match, "move C3");
  EXPECT_EQ(StateOf(match).players[0].tile, StateOf(match).players[1].tile);
}

TEST(DucksInTowTurn, HasFourActionsInAnyMixWithRepeats) {
  Table table;
  Match match = table.Pawn(table.first(), "C2").Food(table.first(), "").Play();
  Act(match, "move C3");
  Act(match, "move C2");
  Act(match, "move C3");
  EXPECT_EQ(Asked(match), "act 1");
  Act(match, "move C4");
  EXPECT_NE(Decider(match), table.first());
}

TEST(DucksInTowTurn, MayEndEarly) {
  Match match = Table().Play();
  const int seat = Decider(match);
  PassTurn(match);
  EXPECT_NE(Decider(match), seat);
}

TEST(DucksInTowTurn, OnlyThePlayerWhoseTurnItIsActs) {
  const Match match = Table().Play();
  const int other = 1 - Decider(match);
  EXPECT_FALSE(match.DecisionOf(other));
  EXPECT_EQ(match.LegalCount(other), 0u);
  EXPECT_EQ(match.Check(other, *ParseAction(match.rules(), "end_turn")).message(),
            "it is another player's turn");
}

TEST(DucksInTowFeed, PaysAMatchingFoodForADuckOfTheTile) {
  Table table;
  const int seat = table.first();
  Match match = table.Pawn(seat, "C2").Ducks("C2", "YG").Food(seat, "YYB").Tow(seat, "").Play();
  EXPECT_THAT(LegalTexts(match, "feed"), ElementsAre("feed yellow"));
  EXPECT_EQ(Refusal(match, "feed green"), "you have no food of that colour");
  EXPECT_EQ(Refusal(match, "feed brown"), "no such duck is on your tile");
  const int in_bag = StateOf(match).food_bag.CountOf(0);
  Act(match, "feed yellow");
  const State& state = StateOf(match);
  EXPECT_EQ(Letters(match, state.players[seat].tow), "Y");
  EXPECT_EQ(Letters(match, state.players[seat].food), "YB");
  EXPECT_EQ(state.food_bag.CountOf(0), in_bag + 1) << "the food goes back to the bag";
  EXPECT_EQ(Asked(match), "act 3");
}

TEST(DucksInTowFeed, FeedsSeveralDucksOfTheTileForOneAction) {
  Table table;
  const int seat = table.first();
  Match match = table.Pawn(seat, "C2").Ducks("C2", "YYG").Food(seat, "YYG").Tow(seat, "").Play();
  Act(match, "feed yellow");
  Act(match, "feed green");
  Act(match, "feed yellow");
  EXPECT_EQ(Letters(match, StateOf(match).players[seat].tow), "YYG");
  EXPECT_EQ(Asked(match), "act 3");
}

TEST(DucksInTowFeed, CostsAnActionAgainAfterAnotherAction) {
  Table table;
  const int seat = table.first();
  Match match = table.Pawn(seat, "C2").Ducks("C2", "Y").Ducks("C3", "G").Food(seat, "YG").Play();
  Act(match, "feed yellow");
  Act(match, "move C3");
  Act(match, "feed green");
  EXPECT_EQ(Asked(match), "act 1");
}

TEST(DucksInTowFeed, GoesOnForFreeAfterTheLastAction) {
  Table table;
  const int seat = table.first();
  Match match =
      table.Pawn(seat, "C2").Ducks("C2", "YG").Food(seat, "YG").Tow(seat, "").Actions(1).Play();
  Act(match, "feed yellow");
  EXPECT_EQ(Asked(match), "act 0");
  EXPECT_THAT(LegalTexts(match), ElementsAre("feed green", "end_turn"));
  EXPECT_EQ(Refusal(match, "move C3"), "you have no action left");
  Act(match, "feed green");
  EXPECT_NE(Asked(match), "act 0") << "nothing is left to feed, so the turn ends";
}

TEST(DucksInTowFeed, NeedsAFreeSlotOfTheTow) {
  Table table;
  const int seat = table.first();
  const Match match =
      table.Pawn(seat, "C2").Ducks("C2", "Y").Food(seat, "Y").Tow(seat, "OOBG").Play();
  EXPECT_EQ(Refusal(match, "feed yellow"), "your tow is full");
}

// A bag with ducks of one colour only, so that what is drawn is certain.
Table& OnlyInBag(Table& table, absl::string_view letter) {
  table.EmptyDuckBag().Ducks("C2", "");
  State& state = table.state();
  for (int c = 0; c < 4; ++c) {
    while (state.duck_bag.CountOf(c) > 0) {
      state.duck_bag.Take(c);
      ++state.ducks[13][c];
    }
  }
  const int colour = static_cast<int>(std::string("YOBG").find(std::string(letter)));
  --state.ducks[13][colour];
  state.duck_bag.Put(colour);
  return table;
}

TEST(DucksInTowShake, DrawnDuckMayBePaidForAndTowed) {
  Table table;
  const int seat = table.first();
  Match match = OnlyInBag(table.Pawn(seat, "C2").Food(seat, "GG").Tow(seat, ""), "G").Play();
  Act(match, "shake");
  EXPECT_EQ(Asked(match), "may_tow green");
  EXPECT_THAT(LegalTexts(match), ElementsAre("tow", "release"));
  Act(match, "tow");
  EXPECT_EQ(Letters(match, StateOf(match).players[seat].tow), "G");
  EXPECT_EQ(Letters(match, StateOf(match).players[seat].food), "G");
  EXPECT_EQ(Asked(match), "act 3");
}

TEST(DucksInTowShake, DrawnDuckMayBeReleased) {
  Table table;
  const int seat = table.first();
  Match match = OnlyInBag(table.Pawn(seat, "C3").Food(seat, "G").Tow(seat, ""), "G").Play();
  Act(match, "shake");
  Act(match, "release");
  EXPECT_EQ(Letters(match, StateOf(match).ducks[6]), "G") << "C2 was the only tile without ducks";
  EXPECT_EQ(Letters(match, StateOf(match).players[seat].food), "G");
}

TEST(DucksInTowShake, DispersesAtOnceWithoutFoodOrSlot) {
  for (const char* tow : {"", "YOBG"}) {
    Table table;
    const int seat = table.first();
    const char* const food = *tow == '\0' ? "Y" : "G";
    Match match = OnlyInBag(table.Pawn(seat, "C3").Food(seat, food).Tow(seat, tow), "G").Play();
    Act(match, "shake");
    EXPECT_EQ(Letters(match, StateOf(match).ducks[6]), "G");
    EXPECT_EQ(Asked(match), "act 3");
  }
}

TEST(DucksInTowShake, IsUnavailableWithAnEmptyBag) {
  const Match match = Table().EmptyDuckBag().Play();
  EXPECT_THAT(LegalTexts(match, "shake"), IsEmpty());
  EXPECT_EQ(Refusal(match, "shake"), "the duck bag is empty");
}

TEST(DucksInTowDisperse, GoesToATileWithTheFewestDucksAndNoPawn) {
  Table table;
  const int seat = table.first();
  // Pawns stand on C3 and on C2; A2 and B1 are empty, and so is C2.
  table.Ducks("A2", "").Ducks("B1", "").Ducks("C2", "");
  Match match = table.Pawn(seat, "C3").Pawn(1 - seat, "C2").Food(seat, "").Play();
  Act(match, "shake");
  EXPECT_THAT(LegalTexts(match), ElementsAre("disperse A2", "disperse B1"));
  EXPECT_EQ(Refusal(match, "disperse C2"),
            "ducks go to a tile with the fewest ducks and without a pawn");
  EXPECT_EQ(Decider(match), seat) << "the active player chooses";
  Act(match, "disperse B1");
  EXPECT_EQ(Total(StateOf(match).ducks[2]), 1);
}

TEST(DucksInTowDisperse, LooksAtTilesWithOneDuckWhenNoneIsEmpty) {
  Table table;
  const int seat = table.first();
  Match match = table.Pawn(seat, "C3").Pawn(1 - seat, "C2").Food(seat, "").Play();
  Act(match, "shake");
  EXPECT_THAT(LegalTexts(match, "disperse"), SizeIs(12)) << "all tiles but those with pawns";
}

TEST(DucksInTowDisperse, GoesBackToTheBagWithAPawnOnEveryTile) {
  Table table("", 1, TinyRuleset());
  Match match = table.Food(table.first(), "").Play();
  const int in_bag = StateOf(match).duck_bag.Total();
  Act(match, "shake");
  EXPECT_EQ(StateOf(match).duck_bag.Total(), in_bag);
  EXPECT_EQ(Asked(match), "act 3");
}

TEST(DucksInTowDeliver, WideCardsTakeAsManyDucksAsTheyShow) {
  Table table("", 1, TinyRuleset());
  const int seat = table.first();
  Match match = table.Pawn(seat, "A1").Tow(seat, "RRB").Play();
  Act(match, "deliver pond_wide left");
  EXPECT_EQ(Row(match, seat, "red"), "R.RR");
  EXPECT_EQ(Row(match, seat, "blue"), "oB.o");
  EXPECT_EQ(Total(StateOf(match).players[seat].tow), 0);
  EXPECT_EQ(StateOf(match).players[seat].completed, 1) << "it is one card";
}

TEST(DucksInTowDeliver, NeedsTheLocationTheCardAndItsDucks) {
  Table table;
  const int seat = table.first();
  table.Place("C2", "koi_pond").Place("C3", "boathouse").Pawn(seat, "C2");
  table.Hand(seat, {"koi_pond_y", "koi_pond_ob", "boathouse_o"}).Tow(seat, "YO");
  Match match = table.Play();
  EXPECT_THAT(LegalTexts(match, "deliver"),
              ElementsAre("deliver koi_pond_y left", "deliver koi_pond_y right"));
  EXPECT_EQ(Refusal(match, "deliver boathouse_o left"), "that card must be delivered to boathouse");
  EXPECT_EQ(Refusal(match, "deliver koi_pond_ob left"),
            "your tow lacks a duck that the card shows");
  EXPECT_EQ(Refusal(match, "deliver bandstand_b left"), "that card is not in your hand");
}

TEST(DucksInTowDeliver, ReturnsTheDucksShownAndKeepsOneAside) {
  Table table;
  const int seat = table.first();
  table.Place("C2", "koi_pond").Pawn(seat, "C2").Hand(seat, {"koi_pond_ob"}).Tow(seat, "OBBG");
  Match match = table.Play();
  const int in_bag = StateOf(match).duck_bag.Total();
  Act(match, "deliver koi_pond_ob right");
  const State& state = StateOf(match);
  EXPECT_EQ(Letters(match, state.players[seat].tow), "BG") << "only those shown";
  EXPECT_EQ(state.duck_bag.Total(), in_bag + 2 - 1);
  EXPECT_EQ(Total(state.aside), 1);
  EXPECT_EQ(state.players[seat].completed, 1);
  EXPECT_EQ(state.players[seat].hand_count, 0);
}

TEST(DucksInTowDeliver, CardsJoinAtEitherEndAndNeverMoveAgain) {
  Table table;
  const int seat = table.first();  // Holds the First Player card: yellow and orange.
  table.Place("C2", "koi_pond").Pawn(seat, "C2").Tow(seat, "YBGO");
  table.Hand(seat, {"koi_pond_y", "koi_pond_bg", "koi_pond_ob"});
  Match match = table.Play();
  Act(match, "deliver koi_pond_y left");
  Act(match, "deliver koi_pond_bg right");
  EXPECT_EQ(Row(match, seat, "yellow"), "YYo");
  EXPECT_EQ(Row(match, seat, "orange"), "oOo");
  EXPECT_EQ(Row(match, seat, "brown"), "ooB");
  EXPECT_EQ(Row(match, seat, "green"), "ooG");
}

TEST(DucksInTowDeliver, SeveralCardsGoInOneActionOneAfterAnother) {
  Table table;
  const int seat = table.first();
  table.Place("C2", "koi_pond").Pawn(seat, "C2").Tow(seat, "YBG");
  table.Hand(seat, {"koi_pond_y", "koi_pond_bg"});
  Match match = table.Play();
  Act(match, "deliver koi_pond_y left");
  EXPECT_EQ(Asked(match), "after_delivery");
  Act(match, "deliver koi_pond_bg left");
  EXPECT_EQ(Total(StateOf(match).aside), 2) << "one for each card";
  Act(match, "go_on");
  EXPECT_EQ(Asked(match), "act 3");
  EXPECT_EQ(StateOf(match).players[seat].completed, 2);
}

TEST(DucksInTowDeliver, AsksWhetherOrNotAnotherCardCouldBeDelivered) {
  // What is asked would betray the hand otherwise.
  for (const char* second : {"koi_pond_bg", "bandstand_b"}) {
    Table table;
    const int seat = table.first();
    table.Place("C2", "koi_pond").Pawn(seat, "C2").Tow(seat, "YBG");
    Match match = table.Hand(seat, {"koi_pond_y", second}).Play();
    Act(match, "deliver koi_pond_y left");
    EXPECT_EQ(Asked(match), "after_delivery");
  }
}

TEST(DucksInTowDeliver, ReturnedDucksCanBeDrawnAtOnce) {
  Table table;
  const int seat = table.first();
  table.Place("C2", "koi_pond").Pawn(seat, "C2").Tow(seat, "Y").Hand(seat, {"koi_pond_y"});
  Match match = table.EmptyDuckBag().Play();
  Act(match, "deliver koi_pond_y left");
  // The delivered duck went into the bag before one was drawn.
  EXPECT_EQ(Letters(match, StateOf(match).aside), "Y");
  EXPECT_TRUE(StateOf(match).duck_bag.Empty());
}

TEST(DucksInTowDeliver, IsPossibleOnLocationTilesOnly) {
  Table table;
  const Match match = table.Pawn(table.first(), "A1").Play();
  EXPECT_THAT(LegalTexts(match, "deliver"), IsEmpty());
  EXPECT_EQ(Refusal(match, "go_on"), "go_on does not answer what is asked now: act");
}

}  // namespace
}  // namespace mallard::testing
