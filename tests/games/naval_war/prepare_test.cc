// Cards whose target takes several actions: step by step, taken back, and in secret.
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/naval_war/fixtures.h"

namespace mallard::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;
using ::testing::SizeIs;

const Viewer kPlayer = Viewer::Seat(0);

TEST(NavalWarPrepare, CellsAreNamedOneAfterAnother) {
  Match match = Begin({.p1 = {"drone_strike"}});
  MustDo(match, 0, "play drone_strike");
  EXPECT_THAT(LegalTexts(match, 0, "aim"), SizeIs(196));
  EXPECT_EQ(Refusal(match, 0, "confirm"), "the card is not prepared yet");
  EXPECT_THAT(Hear(match, 0, "aim C3", kPlayer), ElementsAre("aimed p1 C3"));
  EXPECT_THAT(LegalTexts(match, 0, "aim"), SizeIs(195));
  MustDo(match, 0, "aim A1");
  EXPECT_EQ(Refusal(match, 0, "confirm"), "the card is not prepared yet");
  MustDo(match, 0, "aim N14");
  EXPECT_EQ(Refusal(match, 0, "aim B2"), "all cells are named: confirm, or take one back");
  EXPECT_THAT(LegalTexts(match, 0),
              ElementsAre("unaim A1", "unaim C3", "unaim N14", "withdraw", "confirm"));
  EXPECT_THAT(Hear(match, 0, "confirm", kPlayer),
              ElementsAre("card_played p1 drone_strike", "cell_attacked p1 C3",
                          "cell_attacked p1 A1", "cell_attacked p1 N14", "answered p2 C3 miss",
                          "answered p2 A1 miss", "answered p2 N14 miss"));
}

TEST(NavalWarPrepare, CellsMustDiffer) {
  Match match = Begin({.p1 = {"drone_strike"}});
  MustDo(match, 0, "play drone_strike");
  MustDo(match, 0, "aim C3");
  EXPECT_EQ(Refusal(match, 0, "aim C3"), "that cell is named already");
  EXPECT_THAT(LegalTexts(match, 0), Not(Contains("aim C3")));
  EXPECT_EQ(Refusal(match, 0, "aim O1"), "there is no such cell on the board");
}

TEST(NavalWarPrepare, NamedCellsCanBeTakenBack) {
  Match match = Begin({.p1 = {"drone_strike"}});
  MustDo(match, 0, "play drone_strike");
  for (const char* aim : {"aim A1", "aim B1", "aim C1"}) MustDo(match, 0, aim);
  EXPECT_EQ(Refusal(match, 0, "unaim D1"), "that cell has not been named");
  EXPECT_THAT(Hear(match, 0, "unaim A1", kPlayer), ElementsAre("unaimed p1 A1"));
  MustDo(match, 0, "aim A1");
  EXPECT_THAT(Hear(match, 0, "confirm", kPlayer), Contains("cell_attacked p1 B1"));
  const Texts told = EventTexts(match, kPlayer);
  EXPECT_THAT(Texts(told.end() - 3, told.end()),
              ElementsAre("answered p2 B1 miss", "answered p2 C1 miss", "answered p2 A1 miss"))
      << "what is named again is named last";
}

TEST(NavalWarPrepare, CardCanBeWithdrawnAsIfNothingHadHappened) {
  Match match = Begin({.p1 = {"drone_strike", "torpedo"}});
  const Match before = match;
  MustDo(match, 0, "play drone_strike");
  MustDo(match, 0, "aim A1");
  EXPECT_THAT(HandOf(match, 0), ElementsAre("drone_strike", "torpedo")) << "still in hand";
  EXPECT_THAT(Hear(match, 0, "withdraw", kPlayer), ElementsAre("withdrawn p1 drone_strike"));
  EXPECT_EQ(match.Hash(), before.Hash());
  MustDo(match, 0, "play torpedo A1");
}

TEST(NavalWarPrepare, NothingElseCanBeDoneMeanwhile) {
  Match match = Begin({.p1 = {"drone_strike", "torpedo"}});
  MustDo(match, 0, "play drone_strike");
  for (const char* other : {"attack A1", "decline", "play torpedo A1", "play drone_strike",
                            "place carrier west A1", "lift carrier", "fill"}) {
    EXPECT_EQ(Refusal(match, 0, other), "you are preparing drone_strike: finish it, or withdraw it")
        << other;
  }
  EXPECT_EQ(Refusal(match, 1, "decline"), "it is your opponent's turn");
}

TEST(NavalWarPrepare, CardIsPlayedOnlyWhenItIsConfirmed) {
  Match match = Begin({.p1 = {"drone_strike"}});
  MustDo(match, 0, "play drone_strike");
  for (const char* aim : {"aim A1", "aim B1", "aim C1"}) MustDo(match, 0, aim);
  EXPECT_EQ(StateOf(match).discard.Total(), 0);
  EXPECT_EQ(StateOf(match).card_played, 0);
  MustDo(match, 0, "confirm");
  EXPECT_EQ(StateOf(match).discard.Total(), 1);
  EXPECT_EQ(Refusal(match, 0, "play drone_strike"), "one card a turn; you have played it");
}

TEST(NavalWarPrepare, FleetIsPlacedShipByShip) {
  Match match = Begin({.p1 = {"fleet_relocation"}});
  MustDo(match, 0, "play fleet_relocation");
  EXPECT_EQ(Refusal(match, 0, "confirm"), "the card is not prepared yet");
  EXPECT_EQ(Refusal(match, 0, "aim A1"),
            "you are preparing fleet_relocation: finish it, or withdraw it");
  EXPECT_THAT(Hear(match, 0, "place carrier west B4", kPlayer),
              ElementsAre("placed p1 carrier west B4"))
      << "where the battleship was: all are picked up first";
  EXPECT_EQ(Refusal(match, 0, "place carrier west B6"), "carrier is placed already");
  EXPECT_EQ(Refusal(match, 0, "place destroyer north B3"), "it would overlap another ship");
  EXPECT_EQ(Refusal(match, 0, "place destroyer north B14"), "it would lie beyond the board");
  EXPECT_EQ(CellsOf(match, 0, "carrier"), "B2 C2 D2 E2 F2") << "nothing has moved yet";
  MustDo(match, 0, "fill");
  EXPECT_EQ(Refusal(match, 0, "fill"), "every ship is placed");
  MustDo(match, 0, "confirm");
  EXPECT_EQ(CellsOf(match, 0, "carrier"), "B4 C4 D4 E4 F4");
}

TEST(NavalWarPrepare, NewPlacesCanBeTakenBack) {
  Match match = Begin({.p1 = {"fleet_relocation"}});
  MustDo(match, 0, "play fleet_relocation");
  EXPECT_EQ(Refusal(match, 0, "lift carrier"), "carrier is not placed yet");
  MustDo(match, 0, "place carrier west B4");
  EXPECT_THAT(LegalTexts(match, 0, "lift"), ElementsAre("lift carrier"));
  EXPECT_THAT(Hear(match, 0, "lift carrier", kPlayer), ElementsAre("lifted p1 carrier"));
  MustDo(match, 0, "place carrier west A14");
  MustDo(match, 0, "fill");
  MustDo(match, 0, "confirm");
  EXPECT_EQ(CellsOf(match, 0, "carrier"), "A14 B14 C14 D14 E14");
}

TEST(NavalWarPrepare, WithdrawnRelocationMovesNothingAndCostsNothing) {
  Match match = Begin({.p1 = {"fleet_relocation"}});
  const uint64_t hash = match.Hash();
  MustDo(match, 0, "play fleet_relocation");
  PlaceFleet(match, 0, {"carrier north N1"});
  MustDo(match, 0, "withdraw");
  EXPECT_EQ(match.Hash(), hash);
}

TEST(NavalWarPrepare, FillDrawsFromThePlayersOwnChance) {
  Match match = Begin({.p1 = {"fleet_relocation"}});
  const Chance common = StateOf(match).chance;
  const Chance other = StateOf(match).seat_chance[1];
  MustDo(match, 0, "play fleet_relocation");
  MustDo(match, 0, "fill");
  EXPECT_EQ(StateOf(match).chance, common);
  EXPECT_EQ(StateOf(match).seat_chance[1], other);
}

TEST(NavalWarPrepare, NothingIsVisibleToTheOpponentUntilItIsConfirmed) {
  Match match = Begin({.p1 = {"drone_strike", "fleet_relocation"}});
  const Knowledge before(match, 1);
  for (const char* step : {"play drone_strike", "aim A1", "aim B1", "unaim A1", "aim C1", "aim D1",
                           "withdraw", "play fleet_relocation", "place carrier north A1",
                           "lift carrier", "place carrier north N1", "fill"}) {
    MustDo(match, 0, step);
    EXPECT_EQ(Knowledge(match, 1), before) << step;
  }
  MustDo(match, 0, "confirm");
  EXPECT_FALSE(Knowledge(match, 1) == before);
}

TEST(NavalWarPrepare, PreparationEndsWithTheCard) {
  Match match = Begin({.p1 = {"drone_strike"}});
  MustDo(match, 0, "play drone_strike");
  for (const char* step : {"aim A1", "aim B1", "aim C1", "confirm"}) MustDo(match, 0, step);
  EXPECT_EQ(StateOf(match).preparation.card, 0);
  EXPECT_EQ(StateOf(match).preparation.aims, 0);
  EXPECT_EQ(Refusal(match, 0, "aim D1"), "play a card, attack or decline");
}

}  // namespace
}  // namespace mallard::testing
