// Boats, landings, and kinds of ground as content.
#include "src/games/duckhammer_campaign/map/boats.h"

#include "src/games/duckhammer_campaign/map/march.h"
#include "tests/games/duckhammer_campaign/fixtures.h"

namespace mallard::duckhammer_campaign {
namespace {

using duckhammer::Gait;

// A canal three inches wide between two farms, with a landing at its western bank, and a bog.
constexpr char kCanal[] = R"(
  ground { id = "bog", name = "Bog", symbol = "%", pace = 1, order = 9 }
  campaign_map {
    id = "canal", width = 30, height = 20,
    regions = {
      { land = "water", area = { { 10, 0 }, { 13, 0 }, { 13, 20 }, { 10, 20 } } },
      { land = "bog", area = { { 20, 0 }, { 24, 0 }, { 24, 20 }, { 20, 20 } } },
    },
    landings = { { 8, 10 } },
    places = {
      { name = "west", x = 5, y = 10, start = true },
      { name = "east", x = 26, y = 10, start = true },
    },
  }
)";

const std::shared_ptr<const Ruleset>& Canal() {
  static const auto* const ruleset = new std::shared_ptr<const Ruleset>(With(kCanal));
  return *ruleset;
}

// A company that cannot swim, at a point.
struct Crossing : Table {
  explicit Crossing(Point at) : Table("map=canal", Canal()) {
    BeginMarching();
    company = Enlist(0, "gale_lancer", 2, at);
    Enlist(1, "quack_marine", 2, {26'000, 10'000});
  }
  int company;
  int rations() { return state().players[0].rations; }
  Gait swimmer() { return SwimmerOf(position(), company); }
};

TEST(Boats, AreHiredForRationsWithinTwoInchesOfALanding) {
  Crossing far({5'000, 10'000});
  EXPECT_FALSE(far.Do(0, "hire 0 raft").ok());
  Crossing near({8'000, 12'000});
  const int before = near.rations();
  near.MustDo(0, "hire 0 raft");
  EXPECT_EQ(near.rations(), before - 2);
  EXPECT_EQ(near.Heard(kHired), 1);
  EXPECT_FALSE(near.Do(0, "hire 0 barge").ok());
  near.state().companies[0].boat = 0;
  near.state().players[0].rations = 1;
  EXPECT_FALSE(near.Do(0, "hire 0 raft").ok());
}

TEST(Boats, LetNonSwimmersCrossWaterAsSlowSwimmersDo) {
  Crossing crossing({8'000, 10'000});
  ASSERT_EQ(crossing.swimmer(), Gait::kNone);
  EXPECT_FALSE(crossing.Do(0, "march 0 14000 10000").ok());
  crossing.MustDo(0, "hire 0 raft");
  EXPECT_EQ(crossing.swimmer(), Gait::kSlow);
  crossing.MustDo(0, "march 0 14000 10000");
  // 3 inches of land are half a day, 3 of water for slow swimmers a day and a half.
  EXPECT_EQ(crossing.state().companies[0].marching, 2 * kDay);
}

TEST(Boats, CanBeFaster) {
  Crossing crossing({8'000, 10'000});
  crossing.MustDo(0, "hire 0 barge");
  EXPECT_EQ(crossing.swimmer(), Gait::kFast);
}

TEST(Boats, DoNotWaitInWater) {
  Crossing crossing({8'000, 10'000});
  crossing.MustDo(0, "hire 0 raft");
  EXPECT_FALSE(crossing.Do(0, "march 0 11500 10000").ok());
}

TEST(Boats, AreThereUntilTheSeasonEnds) {
  Crossing crossing({8'000, 10'000});
  crossing.MustDo(0, "hire 0 raft");
  crossing.MustDo(0, "done");
  crossing.MustDo(1, "done");
  EXPECT_EQ(crossing.state().season, 2);
  EXPECT_EQ(crossing.state().companies[0].boat, 0);
}

TEST(Grounds, AreContentWithAPaceOfTheirOwn) {
  Crossing crossing({19'000, 10'000});
  crossing.MustDo(0, "march 0 21000 10000");
  // An inch of land is a sixth of a day, an inch of bog a whole one.
  EXPECT_EQ(crossing.state().companies[0].marching, kDay / 6 + kDay);
}

TEST(Grounds, HavePacesThatDivideADay) {
  Pack pack;
  pack.label = "trial";
  pack.files = {
      {"pack.lua", "pack { id = 'trial', version = '1.0', game = 'duckhammer_campaign', api = 1 }"},
      {"content.lua", "ground { id = 'sand', name = 'Sand', pace = 5 }"}};
  EXPECT_FALSE(Ruleset::Load("duckhammer_campaign", {std::move(pack)}).ok());
}

TEST(Landings, AreOnEveryCampaignMap) {
  for (const CampaignMap& map : BaseContent().campaign_maps) {
    EXPECT_FALSE(map.landings.empty()) << map.id;
    for (const Point landing : map.landings) EXPECT_FALSE(IsWater(map, landing)) << map.id;
  }
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
