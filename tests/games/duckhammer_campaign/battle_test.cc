// Battles inside a campaign: who fights, on what, and what comes of it.
#include "src/games/duckhammer_campaign/battle.h"

#include "gmock/gmock.h"
#include "src/games/duckhammer_campaign/aftermath.h"
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
  EXPECT_EQ(meeting.state().contenders[0].joined, 0b00111u);
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
  EXPECT_EQ(meeting.state().contenders[0].joined, 0b111u);
  meeting.MustDo(0, "withdraw 2");
  meeting.MustDo(0, "ready");
  EXPECT_EQ(meeting.state().contenders[0].joined, 0b001u);
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
  EXPECT_EQ(meeting.state().contenders[0].joined, 0b101u);  // No leader for the levy.
  Meeting later;
  later.Enlist(0, "fledgling", 2, kFord);
  later.Enlist(0, "pond_levy", 2, kFord);
  later.Enlist(0, "pond_guard", 2, kFord);
  later.Enlist(1, "fledgling", 5, kFord);
  later.state().companies[guard].level = 3;  // Grade 2.
  later.MustDo(0, "attack 0 32");
  EXPECT_EQ(later.state().contenders[0].joined, 0b111u);
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

TEST(Recovery, RollsGradeAndRationsAgainstHp) {
  Meeting meeting;
  meeting.Enlist(0, "fledgling", 10, kFord);
  meeting.Enlist(1, "fledgling", 5, kFord);
  meeting.Fight();
  meeting.End(1, {{0, 10}});
  meeting.state().players[0].rations = 100;
  meeting.GoOn();
  ASSERT_EQ(meeting.state().phase, Phase::kRecovery);
  EXPECT_EQ(meeting.Heard(kRecoveryRolled), 10);
  const int failed = meeting.state().shortfalls;
  ASSERT_GT(failed, 0);
  EXPECT_EQ(meeting.state().recovered, 10 - failed);
  const int price = meeting.state().shortfall[0];
  EXPECT_GE(price, 1);
  EXPECT_LE(price, 4);  // HP 5 against a d12 and Grade 0.
  Play now = meeting.play();
  ASSERT_TRUE(RecoveryHandler().apply(now, 0, {kRecover, {1}}).ok());
  EXPECT_EQ(meeting.state().companies[0].models, 10 - failed + 1);
  EXPECT_EQ(meeting.state().players[0].rations, 100 - price);
}

TEST(Recovery, ALostModelGivesItsGradeInRations) {
  Meeting meeting;
  meeting.Enlist(0, "strider", 1, kFord);  // Grade 3, 25 HP: never recovers by itself.
  meeting.Enlist(0, "fledgling", 5, kFord);
  meeting.Enlist(1, "fledgling", 5, kFord);
  meeting.Fight();
  meeting.state().players[0].rations = 0;
  meeting.End(1, {{0, 1}});
  meeting.GoOn();
  EXPECT_EQ(meeting.state().players[0].rations, 3);
  EXPECT_EQ(meeting.state().companies[0].model, 0);
  EXPECT_EQ(meeting.Heard(kCompanyLost), 1);
}

TEST(Desertion, HalfComesBackWithoutARollAndTheRestNever) {
  Meeting meeting("desertion=true");
  meeting.Enlist(0, "fledgling", 10, kFord);
  meeting.Enlist(1, "fledgling", 5, kFord);
  meeting.Fight();
  meeting.state().records[0].deserted = 5;
  meeting.End(1, {{0, 5}});
  meeting.GoOn();
  EXPECT_EQ(meeting.Heard(kRecoveryRolled), 0);
  EXPECT_EQ(meeting.state().companies[0].models, 8);
}

TEST(Desertion, IsOptional) {
  Meeting meeting;
  meeting.Enlist(0, "fledgling", 10, kFord);
  meeting.Enlist(1, "fledgling", 5, kFord);
  meeting.Fight();
  meeting.state().records[0].deserted = 5;
  meeting.End(1, {{0, 5}});
  meeting.state().players[0].rations = 0;
  meeting.GoOn();
  EXPECT_EQ(meeting.Heard(kRecoveryRolled), 5);
}

TEST(Experience, IsVictoryPointsHalfOfTheWinnersAndUnitsThatLostModels) {
  Meeting meeting;
  meeting.Enlist(0, "reed_captain", 2, kFord);  // Grade 2, level 3.
  meeting.Enlist(0, "quack_marine", 2, kFord);
  meeting.Enlist(1, "fledgling", 5, kFord);  // Grade 0 counts as 1.
  meeting.Fight();
  meeting.state().players[0].rations = meeting.state().players[1].rations = 0;
  meeting.End(1, {{0, 1}, {32, 2}}, /*gained_0=*/4, /*gained_1=*/7);
  meeting.GoOn();
  // 4 + half of 7 rounded up + 1 for the enemy's conscripts + 3 for the own level.
  EXPECT_EQ(meeting.state().players[0].experience, 4 + 4 + 1 + 3);
  // 7 + Grade 2 + level 0 as 1.
  EXPECT_EQ(meeting.state().players[1].experience, 7 + 2 + 1);
}

TEST(Means, OfBattlesPayAndRepeatsMultiply) {
  Meeting meeting;
  meeting.Enlist(0, "fledgling", 5, kFord);
  meeting.Enlist(1, "fledgling", 5, kFord);
  const uint8_t plunder = static_cast<uint8_t>(meeting.content().means_names.Find("plunder") + 1);
  for (uint8_t& means : meeting.state().players[0].means) means = plunder;
  meeting.Fight();
  meeting.state().players[0].rations = 0;
  meeting.End(0, {});
  meeting.GoOn();
  EXPECT_EQ(meeting.state().players[0].rations, 18);
}

TEST(Razing, IsAsManyCampsAsTokensInTheLocationWinnerFirst) {
  Meeting meeting;
  meeting.Enlist(0, "fledgling", 5, kFord);
  meeting.Enlist(1, "fledgling", 5, kFord);
  Player& loser = meeting.state().players[1];
  loser.camps[loser.camp_count++] = {20'000, 15'000};
  loser.camps[loser.camp_count++] = {21'000, 15'000};
  Player& winner = meeting.state().players[0];
  winner.camps[winner.camp_count++] = {19'000, 15'000};
  meeting.Fight();
  meeting.End(0, {});
  meeting.GoOn();
  ASSERT_EQ(meeting.state().phase, Phase::kRazing);
  Play now = meeting.play();
  AdvanceRazing(now);
  ASSERT_EQ(meeting.state().asked, 1);  // The winner.
  meeting.MustDo(0, "raze p2 1");
  EXPECT_EQ(loser.camp_count, 1);
  // One token, one camp; now the loser.
  ASSERT_EQ(meeting.state().asked, 2);
  meeting.MustDo(1, "raze p1 1");
  EXPECT_EQ(winner.camp_count, 0);
  EXPECT_NE(meeting.state().phase, Phase::kRazing);
}

TEST(Battles, FollowEachOtherInASeason) {
  Meeting meeting;
  for (int i = 0; i < 2; ++i) {
    meeting.Enlist(0, "fledgling", 5, {20'000, 12'500 + i * 5'000});
    meeting.Enlist(1, "fledgling", 5, {20'000, 12'500 + i * 5'000});
  }
  meeting.Fight("attack 0 32");
  meeting.End(0, {});
  meeting.Close();
  ASSERT_EQ(meeting.state().phase, Phase::kBattles);
  Play now = meeting.play();
  ASSERT_TRUE(Advance(now).ok());
  ASSERT_EQ(meeting.state().asked, 1);  // Still the turn of the first.
  EXPECT_FALSE(meeting.Do(0, "attack 0 32").ok());
  meeting.Fight("attack 1 33");
  EXPECT_EQ(meeting.state().phase, Phase::kBattle);
  EXPECT_EQ(meeting.state().battles, 1);
}

TEST(Battles, GivenUpAreWonByTheOther) {
  Match match = NewCampaign("battles=2 rounds=2 map=reedmarch", 2);
  PlayUntil(match, "standard", [](const State& state) {
    return state.phase == Phase::kBattle && state.battle.stage == duckhammer::Stage::kActivate;
  });
  ASSERT_EQ(StateOf(match).phase, Phase::kBattle);
  const int seat = match.DecisionOf(0) ? 0 : 1;
  MustDo(match, seat, "forfeit");
  EXPECT_EQ(StateOf(match).battles, 1);
  EXPECT_EQ(StateOf(match).players[1 - seat].battles_won, 1);
  EXPECT_EQ(StateOf(match).players[seat].battles_lost, 1);
}

TEST(TheEnd, ComesWithTheLastBattleInTheMiddleOfASeason) {
  Meeting meeting("battles=1");
  for (int i = 0; i < 2; ++i) {
    meeting.Enlist(0, "fledgling", 5, {20'000, 12'500 + i * 5'000});
    meeting.Enlist(1, "fledgling", 5, {20'000, 12'500 + i * 5'000});
  }
  meeting.Fight("attack 0 32");
  meeting.End(1, {});
  meeting.Close();
  Play now = meeting.play();
  ASSERT_TRUE(Advance(now).ok());
  EXPECT_EQ(meeting.state().phase, Phase::kOver);
}

TEST(TheEnd, WhoeverHasNoTokensIsOutAndTheOthersGoOn) {
  Meeting meeting("players=3");
  meeting.Enlist(0, "fledgling", 5, kFord);
  meeting.Enlist(1, "strider", 1, kFord);  // 25 HP: never recovers by itself.
  meeting.Enlist(2, "fledgling", 5, {36'000, 15'000});
  meeting.Fight();
  meeting.state().players[1].rations = 0;
  meeting.End(0, {{32, 1}});
  meeting.Close();
  Play now = meeting.play();
  ASSERT_TRUE(Advance(now).ok());
  EXPECT_EQ(meeting.state().players[1].out, 1);
  EXPECT_EQ(meeting.Heard(kOut), 1);
  EXPECT_EQ(meeting.state().season, 2);
  // The season begins with the second seat, which is out.
  EXPECT_EQ(meeting.state().first, 1);
  EXPECT_EQ(meeting.state().asked, 4);
}

TEST(Challenge, IsFoughtAgainstTheRefereesForcesForItsReward) {
  Meeting meeting;
  meeting.Enlist(0, "quack_marine", 10, kFord);
  meeting.Enlist(1, "fledgling", 5, {36'000, 15'000});
  EXPECT_FALSE(meeting.Do(0, "accept 0").ok());
  const int bandits = meeting.content().challenge_names.Find("bandits");
  meeting.state().offer = {static_cast<uint8_t>(bandits + 1), 0, 0, 0, 20};
  EXPECT_FALSE(meeting.Do(0, "accept 0").ok());  // Elsewhere.
  meeting.state().offer.location =
      static_cast<uint8_t>(meeting.rules().map().place_names.Find("the_ford"));
  meeting.MustDo(0, "accept 0");
  meeting.MustDo(0, "ready");
  ASSERT_EQ(meeting.state().phase, Phase::kBattle);
  EXPECT_EQ(meeting.state().contenders[1].seat, meeting.rules().referee());
  meeting.state().players[0].rations = 0;
  meeting.End(0, {});
  meeting.GoOn();
  EXPECT_EQ(meeting.state().players[0].rations, 20);
  EXPECT_EQ(CountCompanies(meeting.state(), meeting.rules().referee()), 0);
}

TEST(Challenge, TheRefereeMaySetItsMapWhateverTheScale) {
  Meeting meeting;
  meeting.Enlist(0, "quack_marine", 10, kFord);
  meeting.Enlist(1, "fledgling", 5, {36'000, 15'000});
  const int ford = meeting.rules().map().place_names.Find("the_ford");
  const int canal = meeting.content().map_names.Find("long_canal");
  meeting.state().offer = {1, static_cast<uint8_t>(ford), 0, static_cast<uint8_t>(canal + 1), 20};
  meeting.MustDo(0, "accept 0");
  meeting.MustDo(0, "ready");
  EXPECT_EQ(meeting.state().battle.map, canal + 1);
  EXPECT_EQ(meeting.state().battle.size, 2);
  EXPECT_EQ(meeting.state().battle.players[0].needed, 12);  // Still by the army.
}

TEST(Challenge, ContentSetsMapMissionAndReward) {
  Table table("map=reedmarch referee=person");
  table.state().phase = Phase::kOffer;
  table.state().asked = 4;
  std::vector<Action> offers;
  OfferHandler().visit(table.sitting(), 2, [&](const Action& action) {
    if (action.kind == kOffer) offers.push_back(action);
    return true;
  });
  ASSERT_FALSE(offers.empty());
  for (const Action& offer : offers) {
    const Challenge& challenge = table.content().challenges[static_cast<size_t>(offer.args[0])];
    EXPECT_EQ(offer.args[2], challenge.mission + 1);
    EXPECT_EQ(offer.args[3], challenge.reward);
    EXPECT_EQ(offer.args[4], challenge.map + 1);
  }
  EXPECT_EQ(table.content().challenges[0].map, table.content().map_names.Find("duck_pond"));
}

TEST(Challenge, APersonAsRefereeChoosesMapMissionAndReward) {
  Table table("map=reedmarch referee=person");
  table.BeginMarching();
  table.Enlist(0, "fledgling", 5);
  table.Enlist(1, "fledgling", 5, {36'000, 15'000});
  table.state().phase = Phase::kOffer;
  table.state().asked = 4;
  EXPECT_FALSE(table.Do(2, "offer bandits the_ford free 1001 any").ok());
  EXPECT_FALSE(table.Do(2, "offer bandits the_ford picnic 50 any").ok());
  EXPECT_FALSE(table.Do(2, "offer bandits the_ford free 50 moon").ok());
  table.MustDo(2, "offer bandits the_ford breakthrough 50 stump_circle");
  EXPECT_EQ(table.state().offer.mission, 2);
  EXPECT_EQ(table.state().offer.map, 3);
  EXPECT_EQ(table.state().offer.reward, 50);
}

TEST(Challenge, NoneAreOfferedWhereThereAreToBeNone) {
  Table table("map=reedmarch referee=person challenges=false");
  table.state().phase = Phase::kOffer;
  table.state().asked = 4;
  EXPECT_FALSE(table.Do(2, "offer bandits the_ford free 50 any").ok());
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
