// Snapshots of battles that cannot be: every one is refused, and says why; whatever is taken can be
// asked anything and played on.
#include <ostream>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/duckhammer/combat/batch.h"
#include "src/games/duckhammer/field/field.h"
#include "tests/games/duckhammer/positions.h"
#include "tests/support/mutations.h"

namespace mallard::duckhammer::testing {
namespace {

using ::mallard::testing::PlayMutations;
using ::testing::HasSubstr;

struct Edit {
  const char* name;
  Stage stage;
  void (*edit)(State&);
  const char* refusal;
};

void PrintTo(const Edit& edit, std::ostream* out) { *out << edit.name; }

// The first unit of a seat that is on the map, and its first model there.
Unit& FirstOnMap(State& state, int seat) {
  int found = FirstUnit(seat);
  while (CountOnMap(state, found) == 0) ++found;
  return state.units[found];
}
Model& FirstModel(State& state, int seat) {
  Model* model = state.models + FirstOnMap(state, seat).first;
  while (!OnMap(*model)) ++model;
  return *model;
}

const Edit kEdits[] = {
    {"AMapOfAnotherWidth", Stage::kActivate, [](State& s) { ++s.width; }, "the map"},
    {"NoMap", Stage::kActivate, [](State& s) { s.map = 0; }, "the map"},
    {"ARoundAfterTheLast", Stage::kActivate,
     [](State& s) { s.round = static_cast<uint8_t>(s.rounds + 1); }, "the phase"},
    {"AnUnknownLead", Stage::kActivate, [](State& s) { s.lead = 2; }, "lead is 2"},
    {"ATurnThatThePhaseDoesNotHave", Stage::kDeploy, [](State& s) { s.turn = 2; }, "the phase"},
    {"AWinnerOfARunningBattle", Stage::kActivate, [](State& s) { s.winner = 1; }, "the phase"},
    {"AFinishedBattleWithoutAWinner", Stage::kNone, [](State& s) { s.winner = 0; }, "the phase"},
    {"AFinishedBattleThatAsks", Stage::kNone, [](State& s) { s.asked = 1; }, "the phase"},
    {"ARunningBattleThatAsksNobody", Stage::kActivate, [](State& s) { s.asked = 0; }, "the phase"},
    {"MoreMonstersDoneThanThereAre", Stage::kActivate, [](State& s) { s.monsters_done = 7; },
     "the phase"},
    {"AModelOffTheMap", Stage::kActivate, [](State& s) { FirstModel(s, 0).x = s.width + 1; },
     "model"},
    {"AModelThatIsNot", Stage::kActivate,
     [](State& s) { FirstModel(s, 1).status = ModelStatus::kNone; }, "the number of models"},
    {"AModelMissingFromTheCount", Stage::kActivate, [](State& s) { --FirstOnMap(s, 0).alive; },
     "the number of models"},
    {"ALossTooMany", Stage::kActivate, [](State& s) { ++FirstOnMap(s, 0).lost; },
     "the number of models"},
    {"MoreLossesInARoundThanInTheBattle", Stage::kDeploy,
     [](State& s) { s.units[0].lost_round = 1; }, "the number of models"},
    {"DamageThatShouldHaveDestroyed", Stage::kActivate,
     [](State& s) { FirstOnMap(s, 0).damage = s.profiles[0].hp; }, "the number of models"},
    {"AUnitHalfWaiting", Stage::kActivate,
     [](State& s) {
       Model& model = FirstModel(s, 1);
       model = Model();
       model.status = ModelStatus::kWaiting;
     },
     "the number of models"},
    {"AReserveOnTheMap", Stage::kActivate, [](State& s) { FirstOnMap(s, 0).Set(kReserve, true); },
     "of unit"},
    {"AFlyingDiver", Stage::kActivate,
     [](State& s) {
       FirstOnMap(s, 0).Set(kFlying, true);
       FirstOnMap(s, 0).Set(kDiving, true);
     },
     "what is noted of unit"},
    {"AWeaponItDoesNotHave", Stage::kActivate, [](State& s) { FirstModel(s, 0).choice = 7; },
     "model"},
    {"MovementWithoutEnd", Stage::kMoving, [](State& s) { FirstModel(s, 0).spent = -1; }, "model"},
    {"ANegativeArmy", Stage::kActivate, [](State& s) { --s.players[0].army_points; },
     "army points do not add up"},
    {"LossesThatCostNothing", Stage::kActivate, [](State& s) { ++s.players[1].points_lost; },
     "army points do not add up"},
    {"AProfileWithoutHealth", Stage::kActivate, [](State& s) { s.profiles[0].hp = 0; }, "hp is 0"},
    {"AGradeBeyondLegends", Stage::kActivate, [](State& s) { s.profiles[0].grade = 7; },
     "grade is 7"},
    {"ABaseWithoutSize", Stage::kActivate, [](State& s) { s.profiles[0].radius = 0; },
     "radius is 0"},
    {"DiceWithoutSides", Stage::kActivate, [](State& s) { s.profiles[0].charge.sides = 0; },
     "charge that cannot be"},
    {"AWeaponOfAnotherKind", Stage::kActivate,
     [](State& s) {
       WeaponKind& kind = s.profiles[0].weapons[0].kind;
       kind = kind == WeaponKind::kRanged ? WeaponKind::kMelee : WeaponKind::kRanged;
     },
     "the profile of a unit"},
    {"NegativeVictoryPoints", Stage::kActivate, [](State& s) { s.players[0].victory_points = -1; },
     "victory_points is -1"},
    {"AZoneLargerThanTheMap", Stage::kDeploy,
     [](State& s) { s.players[0].zone_depth = s.length + 1; }, "zone_depth is"},
    {"AMissionBeforeItIsChosen", Stage::kChooseMission,
     [](State& s) { s.players[0].mission = s.players[0].mission == 0 ? 1 : 0; },
     "a mission or quacktic"},
    {"NoMissionInBattle", Stage::kActivate, [](State& s) { s.players[0].mission = 0; },
     "a mission or quacktic"},
    {"AQuackticThatHasRunOut", Stage::kActivate,
     [](State& s) {
       s.players[0].quacktic = 1;
       s.players[0].quacktic_rounds = 0;
     },
     "a mission or quacktic"},
    {"AListThatIsNotTheGivenOne", Stage::kMusterList,
     [](State& s) { --s.players[0].army[0].count; }, "an army list"},
    {"APointOfInterestOffTheMap", Stage::kPlaceObject,
     [](State& s) {
       s.object_count = 1;
       s.objects[0] = {-1, 0, 1, {}};
     },
     "the points of interest"},
    {"APointOfInterestOfNobody", Stage::kPlaceObject,
     [](State& s) {
       s.object_count = 1;
       s.objects[0] = {0, 0, 0, {}};
     },
     "the points of interest"},
    {"AMonsterThatNobodyNamed", Stage::kPlaceMonster,
     [](State& s) {
       for (Player& player : s.players) player.monster_count = 0;
     },
     "the monsters"},
    {"TheWrongPlayerPlaces", Stage::kPlaceMonster, [](State& s) { s.asked ^= 3; },
     "what is being asked"},
    {"TheWrongPlayerActivates", Stage::kActivate, [](State& s) { s.asked ^= 3; },
     "what is being asked"},
    {"AMoveOfNoUnit", Stage::kMoving,
     [](State& s) {
       s.activity = {};
       for (Model& model : s.models) model.start_x = model.start_y = 0;
     },
     "what is being asked"},
    {"ARetaliationAgainstNobody", Stage::kRetaliate, [](State& s) { s.activity = {}; },
     "what is being asked"},
    {"AQuestionOfAnotherPhase", Stage::kDeploy, [](State& s) { s.stage = Stage::kLand; },
     "what is being asked"},
    {"ACounterOfNoUnit", Stage::kCounter, [](State& s) { s.batch.asked_counters = 0; },
     "what is being asked"},
    {"APreparationWithoutAnAttack", Stage::kPrepare, [](State& s) { s.batch = {}; },
     "what is being asked"},
    {"LossesOfNoUnit", Stage::kLosses,
     [](State& s) {
       for (Unit& unit : s.units) unit.pending = 0;
       for (Model& model : s.models) model.moving = 0;
     },
     "losses"},
    {"MoreLossesThanModels", Stage::kLosses,
     [](State& s) {
       for (Unit& unit : s.units) {
         if (unit.pending != 0) unit.pending = static_cast<uint8_t>(unit.alive + 1);
       }
     },
     "the number of models"},
    {"APickByNobody", Stage::kPickWeapon, [](State& s) { s.picks[0].seat = 3; }, "seat is 3"},
    {"APickOfNoModel", Stage::kPickWeapon, [](State& s) { s.picks[0].model = kMaxModels - 1; },
     "weapons to pick"},
    {"ADieWithoutAResult", Stage::kSway, [](State& s) { s.batch.dice[0].natural = 0; }, "the dice"},
    {"ADieWithThirteenSides", Stage::kSway, [](State& s) { s.batch.dice[0].natural = 13; },
     "natural is 13"},
    {"ADieOfAnotherUnitsModel", Stage::kSway,
     [](State& s) { s.batch.dice[0].model = kModelSlots - 1; }, "the dice"},
    {"AWindowBeforeTheRolls", Stage::kSway, [](State& s) { s.batch.step = kPreparing; },
     "the dice"},
    {"AnAttackWithoutSides", Stage::kCounter, [](State& s) { s.batch.sides = 0; }, "the dice"},
};

class DuckhammerRefusal : public ::testing::TestWithParam<Edit> {};

TEST_P(DuckhammerRefusal, OfABattleWith) {
  Match match = Asking(GetParam().stage);
  const std::shared_ptr<const Ruleset>& ruleset = match.rules().shared_ruleset();
  // Without the edit the bytes are good: it is the edit that is refused.
  ASSERT_EQ(Match::Restore(ruleset, match.Snapshot(Viewer::Host())).status(), absl::OkStatus());
  GetParam().edit(Spoil(match));
  const absl::Status status = Match::Restore(ruleset, match.Snapshot(Viewer::Host())).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kDataLoss) << status;
  EXPECT_THAT(std::string(status.message()), HasSubstr(GetParam().refusal));
}

INSTANTIATE_TEST_SUITE_P(Edits, DuckhammerRefusal, ::testing::ValuesIn(kEdits),
                         [](const auto& edit) { return edit.param.name; });

TEST(DuckhammerMutations, AreRefusedOrCanBePlayed) {
  Chance chance = Chance::Stream(5, 1);
  int played = 0;
  for (int stage = 0; stage < kStages; ++stage) {
    played += PlayMutations(Asking(static_cast<Stage>(stage)), 150, chance);
    ASSERT_FALSE(HasFatalFailure()) << "asking " << stage;
  }
  EXPECT_GT(played, 50) << "many changes do no harm: points, places, dice";
}

}  // namespace
}  // namespace mallard::duckhammer::testing
