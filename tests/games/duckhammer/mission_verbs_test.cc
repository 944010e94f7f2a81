// What functions of missions and gambles can ask and do, right and wrong; and missions of mods.
#include <string>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/duckhammer/scoring/missions.h"
#include "tests/games/duckhammer/fixtures.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::HasSubstr;

// Water, a rock, and two units of each player; a point of interest for seat 0 and one for both.
class MissionVerbsTest : public ::testing::Test {
 protected:
  // The result of a mission's `on_report` with that body for seat 0.
  absl::Status Run(absl::string_view body) {
    Field field(
        {.terrain = "water: 2000/10000 6000/10000 6000/14000 2000/14000; "
                    "obstacle 2000: 14000/20000 16000/20000 16000/22000 14000/22000",
         .lua = absl::StrCat("gamble { id = 'nothing' }\n"
                             "quacktic { id = 'bet', rounds = 2, gambles = { 'nothing' } }\n"
                             "mission { id = 'trial', on_report = function(ctx)\n",
                             body, "\nend }")});
    field.Add(0, {{5000, 3000}});
    field.Add(0, {{15000, 21000}, {25000, 30000}});
    field.Add(1, {{5000, 5000}});
    field.Add(1, {{25000, 39000}});
    State& state = field.state();
    state.object_count = 2;
    state.objects[0] = {15000, 23000, 1, {}};
    state.objects[1] = {5000, 6000, 3, {}};
    state.players[0].victory_points = 4;
    field.GiveMission(0, "trial");
    if (quacktic_) field.GiveQuacktic(0, "bet");
    state.players[0].tally = {1, 2, 3, 4, {5, 6, 7, 8}, 9, 10};
    Play play = field.play();
    const absl::Status status = ScoreMissions(play);
    points_ = state.players[0].victory_points;
    enemy_points_ = state.players[1].victory_points;
    return status;
  }
  // The number that an expression is.
  int Value(absl::string_view expression) {
    const absl::Status status = Run(absl::StrCat("ctx:score((", expression, ") - 4)"));
    EXPECT_TRUE(status.ok()) << expression << ": " << status;
    return points_;
  }
  std::string Mistake(absl::string_view body) { return std::string(Run(body).message()); }

  bool quacktic_ = true;
  int points_ = 0, enemy_points_ = 0;
};

TEST_F(MissionVerbsTest, ScoreGivesAndTakes) {
  EXPECT_TRUE(Run("ctx:score(3)").ok());
  EXPECT_EQ(points_, 7);
  EXPECT_TRUE(Run("ctx:score(-9)").ok());
  EXPECT_EQ(points_, 0);
  EXPECT_TRUE(Run("ctx:score(2, ctx:opponent())").ok());
  EXPECT_EQ(points_, 4);
  EXPECT_EQ(enemy_points_, 2);
}

TEST_F(MissionVerbsTest, TellWhatThereIs) {
  EXPECT_EQ(Value("ctx:victory_points()"), 4);
  EXPECT_EQ(Value("ctx:victory_points(2)"), 0);
  EXPECT_EQ(Value("ctx:mission_shared() and 1 or 2"), 2);
  EXPECT_EQ(Value("#ctx:units_in('own_zone')"), 1);
  EXPECT_EQ(Value("#ctx:units_in('own_side')"), 2) << "half of the second unit is enough";
  EXPECT_EQ(Value("#ctx:units_in('enemy_side')"), 1);
  EXPECT_EQ(Value("#ctx:units_in('own_zone', 2)"), 1);
  EXPECT_EQ(Value("ctx:units_in('enemy_zone', 2)[1]"), FirstUnit(1) + 1);
  EXPECT_EQ(Value("#ctx:objects()"), 2);
  EXPECT_EQ(Value("ctx:objects(2)[1]"), 2);
  EXPECT_EQ(Value("ctx:object_point(2)[1] // 1000"), 5);
  EXPECT_EQ(Value("ctx:object_point(2)[2] // 1000"), 6);
  EXPECT_EQ(Value("ctx:map_size()[2] // 1000"), 42);
  EXPECT_EQ(Value("#ctx:models_near_point(15000, 23000, 1500)"), 1);
  EXPECT_EQ(Value("#ctx:models_near_point(15000, 23000, 1499)"), 0);
  EXPECT_EQ(Value("ctx:highest_obstacle()"), 2);
  EXPECT_EQ(Value("#ctx:models_on_obstacle(2)"), 1);
  EXPECT_EQ(Value("#ctx:models_on_obstacle(2, 2)"), 0);
}

TEST_F(MissionVerbsTest, TellWhatQuackticsCount) {
  const char* const counts[] = {"own_models_lost",        "own_units_lost",
                                "enemy_models_destroyed", "enemy_units_destroyed",
                                "natural_twelves",        "natural_ones"};
  const int expected[] = {1, 2, 3, 4, 9, 10};
  for (int i = 0; i < 6; ++i) {
    EXPECT_EQ(Value(absl::StrCat("ctx:tally('", counts[i], "')")), expected[i]);
  }
  const char* const areas[] = {"own_zone", "own_side", "enemy_side", "enemy_zone"};
  for (int i = 0; i < 4; ++i) {
    EXPECT_EQ(Value(absl::StrCat("ctx:units_destroyed_in('", areas[i], "')")), 5 + i);
  }
  EXPECT_EQ(Value("ctx:quacktic() == 'trial:bet' and 1 or 2"), 1);
  EXPECT_EQ(Value("ctx:quacktic_rounds()"), 2);
}

TEST_F(MissionVerbsTest, RefuseWhatTheyCannotUse) {
  const struct {
    const char* body;
    const char* mistake;
  } kCases[] = {
      {"ctx:score(1000)", "points"},
      {"ctx:score(1, 3)", "player"},
      {"ctx:units_in('nowhere')", "there is no area \"nowhere\"; there are own_zone, own_side"},
      {"ctx:tally('luck')", "there is no count \"luck\"; there are own_models_lost"},
      {"ctx:units_destroyed_in('here')", "there is no area \"here\""},
      {"ctx:object_point(3)", "object"},
      {"ctx:object_point(0)", "object"},
      {"ctx:models_on_obstacle(3)", "obstacle"},
      {"ctx:models_near_point(-1, 0, 0)", "x"},
      {"ctx:models_near_point(0, 0, 1000000)", "distance"},
  };
  for (const auto& c : kCases) EXPECT_THAT(Mistake(c.body), HasSubstr(c.mistake)) << c.body;
}

TEST_F(MissionVerbsTest, AskForAQuackticOnlyWhereThereIsOne) {
  quacktic_ = false;
  EXPECT_THAT(Mistake("ctx:quacktic()"), HasSubstr("an active quacktic"));
  EXPECT_THAT(Mistake("ctx:quacktic_rounds()"), HasSubstr("an active quacktic"));
}

// Mods ----------------------------------------------------------------------------------------

TEST(MissionModTest, AMissionThatAPackAddsWorksLikeThoseOfTheBase) {
  Field field({.lua = "mission { id = 'nap', on_report = function(ctx) "
                      "if #ctx:units_in('enemy_side') == 0 then ctx:score(5) end end }",
               .base = true,
               .map = "fallow_field"});
  field.GiveMission(0, "nap");
  const int unit = field.Add(0, {{5000, 5000}});
  Play play = field.play();
  ASSERT_TRUE(ScoreMissions(play).ok());
  EXPECT_EQ(field.state().players[0].victory_points, 5);
  field.MoveTo(unit, {5000, 30000});
  ASSERT_TRUE(ScoreMissions(play).ok());
  EXPECT_EQ(field.state().players[0].victory_points, 5);
}

TEST(MissionModTest, APackCanChangeAMissionOfTheBase) {
  Field field({.lua = "patch.mission { id = 'duckhammer:breakthrough', on_report = function(ctx) "
                      "ctx:score(9) end }",
               .base = true,
               .map = "fallow_field"});
  field.GiveMission(0, "breakthrough");
  Play play = field.play();
  ASSERT_TRUE(ScoreMissions(play).ok());
  EXPECT_EQ(field.state().players[0].victory_points, 9);
}

TEST(MissionModTest, AMissionThatFailsSaysWhere) {
  Field field({.lua = "mission { id = 'broken', on_report = function(ctx) ctx:score(nil) end }"});
  field.GiveMission(0, "broken");
  Play play = field.play();
  const absl::Status status = ScoreMissions(play);
  ASSERT_FALSE(status.ok());
  EXPECT_THAT(std::string(status.message()), HasSubstr("content.lua"));
  EXPECT_THAT(std::string(status.message()), HasSubstr("points"));
}

}  // namespace
}  // namespace mallard::duckhammer::testing
