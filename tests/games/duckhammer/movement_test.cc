// Activations to move: ways, flight, landing.
#include "gmock/gmock.h"
#include "tests/games/duckhammer/mover.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

TEST(MovementTest, TheWaysOfAUnitFollowFromItsKind) {
  Field field(On(kLake,
                 "model_ability { id = 'massive', name = 'Massive', "
                 "modifiers = { { forbid = { 'dive' } } } }"));
  Profile profile = field.Plain();
  const int plain = field.Add(0, profile, {Inch(5, 10)});
  profile.flyer = Gait::kNone;
  const int walker = field.Add(0, profile, {Inch(5, 15)});
  field.Teach(profile, "massive");
  const int massive = field.Add(0, profile, {Inch(5, 20)});
  profile = field.Plain();
  profile.swimmer = Gait::kNone;
  const int dry = field.Add(0, profile, {Inch(5, 25)});
  field.Add(1, {Inch(2, 40)});
  field.Begin(Phase::kMovement);
  for (const Way way : {Way::kWalk, Way::kDive, Way::kFly}) {
    EXPECT_EQ(field.Refusal(0, MoveBy(plain, way)), "");
  }
  EXPECT_THAT(field.Refusal(0, MoveBy(walker, Way::kFly)), HasSubstr("cannot fly"));
  EXPECT_THAT(field.Refusal(0, MoveBy(massive, Way::kDive)), HasSubstr("cannot dive"));
  EXPECT_THAT(field.Refusal(0, MoveBy(dry, Way::kDive)), HasSubstr("do not enter water"));
  field.CheckList(0);
  // Three ways for the first, two for the walker, one for the massive one, two for the dry one.
  EXPECT_THAT(field.Listed(0, kMove), SizeIs(8));
  EXPECT_EQ(field.Listed(0).back(), Pass());
}

TEST(MovementTest, WithoutWaterNobodyDives) {
  Field field;
  const int unit = field.Add(0, {Inch(5, 10)});
  field.Add(1, {Inch(2, 40)});
  field.Begin(Phase::kMovement);
  EXPECT_THAT(field.Refusal(0, MoveBy(unit, Way::kDive)), HasSubstr("no water"));
}

TEST(MovementTest, AUnitIsActivatedToMoveOnceARound) {
  Mover mover({}, {Inch(10, 10)});
  mover.Go();
  mover.field.Do(0, Done());
  EXPECT_THAT(mover.field.Refusal(0, MoveBy(mover.unit)), HasSubstr("has moved"));
  EXPECT_THAT(mover.field.Listed(0, kMove), IsEmpty());
  EXPECT_EQ(mover.field.state().models[mover.model()].spent, 0);
}

TEST(MovementTest, OnlyOwnUnitsOnTheMapMove) {
  Field field;
  field.Add(0, {Inch(10, 10)});
  const int waiting = field.AddWaiting(0, field.Plain(), 1);
  field.state().units[waiting].Set(kReserve, true);
  const int enemy = field.Add(1, {Inch(10, 30)});
  field.Begin(Phase::kMovement);
  EXPECT_THAT(field.Refusal(0, MoveBy(waiting)), HasSubstr("not on the map"));
  EXPECT_THAT(field.Refusal(0, MoveBy(enemy)), HasSubstr("not one of yours"));
  EXPECT_THAT(field.Refusal(0, MoveBy(-1)), HasSubstr("unit goes from"));
  EXPECT_THAT(field.Refusal(0, MoveBy(kUnitSlots)), HasSubstr("unit goes from"));
  EXPECT_THAT(field.Refusal(0, ChargeBy(0)), HasSubstr("to move or to pile in"));
}

TEST(MovementTest, TheLeadMovesAnyNumberOfUnitsThenTheOther) {
  Field field;
  const int a = field.Add(0, {Inch(5, 10)});
  const int b = field.Add(0, {Inch(10, 10)});
  field.Add(1, {Inch(10, 30)});
  field.Begin(Phase::kMovement);
  for (const int unit : {b, a}) {
    field.Do(0, MoveBy(unit));
    field.Do(0, Done());
    EXPECT_EQ(field.Asks(0), Stage::kActivate);
  }
  field.Do(0, Pass());
  EXPECT_EQ(field.Asks(1), Stage::kActivate);
}

TEST(MovementTest, TakingOffAndLanding) {
  Mover mover({}, {Inch(10, 10)}, Way::kFly);
  mover.Go();
  EXPECT_TRUE(mover.field.state().units[mover.unit].Has(kFlying));
  EXPECT_THAT(mover.field.Heard(kTookOff), SizeIs(1));
  mover.field.Do(0, Done());
  mover.field.Do(0, Pass());
  mover.field.Do(1, Pass());
  // At the end of the phase it may land.
  EXPECT_EQ(mover.field.Asks(0), Stage::kLand);
  mover.field.CheckList(0);
  EXPECT_THAT(mover.field.Refusal(0, {kLandUnit, {31}}), HasSubstr("not one of yours"));
  mover.field.Do(0, {kLandUnit, {mover.unit}});
  EXPECT_FALSE(mover.field.state().units[mover.unit].Has(kFlying));
  EXPECT_THAT(mover.field.Heard(kLanded), SizeIs(1));
}

TEST(MovementTest, AUnitInTheAirLandsBeforeItWalks) {
  Mover mover({}, {Inch(10, 10)});
  mover.Go();
  mover.field.Do(0, Done());
  mover.field.state().units[mover.unit].Set(kFlying, true);
  mover.field.state().units[mover.unit].Set(kMoved, false);
  mover.field.Do(0, MoveBy(mover.unit, Way::kWalk));
  EXPECT_FALSE(mover.field.state().units[mover.unit].Has(kFlying));
  EXPECT_EQ(mover.Cost(Inch(10, 13)), 3000);
}

TEST(MovementTest, WhoStaysInTheAirIsAskedAgainAfterEveryPhase) {
  Mover mover({}, {Inch(10, 10)}, Way::kFly);
  mover.Go();
  mover.field.Do(0, Done());
  mover.field.Do(0, Pass());
  mover.field.Do(1, Pass());
  ASSERT_EQ(mover.field.Asks(0), Stage::kLand);
  mover.field.Do(0, Pass());
  ASSERT_EQ(mover.field.Asks(0), Stage::kLand);
  EXPECT_EQ(mover.field.state().phase, Phase::kFight);
  EXPECT_TRUE(mover.field.state().units[mover.unit].Has(kFlying));
}

TEST(MovementTest, NonSwimmersDoNotLandInWater) {
  Field field(On(kLake));
  Profile dry = field.Plain();
  dry.swimmer = Gait::kNone;
  const int unit = field.Add(0, dry, {Inch(15, 20)});
  field.state().units[unit].Set(kFlying, true);
  const int other = field.Add(0, {Inch(5, 20)});
  field.state().units[other].Set(kFlying, true);
  field.Add(1, {Inch(2, 40)});
  field.Begin(Phase::kMovement);
  EXPECT_THAT(field.Refusal(0, MoveBy(unit, Way::kWalk)), HasSubstr("end a flight over water"));
  field.Do(0, Pass());
  field.Do(1, Pass());
  ASSERT_EQ(field.Asks(0), Stage::kLand);
  EXPECT_THAT(field.Refusal(0, {kLandUnit, {unit}}), HasSubstr("end a flight over water"));
  EXPECT_EQ(field.Refusal(0, {kLandUnit, {other}}), "");
}

}  // namespace
}  // namespace mallard::duckhammer::testing
