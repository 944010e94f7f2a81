// Energy, action turns, the turn track, the end.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/duck_dealer/actions.h"
#include "tests/games/duck_dealer/fixtures.h"

namespace mallard::testing {
namespace {

using duck_dealer::kBuildEnergy;
using duck_dealer::kMoveEnergy;
using duck_dealer::kTradeEnergy;
using duck_dealer::Phase;
using duck_dealer::State;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::SizeIs;

std::vector<int> EnergyOf(const Match& match, int seat) {
  const uint8_t* energy = PlayerOf(match, seat).energy;
  return {energy[0], energy[1], energy[2]};
}
std::vector<int> VirtualOf(const Match& match, int seat) {
  const uint8_t* energy = PlayerOf(match, seat).virtual_energy;
  return {energy[0], energy[1], energy[2]};
}

// Leaves only some markers in the supply; p2 gets the others.
void Drain(Match& match, int move, int build, int trade) {
  const uint8_t* supply = StateOf(match).supply;
  Grant(match, 1, supply[0] - move, supply[1] - build, supply[2] - trade);
}

TEST(DealerEnergy, CollectingGivesAFreeChoiceAndOneForEachCrew) {
  Match match = Playing();
  MustDo(match, 0, "collect build");
  EXPECT_THAT(EnergyOf(match, 0), ElementsAre(1, 1, 1)) << "navigator, choice, merchant";
  EXPECT_EQ(StateOf(match).turn_seat, 1) << "and the turn is over";
  MustDo(match, 1, "collect trade");
  EXPECT_THAT(EnergyOf(match, 1), ElementsAre(1, 0, 2));
  EXPECT_THAT(StateOf(match).supply, ElementsAre(36, 39, 35)) << "quarters are out of it too";
}

TEST(DealerEnergy, TurnsGoRoundInPlayerOrder) {
  Match match = Playing(3);
  for (int seat : {0, 1, 2, 0, 1}) MustDo(match, seat, "collect move");
  EXPECT_EQ(StateOf(match).turn_seat, 2);
  EXPECT_EQ(StateOf(match).turns, 5u);
  EXPECT_EQ(Refusal(match, 0, "collect move"), "another player is to decide");
}

TEST(DealerEnergy, AWantedMarkerThatIsMissingForcesAnActionTurn) {
  Match match = Playing();
  Drain(match, 5, 0, 5);
  MustDo(match, 0, "collect build");
  EXPECT_EQ(StateOf(match).phase, Phase::kActing) << "at once, and compulsory";
  EXPECT_EQ(StateOf(match).turn_seat, 0);
  EXPECT_EQ(StateOf(match).track_used, 1);
  EXPECT_THAT(EnergyOf(match, 0), ElementsAre(1, 0, 1));
  EXPECT_THAT(VirtualOf(match, 0), ElementsAre(0, 1, 0));
}

TEST(DealerEnergy, ADueMarkerThatIsMissingForcesAnActionTurn) {
  Match match = Playing();
  Drain(match, 0, 5, 1);
  MustDo(match, 0, "collect trade");
  EXPECT_THAT(EnergyOf(match, 0), ElementsAre(0, 0, 1)) << "crew first, the choice last";
  EXPECT_THAT(VirtualOf(match, 0), ElementsAre(1, 0, 1));
  EXPECT_EQ(StateOf(match).phase, Phase::kActing);
}

TEST(DealerEnergy, VirtualMarkersAreSpentFirstAndVanish) {
  Match match = Playing();
  Drain(match, 5, 5, 1);
  MustDo(match, 0, "collect trade");
  ASSERT_THAT(VirtualOf(match, 0), ElementsAre(0, 0, 1));
  MustDo(match, 0, "mine");
  EXPECT_THAT(VirtualOf(match, 0), ElementsAre(0, 0, 0));
  EXPECT_EQ(StateOf(match).supply[kTradeEnergy], 0) << "nothing comes back";
  MustDo(match, 0, "mine");
  EXPECT_EQ(StateOf(match).supply[kTradeEnergy], 1);
}

TEST(DealerEnergy, OnlyRealMarkersAreKeptAfterACompulsoryTurn) {
  Match match = Playing();
  Drain(match, 5, 0, 5);
  MustDo(match, 0, "collect build");
  MustDo(match, 0, "end");
  EXPECT_THAT(VirtualOf(match, 0), ElementsAre(0, 0, 0));
  EXPECT_THAT(EnergyOf(match, 0), ElementsAre(1, 0, 1));
  EXPECT_EQ(StateOf(match).turn_seat, 1);
}

TEST(DealerEnergy, AtMostFourMarkersAreKeptByChoice) {
  Match match = Playing();
  Grant(match, 0, 3, 2, 4);
  MustDo(match, 0, "act");
  MustDo(match, 0, "end");
  EXPECT_EQ(match.DecisionOf(0).kind, duck_dealer::kKeepEnergy);
  EXPECT_EQ(Refusal(match, 0, "keep 3 2 0"), "that is more than may be kept");
  EXPECT_EQ(Refusal(match, 0, "keep 4 0 0"), "there is not that much");
  EXPECT_THAT(LegalTexts(match, 0, "keep"), Contains("keep 0 0 0")) << "also fewer";
  MustDo(match, 0, "keep 1 2 1");
  EXPECT_THAT(EnergyOf(match, 0), ElementsAre(1, 2, 1));
  EXPECT_EQ(StateOf(match).supply[kMoveEnergy], 37) << "40 less two quarters and one marker";
  EXPECT_EQ(StateOf(match).turn_seat, 1);
}

TEST(DealerEnergy, FourMarkersOrFewerAreKeptWithoutAsking) {
  Match match = Playing();
  Grant(match, 0, 2, 1, 1);
  MustDo(match, 0, "act");
  MustDo(match, 0, "end");
  EXPECT_THAT(EnergyOf(match, 0), ElementsAre(2, 1, 1));
  EXPECT_EQ(StateOf(match).turn_seat, 1);
}

TEST(DealerTurn, AnActionTurnPutsACubeOnTheTrack) {
  Match match = Playing();
  EXPECT_EQ(PlayerOf(match, 0).cubes, 29) << "one marks the score";
  MustDo(match, 0, "act");
  EXPECT_EQ(PlayerOf(match, 0).cubes, 28);
  EXPECT_EQ(StateOf(match).track[0], 1);
  MustDo(match, 0, "end");
  MustDo(match, 1, "act");
  EXPECT_EQ(StateOf(match).track[1], 2) << "for all players together";
}

TEST(DealerTurn, FreeRoadsDependOnTheSpaceOfTheTrack) {
  Match match = Playing();
  for (int space = 1; space <= 24; ++space) {
    const int seat = (space - 1) % 2;
    MustDo(match, seat, "act");
    EXPECT_EQ(StateOf(match).free_roads, space <= 6 ? 1 : space <= 12 ? 2 : 3) << space;
    MustDo(match, seat, "end");
  }
  EXPECT_TRUE(match.outcome().over) << "the 24th is the last";
}

TEST(DealerTurn, OptionTurnsShortensTheTrack) {
  Match match = Playing(2, "turns=2");
  MustDo(match, 0, "act");
  MustDo(match, 0, "end");
  EXPECT_FALSE(match.outcome().over);
  MustDo(match, 1, "collect move");
  MustDo(match, 0, "act");
  MustDo(match, 0, "end");
  EXPECT_TRUE(match.outcome().over);
  EXPECT_THAT(EventTexts(match, Viewer::Seat(1)), Contains("disclosed"));
}

TEST(DealerTurn, WithoutACubeARoadMustBeTakenForTheTrack) {
  Match match = Playing();
  State& state = Edit(match);
  state.players[0].cubes = 0;
  const int dot = Place(match, "squeak-faucet-1");
  state.players[0].roads.Set(dot);
  state.roads.Set(dot);
  MustDo(match, 0, "act");
  EXPECT_EQ(match.DecisionOf(0).kind, duck_dealer::kTakeCube);
  EXPECT_THAT(LegalTexts(match, 0, ""), ElementsAre("take_road squeak-faucet-1"));
  MustDo(match, 0, "take_road squeak-faucet-1");
  EXPECT_EQ(StateOf(match).phase, Phase::kActing);
  EXPECT_EQ(StateOf(match).track_used, 1);
  EXPECT_TRUE(PlayerOf(match, 0).roads.Empty());
  EXPECT_EQ(PlayerOf(match, 0).cubes, 0);
}

TEST(DealerTurn, TiesGoToTheLaterPlayerInTurnOrder) {
  Match match = NewMatch(BaseRuleset("duck_dealer"), "players=3 order=p3,p1,p2 turns=1", 1);
  for (int seat : {2, 0, 1}) {
    for (int i = 0; i < 3; ++i) MustDo(match, seat, "equip hold");
  }
  MustDo(match, 2, "start quackston");
  MustDo(match, 0, "start rubberia");
  MustDo(match, 1, "start puddle_iv");
  Edit(match).players[2].points = 7;
  Edit(match).players[0].points = 7;
  MustDo(match, 2, "act");
  MustDo(match, 2, "end");
  EXPECT_EQ(match.outcome().winners, 1u) << "p1 and p3 have seven; p1 goes later";
}

TEST(DealerTurn, AnActionTurnNeedNotSpendAnything) {
  Match match = Playing();
  MustDo(match, 0, "act");
  EXPECT_THAT(LegalTexts(match, 0, "end"), SizeIs(1));
  MustDo(match, 0, "end");
  EXPECT_EQ(StateOf(match).track_used, 1);
}

}  // namespace
}  // namespace mallard::testing
