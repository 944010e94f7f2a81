// Roads, moves, passages, discovery.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/duck_dealer/actions.h"
#include "tests/games/duck_dealer/fixtures.h"

namespace mallard::testing {
namespace {

using duck_dealer::kMoveEnergy;
using duck_dealer::Phase;
using duck_dealer::State;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

void PutRoad(Match& match, int seat, absl::string_view dot) {
  State& state = Edit(match);
  state.players[seat].roads.Set(Place(match, dot));
  state.roads.Set(Place(match, dot));
  --state.players[seat].cubes;
  duck_dealer::UpdateReach(RulesOf(match), state);
}

TEST(DealerMove, EveryDotAndEveryPlanetIsAStep) {
  Match match = Acting();
  // Bathtub Prime - 3 dots - Squeak - 2 dots - Faucet: four steps and seven.
  MustDo(match, 0, "move squeak-faucet-2");
  EXPECT_EQ(StateOf(match).leftover, 2);
  EXPECT_EQ(PlayerOf(match, 0).energy[kMoveEnergy], 9);
}

TEST(DealerMove, OneEnergyGoesEightStepsForAScout) {
  Match match = Acting();
  EXPECT_EQ(Refusal(match, 0, "move squeak-pintail-3"), "");
  EXPECT_EQ(Refusal(match, 0, "move pintail"), "");
  EXPECT_EQ(Refusal(match, 0, "move loofah"), "") << "4 + 2 + 2 steps";
  EXPECT_EQ(Refusal(match, 0, "move loofah-drainpipe-1"), "that is too far for one move energy");
}

TEST(DealerMove, ShipClassesGoEightFiveAndTwoSteps) {
  Match match = Acting();
  const auto reach = [&](int filled) {
    duck_dealer::Player& player = Edit(match).players[0];
    for (int slot = 3; slot < 9; ++slot) player.equipment[slot] = slot < filled ? 1 : 0;
    player.filled = static_cast<uint8_t>(filled);
    return RulesOf(match).StepsOf(player);
  };
  EXPECT_EQ(reach(3), 8);
  for (int filled : {4, 5, 6}) EXPECT_EQ(reach(filled), 5);
  EXPECT_THAT(LegalTexts(match, 0, "move"), Not(Contains("move squeak-faucet-2")));
  EXPECT_THAT(LegalTexts(match, 0, "move"), Contains("move squeak-faucet-1"));
  for (int filled : {7, 8, 9}) EXPECT_EQ(reach(filled), 2);
  EXPECT_THAT(LegalTexts(match, 0, "move"), SizeIs(6)) << "two dots on each of three routes";
}

TEST(DealerMove, OwnRoadsAreFree) {
  Match match = Acting();
  for (int dot : {1, 2, 3}) PutRoad(match, 0, absl::StrCat("bathtub_prime-squeak-", dot));
  MustDo(match, 0, "move faucet");
  EXPECT_EQ(StateOf(match).phase, Phase::kDiscovering);
  EXPECT_THAT(EventTexts(match, Viewer::Seat(1)), Contains("moved p1 bathtub_prime faucet 4 4"))
      << "one for Squeak, three on";
}

TEST(DealerMove, RoadsOfOthersCountAsSteps) {
  Match match = Acting();
  for (int dot : {1, 2, 3}) PutRoad(match, 1, absl::StrCat("bathtub_prime-squeak-", dot));
  EXPECT_EQ(StateOf(match).reach[Place(match, "squeak")], 1 + 4);
}

TEST(DealerMove, AShipCannotStopOnItsOwnRoad) {
  Match match = Acting();
  PutRoad(match, 0, "bathtub_prime-squeak-1");
  EXPECT_EQ(Refusal(match, 0, "move bathtub_prime-squeak-1"), "a ship cannot stop on its own road");
  PutRoad(match, 1, "bathtub_prime-squeak-2");
  EXPECT_EQ(Refusal(match, 0, "move bathtub_prime-squeak-2"), "") << "on others' it can";
}

TEST(DealerMove, ShipsStopInSpaceAndShareAPlace) {
  Match match = Acting();
  PutShip(match, 1, "bathtub_prime-squeak-2");
  MustDo(match, 0, "move bathtub_prime-squeak-2");
  EXPECT_EQ(PlayerOf(match, 0).place, PlayerOf(match, 1).place);
  EXPECT_EQ(Refusal(match, 0, "mine"), "the ship is not on a planet");
  EXPECT_THAT(LegalTexts(match, 0, "offer"), IsEmpty()) << "players meet on planets";
  MustDo(match, 0, "end");
}

TEST(DealerMove, StepsLeftOverCarryOnWithinTheSameEnergy) {
  Match match = Acting();
  Discover(match, "squeak", "satellite_consumer");
  MustDo(match, 0, "move squeak");
  EXPECT_EQ(StateOf(match).leftover, 4);
  MustDo(match, 0, "move faucet");
  EXPECT_EQ(PlayerOf(match, 0).energy[kMoveEnergy], 9) << "all with one";
}

TEST(DealerMove, AMoveBeyondTheStepsLeftBeginsANewEnergy) {
  Match match = Acting();
  MustDo(match, 0, "move bathtub_prime-squeak-3");
  EXPECT_EQ(StateOf(match).leftover, 5);
  MustDo(match, 0, "move pintail");
  EXPECT_EQ(PlayerOf(match, 0).energy[kMoveEnergy], 9);
  Match far = Acting();
  MustDo(far, 0, "move bathtub_prime-squeak-3");
  MustDo(far, 0, "move loofah");
  EXPECT_EQ(PlayerOf(far, 0).energy[kMoveEnergy], 8) << "seven steps are more than five";
}

TEST(DealerMove, DoingSomethingOnAPlanetLosesTheStepsLeft) {
  for (const char* deed : {"mine", "claim mine", "offer p2"}) {
    Match match = Acting();
    Discover(match, "squeak", "satellite_consumer");
    PutShip(match, 1, "squeak");
    Load(match, 1, "rubber_duck");
    MustDo(match, 0, "move squeak");
    ASSERT_EQ(StateOf(match).leftover, 4);
    MustDo(match, 0, deed);
    EXPECT_EQ(StateOf(match).leftover, 0) << deed;
  }
}

TEST(DealerMove, RoadsPassagesAndDiscardsKeepTheStepsLeft) {
  Match match = Acting();
  Load(match, 0, "rubber_duck");
  MustDo(match, 0, "move bathtub_prime-squeak-3");
  for (const char* deed :
       {"road squeak-faucet-1", "entrance squeak", "exit faucet", "discard rubber_duck"}) {
    MustDo(match, 0, deed);
    EXPECT_EQ(StateOf(match).leftover, 5) << deed;
  }
}

TEST(DealerMove, TheWayIsToldStepByStep) {
  Match match = Acting();
  PutRoad(match, 0, "bathtub_prime-squeak-2");
  const size_t mark = match.EventCount(Viewer::Seat(1));
  MustDo(match, 0, "move squeak-faucet-1");
  EXPECT_THAT(
      EventTexts(match, Viewer::Seat(1), mark),
      ElementsAre("energy_spent p1 move 1 0", "flew_over p1 bathtub_prime-squeak-1 1",
                  "flew_over p1 bathtub_prime-squeak-2 1", "flew_over p1 bathtub_prime-squeak-3 2",
                  "flew_over p1 squeak 3", "moved p1 bathtub_prime squeak-faucet-1 4 4"));
  const std::vector<PathStep> way =
      duck_dealer::WayTo(RulesOf(match), StateOf(match), 0, Place(match, "faucet"));
  ASSERT_THAT(way, SizeIs(3));
  EXPECT_EQ(way[2].cost, 2);
}

TEST(DealerMove, NeedsAMoveEnergy) {
  Match match = Playing();
  MustDo(match, 0, "act");
  EXPECT_EQ(Refusal(match, 0, "move squeak"), "that takes a move energy");
  EXPECT_THAT(LegalTexts(match, 0, "move"), IsEmpty());
}

TEST(DealerDiscovery, EndingAMoveOnANewPlanetChoosesOneOfTheTwoTopTiles) {
  Match match = Acting();
  const auto& names = match.rules().Names("consumer");
  const std::string first = names[StateOf(match).stack[0]], second = names[StateOf(match).stack[1]],
                    third = names[StateOf(match).stack[2]];
  MustDo(match, 0, "move squeak");
  EXPECT_EQ(match.DecisionOf(0).kind, duck_dealer::kChooseConsumer);
  EXPECT_EQ(match.LegalCount(0), 2u);
  EXPECT_NE(Refusal(match, 0, absl::StrCat("discover ", third)), "");
  MustDo(match, 0, absl::StrCat("discover ", second));
  EXPECT_EQ(names[StateOf(match).planets[Place(match, "squeak")].consumer - 1u], second);
  EXPECT_EQ(names[StateOf(match).stack[0]], first) << "the other stays on top";
  EXPECT_EQ(names[StateOf(match).stack[1]], third);
  EXPECT_EQ(StateOf(match).stack_size, 14);
}

TEST(DealerDiscovery, EndsTheMove) {
  Match match = Acting();
  MustDo(match, 0, "move squeak");
  EXPECT_EQ(StateOf(match).leftover, 0);
}

TEST(DealerDiscovery, FlyingOverDiscoversNothing) {
  Match match = Acting();
  MustDo(match, 0, "move squeak-faucet-1");
  EXPECT_EQ(StateOf(match).stack_size, 15);
  EXPECT_EQ(StateOf(match).planets[Place(match, "squeak")].consumer, 0);
}

TEST(DealerDiscovery, StartPlanetsHaveNothingToDiscover) {
  Match match = Acting();
  PutShip(match, 0, "eider_gate");
  MustDo(match, 0, "move mallard_reach");
  EXPECT_EQ(StateOf(match).phase, Phase::kActing);
  EXPECT_EQ(StateOf(match).leftover, 5);
}

TEST(DealerDiscovery, ArrivingByPassageDiscoversButPlacingAnEndDoesNot) {
  Match match = Acting();
  MustDo(match, 0, "entrance bathtub_prime");
  MustDo(match, 0, "exit far_preen");
  EXPECT_EQ(StateOf(match).stack_size, 15);
  MustDo(match, 0, "passage p1");
  EXPECT_EQ(StateOf(match).phase, Phase::kDiscovering);
}

TEST(DealerDiscovery, IsOverWhenTheStackIsEmpty) {
  Match match = Acting();
  Edit(match).stack_size = 0;
  MustDo(match, 0, "move squeak");
  EXPECT_EQ(StateOf(match).phase, Phase::kActing);
  EXPECT_EQ(StateOf(match).leftover, 4);
}

TEST(DealerDiscovery, TwoEqualTilesNeedNoChoice) {
  Match match = Acting();
  Edit(match).stack[1] = StateOf(match).stack[0];
  MustDo(match, 0, "move squeak");
  EXPECT_EQ(StateOf(match).phase, Phase::kActing);
  EXPECT_NE(StateOf(match).planets[Place(match, "squeak")].consumer, 0);
}

TEST(DealerRoads, FreeOnesComeFirstAndThenCostABuildEnergy) {
  Match match = Playing();
  Grant(match, 0, 0, 1, 0);
  MustDo(match, 0, "act");
  MustDo(match, 0, "road squeak-faucet-1");
  EXPECT_EQ(PlayerOf(match, 0).energy[duck_dealer::kBuildEnergy], 1);
  MustDo(match, 0, "road squeak-faucet-2");
  EXPECT_EQ(PlayerOf(match, 0).energy[duck_dealer::kBuildEnergy], 0);
  EXPECT_EQ(PlayerOf(match, 0).cubes, 26);
  EXPECT_EQ(Refusal(match, 0, "road puddle_iv-spongeholm-1"), "a road costs a build energy");
}

TEST(DealerRoads, FreeOnesAreLaidBeforeAnythingElse) {
  for (const char* deed : {"move bathtub_prime-squeak-1", "mine"}) {
    Match match = Playing();
    Grant(match, 0, 1, 0, 1);
    MustDo(match, 0, "act");
    MustDo(match, 0, deed);
    EXPECT_EQ(StateOf(match).free_roads, 0) << deed;
  }
}

TEST(DealerRoads, GoOnDotsWithNeitherARoadNorAShip) {
  Match match = Acting();
  PutShip(match, 1, "squeak-faucet-1");
  PutRoad(match, 1, "squeak-faucet-2");
  for (const char* dot : {"squeak-faucet-1", "squeak-faucet-2", "squeak"}) {
    EXPECT_EQ(Refusal(match, 0, absl::StrCat("road ", dot)),
              "roads go on dots with neither a road nor a ship");
  }
  EXPECT_THAT(LegalTexts(match, 0, "road"), SizeIs(108));
}

TEST(DealerRoads, WithoutCubesAnOwnRoadIsTakenAndLaidAtOnce) {
  Match match = Acting();
  PutRoad(match, 0, "squeak-faucet-2");
  EXPECT_THAT(LegalTexts(match, 0, "take_road"), IsEmpty()) << "as long as a cube is left";
  Edit(match).players[0].cubes = 0;
  EXPECT_THAT(LegalTexts(match, 0, "road"), IsEmpty());
  EXPECT_THAT(LegalTexts(match, 0, "take_road"), ElementsAre("take_road squeak-faucet-2"));
  MustDo(match, 0, "take_road squeak-faucet-2");
  EXPECT_EQ(match.DecisionOf(0).kind, duck_dealer::kLayRoad);
  EXPECT_EQ(Refusal(match, 0, "end"), "the road taken off the map must be laid first");
  MustDo(match, 0, "road squeak-faucet-1");
  EXPECT_EQ(StateOf(match).phase, Phase::kActing);
  EXPECT_EQ(PlayerOf(match, 0).roads.Count(), 1);
  EXPECT_EQ(PlayerOf(match, 0).energy[duck_dealer::kBuildEnergy], 9);
}

TEST(DealerPassage, EntranceAndExitStandOnTwoDifferentPlanetsOnceAMatch) {
  Match match = Acting();
  MustDo(match, 0, "entrance squeak");
  EXPECT_EQ(match.DecisionOf(0).kind, duck_dealer::kChooseExit);
  EXPECT_NE(Refusal(match, 0, "exit squeak"), "");
  MustDo(match, 0, "exit faucet");
  EXPECT_EQ(Refusal(match, 0, "entrance loofah"), "the passage has been placed already");
}

TEST(DealerPassage, NoPlanetHoldsMoreThanOneEnd) {
  Match match = Acting();
  Edit(match).players[1].entrance = static_cast<uint8_t>(Place(match, "squeak") + 1);
  Edit(match).players[1].exit = static_cast<uint8_t>(Place(match, "faucet") + 1);
  EXPECT_NE(Refusal(match, 0, "entrance squeak"), "");
  MustDo(match, 0, "entrance loofah");
  EXPECT_NE(Refusal(match, 0, "exit faucet"), "");
}

TEST(DealerPassage, CostsExactlyOneMoveEnergyAndIsOpenToAll) {
  Match match = Acting();
  Edit(match).players[1].entrance = static_cast<uint8_t>(Place(match, "bathtub_prime") + 1);
  Edit(match).players[1].exit = static_cast<uint8_t>(Place(match, "quackston") + 1);
  Edit(match).leftover = 5;
  MustDo(match, 0, "passage p2");
  EXPECT_EQ(PlayerOf(match, 0).place, Place(match, "quackston"));
  EXPECT_EQ(PlayerOf(match, 0).energy[kMoveEnergy], 9);
  EXPECT_EQ(StateOf(match).leftover, 0) << "no part of it is left for flying";
  EXPECT_EQ(Refusal(match, 0, "passage p2"), "the entrance of that passage is not here")
      << "one way only";
}

TEST(DealerHold, WhatDoesNotFitMustBeDiscardedBeforeMoving) {
  Match match = Acting();
  Load(match, 0, "rubber_duck", 3);
  Load(match, 0, "blue_paint", 1);
  for (const char* text : {"move squeak", "end"}) {
    EXPECT_EQ(Refusal(match, 0, text), "the goods do not fit; discard some first");
  }
  EXPECT_THAT(LegalTexts(match, 0, "move"), IsEmpty());
  EXPECT_THAT(LegalTexts(match, 0, "discard"),
              ElementsAre("discard rubber_duck", "discard blue_paint"));
  MustDo(match, 0, "discard rubber_duck");
  MustDo(match, 0, "move squeak");
}

}  // namespace
}  // namespace mallard::testing
