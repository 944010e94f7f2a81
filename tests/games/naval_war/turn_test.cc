// The course of a turn, drawing and discarding, and the end of the match.
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/naval_war/fixtures.h"

namespace mallard::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

const Viewer kHost = Viewer::Host();

TEST(NavalWarTurn, PlayersAlternate) {
  Match match = Begin({});
  for (int turn = 0; turn < 6; ++turn) {
    EXPECT_EQ(Asked(match, turn % 2), naval_war::kTakeTurn);
    EXPECT_EQ(Asked(match, 1 - turn % 2), 0u);
    EXPECT_EQ(Refusal(match, 1 - turn % 2, "decline"), "it is your opponent's turn");
    EXPECT_THAT(LegalTexts(match, 1 - turn % 2), IsEmpty());
    MustDo(match, turn % 2, turn < 3 ? "attack N14" : "decline");
  }
  EXPECT_EQ(StateOf(match).turns, 6u);
}

TEST(NavalWarTurn, NormalAttackNamesOneCellOfTheBoard) {
  const Match match = Begin({});
  EXPECT_THAT(LegalTexts(match, 0, "attack"), SizeIs(196));
  EXPECT_EQ(Refusal(match, 0, "attack O1"), "there is no such cell on the board");
  EXPECT_EQ(Refusal(match, 0, "attack A15"), "there is no such cell on the board");
}

TEST(NavalWarTurn, NormalAttackEndsTheTurn) {
  Match match = Begin({});
  EXPECT_THAT(Hear(match, 0, "attack N14", kHost),
              ElementsAre("cell_attacked p1 N14", "answered p2 N14 miss", "turn_began p2 1"));
}

TEST(NavalWarTurn, PlayerMayDeclineTheNormalAttack) {
  Match match = Begin({.p1 = {"torpedo"}});
  EXPECT_THAT(Hear(match, 0, "decline", kHost), ElementsAre("turn_began p2 1"));
  PassTurns(match, 1);
  MustDo(match, 0, "play torpedo N14");
  MustDo(match, 0, "decline");
  EXPECT_EQ(StateOf(match).turn_seat, 1) << "after a card, too";
}

TEST(NavalWarTurn, OneCardMayBePlayedBeforeTheNormalAttack) {
  Match match = Begin({.p1 = {"torpedo", "torpedo"}});
  MustDo(match, 0, "play torpedo N14");
  EXPECT_EQ(Asked(match, 0), naval_war::kTakeTurn) << "the normal attack may follow";
  EXPECT_THAT(HandOf(match, 0), ElementsAre("torpedo"));
  EXPECT_EQ(Refusal(match, 0, "play torpedo N13"), "one card a turn; you have played it");
  EXPECT_THAT(LegalTexts(match, 0, "play"), IsEmpty());
  MustDo(match, 0, "attack N13");
  EXPECT_EQ(StateOf(match).turn_seat, 1);
  PassTurns(match, 1);
  EXPECT_EQ(Refusal(match, 0, "play torpedo N13"), "") << "a new turn, another card";
}

TEST(NavalWarTurn, NoCardAfterTheNormalAttack) {
  Match match = Begin({.p1 = {"torpedo"}});
  MustDo(match, 0, "attack B2");
  EXPECT_EQ(Refusal(match, 0, "play torpedo N14"), "an attack must be answered: react or allow");
  EXPECT_EQ(Refusal(match, 0, "allow"), "wait for the defender's answer");
  MustDo(match, 1, "allow");
  EXPECT_EQ(Refusal(match, 0, "play torpedo N14"), "move a damaged ship, or stay");
  EXPECT_EQ(Refusal(match, 0, "stay"), "wait until the defender has finished");
  MustDo(match, 1, "stay");
  EXPECT_EQ(Refusal(match, 0, "play torpedo N14"), "it is your opponent's turn");
}

TEST(NavalWarTurn, OnlyCardsInHandCanBePlayed) {
  const Match match = Begin({.p1 = {"torpedo"}});
  EXPECT_EQ(Refusal(match, 0, "play cyber_operation"), "you do not hold cyber_operation");
  EXPECT_THAT(LegalTexts(match, 0, "play"), SizeIs(196));
}

TEST(NavalWarTurn, CardsOfOneKindAreListedOnce) {
  EXPECT_THAT(LegalTexts(Begin({.p1 = {"torpedo", "torpedo", "torpedo"}}), 0, "play"), SizeIs(196));
}

TEST(NavalWarTurn, PlayerDrawsOneCardAtTheEndOfTheTurn) {
  Match match = Begin({.p1 = {"torpedo", "torpedo", "torpedo"}, .deck = {"flares", "flares"}});
  MustDo(match, 0, "play torpedo N14");
  EXPECT_THAT(HandOf(match, 0), SizeIs(2)) << "not before the turn ends";
  EXPECT_THAT(Hear(match, 0, "attack N14", kHost),
              ElementsAre("cell_attacked p1 N14", "answered p2 N14 miss", "card_drawn p1 flares 1",
                          "turn_began p2 1"));
  EXPECT_THAT(HandOf(match, 0), ElementsAre("flares", "torpedo", "torpedo"));
}

TEST(NavalWarTurn, DecliningDrawsToo) {
  Match match = Begin({.p1 = {"torpedo"}, .deck = {"flares"}});
  MustDo(match, 0, "play torpedo N14");
  EXPECT_THAT(Hear(match, 0, "decline", kHost), Contains("card_drawn p1 flares 0"));
}

TEST(NavalWarTurn, HandIsDiscardedDownToThreeAndThePlayerChooses) {
  Match match = Begin({.p1 = {"torpedo", "torpedo", "airstrike"}, .deck = {"flares"}});
  MustDo(match, 0, "decline");
  EXPECT_EQ(Asked(match, 0), naval_war::kDiscardCards);
  EXPECT_EQ(Asked(match, 1), 0u) << "the turn is not over yet";
  EXPECT_THAT(LegalTexts(match, 0),
              ElementsAre("discard airstrike", "discard torpedo", "discard flares"))
      << "each kind once, the drawn card too";
  EXPECT_EQ(Refusal(match, 0, "discard engineering"), "you do not hold engineering");
  EXPECT_EQ(Refusal(match, 0, "attack A1"), "you hold too many cards: discard one");
  EXPECT_EQ(Refusal(match, 1, "discard torpedo"), "it is your opponent's turn");
  EXPECT_THAT(Hear(match, 0, "discard airstrike", Viewer::Seat(1)),
              ElementsAre("card_discarded p1 airstrike", "turn_began p2 1"));
  EXPECT_THAT(HandOf(match, 0), ElementsAre("flares", "torpedo", "torpedo"));
}

TEST(NavalWarTurn, DiscardedCardsLieOnTheOpenPile) {
  Match match = Begin({.p1 = {"torpedo"}, .deck = {"flares"}});
  MustDo(match, 0, "decline");
  MustDo(match, 0, "discard torpedo");
  StateBuffer seen(match.rules().state_size());
  match.rules().Redact(match.state(), Viewer::Seat(1), seen.data());
  EXPECT_EQ(naval_war::NavalWarRules::As(seen.data()).discard.Total(), 1);
  EXPECT_EQ(naval_war::NavalWarRules::As(seen.data()).discard, StateOf(match).discard);
}

TEST(NavalWarTurn, UsedCardsGoToTheDiscardPile) {
  Match match = Begin({.p1 = {"airstrike"}, .p2 = {"flares"}});
  EXPECT_EQ(StateOf(match).discard.Total(), 0);
  MustDo(match, 0, "play airstrike B2");
  EXPECT_EQ(StateOf(match).discard.Total(), 1);
  EXPECT_EQ(StateOf(match).discard.CountOf(StateOf(match).attack.card - 1), 1);
  MustDo(match, 1, "react flares");
  EXPECT_THAT(HandOf(match, 1), IsEmpty());
  EXPECT_EQ(StateOf(match).discard.Total() + StateOf(match).deck.Total() +
                StateOf(match).players[0].hand_size,
            2)
      << "both have been put down, and one was drawn from the new deck";
}

TEST(NavalWarTurn, EmptyDeckIsReplacedByTheShuffledDiscardPile) {
  Match match = Begin({.p1 = {"torpedo"}});
  MustDo(match, 0, "play torpedo N14");
  ASSERT_TRUE(StateOf(match).deck.Empty());
  EXPECT_THAT(Hear(match, 0, "decline", Viewer::Seat(1)),
              ElementsAre("reshuffled 1", "card_drawn p1 none 0", "turn_began p2 1"));
  EXPECT_EQ(StateOf(match).discard.Total(), 0);
  EXPECT_THAT(HandOf(match, 0), ElementsAre("torpedo"));
}

TEST(NavalWarTurn, DeckIsNotReplacedWhileItHasCards) {
  Match match = Begin({.p1 = {"torpedo"}, .deck = {"flares"}});
  MustDo(match, 0, "play torpedo N14");
  EXPECT_THAT(Hear(match, 0, "decline", kHost), Not(Contains(HasSubstr("reshuffled"))));
  EXPECT_EQ(StateOf(match).discard.Total(), 1);
}

TEST(NavalWarTurn, WithBothPilesEmptyNothingIsDrawn) {
  Match match = Begin({.p1 = {"torpedo"}});
  EXPECT_THAT(Hear(match, 0, "decline", kHost), ElementsAre("turn_began p2 1"));
  EXPECT_THAT(HandOf(match, 0), ElementsAre("torpedo"));
}

TEST(NavalWarTurn, PlayerWhoseTurnACardEndedDrawsToo) {
  Match match = Begin({.p1 = {"horizontal_laser"}, .deck = {"flares"}});
  EXPECT_THAT(Hear(match, 0, "play horizontal_laser 14", kHost),
              Contains("card_drawn p1 flares 0"));
  EXPECT_EQ(StateOf(match).turn_seat, 1);
}

TEST(NavalWarTurn, DrawAfterCardEndOffDrawsNothingThen) {
  Match match = Begin({.p1 = {"horizontal_laser"},
                       .deck = {"flares", "flares"},
                       .options = "draw_after_card_end=false"});
  EXPECT_THAT(Hear(match, 0, "play horizontal_laser 14", kHost),
              Not(Contains(HasSubstr("card_drawn"))));
  EXPECT_EQ(StateOf(match).turn_seat, 1);
  EXPECT_THAT(Hear(match, 1, "decline", kHost), Contains(HasSubstr("card_drawn p2")))
      << "turns that no card ended draw as ever";
}

TEST(NavalWarTurn, SkippedTurnDrawsNothing) {
  Match match = Begin({.p1 = {"fleet_relocation"}, .deck = {"flares", "flares", "flares"}});
  MustDo(match, 0, "play fleet_relocation");
  MustDo(match, 0, "fill");
  MustDo(match, 0, "confirm");
  MustDo(match, 0, "decline");
  const Texts hand = HandOf(match, 0);
  MustDo(match, 1, "decline");
  EXPECT_THAT(Hear(match, 1, "discard blank", kHost),
              ElementsAre("card_discarded p2 blank", "turn_skipped p1 2", "turn_began p2 3"));
  EXPECT_EQ(HandOf(match, 0), hand);
}

TEST(NavalWarTurn, CardThatCanHaveNoEffectCannotBePlayed) {
  const Match match = Begin({.p1 = {"engineering"}});
  EXPECT_EQ(Refusal(match, 0, "play engineering B2"), "no damaged part of your ships lies there");
  EXPECT_THAT(LegalTexts(match, 0, "play"), IsEmpty());
}

TEST(NavalWarTurn, ReactionsCannotBePlayedOnOnesOwnTurn) {
  const Match match = Begin({.p1 = {"smoke_screen", "flares"}});
  EXPECT_EQ(Refusal(match, 0, "play flares"), "flares can only answer an attack");
  EXPECT_EQ(Refusal(match, 0, "play smoke_screen carrier"),
            "smoke_screen can only answer an attack");
  EXPECT_THAT(LegalTexts(match, 0, "play"), IsEmpty());
}

TEST(NavalWarEnd, SinkingTheLastShipWinsAtOnce) {
  Match match = Begin({.options = "mode=duel"});
  Strike(match, 0, "attack B2");
  PassTurns(match, 1);
  MustDo(match, 0, "attack C2");
  EXPECT_THAT(Hear(match, 1, "allow", Viewer::Seat(1)),
              ElementsAre("answered p2 C2 hit", "sunk p2 destroyer", "won p1", "disclosed"));
  EXPECT_TRUE(match.outcome().over);
  EXPECT_EQ(match.outcome().winners, 1u);
  for (int seat : {0, 1}) {
    EXPECT_EQ(Asked(match, seat), 0u);
    EXPECT_EQ(Refusal(match, seat, "decline"), "the match is over");
  }
}

TEST(NavalWarEnd, EveryShipMustBeSunk) {
  Match match = Begin({.options = "mode=pair"});
  for (const char* cell : {"B4", "C4", "B2", "C2"}) {
    Strike(match, 0, std::string("attack ") + cell);
    PassTurns(match, 1);
  }
  EXPECT_FALSE(match.outcome().over);
  EXPECT_EQ(StateOf(match).boards[1].standing, 1);
  Strike(match, 0, "attack D2");
  EXPECT_TRUE(match.outcome().over);
}

TEST(NavalWarEnd, SecondPlayerWinsJustSo) {
  Match match = Begin({.options = "mode=duel"});
  for (const char* cell : {"B2", "C2"}) {
    PassTurns(match, 1);
    Strike(match, 1, std::string("attack ") + cell);
  }
  EXPECT_EQ(match.outcome().winners, 2u);
}

TEST(NavalWarEnd, TurnLimitIsADraw) {
  Match match = Begin({.options = "turn_limit=5"});
  PassTurns(match, 4);
  EXPECT_FALSE(match.outcome().over);
  EXPECT_THAT(Hear(match, 0, "decline", Viewer::Seat(1)), ElementsAre("drawn", "disclosed"));
  EXPECT_TRUE(match.outcome().over);
  EXPECT_EQ(match.outcome().winners, 0u);
}

TEST(NavalWarEnd, TurnLimitIsSixHundredUnlessNamed) {
  Match match = Begin({});
  PassTurns(match, 599);
  EXPECT_FALSE(match.outcome().over);
  PassTurns(match, 1);
  EXPECT_TRUE(match.outcome().over);
}

TEST(NavalWarEnd, TurnLimitIsLookedAtWhenTheTurnIsOver) {
  Match match = Begin({.p1 = {"torpedo"}, .deck = {"flares"}, .options = "turn_limit=2"});
  PassTurns(match, 1);
  MustDo(match, 1, "attack B2");
  MustDo(match, 0, "allow");
  MustDo(match, 0, "stay");
  EXPECT_EQ(Asked(match, 1), naval_war::kDiscardCards) << "drawing and discarding come first";
  MustDo(match, 1, "discard blank");
  EXPECT_TRUE(match.outcome().over);
}

TEST(NavalWarEnd, WinInTheLastTurnIsAWin) {
  Match match = Begin({.options = "mode=duel turn_limit=3"});
  Strike(match, 0, "attack B2");
  PassTurns(match, 1);
  Strike(match, 0, "attack C2");
  EXPECT_EQ(match.outcome().winners, 1u);
}

TEST(NavalWarEnd, SkippedTurnsCountForTheTurnLimit) {
  Match match = Begin({.p1 = {"fleet_relocation"}, .options = "turn_limit=4"});
  MustDo(match, 0, "play fleet_relocation");
  MustDo(match, 0, "fill");
  MustDo(match, 0, "confirm");
  PassTurns(match, 2);  // p1, p2; then p1 skips.
  EXPECT_EQ(StateOf(match).turns, 3u);
  EXPECT_THAT(Hear(match, 1, "decline", kHost), ElementsAre("drawn", "disclosed"))
      << "and nobody's turn is skipped or begun after it";
}

TEST(NavalWarEnd, LimitCanBeReachedBySkipping) {
  Match match = Begin({.p1 = {"fleet_relocation"}, .options = "turn_limit=3"});
  MustDo(match, 0, "play fleet_relocation");
  MustDo(match, 0, "fill");
  MustDo(match, 0, "confirm");
  PassTurns(match, 1);
  EXPECT_THAT(Hear(match, 1, "decline", kHost),
              ElementsAre("turn_skipped p1 2", "drawn", "disclosed"));
}

TEST(NavalWarEnd, EverythingIsDisclosedAtTheEnd) {
  Match match = Begin({.p1 = {"torpedo"}, .p2 = {"flares"}, .options = "turn_limit=2"});
  PassTurns(match, 2);
  for (int seat : {0, 1}) {
    StateBuffer seen(match.rules().state_size());
    match.rules().Redact(match.state(), Viewer::Seat(seat), seen.data());
    const naval_war::State& state = naval_war::NavalWarRules::As(seen.data());
    EXPECT_EQ(state.boards[1 - seat].occupied, StateOf(match).boards[1 - seat].occupied);
    EXPECT_EQ(state.players[1 - seat].hand[0], StateOf(match).players[1 - seat].hand[0]);
    EXPECT_EQ(state.chance, Chance()) << "chance stays the host's";
  }
}

}  // namespace
}  // namespace mallard::testing
