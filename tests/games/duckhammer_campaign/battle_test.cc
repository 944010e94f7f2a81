// Battles inside a campaign: who fights, and on what.
#include "src/games/duckhammer_campaign/battle/battle.h"

#include "gmock/gmock.h"
#include "src/games/duckhammer_campaign/text.h"
#include "src/games/duckhammer_campaign/turn.h"
#include "tests/games/duckhammer_campaign/meeting.h"

namespace mallard::duckhammer_campaign {
namespace {

TEST(Attack, NeedsAnInchAndAKeyLocation) {
  Meeting meeting;
  meeting.Enlist(0, "fledgling", 5, kFord);
  meeting.Enlist(1, "fledgling", 5, {21'001, 15'000});
  EXPECT_FALSE(meeting.Do(0, "attack 0 32").ok());
  meeting.state().companies[32].x = 21'000;
  EXPECT_TRUE(meeting.Do(0, "attack 0 32").ok());
  Meeting elsewhere;
  elsewhere.Enlist(0, "fledgling", 5, {30'000, 15'000});
  elsewhere.Enlist(1, "fledgling", 5, {30'000, 15'000});
  EXPECT_FALSE(elsewhere.Do(0, "attack 0 32").ok());
}

TEST(Attack, CompaniesFightOnceASeason) {
  Meeting meeting;
  meeting.Enlist(0, "fledgling", 5, kFord);
  meeting.Enlist(1, "fledgling", 5, kFord);
  meeting.state().companies[32].fought = 1;
  EXPECT_FALSE(meeting.Do(0, "attack 0 32").ok());
}

TEST(Joining, CoherentTokensJoinAndThoseWithinFourInchesComeAsReinforcements) {
  Meeting meeting;
  meeting.Enlist(0, "fledgling", 5, kFord);
  meeting.Enlist(0, "fledgling", 5, {22'000, 15'000});
  meeting.Enlist(0, "quack_marine", 5, {24'000, 15'000});
  meeting.Enlist(0, "quack_marine", 5, {24'001, 15'000});
  meeting.Enlist(1, "fledgling", 5, kFord);
  meeting.Fight();
  const duckhammer::State& battle = meeting.state().battle;
  EXPECT_EQ(battle.players[0].unit_count, 3);
  EXPECT_FALSE(battle.units[1].Has(duckhammer::kReserve));
  EXPECT_TRUE(battle.units[2].Has(duckhammer::kReserve));
  EXPECT_EQ(battle.players[1].unit_count, 1);
}

TEST(Joining, UnitsThatWouldBreakALimitStayOut) {
  Meeting meeting;
  for (int i = 0; i < 4; ++i) meeting.Enlist(0, "fledgling", 2, kFord);
  meeting.Enlist(0, "marshal_aix", 1, kFord);  // Grade 5 needs five of its faction.
  meeting.Enlist(1, "fledgling", 5, kFord);
  meeting.MustDo(0, "attack 0 32");
  // Three of a model are the most; so there are four with the Marshal, one too few.
  EXPECT_EQ(meeting.state().contenders[0].joined[0], 0b00111u);
  EXPECT_FALSE(meeting.Do(0, "join 3").ok());
  meeting.MustDo(0, "withdraw 1");
  EXPECT_FALSE(meeting.Do(0, "withdraw 0").ok());
}

TEST(Joining, AChiefAloneAlwaysFights) {
  Meeting meeting;
  meeting.Enlist(0, "oathsworn", 1, kFord);
  meeting.Enlist(1, "fledgling", 5, kFord);
  meeting.Fight();
  EXPECT_EQ(meeting.state().phase, Phase::kBattle);
}

TEST(Joining, AnybodyCanBeReadyAndWhoeverBreaksALimitStaysOut) {
  Meeting meeting;
  meeting.Enlist(0, "fledgling", 2, kFord);
  meeting.Enlist(0, "reed_captain", 2, kFord);  // Grade 2 needs two of its faction.
  meeting.Enlist(0, "pond_guard", 2, kFord);
  meeting.Enlist(1, "fledgling", 5, kFord);
  meeting.MustDo(0, "attack 0 32");
  EXPECT_EQ(meeting.state().contenders[0].joined[0], 0b111u);
  meeting.MustDo(0, "withdraw 2");
  meeting.MustDo(0, "ready");
  EXPECT_EQ(meeting.state().contenders[0].joined[0], 0b001u);
}

TEST(Joining, AChiefsOwnDemandsKeepNobodyElseOut) {
  Meeting meeting;
  meeting.Enlist(0, "pond_levy", 2, kFord);  // Chain of Command: a leader of its faction.
  meeting.Enlist(0, "fledgling", 2, kFord);
  meeting.Enlist(1, "fledgling", 5, kFord);
  meeting.Fight();
  EXPECT_EQ(meeting.state().battle.players[0].unit_count, 2);
}

TEST(Joining, AbilitiesSeeTheGradeThatACompanyHasRisenTo) {
  Meeting meeting;
  meeting.Enlist(0, "fledgling", 2, kFord);
  meeting.Enlist(0, "pond_levy", 2, kFord);
  const int guard = meeting.Enlist(0, "pond_guard", 2, kFord);
  meeting.Enlist(1, "fledgling", 5, kFord);
  meeting.MustDo(0, "attack 0 32");
  EXPECT_EQ(meeting.state().contenders[0].joined[0], 0b101u);  // No leader for the levy.
  Meeting later;
  later.Enlist(0, "fledgling", 2, kFord);
  later.Enlist(0, "pond_levy", 2, kFord);
  later.Enlist(0, "pond_guard", 2, kFord);
  later.Enlist(1, "fledgling", 5, kFord);
  later.state().companies[guard].level = 3;  // Grade 2.
  later.MustDo(0, "attack 0 32");
  EXPECT_EQ(later.state().contenders[0].joined[0], 0b111u);
}

TEST(BattleMap, SizeIsByTheLargerArmyAndVictoryPointsByEachOwn) {
  Meeting meeting;
  for (int i = 0; i < 3; ++i) meeting.Enlist(0, "quack_marine", 10, kFord);  // Worth 210.
  meeting.Enlist(1, "fledgling", 5, kFord);
  meeting.Fight();
  const duckhammer::State& battle = meeting.state().battle;
  EXPECT_EQ(battle.size, 1);
  EXPECT_EQ(battle.players[0].needed, 14);
  EXPECT_EQ(battle.players[1].needed, 12);
  EXPECT_EQ(battle.players[0].army_points, 210);
}

TEST(BattleMap, IsOneOfTheLocation) {
  Meeting meeting;
  meeting.Enlist(0, "fledgling", 5, kFord);
  meeting.Enlist(1, "fledgling", 5, kFord);
  meeting.Fight();
  EXPECT_EQ(meeting.content().maps[meeting.state().battle.map - 1u].id, "duckhammer:duck_pond");
}

TEST(BattleMap, ALocationMaySetTheMission) {
  Meeting meeting;
  const Point perch{12'000, 5'000};
  meeting.Enlist(0, "fledgling", 5, perch);
  meeting.Enlist(1, "fledgling", 5, perch);
  meeting.Fight();
  const int mission = meeting.content().mission_names.Find("cock_of_the_rock");
  EXPECT_EQ(meeting.state().battle.players[0].mission, mission + 1);
  EXPECT_EQ(meeting.state().battle.players[1].mission, mission + 1);
}

TEST(Camps, GiveADieAndAnInchOfZoneEach) {
  Meeting meeting;
  meeting.Enlist(0, "fledgling", 5, kFord);
  meeting.Enlist(1, "fledgling", 5, kFord);
  Player& defender = meeting.state().players[1];
  defender.camps[defender.camp_count++] = {20'000, 15'000};
  defender.camps[defender.camp_count++] = {21'000, 15'000};
  defender.camps[defender.camp_count++] = {36'000, 15'000};  // Elsewhere.
  meeting.Fight();
  const duckhammer::State& battle = meeting.state().battle;
  EXPECT_EQ(battle.players[0].extra_dice, 0);
  EXPECT_EQ(battle.players[0].zone_depth, 6'000);
  EXPECT_EQ(battle.players[1].extra_dice, 2);
  EXPECT_EQ(battle.players[1].zone_depth, 8'000);
}

TEST(BattleInside, SendsTrainedUnits) {
  Meeting meeting;
  const int company = meeting.Enlist(0, "fledgling", 5, kFord);
  meeting.Enlist(1, "fledgling", 5, kFord);
  Company& trained = meeting.state().companies[company];
  trained.level = 3;
  trained.trained[trained.trainings++] = {1, 1, 0, 0};
  meeting.Fight();
  const Profile& profile = meeting.state().battle.profiles[0];
  EXPECT_EQ(profile.grade, 2);
  EXPECT_EQ(profile.hp, 6);
}

TEST(BattleInside, EventsNameTheSeatsOfTheCampaign) {
  Match match = NewCampaign("players=3 battles=1 rounds=1 map=reedmarch", 2);
  PlayUntil(match, "standard", [](const State& state) { return state.battles > 0; });
  std::vector<int32_t> sides, rolled;
  for (const Event& event : match.Events(Viewer::Host())) {
    if (event.kind == kBattleBegan) sides = {event.args[0], event.args[1]};
    if (event.kind == duckhammer::kRolledOff && rolled.size() < 2) rolled.push_back(event.args[0]);
  }
  ASSERT_EQ(sides.size(), 2u);
  EXPECT_EQ(rolled, sides);
}

TEST(BattleInside, IsDrawnWithTheSeatsOfTheCampaign) {
  Meeting meeting;
  meeting.Enlist(0, "fledgling", 5, kFord);
  meeting.Enlist(1, "fledgling", 5, kFord);
  meeting.Fight();
  std::swap(meeting.state().contenders[0], meeting.state().contenders[1]);
  EXPECT_THAT(meeting.rules().Draw(&meeting.state(), Viewer::Host(), DrawStyle()),
              ::testing::AllOf(::testing::HasSubstr("A-Z p2, a-z p1"),
                               ::testing::HasSubstr("\np2: 0 of ")));
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
