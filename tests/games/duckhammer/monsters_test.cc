// Monsters: where they go, whom they attack, and what they do not do.
#include "src/games/duckhammer/scoring/monsters.h"

#include <cmath>
#include <numbers>

#include "gtest/gtest.h"
#include "mallard/primitives/plane_distance.h"
#include "mallard/primitives/plane_zone.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/scoring/missions.h"
#include "src/games/duckhammer/turn.h"
#include "tests/games/duckhammer/fixtures.h"
#include "tests/support/matches.h"

namespace mallard::duckhammer::testing {
namespace {

constexpr Point kMiddle = {15000, 21000};

class MonstersTest : public ::testing::Test {
 protected:
  explicit MonstersTest(const FieldOptions& options = {}) : field_(options) {}
  // The next monster acts in a phase that begins now; whether there was one.
  bool Act(Phase phase) {
    Play play = field_.play();
    EnterPhase(play, phase);
    return ActAgain();
  }
  bool ActAgain() {
    Play play = field_.play();
    const absl::StatusOr<bool> acted = NextMonster(play);
    EXPECT_TRUE(acted.ok()) << acted.status();
    return acted.ok() && *acted;
  }
  // The first monster moves where that hour of the clock is.
  void MoveTowards(int hour) {
    field_.NextRolls({hour});
    EXPECT_TRUE(Act(Phase::kMovement));
    EXPECT_EQ(field_.Heard(kDirectionRolled).back().args[1], hour);
  }
  Field field_;
};

TEST_F(MonstersTest, GoByTheClockTwelveBeingTowardsTheOpposingZone) {
  const int unit = field_.AddMonster(0, field_.Plain(), {kMiddle});
  for (const int seat : {0, 1}) {
    field_.state().units[unit].brought_by = static_cast<uint8_t>(seat);
    const double forward = seat == 0 ? 6000 : -6000;  // Seat 0 has the low end.
    for (int hour = 1; hour <= 12; ++hour) {
      field_.MoveTo(unit, kMiddle);
      MoveTowards(hour);
      const double angle = hour * std::numbers::pi / 6;
      EXPECT_NEAR(field_.PlaceOf(unit).x, kMiddle.x + forward * std::sin(angle), 2) << hour;
      EXPECT_NEAR(field_.PlaceOf(unit).y, kMiddle.y + forward * std::cos(angle), 2) << hour;
    }
  }
}

TEST_F(MonstersTest, ChargeAsFarAsTheyRoll) {
  const int unit = field_.AddMonster(0, field_.Plain(), {kMiddle});
  field_.NextRolls({12, 4, 12});  // 2d4: 4 and 2; then the direction.
  Act(Phase::kCharge);
  EXPECT_EQ(field_.Heard(kChargeRolled).at(0).args[1], 6);
  EXPECT_EQ(field_.PlaceOf(unit), At(15000, 27000));
  EXPECT_EQ(field_.state().units[unit].charge, 0);
}

TEST_F(MonstersTest, DoNotChargeWithAFlatChargeOfNothing) {
  Profile slow = field_.Plain();
  slow.charge = {0, 1};
  const int unit = field_.AddMonster(0, slow, {kMiddle});
  Act(Phase::kCharge);
  EXPECT_EQ(field_.PlaceOf(unit), kMiddle);
}

TEST_F(MonstersTest, StopAtTheEdgeOfTheMap) {
  const int unit = field_.AddMonster(0, field_.Plain(), {{3000, 21000}});
  MoveTowards(9);
  EXPECT_EQ(field_.PlaceOf(unit), At(500, 21000)) << "its whole base stays on the map";
}

TEST_F(MonstersTest, StopThereHoweverFastTheyAre) {
  Profile swift = field_.Plain();
  swift.movement = 4'000'000;
  const int unit = field_.AddMonster(0, swift, {{3000, 21000}});
  MoveTowards(2);
  EXPECT_EQ(field_.PlaceOf(unit).x, 29500);
}

TEST_F(MonstersTest, StopAtBases) {
  const int unit = field_.AddMonster(0, field_.Plain(), {kMiddle});
  for (const int owner : {0, 1}) {
    const int other = field_.Add(owner, {{15000, 24000}});
    MoveTowards(12);
    EXPECT_EQ(field_.PlaceOf(unit), At(15000, 23000)) << "base to base";
    field_.Withdraw(other);
    field_.MoveTo(unit, kMiddle);
  }
}

TEST_F(MonstersTest, StopAtOtherMonstersToo) {
  const int unit = field_.AddMonster(0, field_.Plain(), {kMiddle});
  field_.AddMonster(1, field_.Plain(), {{15000, 25000}});
  MoveTowards(12);
  EXPECT_EQ(field_.PlaceOf(unit), At(15000, 24000));
}

TEST_F(MonstersTest, OfOneUnitDoNotRunIntoEachOther) {
  const int unit = field_.AddMonster(0, field_.Plain(), {{15000, 20000}, {15000, 21500}});
  MoveTowards(12);
  EXPECT_EQ(field_.PlaceOf(unit, 0), At(15000, 26000));
  EXPECT_EQ(field_.PlaceOf(unit, 1), At(15000, 27500));
  MoveTowards(6);
  EXPECT_EQ(field_.PlaceOf(unit, 0), At(15000, 20000));
  EXPECT_EQ(field_.PlaceOf(unit, 1), At(15000, 21500));
}

class MonsterTerrainTest : public MonstersTest {
 protected:
  // A wall of 2 inches, one of 7, and water.
  MonsterTerrainTest()
      : MonstersTest({.terrain = "obstacle 2000: 9000/24000 11000/24000 11000/25000 9000/25000; "
                                 "obstacle 7000: 14000/24000 16000/24000 16000/25000 14000/25000; "
                                 "water: 19000/24000 29000/24000 29000/29000 19000/29000"}) {}
};

TEST_F(MonsterTerrainTest, PayTheHeightOfWhatTheyCross) {
  const int unit = field_.AddMonster(0, field_.Plain(), {{10000, 22000}});
  MoveTowards(12);
  EXPECT_EQ(field_.PlaceOf(unit).y, 26000) << "6 inches less 2 for the wall";
}

TEST_F(MonsterTerrainTest, StopAtObstaclesTheyCannotCross) {
  const int unit = field_.AddMonster(0, field_.Plain(), {{15000, 22000}});
  MoveTowards(12);
  EXPECT_NEAR(field_.PlaceOf(unit).y, 24000, 1);
}

TEST_F(MonsterTerrainTest, StopAtWaterIfTheyCannotSwim) {
  Profile dry = field_.Plain();
  dry.swimmer = Gait::kNone;
  const int unit = field_.AddMonster(0, dry, {{20000, 22000}});
  MoveTowards(12);
  EXPECT_NEAR(field_.PlaceOf(unit).y, 24000, 1);
}

TEST_F(MonsterTerrainTest, WadeIfTheyCan) {
  Profile wet = field_.Plain();
  wet.swimmer = Gait::kFast;
  const int unit = field_.AddMonster(0, wet, {{24000, 22000}});
  MoveTowards(12);
  EXPECT_EQ(field_.PlaceOf(unit).y, 28000);
}

TEST_F(MonsterTerrainTest, FlyIfTheyAreFastFlyersAndLandWhereTheyStop) {
  Profile flying = field_.Plain();
  flying.flyer = Gait::kFast;
  flying.swimmer = Gait::kNone;
  const int unit = field_.AddMonster(0, flying, {{20000, 22000}});
  MoveTowards(12);
  EXPECT_NEAR(field_.PlaceOf(unit).y, 24000, 1) << "it cannot land on the water beyond";
  EXPECT_FALSE(field_.state().units[unit].Has(kFlying));
  EXPECT_EQ(field_.Heard(kTookOff).size(), 1u);
  EXPECT_EQ(field_.Heard(kLanded).size(), 1u);
  field_.MoveTo(unit, {20000, 23800});
  field_.state().profiles[unit].movement = 12 * kInch;
  MoveTowards(12);
  EXPECT_EQ(field_.PlaceOf(unit).y, 35800) << "far enough to land behind it";
}

// Combat --------------------------------------------------------------------------------------

class MonsterCombatTest : public MonstersTest {
 protected:
  MonsterCombatTest()
      : MonstersTest({.lua = R"(
weapon { id = "club", class = "swords", damage = "2d6", range = 2 }
gamble { id = "nothing" }
quacktic { id = "bet", gambles = { "nothing" } }
)"}) {
    Profile armed = field_.Plain();
    field_.Arm(armed, "club");
    field_.Arm(armed, "bow");
    beast_ = field_.AddMonster(0, armed, {kMiddle});
    // So that nobody is without an army.
    field_.Add(0, {{1000, 1000}});
    field_.Add(1, {{29000, 41000}});
  }
  int beast_;
};

TEST_F(MonsterCombatTest, AttackTheNearestUnitInReach) {
  field_.Add(0, {{15000, 22100}});
  const int nearest = field_.Add(1, {{16050, 21000}});
  Act(Phase::kFight);
  const Event declared = field_.Heard(kDeclared).at(0);
  EXPECT_EQ(declared.args[0], beast_);
  EXPECT_EQ(declared.args[1], nearest);
  EXPECT_EQ(declared.args[2], static_cast<int>(Step::kFight));
}

TEST_F(MonsterCombatTest, AttackEitherPlayersUnits) {
  const int nearest = field_.Add(0, {{16050, 21000}});
  field_.Add(1, {{15000, 22100}});
  Act(Phase::kFight);
  EXPECT_EQ(field_.Heard(kDeclared).at(0).args[1], nearest);
}

TEST_F(MonsterCombatTest, UseTheWeaponWithTheHighestAverageDamage) {
  field_.Add(1, {{16050, 21000}});
  Act(Phase::kFight);
  EXPECT_EQ(field_.Heard(kDeclared).at(0).args[3], 2) << "the club";
}

TEST_F(MonsterCombatTest, ShootInTheShootStep) {
  const int target = field_.Add(1, {{15000, 30000}});
  Act(Phase::kShoot);
  const Event declared = field_.Heard(kDeclared).at(0);
  EXPECT_EQ(declared.args[1], target);
  EXPECT_EQ(declared.args[2], static_cast<int>(Step::kShoot));
  EXPECT_EQ(declared.args[3], 3) << "the bow";
}

TEST_F(MonsterCombatTest, AttackInEveryStepInWhichTheyReachSomebody) {
  field_.Add(1, {{16050, 21000}});
  field_.state().profiles[beast_].weapons[2].damage = {0, 1};  // Harmless, so that it stays.
  Act(Phase::kShoot);
  field_.GoOn();
  for (int i = 0; i < 20 && field_.state().phase != Phase::kFight; ++i) {
    for (const int seat : {0, 1}) {
      if (field_.Asks(seat) != Stage::kNone) field_.Do(seat, field_.Listed(seat).back());
    }
  }
  ASSERT_GE(field_.Heard(kDeclared).size(), 2u);
  EXPECT_EQ(field_.Heard(kDeclared).at(1).args[0], beast_);
  EXPECT_EQ(field_.Heard(kDeclared).at(1).args[2], static_cast<int>(Step::kFight));
}

TEST_F(MonsterCombatTest, AttackNobodyOutOfReach) {
  field_.Add(1, {{15000, 24500}});
  Act(Phase::kFight);
  EXPECT_TRUE(field_.Heard(kDeclared).empty());
}

TEST_F(MonsterCombatTest, DoNotAttackOneAnother) {
  field_.AddMonster(1, field_.Plain(), {{16050, 21000}});
  Act(Phase::kFight);
  EXPECT_TRUE(field_.Heard(kDeclared).empty());
}

TEST_F(MonsterCombatTest, KnowNoSpells) {
  field_.Add(1, {{16050, 21000}});
  EXPECT_TRUE(Act(Phase::kChant));
  EXPECT_TRUE(field_.Heard(kDeclared).empty());
  EXPECT_TRUE(field_.Heard(kChantDeclared).empty());
}

TEST_F(MonsterCombatTest, WhatTheyDestroyIsDestroyedByNobody) {
  field_.GiveQuacktic(1, "bet");
  Profile leader = field_.Plain(5);
  leader.hp = 1;
  leader.weapon_count = 0;  // It does not counter.
  const int unit = field_.Add(0, leader, {{16050, 21000}});
  field_.NextRolls({12});
  field_.Begin(Phase::kFight);
  ASSERT_EQ(field_.state().units[unit].alive, 0);
  EXPECT_EQ(field_.state().players[1].victory_points, 0);
  EXPECT_EQ(field_.state().players[1].tally.enemy_models_destroyed, 0);
  EXPECT_EQ(field_.state().players[1].tally.enemy_units_destroyed, 0);
  EXPECT_EQ(field_.state().players[0].points_lost, 7);
}

TEST_F(MonsterCombatTest, WhoDestroysThemGainsNothing) {
  field_.GiveQuacktic(1, "bet");
  field_.state().profiles[beast_].grade = 5;
  field_.Destroy(beast_, 0, kNobody);
  for (const Player& player : field_.state().players) {
    EXPECT_EQ(player.victory_points, 0);
    EXPECT_EQ(player.tally.enemy_models_destroyed, 0);
    EXPECT_EQ(player.points_lost, 0);
  }
}

// When they act -------------------------------------------------------------------------------

TEST_F(MonsterCombatTest, ActBeforeBothPlayersInEachPhase) {
  for (const Phase phase : {Phase::kMovement, Phase::kCharge}) {
    field_.Forget();
    field_.Begin(phase);
    EXPECT_EQ(field_.Heard(kDirectionRolled).size(), 1u);
    EXPECT_EQ(field_.Asks(0), Stage::kActivate);
    EXPECT_EQ(field_.state().turn, 0);
  }
}

TEST_F(MonstersTest, EveryOneActsOncePerPhase) {
  for (int i = 0; i < 3; ++i) field_.AddMonster(0, field_.Plain(), {{5000 + i * 8000, 21000}});
  EXPECT_TRUE(Act(Phase::kMovement));
  EXPECT_TRUE(ActAgain());
  EXPECT_TRUE(ActAgain());
  EXPECT_FALSE(ActAgain());
  EXPECT_EQ(field_.Heard(kDirectionRolled).size(), 3u);
}

TEST_F(MonstersTest, DestroyedOnesDoNot) {
  field_.Destroy(field_.AddMonster(0, field_.Plain(), {kMiddle}), 0, kNobody);
  EXPECT_FALSE(Act(Phase::kMovement));
}

TEST_F(MonsterCombatTest, RollNoMorale) {
  field_.state().units[beast_].lost = 9;
  field_.state().units[beast_].lost_round = 9;
  field_.Begin(Phase::kMorale);
  for (const Event& rolled : field_.Heard(kDieRolled)) EXPECT_NE(rolled.args[1], beast_);
  EXPECT_EQ(field_.state().units[beast_].alive, 1);
}

TEST(MonsterPackTest, ThereAreAtLeastFiveAndAllCanFight) {
  const auto ruleset = mallard::testing::BaseRuleset("duckhammer");
  const auto& content = static_cast<const GameContent&>(ruleset->content());
  EXPECT_GE(content.monsters.size(), 5u);
  for (const Monster& monster : content.monsters) {
    EXPECT_GE(monster.profile.weapon_count, 1) << monster.id;
    EXPECT_GT(monster.profile.movement, 0) << monster.id;
    EXPECT_FALSE(monster.text.empty()) << monster.id;
  }
}

// Every model is wholly on the map, on nobody's base, and not in water that it does not enter.
void ExpectWellPlaced(Field& field, const std::string& what) {
  const State& state = field.state();
  std::vector<Circle> bases;
  for (int unit = 0; unit < kUnitSlots; ++unit) {
    ForEachOnMap(state, unit, [&](int model) {
      const Circle base{state.models[model].at(), state.profiles[unit].radius};
      EXPECT_TRUE(Contains(MapOf(state), base)) << what;
      for (const Circle& other : bases) EXPECT_FALSE(Overlap(base, other)) << what;
      bases.push_back(base);
      EXPECT_FALSE(state.profiles[unit].swimmer == Gait::kNone && InWater(field.position(), model))
          << what;
    });
    EXPECT_FALSE(state.units[unit].Has(kFlying)) << what;
  }
}

TEST(MonsterPackTest, TheyRoamEveryMapWithinTheRules) {
  const auto ruleset = mallard::testing::BaseRuleset("duckhammer");
  const auto& content = static_cast<const GameContent&>(ruleset->content());
  for (const BattleMap& map : content.maps) {
    for (const Monster& monster : content.monsters) {
      const std::string what = map.id + ": " + monster.id;
      Field field({.scale = content.scales[static_cast<size_t>(map.scale)].id,
                   .base = true,
                   .map = map.id});
      std::vector<Point> row;
      for (int i = 0; i < monster.count; ++i) row.push_back({2000 + i * 1500, 8500});
      field.AddMonster(0, monster.profile, row);
      for (int i = 0; i < 8; ++i) field.Add(1, {{1500 + i * 3500, 7000}});
      field.NextRolls({static_cast<int>(map.terrain.size()) % 12 + 1});
      for (int i = 0; i < 40; ++i) {
        Play play = field.play();
        EnterPhase(play, i % 2 == 0 ? Phase::kMovement : Phase::kCharge);
        ASSERT_TRUE(NextMonster(play).ok()) << what;
        ExpectWellPlaced(field, what);
        if (::testing::Test::HasFailure()) return;
      }
    }
  }
}

}  // namespace
}  // namespace mallard::duckhammer::testing
