// Building, privileges, mines, factories, shipyards, consumers.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/duck_dealer/actions.h"
#include "tests/games/duck_dealer/fixtures.h"

namespace mallard::testing {
namespace {

using duck_dealer::kBuildEnergy;
using duck_dealer::kTradeEnergy;
using duck_dealer::Phase;
using duck_dealer::State;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

int GoodsOf(const Match& match, int seat, absl::string_view good) {
  return PlayerOf(match, seat).goods[GoodNamed(match, good)];
}
int BuildOf(const Match& match) { return PlayerOf(match, 0).energy[kBuildEnergy]; }
int TradeOf(const Match& match) { return PlayerOf(match, 0).energy[kTradeEnergy]; }

// p1 acts on Squeak, which has a rubber duck mine and a slimming pills consumer, not built.
Match OnSqueak() {
  Match match = Acting();
  Discover(match, "squeak", "slimming_pills_consumer");
  PutMine(match, "squeak", 0);
  PutShip(match, 0, "squeak");
  return match;
}

// p1 acts on Bathtub Prime, which has shipyard number `yard` (from 1).
Match OnBathtub(int yard, bool built) {
  Match match = Acting();
  PutShipyard(match, "bathtub_prime", yard - 1, built);
  return match;
}

TEST(DealerBuild, AFactoryCostsABuildEnergyAndOneOfEachInput) {
  Match match = OnSqueak();
  EXPECT_THAT(LegalTexts(match, 0, "build_factory"), IsEmpty());
  Load(match, 0, "blue_paint");
  EXPECT_EQ(Refusal(match, 0, "build_factory slimming_pills_factory"),
            "the goods for it are not on board");
  Load(match, 0, "plastic_beads");
  EXPECT_THAT(LegalTexts(match, 0, "build_factory"),
              ElementsAre("build_factory slimming_pills_factory"));
  MustDo(match, 0, "build_factory slimming_pills_factory");
  EXPECT_EQ(PlayerOf(match, 0).load, 0);
  EXPECT_EQ(BuildOf(match), 9);
  EXPECT_EQ(PlayerOf(match, 0).points, 3);
}

TEST(DealerBuild, APlanetHasRoomForOneFactory) {
  Match match = OnSqueak();
  PutFactory(match, "squeak", "satellite_factory");
  Load(match, 0, "blue_paint");
  Load(match, 0, "plastic_beads");
  EXPECT_EQ(Refusal(match, 0, "build_factory slimming_pills_factory"),
            "this planet has a factory already");
}

TEST(DealerBuild, StartPlanetsHaveNoRoomForAFactory) {
  Match match = Acting();
  Load(match, 0, "blue_paint");
  Load(match, 0, "plastic_beads");
  EXPECT_EQ(Refusal(match, 0, "build_factory slimming_pills_factory"),
            "start planets have no room for a factory");
}

TEST(DealerBuild, FactoriesRunOut) {
  Match match = OnSqueak();
  PutFactory(match, "faucet", "slimming_pills_factory");
  PutFactory(match, "loofah", "slimming_pills_factory");
  Load(match, 0, "blue_paint");
  Load(match, 0, "plastic_beads");
  EXPECT_EQ(Refusal(match, 0, "build_factory slimming_pills_factory"),
            "there is no such factory left");
}

TEST(DealerBuild, AConsumerCostsABuildEnergyAndItsGood) {
  Match match = OnSqueak();
  EXPECT_EQ(Refusal(match, 0, "build_consumer"), "the goods for it are not on board");
  Load(match, 0, "slimming_pills");
  MustDo(match, 0, "build_consumer");
  EXPECT_EQ(PlayerOf(match, 0).points, 5);
  EXPECT_EQ(PlayerOf(match, 0).load, 0);
  EXPECT_EQ(BuildOf(match), 9);
  EXPECT_EQ(Refusal(match, 0, "build_consumer"), "the consumer here is built already");
}

TEST(DealerBuild, AShipyardCostsItsPrintedGoodAndADifferentOne) {
  Match match = OnBathtub(1, false);
  Load(match, 0, "phone_booth", 2);
  EXPECT_EQ(Refusal(match, 0, "build_shipyard phone_booth"),
            "the second good must differ from the printed one");
  EXPECT_THAT(LegalTexts(match, 0, "build_shipyard"), IsEmpty());
  Load(match, 0, "religion");
  Load(match, 0, "rubber_duck");
  EXPECT_THAT(LegalTexts(match, 0, "build_shipyard"),
              ElementsAre("build_shipyard rubber_duck", "build_shipyard religion"));
  MustDo(match, 0, "build_shipyard religion");
  EXPECT_EQ(PlayerOf(match, 0).points, 3);
  EXPECT_EQ(GoodsOf(match, 0, "phone_booth"), 1);
  EXPECT_EQ(GoodsOf(match, 0, "religion"), 0);
  EXPECT_EQ(BuildOf(match), 9);
}

TEST(DealerBuild, TheBaseTilesScoreAsTheRulesSay) {
  const Match match = Playing();
  std::vector<int> factories, copies, consumers, deliveries;
  for (const duck_dealer::Factory& factory : RulesOf(match).content().factories) {
    factories.push_back(factory.points);
    copies.push_back(factory.copies);
  }
  for (const duck_dealer::Consumer& consumer : RulesOf(match).content().consumers) {
    consumers.push_back(consumer.build_points);
    deliveries.push_back(consumer.points);
  }
  EXPECT_THAT(factories, ElementsAre(3, 3, 3, 3, 3, 15, 15, 15, 50, 50, 50, 50));
  EXPECT_THAT(copies, ElementsAre(2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1));
  EXPECT_THAT(consumers, ElementsAre(5, 5, 5, 5, 5, 15, 15, 15, 50, 50, 50, 50));
  EXPECT_THAT(deliveries, ElementsAre(3, 3, 3, 3, 3, 10, 10, 10, 30, 30, 30, 30));
}

TEST(DealerTrade, AMineGivesOneGoodForATradeEnergy) {
  Match match = OnSqueak();
  MustDo(match, 0, "mine");
  EXPECT_EQ(GoodsOf(match, 0, "rubber_duck"), 1);
  EXPECT_EQ(TradeOf(match), 9);
  MustDo(match, 0, "mine");
  EXPECT_EQ(TradeOf(match), 8) << "each time";
}

TEST(DealerTrade, AFactoryTurnsInputsIntoItsProduct) {
  Match match = OnSqueak();
  EXPECT_EQ(Refusal(match, 0, "make"), "there is no factory here");
  PutFactory(match, "squeak", "slimming_pills_factory");
  Load(match, 0, "blue_paint");
  EXPECT_EQ(Refusal(match, 0, "make"), "the goods for it are not on board");
  Load(match, 0, "plastic_beads");
  MustDo(match, 0, "make");
  EXPECT_EQ(GoodsOf(match, 0, "slimming_pills"), 1);
  EXPECT_EQ(PlayerOf(match, 0).load, 1);
  EXPECT_EQ(TradeOf(match), 9);
}

TEST(DealerTrade, DeliveriesScoreAtABuiltConsumer) {
  Match match = OnSqueak();
  Load(match, 0, "slimming_pills", 2);
  EXPECT_EQ(Refusal(match, 0, "deliver"), "there is no consumer here, or it is not built yet");
  MustDo(match, 0, "build_consumer");
  MustDo(match, 0, "deliver");
  EXPECT_EQ(PlayerOf(match, 0).points, 5 + 3);
  EXPECT_EQ(TradeOf(match), 9);
  EXPECT_EQ(Refusal(match, 0, "deliver"), "the goods for it are not on board");
}

TEST(DealerTrade, NothingWorksWithoutTradeEnergy) {
  Match match = OnSqueak();
  Edit(match).players[0].energy[kTradeEnergy] = 0;
  EXPECT_EQ(Refusal(match, 0, "mine"), "trading takes a trade energy");
}

TEST(DealerTrade, GoodsMayBeOverCapacityWhileTrading) {
  Match match = OnSqueak();
  for (int i = 0; i < 5; ++i) MustDo(match, 0, "mine");
  EXPECT_EQ(PlayerOf(match, 0).load, 5);
  EXPECT_EQ(PlayerOf(match, 0).capacity, 3);
}

TEST(DealerShipyard, SellsEquipmentForATradeEnergyAndItsPrice) {
  Match match = OnBathtub(1, true);
  EXPECT_EQ(Refusal(match, 0, "buy 4"), "the goods for it are not on board");
  Load(match, 0, "phone_booth");
  Load(match, 0, "blue_paint");
  MustDo(match, 0, "buy 4");
  EXPECT_EQ(PlayerOf(match, 0).filled, 4);
  EXPECT_EQ(PlayerOf(match, 0).capacity, 5);
  EXPECT_EQ(PlayerOf(match, 0).load, 0);
  EXPECT_EQ(TradeOf(match), 9);
  EXPECT_EQ(RulesOf(match).StepsOf(PlayerOf(match, 0)), 5) << "a cruiser now";
}

TEST(DealerShipyard, SellsNothingBeforeItIsBuilt) {
  Match match = OnBathtub(1, false);
  Load(match, 0, "phone_booth");
  Load(match, 0, "blue_paint");
  EXPECT_EQ(Refusal(match, 0, "buy 4"), "there is no shipyard here, or it is not built yet");
}

TEST(DealerShipyard, FillsTheNextSlotOrExchangesAFilledOne) {
  Match match = OnBathtub(1, true);
  Load(match, 0, "phone_booth");
  Load(match, 0, "blue_paint");
  EXPECT_THAT(LegalTexts(match, 0, "buy"), ElementsAre("buy 2", "buy 3", "buy 4"))
      << "slot 1 has a hold already";
  const int supply = StateOf(match).supply[kTradeEnergy];
  MustDo(match, 0, "buy 2");
  EXPECT_EQ(PlayerOf(match, 0).filled, 3) << "never emptied, never more";
  EXPECT_EQ(StateOf(match).supply[kTradeEnergy], supply + 2) << "the merchant and the price";
  EXPECT_THAT(EventTexts(match, Viewer::Seat(1)), Contains("bought p1 2 hold merchant"));
}

TEST(DealerShipyard, ExchangingAHoldChecksCapacityOnlyWhenMoving) {
  Match match = OnBathtub(3, true);
  Load(match, 0, "solar_panel");
  Load(match, 0, "phone_booth");
  Load(match, 0, "rubber_duck", 2);
  MustDo(match, 0, "buy 1");
  EXPECT_EQ(PlayerOf(match, 0).capacity, 1);
  EXPECT_EQ(PlayerOf(match, 0).load, 2);
  EXPECT_EQ(Refusal(match, 0, "end"), "the goods do not fit; discard some first");
}

TEST(DealerShipyard, QuartersNeedAMarkerAfterThePriceIsPaid) {
  Match match = OnBathtub(5, true);  // Merchant quarters.
  Load(match, 0, "rubber_duck");
  Load(match, 0, "plastic_beads");
  Edit(match).supply[kTradeEnergy] = 0;
  EXPECT_EQ(Refusal(match, 0, "buy 4"), "") << "the marker paid is there";
  Edit(match).players[0].virtual_energy[kTradeEnergy] = 1;
  EXPECT_EQ(Refusal(match, 0, "buy 4"), "there is no marker left for that equipment")
      << "a virtual one is not";
  Match navigator = OnBathtub(3, true);
  Load(navigator, 0, "solar_panel");
  Load(navigator, 0, "phone_booth");
  Edit(navigator).supply[duck_dealer::kMoveEnergy] = 0;
  EXPECT_THAT(LegalTexts(navigator, 0, "buy"), IsEmpty());
}

TEST(DealerPrivilege, CostsThreeBuildEnergyOnAnUnclaimedTile) {
  Match match = OnSqueak();
  EXPECT_THAT(LegalTexts(match, 0, "claim"), ElementsAre("claim mine"))
      << "the consumer is not built, the factory is not there";
  MustDo(match, 0, "claim mine");
  EXPECT_EQ(BuildOf(match), 7);
  EXPECT_EQ(PlayerOf(match, 0).privileges, 9);
  EXPECT_EQ(Refusal(match, 0, "claim mine"), "there is a privilege on it already");
  Edit(match).players[0].energy[kBuildEnergy] = 2;
  PutFactory(match, "squeak", "satellite_factory");
  EXPECT_EQ(Refusal(match, 0, "claim factory"), "there is too little build energy for a privilege");
}

TEST(DealerPrivilege, EveryKindOfTileCanBeClaimedOnceBuilt) {
  Match match = OnSqueak();
  PutFactory(match, "squeak", "satellite_factory");
  Edit(match).planets[Place(match, "squeak")].built[duck_dealer::kConsumerSite] = 1;
  EXPECT_THAT(LegalTexts(match, 0, "claim"),
              ElementsAre("claim mine", "claim consumer", "claim factory"));
  EXPECT_THAT(LegalTexts(OnBathtub(1, true), 0, "claim"),
              ElementsAre("claim mine", "claim shipyard"));
  EXPECT_THAT(LegalTexts(OnBathtub(1, false), 0, "claim"), ElementsAre("claim mine"));
}

TEST(DealerPrivilege, OnePaymentOpensTheTileUntilLeaving) {
  Match match = OnSqueak();
  MustDo(match, 0, "claim mine");
  MustDo(match, 0, "mine");
  EXPECT_EQ(TradeOf(match), 9) << "it works at once";
  MustDo(match, 0, "mine");
  MustDo(match, 0, "mine");
  EXPECT_EQ(TradeOf(match), 9) << "any number of times";
  MustDo(match, 0, "move bathtub_prime-squeak-3");
  MustDo(match, 0, "move squeak");
  MustDo(match, 0, "mine");
  EXPECT_EQ(TradeOf(match), 8) << "leaving closes it";
}

TEST(DealerPrivilege, EndsWithTheTurn) {
  Match match = OnSqueak();
  MustDo(match, 0, "claim mine");
  MustDo(match, 0, "mine");
  MustDo(match, 0, "end");
  EXPECT_EQ(StateOf(match).opened, 0);
}

TEST(DealerPrivilege, DoesNotKeepOthersOutButHelpsOnlyItsOwner) {
  Match match = OnSqueak();
  Edit(match).planets[Place(match, "squeak")].claims[duck_dealer::kMineSite] = 2;
  MustDo(match, 0, "mine");
  MustDo(match, 0, "mine");
  EXPECT_EQ(TradeOf(match), 8);
}

TEST(DealerPrivilege, InputsAreStillPaidEachTime) {
  Match match = OnSqueak();
  PutFactory(match, "squeak", "slimming_pills_factory");
  Load(match, 0, "blue_paint", 2);
  Load(match, 0, "plastic_beads", 2);
  MustDo(match, 0, "claim factory");
  MustDo(match, 0, "make");
  MustDo(match, 0, "make");
  EXPECT_EQ(TradeOf(match), 9);
  EXPECT_EQ(GoodsOf(match, 0, "slimming_pills"), 2);
  EXPECT_EQ(PlayerOf(match, 0).load, 2);
}

TEST(DealerPrivilege, WhenNoneIsLeftAnOwnOneIsTakenAndPlacedAtOnce) {
  Match match = OnSqueak();
  EXPECT_THAT(LegalTexts(match, 0, "take_claim"), IsEmpty());
  State& state = Edit(match);
  for (int planet = 0; planet < 10; ++planet) {
    if (planet != Place(match, "squeak")) state.planets[planet].claims[0] = 1;
  }
  state.planets[Place(match, "far_preen")].claims[0] = 1;
  state.players[0].privileges = 0;
  EXPECT_EQ(Refusal(match, 0, "claim mine"), "no privilege is left; take one off the map first");
  EXPECT_THAT(LegalTexts(match, 0, "take_claim"), SizeIs(10));
  MustDo(match, 0, "take_claim far_preen mine");
  EXPECT_EQ(match.DecisionOf(0).kind, duck_dealer::kPlaceClaim);
  EXPECT_THAT(LegalTexts(match, 0, ""), ElementsAre("claim mine"));
  MustDo(match, 0, "claim mine");
  EXPECT_EQ(StateOf(match).phase, Phase::kActing);
  EXPECT_EQ(BuildOf(match), 7);
}

}  // namespace
}  // namespace mallard::testing
