// Abilities of models that change how they move.
#include <vector>

#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/movement/charge.h"
#include "src/games/duckhammer/movement/legs.h"
#include "src/games/duckhammer/movement/movement.h"
#include "tests/games/duckhammer/skirmish.h"

namespace mallard::duckhammer::testing {
namespace {

// Inches a charge (or pile-in) comes to for a Grade 1 unit that destroyed a model of that Grade.
int Charge(Names abilities, const std::vector<int>& rolls, int destroyed_grade = -1,
           Dice dice = {2, 4}, bool pile_in = false, int grade = 1) {
  Skirmish field;
  Profile profile = field.Who({}, abilities);
  profile.charge = dice;
  profile.grade = static_cast<uint8_t>(grade);
  const int unit = field.Add(0, profile, {Inch(15, 10)});
  field.Add(1, field.Who({}), {Inch(15, 40)});
  field.state().units[unit].best_destroyed = static_cast<uint8_t>(destroyed_grade + 1);
  field.Begin(pile_in ? Phase::kMovement : Phase::kCharge);
  field.NextRolls(rolls);
  field.Do(0, pile_in ? PileInBy(unit) : ChargeBy(unit));
  return field.Heard(kChargeRolled).at(0).args[1];
}

TEST(MovementAbilityTest, BloodlustAddsTheHighestGradeDestroyedThisRound) {
  EXPECT_EQ(Charge({}, {1, 12}, 3), 1 + 4);
  EXPECT_EQ(Charge({"bloodlust"}, {1, 12}, 3), 1 + 4 + 3);
  EXPECT_EQ(Charge({"bloodlust"}, {1, 12}, 0), 1 + 4);
  EXPECT_EQ(Charge({"bloodlust"}, {1, 12}), 1 + 4);
  EXPECT_EQ(Charge({"bloodlust"}, {12}, 3, {2, 4}, true), 4 + 3);
}

TEST(MovementAbilityTest, GuiltSubtractsItButNotBelowNothing) {
  EXPECT_EQ(Charge({"guilt"}, {1, 12}, 3), 1 + 4 - 3);
  EXPECT_EQ(Charge({"guilt"}, {1, 1}, 5), 0);
  EXPECT_EQ(Charge({"guilt"}, {1, 12}), 1 + 4);
}

TEST(MovementAbilityTest, EnragedRunAddsTheGradeIfAllDiceShowOne) {
  EXPECT_EQ(Charge({"enraged_run"}, {1, 2}, -1, {2, 4}, false, 3), 2 + 3);
  EXPECT_EQ(Charge({}, {1, 2}, -1, {2, 4}, false, 3), 2);
  EXPECT_EQ(Charge({"enraged_run"}, {1, 4}, -1, {2, 4}, false, 3), 3);
}

TEST(MovementAbilityTest, EnragedRunIsNotForFlatSpeeds) {
  EXPECT_EQ(Charge({"enraged_run"}, {}, -1, {1, 1}, false, 3), 1);
  EXPECT_EQ(Charge({"enraged_run"}, {}, -1, {2, 1}, false, 3), 2);
}

// A unit piles in from (15, 10) next to an enemy at (15, 13); the die shows 4 inches, then 4.
struct BullRush {
  Skirmish field;
  int unit, enemy;
  BullRush(Names abilities, int armor, Point enemy_at = Inch(15, 13)) {
    unit = field.Add(0, field.Who({}, abilities), {Inch(15, 10)});
    Profile target = field.Who({field.Blade()});
    target.armor = static_cast<int8_t>(armor);
    enemy = field.Add(1, target, {enemy_at});
    field.Begin(Phase::kMovement);
    field.NextRolls({12, 12});
    field.Do(0, PileInBy(unit));
  }
  void StepAndFinish(Point to) {
    field.Do(0, StepTo(field.ModelOf(unit), to));
    field.Do(0, Done());
  }
};

TEST(MovementAbilityTest, BullRushRollsTheRemovedDieAgainstWhomItNewlyTouches) {
  BullRush rush({"bull_rush"}, 1);
  rush.StepAndFinish(At(15000, 11950));
  EXPECT_EQ(rush.field.Damage(rush.enemy), 4 - 1);
  BullRush plain({}, 1);
  plain.StepAndFinish(At(15000, 11950));
  EXPECT_EQ(plain.field.Damage(plain.enemy), 0);
}

TEST(MovementAbilityTest, BullRushDoesNothingToWhomItDoesNotTouch) {
  BullRush rush({"bull_rush"}, 0);
  rush.StepAndFinish(At(15000, 11850));
  EXPECT_EQ(rush.field.Damage(rush.enemy), 0);
}

TEST(MovementAbilityTest, BullRushDoesNothingToWhomItTouchedBefore) {
  BullRush rush({"bull_rush"}, 0, At(15000, 11050));
  rush.StepAndFinish(At(14990, 10000));
  EXPECT_EQ(rush.field.Damage(rush.enemy), 0);
}

TEST(MovementAbilityTest, BullRushIsForPileInsOnly) {
  Skirmish field;
  const int unit = field.Add(0, field.Who({}, {"bull_rush"}), {Inch(15, 10)});
  const int enemy = field.Add(1, field.Who({}), {Inch(15, 13)});
  field.Begin(Phase::kCharge);
  field.NextRolls({12, 12, 12});
  field.Do(0, ChargeBy(unit));
  field.Do(0, StepTo(field.ModelOf(unit), At(15000, 11950)));
  field.Do(0, Done());
  EXPECT_EQ(field.Damage(enemy), 0);
}

// How far a diving unit in a long pool may still go with 6 inches of movement: the leg's cost.
int32_t DiveCost(Names abilities) {
  Skirmish field("water: 10000/5000 20000/5000 20000/30000 10000/30000");
  Profile profile = field.Who({}, abilities);
  profile.swimmer = Gait::kFast;
  const int unit = field.Add(0, profile, {Inch(15, 10)});
  field.Add(1, field.Who({}), {Inch(15, 40)});
  field.Begin(Phase::kMovement);
  field.Do(0, MoveBy(unit, Way::kDive));
  return PlanLeg(field.position(), field.ModelOf(unit), Inch(15, 12), false).cost;
}

TEST(MovementAbilityTest, DiverDivesAtAnInchAnInch) {
  EXPECT_EQ(DiveCost({}), 4000);
  EXPECT_EQ(DiveCost({"diver"}), 2000);
}

TEST(MovementAbilityTest, DiverLeavesWalkingAlone) {
  Skirmish field;
  const int unit = field.Add(0, field.Who({}, {"diver"}), {Inch(15, 10)});
  field.Add(1, field.Who({}), {Inch(15, 40)});
  field.Begin(Phase::kMovement);
  field.Do(0, MoveBy(unit));
  EXPECT_EQ(PlanLeg(field.position(), field.ModelOf(unit), Inch(15, 12), false).cost, 2000);
}

constexpr const char* kWall = "obstacle 2000: 10000/14000 20000/14000 20000/16000 10000/16000";

// Whether a model that piled in to that place has Cover when it is shot at in the open.
int ShotAfterPileIn(Names abilities, Point to) {
  Skirmish field(kWall);
  const int unit = field.Add(1, field.Who({}, abilities), {Inch(15, 11)});
  const int shooter = field.Add(0, field.Who({field.Bow()}), {Inch(15, 5)});
  field.state().lead = 1;
  field.Begin(Phase::kMovement);
  field.NextRolls({12});
  field.Do(1, PileInBy(unit));
  field.Do(1, StepTo(field.ModelOf(unit), to));
  field.Do(1, Done());
  field.state().lead = 0;
  field.Forget();
  field.Attack(shooter, unit, Step::kShoot, {6});
  return field.Totals().at(0);
}

TEST(MovementAbilityTest, DuckAndCoverGivesCoverAtAnObstacleAfterAPileIn) {
  EXPECT_EQ(ShotAfterPileIn({"duck_and_cover"}, At(15000, 13450)), 4);
  EXPECT_EQ(ShotAfterPileIn({}, At(15000, 13450)), 6);
  EXPECT_EQ(ShotAfterPileIn({"duck_and_cover"}, At(15000, 13300)), 6);
}

TEST(MovementAbilityTest, DuckAndCoverEndsWhenTheModelMovesOrTheRoundEnds) {
  Skirmish field(kWall);
  const int unit = field.Add(0, field.Who({}, {"duck_and_cover"}), {Inch(12, 11), Inch(15, 11)});
  field.Add(1, field.Who({}), {Inch(15, 40)});
  field.Begin(Phase::kMovement);
  field.NextRolls({12});
  field.Do(0, PileInBy(unit));
  field.Do(0, StepTo(field.ModelOf(unit, 0), At(13500, 13450)));
  field.Do(0, StepTo(field.ModelOf(unit, 1), At(15000, 13450)));
  field.Do(0, Done());
  EXPECT_TRUE(field.Marked(field.ModelOf(unit, 0), "covered"));
  EXPECT_TRUE(field.Marked(field.ModelOf(unit, 1), "covered"));
  Play play = field.play();
  PutModel(play, field.ModelOf(unit, 0), At(13400, 13450));
  EXPECT_FALSE(field.Marked(field.ModelOf(unit, 0), "covered"));
  EXPECT_TRUE(field.Marked(field.ModelOf(unit, 1), "covered"));
  field.Begin(Phase::kReport);
  EXPECT_FALSE(field.Marked(field.ModelOf(unit, 1), "covered"));
}

// What is left of 8 inches of movement after flying 2 inches onto a tall rock.
int32_t LeftOnTheRock(Names abilities) {
  Skirmish field("obstacle 5000: 10000/11000 20000/11000 20000/16000 10000/16000");
  Profile profile = field.Who({}, abilities);
  profile.flyer = Gait::kFast;
  profile.movement = 8 * kInch;
  const int unit = field.Add(0, profile, {Inch(15, 10)});
  field.Add(1, field.Who({}), {Inch(15, 40)});
  field.Begin(Phase::kMovement);
  field.Do(0, MoveBy(unit, Way::kFly));
  const int model = field.ModelOf(unit);
  const LegPlan plan = PlanLeg(field.position(), model, Inch(15, 12), false);
  EXPECT_TRUE(plan.ok()) << plan.ToStatus();
  return 8 * kInch - plan.cost;
}

TEST(MovementAbilityTest, PeregrineKeepsHalfOfItsMovementOnATallObstacle) {
  EXPECT_EQ(LeftOnTheRock({}), 0);
  EXPECT_GT(LeftOnTheRock({"peregrine"}), 2000);
  EXPECT_LE(LeftOnTheRock({"peregrine"}), 3500);
}

// How many of three models may charge 7 inches when the dice come to `rolls` (2d4: 8 at most).
int RunnersOf(Names abilities, const std::vector<int>& rolls, bool pile_in = false) {
  Skirmish field;
  const int unit =
      field.Add(0, field.Who({}, abilities), {Inch(12, 10), Inch(14, 10), Inch(16, 10)});
  field.Add(1, field.Who({}), {Inch(15, 40)});
  field.Begin(pile_in ? Phase::kMovement : Phase::kCharge);
  field.NextRolls(rolls);
  field.Do(0, pile_in ? PileInBy(unit) : ChargeBy(unit));
  int runners = 0;
  for (int n = 0; n < 3; ++n) {
    const Point to = field.PlaceOf(unit, n) + Point{0, 7000};
    if (field.Try(0, StepTo(field.ModelOf(unit, n), to)).ok()) ++runners;
  }
  return runners;
}

TEST(MovementAbilityTest, ScoutLetsOneModelGoTheMostOfTheDice) {
  EXPECT_EQ(RunnersOf({}, {1, 1}), 0);
  EXPECT_EQ(RunnersOf({"scout"}, {1, 1}), 1);
  EXPECT_EQ(RunnersOf({"scout"}, {12}, true), 0);
}

TEST(MovementAbilityTest, VanguardLetsAsManyAsTheRollShows) {
  EXPECT_EQ(RunnersOf({"vanguard"}, {1, 1}), 2);
  EXPECT_EQ(RunnersOf({"vanguard"}, {1, 4}), 3);
}

// Whether the hind model of a flying pair may go 7 inches with 6 inches of movement.
bool HindGoesFurther(Names abilities, Point towards, Way way = Way::kFly) {
  Skirmish field;
  Profile profile = field.Who({}, abilities);
  profile.flyer = Gait::kFast;
  const int unit = field.Add(0, profile, {Inch(15, 12), Inch(17, 14)});
  field.Add(1, field.Who({}), {Inch(15, 40)});
  field.Begin(Phase::kMovement);
  field.Do(0, MoveBy(unit, way));
  return PlanLeg(field.position(), field.ModelOf(unit, 0), towards, false).ok();
}

TEST(MovementAbilityTest, VFormationGoesAnInchFurtherBehindAMate) {
  EXPECT_TRUE(HindGoesFurther({"v_formation"}, Inch(15, 19)));
  EXPECT_FALSE(HindGoesFurther({}, Inch(15, 19)));
  EXPECT_FALSE(HindGoesFurther({"v_formation"}, Inch(15, 20)));
}

TEST(MovementAbilityTest, VFormationNeedsAMateAheadAndFlight) {
  EXPECT_FALSE(HindGoesFurther({"v_formation"}, Inch(15, 5)));
  EXPECT_FALSE(HindGoesFurther({"v_formation"}, Inch(15, 19), Way::kWalk));
}

}  // namespace
}  // namespace mallard::duckhammer::testing
