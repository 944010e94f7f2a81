// What a hit does, and in which order attacks happen.
#include "gmock/gmock.h"
#include "src/games/duckhammer/combat/combat.h"
#include "src/games/duckhammer/combat/losses.h"
#include "tests/games/duckhammer/duel.h"

namespace mallard::duckhammer::testing {
namespace {

TEST(AttackTest, DamageIsLessArmorButNotBelowZero) {
  Duel duel;
  Profile tough = duel.field.Armed({"blade"});
  tough.armor = 2;
  duel.Put(duel.field.Armed({"blade"}), tough);
  duel.Attack();
  duel.field.NextRolls({7});  // A 4 on a d6.
  duel.field.Show({12});
  EXPECT_EQ(duel.field.unit(duel.target).damage, 2);
  Duel weak;
  weak.Put(weak.field.Armed({"sure"}), tough);
  weak.Attack();
  weak.field.Show({12});
  EXPECT_EQ(weak.field.unit(weak.target).damage, 0);
}

TEST(AttackTest, NegativeArmorAddsToDamage) {
  Duel duel;
  Profile frail = duel.field.Armed({"blade"});
  frail.armor = -2;
  duel.Put(duel.field.Armed({"sure"}), frail);
  duel.Attack();
  duel.field.Show({12});
  EXPECT_EQ(duel.field.unit(duel.target).damage, 3);
}

TEST(AttackTest, ReliableWeaponsDealTheAverageRoundedUp) {
  Duel duel;
  Profile other = duel.field.Armed({"blade"});
  other.hp = 9;
  duel.Put(duel.field.Armed({"reliable_blade"}), other);
  duel.Attack();
  duel.field.Show({12});
  EXPECT_EQ(duel.field.unit(duel.target).damage, 4);
}

TEST(AttackTest, MomentumReplacesTheDamageDiceByTheChargeDice) {
  Duel duel;
  Profile mine = duel.field.Armed({"momentum_blade"});
  mine.charge = {2, 6};
  Profile other = duel.field.Armed({"blade"});
  other.hp = 99;
  duel.Put(mine, other);
  duel.field.Begin(Phase::kFight);
  duel.field.Do(0, FightWith(duel.attacker, duel.target));
  duel.field.Do(0, TakeMomentum());
  duel.field.Do(0, RollNow());
  duel.field.PassAll(Stage::kCounter);
  duel.field.NextRolls({11, 12});
  duel.field.Show({12});
  EXPECT_EQ(duel.field.unit(duel.target).damage, 12);
  EXPECT_TRUE(duel.field.unit(duel.attacker).Has(kMomentumUsed));
}

TEST(AttackTest, WithoutMomentumTheUnitMayStillCharge) {
  Duel duel;
  duel.Put(duel.field.Armed({"momentum_blade"}), duel.field.Armed({"blade"}));
  duel.Attack();
  duel.field.Show({12});
  EXPECT_FALSE(duel.field.unit(duel.attacker).Has(kMomentumUsed));
}

TEST(AttackTest, MomentumIsNotForUnitsThatPiledInOrCannotCharge) {
  Duel duel;
  duel.Put(duel.field.Armed({"momentum_blade"}), duel.field.Armed({"blade"}));
  duel.field.state().units[duel.attacker].Set(kPiledIn, true);
  duel.field.Begin(Phase::kFight);
  duel.field.Do(0, FightWith(duel.attacker, duel.target));
  EXPECT_NE(duel.field.state().stage, Stage::kPrepare);
  Duel heavy;
  heavy.Put(heavy.field.Armed({"momentum_blade", "superheavy_blade"}),
            heavy.field.Armed({"blade"}));
  heavy.field.Begin(Phase::kFight);
  heavy.field.Do(0, FightWith(heavy.attacker, heavy.target));
  EXPECT_THAT(heavy.field.Refusal(0, TakeMomentum()), ::testing::HasSubstr("cannot charge"));
}

TEST(AttackTest, ReplacedRollsAreNotDice) {
  Duel duel;
  duel.Put(duel.field.Armed({"average_blade"}), duel.field.Armed({"sure"}));
  duel.field.Begin(Phase::kFight);
  duel.field.Do(0, FightWith(duel.attacker, duel.target));
  duel.field.Do(0, TakeAverage(-1));
  duel.field.Do(0, RollNow());
  duel.field.Do(1, CounterBy(Step::kFight));
  ASSERT_EQ(duel.field.state().stage, Stage::kSway);
  EXPECT_EQ(duel.field.batch().dice[0].natural, 7);
  EXPECT_THAT(duel.field.Refusal(0, Sway(1, 12)), ::testing::HasSubstr("not rolled"));
  duel.field.CheckList(0);
  duel.field.Show({1});
  EXPECT_GT(duel.field.DamageTo(duel.target), 0);
}

TEST(AttackTest, OneBatchIsSimultaneous) {
  Duel duel;
  duel.Put(duel.field.Armed({"crusher"}), duel.field.Armed({"crusher"}));
  duel.field.Add(0, {Inch(25, 5)});
  duel.field.Add(1, {Inch(25, 35)});
  duel.Clash();
  duel.field.Show({12});
  EXPECT_EQ(duel.field.unit(duel.attacker).alive, 0);
  EXPECT_EQ(duel.field.unit(duel.target).alive, 0);
}

TEST(AttackTest, ReachResolvesFirstAndRemovedModelsLoseTheirDice) {
  Duel duel;
  duel.Put(duel.field.Armed({"crusher"}), duel.field.Armed({"reach_crusher"}));
  duel.field.Add(0, {Inch(25, 5)});
  duel.Clash();
  duel.field.Show({12});
  EXPECT_EQ(duel.field.unit(duel.attacker).alive, 0);
  EXPECT_EQ(duel.field.unit(duel.target).alive, 1);
}

TEST(AttackTest, ReachOnBothSidesIsSimultaneous) {
  Duel duel;
  duel.Put(duel.field.Armed({"reach_crusher"}), duel.field.Armed({"reach_crusher"}));
  duel.field.Add(0, {Inch(25, 5)});
  duel.field.Add(1, {Inch(25, 35)});
  duel.Clash();
  duel.field.Show({12});
  EXPECT_EQ(duel.field.unit(duel.attacker).alive, 0);
  EXPECT_EQ(duel.field.unit(duel.target).alive, 0);
}

TEST(AttackTest, LingeringModelsKeepTheirDice) {
  Duel duel;
  Profile dutiful = duel.field.Armed({"crusher"});
  duel.field.Teach(dutiful, "duty");
  duel.Put(dutiful, duel.field.Armed({"reach_crusher"}));
  duel.field.Add(0, {Inch(25, 5)});
  duel.field.Add(1, {Inch(25, 35)});
  duel.Clash();
  duel.field.Show({12});
  EXPECT_EQ(duel.field.unit(duel.attacker).alive, 0);
  EXPECT_EQ(duel.field.unit(duel.target).alive, 0);
}

TEST(AttackTest, AbilitiesOrderTheDice) {
  Duel duel(R"lua(
    model_ability { id = "first", name = "First",
      on_order = function(ctx, p)
        if ctx:own_total() > ctx:opposing_total() then return 2 end
      end })lua");
  Profile first = duel.field.Armed({"crusher"});
  duel.field.Teach(first, "first");
  duel.Put(first, duel.field.Armed({"crusher"}));
  duel.field.Add(1, {Inch(25, 35)});
  duel.Clash();
  duel.field.Show({12, 11});
  EXPECT_EQ(duel.field.unit(duel.attacker).alive, 1);
  EXPECT_EQ(duel.field.unit(duel.target).alive, 0);
}

TEST(AttackTest, AHitMayTakeTheDicesMaximum) {
  Duel duel(R"lua(
    weapon_ability { id = "critical", name = "Critical",
      on_hit = function(ctx) if ctx:natural() == 12 then ctx:take_most() end end }
    weapon { id = "pick", name = "Pick", class = "swords", damage = "2d6", range = 2,
      abilities = { "critical" } })lua");
  Profile other = duel.field.Armed({"blade"});
  other.hp = 99;
  duel.Put(duel.field.Armed({"pick"}), other);
  duel.Attack();
  duel.field.NextRolls({1, 1});
  duel.field.Show({12});
  EXPECT_EQ(duel.field.unit(duel.target).damage, 12);
}

TEST(AttackTest, AHitMayDamageOtherUnitsWithARollOfTheirOwn) {
  Duel duel(R"lua(
    weapon_ability { id = "cleave", name = "Cleave",
      on_hit = function(ctx)
        for _, unit in ipairs(ctx:units_in_reach()) do ctx:also_damage(unit) end
      end }
    weapon { id = "scythe", name = "Scythe", class = "swords", damage = "d6", range = 2,
      abilities = { "cleave" } })lua");
  Profile other = duel.field.Armed({"blade"});
  other.hp = 9;
  other.armor = 1;
  duel.Put(duel.field.Armed({"scythe"}), other);
  Profile beside = other;
  beside.armor = 0;
  const int also = duel.field.Add(1, beside, {Inch(12, 10)});
  duel.Attack();
  duel.field.NextRolls({12, 5});
  duel.field.Show({12});
  EXPECT_EQ(duel.field.unit(duel.target).damage, 5);
  EXPECT_EQ(duel.field.unit(also).damage, 3);
}

TEST(AttackTest, AbilitiesAddDamageDice) {
  Duel duel(R"lua(
    weapon_ability { id = "flaming", name = "Flaming",
      on_damage_dice = function(ctx)
        for _, face in ipairs(ctx:damage_faces()) do if face == 1 then ctx:add_die() end end
      end }
    weapon { id = "torch", name = "Torch", class = "swords", damage = "d6", range = 2,
      abilities = { "flaming" } })lua");
  Profile other = duel.field.Armed({"blade"});
  other.hp = 9;
  duel.Put(duel.field.Armed({"torch"}), other);
  duel.Attack();
  duel.field.NextRolls({1, 12});
  duel.field.Show({12});
  EXPECT_EQ(duel.field.unit(duel.target).damage, 7);
}

TEST(AttackTest, AbilitiesChangeDamageArmorAndDamageTaken) {
  Duel duel(R"lua(
    model_ability { id = "strong", name = "Strong", on_damage = function(ctx, d) return d + 10 end }
    weapon_ability { id = "piercing", name = "Piercing",
      on_defence = function(ctx, armor) if armor > 0 then return 0 end end }
    weapon { id = "needle", name = "Needle", class = "swords", damage = "1", range = 2,
      abilities = { "piercing" } }
    model_ability { id = "hardy", name = "Hardy",
      on_damage_taken = function(ctx, d) return d - 3 end })lua");
  Profile mine = duel.field.Armed({"needle"});
  duel.field.Teach(mine, "strong");
  Profile other = duel.field.Armed({"blade"});
  other.hp = 99;
  other.armor = 3;
  duel.field.Teach(other, "hardy");
  duel.Put(mine, other);
  duel.Attack();
  duel.field.Show({12});
  EXPECT_EQ(duel.field.unit(duel.target).damage, 8);
}

TEST(AttackTest, NaturalResultsOfAttackRollsAreTalliedAsTheyFinallyStand) {
  Combat field;
  const int mine = field.Add(0, field.Armed({"swift_blade"}), {Inch(10, 10)});
  const int other = field.Add(1, {Inch(10, 12)});
  field.Begin(Phase::kFight);
  field.Do(0, FightWith(mine, other));
  field.Do(1, Pass());
  ASSERT_EQ(field.state().asked, 1);
  field.state().batch.dice[0].natural = 12;
  field.state().batch.dice[1].natural = 5;
  field.Do(0, Sway(1, 1));
  field.PassAll(Stage::kSway);
  EXPECT_EQ(field.state().players[0].tally.natural_ones, 1);
  EXPECT_EQ(field.state().players[0].tally.natural_twelves, 0);
  EXPECT_EQ(field.state().players[1].tally.natural_ones, 0);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
