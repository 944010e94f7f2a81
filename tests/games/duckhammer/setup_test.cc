// Before the battle: armies, roll-off, sides, missions, what missions put on the map.
#include "src/games/duckhammer/setup/setup.h"

#include "gmock/gmock.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/turn.h"
#include "tests/games/duckhammer/fixtures.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr int kDuel = 0, kHunt = 2, kFort = 3;
constexpr int kNewt = 0, kBees = 1;

Action Choose(int what) { return {kChoose, {what}}; }
Action Side(int end) { return {kTakeSide, {end}}; }
Action Take(int mission) { return {kMission, {mission}}; }
Action Name(int monster) { return {kNameBeast, {monster}}; }

// Both sides have a unit that waits.
void Muster(Field& field, int own = 5, int other = 5) {
  field.AddWaiting(0, field.Plain(), own);
  field.AddWaiting(1, field.Plain(), other);
}

// Past the roll-off: seat 0 leads and deploys at the low end.
void ToMissions(Field& field) {
  Muster(field);
  field.Begin(Phase::kMissions, 0);
}

void ChooseMissions(Field& field, int first, int second) {
  ToMissions(field);
  field.Do(0, Take(first));
  field.Do(1, Take(second));
}

TEST(SetupTest, ArmiesAreRaisedFromTheirListsAndWait) {
  Field field;
  State& state = field.state();
  state.players[0].army[0] = {1, 4, 0};
  state.players[0].army[1] = {1, 2, 0};
  state.players[1].army[0] = {1, 3, 0};
  Play play = field.play();
  RaiseArmies(play);
  EXPECT_EQ(state.players[0].unit_count, 2);
  EXPECT_EQ(state.players[0].model_count, 6);
  EXPECT_EQ(state.players[0].army_points, 42);
  EXPECT_EQ(state.players[1].army_points, 21);
  EXPECT_EQ(state.units[1].first, 4);
  EXPECT_EQ(state.units[1].army_slot, 1);
  EXPECT_EQ(state.units[kMaxUnits].first, kMaxModels);
  for (int m = 0; m < 6; ++m) EXPECT_EQ(state.models[m].status, ModelStatus::kWaiting);
  EXPECT_EQ(state.models[6].status, ModelStatus::kNone);
  ASSERT_THAT(field.Heard(kMustered), SizeIs(2));
  EXPECT_EQ(field.Heard(kMustered)[0].args[2], 42);
}

TEST(SetupTest, TheHigherRollChoosesAndTiesRollAgain) {
  Field field;
  Muster(field);
  field.NextRolls({5, 5, 3, 9});
  field.Begin(Phase::kRollOff, 0);
  EXPECT_THAT(field.Heard(kRolledOff), SizeIs(4));
  EXPECT_EQ(field.state().players[0].roll_off, 3);
  EXPECT_EQ(field.state().players[1].roll_off, 9);
  EXPECT_EQ(field.Asks(0), Stage::kNone);
  EXPECT_EQ(field.Asks(1), Stage::kChooseLead);
  field.CheckList(1);
}

TEST(SetupTest, TheCheaperArmyRollsADieMore) {
  Field field;
  Muster(field, 5, 4);
  field.NextRolls({12, 5, 6});
  field.Begin(Phase::kRollOff, 0);
  EXPECT_EQ(field.state().players[0].roll_off, 12);
  EXPECT_EQ(field.state().players[1].roll_off, 11);
}

TEST(SetupTest, CampsAddDice) {
  Field field;
  Muster(field);
  field.state().players[0].extra_dice = 2;
  field.NextRolls({2, 3, 4, 8});
  field.Begin(Phase::kRollOff, 0);
  EXPECT_EQ(field.state().players[0].roll_off, 9);
  EXPECT_EQ(field.state().players[1].roll_off, 8);
}

TEST(SetupTest, LargerScalesRollMoreDice) {
  FieldOptions options;
  options.scale = "giant";
  Field field(options);
  Muster(field);
  field.NextRolls({12, 12, 12, 12});
  field.Begin(Phase::kRollOff, 0);
  EXPECT_EQ(field.state().players[0].roll_off, 48);
}

TEST(SetupTest, WhoTakesTheLeadLeavesTheSidesToTheOther) {
  Field field;
  Muster(field);
  field.NextRolls({9, 3});
  field.Begin(Phase::kRollOff, 0);
  field.Do(0, Choose(0));
  EXPECT_EQ(field.state().lead, 0);
  EXPECT_EQ(field.Asks(1), Stage::kChooseSide);
  field.CheckList(1);
  EXPECT_THAT(field.Refusal(1, Choose(0)), HasSubstr("choose an end"));
  field.Do(1, Side(0));
  EXPECT_EQ(field.state().players[0].edge, 1);
  EXPECT_EQ(field.state().players[1].edge, 0);
}

TEST(SetupTest, WhoPicksTheSidesLeavesTheLeadToTheOther) {
  Field field;
  Muster(field);
  field.NextRolls({9, 3});
  field.Begin(Phase::kRollOff, 0);
  field.Do(0, Choose(1));
  EXPECT_EQ(field.state().lead, 1);
  EXPECT_EQ(field.Asks(0), Stage::kChooseSide);
  field.Do(0, Side(1));
  EXPECT_EQ(field.state().players[0].edge, 1);
  EXPECT_EQ(field.state().players[1].edge, 0);
  EXPECT_EQ(field.state().phase, Phase::kMissions);
}

TEST(SetupTest, MissionsAreChosenByBothAndShownTogether) {
  Field field;
  ToMissions(field);
  EXPECT_EQ(field.Asks(0), Stage::kChooseMission);
  EXPECT_EQ(field.Asks(1), Stage::kChooseMission);
  field.CheckList(0);
  field.Do(1, Take(kFort));
  EXPECT_THAT(field.Heard(kMissionShown), IsEmpty());
  EXPECT_EQ(field.Asks(1), Stage::kNone);
  EXPECT_EQ(field.Asks(0), Stage::kChooseMission);
  field.Do(0, Take(kDuel));
  EXPECT_THAT(field.Heard(kMissionShown), SizeIs(2));
  EXPECT_EQ(field.state().phase, Phase::kDeployment);
}

TEST(SetupTest, AMissionMayDeepenItsPlayersZone) {
  Field field;
  ChooseMissions(field, kDuel, kFort);
  EXPECT_EQ(field.state().players[0].zone_depth, 6000);
  EXPECT_EQ(field.state().players[1].zone_depth, 8000);
}

TEST(SetupTest, OneToThreeMonstersAreNamedAndTakePointsOffTheirPlayerOnly) {
  Field field;
  ChooseMissions(field, kHunt, kDuel);
  EXPECT_EQ(field.Asks(0), Stage::kNameMonster);
  EXPECT_THAT(field.Refusal(0, Pass()), HasSubstr("at least one"));
  field.CheckList(0);
  field.Do(0, Name(kNewt));
  field.CheckList(0);
  field.Do(0, Name(kNewt));
  EXPECT_EQ(field.state().players[0].needed, 10);
  EXPECT_EQ(field.state().players[1].needed, 12);
  field.Do(0, Pass());
  EXPECT_EQ(field.state().monster_units, 2);
  EXPECT_EQ(field.Asks(1), Stage::kPlaceMonster);
  EXPECT_EQ(field.state().players[0].ready, 0);
}

TEST(SetupTest, AFourthMonsterIsNotAskedFor) {
  Field field;
  ChooseMissions(field, kHunt, kDuel);
  for (int i = 0; i < 3; ++i) field.Do(0, Name(kBees));
  EXPECT_EQ(field.state().players[0].needed, 9);
  EXPECT_EQ(field.Asks(0), Stage::kNone);
  EXPECT_EQ(field.Asks(1), Stage::kPlaceMonster);
}

TEST(SetupTest, BothPlayersNameTheirMonstersLeadFirst) {
  Field field;
  ChooseMissions(field, kHunt, kHunt);
  EXPECT_EQ(field.Asks(0), Stage::kNameMonster);
  field.Do(0, Name(kNewt));
  field.Do(0, Pass());
  EXPECT_EQ(field.Asks(1), Stage::kNameMonster);
  field.Do(1, Name(kBees));
  field.Do(1, Pass());
  EXPECT_EQ(field.state().units[FirstUnit(kNobody)].brought_by, 0);
  EXPECT_EQ(field.state().units[FirstUnit(kNobody) + 1].brought_by, 1);
  EXPECT_EQ(field.Asks(1), Stage::kPlaceMonster);
}

TEST(SetupTest, TheOpponentPlacesAMonsterOnTheChoosersSideAwayFromTheZone) {
  Field field;
  ChooseMissions(field, kHunt, kDuel);
  field.Do(0, Name(kNewt));
  field.Do(0, Pass());
  const int monster = FirstUnit(kNobody);
  EXPECT_EQ(field.rules().DecisionOf(&field.state(), 1).args[0], monster);
  field.CheckList(1);
  // The zone ends at 6 inches, the base has half an inch around its centre.
  EXPECT_THAT(field.Refusal(1, PlaceAt(At(10000, 8499))), HasSubstr("wholly"));
  EXPECT_THAT(field.Refusal(1, PlaceAt(At(10000, 7000))), HasSubstr("between the front line"));
  EXPECT_THAT(field.Refusal(1, PlaceAt(At(10000, 20501))), HasSubstr("wholly"));
  EXPECT_THAT(field.Refusal(1, PlaceAt(At(10000, 30000))), HasSubstr("between the front line"));
  EXPECT_THAT(field.Refusal(1, PlaceAt(At(-1, 10000))), HasSubstr("off the map"));
  field.Do(1, PlaceAt(At(10000, 8500)));
  EXPECT_EQ(field.PlaceOf(monster), At(10000, 8500));
  EXPECT_EQ(field.state().models[field.ModelOf(monster)].status, ModelStatus::kInPlay);
  EXPECT_EQ(field.state().phase, Phase::kDeployment);
}

TEST(SetupTest, AMonsterOfSeveralModelsIsPlacedInABlockAndOnNobody) {
  Field field;
  ChooseMissions(field, kHunt, kDuel);
  field.Do(0, Name(kBees));
  field.Do(0, Name(kNewt));
  field.Do(0, Pass());
  field.Do(1, PlaceAt(Inch(15, 15)));
  const int bees = FirstUnit(kNobody);
  EXPECT_EQ(CountOnMap(field.state(), bees), 4);
  EXPECT_THAT(field.Refusal(1, PlaceAt(field.PlaceOf(bees))), HasSubstr("on the base of another"));
  field.CheckList(1);
}

TEST(SetupTest, ANonSwimmingMonsterIsNotPlacedInWater) {
  FieldOptions options;
  options.terrain = "water: 4000/9000 20000/9000 20000/20000 4000/20000";
  Field field(options);
  ChooseMissions(field, kHunt, kDuel);
  field.Do(0, Name(kBees));
  field.Do(0, Name(kNewt));
  field.Do(0, Pass());
  EXPECT_THAT(field.Refusal(1, PlaceAt(Inch(12, 15))), HasSubstr("water"));
  field.Do(1, PlaceAt(Inch(25, 15)));
  EXPECT_EQ(field.Refusal(1, PlaceAt(Inch(12, 15))), "");
}

TEST(SetupTest, AMonsterWithoutRoomDoesNotCome) {
  FieldOptions options;
  options.lua =
      "monster { id = 'whale', name = 'Whale', symbol = 'w', grade = 3, hp = 9, "
      "movement = 6, charge = '2d3', swimmer = 'none', weapons = { 'blade' } }";
  options.terrain = "water: 0/8000 30000/8000 30000/20900 0/20900";
  Field field(options);
  ChooseMissions(field, kHunt, kDuel);
  field.Do(0, Name(2));
  field.Do(0, Pass());
  EXPECT_EQ(field.state().phase, Phase::kDeployment);
  EXPECT_EQ(CountOnMap(field.state(), FirstUnit(kNobody)), 0);
  EXPECT_EQ(field.state().models[field.ModelOf(FirstUnit(kNobody))].status, ModelStatus::kRemoved);
  EXPECT_EQ(field.state().players[0].needed, 11);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
