// Every mission of the base pack, each of its rules both ways.
#include "src/games/duckhammer/scoring/missions.h"

#include "gtest/gtest.h"
#include "tests/games/duckhammer/fixtures.h"

namespace mallard::duckhammer::testing {
namespace {

// On the small map: the front line is at y = 21000, zones end at 6000 and begin at 36000.
class MissionsTest : public ::testing::Test {
 protected:
  explicit MissionsTest(const FieldOptions& options = {.base = true, .map = "fallow_field"})
      : field_(options) {}
  int Points(int seat = 0) { return field_.state().players[seat].victory_points; }
  // The points of seat 0 after destroying a whole unit of seat 1, of two models of that Grade.
  int PointsForUnit(int grade, int by = 0) {
    const int unit = field_.Add(1, field_.Plain(grade), {{5000, 30000}, {6500, 30000}});
    field_.state().players[0].victory_points = 0;
    for (int i = 0; i < 2; ++i) field_.Destroy(unit, i, by);
    return Points();
  }
  // What one Report gives seat 0.
  int Report() {
    const int before = Points();
    Play play = field_.play();
    const absl::Status status = ScoreMissions(play);
    EXPECT_TRUE(status.ok()) << status;
    return Points() - before;
  }
  Field field_;
};

// The usual points ----------------------------------------------------------------------------

TEST_F(MissionsTest, HeroesLeadersAndLegendsGiveTwoPointsOnAnyOtherMission) {
  field_.GiveMission(0, "breakthrough");
  for (int grade = 0; grade <= 6; ++grade) {
    EXPECT_EQ(PointsForUnit(grade), grade >= 4 ? 2 : 0) << "Grade " << grade;
  }
}

TEST_F(MissionsTest, TheUsualPointsAreForWholeUnits) {
  field_.GiveMission(0, "breakthrough");
  const int unit = field_.Add(1, field_.Plain(4), {{5000, 30000}, {6500, 30000}});
  field_.Destroy(unit, 0, 0);
  EXPECT_EQ(Points(), 0);
  field_.Destroy(unit, 1, 0);
  EXPECT_EQ(Points(), 2);
}

TEST_F(MissionsTest, WhatNobodyDestroyedGivesNobodyAnything) {
  field_.GiveMission(0, "assassination");
  EXPECT_EQ(PointsForUnit(5, kNobody), 0);
  EXPECT_EQ(Points(1), 0);
}

TEST_F(MissionsTest, MonstersGiveNobodyAnything) {
  field_.GiveMission(0, "assassination");
  field_.GiveMission(1, "breakthrough");
  const int beast = field_.AddMonster(0, field_.MonsterNamed("fox"), {{5000, 15000}});
  field_.Destroy(beast, 0, kNobody);
  EXPECT_EQ(Points(0), 0);
  EXPECT_EQ(Points(1), 0);
  // Not even when somebody is credited.
  Play play = field_.play();
  EXPECT_TRUE(ScoreDestroyedUnit(play, beast, 0).ok());
  EXPECT_TRUE(ScoreDestroyedUnit(play, beast, 1).ok());
  EXPECT_EQ(Points(0) + Points(1), 0);
}

// Assassination -------------------------------------------------------------------------------

TEST_F(MissionsTest, AssassinationHasATableOfItsOwn) {
  field_.GiveMission(0, "assassination");
  // Units of two models: a unit counts once, models one by one.
  const int expected[] = {0, 1, 1, 2, 2, 6, 6};
  for (int grade = 0; grade <= 6; ++grade) {
    EXPECT_EQ(PointsForUnit(grade), expected[grade]) << "Grade " << grade;
  }
}

TEST_F(MissionsTest, AssassinationGivesSoldiersAndOfficersAsUnitsOthersAsModels) {
  field_.GiveMission(0, "assassination");
  const int expected[] = {0, 0, 0, 1, 1, 3, 3};
  for (int grade = 0; grade <= 6; ++grade) {
    const int unit = field_.Add(1, field_.Plain(grade), {{5000, 30000}, {6500, 30000}});
    field_.state().players[0].victory_points = 0;
    field_.Destroy(unit, 0, 0);
    EXPECT_EQ(Points(), expected[grade]) << "Grade " << grade;
  }
}

TEST_F(MissionsTest, TheOpponentOfAnAssassinStillGetsTheUsualPoints) {
  field_.GiveMission(0, "assassination");
  field_.GiveMission(1, "breakthrough");
  field_.Destroy(field_.Add(0, field_.Plain(6), {{5000, 5000}}), 0, 1);
  EXPECT_EQ(Points(1), 2);
  EXPECT_EQ(Points(0), 0);
}

// Breakthrough --------------------------------------------------------------------------------

TEST_F(MissionsTest, BreakthroughCountsUnitsBeyondTheFrontLineAndInTheZone) {
  field_.GiveMission(0, "breakthrough");
  const int unit = field_.Add(0, field_.Plain(), {{5000, 20000}});
  EXPECT_EQ(Report(), 0);
  field_.MoveTo(unit, {5000, 21001});
  EXPECT_EQ(Report(), 1);
  field_.MoveTo(unit, {5000, 36000});
  EXPECT_EQ(Report(), 2);
  field_.Add(0, field_.Plain(), {{15000, 25000}});
  EXPECT_EQ(Report(), 3);
}

TEST_F(MissionsTest, BreakthroughNeedsHalfOfAUnit) {
  field_.GiveMission(0, "breakthrough");
  field_.Add(0, field_.Plain(), {{5000, 20000}, {6500, 20000}, {5000, 22000}});
  EXPECT_EQ(Report(), 0);
  field_.Add(0, field_.Plain(), {{15000, 20000}, {15000, 22000}});
  EXPECT_EQ(Report(), 1);
}

TEST_F(MissionsTest, BreakthroughIsCountedFromTheOtherEndForTheOtherPlayer) {
  field_.GiveMission(1, "breakthrough");
  field_.Add(1, field_.Plain(), {{5000, 5000}});
  field_.Add(0, field_.Plain(), {{15000, 39000}});  // Not theirs.
  EXPECT_EQ(Report(), 0);
  EXPECT_EQ(Points(1), 2);
}

// Hold the Fort -------------------------------------------------------------------------------

TEST_F(MissionsTest, HoldTheFortGivesOneForAUnitInTheZone) {
  field_.GiveMission(0, "hold_the_fort");
  field_.Add(1, field_.Plain(), {{5000, 15000}});  // An enemy on the own side.
  const int unit = field_.Add(0, field_.Plain(), {{5000, 5000}});
  EXPECT_EQ(Report(), 1);
  field_.Add(0, field_.Plain(), {{15000, 5000}});
  EXPECT_EQ(Report(), 1) << "one for all of them";
  field_.MoveTo(unit, {5000, 9000});
  EXPECT_EQ(Report(), 1);
}

TEST_F(MissionsTest, HoldTheFortGivesTwoForASideWithoutEnemies) {
  field_.GiveMission(0, "hold_the_fort");
  field_.Add(0, field_.Plain(), {{5000, 15000}});  // Not in the zone.
  const int enemy = field_.Add(1, field_.Plain(), {{5000, 22000}});
  EXPECT_EQ(Report(), 2);
  field_.MoveTo(enemy, {5000, 20000});
  EXPECT_EQ(Report(), 0);
}

TEST_F(MissionsTest, MonstersAreNobodysEnemyUnitOnTheOwnSide) {
  field_.GiveMission(0, "hold_the_fort");
  field_.AddMonster(0, field_.MonsterNamed("fox"), {{5000, 15000}});
  EXPECT_EQ(Report(), 2);
}

TEST_F(MissionsTest, HoldTheFortGivesOneForOfficerAndVehicleUnits) {
  field_.GiveMission(0, "hold_the_fort");
  const int expected[] = {0, 0, 1, 1, 2, 2, 2};  // With the usual 2 from Heroes on.
  for (int grade = 0; grade <= 6; ++grade) {
    EXPECT_EQ(PointsForUnit(grade), expected[grade]) << "Grade " << grade;
  }
}

TEST_F(MissionsTest, HoldTheFortMakesTheZoneTwoInchesDeeper) {
  const auto mission = field_.content().mission_names.Find("hold_the_fort");
  EXPECT_EQ(field_.content().missions[static_cast<size_t>(mission)].zone_bonus, 2 * kInch);
  field_.GiveMission(0, "hold_the_fort");
  field_.state().players[0].zone_depth = 8 * kInch;
  field_.Add(1, field_.Plain(), {{5000, 15000}});
  const int unit = field_.Add(0, field_.Plain(), {{5000, 8000}});
  EXPECT_EQ(Report(), 1);
  field_.MoveTo(unit, {5000, 8001});
  EXPECT_EQ(Report(), 0);
}

// Outside Problem -----------------------------------------------------------------------------

TEST_F(MissionsTest, OutsideProblemBringsUpToThreeMonstersForAPointEach) {
  const auto number = field_.content().mission_names.Find("outside_problem");
  const Mission& mission = field_.content().missions[static_cast<size_t>(number)];
  EXPECT_EQ(mission.monsters_most, 3);
  EXPECT_EQ(mission.monster_discount, 1);
  EXPECT_TRUE(mission.own_unit_points);
  field_.GiveMission(0, "outside_problem");
  field_.Add(0, field_.Plain(), {{5000, 39000}});
  EXPECT_EQ(Report(), 0) << "it gives nothing by itself";
}

// Area Control --------------------------------------------------------------------------------

class AreaControlTest : public MissionsTest {
 protected:
  AreaControlTest() {
    field_.GiveMission(0, "area_control");
    AddObject({15000, 21000}, 1);
  }
  void AddObject(Point at, int whose) {
    field_.state().objects[field_.state().object_count++] = {
        at.x, at.y, static_cast<uint8_t>(whose), {}};
  }
};

TEST_F(AreaControlTest, AloneWithinTwoInchesGivesTwo) {
  const int unit = field_.Add(0, field_.Plain(), {{17500, 21000}});
  EXPECT_EQ(Report(), 2) << "its edge is exactly 2 inches away";
  field_.MoveTo(unit, {17501, 21000});
  EXPECT_EQ(Report(), 0);
}

TEST_F(AreaControlTest, ContestedGivesOne) {
  field_.Add(0, field_.Plain(), {{16000, 21000}});
  field_.Add(1, field_.Plain(), {{14000, 21000}});
  EXPECT_EQ(Report(), 1);
}

TEST_F(AreaControlTest, TheEnemyAloneTakesOne) {
  field_.state().players[0].victory_points = 5;
  field_.Add(1, field_.Plain(), {{14000, 21000}});
  EXPECT_EQ(Report(), -1);
  EXPECT_EQ(Points(1), 0) << "it is not the enemy's mission";
}

TEST_F(AreaControlTest, EveryPointOfInterestCounts) {
  AddObject({5000, 21000}, 1);
  AddObject({25000, 30000}, 1);
  field_.Add(0, field_.Plain(), {{15000, 21000}});
  field_.Add(0, field_.Plain(), {{5000, 21000}});
  EXPECT_EQ(Report(), 4);
}

TEST_F(AreaControlTest, PointsOfTheOpponentsMissionDoNotCount) {
  AddObject({5000, 21000}, 2);
  field_.Add(0, field_.Plain(), {{5000, 21000}});
  EXPECT_EQ(Report(), 0);
}

TEST_F(AreaControlTest, WhoFliesHoldsAPointOfInterest) {
  const int unit = field_.Add(0, field_.Plain(), {{15000, 21000}});
  field_.state().units[unit].Set(kFlying, true);
  EXPECT_EQ(Report(), 2);
}

TEST_F(AreaControlTest, MonstersDoNotContest) {
  field_.Add(0, field_.Plain(), {{16000, 21000}});
  field_.AddMonster(1, field_.MonsterNamed("fox"), {{14000, 21000}});
  EXPECT_EQ(Report(), 2);
}

TEST_F(AreaControlTest, NothingIsSubtractedIfBothHaveIt) {
  field_.GiveMission(1, "area_control");
  field_.state().objects[0].whose = 3;
  field_.state().players[0].victory_points = 5;
  field_.Add(1, field_.Plain(), {{14000, 21000}});
  EXPECT_EQ(Report(), 0);
  EXPECT_EQ(Points(1), 2);
}

TEST_F(AreaControlTest, HowManyPointsThereAreFollowsFromTheMapSize) {
  const auto number = field_.content().mission_names.Find("area_control");
  const Mission& mission = field_.content().missions[static_cast<size_t>(number)];
  for (int size = 0; size < 4; ++size) {
    EXPECT_EQ(mission.objects[size], 3 + size);
    EXPECT_EQ(mission.objects_shared[size], 2 + 2 * size);
  }
}

// Cock of the Rock ----------------------------------------------------------------------------

class RockTest : public MissionsTest {
 protected:
  explicit RockTest(const FieldOptions& options = {.base = true, .map = "stump_circle"})
      : MissionsTest(options) {
    field_.GiveMission(0, "cock_of_the_rock");
    field_.state().players[0].victory_points = 5;
  }
};

constexpr Point kOnTop = {15000, 21000};
constexpr Point kAlsoOnTop = {14000, 20000};
constexpr Point kBeside = {15000, 24000};

TEST_F(RockTest, AloneOnTheHighestObstacleGivesThree) {
  const int unit = field_.Add(0, field_.Plain(), {kOnTop});
  EXPECT_EQ(Report(), 3);
  field_.MoveTo(unit, kBeside);
  EXPECT_EQ(Report(), 0);
}

TEST_F(RockTest, OneModelOfAUnitIsEnough) {
  field_.Add(0, field_.Plain(), {kOnTop, {16000, 25000}, {17500, 25000}});
  EXPECT_EQ(Report(), 3);
}

TEST_F(RockTest, ContestedGivesTwo) {
  field_.Add(0, field_.Plain(), {kOnTop});
  field_.Add(1, field_.Plain(), {kAlsoOnTop});
  EXPECT_EQ(Report(), 2);
}

TEST_F(RockTest, TheEnemyAloneTakesOne) {
  field_.Add(0, field_.Plain(), {kBeside});
  field_.Add(1, field_.Plain(), {kAlsoOnTop});
  EXPECT_EQ(Report(), -1);
}

TEST_F(RockTest, WhoFliesDoesNotCount) {
  const int own = field_.Add(0, field_.Plain(), {kOnTop});
  field_.state().units[own].Set(kFlying, true);
  EXPECT_EQ(Report(), 0);
  field_.Add(1, field_.Plain(), {kAlsoOnTop});
  EXPECT_EQ(Report(), -1);
}

TEST_F(RockTest, ALowerObstacleIsNotIt) {
  field_.Add(0, field_.Plain(), {{5000, 20000}});
  EXPECT_EQ(Report(), 0);
}

class OpenRockTest : public RockTest {
 protected:
  OpenRockTest() : RockTest({.base = true, .map = "fallow_field"}) {}
};

TEST_F(OpenRockTest, WithoutObstaclesTheMiddleOfTheMapCounts) {
  const int unit = field_.Add(0, field_.Plain(), {{15000, 23500}});
  EXPECT_EQ(Report(), 3);
  field_.MoveTo(unit, {15000, 23501});
  EXPECT_EQ(Report(), 0);
}

TEST_F(OpenRockTest, FlyersDoNotCountThereEither) {
  const int unit = field_.Add(0, field_.Plain(), {{15000, 21000}});
  field_.state().units[unit].Set(kFlying, true);
  EXPECT_EQ(Report(), 0);
}

class TiedRockTest : public RockTest {
 protected:
  // Three equally high obstacles: far from the middle, and two as near to it as each other.
  TiedRockTest()
      : RockTest({.terrain = "obstacle 3000: 1000/1000 3000/1000 3000/3000 1000/3000; "
                             "obstacle 3000: 10000/20000 12000/20000 12000/22000 10000/22000; "
                             "obstacle 3000: 18000/20000 20000/20000 20000/22000 18000/22000",
                  .base = true}) {}
};

TEST_F(TiedRockTest, OfEquallyHighOnesTheNearestToTheMiddleThenTheFirstCounts) {
  const int unit = field_.Add(0, field_.Plain(), {{2000, 2000}});
  EXPECT_EQ(Report(), 0);
  field_.MoveTo(unit, {19000, 21000});
  EXPECT_EQ(Report(), 0);
  field_.MoveTo(unit, {11000, 21000});
  EXPECT_EQ(Report(), 3);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
