// Key locations change as battles are waged, and some are gone in the end.
#include "src/games/duckhammer_campaign/map/locations.h"

#include <gmock/gmock.h>

#include "src/games/duckhammer_campaign/turn.h"
#include "tests/games/duckhammer_campaign/meeting.h"

namespace mallard::duckhammer_campaign {
namespace {

using ::testing::HasSubstr;

constexpr Point kMill{12'000, 22'000};

int PlaceNamed(const Table& table, absl::string_view name) {
  return table.rules().map().place_names.Find(name);
}

// Two armies fight at a point, and nobody is lost.
void FightAt(Meeting& meeting, Point point) {
  meeting.state().phase = Phase::kBattles;
  meeting.state().asked = 1;
  for (const int c : {0, 32}) {
    Company& company = meeting.state().companies[c];
    company.x = point.x;
    company.y = point.y;
    company.fought = 0;
  }
  meeting.Fight();
  meeting.End(0, {});
  meeting.Close();
}

class TwoArmies : public Meeting {
 public:
  explicit TwoArmies(absl::string_view options = "battles=60") : Meeting(options) {
    Enlist(0, "fledgling", 5, kFord);
    Enlist(1, "fledgling", 5, kFord);
  }
};

TEST(Locations, ABattleMovesThemOnToTheirNextStage) {
  TwoArmies armies;
  const int ford = PlaceNamed(armies, "the_ford");
  EXPECT_EQ(StageOf(armies.rules(), armies.state(), ford).title, "The Ford");
  FightAt(armies, kFord);
  EXPECT_EQ(StageOf(armies.rules(), armies.state(), ford).title, "The Trampled Ford");
  EXPECT_EQ(armies.Heard(kLocationChanged), 1);
  FightAt(armies, kFord);
  EXPECT_EQ(armies.state().stages[ford], 2);
  FightAt(armies, kFord);  // It does not close, and stays what it is.
  EXPECT_EQ(armies.state().stages[ford], 2);
  EXPECT_EQ(armies.Heard(kLocationChanged), 2);
}

TEST(Locations, AStageHasItsOwnBattleMapsAndMission) {
  TwoArmies armies;
  armies.state().stages[PlaceNamed(armies, "the_ford")] = 2;
  armies.Fight();
  const int mission = armies.content().mission_names.Find("hold_the_fort");
  EXPECT_EQ(armies.content().maps[armies.state().battle.map - 1u].id, "duckhammer:stump_circle");
  EXPECT_EQ(armies.state().battle.players[0].mission, mission + 1);
}

TEST(Locations, SomeAreGoneAfterTheirLastBattle) {
  TwoArmies armies;
  const int mill = PlaceNamed(armies, "drowned_mill");
  FightAt(armies, kMill);
  EXPECT_TRUE(IsOpen(armies.rules(), armies.state(), mill));
  FightAt(armies, kMill);
  EXPECT_FALSE(IsOpen(armies.rules(), armies.state(), mill));
  EXPECT_EQ(armies.Heard(kLocationClosed), 1);
}

TEST(Locations, NoBattleBeginsInOneThatIsGone) {
  TwoArmies armies;
  for (const int c : {0, 32}) {
    armies.state().companies[c].x = kMill.x;
    armies.state().companies[c].y = kMill.y;
  }
  EXPECT_FALSE(CheckStage(armies.position(), PlaceNamed(armies, "drowned_mill"), 2));
  armies.state().stages[PlaceNamed(armies, "drowned_mill")] = 2;
  EXPECT_FALSE(armies.Do(0, "attack 0 32").ok());
  armies.state().stages[PlaceNamed(armies, "drowned_mill")] = 1;
  EXPECT_TRUE(armies.Do(0, "attack 0 32").ok());
}

TEST(Locations, NobodyHoldsOneThatIsGoneAndItsCampsCountNoMore) {
  TwoArmies armies;
  State& state = armies.state();
  const int mill = PlaceNamed(armies, "drowned_mill");
  state.companies[0].x = kMill.x;
  state.companies[0].y = kMill.y;
  state.players[0].camps[state.players[0].camp_count++] = {kMill.x, kMill.y};
  Play now = armies.play();
  UpdateHolders(now);
  EXPECT_EQ(state.holders[mill], 1);
  EXPECT_EQ(CampsIn(armies.rules(), state, 0, mill), 1);
  SetStage(now, mill, 2);
  EXPECT_EQ(state.holders[mill], 0);
  EXPECT_EQ(CampsIn(armies.rules(), state, 0, mill), 0);
  UpdateHolders(now);
  EXPECT_EQ(LocationsHeld(armies.rules(), state, 0), 0);
}

TEST(Locations, TheLastOneThatIsLeftNeverCloses) {
  TwoArmies armies;
  State& state = armies.state();
  const int mill = PlaceNamed(armies, "drowned_mill");
  for (int place = 0; place < armies.rules().places(); ++place) {
    if (place != mill) state.stages[place] = static_cast<uint8_t>(StagesOf(armies.rules(), place));
  }
  state.stages[mill] = 1;
  FightAt(armies, kMill);
  EXPECT_TRUE(IsOpen(armies.rules(), state, mill));
}

TEST(Locations, AChallengeInOneThatIsGoneIsOff) {
  TwoArmies armies;
  const int mill = PlaceNamed(armies, "drowned_mill");
  armies.state().stages[mill] = 1;
  armies.state().offer = {1, static_cast<uint8_t>(mill), 0, 0, 20};
  FightAt(armies, kMill);
  EXPECT_EQ(armies.state().offer.challenge, 0);
}

TEST(Locations, AChallengeChangesThePlaceToo) {
  TwoArmies armies;
  const int ford = PlaceNamed(armies, "the_ford");
  armies.state().offer = {1, static_cast<uint8_t>(ford), 0, 0, 20};
  armies.MustDo(0, "accept 0");
  armies.MustDo(0, "ready");
  armies.End(0, {});
  armies.Close();
  EXPECT_EQ(armies.state().stages[ford], 1);
}

TEST(Locations, APersonAsRefereeChangesAndClosesThem) {
  Table table("map=reedmarch referee=person");
  table.state().phase = Phase::kOffer;
  table.state().asked = 4;
  const int ford = PlaceNamed(table, "the_ford");
  EXPECT_FALSE(table.Do(2, "alter the_ford 1").ok());  // That is what it is.
  EXPECT_FALSE(table.Do(2, "alter the_ford 4").ok());  // There are three.
  EXPECT_FALSE(table.Do(2, "alter the_ford -1").ok());
  table.MustDo(2, "alter the_ford 3");
  EXPECT_EQ(table.state().stages[ford], 2);
  table.MustDo(2, "alter the_ford 0");
  EXPECT_FALSE(IsOpen(table.rules(), table.state(), ford));
  EXPECT_FALSE(table.Do(2, "offer bandits the_ford free 20 any").ok());
  table.MustDo(2, "alter the_ford 1");  // The river finds its bed again.
  EXPECT_TRUE(IsOpen(table.rules(), table.state(), ford));
  EXPECT_EQ(table.state().phase, Phase::kOffer);
}

TEST(Locations, TheAutomaticRefereeOffersNothingInOneThatIsGone) {
  for (uint64_t seed = 1; seed <= 20; ++seed) {
    Table table("map=reedmarch");
    table.BeginMarching();
    table.state().chance = Chance::Stream(seed, 0);
    table.Enlist(0, "fledgling", 5);
    table.Enlist(1, "fledgling", 5, {36'000, 15'000});
    const int ford = PlaceNamed(table, "the_ford");
    for (int place = 0; place < table.rules().places(); ++place) {
      if (place == ford) continue;
      table.state().stages[place] = static_cast<uint8_t>(StagesOf(table.rules(), place));
    }
    table.state().phase = Phase::kOffer;
    table.state().asked = 0;
    Play now = table.play();
    ASSERT_TRUE(Advance(now).ok());
    if (table.state().offer.challenge != 0) {
      EXPECT_EQ(table.state().offer.location, ford);
    }
  }
}

TEST(Locations, AreSavedAndDrawnAsTheyAre) {
  Match match = NewCampaign("map=reedmarch referee=person");
  for (int seat = 0; seat < 2; ++seat) {
    MustDo(match, seat, "feather impondium");
    MustDo(match, seat, "ready");
  }
  for (int seat = 0; seat < 2; ++seat) {
    MustDo(match, seat, "enlist fledgling 7 1");
    MustDo(match, seat, "ready");
  }
  MustDo(match, 2, "settle p1 westmere");
  MustDo(match, 2, "settle p2 eastmere");
  MustDo(match, 2, "alter the_ford 2");
  MustDo(match, 2, "alter drowned_mill 0");
  const auto restored = Match::Restore(Base(), match.Snapshot(Viewer::Host()));
  ASSERT_TRUE(restored.ok()) << restored.status();
  EXPECT_EQ(restored->Hash(), match.Hash());
  const std::string drawn = match.rules().Draw(match.state(), Viewer::Seat(0), {});
  EXPECT_THAT(drawn, HasSubstr("The Trampled Ford"));
  EXPECT_THAT(drawn, HasSubstr("The Sinking Mill (closed)"));
}

TEST(Locations, TheBaseMapsHaveSomeThatChangeAndSomeThatClose) {
  for (const CampaignMap& map : BaseContent().campaign_maps) {
    int changing = 0, closing = 0;
    for (const Place& place : map.places) {
      changing += place.stages.size() > 1 ? 1 : 0;
      closing += place.closes ? 1 : 0;
    }
    EXPECT_GT(changing, 0) << map.id;
    EXPECT_GT(closing, 0) << map.id;
  }
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
