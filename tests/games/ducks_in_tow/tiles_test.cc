// The special tiles of the base pack: Gift Shop and Adoption.
#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/ducks_in_tow/supply.h"
#include "tests/games/ducks_in_tow/fixtures.h"

namespace mallard::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

Table AtGiftShop() {
  Table table;
  table.Pawn(table.first(), "D2");
  return table;
}

Table AtAdoption() {
  Table table;
  table.Pawn(table.first(), "B2");
  return table;
}

TEST(DucksInTowGiftShop, IsUsedOnItsTileOnly) {
  EXPECT_THAT(LegalTexts(AtGiftShop().Play(), "use"), ElementsAre("use buy_food", "use buy_cards"));
  Table elsewhere;
  const Match match = elsewhere.Pawn(elsewhere.first(), "C2").Play();
  EXPECT_THAT(LegalTexts(match, "use"), IsEmpty());
  EXPECT_EQ(Refusal(match, "use buy_food"), "that can be done at Gift Shop only");
}

TEST(DucksInTowGiftShop, GivesTwoFoodOfThePlayersChoice) {
  Table table = AtGiftShop();
  const int seat = table.first();
  Match match = table.Food(seat, "Y").Play();
  Act(match, "use buy_food");
  EXPECT_EQ(Asked(match), "choose_food 2");
  EXPECT_THAT(LegalTexts(match), ElementsAre("take_food yellow", "take_food orange",
                                             "take_food brown", "take_food green"));
  Act(match, "take_food green");
  Act(match, "take_food brown");
  EXPECT_EQ(Letters(match, StateOf(match).players[seat].food), "YBG");
  EXPECT_EQ(Asked(match), "act 3");
}

TEST(DucksInTowGiftShop, FoodIsDiscardedDownToFour) {
  Table table = AtGiftShop();
  const int seat = table.first();
  Match match = table.Food(seat, "YYO").Play();
  Act(match, "use buy_food");
  Act(match, "take_food green");
  Act(match, "take_food green");
  EXPECT_EQ(Asked(match), "drop_food 1");
  EXPECT_EQ(Refusal(match, "discard_food brown"), "you have no such food");
  Act(match, "discard_food yellow");
  EXPECT_EQ(Letters(match, StateOf(match).players[seat].food), "YOGG");
  EXPECT_EQ(Asked(match), "act 3");
}

TEST(DucksInTowGiftShop, DrawsTwoCardsOneAtATimeFromDisplayOrDeck) {
  Table table = AtGiftShop();
  const int seat = table.first();
  table.Hand(seat, {"koi_pond_y"});
  Match match = table.Display({"bandstand_b", "boathouse_o"}).Play();
  Act(match, "use buy_cards");
  EXPECT_EQ(Asked(match), "draw_card 2");
  EXPECT_THAT(LegalTexts(match), Contains("draw bandstand_b"));
  EXPECT_THAT(LegalTexts(match), Contains("draw_deck"));
  Act(match, "draw bandstand_b");
  EXPECT_EQ(Asked(match), "draw_card 1");
  EXPECT_EQ(Refusal(match, "draw bandstand_b"), "that card does not lie in the display");
  EXPECT_THAT(LegalTexts(match), SizeIs(4)) << "no refill between: three cards and the deck";
  Act(match, "draw_deck");
  EXPECT_EQ(StateOf(match).players[seat].hand_count, 3);
  EXPECT_EQ(ducks_in_tow::DisplayCount(StateOf(match)), 3) << "and no refill after";
  EXPECT_EQ(Asked(match), "act 3");
}

TEST(DucksInTowGiftShop, CardsAreDiscardedDownToFourFaceUp) {
  Table table = AtGiftShop();
  const int seat = table.first();
  table.Hand(seat, {"koi_pond_y", "koi_pond_bg", "koi_pond_yo", "koi_pond_ob"});
  Match match = table.Display({"bandstand_b"}).Play();
  Act(match, "use buy_cards");
  Act(match, "draw bandstand_b");
  Act(match, "draw_deck");
  EXPECT_EQ(Asked(match), "drop_card 2");
  Act(match, "discard koi_pond_y");
  const size_t mark = match.EventCount(Viewer::Seat(1 - seat));
  Act(match, "discard bandstand_b");
  EXPECT_THAT(EventTexts(match, Viewer::Seat(1 - seat), mark),
              ElementsAre(absl::StrCat("card_discarded p", seat + 1, " bandstand_b")));
  EXPECT_EQ(StateOf(match).players[seat].hand_count, 4);
  EXPECT_EQ(StateOf(match).spent.Count(), 2);
}

TEST(DucksInTowDeck, DiscardedCardsBecomeTheDeckWhenItIsEmpty) {
  Table table = AtGiftShop();
  const int seat = table.first();
  const int deck = table.state().deck_count;
  Match match = table.Discard(deck).Play();
  EXPECT_EQ(StateOf(match).deck_count, 0);
  Act(match, "use buy_cards");
  const size_t mark = match.EventCount(Viewer::Seat(1 - seat));
  Act(match, "draw_deck");
  EXPECT_THAT(EventTexts(match, Viewer::Seat(1 - seat), mark),
              ElementsAre(absl::StrCat("deck_shuffled ", deck),
                          absl::StrCat("card_drawn p", seat + 1, " none deck")));
  EXPECT_EQ(StateOf(match).deck_count, deck - 1);
  EXPECT_EQ(StateOf(match).spent.Count(), 0);
}

TEST(DucksInTowGiftShop, OnlyWhatIsThereCanBeTaken) {
  Table table("", 1, TinyRuleset());  // Two red and two blue food; the other player has one.
  const int seat = table.first();
  Match match = table.Pawn(seat, "A2").Food(1 - seat, "B").Food(seat, "").Play();
  EXPECT_EQ(Refusal(match, "use cards"), "what that action needs is not there") << "all are dealt";
  Act(match, "use food");
  Act(match, "take_food red");
  Act(match, "take_food red");
  EXPECT_THAT(LegalTexts(match), ElementsAre("take_food blue"));
  Act(match, "take_food blue");
  EXPECT_EQ(Asked(match), "act 3") << "a fourth is not there";
  EXPECT_EQ(Refusal(match, "use food"), "what that action needs is not there");
}

TEST(DucksInTowAdoption, NeedsTwoDucksOfWhichOneHasADottedSpace) {
  Table table = AtAdoption();
  const int seat = table.first();  // Yellow and orange are printed, brown and green are dotted.
  EXPECT_THAT(LegalTexts(table.Tow(seat, "BG").Play(), "use"), ElementsAre("use adopt"));
  EXPECT_THAT(LegalTexts(table.Tow(seat, "YB").Play(), "use"), ElementsAre("use adopt"));
  EXPECT_THAT(LegalTexts(table.Tow(seat, "YO").Play(), "use"), IsEmpty());
  EXPECT_THAT(LegalTexts(table.Tow(seat, "B").Play(), "use"), IsEmpty());
  EXPECT_EQ(Refusal(table.Play(), "use adopt"), "what that action needs is not there");
}

TEST(DucksInTowAdoption, OneDuckFillsADottedSpaceAndTheOtherIsKeptAside) {
  Table table = AtAdoption();
  const int seat = table.first();
  Match match = table.Tow(seat, "YBG").Play();
  Act(match, "use adopt");
  EXPECT_EQ(Asked(match), "adopt_duck");
  EXPECT_THAT(LegalTexts(match), ElementsAre("adopt brown 1", "adopt green 1"));
  Act(match, "adopt green 1");
  EXPECT_EQ(Row(match, seat, "green"), "G") << "the starting card counts";
  EXPECT_EQ(Asked(match), "set_duck_aside 1");
  EXPECT_THAT(LegalTexts(match), ElementsAre("set_aside yellow", "set_aside brown"));
  Act(match, "set_aside yellow");
  EXPECT_EQ(Letters(match, StateOf(match).aside), "Y");
  EXPECT_EQ(Letters(match, StateOf(match).players[seat].tow), "B");
  EXPECT_EQ(Asked(match), "act 3");
}

TEST(DucksInTowAdoption, FilledSpaceCannotBeFilledAgain) {
  Table table = AtAdoption();
  const int seat = table.first();
  Match match = table.Tow(seat, "GGGG").Play();
  Act(match, "use adopt");
  Act(match, "adopt green 1");
  Act(match, "set_aside green");
  EXPECT_THAT(LegalTexts(match, "use"), IsEmpty());
}

TEST(DucksInTowAdoption, FillsAnyColumnOfTheTableau) {
  Table table = AtAdoption();
  const int seat = table.first();
  Match match = table.Completed(seat, {"koi_pond_y", "koi_pond_yo"}).Tow(seat, "GY").Play();
  Act(match, "use adopt");
  EXPECT_THAT(LegalTexts(match), ElementsAre("adopt green 1", "adopt green 2", "adopt green 3"));
  Act(match, "adopt green 2");
  EXPECT_EQ(Row(match, seat, "green"), "oGo");
}

}  // namespace
}  // namespace mallard::testing
