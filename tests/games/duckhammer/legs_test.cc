// What straight legs cost, and what is in their way.
#include "gmock/gmock.h"
#include "tests/games/duckhammer/mover.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::HasSubstr;

TEST(LegsTest, AnInchOnLandCostsAnInch) {
  Mover mover({}, {Inch(10, 10)});
  mover.Go();
  EXPECT_EQ(mover.Cost(Inch(10, 16)), 6000);
  EXPECT_THAT(mover.Refusal(At(10000, 16001)), HasSubstr("too far: it takes 6.001"));
  EXPECT_EQ(mover.Cost(Inch(13, 14)), 5000);
}

TEST(LegsTest, LegsAddUp) {
  Mover mover({}, {Inch(10, 10), Inch(12, 10)});
  mover.Go();
  mover.field.Do(0, StepTo(mover.model(), Inch(10, 14)));
  EXPECT_EQ(mover.field.state().models[mover.model()].spent, 4000);
  EXPECT_THAT(mover.Refusal(At(10000, 16001)), HasSubstr("2.000 are left"));
  mover.field.Do(0, StepTo(mover.model(), Inch(12, 14)));
  // The other model has all of its movement.
  EXPECT_EQ(mover.Refusal(Inch(12, 4), 1), "");
}

TEST(LegsTest, NobodyLeavesTheMap) {
  Mover mover({}, {Inch(2, 2)});
  mover.Go();
  EXPECT_THAT(mover.Refusal(At(499, 2000)), HasSubstr("off the map"));
  EXPECT_EQ(mover.Refusal(At(500, 2000)), "");
  EXPECT_THAT(mover.Refusal({-5000, 2000}), HasSubstr("off the map"));
  EXPECT_THAT(mover.Refusal({INT32_MAX, INT32_MIN}), HasSubstr("place goes from"));
}

TEST(LegsTest, ALegLeadsSomewhere) {
  Mover mover({}, {Inch(10, 10)});
  mover.Go();
  EXPECT_THAT(mover.Refusal(Inch(10, 10)), HasSubstr("already"));
  EXPECT_THAT(mover.field.Refusal(0, ShiftBy({0, 0})), HasSubstr("already"));
}

TEST(LegsTest, LegsPassFriendsButNotEnemies) {
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

TEST(LegsTest, MonstersAreInTheWayToo) {
  Mover mover({}, {Inch(10, 10)});
  Profile sleeper = mover.field.Plain();
  sleeper.movement = 0;
  mover.field.Add(kNobody, sleeper, {Inch(10, 12)});
  mover.Go();
  EXPECT_THAT(mover.Refusal(Inch(10, 14)), HasSubstr("enemy base is in the way"));
}

TEST(LegsTest, FlyersPassEnemiesButDoNotEndOnThem) {
  Mover mover({}, {Inch(10, 10)}, Way::kFly);
  mover.field.Add(1, {Inch(10, 11)});
  mover.Go();
  EXPECT_EQ(mover.Refusal(Inch(10, 13)), "");
  EXPECT_THAT(mover.Refusal(At(10000, 11999)), HasSubstr("base of another"));
}

TEST(LegsTest, FlightCostsOneAnInchForFastAndTwoForSlowFlyers) {
  for (const Gait gait : {Gait::kFast, Gait::kSlow}) {
    Mover mover({}, {Inch(10, 10)}, Way::kFly);
    mover.profile.flyer = gait;
    mover.Go();
    EXPECT_EQ(mover.Cost(Inch(10, 13)), gait == Gait::kFast ? 3000 : 6000);
  }
}

TEST(LegsTest, LowObstaclesCostTheirHeightWhateverTheWay) {
  for (const Way way : {Way::kWalk, Way::kFly}) {
    Mover mover(On(kWalls), {Inch(9, 20)}, way);
    mover.profile.flyer = Gait::kFast;
    mover.Go();
    EXPECT_EQ(mover.Cost(Inch(11, 20)), 2000 + 2000);
    // Down again is free.
    EXPECT_EQ(mover.Cost(Inch(13, 20)), 4000 + 2000);
  }
}

TEST(LegsTest, ATallObstacleCostsItsHeightOnFoot) {
  Mover mover(On(kWalls), {Inch(19, 20)});
  mover.Go();
  EXPECT_EQ(mover.Cost(Inch(21, 20)), 2000 + 4000);
  EXPECT_THAT(mover.Refusal(At(21001, 20000)), HasSubstr("too far"));
}

TEST(LegsTest, ATallObstacleTakesTheRestOfAFlight) {
  Mover mover(On(kWalls), {Inch(19, 20)}, Way::kFly);
  mover.profile.flyer = Gait::kFast;
  mover.Go();
  EXPECT_EQ(mover.Cost(Inch(21, 20)), 6000);
  EXPECT_THAT(mover.Refusal(At(24001, 20000)), HasSubstr("end on its top"));
}

TEST(LegsTest, SlowFlyersNeedHalfOfTheirMovementForATallObstacle) {
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

TEST(LegsTest, AnAbilityHalvesWhatATallObstacleTakes) {
  Mover mover(
      On(kWalls, "model_ability { id = 'peregrine', name = 'Peregrine', tall_climb = 'half' }"),
      {Inch(19, 20)}, Way::kFly);
  mover.profile.flyer = Gait::kFast;
  mover.field.Teach(mover.profile, "peregrine");
  mover.Go();
  // One inch to the rock, half of five, then an inch on it.
  EXPECT_EQ(mover.Cost(Inch(21, 20)), 1000 + 2500 + 1000);
}

TEST(LegsTest, WadingAndDivingCostBySwimmerType) {
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

TEST(LegsTest, AnAbilityMakesDivingCheaper) {
  Mover mover(On(kLake,
                 "model_ability { id = 'diver', name = 'Diver', "
                 "modifiers = { { of = 'dive_cost', set = 1 } } }"),
              {Inch(9, 20)}, Way::kDive);
  mover.profile.swimmer = Gait::kFast;
  mover.field.Teach(mover.profile, "diver");
  mover.Go();
  EXPECT_EQ(mover.Cost(Inch(14, 20)), 5000);
}

TEST(LegsTest, NonSwimmersDoNotEnterWater) {
  Mover mover(On(kLake), {Inch(9, 20)});
  mover.profile.swimmer = Gait::kNone;
  mover.Go();
  EXPECT_THAT(mover.Refusal(Inch(11, 20)), HasSubstr("do not enter water"));
  EXPECT_EQ(mover.Refusal(At(9900, 20000)), "");
}

TEST(LegsTest, NonSwimmersInWaterMayLeaveIt) {
  Mover mover(On(kLake), {Inch(11, 20)});
  mover.profile.swimmer = Gait::kNone;
  mover.Go();
  EXPECT_EQ(mover.Cost(Inch(9, 20)), 3000 + 1000);
}

TEST(LegsTest, NonSwimmersDoNotEndAFlightOverWater) {
  Mover mover(On(kLake), {Inch(9, 20)}, Way::kFly);
  mover.profile.swimmer = Gait::kNone;
  mover.profile.flyer = Gait::kFast;
  mover.profile.movement = 20000;
  mover.Go();
  EXPECT_THAT(mover.Refusal(Inch(15, 20)), HasSubstr("end a flight over water"));
  EXPECT_EQ(mover.Refusal(Inch(21, 20)), "");
}

constexpr char kVee[] =
    "model_ability { id = 'vee', name = 'Vee', "
    "modifiers = { { of = 'allowance', add = 1, when = { 'flying', 'mate_ahead' } } } }";

TEST(LegsTest, InFormationAModelBehindAnotherFliesFurther) {
  Mover mover(On("", kVee), {Inch(10, 10), Inch(11, 12)}, Way::kFly);
  mover.profile.flyer = Gait::kFast;
  mover.field.Teach(mover.profile, "vee");
  mover.Go();
  EXPECT_EQ(mover.Refusal(Inch(10, 17), 0), "");
  EXPECT_THAT(mover.Refusal(At(10000, 17001), 0), HasSubstr("too far"));
  EXPECT_THAT(mover.Refusal(At(11000, 18001), 1), HasSubstr("too far"));
  // Backwards it is the other way round.
  EXPECT_THAT(mover.Refusal(At(10000, 3999), 0), HasSubstr("too far"));
  EXPECT_EQ(mover.Refusal(Inch(11, 5), 1), "");
  // It counts where all stood at the start: who has been overtaken is still no follower.
  mover.field.Do(0, StepTo(mover.model(0), Inch(10, 17)));
  EXPECT_THAT(mover.Refusal(At(11000, 18001), 1), HasSubstr("too far"));
}

TEST(LegsTest, OnTheGroundFormationsDoNotMatter) {
  Mover mover(On("", kVee), {Inch(10, 10), Inch(11, 12)});
  mover.field.Teach(mover.profile, "vee");
  mover.Go();
  EXPECT_THAT(mover.Refusal(At(10000, 16001), 0), HasSubstr("too far"));
}

TEST(LegsTest, MarksChangeTheMovement) {
  Mover mover(On("", "mark { id = 'slow', name = 'Slow', on = 'unit', movement = -2 }"),
              {Inch(10, 10)});
  mover.Go();
  mover.field.state().units[mover.unit].marks.Set(mover.field.MarkNamed("slow"), 1);
  EXPECT_THAT(mover.Refusal(At(10000, 14001)), HasSubstr("too far"));
  EXPECT_EQ(mover.Refusal(Inch(10, 14)), "");
}

TEST(LegsTest, SomeMarksEndWhenTheModelMoves) {
  Mover mover(On("", R"(
mark { id = "dug_in", name = "Dug in", on = "model", cover = true, ends_on_move = true }
mark { id = "wet", name = "Wet", on = "model", target_modifier = 1 })"),
              {Inch(10, 10), Inch(12, 10)});
  mover.Go();
  State& state = mover.field.state();
  const int dug_in = mover.field.MarkNamed("dug_in");
  const int wet = mover.field.MarkNamed("wet");
  for (int n = 0; n < 2; ++n) {
    state.models[mover.model(n)].marks.Set(dug_in, 1);
    state.models[mover.model(n)].marks.Set(wet, 1);
  }
  mover.field.Do(0, StepTo(mover.model(), Inch(10, 11)));
  EXPECT_FALSE(state.models[mover.model(0)].marks.Has(dug_in));
  EXPECT_TRUE(state.models[mover.model(0)].marks.Has(wet));
  EXPECT_TRUE(state.models[mover.model(1)].marks.Has(dug_in));
  EXPECT_TRUE(state.models[mover.model(1)].marks.Has(wet));
}

}  // namespace
}  // namespace mallard::duckhammer::testing
