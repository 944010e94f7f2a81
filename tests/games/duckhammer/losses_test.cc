// Damage, losses, destruction, marks.
#include "src/games/duckhammer/combat/losses.h"

#include "gmock/gmock.h"
#include "src/games/duckhammer/combat/destruction.h"
#include "src/games/duckhammer/combat/marks.h"
#include "src/games/duckhammer/field/field.h"
#include "tests/games/duckhammer/combat_fixture.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

// Three models of seat 0 against three of seat 1, in the Fight step.
struct Loss {
  Combat field;
  int mine = 0, other = 0;

  explicit Loss(const std::string& lua = "", const std::string& ability = "") : field(lua) {
    Profile profile = field.Armed({"blade", "axe"});
    if (!ability.empty()) field.Teach(profile, ability);
    mine = field.Add(0, field.Plain(), {Inch(10, 10), Inch(12, 10), Inch(14, 10)});
    other = field.Add(1, profile, {Inch(10, 30), Inch(12, 30), Inch(14, 30)});
    field.Add(1, {Inch(25, 30)});
    field.Begin(Phase::kFight);
    field.play().AskNobody();
  }
  void Damage(int amount) {
    Play play = field.play();
    play.AskNobody();
    DealDamage(play, other, mine, amount);
    field.GoOn();
  }
};

TEST(LossesTest, DamageGathersOnTheUnit) {
  Loss loss;
  loss.Damage(2);
  loss.Damage(2);
  EXPECT_EQ(loss.field.unit(loss.other).damage, 4);
  EXPECT_EQ(loss.field.unit(loss.other).alive, 3);
}

TEST(LossesTest, ReachingAModelsHealthDestroysOneAndTheRestCarriesOver) {
  Loss loss;
  loss.Damage(7);
  ASSERT_EQ(loss.field.Asks(1), Stage::kLosses);
  loss.field.Do(1, LoseModel(loss.field.ModelOf(loss.other, 2)));
  EXPECT_EQ(loss.field.unit(loss.other).alive, 2);
  EXPECT_EQ(loss.field.unit(loss.other).damage, 2);
}

TEST(LossesTest, ItsOwnerChoosesWhichModel) {
  Loss loss;
  loss.Damage(5);
  loss.field.CheckList(1);
  EXPECT_EQ(loss.field.Listed(1).size(), 3u);
  EXPECT_THAT(loss.field.Refusal(1, LoseModel(loss.field.ModelOf(loss.mine))),
              HasSubstr("not of the unit"));
  EXPECT_THAT(loss.field.Refusal(1, Pass()), HasSubstr("lose"));
  loss.field.Do(1, LoseModel(loss.field.ModelOf(loss.other, 1)));
  EXPECT_EQ(loss.field.state().models[loss.field.ModelOf(loss.other, 1)].status,
            ModelStatus::kRemoved);
  EXPECT_EQ(loss.field.state().models[loss.field.ModelOf(loss.other, 0)].status,
            ModelStatus::kInPlay);
}

TEST(LossesTest, TwoLossesAreChosenOneAfterTheOtherAndDestroyedTogether) {
  Loss loss;
  loss.Damage(10);
  loss.field.Do(1, LoseModel(loss.field.ModelOf(loss.other, 0)));
  EXPECT_EQ(loss.field.unit(loss.other).alive, 3);
  EXPECT_THAT(loss.field.Refusal(1, LoseModel(loss.field.ModelOf(loss.other, 0))),
              HasSubstr("already"));
  loss.field.CheckList(1);
  loss.field.Do(1, LoseModel(loss.field.ModelOf(loss.other, 1)));
  EXPECT_EQ(loss.field.unit(loss.other).alive, 1);
}

TEST(LossesTest, AWholeUnitIsLostWithoutAsking) {
  Loss loss;
  loss.Damage(15);
  EXPECT_EQ(loss.field.unit(loss.other).alive, 0);
  EXPECT_EQ(loss.field.unit(loss.other).damage, 0);
  EXPECT_EQ(loss.field.Heard(kUnitDestroyed).size(), 1u);
}

TEST(LossesTest, MoreDamageThanAllModelsCanTakeIsNoMore) {
  Loss loss;
  loss.Damage(9999);
  EXPECT_EQ(loss.field.unit(loss.other).lost, 3);
  loss.Damage(50);
  EXPECT_EQ(loss.field.unit(loss.other).lost, 3);
}

TEST(LossesTest, LossesOfBothSidesAreChosenLeadFirst) {
  Loss loss;
  Play play = loss.field.play();
  DealDamage(play, loss.other, loss.mine, 5);
  DealDamage(play, loss.mine, loss.other, 5);
  loss.field.GoOn();
  EXPECT_EQ(loss.field.Asks(0), Stage::kLosses);
  loss.field.Do(0, LoseModel(loss.field.ModelOf(loss.mine)));
  // Nothing is removed before all have chosen.
  EXPECT_EQ(loss.field.unit(loss.mine).alive, 3);
  EXPECT_EQ(loss.field.Asks(1), Stage::kLosses);
  loss.field.Do(1, LoseModel(loss.field.ModelOf(loss.other)));
  EXPECT_EQ(loss.field.unit(loss.mine).alive, 2);
  EXPECT_EQ(loss.field.unit(loss.other).alive, 2);
}

TEST(LossesTest, EverythingThatCountsLossesIsKept) {
  Loss loss;
  loss.Damage(15);
  const Unit& unit = loss.field.unit(loss.other);
  EXPECT_EQ(unit.lost, 3);
  EXPECT_EQ(unit.lost_round, 3);
  EXPECT_TRUE(unit.Has(kDestroyedUnit));
  const Player& loser = loss.field.state().players[1];
  EXPECT_EQ(loser.points_lost, 21);
  EXPECT_EQ(loser.tally.own_models_lost, 3);
  EXPECT_EQ(loser.tally.own_units_lost, 1);
  const Player& winner = loss.field.state().players[0];
  EXPECT_EQ(winner.tally.enemy_models_destroyed, 3);
  EXPECT_EQ(winner.tally.enemy_units_destroyed, 1);
  EXPECT_EQ(winner.points_lost, 0);
  EXPECT_EQ(loss.field.unit(loss.mine).best_destroyed, 1 + 1);
}

TEST(LossesTest, WhereAUnitIsDestroyedIsCounted) {
  // y = 30 is on the enemy's side of seat 0, but not in its zone.
  Loss loss;
  loss.Damage(15);
  EXPECT_THAT(loss.field.state().players[0].tally.destroyed_in, ElementsAre(0, 0, 1, 0));
  Combat zone;
  const int mine = zone.Add(0, {Inch(10, 10)});
  const int other = zone.Add(1, {Inch(10, 3), Inch(12, 3)});
  zone.Add(1, {Inch(25, 30)});
  zone.Begin(Phase::kFight);
  zone.state().asked = 0;
  Play play = zone.play();
  DealDamage(play, other, mine, 10);
  zone.GoOn();
  EXPECT_THAT(zone.state().players[0].tally.destroyed_in, ElementsAre(1, 1, 0, 0));
}

TEST(LossesTest, AUnitThatDestroysItsOwnFriendsIsNotCredited) {
  Loss loss;
  const int friendly = loss.field.Add(0, {Inch(20, 10)});
  Play play = loss.field.play();
  DealDamage(play, friendly, loss.mine, 5);
  loss.field.GoOn();
  EXPECT_EQ(loss.field.state().players[0].tally.own_units_lost, 1);
  EXPECT_EQ(loss.field.state().players[0].tally.enemy_units_destroyed, 0);
  EXPECT_EQ(loss.field.state().players[1].tally.enemy_units_destroyed, 0);
}

TEST(LossesTest, WhatAMonsterDestroysIsCreditedToNobody) {
  Loss loss;
  const int monster = loss.field.Add(kNobody, {Inch(20, 10)});
  Play play = loss.field.play();
  DealDamage(play, loss.other, monster, 15);
  loss.field.GoOn();
  EXPECT_EQ(loss.field.state().players[1].tally.own_units_lost, 1);
  EXPECT_EQ(loss.field.state().players[0].tally.enemy_units_destroyed, 0);
  ASSERT_EQ(loss.field.Heard(kUnitDestroyed).size(), 1u);
  EXPECT_EQ(loss.field.Heard(kUnitDestroyed)[0].args[1], -1);
}

TEST(LossesTest, MonstersLoseModelsWithoutAskingAndWithoutScore) {
  Loss loss;
  const int monsters = loss.field.Add(kNobody, {Inch(20, 10), Inch(22, 10)});
  Play play = loss.field.play();
  DealDamage(play, monsters, loss.mine, 5);
  loss.field.GoOn();
  EXPECT_EQ(loss.field.unit(monsters).alive, 1);
  EXPECT_EQ(loss.field.state().players[0].tally.enemy_models_destroyed, 0);
}

TEST(LossesTest, ModelsLostToMoraleAreTheOpponentsDoing) {
  Loss loss;
  Play play = loss.field.play();
  AddPending(play, loss.other, 9, kByMorale);
  loss.field.GoOn();
  EXPECT_EQ(loss.field.unit(loss.other).alive, 0);
  EXPECT_EQ(loss.field.state().players[0].tally.enemy_units_destroyed, 1);
  EXPECT_EQ(loss.field.unit(loss.mine).best_destroyed, 0);
}

TEST(LossesTest, CondemnedModelsAreDestroyedTogether) {
  Loss loss;
  Play play = loss.field.play();
  Condemn(play, loss.field.ModelOf(loss.other, 0), kByCoherency);
  Condemn(play, loss.field.ModelOf(loss.other, 0), kByCoherency);
  Condemn(play, loss.field.ModelOf(loss.other, 2), kByCoherency);
  loss.field.GoOn();
  EXPECT_EQ(loss.field.unit(loss.other).alive, 1);
  EXPECT_EQ(loss.field.state().models[loss.field.ModelOf(loss.other, 1)].status,
            ModelStatus::kInPlay);
  EXPECT_EQ(loss.field.state().players[0].tally.enemy_models_destroyed, 2);
}

TEST(LossesTest, WhoDestroysWithoutDamageIsCredited) {
  Loss loss;
  Play play = loss.field.play();
  Condemn(play, loss.field.ModelOf(loss.other, 0), kByScript, loss.mine);
  AddPending(play, loss.other, 2, kByScript, loss.mine);
  loss.field.GoOn();
  EXPECT_EQ(loss.field.unit(loss.other).alive, 0);
  EXPECT_EQ(loss.field.state().players[0].tally.enemy_units_destroyed, 1);
  EXPECT_EQ(loss.field.unit(loss.mine).best_destroyed, 2);
}

TEST(LossesTest, ACondemnedModelIsOneOfThoseThatAllAreLost) {
  Loss loss;
  Play play = loss.field.play();
  AddPending(play, loss.other, 3, kByMorale);
  Condemn(play, loss.field.ModelOf(loss.other, 0), kByMorale);
  loss.field.GoOn();
  EXPECT_EQ(loss.field.unit(loss.other).lost, 3);
}

TEST(LossesTest, DutyModelsLingerButCountAsLost) {
  Loss loss("", "duty");
  loss.Damage(15);
  const Unit& unit = loss.field.unit(loss.other);
  EXPECT_EQ(unit.alive, 0);
  EXPECT_EQ(unit.lost, 3);
  EXPECT_EQ(CountOnMap(loss.field.state(), loss.other), 3);
  EXPECT_EQ(loss.field.state().players[1].points_lost, 21);
  EXPECT_EQ(loss.field.state().players[0].tally.enemy_units_destroyed, 1);
}

TEST(LossesTest, LingeringModelsTakeNoDamageAndLeaveAtReport) {
  Loss loss("", "duty");
  loss.Damage(5);
  loss.field.Do(1, LoseModel(loss.field.ModelOf(loss.other, 0)));
  loss.Damage(10);
  EXPECT_EQ(loss.field.unit(loss.other).lost, 3);
  Play play = loss.field.play();
  RemoveLingering(play, Removal::kReport);
  EXPECT_EQ(CountOnMap(loss.field.state(), loss.other), 0);
  EXPECT_EQ(loss.field.Heard(kModelRemoved).size(), 3u);
}

TEST(LossesTest, AnArmyOfLingeringModelsIsNotEliminated) {
  Combat field;
  Profile dutiful = field.Plain();
  field.Teach(dutiful, "duty");
  const int mine = field.Add(0, {Inch(10, 10)});
  const int other = field.Add(1, dutiful, {Inch(10, 30)});
  Play play = field.play();
  DealDamage(play, other, mine, 5);
  ASSERT_TRUE(SettleLosses(play).ok());
  EXPECT_FALSE(Eliminated(field.state(), 1));
  RemoveLingering(play, Removal::kReport);
  EXPECT_TRUE(Eliminated(field.state(), 1));
}

TEST(LossesTest, WaitingModelsKeepAnArmyFromBeingEliminated) {
  Combat field;
  field.AddWaiting(1, field.Plain(), 2);
  EXPECT_FALSE(Eliminated(field.state(), 1));
  EXPECT_TRUE(Eliminated(field.state(), 0));
}

TEST(LossesTest, HealingTakesDamageOffButBringsNobodyBack) {
  Loss loss;
  loss.Damage(7);
  loss.field.Do(1, LoseModel(loss.field.ModelOf(loss.other, 2)));
  Play play = loss.field.play();
  Heal(play, loss.other, 5);
  EXPECT_EQ(loss.field.unit(loss.other).damage, 0);
  EXPECT_EQ(loss.field.unit(loss.other).alive, 2);
  ASSERT_EQ(loss.field.Heard(kHealed).size(), 1u);
  EXPECT_EQ(loss.field.Heard(kHealed)[0].args[1], 2);
}

TEST(LossesTest, AbilitiesNoticeDestruction) {
  Loss loss(R"lua(
    model_ability { id = "vengeful", name = "Vengeful",
      on_model_destroyed = function(ctx) ctx:damage(ctx:other_unit(), 1) end })lua",
            "vengeful");
  loss.Damage(15);
  EXPECT_EQ(loss.field.unit(loss.mine).damage, 3);
}

TEST(LossesTest, AbilitiesNoticeThatTheirUnitDestroys) {
  Combat field(R"lua(
    model_ability { id = "gloating", name = "Gloating",
      on_destroys = function(ctx) ctx:heal(1) end })lua");
  Profile gloating = field.Plain();
  field.Teach(gloating, "gloating");
  const int mine = field.Add(0, gloating, {Inch(10, 10)});
  const int other = field.Add(1, {Inch(10, 30), Inch(12, 30)});
  field.Add(1, {Inch(25, 30)});
  field.state().units[mine].damage = 4;
  Play play = field.play();
  DealDamage(play, other, mine, 10);
  ASSERT_TRUE(SettleLosses(play).ok());
  EXPECT_EQ(field.unit(mine).damage, 2);
}

TEST(MarksTest, TheAttackerPicksAWeaponThatHasNoMark) {
  Loss loss;
  const int model = loss.field.ModelOf(loss.other);
  const int mark = loss.field.MarkNamed("dented");
  Play play = loss.field.play();
  QueuePick(play, 0, model, mark);
  loss.field.GoOn();
  ASSERT_EQ(loss.field.Asks(0), Stage::kPickWeapon);
  loss.field.CheckList(0);
  EXPECT_THAT(loss.field.Refusal(0, PickWeapon(3)), HasSubstr("no weapon"));
  loss.field.Do(0, PickWeapon(2));
  EXPECT_EQ(loss.field.state().models[model].weapon_marks[1], mark + 1);
  EXPECT_EQ(loss.field.state().models[model].weapon_marks[0], 0);
}

TEST(MarksTest, ALastWeaponIsMarkedWithoutAskingAndThenNone) {
  Loss loss;
  const int model = loss.field.ModelOf(loss.other);
  const int mark = loss.field.MarkNamed("dented");
  Play play = loss.field.play();
  for (int i = 0; i < 3; ++i) QueuePick(play, 0, model, mark);
  loss.field.GoOn();
  loss.field.Do(0, PickWeapon(1));
  EXPECT_EQ(loss.field.state().models[model].weapon_marks[1], mark + 1);
  EXPECT_EQ(loss.field.state().pick_count, 0);
  QueuePick(play, 0, model, mark);
  EXPECT_EQ(loss.field.state().pick_count, 0);
}

TEST(MarksTest, APickForAModelThatIsGoneIsDropped) {
  Loss loss;
  Play play = loss.field.play();
  QueuePick(play, 0, loss.field.ModelOf(loss.other), loss.field.MarkNamed("dented"));
  DealDamage(play, loss.other, loss.mine, 15);
  loss.field.GoOn();
  EXPECT_NE(loss.field.state().stage, Stage::kPickWeapon);
  EXPECT_EQ(loss.field.state().pick_count, 0);
}

TEST(MarksTest, AMonsterPicksTheFirstWeapon) {
  Loss loss;
  const int model = loss.field.ModelOf(loss.other);
  Play play = loss.field.play();
  QueuePick(play, kNobody, model, loss.field.MarkNamed("dented"));
  loss.field.GoOn();
  EXPECT_NE(loss.field.state().models[model].weapon_marks[0], 0);
}

TEST(MarksTest, MarksAreToldOnlyWhenTheyChange) {
  Loss loss;
  Play play = loss.field.play();
  const int model = loss.field.ModelOf(loss.other);
  const int hidden = loss.field.MarkNamed("hidden");
  MarkModel(play, model, hidden, true);
  MarkModel(play, model, hidden, true);
  EXPECT_EQ(loss.field.Heard(kModelMarked).size(), 1u);
  MarkModel(play, model, hidden, false);
  EXPECT_TRUE(loss.field.state().models[model].marks.Empty());
  const int shaken = loss.field.MarkNamed("shaken");
  MarkUnit(play, loss.other, shaken, 2);
  MarkUnit(play, loss.other, shaken, 2);
  EXPECT_EQ(loss.field.unit(loss.other).marks[shaken], 2);
  EXPECT_EQ(loss.field.Heard(kUnitMarked).size(), 1u);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
