// What verbs do.
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/duckhammer/combat/combat.h"
#include "src/games/duckhammer/field/field.h"
#include "tests/games/duckhammer/script_calls.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

// A scene in which one function has run.
struct Done1 : Scenery {
  Done1(HookPoint point, const std::string& lua, void (*set)(Scenery&, HookCall&) = nullptr)
      : Scenery({{point, lua}}) {
    Learn(0);
    Play now = play();
    HookCall call{now, 0, own};
    if (set != nullptr) set(*this, call);
    int64_t value = 0;
    const absl::Status status = RunModelHooks(call, point, &value);
    EXPECT_TRUE(status.ok()) << lua << ": " << status;
  }
};
constexpr HookPoint kEnd = HookPoint::kRoundEnd;

TEST(ScriptChangingTest, DamageGathersAndHeals) {
  EXPECT_EQ(Done1(kEnd, "ctx:damage(32, 7)").Damage(32), 7);
  EXPECT_EQ(Done1(kEnd, "ctx:damage(32, 7) ctx:heal(3, 32)").Damage(32), 4);
  EXPECT_EQ(Done1(kEnd, "ctx:damage(32, 7) ctx:heal(9, 32)").Damage(32), 0);
  EXPECT_EQ(Done1(kEnd, "ctx:damage(ctx:unit(), 2)").Damage(0), 2);
}

TEST(ScriptChangingTest, DamageThatFellsIsSettledAfterwards) {
  Done1 done(kEnd, "ctx:damage(32, 99)");
  EXPECT_EQ(done.state().units[32].pending, 1);
  done.GoOn();
  ASSERT_EQ(done.Asks(1), Stage::kLosses);
  done.Do(1, done.Listed(1, kLose).at(0));
  EXPECT_EQ(done.state().units[32].alive, 1);
}

TEST(ScriptChangingTest, ModelsAreDestroyedAndLost) {
  Done1 destroyed(kEnd, "ctx:destroy(257)");
  destroyed.GoOn();
  EXPECT_EQ(destroyed.state().models[257].status, ModelStatus::kLingering);  // It has Duty.
  EXPECT_EQ(destroyed.state().units[32].lost, 1);
  Done1 lost(kEnd, "ctx:lose_models(32, 1)");
  lost.GoOn();
  EXPECT_EQ(lost.Asks(1), Stage::kLosses);
  Done1 all(kEnd, "ctx:lose_models(32, 24)");
  all.GoOn();
  EXPECT_EQ(all.state().units[32].alive, 0);
}

TEST(ScriptChangingTest, MarksComeAndGo) {
  EXPECT_EQ(Done1(kEnd, "ctx:mark_unit('shaken', 32, 3)").Marks(32, "shaken"), 3);
  EXPECT_EQ(Done1(kEnd, "ctx:mark_unit('shaken', 32, 3) ctx:unmark_unit('shaken', 32)")
                .Marks(32, "shaken"),
            2);
  EXPECT_EQ(Done1(kEnd, "ctx:unmark_unit('shaken', 32)").Marks(32, "shaken"), 0);
  EXPECT_EQ(Done1(kEnd, "for i = 1, 9 do ctx:mark_unit('shaken', 32, 99) end").Marks(32, "shaken"),
            99);
  EXPECT_TRUE(Done1(kEnd, "ctx:mark_model('covered', 257)").Marked(257, "covered"));
  EXPECT_FALSE(Done1(kEnd, "ctx:mark_model('covered', 257) ctx:unmark_model('covered', 257)")
                   .Marked(257, "covered"));
}

TEST(ScriptChangingTest, ThePlayerPicksTheWeaponToMark) {
  Done1 done(kEnd, "ctx:mark_weapon('shattered', 256)");
  done.GoOn();
  ASSERT_EQ(done.Asks(0), Stage::kPickWeapon);
  done.Do(0, {kPick, {2}});
  EXPECT_EQ(done.state().models[256].weapon_marks[1], done.MarkNamed("shattered") + 1);
}

TEST(ScriptChangingTest, AModelIsNotMarkedMoreOftenThanItHasWeapons) {
  Done1 done(kEnd, R"(
    ctx:mark_weapon('sundered', 256)
    ctx:mark_weapon('sundered', 256)
    if pcall(function() ctx:mark_weapon('sundered', 256) end) then error('marked thrice') end
  )");
  EXPECT_EQ(done.state().pick_count, 2);
}

TEST(ScriptChangingTest, VariablesAreKept) {
  Done1 done(kEnd, R"(
    ctx:set('match', 'trial:tide', 4)
    ctx:set('player', 'trial:luck', -2)
    ctx:set('player', 'trial:luck', 5, 2)
    ctx:set('unit', 'trial:rage', 3, 32)
    if ctx:get('match', 'trial:tide') ~= 4 or ctx:get('player', 'trial:luck') ~= -2
      or ctx:get('player', 'trial:luck', 2) ~= 5 or ctx:get('unit', 'trial:rage', 32) ~= 3
      or ctx:get('unit', 'trial:rage') ~= 0 or ctx:get('player', 'trial:plan') ~= 3
      or ctx:get('unit', 'trial:mood') ~= 0 then error('forgotten') end
  )");
  EXPECT_TRUE(done.Heard(kDieChanged).empty());
}

TEST(ScriptChangingTest, UnitsAreExhausted) {
  Done1 done(kEnd, "ctx:exhaust(32, 'combat')");
  EXPECT_FALSE(MayActInCombat(done.position(), 32));
  EXPECT_TRUE(Done1(kEnd, "ctx:exhaust(32, 'charge')").state().units[32].Has(kChargeUsed));
}

TEST(ScriptChangingTest, ModelsArePushedAndPut) {
  EXPECT_EQ(Done1(kEnd, "if ctx:push(257, 15000, 20000, 3000) ~= 3000 then error('short') end")
                .PlaceOf(32, 1),
            Inch(15, 27));
  // The one behind it stops it, half an inch further on.
  EXPECT_EQ(Done1(kEnd, "ctx:push(256, 15000, 20000, 3000)").PlaceOf(32, 0), Inch(15, 23));
  EXPECT_EQ(Done1(kEnd, "ctx:put(256, 9000, 9000)").PlaceOf(32, 0), Inch(9, 9));
}

TEST(ScriptChangingTest, UnitsRiseAndLand) {
  EXPECT_TRUE(Done1(kEnd, "ctx:take_off(32)").state().units[32].Has(kFlying));
  EXPECT_FALSE(Done1(kEnd, "ctx:take_off(32) ctx:land(32)").state().units[32].Has(kFlying));
  Done1(kEnd, "if ctx:land(32) then error('it was on the ground') end");
}

void RollDice(Scenery& scenery, HookCall& call) {
  scenery.Roll();
  call.side = 0;
}

TEST(ScriptChangingTest, DiceAreTurnedAndUsed) {
  Done1 done(HookPoint::kRolls, R"(
    ctx:set_natural(1, 9)
    ctx:use_roll(2)
    if pcall(function() ctx:use_roll(2) end) then error('used twice') end
    if not ctx:success(1) or not ctx:is_used(2) then error('not changed') end
  )",
             RollDice);
  EXPECT_EQ(done.state().batch.dice[0].natural, 9);
  EXPECT_THAT(done.Heard(kDieChanged), SizeIs(1));
}

TEST(ScriptChangingTest, DiceAreRolledAgain) {
  Done1 done(HookPoint::kRolls, R"(
    local seen = {}
    for i = 1, 60 do
      local face = ctx:reroll(1)
      if face < 1 or face > 12 or face ~= ctx:natural(1) then error('no such face') end
      seen[face] = true
    end
    if not seen[1] and not seen[12] then error('always the same') end
  )",
             RollDice);
  EXPECT_THAT(done.Heard(kDieChanged), SizeIs(60));
}

TEST(ScriptChangingTest, RollsComeFromTheMatchAndAreDiceOfThatKind) {
  Done1 done(kEnd, R"(
    for _, sides in ipairs({ 2, 3, 4, 6, 12 }) do
      for i = 1, 50 do
        local face = ctx:roll(sides)
        if face < 1 or face > sides then error('no such face') end
      end
    end
    if ctx:roll(6, 0) ~= 0 then error('something from nothing') end
    local sum = ctx:roll(2, 99)
    if sum < 99 or sum > 198 then error('no such sum') end
  )");
  EXPECT_EQ(done.state().chance.counter, 5u * 50 + 99);
}

TEST(ScriptChangingTest, MonstersHaveNoPlayerButEnemies) {
  Scenery scenery({{kEnd, R"(
    if ctx:player() ~= 0 or ctx:opponent() ~= 0 then error("somebody's") end
    if #ctx:friends() ~= 1 or #ctx:enemies() ~= 3 then error("miscounted") end
    ctx:mark_weapon("sundered", 256)
    ctx:damage(32, 2)
    if pcall(function() ctx:score(1) end) then error("it scored") end
  )"}});
  const int ability = scenery.content().model_ability_names.Find("trial:a0");
  scenery.state().profiles[scenery.monster].abilities[0].ability =
      static_cast<uint8_t>(ability + 1);
  Play play = scenery.play();
  HookCall call{play, kNobody, scenery.monster};
  const absl::Status status = RunModelHooks(call, kEnd);
  EXPECT_TRUE(status.ok()) << status;
  EXPECT_EQ(scenery.Damage(32), 2);
  scenery.GoOn();
  // Nobody picks for a monster: the first weapon it is.
  EXPECT_EQ(scenery.state().models[256].weapon_marks[0], scenery.MarkNamed("sundered") + 1);
}

TEST(ScriptChangingTest, AVictoryPointIsAVictoryPoint) {
  Done1 done(kEnd, "ctx:score(2) ctx:score(3, 2)");
  EXPECT_EQ(done.state().players[0].victory_points, 2);
  EXPECT_EQ(done.state().players[1].victory_points, 3);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
