// Moving: legs and what they cost, flight, diving, landing.
#include "src/games/duckhammer/movement.h"

#include "gmock/gmock.h"
#include "mallard/primitives/plane_distance.h"
#include "src/games/duckhammer/field.h"
#include "tests/games/duckhammer/fixtures.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

// A wall of 2 inches from x = 10 to 12, a rock of 4 inches from 20 to 24, both from edge to edge.
constexpr const char* kWalls =
    "obstacle 2000: 10000/8000 12000/8000 12000/30000 10000/30000;"
    "obstacle 4000: 20000/8000 24000/8000 24000/30000 20000/30000";
// Water from x = 10 to 20.
constexpr const char* kLake = "water: 10000/8000 20000/8000 20000/30000 10000/30000";

FieldOptions On(const char* terrain, const char* lua = "") {
  FieldOptions options;
  options.terrain = terrain;
  options.lua = lua;
  return options;
}

// One unit of seat 0 that is about to move.
struct Mover {
  Mover(const FieldOptions& options, const std::vector<Point>& places, Way way = Way::kWalk)
      : field(options), profile(field.Plain()), places_(places), way_(way) {}
  // Begins its activation in the Movement phase.
  void Go() {
    unit = field.Add(0, profile, places_);
    field.Add(1, {Inch(2, 40)});
    field.Begin(Phase::kMovement);
    field.Do(0, MoveBy(unit, way_));
    EXPECT_EQ(field.Asks(0), Stage::kMoving);
  }
  int model(int n = 0) { return field.ModelOf(unit, n); }
  std::string Refusal(Point to, int n = 0) { return field.Refusal(0, StepTo(model(n), to)); }
  // What a legal leg costs.
  int32_t Cost(Point to, int n = 0) {
    const LegPlan plan = PlanLeg(field.scene(), model(n), to);
    EXPECT_TRUE(plan.status.ok()) << plan.status;
    return plan.cost;
  }

  Field field;
  Profile profile;
  int unit = -1;

 private:
  std::vector<Point> places_;
  Way way_;
};

TEST(MovementTest, AnInchOnLandCostsAnInch) {
  Mover mover({}, {Inch(10, 10)});
  mover.Go();
  EXPECT_EQ(mover.Cost(Inch(10, 16)), 6000);
  EXPECT_THAT(mover.Refusal(At(10000, 16001)), HasSubstr("too far: it takes 6.001"));
  EXPECT_EQ(mover.Cost(Inch(13, 14)), 5000);
}

TEST(MovementTest, LegsAddUp) {
  Mover mover({}, {Inch(10, 10), Inch(12, 10)});
  mover.Go();
  mover.field.Do(0, StepTo(mover.model(), Inch(10, 14)));
  EXPECT_EQ(mover.field.state().models[mover.model()].spent, 4000);
  EXPECT_THAT(mover.Refusal(At(10000, 16001)), HasSubstr("2.000 are left"));
  mover.field.Do(0, StepTo(mover.model(), Inch(12, 14)));
  // The other model has all of its movement.
  EXPECT_EQ(mover.Refusal(Inch(12, 4), 1), "");
}

TEST(MovementTest, NobodyLeavesTheMap) {
  Mover mover({}, {Inch(2, 2)});
  mover.Go();
  EXPECT_THAT(mover.Refusal(At(499, 2000)), HasSubstr("off the map"));
  EXPECT_EQ(mover.Refusal(At(500, 2000)), "");
  EXPECT_THAT(mover.Refusal({-5000, 2000}), HasSubstr("off the map"));
  EXPECT_THAT(mover.Refusal({INT32_MAX, INT32_MIN}), HasSubstr("off the map"));
}

TEST(MovementTest, ALegLeadsSomewhere) {
  Mover mover({}, {Inch(10, 10)});
  mover.Go();
  EXPECT_THAT(mover.Refusal(Inch(10, 10)), HasSubstr("already"));
  EXPECT_THAT(mover.field.Refusal(0, ShiftBy({0, 0})), HasSubstr("already"));
}

TEST(MovementTest, LegsPassFriendsButNotEnemies) {
  Mover mover({}, {Inch(10, 10)});
  const int friends = mover.field.Add(0, {Inch(10, 12)});
  mover.Go();
  EXPECT_EQ(mover.Refusal(Inch(10, 14)), "");
  EXPECT_THAT(mover.Refusal(Inch(10, 12)), HasSubstr("base of another"));
  mover.field.state().models[mover.field.ModelOf(friends)] = Model();
  mover.field.Add(1, {Inch(10, 12)});
  EXPECT_THAT(mover.Refusal(Inch(10, 14)), HasSubstr("enemy base is in the way"));
  // Sliding along a base is not passing it; contact is not overlapping.
  EXPECT_EQ(mover.Refusal(Inch(10, 11)), "");
  EXPECT_THAT(mover.Refusal(At(10000, 11001)), HasSubstr("enemy base is in the way"));
}

TEST(MovementTest, MonstersAreInTheWayToo) {
  Mover mover({}, {Inch(10, 10)});
  Profile sleeper = mover.field.Plain();
  sleeper.movement = 0;
  mover.field.Add(kNobody, sleeper, {Inch(10, 12)});
  mover.Go();
  EXPECT_THAT(mover.Refusal(Inch(10, 14)), HasSubstr("enemy base is in the way"));
}

TEST(MovementTest, FlyersPassEnemiesButDoNotEndOnThem) {
  Mover mover({}, {Inch(10, 10)}, Way::kFly);
  mover.field.Add(1, {Inch(10, 11)});
  mover.Go();
  EXPECT_EQ(mover.Refusal(Inch(10, 13)), "");
  EXPECT_THAT(mover.Refusal(At(10000, 11999)), HasSubstr("base of another"));
}

TEST(MovementTest, FlightCostsOneAnInchForFastAndTwoForSlowFlyers) {
  for (const Gait gait : {Gait::kFast, Gait::kSlow}) {
    Mover mover({}, {Inch(10, 10)}, Way::kFly);
    mover.profile.flyer = gait;
    mover.Go();
    EXPECT_EQ(mover.Cost(Inch(10, 13)), gait == Gait::kFast ? 3000 : 6000);
  }
}

TEST(MovementTest, LowObstaclesCostTheirHeightWhateverTheWay) {
  for (const Way way : {Way::kWalk, Way::kFly}) {
    Mover mover(On(kWalls), {Inch(9, 20)}, way);
    mover.profile.flyer = Gait::kFast;
    mover.Go();
    EXPECT_EQ(mover.Cost(Inch(11, 20)), 2000 + 2000);
    // Down again is free.
    EXPECT_EQ(mover.Cost(Inch(13, 20)), 4000 + 2000);
  }
}

TEST(MovementTest, ATallObstacleCostsItsHeightOnFoot) {
  Mover mover(On(kWalls), {Inch(19, 20)});
  mover.Go();
  EXPECT_EQ(mover.Cost(Inch(21, 20)), 2000 + 4000);
  EXPECT_THAT(mover.Refusal(At(21001, 20000)), HasSubstr("too far"));
}

TEST(MovementTest, ATallObstacleTakesTheRestOfAFlight) {
  Mover mover(On(kWalls), {Inch(19, 20)}, Way::kFly);
  mover.profile.flyer = Gait::kFast;
  mover.Go();
  EXPECT_EQ(mover.Cost(Inch(21, 20)), 6000);
  EXPECT_THAT(mover.Refusal(At(24001, 20000)), HasSubstr("end on its top"));
}

TEST(MovementTest, SlowFlyersNeedHalfOfTheirMovementForATallObstacle) {
  Mover mover(On(kWalls), {Inch(17, 20)}, Way::kFly);
  mover.Go();
  // An inch and a half takes half of it: three inches of six.
  mover.field.Do(0, StepTo(mover.model(), At(18500, 20000)));
  EXPECT_THAT(mover.Refusal(Inch(20, 20)), HasSubstr("so tall an obstacle"));
  Mover near(On(kWalls), {At(18500, 20000)}, Way::kFly);
  near.Go();
  EXPECT_EQ(near.Cost(Inch(20, 20)), 6000);
  EXPECT_THAT(near.Refusal(At(21501, 20000)), HasSubstr("too far"));
}

TEST(MovementTest, AnAbilityHalvesWhatATallObstacleTakes) {
  Mover mover(
      On(kWalls, "model_ability { id = 'peregrine', name = 'Peregrine', tall_climb_half = true }"),
      {Inch(19, 20)}, Way::kFly);
  mover.profile.flyer = Gait::kFast;
  mover.field.Teach(mover.profile, "peregrine");
  mover.Go();
  // One inch to the rock, half of five, then an inch on it.
  EXPECT_EQ(mover.Cost(Inch(21, 20)), 1000 + 2500 + 1000);
}

TEST(MovementTest, WadingAndDivingCostBySwimmerType) {
  struct {
    Gait gait;
    Way way;
    int cost;
  } const rows[] = {{Gait::kFast, Way::kWalk, 1}, {Gait::kSlow, Way::kWalk, 2},
                    {Gait::kNone, Way::kWalk, 3}, {Gait::kFast, Way::kDive, 2},
                    {Gait::kSlow, Way::kDive, 2}, {Gait::kNone, Way::kDive, 3}};
  for (const auto& row : rows) {
    // Within the water: non-swimmers only move in it when something has put them there.
    Mover mover(On(kLake), {Inch(15, 20)}, row.way);
    mover.profile.swimmer = row.gait;
    mover.Go();
    EXPECT_EQ(mover.Cost(Inch(16, 20)), row.cost * 1000);
    EXPECT_EQ(mover.field.state().units[mover.unit].Has(kDiving), row.way == Way::kDive);
  }
}

TEST(MovementTest, AnAbilityMakesDivingCheaper) {
  Mover mover(On(kLake, "model_ability { id = 'diver', name = 'Diver', dive_cost = 1 }"),
              {Inch(9, 20)}, Way::kDive);
  mover.profile.swimmer = Gait::kFast;
  mover.field.Teach(mover.profile, "diver");
  mover.Go();
  EXPECT_EQ(mover.Cost(Inch(14, 20)), 5000);
}

TEST(MovementTest, NonSwimmersDoNotEnterWater) {
  Mover mover(On(kLake), {Inch(9, 20)});
  mover.profile.swimmer = Gait::kNone;
  mover.Go();
  EXPECT_THAT(mover.Refusal(Inch(11, 20)), HasSubstr("do not enter water"));
  EXPECT_EQ(mover.Refusal(At(9900, 20000)), "");
}

TEST(MovementTest, NonSwimmersInWaterMayLeaveIt) {
  Mover mover(On(kLake), {Inch(11, 20)});
  mover.profile.swimmer = Gait::kNone;
  mover.Go();
  EXPECT_EQ(mover.Cost(Inch(9, 20)), 3000 + 1000);
}

TEST(MovementTest, NonSwimmersDoNotEndAFlightOverWater) {
  Mover mover(On(kLake), {Inch(9, 20)}, Way::kFly);
  mover.profile.swimmer = Gait::kNone;
  mover.profile.flyer = Gait::kFast;
  mover.profile.movement = 20000;
  mover.Go();
  EXPECT_THAT(mover.Refusal(Inch(15, 20)), HasSubstr("end a flight over water"));
  EXPECT_EQ(mover.Refusal(Inch(21, 20)), "");
}

// Ways -----------------------------------------------------------------------------------------

TEST(MovementTest, TheWaysOfAUnitFollowFromItsKind) {
  Field field(On(kLake, "model_ability { id = 'massive', name = 'Massive', cannot_dive = true }"));
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
  EXPECT_THAT(field.Refusal(0, MoveBy(-1)), HasSubstr("not one of yours"));
  EXPECT_THAT(field.Refusal(0, MoveBy(kUnitSlots)), HasSubstr("not one of yours"));
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

// All together ---------------------------------------------------------------------------------

TEST(MovementTest, AShiftMovesEverybodyByTheSameStep) {
  Mover mover({}, {Inch(10, 10), Inch(11, 10), Inch(12, 10)});
  mover.Go();
  mover.field.Do(0, ShiftBy(Inch(1, 4)));
  EXPECT_EQ(mover.field.PlaceOf(mover.unit, 0), Inch(11, 14));
  EXPECT_EQ(mover.field.PlaceOf(mover.unit, 1), Inch(12, 14));
  EXPECT_EQ(mover.field.PlaceOf(mover.unit, 2), Inch(13, 14));
  EXPECT_THAT(mover.field.Heard(kModelMoved), SizeIs(3));
}

TEST(MovementTest, AShiftIsRefusedForTheFirstModelThatCannot) {
  Mover mover({}, {Inch(10, 10), Inch(12, 10)});
  mover.field.Add(1, {Inch(12, 12)});
  mover.Go();
  EXPECT_THAT(mover.field.Refusal(0, ShiftBy(Inch(0, 4))), HasSubstr("enemy base"));
  EXPECT_THAT(mover.field.Refusal(0, ShiftBy(Inch(0, 7))), HasSubstr("too far"));
  EXPECT_THAT(mover.field.Refusal(0, ShiftBy(Inch(0, -10))), HasSubstr("off the map"));
  EXPECT_THAT(mover.field.Refusal(0, ShiftBy({INT32_MAX, INT32_MIN})), Not(IsEmpty()));
  mover.field.Do(0, StepTo(mover.model(0), Inch(10, 13)));
  EXPECT_THAT(mover.field.Refusal(0, ShiftBy(Inch(-4, 0))), HasSubstr("too far"));
}

TEST(MovementTest, AnAdvanceTakesEveryModelAsFarAsItCanGo) {
  Mover mover({}, {Inch(10, 10), Inch(12, 10)});
  mover.field.Add(1, {Inch(10, 15)});
  mover.Go();
  mover.field.Do(0, AdvanceTo(Inch(10, 15)));
  // The first comes into contact with the enemy, the second with the first.
  EXPECT_EQ(mover.field.PlaceOf(mover.unit, 0), Inch(10, 14));
  EXPECT_TRUE(ModelsTouch(mover.field.scene(), mover.model(0), mover.model(1)));
}

TEST(MovementTest, AnAdvanceUsesAllMovementWhereNothingIsInTheWay) {
  Mover mover({}, {Inch(10, 10)});
  mover.Go();
  mover.field.Do(0, AdvanceTo(Inch(10, 30)));
  EXPECT_EQ(mover.field.PlaceOf(mover.unit), Inch(10, 16));
  // Nothing is left: the activation is over.
  EXPECT_EQ(mover.field.Asks(0), Stage::kActivate);
}

TEST(MovementTest, AnAdvancePaysForWater) {
  Mover mover(On(kLake), {Inch(9, 20)});
  mover.Go();
  mover.field.Do(0, AdvanceTo(Inch(25, 20)));
  // An inch on land, then two and a half at two.
  EXPECT_EQ(mover.field.PlaceOf(mover.unit), At(12500, 20000));
}

TEST(MovementTest, AnAdvanceThatLeadsNowhereIsRefused) {
  Mover mover({}, {Inch(10, 10)});
  mover.field.Add(1, {Inch(10, 11)});
  mover.Go();
  EXPECT_THAT(mover.field.Refusal(0, AdvanceTo(Inch(10, 20))), HasSubstr("can come nearer"));
  EXPECT_THAT(mover.field.Refusal(0, AdvanceTo(Inch(10, 10))), HasSubstr("can come nearer"));
  EXPECT_THAT(mover.field.Refusal(0, AdvanceTo(At(-1, 20))), HasSubstr("off the map"));
}

TEST(MovementTest, ProposalsAreLegalAndFew) {
  for (const Way way : {Way::kWalk, Way::kDive, Way::kFly}) {
    Mover mover(On(kLake), {Inch(9, 20), At(9000, 21100), At(9000, 22200)}, way);
    mover.field.state().objects[0] = {15000, 21000, 3, {}};
    mover.field.state().object_count = 1;
    mover.field.Add(1, {Inch(9, 28), Inch(11, 28)});
    mover.Go();
    mover.field.CheckList(0);
    EXPECT_EQ(mover.field.Listed(0)[0], Done());
    EXPECT_THAT(mover.field.Listed(0, kAdvance), SizeIs(4));  // Two enemies, an object, the zone.
    EXPECT_GE(mover.field.Listed(0, kShift).size(), 8u);
    EXPECT_THAT(mover.field.Listed(0, kStep), Not(IsEmpty()));
    EXPECT_LE(mover.field.Listed(0).size(), 36u);
    mover.field.Do(0, mover.field.Listed(0, kStep)[0]);
    mover.field.CheckList(0);
  }
}

TEST(MovementTest, ModelsOfOtherUnitsDoNotMove) {
  Mover mover({}, {Inch(10, 10)});
  const int other = mover.field.Add(0, {Inch(20, 10)});
  mover.Go();
  const std::string expected = "is not of the unit that moves";
  EXPECT_THAT(mover.field.Refusal(0, StepTo(mover.field.ModelOf(other), Inch(20, 12))),
              HasSubstr(expected));
  EXPECT_THAT(mover.field.Refusal(0, StepTo(-1, Inch(20, 12))), HasSubstr(expected));
  EXPECT_THAT(mover.field.Refusal(0, StepTo(kModelSlots, Inch(20, 12))), HasSubstr(expected));
  EXPECT_THAT(mover.field.Refusal(0, Pass()), HasSubstr("or be done"));
}

// Abilities and marks --------------------------------------------------------------------------

TEST(MovementTest, InFormationAModelBehindAnotherFliesFurther) {
  Mover mover(On("", "model_ability { id = 'vee', name = 'Vee', flock_bonus = 1 }"),
              {Inch(10, 10), Inch(11, 12)}, Way::kFly);
  mover.profile.flyer = Gait::kFast;
  mover.field.Teach(mover.profile, "vee");
  mover.Go();
  EXPECT_EQ(mover.Refusal(Inch(10, 17), 0), "");
  EXPECT_THAT(mover.Refusal(At(10000, 17001), 0), HasSubstr("too far"));
  EXPECT_THAT(mover.Refusal(At(11000, 18001), 1), HasSubstr("too far"));
  // Backwards it is the other way round.
  EXPECT_THAT(mover.Refusal(At(10000, 3999), 0), HasSubstr("too far"));
  EXPECT_EQ(mover.Refusal(Inch(11, 5), 1), "");
}

TEST(MovementTest, OnTheGroundFormationsDoNotMatter) {
  Mover mover(On("", "model_ability { id = 'vee', name = 'Vee', flock_bonus = 1 }"),
              {Inch(10, 10), Inch(11, 12)});
  mover.field.Teach(mover.profile, "vee");
  mover.Go();
  EXPECT_THAT(mover.Refusal(At(10000, 16001), 0), HasSubstr("too far"));
}

TEST(MovementTest, MarksChangeTheMovement) {
  Mover mover(On("", "mark { id = 'slow', name = 'Slow', on = 'unit', movement = -2 }"),
              {Inch(10, 10)});
  mover.Go();
  mover.field.state().units[mover.unit].marks[mover.field.MarkNamed("slow")] = 1;
  EXPECT_THAT(mover.Refusal(At(10000, 14001)), HasSubstr("too far"));
  EXPECT_EQ(mover.Refusal(Inch(10, 14)), "");
}

TEST(MovementTest, SomeMarksEndWhenTheModelMoves) {
  Mover mover(On("", R"(
mark { id = "dug_in", name = "Dug in", on = "model", cover = true, ends_on_move = true }
mark { id = "wet", name = "Wet", on = "model", target_modifier = 1 })"),
              {Inch(10, 10), Inch(12, 10)});
  mover.Go();
  State& state = mover.field.state();
  const uint16_t both = static_cast<uint16_t>(1 << mover.field.MarkNamed("dug_in") |
                                              1 << mover.field.MarkNamed("wet"));
  for (int n = 0; n < 2; ++n) state.models[mover.model(n)].marks = both;
  mover.field.Do(0, StepTo(mover.model(), Inch(10, 11)));
  EXPECT_EQ(state.models[mover.model(0)].marks, 1 << mover.field.MarkNamed("wet"));
  EXPECT_EQ(state.models[mover.model(1)].marks, both);
}

// Surfacing ------------------------------------------------------------------------------------

struct Divers {
  explicit Divers(Gait swimmer, const char* lua = "", const char* ability = "")
      : field(On(kLake, lua)) {
    Profile profile = field.Plain();
    profile.swimmer = swimmer;
    if (*ability != 0) field.Teach(profile, ability);
    unit = field.Add(0, profile, {Inch(15, 20), At(15000, 21500), Inch(9, 20)});
    field.state().units[unit].Set(kDiving, true);
    field.Add(1, {Inch(2, 40)});
    field.Begin(Phase::kMovement);
  }
  Field field;
  int unit;
};

TEST(SurfacingTest, SlowSwimmersRollAndAreDestroyedOnAOne) {
  Divers divers(Gait::kSlow);
  divers.field.NextRolls({1, 2});
  divers.field.Do(0, MoveBy(divers.unit));
  // Two were in the water.
  EXPECT_THAT(divers.field.Heard(kDieRolled), SizeIs(2));
  EXPECT_EQ(CountOnMap(divers.field.state(), divers.unit), 2);
  ASSERT_THAT(divers.field.Heard(kModelDestroyed), SizeIs(1));
  EXPECT_EQ(divers.field.Heard(kModelDestroyed)[0].args[0], divers.field.ModelOf(divers.unit));
  EXPECT_EQ(divers.field.Heard(kModelDestroyed)[0].args[1], kBySurfacing);
  // The others move on, wading.
  EXPECT_EQ(divers.field.Asks(0), Stage::kMoving);
  EXPECT_FALSE(divers.field.state().units[divers.unit].Has(kDiving));
  EXPECT_FALSE(divers.field.state().units[divers.unit].Has(kSurfacing));
}

TEST(SurfacingTest, FastSwimmersDoNotRoll) {
  Divers divers(Gait::kFast);
  divers.field.Do(0, MoveBy(divers.unit));
  EXPECT_THAT(divers.field.Heard(kDieRolled), IsEmpty());
  EXPECT_THAT(divers.field.Heard(kSurfaced), SizeIs(1));
  EXPECT_FALSE(divers.field.state().units[divers.unit].Has(kDiving));
}

TEST(SurfacingTest, WhoDivesOnDoesNotRoll) {
  Divers divers(Gait::kSlow);
  divers.field.Do(0, MoveBy(divers.unit, Way::kDive));
  EXPECT_THAT(divers.field.Heard(kDieRolled), IsEmpty());
  EXPECT_TRUE(divers.field.state().units[divers.unit].Has(kDiving));
}

TEST(SurfacingTest, WhoTakesOffFromADiveRollsFirst) {
  Divers divers(Gait::kSlow);
  divers.field.NextRolls({7, 8});
  divers.field.Do(0, MoveBy(divers.unit, Way::kFly));
  EXPECT_THAT(divers.field.Heard(kDieRolled), SizeIs(2));
  EXPECT_TRUE(divers.field.state().units[divers.unit].Has(kFlying));
  EXPECT_FALSE(divers.field.state().units[divers.unit].Has(kDiving));
  EXPECT_EQ(divers.field.Asks(0), Stage::kMoving);
}

TEST(SurfacingTest, AnAbilityAddsToTheRoll) {
  Divers divers(Gait::kSlow,
                "model_ability { id = 'gasp', name = 'Gasp', "
                "on_surface_roll = function(ctx, modifier) return modifier + 1 end }",
                "gasp");
  divers.field.NextRolls({1, 1});
  divers.field.Do(0, MoveBy(divers.unit));
  EXPECT_EQ(CountOnMap(divers.field.state(), divers.unit), 3);
}

TEST(SurfacingTest, AUnitThatDrownsWhollyMovesNoMore) {
  Field field(On(kLake));
  const int unit = field.Add(0, {Inch(15, 20)});
  field.Add(0, {Inch(5, 5)});
  field.state().units[unit].Set(kDiving, true);
  field.Add(1, {Inch(2, 40)});
  field.Begin(Phase::kMovement);
  field.NextRolls({1});
  field.Do(0, MoveBy(unit));
  EXPECT_EQ(CountOnMap(field.state(), unit), 0);
  EXPECT_EQ(field.state().activity.unit, 0);
  EXPECT_EQ(field.Asks(0), Stage::kActivate);
}

TEST(SurfacingTest, AtReportEverybodyComesUp) {
  Field field(On(kLake));
  const int own = field.Add(0, {Inch(15, 20)});
  const int enemy = field.Add(1, {Inch(15, 28), At(15000, 26900)});
  for (const int unit : {own, enemy}) field.state().units[unit].Set(kDiving, true);
  field.NextRolls({2, 1, 12});
  field.Begin(Phase::kReport);
  EXPECT_EQ(CountOnMap(field.state(), own), 1);
  EXPECT_EQ(CountOnMap(field.state(), enemy), 1);
  for (const int unit : {own, enemy}) EXPECT_FALSE(field.state().units[unit].Has(kDiving));
  EXPECT_EQ(field.state().round, 2);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
