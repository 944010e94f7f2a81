// What verbs tell.
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "tests/games/duckhammer/script_calls.h"

namespace mallard::duckhammer::testing {
namespace {

// An expression and what it comes to; true is 1, false 0, nil 99.
struct Question {
  std::string expression;
  int answer;
};

// Asks all of them in the same scene, at that point.
void Ask(const std::vector<Question>& questions, HookPoint point,
         void (*set)(Scenery&, HookCall&) = nullptr) {
  std::vector<Body> bodies;
  for (const Question& question : questions) {
    bodies.push_back({point, absl::StrCat("local v = ", question.expression,
                                          "\nif v == nil then return 99 end\n"
                                          "if v == true then return 1 end\n"
                                          "if v == false then return 0 end\nreturn v")});
  }
  for (size_t i = 0; i < questions.size(); ++i) {
    Scenery scenery(bodies);
    scenery.Learn(i);
    Play play = scenery.play();
    HookCall call{play, 0, scenery.own};
    if (set != nullptr) set(scenery, call);
    int64_t value = 0;
    const absl::Status status = RunModelHooks(call, point, &value);
    EXPECT_TRUE(status.ok()) << questions[i].expression << ": " << status;
    EXPECT_EQ(value, questions[i].answer) << questions[i].expression;
  }
}

TEST(ScriptReadingTest, WhoAndWhat) {
  Ask({{"ctx:unit()", 0},
       {"ctx:model()", 99},
       {"ctx:other_unit()", 99},
       {"ctx:weapon()", 99},
       {"ctx:argument()", 99},
       {"ctx:spell()", 99},
       {"ctx:player()", 1},
       {"ctx:opponent()", 2},
       {"ctx:owner(32)", 2},
       {"ctx:owner(64)", 0},
       {"ctx:unit_of(1)", 0},
       {"ctx:unit_of(256)", 32},
       {"#ctx:kind() > 0", 1},
       {"ctx:faction(64)", 99},
       {"ctx:round()", 2},
       {"ctx:phase() == 'fight'", 1},
       {"ctx:has('massive')", 1},
       {"ctx:has('massive', 32)", 0},
       {"ctx:has('duty', 32)", 1},
       {"ctx:has('nobodys')", 0},
       {"ctx:weapon_has('nobodys', 1)", 0},
       {"ctx:weapon_has('cleave', 1)", 1},
       {"ctx:weapon_has('cleave', 2)", 0},
       {"ctx:weapon_has('cleave', 1, 32)", 0}},
      HookPoint::kChargeRoll);
}

TEST(ScriptReadingTest, HowUnitsStand) {
  Ask({{"ctx:grade()", 1},
       {"ctx:hp()", 99},
       {"ctx:armor(32)", 2},
       {"ctx:bravery(32)", 3},
       {"ctx:movement() // 10", 600},
       {"ctx:cost()", 7},
       {"ctx:flyer() == 'slow'", 1},
       {"ctx:swimmer() == 'slow'", 1},
       {"ctx:size()", 2},
       {"ctx:models_left()", 2},
       {"ctx:models_lost(32)", 5},
       {"ctx:models_lost_this_round(32)", 4},
       {"ctx:damage_on(32)", 8},
       {"ctx:highest_grade_destroyed()", 0},
       {"ctx:highest_grade_destroyed(32)", 3},
       {"ctx:is_flying()", 0},
       {"ctx:is_flying(32)", 1},
       {"ctx:has_moved(32)", 1},
       {"ctx:has_moved()", 0},
       {"ctx:has_piled_in(32)", 1},
       {"ctx:has_chanted(32)", 1},
       {"ctx:unit_marks('warded', 32)", 1},
       {"ctx:unit_marks('warded')", 0},
       {"ctx:model_marked('covered', 256)", 1},
       {"ctx:model_marked('covered', 257)", 0},
       {"ctx:unmarked_weapons(256)", 1},
       {"ctx:unmarked_weapons(257)", 2},
       {"ctx:get('match', 'trial:tide')", 0},
       {"ctx:get('unit', 'trial:rage')", 2}},
      HookPoint::kChargeRoll, [](Scenery& s, HookCall&) {
        Unit& enemy = s.state().units[s.enemy];
        s.state().profiles[s.enemy].armor = 1;
        s.state().profiles[s.enemy].bravery = 3;
        enemy.lost = 5;
        enemy.lost_round = 4;
        enemy.damage = 8;
        enemy.best_destroyed = 4;
        enemy.flags = kFlying | kMoved | kPiledIn | kChanted;
        enemy.marks.Set(s.MarkNamed("warded"), 1);
        s.state().models[s.ModelOf(s.enemy)].marks.Set(s.MarkNamed("covered"), 1);
        s.state().models[s.ModelOf(s.enemy)].weapon_marks[1] =
            static_cast<uint8_t>(s.MarkNamed("sundered") + 1);
        EXPECT_TRUE(
            s.rules()
                .variables()
                .Set(DuckhammerRules::VariablesOf(s.state()), "unit", "trial:rage", s.own, 2)
                .ok());
      });
}

TEST(ScriptReadingTest, WhereModelsAre) {
  Ask({{"#ctx:models()", 2},
       {"ctx:models()[2]", 1},
       {"#ctx:models(33)", 0},
       {"#ctx:friends()", 2},
       {"#ctx:enemies()", 2},
       {"ctx:enemies()[2]", 64},
       {"ctx:place(1)[1] // 1000", 17},
       {"ctx:height(0)", 0},
       {"ctx:distance(256, 0) // 10", 100},
       {"ctx:touches(256, 0)", 0},
       {"ctx:touches(0, 0)", 0},
       {"ctx:sees(256, 0)", 1},
       {"ctx:models_by_distance(32, 0)[1]", 256},
       {"ctx:models_by_distance(32, 0)[2]", 257},
       {"#ctx:units_near(1000, 0)", 2},
       {"#ctx:units_near(999, 0)", 0},
       {"ctx:touches_obstacle(0)", 0},
       {"ctx:in_water(2)", 1},
       {"ctx:in_water(0)", 0},
       {"ctx:is_diving(2)", 1}},
      HookPoint::kChargeRoll,
      [](Scenery& s, HookCall&) { s.state().units[s.swimmers].Set(kDiving, true); });
}

TEST(ScriptReadingTest, ARockBesideAModelTouchesItButNotTheRockUnderIt) {
  Ask({{"ctx:touches_obstacle(0)", 1},
       {"ctx:touches_obstacle(1)", 0},
       {"ctx:height(1) // 10", 200}},
      HookPoint::kChargeRoll, [](Scenery& s, HookCall&) {
        s.state().models[0].x = 19450;
        s.state().models[0].y = 22000;
        s.state().models[1].x = 22000;
        s.state().models[1].y = 22000;
      });
}

TEST(ScriptReadingTest, Dice) {
  Ask({{"#ctx:rolls()", 2},
       {"ctx:rolls()[1]", 1},
       {"ctx:rolls()[2]", 2},
       {"ctx:natural(2)", 12},
       {"ctx:total(2)", 11},
       {"ctx:success(2)", 1},
       {"ctx:success(1)", 0},
       {"ctx:success(3)", 0},
       {"ctx:is_used(1)", 0},
       {"ctx:die_model(2)", 1},
       {"ctx:roll_kind(1) == 'attack'", 1},
       {"ctx:own_total()", 0 + 11 + 6},
       {"ctx:opposing_total()", 5},
       {"ctx:step() == 'fight'", 1},
       {"ctx:target_models()", 2}},
      HookPoint::kDamage, [](Scenery& s, HookCall& call) {
        s.Roll();
        call.side = 0;
        call.other_unit = s.enemy;
      });
}

TEST(ScriptReadingTest, OneDieAndItsDamage) {
  Ask({{"ctx:die()", 2},
       {"ctx:natural()", 12},
       {"#ctx:damage_faces()", 2},
       {"ctx:damage_faces()[2]", 5},
       {"ctx:damage_sides()", 6},
       {"ctx:weapon()", 1},
       {"#ctx:units_in_reach()", 1},
       {"ctx:units_in_reach()[1]", 32},
       {"ctx:weapon_has('cleave')", 1},
       {"ctx:other_model()", 256}},
      HookPoint::kDamage, [](Scenery& s, HookCall& call) {
        static DamageRoll roll;
        roll.dice = {2, 6};
        roll.faces = {1, 5};
        s.Roll();
        call.die = 1;
        call.model = 0;
        call.weapon = 0;
        call.other_unit = s.enemy;
        call.other_model = s.ModelOf(s.enemy);
        call.damage = &roll;
      });
}

TEST(ScriptReadingTest, Charges) {
  Ask({{"#ctx:charge_faces()", 2}, {"ctx:charge_faces()[2]", 3}}, HookPoint::kChargeRoll,
      [](Scenery&, HookCall& call) {
        static const Dice dice{2, 4};
        static const int8_t faces[] = {1, 3};
        call.charge_dice = &dice;
        call.charge_faces = faces;
      });
}

}  // namespace
}  // namespace mallard::duckhammer::testing
