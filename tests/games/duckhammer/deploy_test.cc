// Putting units down: deployment and reinforcement.
#include "src/games/duckhammer/setup/deploy.h"

#include "gmock/gmock.h"
#include "src/games/duckhammer/field/coherency.h"
#include "src/games/duckhammer/field/field.h"
#include "tests/games/duckhammer/fixtures.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

Action Hold(int unit) { return {kHold, {unit}}; }
Action Reinforce(int unit, Point at, int columns) {
  return {kReinforce, {unit, at.x, at.y, columns}};
}

TEST(DeployTest, UnitsAreDeployedAlternatelyLeadFirst) {
  Field field;
  const int a = field.AddWaiting(0, field.Plain(), 1);
  const int b = field.AddWaiting(0, field.Plain(), 1);
  const int c = field.AddWaiting(0, field.Plain(), 1);
  const int d = field.AddWaiting(1, field.Plain(), 1);
  field.state().lead = 1;
  field.Begin(Phase::kDeployment, 0);
  EXPECT_EQ(field.Asks(1), Stage::kDeploy);
  field.Do(1, DeployAt(d, Inch(15, 40), 1));
  EXPECT_EQ(field.Asks(0), Stage::kDeploy);
  field.Do(0, DeployAt(b, Inch(15, 2), 1));
  // The other has nothing left to deploy.
  EXPECT_EQ(field.Asks(0), Stage::kDeploy);
  field.Do(0, DeployAt(c, Inch(17, 2), 1));
  field.Do(0, Hold(a));
  EXPECT_EQ(field.state().round, 1);
  EXPECT_TRUE(field.state().units[a].Has(kReserve));
}

TEST(DeployTest, AUnitIsPutDownInRowsWithTheFirstRowAhead) {
  Field field;
  const int low = field.AddWaiting(0, field.Plain(), 5);
  const int high = field.AddWaiting(1, field.Plain(), 5);
  field.Begin(Phase::kDeployment, 0);
  field.Do(0, DeployAt(low, Inch(15, 3), 3));
  EXPECT_EQ(field.Asks(0), Stage::kArrange);
  // Three in front, a quarter of an inch apart, two behind them.
  EXPECT_EQ(field.PlaceOf(low, 0), At(13750, 3625));
  EXPECT_EQ(field.PlaceOf(low, 2), At(16250, 3625));
  EXPECT_EQ(field.PlaceOf(low, 3), At(14375, 2375));
  field.Do(0, Done());
  field.Do(1, DeployAt(high, Inch(15, 39), 3));
  EXPECT_EQ(field.PlaceOf(high, 0), At(13750, 38375));
  EXPECT_EQ(field.PlaceOf(high, 4), At(15625, 39625));
}

TEST(DeployTest, EveryListedPlaceIsLegal) {
  Field field;
  field.AddWaiting(0, field.Plain(), 24);
  field.AddWaiting(0, field.Plain(), 7);
  field.AddWaiting(0, field.Plain(), 1);
  field.Begin(Phase::kDeployment, 0);
  field.CheckList(0);
  EXPECT_THAT(field.Listed(0, kDeployUnit), Not(IsEmpty()));
  EXPECT_THAT(field.Listed(0, kHold), SizeIs(3));
  field.Do(0, field.Listed(0, kDeployUnit)[0]);
  field.CheckList(0);
}

TEST(DeployTest, AllModelsAreWhollyInTheZone) {
  Field field;
  const int unit = field.AddWaiting(0, field.Plain(), 2);
  field.AddWaiting(1, field.Plain(), 1);
  field.Begin(Phase::kDeployment, 0);
  EXPECT_THAT(field.Refusal(0, DeployAt(unit, At(15000, 5501), 2)), HasSubstr("wholly"));
  EXPECT_EQ(field.Refusal(0, DeployAt(unit, At(15000, 5500), 2)), "");
  EXPECT_THAT(field.Refusal(0, DeployAt(unit, At(15000, 6001), 2)), HasSubstr("outside"));
  EXPECT_THAT(field.Refusal(0, DeployAt(unit, At(0, 3000), 2)), HasSubstr("the area"));
  EXPECT_THAT(field.Refusal(0, DeployAt(unit, {INT32_MIN, INT32_MAX}, 2)),
              HasSubstr("place goes from"));
  EXPECT_THAT(field.Refusal(0, DeployAt(unit, Inch(15, 39), 2)), HasSubstr("outside"));
}

TEST(DeployTest, RowsHaveAtMostTheUnitsModels) {
  Field field;
  const int unit = field.AddWaiting(0, field.Plain(), 3);
  field.Begin(Phase::kDeployment, 0);
  EXPECT_THAT(field.Refusal(0, DeployAt(unit, Inch(15, 3), 0)), HasSubstr("columns goes from"));
  EXPECT_THAT(field.Refusal(0, DeployAt(unit, Inch(15, 3), 4)), HasSubstr("1 to 3"));
}

TEST(DeployTest, NobodyIsPutOnABase) {
  Field field;
  const int unit = field.AddWaiting(0, field.Plain(), 1);
  field.Add(1, {Inch(15, 3)});
  field.Begin(Phase::kDeployment, 0);
  EXPECT_THAT(field.Refusal(0, DeployAt(unit, At(15999, 3000), 1)), HasSubstr("base of another"));
  EXPECT_EQ(field.Refusal(0, DeployAt(unit, At(16000, 3000), 1)), "");
}

TEST(DeployTest, NonSwimmersAreNeverPutIntoWater) {
  FieldOptions options;
  options.terrain = "water: 0/0 20000/0 20000/5000 0/5000";
  Field field(options);
  Profile dry = field.Plain();
  dry.swimmer = Gait::kNone;
  const int walker = field.AddWaiting(0, dry, 2);
  const int swimmer = field.AddWaiting(0, field.Plain(), 2);
  field.Begin(Phase::kDeployment, 0);
  EXPECT_THAT(field.Refusal(0, DeployAt(walker, Inch(10, 3), 2)), HasSubstr("non-swimmers"));
  EXPECT_EQ(field.Refusal(0, DeployAt(swimmer, Inch(10, 3), 2)), "");
  field.Do(0, DeployAt(walker, Inch(25, 3), 2));
  EXPECT_THAT(field.Refusal(0, PutAt(field.ModelOf(walker), Inch(19, 3))),
              HasSubstr("non-swimmers"));
}

TEST(DeployTest, ARowOverACliffIsNotCoherent) {
  FieldOptions options;
  options.terrain = "obstacle 6001: 0/0 15000/0 15000/6000 0/6000";
  Field field(options);
  const int unit = field.AddWaiting(0, field.Plain(), 2);
  field.Begin(Phase::kDeployment, 0);
  EXPECT_THAT(field.Refusal(0, DeployAt(unit, At(15100, 3000), 2)), HasSubstr("coherent"));
  EXPECT_EQ(field.Refusal(0, DeployAt(unit, At(18100, 3000), 2)), "");
}

TEST(DeployTest, ModelsCanBeArrangedWithinTheRules) {
  Field field;
  const int unit = field.AddWaiting(0, field.Plain(), 3);
  const int other = field.Add(0, {Inch(10, 3)});
  field.Begin(Phase::kDeployment, 0);
  field.Do(0, DeployAt(unit, Inch(15, 3), 3));
  field.CheckList(0);
  const int last = field.ModelOf(unit, 2);
  ASSERT_EQ(field.PlaceOf(unit, 1), Inch(15, 3));
  EXPECT_THAT(field.Refusal(0, PutAt(last, At(18001, 3000))), HasSubstr("coherent"));
  EXPECT_EQ(field.Refusal(0, PutAt(last, At(18000, 3000))), "");
  EXPECT_THAT(field.Refusal(0, PutAt(last, At(15999, 3000))), HasSubstr("base of another"));
  EXPECT_THAT(field.Refusal(0, PutAt(last, At(16000, 5501))), HasSubstr("wholly"));
  EXPECT_THAT(field.Refusal(0, PutAt(last, field.PlaceOf(unit, 2))), HasSubstr("already"));
  EXPECT_THAT(field.Refusal(0, PutAt(field.ModelOf(other), Inch(12, 3))), HasSubstr("not of the"));
  EXPECT_THAT(field.Refusal(0, PutAt(-1, Inch(12, 3))), HasSubstr("model goes from"));
  EXPECT_THAT(field.Refusal(0, Hold(unit)), HasSubstr("arrange"));
  field.Do(0, PutAt(last, Inch(17, 4)));
  EXPECT_EQ(field.PlaceOf(unit, 2), Inch(17, 4));
  EXPECT_EQ(field.Asks(0), Stage::kArrange);
  field.Do(0, Done());
  EXPECT_EQ(field.state().activity.unit, 0);
}

TEST(DeployTest, LargeUnitsNeedTwoMatesNearEachModel) {
  Field field;
  const int unit = field.AddWaiting(0, field.Plain(), 10);
  field.Begin(Phase::kDeployment, 0);
  field.Do(0, DeployAt(unit, Inch(15, 3), 10));
  // The last model of the row has its neighbour and the next one near; further out only one.
  const Point end = field.PlaceOf(unit, 9);
  EXPECT_EQ(field.Refusal(0, PutAt(field.ModelOf(unit, 9), {end.x + 500, end.y})), "");
  EXPECT_THAT(field.Refusal(0, PutAt(field.ModelOf(unit, 9), {end.x + 501, end.y})),
              HasSubstr("coherent"));
}

TEST(DeployTest, AnyUnitMayBeHeldBackAndLegendsAlwaysAre) {
  Field field;
  Profile legend = field.Plain();
  legend.grade = 6;
  const int great = field.AddWaiting(0, legend, 1);
  const int unit = field.AddWaiting(0, field.Plain(), 1);
  field.Begin(Phase::kDeployment, 0);
  EXPECT_TRUE(field.state().units[great].Has(kReserve));
  EXPECT_THAT(field.Heard(kUnitHeld), SizeIs(1));
  EXPECT_THAT(field.Refusal(0, DeployAt(great, Inch(15, 3), 1)), HasSubstr("held back"));
  field.Do(0, Hold(unit));
  EXPECT_TRUE(field.state().units[unit].Has(kReserve));
  EXPECT_EQ(field.state().models[field.ModelOf(unit)].status, ModelStatus::kWaiting);
}

TEST(DeployTest, OnlyOwnUnitsThatWaitAreDeployed) {
  Field field;
  const int own = field.Add(0, {Inch(10, 3)});
  field.AddWaiting(0, field.Plain(), 1);
  const int enemy = field.AddWaiting(1, field.Plain(), 1);
  field.Begin(Phase::kDeployment, 0);
  EXPECT_THAT(field.Refusal(0, DeployAt(own, Inch(15, 3), 1)), HasSubstr("already"));
  EXPECT_THAT(field.Refusal(0, DeployAt(enemy, Inch(15, 3), 1)), HasSubstr("not one of yours"));
  EXPECT_THAT(field.Refusal(0, DeployAt(-1, Inch(15, 3), 1)), HasSubstr("unit goes from"));
  EXPECT_THAT(field.Refusal(0, Hold(31)), HasSubstr("not one of yours"));
  EXPECT_THAT(field.Refusal(0, Pass()), HasSubstr("hold one back"));
}

TEST(DeployTest, AUnitWithoutRoomCanOnlyBeHeldBack) {
  Field field;
  Profile giant = field.Plain();
  giant.radius = 3001;
  const int unit = field.AddWaiting(0, giant, 1);
  field.Begin(Phase::kDeployment, 0);
  EXPECT_THAT(field.Listed(0), SizeIs(1));
  field.Do(0, Hold(unit));
  EXPECT_TRUE(field.state().units[unit].Has(kReserve));
}

// Reinforcement --------------------------------------------------------------------------------

struct Reserves : Field {
  Reserves() {
    first = AddWaiting(0, Plain(), 3);
    second = AddWaiting(0, Plain(), 1);
    for (const int unit : {first, second}) state().units[unit].Set(kReserve, true);
    Add(0, {Inch(3, 10)});
    Add(1, {Inch(3, 30)});
  }
  int first, second;
};

TEST(ReinforceTest, OneWaitingUnitComesInARoundFromTheSecondOn) {
  Reserves field;
  field.Begin(Phase::kCharge, 1);
  EXPECT_THAT(field.Refusal(0, Reinforce(field.first, Inch(15, 3), 3)), HasSubstr("round 2"));
  EXPECT_THAT(field.Listed(0, kReinforce), IsEmpty());
  field.Begin(Phase::kCharge, 2);
  field.CheckList(0);
  field.Do(0, Reinforce(field.first, Inch(15, 3), 3));
  EXPECT_EQ(field.Asks(0), Stage::kArrange);
  field.CheckList(0);
  field.Do(0, PutAt(field.ModelOf(field.first), Inch(14, 4)));
  field.Do(0, Done());
  EXPECT_EQ(CountOnMap(field.state(), field.first), 3);
  EXPECT_FALSE(field.state().units[field.first].Has(kReserve));
  EXPECT_THAT(field.Heard(kReinforced), SizeIs(1));
  EXPECT_THAT(field.Refusal(0, Reinforce(field.second, Inch(20, 3), 1)), HasSubstr("one unit"));
  EXPECT_THAT(field.Listed(0, kReinforce), IsEmpty());
}

TEST(ReinforceTest, AUnitThatHasComeDoesNotChargeInTheSameRound) {
  Reserves field;
  field.Begin(Phase::kCharge, 2);
  field.Do(0, Reinforce(field.second, Inch(15, 3), 1));
  EXPECT_THAT(field.Refusal(0, ChargeBy(field.second)), HasSubstr("already"));
}

TEST(ReinforceTest, OnlyWaitingUnitsCome) {
  Reserves field;
  field.Begin(Phase::kCharge, 2);
  EXPECT_THAT(field.Refusal(0, Reinforce(2, Inch(15, 3), 1)), HasSubstr("waits"));
  EXPECT_THAT(field.Refusal(0, Reinforce(99, Inch(15, 3), 1)), HasSubstr("unit goes from"));
  EXPECT_THAT(field.Refusal(0, Reinforce(field.first, Inch(15, 7), 1)), HasSubstr("outside"));
}

}  // namespace
}  // namespace mallard::duckhammer::testing
