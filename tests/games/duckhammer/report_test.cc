// The Report phase: what ends with the round, step by step.
#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "tests/games/duckhammer/fixtures.h"

namespace mallard::duckhammer::testing {
namespace {

constexpr char kPond[] = "water: 10000/15000 20000/15000 20000/27000 10000/27000";

// One unit of each player far from everything else, so that no army is gone.
void PutBystanders(Field& field) {
  field.Add(0, field.Plain(), {{2000, 2000}});
  field.Add(1, field.Plain(), {{28000, 40000}});
}

TEST(ReportTest, DestroyedModelsThatStayedAreRemovedAtItsStart) {
  Field field;
  PutBystanders(field);
  const int unit = field.Add(0, field.Plain(), {{10000, 10000}, {11500, 10000}});
  field.model(unit).status = ModelStatus::kLingering;
  field.state().units[unit].alive = 1;
  field.Begin(Phase::kReport);
  EXPECT_EQ(field.model(unit, 0).status, ModelStatus::kRemoved);
  EXPECT_EQ(field.model(unit, 1).status, ModelStatus::kInPlay);
  EXPECT_EQ(field.Heard(kModelRemoved).size(), 1u);
}

TEST(ReportTest, AnArmyOfWhichOnlyDestroyedModelsStayedHasLostThen) {
  Field field;
  field.Add(1, field.Plain(), {{28000, 40000}});
  const int unit = field.Add(0, field.Plain(), {{10000, 10000}});
  field.model(unit).status = ModelStatus::kLingering;
  field.state().units[unit].alive = 0;
  field.state().units[unit].Set(kDestroyedUnit, true);
  field.state().players[0].victory_points = 30;  // Does not help.
  field.Begin(Phase::kReport);
  EXPECT_EQ(field.state().winner, 2);
  EXPECT_EQ(field.state().ending, kDestroyedAll);
}

TEST(ReportTest, WhoStillFliesLands) {
  Field field;
  PutBystanders(field);
  const int a = field.Add(0, field.Plain(), {{10000, 10000}});
  const int b = field.Add(1, field.Plain(), {{10000, 30000}});
  field.state().units[a].Set(kFlying, true);
  field.state().units[b].Set(kFlying, true);
  field.Begin(Phase::kReport);
  EXPECT_FALSE(field.state().units[a].Has(kFlying));
  EXPECT_FALSE(field.state().units[b].Has(kFlying));
  EXPECT_EQ(field.Heard(kLanded).size(), 2u);
}

TEST(ReportTest, WhoDivedComesUp) {
  Field field({.terrain = kPond});
  PutBystanders(field);
  Profile fast = field.Plain();
  fast.swimmer = Gait::kFast;
  const int unit = field.Add(0, fast, {{15000, 20000}});
  field.state().units[unit].Set(kDiving, true);
  field.Begin(Phase::kReport);
  EXPECT_FALSE(field.state().units[unit].Has(kDiving));
  EXPECT_EQ(field.Heard(kSurfaced).size(), 1u);
  EXPECT_EQ(field.Heard(kDieRolled).size(), 0u) << "fast swimmers do not roll";
}

TEST(ReportTest, SlowSwimmersRollToComeUp) {
  Field field({.terrain = kPond});
  PutBystanders(field);
  const int unit = field.Add(0, field.Plain(), {{15000, 20000}, {16500, 20000}});
  field.state().units[unit].Set(kDiving, true);
  field.Begin(Phase::kReport);
  EXPECT_EQ(field.Heard(kDieRolled).size(), 2u);
  EXPECT_FALSE(field.state().units[unit].Has(kDiving));
}

// Coherency -----------------------------------------------------------------------------------

// Models in a row, `step` from centre to centre.
std::vector<Point> Row(int count, int32_t step, Point from = {4000, 10000}) {
  std::vector<Point> row;
  for (int i = 0; i < count; ++i) row.push_back({from.x + i * step, from.y});
  return row;
}

int Survivors(Field& field, int unit) { return field.state().units[unit].alive; }

TEST(CoherencyTest, TwoInchesFromEdgeToEdgeAreNearEnough) {
  Field field;
  PutBystanders(field);
  const int unit = field.Add(0, field.Plain(), Row(3, 3000));
  field.Begin(Phase::kReport);
  EXPECT_EQ(Survivors(field, unit), 3);
}

TEST(CoherencyTest, AThousandthMoreIsNot) {
  Field field;
  PutBystanders(field);
  const int unit = field.Add(0, field.Plain(), {{4000, 10000}, {7000, 10000}, {10001, 10000}});
  field.Begin(Phase::kReport);
  EXPECT_EQ(Survivors(field, unit), 2);
  EXPECT_EQ(field.model(unit, 2).status, ModelStatus::kRemoved);
  const Event destroyed = field.Heard(kModelDestroyed).at(0);
  EXPECT_EQ(destroyed.args[1], kByCoherency);
}

TEST(CoherencyTest, LostModelsCountAsDestroyedByTheOpponent) {
  Field field;
  PutBystanders(field);
  field.Add(0, field.Plain(5), {{4000, 10000}, {20000, 10000}});  // Both are too far away.
  field.Begin(Phase::kReport);
  EXPECT_EQ(field.state().players[1].victory_points, 2) << "a Leader unit was destroyed";
  EXPECT_EQ(field.state().players[0].points_lost, 14);
}

TEST(CoherencyTest, SixInchesUpAreNearEnough) {
  for (const int32_t height : {6000, 6001}) {
    Field field({.terrain = absl::StrCat("obstacle ", height,
                                         ": 10000/10000 12000/10000 12000/12000 10000/12000")});
    PutBystanders(field);
    const int unit = field.Add(0, field.Plain(), {{9000, 11000}, {11000, 11000}});
    field.Begin(Phase::kReport);
    EXPECT_EQ(Survivors(field, unit), height == 6000 ? 2 : 0);
  }
}

TEST(CoherencyTest, TheOnlyModelOfAUnitIsAlwaysCoherent) {
  Field field;
  PutBystanders(field);
  field.Begin(Phase::kReport);
  EXPECT_EQ(field.Heard(kModelDestroyed).size(), 0u);
}

TEST(CoherencyTest, TenModelsAndMoreNeedTwoMatesEach) {
  Field nine, ten;
  PutBystanders(nine);
  PutBystanders(ten);
  const int a = nine.Add(0, nine.Plain(), Row(9, 2000));
  const int b = ten.Add(0, ten.Plain(), Row(10, 2000));
  nine.Begin(Phase::kReport);
  ten.Begin(Phase::kReport);
  EXPECT_EQ(Survivors(nine, a), 9);
  EXPECT_EQ(Survivors(ten, b), 8) << "both ends of the row have one mate only";
}

TEST(CoherencyTest, IsJudgedOnceForAllAtTheSameTime) {
  // The last one holds on to the middle one, which holds on to nobody else, and so on: a chain of
  // pairs loses nobody although each pair is far from the next.
  Field field;
  PutBystanders(field);
  const int pairs =
      field.Add(0, field.Plain(), {{4000, 10000}, {6000, 10000}, {15000, 10000}, {17000, 10000}});
  // Of eleven in a row of which ten are needed two mates, the ends go; that leaves nine, and the
  // new ends are not judged again.
  const int row = field.Add(1, field.Plain(), Row(11, 2000, {4000, 30000}));
  field.Begin(Phase::kReport);
  EXPECT_EQ(Survivors(field, pairs), 4);
  EXPECT_EQ(Survivors(field, row), 9);
}

TEST(CoherencyTest, MonstersNeedNotStayTogether) {
  Field field;
  PutBystanders(field);
  const int unit = field.AddMonster(0, field.Plain(), {{10000, 20000}, {20000, 20000}});
  field.Begin(Phase::kReport);
  EXPECT_EQ(Survivors(field, unit), 2);
}

// Effects and marks ---------------------------------------------------------------------------

constexpr char kRoundEndContent[] = R"(
model_ability { id = "toll", on_round_end = function(ctx) ctx:score(1) end }
)";

TEST(ReportTest, EffectsAtTheEndOfTheRoundHappenLeadFirst) {
  for (const int lead : {0, 1}) {
    Field field({.lua = kRoundEndContent});
    PutBystanders(field);
    Profile toll = field.Plain();
    toll.abilities[0].ability = 1;
    field.Add(0, toll, {{10000, 10000}});
    field.Add(1, toll, {{10000, 30000}});
    field.state().lead = static_cast<uint8_t>(lead);
    field.Begin(Phase::kReport);
    EXPECT_EQ(field.Heard(kScored).size(), 2u);
    EXPECT_EQ(field.Heard(kScored).at(0).args[0], lead);
  }
}

TEST(ReportTest, EffectsOfMonstersComeFirst) {
  Field field({.lua = R"(
mark { id = "seen", on = "unit" }
model_ability { id = "stare", on_round_end = function(ctx)
  for _, enemy in ipairs(ctx:enemies()) do ctx:mark_unit("seen", enemy) end
end }
model_ability { id = "notice", on_round_end = function(ctx) ctx:score(ctx:unit_marks("seen")) end }
)"});
  PutBystanders(field);
  Profile stares = field.Plain(), notices = field.Plain();
  field.Teach(stares, "stare");
  field.Teach(notices, "notice");
  field.AddMonster(0, stares, {{15000, 21000}});
  field.Add(0, notices, {{10000, 10000}});
  field.Begin(Phase::kReport);
  EXPECT_EQ(field.state().players[0].victory_points, 1);
}

constexpr char kMarkContent[] = R"(
mark { id = "brief_model", on = "model", ends_with_round = true }
mark { id = "lasting_model", on = "model" }
mark { id = "brief_unit", on = "unit", ends_with_round = true }
mark { id = "lasting_unit", on = "unit" }
mark { id = "brief_weapon", on = "weapon", ends_with_round = true }
mark { id = "lasting_weapon", on = "weapon" }
)";

TEST(ReportTest, MarksEndWithTheRoundIfTheySaySo) {
  Field field({.lua = kMarkContent});
  PutBystanders(field);
  Profile armed = field.Plain();
  armed.weapon_count = 2;
  armed.weapons[1] = armed.weapons[0];
  const int unit = field.Add(0, armed, {{10000, 10000}});
  Model& model = field.model(unit);
  model.marks.Set(field.MarkNamed("brief_model"), 1);
  model.marks.Set(field.MarkNamed("lasting_model"), 1);
  model.weapon_marks[0] = static_cast<uint8_t>(field.MarkNamed("brief_weapon") + 1);
  model.weapon_marks[1] = static_cast<uint8_t>(field.MarkNamed("lasting_weapon") + 1);
  field.state().units[unit].marks.Set(field.MarkNamed("brief_unit"), 3);
  field.state().units[unit].marks.Set(field.MarkNamed("lasting_unit"), 2);
  field.Begin(Phase::kReport);
  EXPECT_FALSE(model.marks.Has(field.MarkNamed("brief_model")));
  EXPECT_TRUE(model.marks.Has(field.MarkNamed("lasting_model")));
  EXPECT_EQ(model.weapon_marks[0], 0);
  EXPECT_EQ(model.weapon_marks[1], field.MarkNamed("lasting_weapon") + 1);
  EXPECT_EQ(field.state().units[unit].marks[field.MarkNamed("brief_unit")], 0);
  EXPECT_EQ(field.state().units[unit].marks[field.MarkNamed("lasting_unit")], 2);
  EXPECT_EQ(field.Heard(kWeaponMarked).at(0).args[3], 1) << "the event says that the mark is gone";
}

TEST(ReportTest, MissionsScoreBeforeQuacktics) {
  Field field({.lua = R"(
mission { id = "toll", on_report = function(ctx) ctx:score(2) end }
gamble { id = "nothing" }
quacktic { id = "bet", gambles = { "nothing" } }
)"});
  PutBystanders(field);
  field.GiveMission(1, "toll");
  field.GiveQuacktic(0, "bet");
  field.Begin(Phase::kReport);
  EXPECT_EQ(field.Heard(kScored).at(0).args[0], 1);
  EXPECT_EQ(field.state().players[0].victory_points, 1);
  EXPECT_EQ(field.state().players[1].victory_points, 2);
}

TEST(ReportTest, TheNextRoundBeginsWithTheOtherLead) {
  Field field;
  PutBystanders(field);
  field.Begin(Phase::kReport);
  EXPECT_EQ(field.state().round, 2);
  EXPECT_EQ(field.state().lead, 1);
  EXPECT_EQ(field.state().report_step, 0);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
