// Challenge battles: what the referee sets, what they are fought against, what they pay.
#include "src/games/duckhammer_campaign/battle/aftermath.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/referee/challenges.h"
#include "tests/games/duckhammer_campaign/meeting.h"

namespace mallard::duckhammer_campaign {
namespace {

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

TEST(Challenge, PaysNothingWhenItIsLost) {
  Meeting meeting;
  meeting.Enlist(0, "quack_marine", 10, kFord);
  meeting.Enlist(1, "fledgling", 5, {36'000, 15'000});
  const int ford = meeting.rules().map().place_names.Find("the_ford");
  meeting.state().offer = {1, static_cast<uint8_t>(ford), 0, 0, 20};
  meeting.MustDo(0, "accept 0");
  meeting.MustDo(0, "ready");
  meeting.state().players[0].rations = 0;
  meeting.End(1, {});
  meeting.GoOn();
  EXPECT_EQ(meeting.state().players[0].rations, 0);
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
  const auto keep = [&](const Action& action) {
    if (action.kind == kOffer) offers.push_back(action);
    return true;
  };
  const Listing::Visitor visitor = keep;
  Listing listing = Listing::Each(visitor);
  ListOffer(table.position(), 2, listing);
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

TEST(Remade, LocationsHaveTheMissionAndTheTerrainThatTheRefereeGivesThem) {
  Meeting meeting("referee=person");
  meeting.Enlist(0, "quack_marine", 10, kFord);
  meeting.Enlist(1, "quack_marine", 10, kFord);
  meeting.state().phase = Phase::kOffer;
  meeting.state().asked = 4;
  meeting.MustDo(2, "remake the_ford assassination the_perch");
  EXPECT_FALSE(meeting.Do(2, "remake the_ford assassination the_perch").ok());
  EXPECT_EQ(meeting.Heard(kLocationRemade), 1);
  meeting.state().phase = Phase::kBattles;
  meeting.state().asked = 1;
  meeting.MustDo(0, "attack 0 32");
  meeting.MustDo(2, "reward 0");
  meeting.MustDo(0, "ready");
  meeting.MustDo(1, "ready");
  const int mission = meeting.content().mission_names.Find("assassination");
  EXPECT_EQ(meeting.state().terms.mission, mission + 1);
  EXPECT_EQ(meeting.state().terms.own_mission, mission + 1);
  EXPECT_EQ(meeting.state().battle.map, meeting.content().map_names.Find("the_perch") + 1);
  // Another stage is another place.
  Play play = meeting.play();
  const int ford = meeting.rules().map().place_names.Find("the_ford");
  SetStage(play, ford, 1);
  EXPECT_EQ(MissionOf(meeting.rules(), meeting.state(), ford), -1);
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
