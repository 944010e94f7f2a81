// Tableaux and formation cards: longest rows, patterns that slide, claims that share no duck.
#include "src/games/ducks_in_tow/tableau.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/ducks_in_tow/fixtures.h"

namespace mallard::testing {
namespace {

using ducks_in_tow::LongestRun;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// At the Koi Pond with a yellow duck and its card, so that a delivery is one action away.
Table BeforeDelivery() {
  Table table;
  const int seat = table.first();
  table.Place("C2", "koi_pond").Pawn(seat, "C2").Tow(seat, "Y").Hand(seat, {"koi_pond_y"});
  return table;
}

TEST(DucksInTowRows, LongestRunIsBrokenByGaps) {
  EXPECT_EQ(LongestRun(0), 0);
  EXPECT_EQ(LongestRun(0b1), 1);
  EXPECT_EQ(LongestRun(0b1011), 2);
  EXPECT_EQ(LongestRun(0b1110111101), 4);
  EXPECT_EQ(LongestRun(~0ull), 64);
}

TEST(DucksInTowRows, TableauHasRoomForSixtyFourColumns) {
  ducks_in_tow::Player player = {};
  ducks_in_tow::Face face;
  face.width = 2;
  player.columns = 62;
  EXPECT_TRUE(ducks_in_tow::HasRoom(player, face));
  player.columns = 63;
  EXPECT_FALSE(ducks_in_tow::HasRoom(player, face));
}

TEST(DucksInTowRows, ScoreIsTheLongestRunOfEachColour) {
  Table table;
  const int seat = table.first();
  // yellow Y o Y Y, orange O O O o, brown o o B B, green o G o o
  const Match match =
      table.Completed(seat, {"stone_bridge_og", "rose_garden_yob", "lily_fountain_yb"}).Play();
  EXPECT_EQ(Row(match, seat, "yellow"), "YoYY");
  EXPECT_EQ(Row(match, seat, "orange"), "OOOo");
  EXPECT_EQ(Row(match, seat, "brown"), "ooBB");
  EXPECT_EQ(Row(match, seat, "green"), "oGoo");
  EXPECT_EQ(match.outcome().scores[seat], 2 + 3 + 2 + 1);
}

TEST(DucksInTowRows, AdoptedDucksCloseGaps) {
  Table table;
  const int seat = table.first();
  table.Completed(seat, {"stone_bridge_og", "rose_garden_yob"}).Pawn(seat, "B2").Tow(seat, "YY");
  Match match = table.Play();
  EXPECT_EQ(match.outcome().scores[seat], 1 + 3 + 1 + 1);
  Act(match, "use adopt");
  Act(match, "adopt yellow 2");
  EXPECT_EQ(Row(match, seat, "yellow"), "YYY");
  EXPECT_EQ(match.outcome().scores[seat], 3 + 3 + 1 + 1);
}

TEST(DucksInTowClaim, PatternMayLieAnywhereInsideTheTableau) {
  Table table = BeforeDelivery();
  const int seat = table.first();
  // yellow Y Y Y Y, orange O o O o, brown o B B o, and the delivery at the right.
  table.Completed(seat, {"stone_bridge_yb", "willow_grove_yob"}).FaceUp({"vee"});
  Match match = table.Play();
  Act(match, "deliver koi_pond_y right");
  // Y o Y over o B o does not need the middle cells of its first row.
  EXPECT_EQ(Row(match, seat, "yellow"), "YYYY");
  EXPECT_EQ(Row(match, seat, "orange"), "OoOo");
  EXPECT_EQ(Row(match, seat, "brown"), "oBBo");
  EXPECT_THAT(LegalTexts(match, "claim vee"),
              ElementsAre("claim vee 2 yellow", "claim vee 1 orange"));
  const size_t mark = match.EventCount(Viewer::Host());
  Act(match, "claim vee 1 orange");
  EXPECT_THAT(Heard(match, mark),
              ElementsAre(absl::StrCat("claimed p", seat + 1, " vee 1 orange")));
  EXPECT_EQ(match.outcome().scores[seat], 4 + 1 + 2 + 0 + 2) << "two hearts";
}

TEST(DucksInTowClaim, PatternIsNeverTurnedOrMirrored) {
  Table table = BeforeDelivery();
  const int seat = table.first();
  // A falling diagonal: yellow 1, orange 2, brown 3.
  table.Completed(seat, {"boathouse_o", "willow_grove_b"}).FaceUp({"step", "rise"});
  Match match = table.Play();
  Act(match, "deliver koi_pond_y right");
  EXPECT_THAT(LegalTexts(match, "claim step"), ElementsAre("claim step 1 yellow"));
  EXPECT_THAT(LegalTexts(match, "claim rise"), IsEmpty());
}

TEST(DucksInTowClaim, PatternStaysInsideTheTableau) {
  Table table = BeforeDelivery();
  const int seat = table.first();
  // The gull is five columns wide; four columns of ducks are not enough, whatever they hold.
  table.Completed(seat, {"rose_garden_yob", "willow_grove_yob"}).FaceUp({"gull", "square"});
  Match match = table.Play();
  Act(match, "deliver koi_pond_y right");
  EXPECT_THAT(LegalTexts(match, "claim gull"), IsEmpty());
  EXPECT_EQ(Refusal(match, "claim gull 1 yellow"), "the pattern does not lie on free ducks there");
  EXPECT_EQ(Refusal(match, "claim square 1 green"), "the pattern does not lie on free ducks there");
  EXPECT_EQ(Refusal(match, "claim square 2 yellow"), "");
}

TEST(DucksInTowClaim, AdoptedDucksCount) {
  Table table;
  const int seat = table.first();
  table.Completed(seat, {"koi_pond_y"}).FaceUp({"square"}).Pawn(seat, "B2").Tow(seat, "OO");
  Match match = table.Play();
  Act(match, "use adopt");
  Act(match, "adopt orange 2");
  Act(match, "set_aside orange");
  EXPECT_EQ(Asked(match), "may_claim") << "also after an adoption";
  EXPECT_THAT(LegalTexts(match), ElementsAre("claim square 1 yellow", "go_on"));
}

TEST(DucksInTowClaim, IsNotAskedForAfterAnAdoptionThatMakesNone) {
  Table table;
  const int seat = table.first();
  table.FaceUp({"gull", "cross", "star", "stairs"}).Pawn(seat, "B2").Tow(seat, "BG");
  Match match = table.Play();
  Act(match, "use adopt");
  Act(match, "adopt green 1");
  Act(match, "set_aside brown");
  EXPECT_EQ(Asked(match), "act 3");
}

TEST(DucksInTowClaim, CostsNoActionAndEndsTheDelivery) {
  Table table = BeforeDelivery();
  const int seat = table.first();
  table.Completed(seat, {"koi_pond_yo"}).FaceUp({"square"});
  Match match = table.Play();
  Act(match, "deliver koi_pond_y right");
  Act(match, "claim square 1 yellow");
  EXPECT_EQ(Asked(match), "act 3");
}

TEST(DucksInTowClaim, OneCardForEachDelivery) {
  Table table = BeforeDelivery();
  const int seat = table.first();
  table.Completed(seat, {"rose_garden_yob", "willow_grove_yob", "lily_fountain_obg"});
  Match match = table.FaceUp({"square", "pillars"}).Play();
  Act(match, "deliver koi_pond_y left");
  EXPECT_THAT(LegalTexts(match, "claim square"), Contains("claim square 2 yellow"));
  EXPECT_THAT(LegalTexts(match, "claim pillars"), Contains("claim pillars 3 orange"));
  Act(match, "claim square 2 yellow");
  EXPECT_EQ(Refusal(match, "claim pillars 3 orange"),
            "claim does not answer what is asked now: act");
}

TEST(DucksInTowClaim, PatternMissedNowCanBeClaimedAfterALaterDelivery) {
  Table table = BeforeDelivery();
  const int seat = table.first();
  table.Completed(seat, {"koi_pond_yo"}).FaceUp({"square"});
  table.Tow(seat, "YBG").Hand(seat, {"koi_pond_y", "koi_pond_bg"});
  Match match = table.Play();
  Act(match, "deliver koi_pond_y right");
  Act(match, "go_on");
  Act(match, "deliver koi_pond_bg right");
  EXPECT_EQ(Refusal(match, "claim square 1 yellow"), "");
}

TEST(DucksInTowClaim, DuckServesOneFormationOnly) {
  Table table = BeforeDelivery();
  const int seat = table.first();
  table.Completed(seat, {"rose_garden_yob", "willow_grove_yob"}).FaceUp({"square", "pillars"});
  table.Tow(seat, "YBG").Hand(seat, {"koi_pond_y", "koi_pond_bg"});
  Match match = table.Play();
  // yellow Y Y Y Y, orange O O O o, brown o B B o
  Act(match, "deliver koi_pond_y right");
  EXPECT_EQ(Refusal(match, "claim pillars 1 yellow"), "");
  Act(match, "claim square 1 yellow");
  Act(match, "deliver koi_pond_bg right");
  EXPECT_EQ(Refusal(match, "claim pillars 1 yellow"),
            "the pattern does not lie on free ducks there");
  EXPECT_EQ(match.outcome().scores[seat], 4 + 3 + 2 + 1 + 3) << "used ducks still count in rows";
}

TEST(DucksInTowClaim, MovesAlongWhenACardJoinsAtTheLeft) {
  Table table = BeforeDelivery();
  const int seat = table.first();
  table.Completed(seat, {"koi_pond_yo"}).FaceUp({"square", "pillars"});
  table.Tow(seat, "YYOB").Hand(seat, {"koi_pond_y", "koi_pond_ob"});
  Match match = table.Play();
  Act(match, "deliver koi_pond_y right");
  Act(match, "claim square 1 yellow");
  Act(match, "deliver koi_pond_ob left");
  EXPECT_EQ(StateOf(match).claims[0].column, 1);
  EXPECT_EQ(StateOf(match).players[seat].serving[0], 0b110u);
}

TEST(DucksInTowClaim, OnlyFaceUpCardsCanBeClaimedAndOnlyOnce) {
  Table table = BeforeDelivery();
  const int seat = table.first();
  table.Completed(seat, {"koi_pond_yo"}).FaceUp({"square", "gull", "cross", "star"});
  table.Tow(seat, "YBG").Hand(seat, {"koi_pond_y", "koi_pond_bg"});
  Match match = table.Play();
  Act(match, "deliver koi_pond_y right");
  EXPECT_EQ(Refusal(match, "claim vee 1 yellow"), "that formation card does not lie face up");
  Act(match, "claim square 1 yellow");
  Act(match, "deliver koi_pond_bg right");
  EXPECT_EQ(Refusal(match, "claim square 1 yellow"), "that formation card does not lie face up");
}

}  // namespace
}  // namespace mallard::testing
