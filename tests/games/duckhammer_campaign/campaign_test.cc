// Before the campaign, seasons, and the end.
#include <algorithm>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/map/march.h"
#include "src/games/duckhammer_campaign/turn.h"
#include "tests/games/duckhammer_campaign/fixtures.h"

namespace mallard::duckhammer_campaign {
namespace {

TEST(Plans, AreSealedUntilAllAreReady) {
  Match match = NewCampaign("map=reedmarch");
  MustDo(match, 0, "feather auks");
  MustDo(match, 0, "means good_scrap");
  MustDo(match, 0, "ready");
  EXPECT_FALSE(match.DecisionOf(0));
  EXPECT_TRUE(match.DecisionOf(1));
  const Sight sight(match, 1);
  EXPECT_EQ(CampaignRules::As(sight.state()).players[0].feather, 0);
  EXPECT_EQ(CampaignRules::As(sight.state()).players[0].means[0], 0);
  EXPECT_EQ(match.EventCount(Viewer::Seat(1)), 0u);
  MustDo(match, 1, "feather auks");
  MustDo(match, 1, "ready");
  EXPECT_EQ(match.Events(Viewer::Seat(1))[0].kind, kFeatherShown);
  EXPECT_EQ(match.DecisionOf(0).kind, kFirstArmy);
}

TEST(Means, AreThreeAtMostAndOfTheOwnFeathersFactions) {
  Match match = NewCampaign("map=reedmarch");
  EXPECT_FALSE(Do(match, 0, "means foraging").ok());
  MustDo(match, 0, "feather auks");
  EXPECT_FALSE(Do(match, 0, "means tithe_forms").ok());
  for (int i = 0; i < 3; ++i) MustDo(match, 0, "means foraging");
  EXPECT_FALSE(Do(match, 0, "means foraging").ok());
  MustDo(match, 0, "drop 2");
  MustDo(match, 0, "means sea_raids");
}

TEST(Means, ThereAreThreeForAllAndTwoForEveryFaction) {
  const CampaignContent& content = BaseContent();
  std::vector<int> of_faction(content.factions.size());
  int general = 0;
  for (const Means& means : content.means) {
    if (means.faction < 0) {
      ++general;
    } else {
      ++of_faction[static_cast<size_t>(means.faction)];
    }
  }
  EXPECT_GE(general, 3);
  for (const int count : of_faction) EXPECT_GE(count, 2);
}

TEST(Means, OfSeasonsAreMultipliedByHowOftenTheyWereChosen) {
  Table table("map=reedmarch challenges=false");
  table.BeginMarching();
  table.Enlist(0, "fledgling", 2);
  table.Enlist(1, "fledgling", 2, {36'000, 15'000});
  const uint8_t foraging = static_cast<uint8_t>(table.content().means_names.Find("foraging") + 1);
  table.state().players[0].means[0] = table.state().players[0].means[1] = foraging;
  table.MustDo(0, "done");
  table.MustDo(1, "done");
  EXPECT_EQ(table.state().players[0].rations, 186);
  EXPECT_EQ(table.state().players[1].rations, 180);
}

TEST(FirstArmy, TakesTwoThirdsOfTheRationsAtMostRoundedUp) {
  Match match = NewCampaign("map=reedmarch rations=31");
  for (int seat = 0; seat < 2; ++seat) {
    MustDo(match, seat, "feather impondium");
    MustDo(match, seat, "ready");
  }
  EXPECT_EQ(RulesOf(match).first_army(), 21);
  MustDo(match, 0, "enlist fledgling 7 1");
  EXPECT_FALSE(Do(match, 0, "enlist fledgling 1 1").ok());
  EXPECT_EQ(StateOf(match).players[0].rations, 10);
  MustDo(match, 0, "dismiss 1");
  EXPECT_EQ(StateOf(match).players[0].rations, 31);
  EXPECT_FALSE(Do(match, 0, "ready").ok());  // No army at all.
  MustDo(match, 0, "enlist reed_captain 1 1");
  EXPECT_FALSE(Do(match, 0, "ready").ok());  // Grade 2 needs two units of its faction.
}

TEST(FirstArmy, WhatNoUnitCanMendIsRefusedAtOnce) {
  Match match = NewCampaign("map=reedmarch");
  for (int seat = 0; seat < 2; ++seat) {
    MustDo(match, seat, "feather impondium");
    MustDo(match, seat, "ready");
  }
  for (int i = 0; i < 3; ++i) MustDo(match, 0, "enlist fledgling 1 1");
  EXPECT_FALSE(Do(match, 0, "enlist fledgling 1 1").ok());  // Three of a model are the most.
  MustDo(match, 0, "enlist reed_captain 1 1");              // Needs another, which can come.
  EXPECT_FALSE(Do(match, 0, "ready").ok());
  MustDo(match, 0, "enlist pond_guard 1 1");
  MustDo(match, 0, "ready");
}

TEST(FirstArmy, FeathersWithoutOneAreNotChosen) {
  const auto ruleset = With(R"(
    feather { id = "moult", name = "Moult" }
    faction { id = "bald", name = "Bald", feather = "moult" }
  )");
  Match match = NewMatch(ruleset, "map=duckhammer_campaign:reedmarch", 1);
  EXPECT_FALSE(Do(match, 0, "feather trial:moult").ok());
  MustDo(match, 0, "feather impondium");
}

TEST(FirstArmy, IsHiddenUntilAllAreReady) {
  Match match = NewCampaign("map=reedmarch");
  for (int seat = 0; seat < 2; ++seat) {
    MustDo(match, seat, "feather impondium");
    MustDo(match, seat, "ready");
  }
  MustDo(match, 0, "enlist fledgling 7 1");
  const Sight other(match, 1);
  EXPECT_EQ(CampaignRules::As(other.state()).companies[0].model, 0);
  EXPECT_EQ(CampaignRules::As(other.state()).players[0].rations, 0);
}

TEST(Settling, IsTheRefereesWhereOneIsAsked) {
  Match match = NewCampaign("map=reedmarch referee=person");
  for (int seat = 0; seat < 2; ++seat) {
    MustDo(match, seat, "feather impondium");
    MustDo(match, seat, "ready");
  }
  for (int seat = 0; seat < 2; ++seat) {
    MustDo(match, seat, "enlist fledgling 7 1");
    MustDo(match, seat, "ready");
  }
  ASSERT_EQ(match.DecisionOf(2).kind, kSettleArmy);
  MustDo(match, 2, "settle p1 old_perch");
  EXPECT_FALSE(Do(match, 2, "settle p2 old_perch").ok());
  EXPECT_FALSE(Do(match, 2, "settle p2 the_ford").ok());
  MustDo(match, 2, "settle p2 eastmere");
  EXPECT_EQ(StateOf(match).companies[0].at().y, 4'500);
  EXPECT_EQ(StateOf(match).players[0].camp_count, 1);
  ASSERT_EQ(match.DecisionOf(2).kind, kOfferChallenge);
  MustDo(match, 2, "offer bandits the_ford free 55 any");
  EXPECT_EQ(StateOf(match).offer.reward, 55);
}

TEST(Settling, PutsTokensIntoTheLocationAndOnDryLand) {
  const auto ruleset = With(R"(
    campaign_map {
      id = "spit", width = 24, height = 24,
      regions = { { land = "water", area = { { 4, 0 }, { 5, 0 }, { 5, 24 }, { 4, 24 } } } },
      places = {
        { name = "left", x = 6, y = 6, radius = 1, start = true },
        { name = "right", x = 20, y = 20, start = true },
      },
    }
  )");
  Match match = NewMatch(ruleset, "map=spit rations=300", 1);
  for (int seat = 0; seat < 2; ++seat) {
    MustDo(match, seat, "feather impondium");
    MustDo(match, seat, "ready");
  }
  for (int seat = 0; seat < 2; ++seat) {
    for (const char* model : {"fledgling", "quack_marine", "pond_guard"}) {
      for (int i = 0; i < 3; ++i) MustDo(match, seat, absl::StrCat("enlist ", model, " 1 1"));
    }
    MustDo(match, seat, "ready");
  }
  const CampaignRules& rules = RulesOf(match);
  ForEachCompany(StateOf(match), 0, [&](int c) {
    const Point at = StateOf(match).companies[c].at();
    EXPECT_TRUE(Within(at, {6'000, 6'000}, 1'000)) << c;
    EXPECT_FALSE(IsWater(rules.map(), at)) << c;
  });
}

TEST(Seasons, TheFirstSeatRotates) {
  Table table("map=reedmarch challenges=false");
  table.BeginMarching();
  table.Enlist(0, "fledgling", 2);
  table.Enlist(1, "fledgling", 2, {36'000, 15'000});
  table.MustDo(0, "done");
  table.MustDo(1, "done");
  EXPECT_EQ(table.state().first, 1);
  table.MustDo(1, "done");
  table.MustDo(0, "done");
  EXPECT_EQ(table.state().first, 0);
}

TEST(TheEnd, ComesWithTheLastSeason) {
  Table table("map=reedmarch challenges=false seasons=1");
  table.BeginMarching();
  table.Enlist(0, "fledgling", 2);
  table.Enlist(1, "fledgling", 9, {36'000, 15'000});
  table.MustDo(0, "done");
  table.MustDo(1, "done");
  EXPECT_EQ(table.state().phase, Phase::kOver);
  // One location each: more models, more worth.
  EXPECT_EQ(table.state().winner, 2);
}

TEST(TheEnd, IsWonByKeyLocationsFirst) {
  Table table("map=reedmarch challenges=false seasons=1");
  table.BeginMarching();
  table.Enlist(0, "fledgling", 2);
  table.Enlist(0, "fledgling", 2, {20'000, 15'000});
  table.Enlist(1, "fledgling", 9, {36'000, 15'000});
  table.state().players[1].rations = 900;
  table.MustDo(0, "done");
  table.MustDo(1, "done");
  EXPECT_EQ(table.state().winner, 1);
  EXPECT_EQ(LocationsHeld(table.rules(), table.state(), 0), 2);
}

TEST(TheEnd, IsTheLowerSeatsWhereAllElseIsEqual) {
  Table table("map=reedmarch challenges=false seasons=1");
  table.BeginMarching(1);
  table.Enlist(0, "fledgling", 2);
  table.Enlist(1, "fledgling", 2, {36'000, 15'000});
  table.MustDo(1, "done");
  table.MustDo(0, "done");
  EXPECT_EQ(table.state().phase, Phase::kOver);
  EXPECT_EQ(table.state().winner, 1);
}

TEST(TheEnd, ComesWhenOnlyOnePlayerHasTokens) {
  Table table("map=reedmarch challenges=false");
  table.BeginMarching();
  table.Enlist(1, "fledgling", 2, {36'000, 15'000});
  table.Enlist(0, "fledgling", 2);
  table.state().companies[0] = Company();
  table.state().asked = 2;
  table.state().turn = 1;
  table.MustDo(1, "done");
  EXPECT_EQ(table.state().phase, Phase::kOver);
  EXPECT_EQ(table.state().winner, 2);
}

TEST(CampaignMaps, ThereAreTwoWithEveryKindOfLand) {
  const CampaignContent& content = BaseContent();
  ASSERT_GE(content.campaign_maps.size(), 2u);
  for (const CampaignMap& map : content.campaign_maps) {
    for (int ground = 0; ground < static_cast<int>(content.grounds.size()); ++ground) {
      EXPECT_TRUE(ground == map.open ||
                  std::any_of(map.regions.begin(), map.regions.end(),
                              [&](const Region& region) { return region.ground == ground; }))
          << map.id;
    }
  }
}

TEST(War, NeedsTwoPlayers) {
  Configuration configuration(Base()->game().manifest());
  ASSERT_TRUE(configuration.SetAll("players=1").ok());
  EXPECT_FALSE(Base()->RulesFor(configuration).ok());
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
