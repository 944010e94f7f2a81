// Verbs misused: a clear error, and nothing has changed.
#include <cstring>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/duckhammer/script_calls.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

struct Misuse {
  HookPoint point;
  std::string lua;
  std::string message;
};

void Refuse(const std::vector<Misuse>& misuses) {
  std::vector<Body> bodies;
  for (const Misuse& misuse : misuses) bodies.push_back({misuse.point, misuse.lua});
  for (size_t i = 0; i < misuses.size(); ++i) {
    Scenery scenery(bodies);
    scenery.Learn(i);
    scenery.Roll();
    DamageRoll roll;
    roll.dice = {1, 6};
    Play play = scenery.play();
    HookCall call{play, 0, scenery.own};
    call.side = 0;
    if (misuses[i].point == HookPoint::kHit || misuses[i].point == HookPoint::kDamageDice) {
      call.damage = &roll;
    }
    std::vector<char> before(scenery.rules().state_size());
    std::memcpy(before.data(), &scenery.state(), before.size());
    int64_t value = 0;
    const absl::Status status = RunModelHooks(call, misuses[i].point, &value);
    EXPECT_FALSE(status.ok()) << misuses[i].lua;
    EXPECT_THAT(std::string(status.message()),
                AllOf(HasSubstr(misuses[i].message), HasSubstr("content.lua:"),
                      HasSubstr(absl::StrCat("trial:a", i))))
        << misuses[i].lua;
    EXPECT_EQ(std::memcmp(before.data(), &scenery.state(), before.size()), 0) << misuses[i].lua;
    EXPECT_TRUE(roll.faces.empty() && roll.also.empty() && !roll.take_most) << misuses[i].lua;
  }
}

constexpr HookPoint kEnd = HookPoint::kRoundEnd;
constexpr HookPoint kAsk = HookPoint::kFear;

TEST(ScriptMisuseTest, WhatThereIsNot) {
  Refuse({
      {kEnd, "ctx:grade(7)", "there is no unit 7"},
      {kEnd, "ctx:grade(-1)", "there is no unit -1"},
      {kEnd, "ctx:grade(100000)", "there is no unit 100000"},
      {kEnd, "ctx:unit_of(9)", "there is no model 9"},
      {kEnd, "ctx:unit_of(99999)", "there is no model 99999"},
      {kEnd, "ctx:place(258)", "model 258 is not on the map"},
      {kEnd, "ctx:natural(5)", "there is no die 5"},
      {kEnd, "ctx:natural(0)", "there is no die 0"},
      {kEnd, "ctx:victory_points(3)", "there is no player 3"},
      {kEnd, "ctx:weapon_has('cleave', 3)", "there is no weapon 3"},
      {kEnd, "ctx:unit_marks('dizzy')", "dizzy"},
      {kEnd, "ctx:unit_marks('covered')", "is a mark on models, not units"},
      {kEnd, "ctx:model_marked('shaken', 0)", "is a mark on units, not models"},
      {kEnd, "ctx:get('match', 'moon')", "moon"},
      {kEnd, "ctx:get('city', 'tide')", "city"},
      {kEnd, "ctx:get('match', 'trial:tide', 1)", "belongs to nobody"},
      {kEnd, "ctx:honk()", "BattleContext has no"},
  });
}

TEST(ScriptMisuseTest, WhatOnlyAnotherPlayerMayKnow) {
  Refuse({
      {kEnd, "ctx:get('player', 'trial:plan', 2)", "only player 2 may know that trial:plan"},
      {kEnd, "ctx:get('unit', 'trial:mood', 32)", "only player 2 may know that trial:mood"},
      {kAsk, "return ctx:get('unit', 'trial:mood', 32)", "only player 2 may know that trial:mood"},
  });
}

TEST(ScriptMisuseTest, WhatTheHookIsNotAbout) {
  Refuse({
      {kEnd, "ctx:natural()", "on_round_end is not about one die"},
      {kEnd, "ctx:die()", "on_round_end is not about one die"},
      {kEnd, "ctx:place()", "on_round_end is not about a model"},
      {kEnd, "ctx:distance(256)", "on_round_end is not about a model"},
      {kEnd, "ctx:weapon_has('cleave')", "on_round_end is not about a weapon"},
      {kEnd, "ctx:units_in_reach()", "on_round_end is not about a model with a weapon"},
      {kEnd, "ctx:in_cover()", "on_round_end is not about the Cover"},
      {kEnd, "ctx:target_models()", "on_round_end is not about a target"},
      {kEnd, "ctx:charge_faces()", "on_round_end is not about a charge roll"},
      {kEnd, "ctx:damage_faces()", "on_round_end is not about damage dice"},
      {kEnd, "ctx:damage_sides()", "on_round_end is not about damage dice"},
      {kEnd, "ctx:area()", "on_round_end is not about a spell"},
      {kEnd, "ctx:affected_models()", "on_round_end is not about a spell"},
      {kEnd, "ctx:affected_units()", "on_round_end is not about a spell"},
      {kEnd, "ctx:touched_units()", "in on_after_pile_in only"},
      {kEnd, "ctx:removed_die()", "in on_after_pile_in only"},
      {kEnd, "ctx:set_natural(1, 12)", "in on_rolls only"},
      {kEnd, "ctx:use_roll(1)", "in on_rolls only"},
      {kEnd, "ctx:reroll(1)", "in on_rolls only"},
      {HookPoint::kFinalRolls, "ctx:set_natural(1, 12)", "in on_rolls only"},
      {kEnd, "ctx:add_die()", "in on_damage_dice only"},
      {HookPoint::kHit, "ctx:add_die()", "in on_damage_dice only"},
      {kEnd, "ctx:take_most()", "in on_hit only"},
      {HookPoint::kDamageDice, "ctx:take_most()", "in on_hit only"},
      {kEnd, "ctx:also_damage(32)", "in on_hit only"},
      {kEnd, "ctx:cancel_counters()", "in on_chanted only"},
  });
}

TEST(ScriptMisuseTest, NumbersOutOfRange) {
  Refuse({
      {HookPoint::kRolls, "ctx:set_natural(1, 13)", "natural must be from 1 to 12, not 13"},
      {HookPoint::kRolls, "ctx:set_natural(1, 0)", "natural must be from 1 to 12, not 0"},
      {HookPoint::kRolls, "ctx:set_natural(4, 12)", "roll 4 is not a die that can be changed"},
      {HookPoint::kRolls, "ctx:use_roll(4)", "roll 4 is not a die that can be changed"},
      {kEnd, "ctx:damage(32, -1)", "damage must be from 0 to 999, not -1"},
      {kEnd, "ctx:damage(32, 1000)", "damage must be from 0 to 999"},
      {kEnd, "ctx:damage(33, 1)", "unit 33 is not on the map"},
      {kEnd, "ctx:heal(-1)", "amount must be from 0 to 999"},
      {kEnd, "ctx:destroy(258)", "model 258 is not on the map"},
      {kEnd, "ctx:lose_models(32, 25)", "count must be from 0 to 24"},
      {kEnd, "ctx:mark_unit('shaken', 32, 100)", "count must be from 0 to 99"},
      {kEnd, "ctx:mark_unit('shaken', 33)", "unit 33 is not on the map"},
      {kEnd, "ctx:mark_unit('covered', 32)", "is a mark on models, not units"},
      {kEnd, "ctx:unmark_unit('sundered', 32)", "is a mark on weapons, not units"},
      {kEnd, "ctx:mark_model('shaken', 256)", "is a mark on units, not models"},
      {kEnd, "ctx:unmark_model('covered', 258)", "model 258 is not on the map"},
      {kEnd, "ctx:mark_weapon('covered', 256)", "is a mark on models, not weapons"},
      {kEnd, "ctx:mark_weapon('sundered', 2)", "model 2 has no weapon without a mark"},
      {kEnd, "ctx:exhaust(32, 'tea')", "\"combat\" or \"charge\""},
      {kEnd, "ctx:exhaust(33, 'combat')", "unit 33 is not on the map"},
      {kEnd, "ctx:set('match', 'trial:tide', 10)", "tide"},
      {kEnd, "ctx:set('player', 'trial:luck', -6)", "luck"},
      {kEnd, "ctx:set('unit', 'trial:rage', 1, 7)", "there is no unit 7"},
      {kEnd, "ctx:push(256, 0, 0, 24001)", "distance must be from 0 to 24000"},
      {kEnd, "ctx:push(256, -1, 0, 1000)", "x must be from 0"},
      {kEnd, "ctx:push(258, 0, 0, 1000)", "model 258 is not on the map"},
      {kEnd, "ctx:put(256, 0, 0)", "cannot be put there"},
      {kEnd, "ctx:put(256, 15000, 20000)", "cannot be put there"},
      {kEnd, "ctx:put(256, 600000, 20000)", "x must be from 0"},
      {kEnd, "ctx:take_off(33)", "unit 33 is not on the map"},
      {kEnd, "ctx:land(33)", "unit 33 is not on the map"},
      {kEnd, "ctx:roll(5)", "dice have 2, 3, 4, 6 or 12 sides, not 5"},
      {kEnd, "ctx:roll(6, 100)", "count must be from 0 to 99"},
      {kEnd, "ctx:units_near(-1, 0)", "distance must be from 0"},
      {kEnd, "ctx:score(100)", "points must be from -99 to 99"},
      {HookPoint::kHit, "ctx:also_damage(33)", "unit 33 is not on the map"},
  });
}

TEST(ScriptMisuseTest, ArgumentsOfAnotherKind) {
  Refuse({
      {kEnd, "ctx:damage('32', 1)", "unit must be an integer"},
      {kEnd, "ctx:damage(32)", "damage must be an integer"},
      {kEnd, "ctx:damage(32, 1.5)", "damage must be an integer"},
      {kEnd, "ctx:damage(32, 1, 2)", "expected 2 arguments, got 3"},
      {kEnd, "ctx.damage(32, 1)", "call it with a colon"},
      {kEnd, "ctx:has(1)", "ability must be a string"},
      {kEnd, "ctx.luck = 7", "cannot set"},
  });
}

TEST(ScriptMisuseTest, QuestionsChangeNothing) {
  std::vector<Misuse> misuses;
  for (const char* lua :
       {"ctx:damage(32, 1)", "ctx:heal(1)", "ctx:destroy(0)", "ctx:lose_models(32, 1)",
        "ctx:mark_unit('shaken')", "ctx:unmark_unit('shaken')", "ctx:mark_model('covered', 0)",
        "ctx:unmark_model('covered', 0)", "ctx:mark_weapon('sundered', 256)",
        "ctx:exhaust(32, 'combat')", "ctx:set('match', 'trial:tide', 1)",
        "ctx:push(256, 0, 0, 1000)", "ctx:put(256, 9000, 9000)", "ctx:take_off()", "ctx:land()",
        "ctx:roll(6)", "ctx:score(1)"}) {
    misuses.push_back({kAsk, lua, "on_fear only answers a question"});
  }
  Refuse(misuses);
}

TEST(ScriptMisuseTest, ResultsOfAnotherKindOrOutOfRange) {
  Refuse({
      {HookPoint::kCover, "return 1", "boolean"},
      {HookPoint::kFear, "return 'much'", "integer"},
      {HookPoint::kFear, "return 1.5", "integer"},
      {HookPoint::kChargeRunners, "return nil", "integer"},
      {HookPoint::kFear, "error('ouch')", "ouch"},
      {HookPoint::kFear, "while true do end", "instructions"},
  });
  Scenery scenery({{HookPoint::kFear, "return -1"}, {HookPoint::kFear, "return 1000"}});
  for (const size_t i : {size_t{0}, size_t{1}}) {
    scenery.Learn(i);
    Play play = scenery.play();
    HookCall call{play, 0, scenery.own};
    int64_t value = 3;
    const absl::Status status = RunModelHooks(call, HookPoint::kFear, &value);
    EXPECT_THAT(std::string(status.message()), HasSubstr("it must be a number from 0 to 999"));
    EXPECT_EQ(value, 3);
  }
}

}  // namespace
}  // namespace mallard::duckhammer::testing
