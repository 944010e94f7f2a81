// Models of a unit that move together, and what is proposed to a player.
#include "gmock/gmock.h"
#include "src/games/duckhammer/field/field.h"
#include "tests/games/duckhammer/mover.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

TEST(MovingTest, AShiftMovesEverybodyByTheSameStep) {
  Mover mover({}, {Inch(10, 10), Inch(11, 10), Inch(12, 10)});
  mover.Go();
  mover.field.Do(0, ShiftBy(Inch(1, 4)));
  EXPECT_EQ(mover.field.PlaceOf(mover.unit, 0), Inch(11, 14));
  EXPECT_EQ(mover.field.PlaceOf(mover.unit, 1), Inch(12, 14));
  EXPECT_EQ(mover.field.PlaceOf(mover.unit, 2), Inch(13, 14));
  EXPECT_THAT(mover.field.Heard(kModelMoved), SizeIs(3));
}

TEST(MovingTest, AShiftIsRefusedForTheFirstModelThatCannot) {
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

TEST(MovingTest, AnAdvanceTakesEveryModelAsFarAsItCanGo) {
  Mover mover({}, {Inch(10, 10), Inch(12, 10)});
  mover.field.Add(1, {Inch(10, 15)});
  mover.Go();
  mover.field.Do(0, AdvanceTo(Inch(10, 15)));
  // The first comes into contact with the enemy, the second with the first.
  EXPECT_EQ(mover.field.PlaceOf(mover.unit, 0), Inch(10, 14));
  EXPECT_TRUE(ModelsTouch(mover.field.position(), mover.model(0), mover.model(1)));
}

TEST(MovingTest, AnAdvanceUsesAllMovementWhereNothingIsInTheWay) {
  Mover mover({}, {Inch(10, 10)});
  mover.Go();
  mover.field.Do(0, AdvanceTo(Inch(10, 30)));
  EXPECT_EQ(mover.field.PlaceOf(mover.unit), Inch(10, 16));
  // Nothing is left: the activation is over.
  EXPECT_EQ(mover.field.Asks(0), Stage::kActivate);
}

TEST(MovingTest, AnAdvancePaysForWater) {
  Mover mover(On(kLake), {Inch(9, 20)});
  mover.Go();
  mover.field.Do(0, AdvanceTo(Inch(25, 20)));
  // An inch on land, then two and a half at two.
  EXPECT_EQ(mover.field.PlaceOf(mover.unit), At(12500, 20000));
}

TEST(MovingTest, AnAdvanceThatLeadsNowhereIsRefused) {
  Mover mover({}, {Inch(10, 10)});
  mover.field.Add(1, {Inch(10, 11)});
  mover.Go();
  EXPECT_THAT(mover.field.Refusal(0, AdvanceTo(Inch(10, 20))), HasSubstr("can come nearer"));
  EXPECT_THAT(mover.field.Refusal(0, AdvanceTo(Inch(10, 10))), HasSubstr("can come nearer"));
  EXPECT_THAT(mover.field.Refusal(0, AdvanceTo(At(-1, 20))), HasSubstr("off the map"));
}

TEST(MovingTest, ProposalsAreLegalAndFew) {
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

TEST(MovingTest, ModelsOfOtherUnitsDoNotMove) {
  Mover mover({}, {Inch(10, 10)});
  const int other = mover.field.Add(0, {Inch(20, 10)});
  mover.Go();
  const std::string expected = "is not of the unit that moves";
  EXPECT_THAT(mover.field.Refusal(0, StepTo(mover.field.ModelOf(other), Inch(20, 12))),
              HasSubstr(expected));
  EXPECT_THAT(mover.field.Refusal(0, StepTo(-1, Inch(20, 12))), HasSubstr("model goes from"));
  EXPECT_THAT(mover.field.Refusal(0, StepTo(kModelSlots, Inch(20, 12))),
              HasSubstr("model goes from"));
  EXPECT_THAT(mover.field.Refusal(0, Pass()), HasSubstr("or be done"));
}

}  // namespace
}  // namespace mallard::duckhammer::testing
