// Coming up from a dive.
#include "gmock/gmock.h"
#include "src/games/duckhammer/field/field.h"
#include "tests/games/duckhammer/mover.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

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
