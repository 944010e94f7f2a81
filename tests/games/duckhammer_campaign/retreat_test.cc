// Leaving the field: battles decide who holds a location.
#include "src/games/duckhammer_campaign/battle/retreat.h"

#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/map/march.h"
#include "tests/games/duckhammer_campaign/meeting.h"

namespace mallard::duckhammer_campaign {
namespace {

// Two tokens of each at the ford; one of p2's elsewhere. p1 has won.
class Beaten : public Meeting {
 public:
  explicit Beaten(absl::string_view options = "") : Meeting(options) {
    for (int i = 0; i < 2; ++i) {
      Enlist(0, "fledgling", 5, {20'000, 14'600 + i * 500});
      Enlist(1, "fledgling", 5, {20'400, 14'600 + i * 500});
    }
    Enlist(1, "fledgling", 5, {36'000, 15'000});
    ford_ = rules().map().place_names.Find("the_ford");
    state().holders[ford_] = 2;
    Fight();
    End(0, {});
    GoOn();
    Play now = play();
    while (state().phase == Phase::kRazing) AdvanceRazing(now);
    while (state().phase == Phase::kRetreat && state().asked == 0) AdvanceRetreat(now);
  }
  int ford() const { return ford_; }

 private:
  int ford_ = 0;
};

TEST(Withdrawal, TheLosersTokensLeaveAndTheWinnerHoldsTheLocation) {
  Beaten beaten;
  ASSERT_EQ(beaten.state().phase, Phase::kRetreat);
  EXPECT_EQ(beaten.state().asked, 2) << "the loser's choice";
  EXPECT_EQ(beaten.state().holders[beaten.ford()], 2);
  const int rations = beaten.state().players[1].rations;
  EXPECT_FALSE(beaten.Do(1, "retreat 32 22000 15000").ok()) << "still in the location";
  EXPECT_FALSE(beaten.Do(1, "retreat 32 27000 15000").ok()) << "more than 6 inches";
  EXPECT_FALSE(beaten.Do(1, "retreat 34 30000 15000").ok()) << "it is not there";
  beaten.MustDo(1, "retreat 32 25000 15000");
  EXPECT_EQ(beaten.state().asked, 2) << "the other token";
  beaten.MustDo(1, "retreat 33 25000 16000");
  EXPECT_EQ(beaten.state().players[1].rations, rations) << "at no cost";
  EXPECT_EQ(beaten.state().holders[beaten.ford()], 1);
  EXPECT_EQ(beaten.state().companies[34].x, 36'000);
}

TEST(Withdrawal, GoesOverGroundThatTheTokenCouldMarch) {
  Beaten beaten;
  const Profile profile = ProfileOf(beaten.content(), beaten.state().companies[32]);
  for (int i = 0; i < static_cast<int>(beaten.rules().LegalCount(&beaten.state(), 1)); ++i) {
    const Action action = beaten.rules().LegalNth(&beaten.state(), 1, static_cast<uint64_t>(i));
    int32_t time = 0;
    EXPECT_FALSE(CheckWay(beaten.rules().map(), beaten.state().companies[action.args[0]].at(),
                          {action.args[1], action.args[2]}, profile.swimmer, time));
  }
}

TEST(Withdrawal, DoesNotGoIntoALocationOfTheEnemy) {
  Beaten beaten;
  const int copse = beaten.rules().map().place_names.Find("kings_copse");
  beaten.state().companies[32].x = 22'800;
  beaten.state().companies[32].y = 14'000;
  const bool free = beaten.Do(1, "retreat 32 27200 11400").ok();
  Beaten other;
  other.state().holders[copse] = 1;
  other.state().companies[32].x = 22'800;
  other.state().companies[32].y = 14'000;
  EXPECT_TRUE(free);
  EXPECT_FALSE(other.Do(1, "retreat 32 27200 11400").ok());
}

TEST(Withdrawal, IsOptional) {
  Beaten beaten("withdrawal=false");
  EXPECT_EQ(beaten.state().phase, Phase::kBattles);
  EXPECT_EQ(beaten.state().holders[beaten.ford()], 2);
  EXPECT_EQ(TokensIn(beaten.rules(), beaten.state(), 1, beaten.ford()), 2);
}

TEST(Withdrawal, WhoHasNowhereToGoStays) {
  const auto yard = With(R"(
    campaign_map { id = "pit", width = 12, height = 12, places = {
      { name = "pit", x = 6, y = 6, radius = 12, start = true },
      { name = "rim", x = 0, y = 0, radius = 1, start = true } } }
  )");
  Table table("map=pit", yard);
  table.BeginMarching();
  table.Enlist(0, "fledgling", 5, {6000, 6000});
  table.Enlist(1, "fledgling", 5, {6500, 6000});
  table.state().phase = Phase::kBattles;
  table.MustDo(0, "attack 0 32");
  table.MustDo(0, "ready");
  table.MustDo(1, "ready");
  table.state().battle.winner = 1;
  EXPECT_EQ(RetreatingSeat(table.position()), -1);
}

// A location's reward is announced before tokens join; a person as referee announces its own.
TEST(Reward, IsAnnouncedBeforeTokensJoinAndPaidToTheWinner) {
  Meeting meeting("referee=person");
  meeting.Enlist(0, "fledgling", 5, kFord);
  meeting.Enlist(1, "fledgling", 5, kFord);
  meeting.MustDo(0, "attack 0 32");
  ASSERT_EQ(meeting.state().asked, 4);
  meeting.MustDo(2, "reward 17");
  EXPECT_EQ(meeting.state().phase, Phase::kJoining);
  EXPECT_EQ(meeting.Told(kRewardSet).at(0).args[0], 17);
  meeting.MustDo(0, "ready");
  meeting.MustDo(1, "ready");
  for (int seat = 0; seat < 2; ++seat) meeting.state().players[seat].rations = 0;
  meeting.End(1, {});
  meeting.GoOn();
  EXPECT_EQ(meeting.state().players[1].rations, 17);
  EXPECT_EQ(meeting.state().players[0].rations, 0);
}

TEST(Challenge, IsBoundByTheMissionOfItsLocation) {
  Meeting meeting;
  const int perch = meeting.rules().map().place_names.Find("old_perch");
  meeting.Enlist(0, "quack_marine", 10, meeting.rules().place(perch).at);
  meeting.Enlist(1, "fledgling", 5, {36'000, 15'000});
  meeting.state().offer = {1, static_cast<uint8_t>(perch), 0, 0, 20};
  meeting.MustDo(0, "accept 0");
  const int mission = meeting.content().mission_names.Find("cock_of_the_rock") + 1;
  EXPECT_EQ(meeting.state().terms.mission, mission);
  EXPECT_EQ(meeting.state().terms.own_mission, mission);
}

TEST(Challenge, GrowsWithWhoeverTakesItUp) {
  int before = 0;
  for (const int models : {2, 10}) {
    Meeting meeting;
    meeting.Enlist(0, "quack_marine", models, kFord);
    meeting.Enlist(1, "fledgling", 5, {36'000, 15'000});
    const int ford = meeting.rules().map().place_names.Find("the_ford");
    meeting.state().offer = {1, static_cast<uint8_t>(ford), 0, 0, 20};
    meeting.MustDo(0, "accept 0");
    int worth = 0;
    ForEachCompany(meeting.state(), 2, [&](int c) {
      worth += WorthOf(meeting.content(), meeting.state().companies[c]);
    });
    EXPECT_LE(worth, 7 * models);
    EXPECT_GT(worth, before);
    before = worth;
  }
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
