// The deck: every card is somewhere at every moment, and drawing is like drawing from a shuffled
// pile.
#include <map>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/naval_war/fixtures.h"
#include "tests/games/naval_war/snapshots.h"

namespace mallard::testing {
namespace {

using naval_war::State;

// Copies of a card that are anywhere.
int CopiesOf(const State& state, int kind) {
  int copies = state.deck.CountOf(kind) + state.discard.CountOf(kind);
  for (const naval_war::Player& player : state.players) {
    for (int i = 0; i < player.hand_size; ++i) copies += player.hand[i] == kind + 1;
  }
  return copies;
}

TEST(NavalWarDeck, AllCardsAreAccountedForAtEveryMoment) {
  int reshuffles = 0;
  for (uint64_t seed = 1; seed <= 10; ++seed) {
    Match match = NewMatch(BaseRuleset("naval_war"), "turn_limit=400", seed);
    Chance chance = Chance::Stream(seed, 3);
    while (StateOf(match).phase == naval_war::Phase::kSetup) StepByKind(match, chance);
    while (!match.outcome().over) {
      for (int kind = 0; kind < RulesOf(match).cards(); ++kind) {
        ASSERT_EQ(CopiesOf(StateOf(match), kind), RulesOf(match).card(kind).copies)
            << RulesOf(match).card_name(kind);
      }
      for (const naval_war::Player& player : StateOf(match).players) {
        ASSERT_LE(player.hand_size, 4);
      }
      StepByKind(match, chance);
    }
    for (const Event& event : match.Events(Viewer::Host())) {
      reshuffles += event.kind == naval_war::kReshuffled;
    }
  }
  EXPECT_GT(reshuffles, 10) << "the deck ran out now and then";
}

TEST(NavalWarDeck, EveryCardLeftIsEquallyLikelyToBeDrawn) {
  std::map<std::string, int> first;
  constexpr int kMatches = 7200;
  for (uint64_t seed = 1; seed <= kMatches; ++seed) {
    Match match = NewMatch(BaseRuleset("naval_war"), "", seed);
    for (int seat : {0, 1}) {
      MustDo(match, seat, "fill");
      MustDo(match, seat, "ready");
    }
    for (const Event& event : match.Events(Viewer::Host())) {
      if (event.kind != naval_war::kCardDrawn) continue;
      ++first[RulesOf(match).card_name(event.args[1])];
      break;
    }
  }
  // A hundred draws for every copy; more than five standard deviations would be a mistake.
  const Match match = NewMatch(BaseRuleset("naval_war"), "", 1);
  for (const naval_war::Card& card : ContentOf(match).cards) {
    const std::string name = card.id.substr(card.id.find(':') + 1);
    EXPECT_NEAR(first[name], 100 * card.copies, 50 * card.copies) << name;
  }
}

TEST(NavalWarDeck, CardsInHandAreNotDrawnAgain) {
  // One card of each kind and nothing else: six different cards are dealt.
  Match match = Begin(
      {.p1 = {"torpedo", "flares", "airstrike"}, .p2 = {"engineering", "seize_fire", "uav_drone"}});
  EXPECT_TRUE(StateOf(match).deck.Empty());
  for (int kind = 0; kind < RulesOf(match).cards(); ++kind) {
    EXPECT_LE(CopiesOf(StateOf(match), kind), 1);
  }
}

TEST(NavalWarDeck, NewDeckHoldsWhatWasDiscardedAndNotWhatIsHeld) {
  Match match = Begin({.p1 = {"torpedo", "torpedo"}, .p2 = {"flares", "flares"}});
  MustDo(match, 0, "play torpedo N14");
  MustDo(match, 0, "attack B2");
  MustDo(match, 1, "react flares");
  EXPECT_EQ(StateOf(match).deck.Total(), 1) << "of two that were put down one was drawn";
  EXPECT_EQ(StateOf(match).players[0].hand_size, 2);
  EXPECT_EQ(StateOf(match).players[1].hand_size, 1);
}

}  // namespace
}  // namespace mallard::testing
