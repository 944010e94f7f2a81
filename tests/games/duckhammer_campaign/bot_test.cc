// The computer player of campaigns.
#include "src/games/duckhammer_campaign/bot.h"

#include "tests/games/duckhammer_campaign/fixtures.h"

namespace mallard::duckhammer_campaign {
namespace {

TEST(CampaignBot, PlaysAWholeWarOfThreeBattles) {
  Match match = NewCampaign("battles=3 map=reedmarch", 3);
  PlayUntil(match, "standard", [](const State&) { return false; });
  ASSERT_TRUE(match.outcome().over);
  EXPECT_EQ(StateOf(match).battles, 3);
  EXPECT_NE(match.outcome().winners, 0u);
}

TEST(CampaignBot, PlaysDuckheim) {
  Match match = NewCampaign("mode=duckheim players=3 battles=2", 5);
  PlayUntil(match, "standard", [](const State&) { return false; });
  ASSERT_TRUE(match.outcome().over);
  EXPECT_EQ(StateOf(match).battles, 2);
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
