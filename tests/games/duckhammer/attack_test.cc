// Attack rolls: who attacks, and what is added.
#include "src/games/duckhammer/combat/attack.h"

#include "gmock/gmock.h"
#include "src/games/duckhammer/combat/combat.h"
#include "src/games/duckhammer/combat/losses.h"
#include "src/games/duckhammer/combat/marks.h"
#include "tests/games/duckhammer/duel.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::ElementsAre;

TEST(AttackTest, SevenOrMoreHits) {
  for (const int natural : {6, 7}) {
    Duel duel;
    duel.Put(duel.field.Armed({"sure"}), duel.field.Armed({"blade"}));
    duel.Attack();
    duel.field.Show({natural});
    EXPECT_EQ(duel.field.unit(duel.target).damage, natural == 7 ? 1 : 0);
  }
}

TEST(AttackTest, NoNaturalResultHitsOrMissesByItself) {
  Duel hopeless;
  hopeless.Put(hopeless.field.Armed({"sure"}, 0), hopeless.field.Armed({"blade"}, 6));
  hopeless.Attack();
  hopeless.field.Show({12});
  EXPECT_EQ(hopeless.field.unit(hopeless.target).damage, 0);
  Duel certain;
  certain.Put(certain.field.Armed({"sure"}, 6), certain.field.Armed({"blade"}, 0));
  certain.Attack();
  certain.field.Show({1});
  EXPECT_EQ(certain.field.unit(certain.target).damage, 1);
}

TEST(AttackTest, OwnGradeIsAddedTheTargetsSubtracted) {
  Duel duel;
  duel.Put(duel.field.Armed({"blade"}, 5), duel.field.Armed({"blade"}, 2));
  EXPECT_EQ(duel.Modifier(), 3);
}

TEST(AttackTest, AccurateWeaponsDoNotSubtractTheTargetsGrade) {
  Duel duel;
  duel.Put(duel.field.Armed({"accurate_blade"}, 1), duel.field.Armed({"blade"}, 2));
  EXPECT_EQ(duel.Modifier(), 1);
}

TEST(AttackTest, InaccurateWeaponsDoNotAddTheOwnGrade) {
  Duel duel;
  duel.Put(duel.field.Armed({"inaccurate_blade"}, 5), duel.field.Armed({"blade"}, 2));
  EXPECT_EQ(duel.Modifier(), -2);
}

TEST(AttackTest, TargetsInFlightAreEasierToHit) {
  for (const Gait gait : {Gait::kSlow, Gait::kFast}) {
    Duel duel;
    Profile flyer = duel.field.Armed({"blade"});
    flyer.flyer = gait;
    duel.Put(duel.field.Armed({"bow"}), flyer, Inch(10, 10), Inch(10, 15));
    duel.field.state().units[duel.target].Set(kFlying, true);
    EXPECT_EQ(duel.Modifier(Step::kShoot), gait == Gait::kFast ? 2 : 4);
  }
}

TEST(AttackTest, DivingTargetsAreHarderToHit) {
  for (const Gait gait : {Gait::kNone, Gait::kSlow, Gait::kFast}) {
    Duel duel("", "water: 8000/14000 12000/14000 12000/18000 8000/18000");
    Profile swimmer = duel.field.Armed({"blade"});
    swimmer.swimmer = gait;
    duel.Put(duel.field.Armed({"bow"}), swimmer, Inch(10, 10), Inch(10, 15));
    duel.field.state().units[duel.target].Set(kDiving, true);
    const int expected = gait == Gait::kFast ? -4 : gait == Gait::kSlow ? -2 : 0;
    EXPECT_EQ(duel.Modifier(Step::kShoot), expected);
  }
}

TEST(AttackTest, AModelOfADivingUnitThatIsOnLandDoesNotDive) {
  Duel duel("", "water: 8000/16000 12000/16000 12000/18000 8000/18000");
  duel.Put(duel.field.Armed({"bow"}), duel.field.Armed({"blade"}), Inch(10, 10), Inch(10, 15));
  duel.field.state().units[duel.target].Set(kDiving, true);
  EXPECT_EQ(duel.Modifier(Step::kShoot), 0);
}

TEST(AttackTest, ShootingWithinAnEnemysFightRange) {
  Duel duel;
  duel.Put(duel.field.Armed({"bow"}), duel.field.Armed({"blade"}));
  EXPECT_EQ(duel.Modifier(Step::kShoot), -2);
  Duel far;
  far.Put(far.field.Armed({"bow"}), far.field.Armed({"blade"}), Inch(10, 10), Inch(10, 15));
  EXPECT_EQ(far.Modifier(Step::kShoot), 0);
}

TEST(AttackTest, PointBlankWeaponsShootWithoutThatPenalty) {
  Duel duel;
  duel.Put(duel.field.Armed({"point_blank_bow"}), duel.field.Armed({"blade"}));
  EXPECT_EQ(duel.Modifier(Step::kShoot), 0);
}

TEST(AttackTest, FightingHasNoProximityPenalty) {
  Duel duel;
  duel.Put(duel.field.Armed({"blade"}), duel.field.Armed({"blade"}));
  EXPECT_EQ(duel.Modifier(), 0);
}

TEST(AttackTest, TargetsPartlyHiddenHaveCover) {
  // A low wall hides the lower half of the target.
  Duel duel("", "obstacle 1000: 5000/12500 15000/12500 15000/12600 5000/12600");
  duel.Put(duel.field.Armed({"bow"}), duel.field.Armed({"blade"}), Inch(10, 10), Inch(10, 15));
  EXPECT_EQ(duel.Modifier(Step::kShoot), -2);
}

TEST(AttackTest, FightsKnowNoCover) {
  Duel duel("", "obstacle 700: 5000/10900 15000/10900 15000/11100 5000/11100");
  duel.Put(duel.field.Armed({"blade"}), duel.field.Armed({"blade"}));
  EXPECT_EQ(duel.Modifier(), 0);
}

TEST(AttackTest, AMarkGivesCover) {
  Duel duel;
  duel.Put(duel.field.Armed({"bow"}), duel.field.Armed({"blade"}), Inch(10, 10), Inch(10, 15));
  Play play = duel.field.play();
  MarkModel(play, duel.field.ModelOf(duel.target), duel.field.MarkNamed("hidden"), true);
  EXPECT_EQ(duel.Modifier(Step::kShoot), -2);
}

TEST(AttackTest, AnAbilityGivesAndTakesCover) {
  Duel duel(R"lua(
    model_ability { id = "camouflage", name = "Camouflage",
      on_cover = function(ctx, cover) return not cover end })lua");
  Profile hidden = duel.field.Armed({"blade"});
  duel.field.Teach(hidden, "camouflage");
  duel.Put(duel.field.Armed({"bow"}), hidden, Inch(10, 10), Inch(10, 15));
  EXPECT_EQ(duel.Modifier(Step::kShoot), -2);
}

TEST(AttackTest, TheShooterPicksAClearModelBeforeANearOneInCover) {
  // The wall hides half of the near model; the far one stands clear beside it.
  Combat field("", "obstacle 700: 5000/12500 11000/12500 11000/12600 5000/12600");
  const int shooter = field.Add(0, field.Armed({"bow"}), {Inch(10, 10)});
  const int target = field.Add(1, field.Armed({"blade"}), {Inch(9, 14), Inch(16, 14)});
  field.Begin(Phase::kShoot);
  field.Do(0, ShootAt(shooter, target));
  EXPECT_EQ(field.batch().dice[0].target, field.ModelOf(target, 1));
  EXPECT_THAT(field.Modifiers(), ElementsAre(0));
}

TEST(AttackTest, TheModelShotAtMustItselfBeInRangeAndSeen) {
  // The near model is behind a tall wall, the other one beyond the range.
  Combat field("", "obstacle 5000: 5000/12500 15000/12500 15000/12600 5000/12600");
  const int shooter = field.Add(0, field.Armed({"bow"}), {Inch(10, 10)});
  const int target = field.Add(1, field.Armed({"blade"}), {Inch(10, 14), Inch(26, 10)});
  const int seen = field.Add(1, field.Armed({"blade"}), {Inch(20, 10)});
  field.Begin(Phase::kShoot);
  EXPECT_THAT(field.Listed(0, kShootAt), ElementsAre(ShootAt(shooter, seen)));
  EXPECT_NE(field.Refusal(0, ShootAt(shooter, target)), "");
}

TEST(AttackTest, LongRangeShootsBeyondTheRangeForAPenalty) {
  for (const int beyond : {0, 1, 2000, 2001}) {
    Duel duel;
    duel.Put(duel.field.Armed({"far_bow"}), duel.field.Armed({"blade"}), Inch(10, 10),
             At(10000, 10000 + 13000 + beyond));
    EXPECT_EQ(duel.Modifier(Step::kShoot), -(beyond + 1999) / 2000) << beyond;
  }
}

TEST(AttackTest, OtherBowsDoNotReachBeyondTheirRange) {
  Duel duel;
  duel.Put(duel.field.Armed({"bow"}), duel.field.Armed({"blade"}), Inch(10, 10), At(10000, 23001));
  duel.field.Begin(Phase::kShoot);
  EXPECT_NE(duel.field.Asks(0), Stage::kActivate);
}

TEST(AttackTest, BlockersProtectTheirUnitOnce) {
  Duel duel;
  duel.Put(duel.field.Armed({"blade"}), duel.field.Armed({"blocker_blade", "blocker_blade"}));
  EXPECT_EQ(duel.Modifier(), -2);
}

TEST(AttackTest, ABlockerThatCannotBeUsedDoesNotProtect) {
  Duel duel;
  duel.Put(duel.field.Armed({"blade"}), duel.field.Armed({"blocker_blade"}));
  duel.field.state().models[duel.field.ModelOf(duel.target)].weapon_marks[0] =
      static_cast<uint8_t>(duel.field.MarkNamed("broken") + 1);
  EXPECT_EQ(duel.Modifier(), 0);
}

TEST(AttackTest, MarksOnWeaponModelAndUnitCount) {
  Duel duel;
  duel.Put(duel.field.Armed({"blade"}), duel.field.Armed({"blade"}));
  Play play = duel.field.play();
  duel.field.state().models[duel.field.ModelOf(duel.attacker)].weapon_marks[0] =
      static_cast<uint8_t>(duel.field.MarkNamed("dented") + 1);
  MarkModel(play, duel.field.ModelOf(duel.attacker), duel.field.MarkNamed("dizzy"), true);
  MarkUnit(play, duel.attacker, duel.field.MarkNamed("blessed"), 2);
  MarkUnit(play, duel.attacker, duel.field.MarkNamed("shaken"), 3);
  // -2 for the weapon, -1 for the model, 2 * 2 and 3 * -1 for the unit.
  EXPECT_EQ(duel.Modifier(), -2);
}

TEST(AttackTest, MarksOnTheTargetCount) {
  Duel duel;
  duel.Put(duel.field.Armed({"blade"}), duel.field.Armed({"blade"}));
  Play play = duel.field.play();
  MarkModel(play, duel.field.ModelOf(duel.target), duel.field.MarkNamed("dizzy"), true);
  MarkUnit(play, duel.target, duel.field.MarkNamed("blessed"), 2);
  EXPECT_EQ(duel.Modifier(), 2 - 6);
}

TEST(AttackTest, SwiftWeaponsAttackTwiceAtAPenalty) {
  Duel duel;
  duel.Put(duel.field.Armed({"swift_blade"}), duel.field.Armed({"blade"}));
  duel.Attack();
  EXPECT_THAT(duel.field.Modifiers(), ElementsAre(-3, -3));
}

TEST(AttackTest, SupersonicAttacksGoOnUntilANaturalTwelveCouldNotHit) {
  Duel duel;
  duel.Put(duel.field.Armed({"supersonic_blade"}), duel.field.Armed({"blade"}));
  duel.Attack();
  // 12 - 6 would be below 7.
  EXPECT_THAT(duel.field.Modifiers(), ElementsAre(-2, -4));
}

TEST(AttackTest, SupersonicCountsAllAttacksOfTheRound) {
  Duel duel;
  duel.Put(duel.field.Armed({"supersonic_blade"}, 3), duel.field.Armed({"blade"}, 0));
  duel.field.state().models[duel.field.ModelOf(duel.attacker)].attacks = 2;
  duel.Attack();
  // Grade 3, the third attack at -6, the fourth at -8.
  EXPECT_THAT(duel.field.Modifiers(), ElementsAre(-3, -5));
}

TEST(AttackTest, AbilitiesChangeTheRollOnEitherSide) {
  Duel duel(R"lua(
    model_ability { id = "eager", name = "Eager", on_attack = function(ctx, m) return m + 5 end }
    model_ability { id = "elusive", name = "Elusive", on_defend = function(ctx, m) return m - 2 end }
    )lua");
  Profile mine = duel.field.Armed({"blade"});
  duel.field.Teach(mine, "eager");
  Profile other = duel.field.Armed({"blade"});
  duel.field.Teach(other, "elusive");
  duel.Put(mine, other);
  EXPECT_EQ(duel.Modifier(), 3);
}

TEST(AttackTest, AWeaponOfTheTargetMayDefendIt) {
  Duel duel(R"lua(
    weapon_ability { id = "ward", name = "Ward", on_defend = function(ctx, m) return m - 4 end }
    weapon { id = "shield", name = "Shield", class = "swords", damage = "d2", range = 0,
      abilities = { "ward" } })lua");
  duel.Put(duel.field.Armed({"blade"}), duel.field.Armed({"blade", "shield"}));
  EXPECT_EQ(duel.Modifier(), -4);
}

TEST(AttackTest, AbilitiesChangeTheNumberOfAttacks) {
  Duel duel(R"lua(
    model_ability { id = "many", name = "Many", on_attacks = function(ctx, n) return n + 2 end }
    )lua");
  Profile mine = duel.field.Armed({"blade"});
  duel.field.Teach(mine, "many");
  duel.Put(mine, duel.field.Armed({"blade"}));
  duel.Attack();
  EXPECT_EQ(duel.field.batch().count, 3);
}

TEST(AttackTest, AQuackticsRestrictionMakesItsUnitHitOnMore) {
  for (const bool restricted : {false, true}) {
    Duel duel(R"lua(
      gamble { id = "nothing", name = "Nothing" }
      quacktic { id = "careful", name = "Careful", rounds = 1, gambles = { "nothing" },
        restriction = { { of = "hits_on", set = 10 } } })lua");
    duel.Put(duel.field.Armed({"sure"}), duel.field.Armed({"blade"}));
    duel.field.state().players[0].quacktic = 1;
    duel.field.state().players[0].quacktic_rounds = 1;
    duel.field.state().players[0].quacktic_unit =
        static_cast<uint8_t>(restricted ? duel.attacker + 1 : duel.attacker + 2);
    duel.Attack();
    duel.field.Show({9});
    EXPECT_EQ(duel.field.unit(duel.target).damage, restricted ? 0 : 1);
  }
}

TEST(AttackTest, ModelsInRangeFightOthersDoNot) {
  Combat field;
  const int mine = field.Add(0, {Inch(10, 10), Inch(10, 8), Inch(12, 10)});
  const int other = field.Add(1, {Inch(10, 13)});
  field.Begin(Phase::kFight);
  field.Do(0, FightWith(mine, other));
  field.PassAll(Stage::kCounter);
  // The gaps are 2, 4 and a little over 2.6 inches.
  EXPECT_EQ(field.batch().count, 1);
  EXPECT_EQ(field.batch().dice[0].model, field.ModelOf(mine, 0));
}

TEST(AttackTest, ModelsBehindAMateThatTouchesTheTargetFightToo) {
  Combat field;
  const Profile fists = field.Armed({"fist"});
  // The second touches the first, which touches the target; the third touches the second only; the
  // fourth touches nobody.
  const int mine = field.Add(0, fists, {Inch(10, 11), Inch(10, 10), Inch(10, 9), At(8500, 10000)});
  const int other = field.Add(1, fists, {Inch(10, 12)});
  field.Begin(Phase::kFight);
  field.Do(0, FightWith(mine, other));
  field.PassAll(Stage::kCounter);
  ASSERT_EQ(field.batch().count, 2);
  EXPECT_EQ(field.batch().dice[0].model, field.ModelOf(mine, 0));
  EXPECT_EQ(field.batch().dice[1].model, field.ModelOf(mine, 1));
}

}  // namespace
}  // namespace mallard::duckhammer::testing
