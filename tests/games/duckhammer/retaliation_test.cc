// Striking at a unit that charges out of a fight range.
#include "gmock/gmock.h"
#include "src/games/duckhammer/field/field.h"
#include "tests/games/duckhammer/fixtures.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

Action RetaliateWith(int unit, int weapon = 1) { return {kRetaliateBy, {unit, weapon}}; }

// Seat 0's unit stands before two of seat 1; a third of theirs is far away.
struct Melee {
  explicit Melee(const FieldOptions& options = {}) : field(options) {
    Profile brave = field.Plain();
    brave.bravery = 2;
    leaver = field.Add(0, {Inch(10, 10), At(11100, 10000)});
    near = field.Add(1, brave, {Inch(10, 12), Inch(10, 20)});
    other = field.Add(1, brave, {Inch(12, 12)});
    far = field.Add(1, brave, {Inch(25, 35)});
  }
  void Begin() { field.Begin(Phase::kCharge); }
  // How much Fear the leaver has.
  void Frighten(int lost_round) {
    Unit& unit = field.state().units[leaver];
    unit.lost_round = static_cast<uint8_t>(lost_round);
    unit.lost = 0;
  }
  Field field;
  int leaver, near, other, far;
};

TEST(RetaliationTest, WhoChargesOutOfAFightRangeMayBeStruckFirst) {
  Melee melee;
  melee.Begin();
  melee.field.Do(0, ChargeBy(melee.leaver));
  EXPECT_EQ(melee.field.Asks(1), Stage::kRetaliate);
  EXPECT_THAT(melee.field.Heard(kChargeRolled), IsEmpty());
  EXPECT_EQ(melee.field.rules().DecisionOf(&melee.field.state(), 1).args[0], melee.leaver);
  melee.field.CheckList(1);
  EXPECT_THAT(melee.field.Listed(1, kRetaliateBy), SizeIs(2));
  EXPECT_THAT(melee.field.Refusal(1, RetaliateWith(melee.far)), HasSubstr("reaches the enemy"));
  EXPECT_THAT(melee.field.Refusal(1, RetaliateWith(melee.near, 2)), HasSubstr("no such weapon"));
  EXPECT_THAT(melee.field.Refusal(1, RetaliateWith(melee.near, 0)), HasSubstr("weapon goes from"));
  EXPECT_THAT(melee.field.Refusal(1, RetaliateWith(melee.leaver)), HasSubstr("not one of yours"));
  melee.field.Do(1, Pass());
  EXPECT_THAT(melee.field.Heard(kChargeRolled), SizeIs(1));
  EXPECT_EQ(melee.field.Asks(0), Stage::kMoving);
}

TEST(RetaliationTest, WhoIsInNobodysFightRangeGoesAtOnce) {
  Melee melee;
  melee.field.state().models[melee.field.ModelOf(melee.near)].y = 20 * kInch;
  melee.field.state().models[melee.field.ModelOf(melee.near)].x = 20 * kInch;
  melee.field.state().models[melee.field.ModelOf(melee.other)].y = 20 * kInch;
  melee.Begin();
  melee.field.Do(0, ChargeBy(melee.leaver));
  EXPECT_EQ(melee.field.Asks(0), Stage::kMoving);
}

TEST(RetaliationTest, MovingAndPilingInIsNotRetaliatedAgainst) {
  Melee melee;
  melee.field.Begin(Phase::kMovement);
  melee.field.Do(0, PileInBy(melee.leaver));
  EXPECT_EQ(melee.field.Asks(1), Stage::kNone);
  melee.field.Do(0, Done());
  melee.field.Do(0, MoveBy(melee.leaver));
  EXPECT_EQ(melee.field.Asks(1), Stage::kNone);
}

TEST(RetaliationTest, EachModelInRangeRollsBraveryAgainstFear) {
  Melee melee;
  melee.Frighten(8);
  melee.Begin();
  melee.field.Do(0, ChargeBy(melee.leaver));
  melee.field.NextRolls({6, 5});
  melee.field.Do(1, RetaliateWith(melee.near));
  // Only the model in reach rolled: 6 + 2 is 8, the d6 of a 5 is 3.
  ASSERT_THAT(melee.field.Heard(kDieRolled), SizeIs(1));
  EXPECT_EQ(melee.field.Heard(kDieRolled)[0].args[2], melee.field.ModelOf(melee.near));
  EXPECT_EQ(melee.field.state().units[melee.leaver].damage, 3);
  // The other unit may strike, too.
  EXPECT_EQ(melee.field.Asks(1), Stage::kRetaliate);
  EXPECT_THAT(melee.field.Refusal(1, RetaliateWith(melee.near)), HasSubstr("already"));
  melee.field.NextRolls({5, 12});
  melee.field.Do(1, RetaliateWith(melee.other));
  // 5 + 2 is below 8. Nobody is left to strike: the charge is rolled.
  EXPECT_EQ(melee.field.state().units[melee.leaver].damage, 3);
  EXPECT_EQ(melee.field.Asks(0), Stage::kMoving);
}

TEST(RetaliationTest, RetaliatingUsesTheChargeActivation) {
  Melee melee;
  melee.Frighten(12);
  melee.Begin();
  melee.field.Do(0, ChargeBy(melee.leaver));
  melee.field.NextRolls({1});
  melee.field.Do(1, RetaliateWith(melee.near));
  melee.field.Do(1, Pass());
  melee.field.Do(0, Done());
  ASSERT_EQ(melee.field.Asks(1), Stage::kActivate);
  EXPECT_THAT(melee.field.Refusal(1, ChargeBy(melee.near)), HasSubstr("already"));
  EXPECT_EQ(melee.field.Refusal(1, ChargeBy(melee.other)), "");
}

TEST(RetaliationTest, UnitsThatPiledInOrWereActivatedCannotRetaliate) {
  Melee melee;
  melee.field.state().units[melee.near].Set(kPiledIn, true);
  melee.Begin();
  melee.field.Do(0, ChargeBy(melee.leaver));
  EXPECT_THAT(melee.field.Refusal(1, RetaliateWith(melee.near)), HasSubstr("piled in"));
  EXPECT_EQ(melee.field.Refusal(1, RetaliateWith(melee.other)), "");
  Melee tired;
  for (const int unit : {tired.near, tired.other}) {
    tired.field.state().units[unit].Set(kChargeUsed, true);
  }
  tired.Begin();
  tired.field.Do(0, ChargeBy(tired.leaver));
  EXPECT_EQ(tired.field.Asks(0), Stage::kMoving);
}

TEST(RetaliationTest, AUnitThatIsWhollyDestroyedDoesNotLeave) {
  Melee melee;
  melee.field.Add(0, {Inch(25, 5)});
  Unit& leaver = melee.field.state().units[melee.leaver];
  melee.field.state().models[melee.field.ModelOf(melee.leaver, 1)] = Model();
  melee.field.state().models[melee.field.ModelOf(melee.leaver, 1)].status = ModelStatus::kRemoved;
  leaver.alive = 1;
  leaver.lost = 1;
  leaver.damage = 4;
  melee.Begin();
  melee.field.Do(0, ChargeBy(melee.leaver));
  melee.field.NextRolls({12, 12});
  melee.field.Do(1, RetaliateWith(melee.near));
  EXPECT_EQ(CountOnMap(melee.field.state(), melee.leaver), 0);
  EXPECT_EQ(melee.field.state().activity.unit, 0);
  EXPECT_EQ(melee.field.Asks(0), Stage::kActivate);
  EXPECT_THAT(melee.field.Heard(kChargeRolled), IsEmpty());
}

TEST(RetaliationTest, ALossIsChosenBeforeTheUnitLeaves) {
  Melee melee;
  melee.field.state().units[melee.leaver].damage = 4;
  melee.Begin();
  melee.field.Do(0, ChargeBy(melee.leaver));
  melee.field.NextRolls({12, 3});
  melee.field.Do(1, RetaliateWith(melee.near));
  ASSERT_EQ(melee.field.Asks(0), Stage::kLosses);
  melee.field.Do(0, {kLose, {melee.field.ModelOf(melee.leaver, 1)}});
  EXPECT_EQ(melee.field.Asks(1), Stage::kRetaliate);
  melee.field.Do(1, Pass());
  EXPECT_EQ(melee.field.Asks(0), Stage::kMoving);
  EXPECT_EQ(CountOnMap(melee.field.state(), melee.leaver), 1);
}

TEST(RetaliationTest, MonstersDoNotRetaliate) {
  Field field;
  const int unit = field.Add(0, {Inch(10, 10)});
  field.Add(1, {Inch(10, 30)});
  Profile sleeper = field.Plain();
  sleeper.charge = {0, 1};
  field.Add(kNobody, sleeper, {Inch(10, 12)});
  field.Begin(Phase::kCharge);
  field.Do(0, ChargeBy(unit));
  EXPECT_EQ(field.Asks(0), Stage::kMoving);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
