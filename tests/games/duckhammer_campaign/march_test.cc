// Marches, camps and enlisting on the campaign map.
#include "src/games/duckhammer_campaign/map/march.h"

#include "tests/games/duckhammer_campaign/fixtures.h"

namespace mallard::duckhammer_campaign {
namespace {

using duckhammer::Gait;

ConvexPolygon Box(int32_t x1, int32_t y1, int32_t x2, int32_t y2) {
  return *ConvexPolygon::Create(std::vector<Point>{{x1, y1}, {x2, y1}, {x2, y2}, {x1, y2}});
}

int GroundNamed(const char* name) {
  const std::vector<GroundKind>& grounds = BaseContent().grounds;
  for (size_t i = 0; i < grounds.size(); ++i) {
    if (grounds[i].id == name || grounds[i].id == std::string("duckhammer_campaign:") + name)
      return static_cast<int>(i);
  }
  ADD_FAILURE() << name;
  return 0;
}

// Open land to x = 10 inches, then a strip of the given land to x = 20.
CampaignMap Strip(const char* land, int32_t from = 10'000, int32_t to = 20'000) {
  CampaignMap map;
  map.width = map.height = 60'000;
  map.grounds = BaseContent().grounds;
  map.open = GroundNamed("open");
  map.regions.push_back({GroundNamed(land), Box(from, 0, to, 60'000)});
  return map;
}

int32_t Time(const CampaignMap& map, int32_t from, int32_t to, Gait swimmer = Gait::kSlow) {
  int32_t time = 0;
  return CheckWay(map, {from, 30'000}, {to, 30'000}, swimmer, time) ? -1 : time;
}

TEST(March, ADayIsSixInchesOfLandFourOfWoodlandThreeOfMountain) {
  EXPECT_EQ(Time(Strip("woodland"), 0, 6'000), kDay);
  EXPECT_EQ(Time(Strip("woodland"), 10'000, 14'000), kDay);
  EXPECT_EQ(Time(Strip("mountain"), 10'000, 13'000), kDay);
}

TEST(March, WaterTakesFastSwimmersADayForFourInchesAndSlowOnesForTwo) {
  EXPECT_EQ(Time(Strip("water"), 10'000, 14'000, Gait::kFast), kDay);
  EXPECT_EQ(Time(Strip("water"), 10'000, 12'000, Gait::kSlow), kDay);
}

TEST(March, NonSwimmersCrossAnInchOfWaterInADayAndNoMore) {
  EXPECT_EQ(Time(Strip("water", 10'000, 11'000), 10'000, 11'500, Gait::kNone), kDay + 500 * 2);
  EXPECT_EQ(Time(Strip("water", 10'000, 11'001), 10'000, 12'000, Gait::kNone), -1);
  EXPECT_EQ(Time(Strip("water", 10'000, 11'000), 9'000, 10'500, Gait::kNone), -1);
}

TEST(March, FractionsOfADayAreAddedExactly) {
  // 3 inches of land are half a day, 2 of woodland the other half.
  EXPECT_EQ(Time(Strip("woodland"), 7'000, 12'000), kDay);
}

TEST(March, OverlappingLandCountsAsTheSlowest) {
  CampaignMap map = Strip("woodland");
  map.regions.push_back({GroundNamed("mountain"), Box(10'000, 0, 20'000, 60'000)});
  EXPECT_EQ(Time(map, 10'000, 13'000), kDay);
}

TEST(March, ADayCostsTheGradePlusEarlierMarches) {
  Table table("map=reedmarch");
  table.BeginMarching();
  const int company = table.Enlist(0, "reed_captain", 2);
  table.state().companies[company].marches = 3;
  table.state().players[0].rations = 20;
  // Seven inches of open land are two days, at Grade 2 plus 3 marches.
  table.MustDo(0, "march 0 11000 15000");
  EXPECT_EQ(table.state().players[0].rations, 10);
}

TEST(March, DaysAreRoundedUpOnceAMarch) {
  Table table("map=reedmarch");
  table.BeginMarching();
  table.Enlist(0, "reed_captain", 2);
  table.state().players[0].rations = 20;
  table.MustDo(0, "march 0 7000 15000");  // Half a day: one is begun.
  EXPECT_EQ(table.state().players[0].rations, 18);
  table.MustDo(0, "march 0 10000 15000");  // The other half.
  EXPECT_EQ(table.state().players[0].rations, 18);
  table.MustDo(0, "march 0 10001 15000");
  EXPECT_EQ(table.state().players[0].rations, 16);
}

TEST(March, ATokenGoesTwentyFourInchesASeason) {
  Table table("map=reedmarch");
  table.BeginMarching();
  table.Enlist(0, "fledgling", 2);
  EXPECT_FALSE(table.Do(0, "march 0 28001 15000").ok());
  table.MustDo(0, "march 0 16000 15000");
  EXPECT_FALSE(table.Do(0, "march 0 28001 15000").ok());
  table.MustDo(0, "march 0 28000 15000");
}

TEST(March, CostsTheSameToWhoPlansIt) {
  Table table("map=reedmarch");
  table.BeginMarching();
  const int company = table.Enlist(0, "reed_captain", 2);
  table.state().companies[company].marches = 3;
  table.state().companies[company].marching = kDay / 2;  // Half of the first day is left.
  Leg leg;
  ASSERT_FALSE(CheckLeg(table.position(), company, {11'000, 15'000}, leg));
  EXPECT_EQ(leg.cost, CostOfMarch(table.position(), company, leg.time));
  EXPECT_EQ(leg.cost, 1 * (2 + 3)) << "14 twelfths of a day after 6";
}

TEST(March, WithoutRationsThereIsNoMarch) {
  Table table("map=reedmarch");
  table.BeginMarching();
  table.Enlist(0, "reed_captain", 2);
  table.state().players[0].rations = 1;
  EXPECT_FALSE(table.Do(0, "march 0 7000 15000").ok());
}

TEST(March, MarchesWithoutABattleMakeTheNextOneDearer) {
  Table table("map=reedmarch challenges=false");
  table.BeginMarching();
  table.Enlist(0, "fledgling", 2);
  table.Enlist(1, "fledgling", 2, {36'000, 15'000});
  table.MustDo(0, "march 0 7000 15000");
  table.MustDo(0, "done");
  table.MustDo(1, "done");
  EXPECT_EQ(table.state().season, 2);
  EXPECT_EQ(table.state().companies[0].marches, 1);
  EXPECT_EQ(table.state().companies[FirstCompany(1)].marches, 0);
  EXPECT_EQ(table.state().companies[0].moved, 0);
}

TEST(Camp, CostsTheGradeAndTwoInches) {
  Table table("map=reedmarch");
  table.BeginMarching();
  const int company = table.Enlist(0, "reed_captain", 2);
  table.state().players[0].rations = 5;
  table.MustDo(0, "camp 0");
  EXPECT_EQ(table.state().players[0].rations, 3);
  EXPECT_EQ(table.state().players[0].camp_count, 1);
  EXPECT_EQ(table.state().companies[company].moved, 2'000);
  table.state().companies[company].moved = 22'001;
  EXPECT_FALSE(table.Do(0, "camp 0").ok());
}

TEST(Camp, IsNotSetUpInWater) {
  Table table("map=reedmarch");
  table.BeginMarching();
  const int company = table.Enlist(0, "fledgling", 2, {20'000, 5'000});
  EXPECT_FALSE(table.Do(0, "camp 0").ok());
  table.state().companies[company].x = 18'000;
  EXPECT_TRUE(table.Do(0, "camp 0").ok());
}

TEST(Enlisting, NewCompaniesComeAtACamp) {
  Table table("map=reedmarch");
  table.BeginMarching();
  EXPECT_FALSE(table.Do(0, "recruit fledgling 3 1 1").ok());
  table.state().players[0].camps[table.state().players[0].camp_count++] = {9'000, 8'000};
  table.MustDo(0, "recruit fledgling 3 1 1");
  const Company& company = table.state().companies[0];
  EXPECT_EQ(company.at(), (Point{9'000, 8'000}));
  EXPECT_EQ(company.models, 3);
  EXPECT_EQ(table.state().players[0].rations, 180 - 9);
}

TEST(Enlisting, HappensAtTheLowestLevelOfTheGrade) {
  Table table;
  for (const auto& [model, level] : std::vector<std::pair<const char*, int>>{{"fledgling", 0},
                                                                             {"quack_marine", 1},
                                                                             {"reed_captain", 3},
                                                                             {"strider", 6},
                                                                             {"oathsworn", 10},
                                                                             {"marshal_aix", 15},
                                                                             {"grand_drake", 21}}) {
    EXPECT_EQ(NewCompany(table.content(), table.Model(model), 0, 1).level, level) << model;
  }
}

TEST(Enlisting, CharactersAreEnlistedOnce) {
  Table table("map=reedmarch");
  table.BeginMarching();
  table.state().players[0].camps[table.state().players[0].camp_count++] = {9'000, 8'000};
  table.MustDo(0, "recruit marshal_aix 1 1 1");
  table.state().companies[0] = Company();
  EXPECT_FALSE(table.Do(0, "recruit marshal_aix 1 1 1").ok());
}

TEST(Enlisting, OtherFeathersAreRefused) {
  Table table("map=reedmarch");
  table.BeginMarching();
  table.state().players[0].camps[table.state().players[0].camp_count++] = {9'000, 8'000};
  EXPECT_FALSE(table.Do(0, "recruit puffling 1 1 1").ok());
}

TEST(Enlisting, NewModelsOfATrainedCompanyAreRaisedToItsLevel) {
  Table table("map=reedmarch");
  table.BeginMarching();
  const int company = table.Enlist(0, "quack_marine", 2);
  table.state().companies[company].level = 3;
  EXPECT_FALSE(table.Do(0, "strengthen 0 2").ok());  // No camp.
  table.state().players[0].camps[table.state().players[0].camp_count++] = {4'500, 15'000};
  table.state().players[0].experience = 7;
  EXPECT_FALSE(table.Do(0, "strengthen 0 2").ok());  // From 1 to 9 in all takes 8.
  table.state().players[0].experience = 8;
  table.MustDo(0, "strengthen 0 2");
  EXPECT_EQ(table.state().companies[company].models, 4);
  EXPECT_EQ(table.state().players[0].experience, 0);
  EXPECT_EQ(table.state().players[0].rations, 180 - 14);
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
