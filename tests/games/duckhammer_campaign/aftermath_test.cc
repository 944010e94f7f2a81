// What comes of a battle: recovery, experience, camps, the next battle, the end.
#include "src/games/duckhammer_campaign/battle/aftermath.h"

#include "src/games/duckhammer_campaign/turn.h"
#include "tests/games/duckhammer_campaign/meeting.h"

namespace mallard::duckhammer_campaign {
namespace {

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
  ASSERT_TRUE(ApplyRecovery(now, 0, {kRecover, {1}}).ok());
  EXPECT_EQ(meeting.state().companies[0].models, 10 - failed + 1);
  EXPECT_EQ(meeting.state().players[0].rations, 100 - price);
}

TEST(Recovery, AddsTheGradeTheCompanyHasNow) {
  Meeting meeting;
  const int drakes = meeting.Enlist(0, "honour_drake", 3, kFord);
  meeting.Enlist(1, "fledgling", 5, kFord);
  meeting.state().companies[drakes].level = 6;  // Grade 3; printed is 2.
  meeting.Fight();
  meeting.End(1, {{0, 3}});
  meeting.GoOn();
  const std::vector<Event> rolls = meeting.Told(kRecoveryRolled);
  EXPECT_EQ(rolls.size(), 3u);
  for (const Event& roll : rolls) EXPECT_EQ(roll.args[2], roll.args[1] + 3);
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
  Meeting meeting("withdrawal=false");
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

}  // namespace
}  // namespace mallard::duckhammer_campaign
