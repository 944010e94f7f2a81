// Swapping goods between players.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/duck_dealer/actions.h"
#include "tests/games/duck_dealer/fixtures.h"

namespace mallard::testing {
namespace {

using duck_dealer::Phase;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// p1 acts; p2 is on the same planet; p1 has a duck and paint, p2 a booth. p3 is elsewhere.
Match Together() {
  Match match = Acting(3);
  PutShip(match, 1, "bathtub_prime");
  Load(match, 0, "rubber_duck");
  Load(match, 0, "blue_paint");
  Load(match, 1, "phone_booth");
  return match;
}

int Count(const Match& match, int seat, absl::string_view good) {
  return PlayerOf(match, seat).goods[GoodNamed(match, good)];
}

TEST(DealerBarter, IsForPlayersOnTheSamePlanet) {
  Match match = Together();
  EXPECT_THAT(LegalTexts(match, 0, "offer"), ElementsAre("offer p2"));
  EXPECT_THAT(LegalTexts(match, 0, "invite"), ElementsAre("invite p2"));
  EXPECT_EQ(Refusal(match, 0, "offer p3"), "that player is not on this planet");
  EXPECT_EQ(Refusal(match, 0, "offer p1"), "that is you");
}

TEST(DealerBarter, AnAcceptedOfferSwapsTheGoodsForNoEnergy) {
  Match match = Together();
  for (const char* text :
       {"offer p2", "give rubber_duck", "give blue_paint", "want phone_booth", "propose"}) {
    MustDo(match, 0, text);
  }
  EXPECT_EQ(match.DecisionOf(1).kind, duck_dealer::kAnswerOffer);
  EXPECT_FALSE(match.DecisionOf(0));
  MustDo(match, 1, "accept");
  EXPECT_EQ(Count(match, 0, "phone_booth"), 1);
  EXPECT_EQ(Count(match, 1, "rubber_duck"), 1);
  EXPECT_EQ(Count(match, 1, "blue_paint"), 1);
  EXPECT_EQ(PlayerOf(match, 0).load, 1);
  EXPECT_EQ(PlayerOf(match, 1).load, 2);
  EXPECT_EQ(duck_dealer::RealEnergy(PlayerOf(match, 0)), 30);
  EXPECT_EQ(match.DecisionOf(0).kind, duck_dealer::kActionTurnStep);
}

TEST(DealerBarter, ADeclinedOfferChangesNothing) {
  Match match = Together();
  for (const char* text : {"offer p2", "give rubber_duck", "propose"}) MustDo(match, 0, text);
  MustDo(match, 1, "decline");
  EXPECT_EQ(Count(match, 0, "rubber_duck"), 1);
  EXPECT_EQ(match.DecisionOf(0).kind, duck_dealer::kActionTurnStep);
}

TEST(DealerBarter, TheOtherSideMayOfferWhenInvited) {
  Match match = Together();
  MustDo(match, 0, "invite p2");
  EXPECT_EQ(match.DecisionOf(1).kind, duck_dealer::kDraftOffer);
  EXPECT_THAT(LegalTexts(match, 1, ""),
              ElementsAre("give phone_booth", "want rubber_duck", "want blue_paint", "withdraw"));
  for (const char* text : {"give phone_booth", "want rubber_duck", "propose"}) {
    MustDo(match, 1, text);
  }
  MustDo(match, 0, "accept");
  EXPECT_EQ(Count(match, 0, "phone_booth"), 1);
  EXPECT_EQ(Count(match, 1, "rubber_duck"), 1);
}

TEST(DealerBarter, EitherSideMayBeNothingButNotBoth) {
  Match match = Together();
  MustDo(match, 0, "offer p2");
  EXPECT_EQ(Refusal(match, 0, "propose"), "an offer needs some good");
  MustDo(match, 0, "want phone_booth");
  MustDo(match, 0, "propose");
  MustDo(match, 1, "accept");
  EXPECT_EQ(Count(match, 0, "phone_booth"), 1);
}

TEST(DealerBarter, AnOfferHoldsUpToThreeGoodsASideAndOnlyWhatIsThere) {
  Match match = Together();
  Load(match, 0, "rubber_duck", 3);
  MustDo(match, 0, "offer p2");
  MustDo(match, 0, "give blue_paint");
  EXPECT_EQ(Refusal(match, 0, "give blue_paint"), "you have no more of that good");
  MustDo(match, 0, "give rubber_duck");
  MustDo(match, 0, "give rubber_duck");
  EXPECT_EQ(Refusal(match, 0, "give rubber_duck"), "that is as many goods as an offer holds");
  MustDo(match, 0, "want phone_booth");
  EXPECT_EQ(Refusal(match, 0, "want phone_booth"), "the other player has no more of that good");
}

TEST(DealerBarter, NoOfferIsMadeTwiceInATurn) {
  Match match = Together();
  for (const char* text : {"offer p2", "give blue_paint", "give rubber_duck", "propose"}) {
    MustDo(match, 0, text);
  }
  MustDo(match, 1, "decline");
  for (const char* text : {"offer p2", "give rubber_duck", "give blue_paint"}) {
    MustDo(match, 0, text);
  }
  EXPECT_EQ(Refusal(match, 0, "propose"), "that was offered in this turn already")
      << "the order of goods makes no difference";
}

TEST(DealerBarter, SixOffersATurn) {
  Match match = Together();
  for (int i = 0; i < 6; ++i) {
    MustDo(match, 0, i % 2 == 0 ? "offer p2" : "invite p2");
    MustDo(match, i % 2 == 0 ? 0 : 1, "withdraw");
  }
  EXPECT_EQ(Refusal(match, 0, "offer p2"), "there were enough offers in this turn");
  EXPECT_THAT(LegalTexts(match, 0, "invite"), IsEmpty());
}

TEST(DealerBarter, ThePartnerMustHaveRoomButTheActivePlayerNeedNot) {
  Match match = Together();
  Load(match, 1, "solar_panel", 2);  // Full now.
  for (const char* text : {"offer p2", "give rubber_duck"}) MustDo(match, 0, text);
  EXPECT_EQ(Refusal(match, 0, "propose"), "the player whose turn it is not has no room for that");
  MustDo(match, 0, "want phone_booth");
  EXPECT_EQ(Refusal(match, 0, "propose"), "");
  Match other = Together();
  Load(other, 0, "rubber_duck");
  for (const char* text : {"offer p2", "want phone_booth", "propose"}) MustDo(other, 0, text);
  MustDo(other, 1, "accept");
  EXPECT_EQ(PlayerOf(other, 0).load, 4) << "while trading";
}

}  // namespace
}  // namespace mallard::testing
